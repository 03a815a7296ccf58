"""The log of a server, on its error stream."""

import logging
from datetime import UTC, datetime

import msgspec


class AsJson(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str, form: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(
        AsJson() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    logging.basicConfig(handlers=[handler])
    logging.getLogger("reihum").setLevel(level.upper())
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # our own log reports a lost database
