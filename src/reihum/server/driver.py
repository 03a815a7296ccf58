"""What moves a table when no person does: bots that play, clocks that run out, people who are away.

Only one process drives a table at a time: the one that holds its lease.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from reihum.game import Seat
from reihum.server.racing import Pace, Racing
from reihum.server.room import Now, Room
from reihum.table import snap
from reihum.table.clock import BotMoves, Due, Presence, next_due
from reihum.table.deeds import AnyDeed, BotTookOver, PersonId
from reihum.table.desk import act
from reihum.table.table import Table

Think = Callable[[str, Any, Any, Any], Awaitable[Any]]
"""The choice of the bot of this name, given its view, its menu and what was heard."""
IsElsewhere = Callable[[PersonId], Awaitable[bool]]
"""Whether a person is connected to this table through another process."""


class Driver:
    def __init__(self, room: Room, think: Think, pace: Pace, is_elsewhere: IsElsewhere, now: Now) -> None:
        self._room = room
        self._think = think
        self._pace = pace
        self._is_elsewhere = is_elsewhere
        self._now = now
        self._waits_since = 0
        self._gone: dict[Seat, int] = {}
        self._stood: Counter[Seat] = Counter()
        self._looked_at: Any = None
        self._racing = Racing(room, self._choose, pace, now)

    async def run(self) -> None:
        """Drives the table until it is cancelled."""
        while True:
            self._room.changed.clear()
            self._note_presence()
            await self._racing.look()
            seat = bot_to_act(self._room.table)
            if seat is not None:
                await self._move(seat)
            else:
                await self._wait()

    def _note_presence(self) -> None:
        table, now = self._room.table, self._now()
        if table.waits_since != self._waits_since:
            self._waits_since = table.waits_since
            self._stood.clear()
        there = {watcher.person_id for watcher in self._room.watchers}
        away = [seat for seat in table.people if _person(table, seat) not in there]
        for seat in self._gone.keys() - away:
            self._stood[seat] += now - max(self._gone[seat], table.waits_since)
        self._gone = {seat: self._gone.get(seat, now) for seat in away}

    def _next_due(self, table: Table) -> Due | None:
        due = next_due(table, Presence(self._gone, self._stood))
        dues = (*self._racing.dues(table), *(() if due is None else (due,)))
        return min(dues, default=None, key=lambda due: due.at)

    async def _move(self, seat: Seat) -> None:
        """The bot's move, at a person's pace, unless the table has changed meanwhile.

        It thinks while it pauses, and pauses once for what everybody sees: so its time does not tell
        whether it had to think, or smuggles.
        """
        table = self._room.table
        assert table.match is not None
        looks = table.rules.view(table.match, None)
        await self._play(seat, pause=0.0 if looks == self._looked_at else self._pace())
        self._looked_at = looks

    async def _play(self, seat: Seat, pause: float = 0.0) -> None:
        table = self._room.table
        if seat not in table.to_act:
            return
        action, _ = await asyncio.gather(self._choose(table, seat), asyncio.sleep(pause))

        def decide(now: Table) -> tuple[AnyDeed, ...]:
            return (act(now, seat, action),) if now.match is table.match else ()

        await self._room.do(decide)

    async def _choose(self, table: Table, seat: Seat) -> Any:
        assert table.match is not None
        bot = table.chairs[seat].bot or table.settings.bot
        menu = table.rules.legal_actions(table.match, seat)
        heard = () if snap.is_race(table) else table.heard  # who races has no time to remember
        return await self._think(bot, table.rules.view(table.match, seat).table, menu, heard)

    async def _wait(self) -> None:
        due = self._next_due(self._room.table)
        if due is None:
            await self._room.changed.wait()
            return
        try:
            async with asyncio.timeout(max(0, due.at - self._now()) / 1000):
                await self._room.changed.wait()
        except TimeoutError:
            await self._happens(due)

    async def _happens(self, due: Due) -> None:
        deed = due.what
        if isinstance(deed, BotMoves):
            await self._play(deed.seat)
            return
        if isinstance(deed, BotTookOver) and await self._is_elsewhere(_person(self._room.table, deed.seat)):
            self._gone[deed.seat] = self._now()
            return

        def decide(table: Table) -> tuple[AnyDeed, ...]:
            now_due = self._next_due(table)
            if now_due is None or now_due.what != deed:
                return ()
            return snap.deeds_of(table, deed) if isinstance(deed, snap.Happening) else (deed,)

        await self._room.do(decide)


def bot_to_act(table: Table) -> Seat | None:
    """The first seat to act where a bot plays; in a race bots act on their own time."""
    if table.phase != "playing" or table.is_paused or snap.is_race(table):
        return None
    seats = (seat for seat, chair in enumerate(table.chairs) if chair.bot and seat in table.to_act)
    return next(seats, None)


def _person(table: Table, seat: Seat) -> PersonId:
    person = table.chairs[seat].person
    assert person is not None
    return person.id
