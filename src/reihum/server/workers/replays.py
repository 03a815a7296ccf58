"""Replays, made one after another by a process beside the server, and kept for a while.

The same process judges what visitors bring: records from links and files, and logs of tables.
"""

import os
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, TypeVar

from reihum import record, record_link
from reihum.game import Refused, Seat
from reihum.live.bot_service import Asker
from reihum.live.requests import OpenedRecord
from reihum.live.store import Kept, RecordRow
from reihum.live.summary import kept
from reihum.registry import GAMES
from reihum.replay import NICENESS, replay_as_json
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.table import brought
from reihum.table import log as table_log
from reihum.table.judging import NotAllowed

REPLAY_SECONDS = 30.0
"""The time until the answer, with the replays that wait before it."""
MOST_WAITING = 32
MOST_KEPT_BYTES = 16 * 2**20
MOST_RECORD_BYTES = 2 * 2**20
"""The longest record that is accepted from outside."""
OPENED = "opened."
"""The ids of records from outside begin with this."""

Key = TypeVar("Key")


class _Latest(Generic[Key]):
    """Data that were used last, up to a number of bytes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0

    def find(self, key: Key) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Key, data: bytes) -> None:
        self._bytes += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self._bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)


class Replays:
    def __init__(self) -> None:
        self._processes: BotProcesses | None = None
        self._kept: _Latest[tuple[str, Seat | None, bool, int]] = _Latest()
        self._opened: _Latest[str] = _Latest()
        self._waiting = 0

    async def find(self, row: RecordRow, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        """Some steps of a record as JSON; raises ``Refused``."""
        key = row.id, seat, is_open, since
        replay = self._kept.find(key)
        if replay is None:
            replay = await self._ask(None, replay_as_json, row.body, seat, is_open, since)
            assert isinstance(replay, bytes)
            self._kept.keep(key, replay)
        return replay

    async def open(self, data: bytes, asker: Asker) -> OpenedRecord:
        """Verifies a record from a file or a link, and remembers it for a while; raises ``Refused``."""
        record_id = OPENED + sha256(data).hexdigest()[:32]
        body, link = await self._ask(asker, verified, data)
        self._opened.keep(record_id, body)
        return OpenedRecord(record_id, link)

    def opened(self, record_id: str) -> RecordRow | None:
        body = self._opened.find(record_id)
        return None if body is None else RecordRow(record_id, "", body, 0)

    async def link(self, row: RecordRow) -> str | None:
        """What a link to a record has after its ``#``, if it is not too long; raises ``Refused``."""
        _, link = await self._ask(None, verified, row.body)
        assert link is None or isinstance(link, str)
        return link

    async def bring(
        self, table_id: str, body: bytes, people: brought.People, now: int, secret: str, asker: Asker
    ) -> tuple[list[bytes], Kept]:
        """The log of a table from outside, judged, and what is kept beside it; raises ``Refused``."""
        bodies, keeping = await self._ask(asker, judged, table_id, body, people, now, secret)
        return bodies, keeping

    def close(self) -> None:
        if self._processes is not None:
            self._processes.close()

    async def _ask(self, asker: Asker | None, task: Callable[..., Any], *details: Any) -> Any:
        if self._waiting >= MOST_WAITING:
            raise NotAllowed("no-replay-now")
        if self._processes is None:
            self._processes = BotProcesses(1, REPLAY_SECONDS)
        self._waiting += 1
        try:
            answer = await self._processes.ask(REPLAY_SECONDS, task, *details, asker=asker)
        except NoAnswer:
            raise NotAllowed("no-replay-now") from None
        finally:
            self._waiting -= 1
        if isinstance(answer, Refused):
            raise answer
        return answer


def verified(data: bytes) -> tuple[bytes, str | None] | Refused:
    """A record from outside as JSON, and as a link if that is short enough. For a worker process."""
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    try:
        found = record_link.read_any(data, GAMES)
        game = GAMES[found.game]
        record.verify(found, game)
        return record.write(found), record_link.pack(found, game)
    except Refused as refused:
        return refused


def judged(
    table_id: str, body: bytes, people: brought.People, now: int, secret: str
) -> tuple[list[bytes], Kept] | Refused:
    """The log of a table from outside, and what is kept beside it. For a worker process."""
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    try:
        entries, table = brought.bring(body, people, now, secret)
        return [table_log.write(entry) for entry in entries], kept(table_id, table)
    except Refused as refused:
        return refused
