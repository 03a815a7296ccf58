"""Whether the store works: the reasons of failures, lines in the log, and a probe."""

import asyncio
import errno
import logging
import os
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Literal, get_args

LOGGER = logging.getLogger("reihum")

PROBE_SECONDS = 3.0
FRESH_SECONDS = 1.0
"""An answer is valid for this time."""
CALM_SECONDS = 1.0
"""A store that has worked this long after its last failure has recovered."""

Work = Literal["read", "write"]
Reason = Literal["read-only", "full", "replaced", "busy", "no-answer", "failing"]

SQLITE_REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
}
POSTGRES_REASONS: dict[str, Reason] = {"25006": "read-only", "53100": "full"}
SYSTEM_REASONS: dict[int, Reason] = {errno.EROFS: "read-only", errno.ENOSPC: "full"}


class FileReplaced(OSError):
    """The file is gone or was replaced, so that writes would be lost."""


def cause_of(error: BaseException) -> BaseException:
    """The error of the driver."""
    return getattr(error, "orig", None) or error


def reason_of(error: BaseException) -> Reason:
    """The reason in a word that gives no details away."""
    cause = cause_of(error)
    match cause:
        case FileReplaced():
            return "replaced"
        case TimeoutError():
            return "no-answer"
        case sqlite3.Error():
            return SQLITE_REASONS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "failing")
        case OSError():
            return SYSTEM_REASONS.get(cause.errno or 0, "failing")
    return POSTGRES_REASONS.get(getattr(cause, "sqlstate", None) or "", "failing")


def explain(error: BaseException) -> str:
    """The message of the driver, for the log."""
    cause = cause_of(error)
    return " ".join(str(cause).split()) or type(cause).__name__


class Health:
    """Counts failures. The first failure and the recovery are lines in the log."""

    def __init__(self) -> None:
        self.errors = Counter(dict.fromkeys(product(get_args(Work), get_args(Reason)), 0))
        """By work and reason."""
        self._failing_since: dict[Work, float] = {}
        self._failed_at: dict[Work, float] = {}

    def failed(self, work: Work, error: BaseException) -> None:
        now = time.monotonic()
        reason = reason_of(error)
        self.errors[work, reason] += 1
        self._failed_at[work] = now
        if work not in self._failing_since:
            self._failing_since[work] = now
            fields = {"work": work, "reason": reason, "problem": explain(error)}
            LOGGER.error("the store fails", extra=fields)

    def worked(self, work: Work) -> None:
        if work not in self._failing_since:
            return
        now = time.monotonic()
        if now - self._failed_at[work] >= CALM_SECONDS:
            seconds = now - self._failing_since.pop(work)
            LOGGER.warning("the store works again", extra={"work": work, "seconds": seconds})


class Probe:
    """Tries something, but not more often than once in a while."""

    def __init__(self, attempt: Callable[[], Awaitable[object]]) -> None:
        self._attempt = attempt
        self._trying: asyncio.Task[Reason | None] | None = None
        self._begun = 0.0

    async def ask(self) -> Reason | None:
        """Why it does not work; ``None`` if it does. A slow attempt goes on afterwards."""
        now = time.monotonic()
        if self._trying is None or (self._trying.done() and now - self._begun >= FRESH_SECONDS):
            self._begun, self._trying = now, asyncio.create_task(self._try())
        await asyncio.wait({self._trying}, timeout=PROBE_SECONDS)
        return self._trying.result() if self._trying.done() else "no-answer"

    async def close(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            with suppress(asyncio.CancelledError):
                await self._trying

    async def _try(self) -> Reason | None:
        try:
            await self._attempt()
        except Exception as error:
            return reason_of(error)
        return None


class Files:
    """The file of a database and its write-ahead log, which must not be replaced."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._ahead = path.with_name(f"{path.name}-wal")
        self._known = _identity(path)
        self._known_ahead: tuple[int, int] | None = None

    def forget_log(self) -> None:
        """A new connection may begin a new write-ahead log."""
        self._known_ahead = None

    def check(self) -> None:
        """Raises ``FileReplaced``."""
        if _identity(self._path) != self._known:
            raise FileReplaced(
                f"{self._path.name} is gone or another file; put it back, or restart the server"
            )
        ahead = _identity(self._ahead)
        if self._known_ahead is None:
            self._known_ahead = ahead
        elif ahead != self._known_ahead:
            raise FileReplaced(f"{self._ahead.name} is gone or another file; restart the server")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
