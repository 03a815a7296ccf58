"""A connection to a table, of a player or an onlooker: what is sent to it, and how long messages take."""

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from reihum.live.messages import FromServer, Ping, Update, View
from reihum.table.call_timing import Bounds, Latency, Timing, allowance, delay, judge, pinged
from reihum.table.changes import changes
from reihum.table.log import Person
from reihum.table.views import TableView

MOST_UNSENT = 64
"""The most messages that may wait for a client that reads slowly; then it is dismissed."""
FEW_ROUND_TRIPS = 8
PINGS_AT_FIRST = 3
"""How many pings go out together while only few round trips are known."""
MOST_PINGS = 16
"""The most pings that may be under way. Older ones count as lost."""

Now = Callable[[], int]
"""Milliseconds since 1970. It never goes back."""
SendNow = Callable[[FromServer], bool]
"""Sends a message if none waits before it, and returns whether it did."""
OnUnsent = Callable[["Client"], None]
"""Begins to send what has to wait."""


class Client:
    """All messages go through ``send``: out at once, or into a queue that ``next_unsent`` empties."""

    def __init__(
        self,
        person: Person | None,
        origin: str | None,
        now: Now,
        send_now: SendNow = lambda message: False,
        on_unsent: OnUnsent = lambda client: None,
    ) -> None:
        """``on_unsent`` is called once, before the first message that cannot be sent at once."""
        self.person = person
        self.origin = origin
        """What limits are counted by; ``None`` if they are not."""
        self.person_id = None if person is None else person.id
        self._now = now
        self._send_now = send_now
        self._on_unsent = on_unsent
        self._unsent: asyncio.Queue[FromServer | None] | None = None
        self._version = 0
        self._seen: TableView | None = None
        self._latency = Latency()
        self._pings: dict[str, int] = {}

    @property
    def unsent(self) -> asyncio.Queue[FromServer | None]:
        """``None``: the connection has to be closed. Most clients never need this queue."""
        if self._unsent is None:
            self._unsent = asyncio.Queue(MOST_UNSENT)
            self._on_unsent(self)
        return self._unsent

    @property
    def is_all_sent(self) -> bool:
        return self._unsent is None or self._unsent.empty()

    async def wait_until_sent(self) -> None:
        if self._unsent is not None:
            await self._unsent.join()

    def send(self, message: FromServer) -> None:
        if self.is_all_sent and self._send_now(message):
            self.note_sent(message)
        elif self.unsent.qsize() < MOST_UNSENT - 1:
            self.unsent.put_nowait(message)
        elif not self.unsent.full():
            self.unsent.put_nowait(None)

    async def next_unsent(self) -> FromServer | None:
        """The next message to send, once there is one; ``None``: close the connection."""
        message = await self.unsent.get()
        if message is not None:
            self.note_sent(message)
        return message

    def note_sent(self, message: FromServer) -> None:
        if isinstance(message, Ping):
            self._pings[message.word] = self._now()
            for lost in list(self._pings)[:-MOST_PINGS]:
                del self._pings[lost]

    def update(self, events: tuple[msgspec.Struct, ...], seen: TableView) -> None:
        """Sends what has changed, if anything has for this client."""
        changed = None if self._seen is None else changes(self._seen, seen)
        if events or changed:
            self._version += 1
            self.send(Update(self._version, events, changed or {}))
        if changed is None:
            self.show(seen)
        self._seen = seen

    def show(self, seen: TableView) -> None:
        """Sends the whole view."""
        self._version += 1
        self._seen = seen
        self.send(View(self._version, seen))

    def dismiss(self) -> None:
        """Has the connection closed, whatever still waits to be sent."""
        if self.unsent.full():
            self.unsent.get_nowait()
            self.unsent.task_done()
        self.unsent.put_nowait(None)

    def ping(self, delays: tuple[int | None, ...]) -> None:
        few = len(self._latency.round_trips) < FEW_ROUND_TRIPS
        for _ in range(PINGS_AT_FIRST if few else 1):
            self.send(Ping(secrets.token_hex(8), delays))

    def ponged(self, word: str) -> None:
        """A ping has come back; any other word counts for nothing."""
        sent_at = self._pings.pop(word, None)
        if sent_at is not None:
            self._latency = pinged(self._latency, self._now() - sent_at)

    def delay(self, bounds: Bounds) -> int | None:
        return delay(self._latency, bounds) if self._latency.round_trips else None

    def allowance(self, bounds: Bounds) -> int:
        return allowance(self._latency, bounds)

    def judge_call(self, timing: Timing, bounds: Bounds) -> int:
        """The time of a call. It also improves the estimate of the latency."""
        judgement = judge(self._latency, timing, bounds)
        self._latency = judgement.latency
        return judgement.time
