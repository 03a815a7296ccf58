"""What happens in a race when no person does anything: bots call, cards are let go and turned up."""

import asyncio
from collections.abc import Iterator

from reihum.live.bot_service import BotService, choose
from reihum.live.client import Now
from reihum.live.room import Room
from reihum.table import live_race
from reihum.table.clock import SECOND, Due
from reihum.table.table import Table


class Racing:
    def __init__(self, room: Room, bots: BotService, now: Now) -> None:
        self._room = room
        self._bots = bots
        self._now = now
        self._card = live_race.NO_CARD
        self._calls: list[Due] = []
        self._bot_pause = 0

    async def look(self) -> None:
        """Bots make up their minds about a card that is new, each in its own time."""
        table = self._room.table
        if live_race.card(table) == self._card:
            return
        self._card, self._bot_pause = live_race.card(table), int(self._bots.pause() * SECOND)
        self._calls = []
        race = live_race.race(table)
        if race is not None:
            seats = [seat for seat, chair in enumerate(table.chairs) if chair.bot and seat in table.to_act]
            actions = await asyncio.gather(*(choose(self._bots, self._room, table, seat) for seat in seats))
            shown = self._room.shown_at
            calls = (
                race.bot_call(seat, action, self._now() - shown)
                for seat, action in zip(seats, actions, strict=True)
            )
            self._calls = [Due(shown + time, call) for time, call in filter(None, calls)]

    def dues(self, table: Table) -> Iterator[Due]:
        race = live_race.race(table)
        if race is not None:
            yield from (
                due
                for due in self._calls
                if isinstance(due.what, live_race.BotCalls) and race.may_call(table, due.what)
            )
            timing = live_race.RaceTiming(self._room.shown_at, self._room.allowances, self._bot_pause)
            happening = race.next_due(table, timing)
            if happening is not None:
                yield Due(*happening)
