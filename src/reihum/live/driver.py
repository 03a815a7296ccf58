"""Moves a table when no person does: bots play, clocks run out, bots take over for people who are away, and
the table makes moves for people who can do nothing else.

Only one process drives a table: its owner.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

from reihum.bots import strongest
from reihum.game import Seat, forced_move
from reihum.live.bot_service import BotService, choose
from reihum.live.client import Now
from reihum.live.race_driver import Racing
from reihum.live.room import Room
from reihum.match import AnyState
from reihum.table import live_race
from reihum.table.chairs import Chair
from reihum.table.clock import SECOND, BotMoves, Due, Presence, next_due
from reihum.table.fold import Decision, JudgedAction, judge_action, take
from reihum.table.forced_moves import ForcedMove, next_forced_move
from reihum.table.table import Table

BRISK = 0.5
"""The part of the usual pause before a move that everybody knows to be forced."""


class Driver:
    def __init__(self, room: Room, bots: BotService, now: Now) -> None:
        self._room = room
        self._bots = bots
        self._now = now
        self._waiting_since = -1
        self._since = 0
        """When the present wait began, by the clock of this process. It begins again with each driver."""
        self._chairs: tuple[Chair, ...] = ()
        self._gone: dict[Seat, int] = {}
        self._stood: Counter[Seat] = Counter()
        self._next: tuple[Seat | None, AnyState | None, Any] = None, None, None
        """What a bot has chosen to do next, and in which match."""
        self._hurry: tuple[AnyState | None, int, int] = None, 0, 0
        """At which match, and after which pause, the table does something for a person, and when."""
        self._racing = Racing(room, bots, now)

    async def run(self) -> None:
        """Drives the table until it is cancelled."""
        while True:
            self._room.changed.clear()
            self._prepare_bots()
            self._note_presence()
            await self._racing.look()
            seat = bot_to_act(self._room.table)
            if seat is not None:
                await self._move(seat)
            else:
                await self._wait()

    def _prepare_bots(self) -> None:
        """Bots that sit here, or give hints, get ready before the first card."""
        table = self._room.table
        if table.chairs is self._chairs:
            return
        self._chairs, game = table.chairs, table.settings.game
        for bot in filter(None, (chair.bot for chair in table.chairs)):
            self._bots.prepare(bot, game)
        if table.settings.hints:
            self._bots.prepare(strongest(game), game)

    def _note_presence(self) -> None:
        table, now = self._room.table, self._now()
        if table.waiting_since != self._waiting_since:
            self._waiting_since, self._since = table.waiting_since, now
            self._stood.clear()
        self._room.note_presence()
        for seat in self._gone.keys() - self._room.gone.keys():
            self._stood[seat] += now - max(self._gone[seat], self._since)
        self._gone = self._room.gone

    def _next_due(self, table: Table) -> Due | None:
        due = next_due(table, Presence(self._gone, self._stood, self._since))
        dues = (*self._racing.dues(table), *self._forced_moves(table), *(() if due is None else (due,)))
        return min(dues, default=None, key=lambda due: due.at)

    def _forced_moves(self, table: Table) -> Iterator[Due]:
        """The move that the table makes for a person, after a moment in which everybody can look."""
        forced = next_forced_move(table, self._room.has_onlookers)
        if forced is not None:
            match, resumed_at, _ = self._hurry
            if match is not table.match or resumed_at != table.resumed_at:
                pause = int(self._bots.pause() * BRISK * SECOND)
                self._hurry = table.match, table.resumed_at, self._now() + pause
            yield Due(self._hurry[2], forced)

    async def _move(self, seat: Seat) -> None:
        """The bot's move, at a person's pace, unless the table has changed meanwhile.

        It computes during the pause, and pauses once for each visible move. So its time does not reveal
        whether it had to compute, or made a secret move.
        """
        table = self._room.table
        moves, _ = await asyncio.gather(self._moves(table, seat), asyncio.sleep(self._pause(table, seat)))

        def decide(now: Table) -> list[JudgedAction]:
            return moves if now.match is table.match and bot_to_act(now) == seat else []

        await self._room.do(decide)

    def _pause(self, table: Table, seat: Seat) -> float:
        """The seconds until a bot moves."""
        assert table.match is not None
        forced = forced_move(table.rules, table.match, seat)
        match forced and forced[1]:
            case "open":
                return self._bots.pause() * BRISK
            case "own" if table.people:  # people set the pace
                return 0.0
            case _:
                return self._bots.pause()

    async def _moves(self, table: Table, seat: Seat) -> list[JudgedAction]:
        """The bot's next visible move, with hidden moves before it and moves without cards after it."""
        moves: list[JudgedAction] = []
        is_seen = False
        while seat in table.to_act:
            move = judge_action(table, seat, await self._chosen(table, seat))
            after = take(table, table.waiting_since, move).table
            if is_seen and _moves_cards(table, after):
                self._next = seat, table.match, move.action
                break
            moves.append(move)
            is_seen = is_seen or _shows_anything(table, after)
            table = after
        return moves

    async def _chosen(self, table: Table, seat: Seat) -> Any:
        """What the bot has already chosen for this position, or chooses now."""
        known_seat, known_match, action = self._next
        if (known_seat, known_match) == (seat, table.match):
            return action
        return await choose(self._bots, self._room, table, seat)

    async def _play(self, seat: Seat) -> None:
        table = self._room.table
        if seat not in table.to_act:
            return
        action = await choose(self._bots, self._room, table, seat)

        def decide(now: Table) -> tuple[Decision, ...]:
            return (judge_action(now, seat, action),) if now.match is table.match else ()

        await self._room.do(decide)

    async def _wait(self) -> None:
        """Waits until the table changes, somebody is noticed to be away, or something is due."""
        table, changed, notice_at = self._room.table, self._room.changed, self._room.notice_at
        due = self._next_due(table)
        times = [at for at in (notice_at, due and due.at) if at is not None]
        if not times:
            await changed.wait()
            return
        wait = max(0, min(times) - self._now()) / 1000
        timer = asyncio.get_running_loop().call_later(wait, changed.set)
        try:
            await changed.wait()
        finally:
            timer.cancel()
        if due is not None and self._now() >= due.at and self._room.table is table:
            await self._happens(due)

    async def _happens(self, due: Due) -> None:
        what = due.what
        if isinstance(what, BotMoves):
            await self._play(what.seat)
            return

        def decide(table: Table) -> tuple[Decision, ...]:
            now_due = self._next_due(table)
            if now_due is None or now_due.what != what:
                return ()
            if isinstance(what, ForcedMove):
                return (judge_action(table, what.seat, what.action, is_forced=True),)
            if not isinstance(what, live_race.Happening):
                return (what,)
            race = live_race.race(table)
            return () if race is None else race.actions_of(table, what)

        await self._room.do(decide)


def bot_to_act(table: Table) -> Seat | None:
    """The first seat to act where a bot plays; in a race bots act on their own time."""
    if table.phase != "playing" or table.is_paused or live_race.is_race(table):
        return None
    seats = (seat for seat, chair in enumerate(table.chairs) if chair.bot and seat in table.to_act)
    return next(seats, None)


def _shows_anything(before: Table, after: Table) -> bool:
    """Whether everybody sees that something has happened."""
    assert before.match is not None
    assert after.match is not None
    return before.rules.view(before.match, None) != after.rules.view(after.match, None)


def _moves_cards(before: Table, after: Table) -> bool:
    assert before.match is not None
    assert after.match is not None
    return before.rules.card_locations(before.match) != after.rules.card_locations(after.match)
