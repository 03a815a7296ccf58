"""Replays for those who ask: told by a process beside the server, one after another, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict

from reihum.game import Seat
from reihum.live.store import RecordRow
from reihum.record import BadRecord
from reihum.replay import NotTold, tell
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.table.judging import NotAllowed

REPLAY_SECONDS = 30.0
"""From the task to the answer, with those that were asked for before."""
MOST_WAITING = 32
MOST_KEPT_BYTES = 16 * 2**20


class Replays:
    """Told one after another by a process that nobody else waits for; those of late are kept."""

    def __init__(self) -> None:
        self._processes: BotProcesses | None = None
        self._kept: OrderedDict[tuple[str, Seat | None, bool, int], bytes] = OrderedDict()
        self._kept_bytes = 0
        self._waiting = 0

    async def find(self, row: RecordRow, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        """Some steps of a record as JSON; raises ``Refused``."""
        asked = row.id, seat, is_open, since
        if asked not in self._kept:
            self._keep(asked, await self._tell(row.body, seat, is_open=is_open, since=since))
        self._kept.move_to_end(asked)
        return self._kept[asked]

    def close(self) -> None:
        if self._processes is not None:
            self._processes.close()

    async def _tell(self, body: bytes, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise NotAllowed("no-replay-now")
        if self._processes is None:
            self._processes = BotProcesses(1, REPLAY_SECONDS)
        self._waiting += 1
        try:
            told = await self._processes.ask(REPLAY_SECONDS, tell, body, seat, is_open, since)
        except NoAnswer:
            raise NotAllowed("no-replay-now") from None
        finally:
            self._waiting -= 1
        if isinstance(told, NotTold):
            raise BadRecord(told.code, **told.details)
        assert isinstance(told, bytes)
        return told

    def _keep(self, asked: tuple[str, Seat | None, bool, int], told: bytes) -> None:
        self._kept_bytes += len(told) - len(self._kept.pop(asked, b""))
        self._kept[asked] = told
        while self._kept_bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= len(oldest)
