"""Reviews of finished matches: thought out one at a time, in a process that no bot waits for."""

from __future__ import annotations

import asyncio
import os
from collections import Counter

import msgspec

from reihum import record
from reihum.live.bot_service import Asker
from reihum.registry import GAMES
from reihum.review.review import review
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.table.judging import NotAllowed

REVIEW_SECONDS = 600.0
"""From the first task to the answer, with those that were asked for before."""
ANSWER_SECONDS = 10.0
"""After these whoever asks is told to ask again: no request should take much longer on its way here."""
MOST_WAITING = 16
MOST_OF_ADDRESS = 2
"""How many of them one address may wait for; addresses take turns."""
MOST_KEPT = 100
SEED = 0
"""Whoever asks again, or ``reihum review``, is told the same."""
NICENESS = 10
"""Bots and people come first."""


class Reviews:
    """Those that were asked for lately, by the ids of their records. The process starts with the first."""

    def __init__(self) -> None:
        self._processes: BotProcesses | None = None
        self._asked: dict[str, asyncio.Task[bytes | None]] = {}
        self._waiting: Counter[str] = Counter()
        """How many of them each address waits for."""

    async def find(self, record_id: str, body: bytes, address: str | None) -> bytes | None:
        """The review of a record as JSON; ``None`` if it is not thought out yet. Raises ``Refused``.

        Without an address, the number of reviews that somebody waits for is not limited by it.
        """
        thinking = self._asked.get(record_id)
        if thinking is None:
            self._check_room(address or record_id)
            await asyncio.to_thread(record.read, body, GAMES)
            thinking = self._begin(record_id, body, address)
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
        if self._processes is not None:
            self._processes.close()

    def _begin(self, record_id: str, body: bytes, address: str | None) -> asyncio.Task[bytes | None]:
        if record_id in self._asked:
            return self._asked[record_id]
        asker = Asker(address or record_id, record_id)
        self._check_room(asker.address)
        if len(self._asked) >= MOST_KEPT:
            del self._asked[next(name for name, thinking in self._asked.items() if thinking.done())]
        self._waiting[asker.address] += 1
        thinking = self._asked[record_id] = asyncio.create_task(self._think(body, asker))
        thinking.add_done_callback(lambda _: self._waiting.subtract([asker.address]))
        return thinking

    def _check_room(self, address: str) -> None:
        """Raises ``NotAllowed`` if too many reviews are waited for already."""
        self._waiting += Counter()  # forgets addresses that wait for none
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_OF_ADDRESS:
            raise NotAllowed("no-review-now")

    async def _think(self, body: bytes, asker: Asker) -> bytes | None:
        if self._processes is None:
            self._processes = BotProcesses(1, REVIEW_SECONDS)
        try:
            found: bytes = await self._processes.ask(REVIEW_SECONDS, think, body, asker=asker)
        except NoAnswer:
            return None
        return found


def think(body: bytes) -> bytes:
    """The review of a record that can be read."""
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    whole = record.read(body, GAMES)
    return msgspec.json.encode(review(whole, GAMES[whole.game], SEED))
