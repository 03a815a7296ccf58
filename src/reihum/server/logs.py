"""The log of a server, on its error stream: one event a line, as text or as JSON.

The message of an event is always the same. What differs is in its fields, which are given as ``extra``.
Fields never have names of people, tokens, passwords or addresses of clients.
"""

import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from os import environ
from typing import Any

import msgspec

OURS = "reihum"
NO_FIELDS = frozenset((*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"))
"""What every record has."""
PLAIN = re.compile(r"[\w.:/+-]+", re.ASCII)
"""A value that needs no quotes."""
LEVEL, FORMAT = "REIHUM_LOG_LEVEL", "REIHUM_LOG_FORMAT"


def event(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says. Of other libraries it has the name, but not what they add to a record."""
    line = {"time": _time(record), "level": record.levelname.lower(), "message": record.getMessage()}
    if record.name == OURS:
        line |= {name: value for name, value in vars(record).items() if name not in NO_FIELDS}
    else:
        line["logger"] = record.name
    if record.exc_info:
        line["traceback"] = logging.Formatter().formatException(record.exc_info)
    return line


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class AsJson(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(event(record), enc_hook=str).decode()


class AsText(logging.Formatter):
    """Time, level, message and fields. Only a traceback has lines of its own, which are indented."""

    def format(self, record: logging.LogRecord) -> str:
        found = event(record)
        time, level, message = (found.pop(name) for name in ("time", "level", "message"))
        traceback = str(found.pop("traceback", ""))
        fields = "".join(f" {name}={_quoted(value)}" for name, value in found.items())
        line = f"{time} {level.upper()} {' '.join(message.splitlines())}{fields}"
        return "\n    ".join((line, *traceback.splitlines()))


def _quoted(value: object) -> str:
    text = f"{value:.3f}" if isinstance(value, float) else str(value)
    return text if PLAIN.fullmatch(text) else msgspec.json.encode(text).decode()


def set_up(level: str, form: str) -> None:
    """For this process, and for the worker processes that it starts."""
    environ[LEVEL], environ[FORMAT] = level, form
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(handlers=[handler])
    logging.captureWarnings(True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # our own log reports a lost database


def set_up_worker(settings: Mapping[str, str] = environ) -> None:
    """For a worker process, as its server has it."""
    set_up(settings.get(LEVEL, "info"), settings.get(FORMAT, "text"))
