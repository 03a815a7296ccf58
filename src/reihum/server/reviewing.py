"""Reviews of finished matches: thought out one at a time, in a process that no bot waits for."""

from __future__ import annotations

import asyncio
import os

import msgspec

from reihum import record
from reihum.lab.review import review
from reihum.registry import GAMES
from reihum.server.thinking import NoAnswer, Thinkers
from reihum.table.desk import NotAllowed

REVIEW_SECONDS = 600.0
"""From the first question to the answer, with those that were asked for before."""
ANSWER_SECONDS = 10.0
"""After these whoever asks is told to ask again: no request should take much longer on its way here."""
MOST_WAITING = 8
MOST_KEPT = 100
SEED = 0
"""Whoever asks again, or ``reihum review``, is told the same."""
NICENESS = 10
"""Bots and people come first."""


class Reviews:
    """Those that were asked for lately, by the ids of their records. The process starts with the first."""

    def __init__(self) -> None:
        self._thinkers: Thinkers | None = None
        self._asked: dict[str, asyncio.Task[bytes | None]] = {}

    async def find(self, record_id: str, body: bytes) -> bytes | None:
        """The review of a record as JSON; ``None`` if it is not thought out yet. Raises ``Refused``."""
        thinking = self._asked.get(record_id)
        if thinking is None:
            await asyncio.to_thread(record.read, body, GAMES)
            thinking = self._begin(record_id, body)
        await asyncio.wait({thinking}, timeout=ANSWER_SECONDS)
        if not thinking.done():
            return None
        found = thinking.result()
        if found is None:
            self._asked.pop(record_id, None)
            raise NotAllowed("no-review-now")
        return found

    def close(self) -> None:
        for thinking in self._asked.values():
            thinking.cancel()
        if self._thinkers is not None:
            self._thinkers.close()

    def _begin(self, record_id: str, body: bytes) -> asyncio.Task[bytes | None]:
        done = [name for name, thinking in self._asked.items() if thinking.done()]
        if len(self._asked) - len(done) >= MOST_WAITING:
            raise NotAllowed("no-review-now")
        if len(self._asked) >= MOST_KEPT:
            del self._asked[done[0]]
        if record_id not in self._asked:
            self._asked[record_id] = asyncio.create_task(self._think(body))
        return self._asked[record_id]

    async def _think(self, body: bytes) -> bytes | None:
        if self._thinkers is None:
            self._thinkers = Thinkers(1, REVIEW_SECONDS)
        try:
            found: bytes = await self._thinkers.ask(REVIEW_SECONDS, think, body)
        except NoAnswer:
            return None
        return found


def think(body: bytes) -> bytes:
    """The review of a record that can be read."""
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    whole = record.read(body, GAMES)
    return msgspec.json.encode(review(whole, GAMES[whole.game], SEED))
