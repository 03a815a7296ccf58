"""Replays, made one after another by a process beside the server, and kept for a while."""

from collections import OrderedDict

from reihum.game import Seat
from reihum.live.store import RecordRow
from reihum.record import BadRecord
from reihum.replay import ReplayRefusal, replay_as_json
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.table.judging import NotAllowed

REPLAY_SECONDS = 30.0
"""The time until the answer, with the replays that wait before it."""
MOST_WAITING = 32
MOST_KEPT_BYTES = 16 * 2**20


class Replays:
    def __init__(self) -> None:
        self._processes: BotProcesses | None = None
        self._kept: OrderedDict[tuple[str, Seat | None, bool, int], bytes] = OrderedDict()
        self._kept_bytes = 0
        self._waiting = 0

    async def find(self, row: RecordRow, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        """Some steps of a record as JSON; raises ``Refused``."""
        key = row.id, seat, is_open, since
        if key not in self._kept:
            self._keep(key, await self._make(row.body, seat, is_open=is_open, since=since))
        self._kept.move_to_end(key)
        return self._kept[key]

    def close(self) -> None:
        if self._processes is not None:
            self._processes.close()

    async def _make(self, body: bytes, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise NotAllowed("no-replay-now")
        if self._processes is None:
            self._processes = BotProcesses(1, REPLAY_SECONDS)
        self._waiting += 1
        try:
            replay = await self._processes.ask(REPLAY_SECONDS, replay_as_json, body, seat, is_open, since)
        except NoAnswer:
            raise NotAllowed("no-replay-now") from None
        finally:
            self._waiting -= 1
        if isinstance(replay, ReplayRefusal):
            raise BadRecord(replay.code, **replay.details)
        assert isinstance(replay, bytes)
        return replay

    def _keep(self, key: tuple[str, Seat | None, bool, int], replay: bytes) -> None:
        self._kept_bytes += len(replay) - len(self._kept.pop(key, b""))
        self._kept[key] = replay
        while self._kept_bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= len(oldest)
