"""What happens in a race when no person does anything: bots call, cards are let go and turned up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from msgspec.structs import replace

from reihum.game import Seat
from reihum.games.schnippschnapp.piles import Call, Schnapp, Schnipp
from reihum.games.schnippschnapp.reaction import FASTEST
from reihum.live.room import Now, Room
from reihum.table import live_race as snap
from reihum.table.clock import SECOND, Due
from reihum.table.table import Table

Choose = Callable[[Table, Seat], Awaitable[Any]]
"""What the bot at a seat does at a table."""
Pace = Callable[[], float]
"""How many seconds a bot takes for its next move."""


class Racing:
    def __init__(self, room: Room, choose: Choose, pace: Pace, now: Now) -> None:
        self._room = room
        self._choose = choose
        self._pace = pace
        self._now = now
        self._card = snap.NO_CARD
        self._calls: list[tuple[int, snap.BotCalls]] = []
        self._bot_pause = 0

    async def look(self) -> None:
        """Bots make up their minds about a card that is new, each in its own time."""
        table = self._room.table
        if snap.card(table) == self._card:
            return
        self._card, self._bot_pause = snap.card(table), int(self._pace() * SECOND)
        self._calls = []
        if self._card != snap.NO_CARD:
            seats = [seat for seat, chair in enumerate(table.chairs) if chair.bot and seat in table.to_act]
            actions = await asyncio.gather(*(self._choose(table, seat) for seat in seats))
            self._calls = [
                self._call(seat, action)
                for seat, action in zip(seats, actions, strict=True)
                if isinstance(action, Schnapp | Schnipp)
            ]

    def _call(self, seat: Seat, call: Call) -> tuple[int, snap.BotCalls]:
        shown = self._room.shown_at
        time = max(call.time, FASTEST, self._now() - shown)
        return shown + time, snap.BotCalls(seat, replace(call, time=time))

    def dues(self, table: Table) -> Iterator[Due]:
        if snap.race(table) is not None:
            yield from (Due(at, call) for at, call in self._calls if snap.events_of(table, call))
            lines = snap.Lines(self._room.shown_at, self._room.allowances, self._bot_pause)
            happening = snap.next_due(table, lines)
            if happening is not None:
                yield Due(*happening)
