"""Reviews of finished matches, made one at a time in a process of their own."""

import asyncio
import os
from collections import Counter

import msgspec

from reihum import record
from reihum.extras import has
from reihum.live.bot_service import Asker
from reihum.registry import GAMES
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.table.judging import NotAllowed

REVIEW_SECONDS = 600.0
"""The time until the answer, with the reviews that wait before it."""
ANSWER_SECONDS = 10.0
"""After this time the client has to ask again, because requests should not take much longer."""
MOST_WAITING = 16
MOST_OF_ADDRESS = 2
"""The most reviews that one address may wait for; addresses take turns."""
MOST_KEPT = 100
SEED = 0
"""The same as of ``reihum review``, so that reviews do not differ."""
NICENESS = 10
"""Bots and players come first."""


class Reviews:
    """The latest reviews, by the ids of their records. The process starts with the first one."""

    def __init__(self) -> None:
        self._processes: BotProcesses | None = None
        self._reviews: dict[str, asyncio.Task[bytes | None]] = {}
        self._waiting: Counter[str] = Counter()
        """The number of reviews that each address waits for."""

    async def find(self, record_id: str, body: bytes, address: str | None) -> bytes | None:
        """The review of a record as JSON; ``None`` if it is not ready yet. Raises ``Refused``.

        Without an address, only the number of all reviews is limited.
        """
        if not has("numpy"):
            raise NotAllowed("no-reviews-here")
        reviewing = self._reviews.get(record_id)
        if reviewing is None:
            self._check_room(address or record_id)
            await asyncio.to_thread(record.read, body, GAMES)
            reviewing = self._begin(record_id, body, address)
        await asyncio.wait({reviewing}, timeout=ANSWER_SECONDS)
        if not reviewing.done():
            return None
        found = reviewing.result()
        if found is None:
            self._reviews.pop(record_id, None)
            raise NotAllowed("no-review-now")
        return found

    def close(self) -> None:
        for reviewing in self._reviews.values():
            reviewing.cancel()
        if self._processes is not None:
            self._processes.close()

    def _begin(self, record_id: str, body: bytes, address: str | None) -> asyncio.Task[bytes | None]:
        if record_id in self._reviews:
            return self._reviews[record_id]
        asker = Asker(address or record_id, record_id)
        self._check_room(asker.address)
        if len(self._reviews) >= MOST_KEPT:
            del self._reviews[next(name for name, reviewing in self._reviews.items() if reviewing.done())]
        self._waiting[asker.address] += 1
        reviewing = self._reviews[record_id] = asyncio.create_task(self._review(body, asker))
        reviewing.add_done_callback(lambda _: self._waiting.subtract([asker.address]))
        return reviewing

    def _check_room(self, address: str) -> None:
        """Raises ``NotAllowed`` if too many reviews wait already."""
        self._waiting += Counter()  # forgets addresses that wait for none
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_OF_ADDRESS:
            raise NotAllowed("no-review-now")

    async def _review(self, body: bytes, asker: Asker) -> bytes | None:
        if self._processes is None:
            self._processes = BotProcesses(1, REVIEW_SECONDS)
        try:
            found: bytes = await self._processes.ask(REVIEW_SECONDS, review_as_json, body, asker=asker)
        except NoAnswer:
            return None
        return found


def review_as_json(body: bytes) -> bytes:
    """A review as JSON, for a worker process."""
    from reihum.review.review import review  # needs numpy

    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    whole = record.read(body, GAMES)
    return msgspec.json.encode(review(whole, GAMES[whole.game], SEED))
