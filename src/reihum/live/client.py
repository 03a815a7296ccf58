"""Somebody who looks at a table, seated or not: what they are told, and how long their line is."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from reihum.live.messages import Ping, Update
from reihum.table.call_timing import Bounds, Line, Timing, allowance, delay, judge, pinged
from reihum.table.log import Person
from reihum.table.views import TableView

MOST_UNSENT = 64
"""So many messages may wait for a client that reads slowly; then it is let go."""
FEW_ROUND_TRIPS = 8
PINGS_AT_FIRST = 3
"""So many pings go out together as long as only few round trips are known."""
MOST_PINGS = 16
"""So many pings are waited for; those before them are taken to be lost."""


Message = Update | Ping


class Client:
    """What they are told is sent at once, or waits here to be sent."""

    def __init__(self, person: Person | None, origin: str | None = None) -> None:
        self.person = person
        self.origin = origin
        """What limits are counted by; ``None`` if they are not."""
        self.person_id = None if person is None else person.id
        self.send_at_once: Callable[[Message], bool] = _not_now
        """Sends a message if nothing is in its way."""
        self.unsent: asyncio.Queue[Message | None] = asyncio.Queue(MOST_UNSENT)
        """``None``: there is more than the client can read, and it has to go."""
        self._version = 0
        self._seen: TableView | None = None
        self._line = Line()
        self._pings: dict[str, int] = {}

    def tell(self, events: tuple[msgspec.Struct, ...], seen: TableView) -> None:
        """Lets them know, if there is anything new for their eyes."""
        if events or seen != self._seen:
            self.show(events, seen)

    def show(self, events: tuple[msgspec.Struct, ...], seen: TableView) -> None:
        self._version += 1
        self._seen = seen
        self._put(Update(self._version, events, seen))

    def dismiss(self) -> None:
        """Lets them go, whatever is still to be told."""
        if self.unsent.full():
            self.unsent.get_nowait()
        self.unsent.put_nowait(None)

    def ping(self, delays: tuple[int | None, ...]) -> None:
        few = len(self._line.round_trips) < FEW_ROUND_TRIPS
        for _ in range(PINGS_AT_FIRST if few else 1):
            self._put(Ping(secrets.token_hex(8), delays))

    def sent(self, message: Message, at: int) -> None:
        if isinstance(message, Ping):
            self._pings[message.word] = at
            for lost in list(self._pings)[:-MOST_PINGS]:
                del self._pings[lost]

    def ponged(self, word: str, at: int) -> None:
        """A ping has come back; any other word counts for nothing."""
        sent_at = self._pings.pop(word, None)
        if sent_at is not None:
            self._line = pinged(self._line, at - sent_at)

    def delay(self, bounds: Bounds) -> int | None:
        return delay(self._line, bounds) if self._line.round_trips else None

    def allowance(self, bounds: Bounds) -> int:
        return allowance(self._line, bounds)

    def judge_call(self, timing: Timing, bounds: Bounds) -> int:
        """When a call was made, and one more thing that is known of the line."""
        judgement = judge(self._line, timing, bounds)
        self._line = judgement.line
        return judgement.time

    def _put(self, message: Message) -> None:
        if self.unsent.empty() and self.send_at_once(message):
            return
        if self.unsent.qsize() < MOST_UNSENT - 1:
            self.unsent.put_nowait(message)
        elif not self.unsent.full():
            self.unsent.put_nowait(None)


def _not_now(message: Message) -> bool:
    return False
