"""Tables with known cards: their log is put into the store of a server, as if they had been dealt there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count, product
from random import Random
from uuid import uuid4

import msgspec

from reihum.bots.simple import SIMPLE
from reihum.cards import Card
from reihum.game import NATURE, read_action
from reihum.live.store import TableRow
from reihum.live.summary import summary_of
from reihum.server.storage.store import open_store
from reihum.table import log as table_log
from reihum.table.fold import Decision, JudgedAction, TableStep, fold, judge_action, take
from reihum.table.forced_moves import next_forced_move
from reihum.table.judging import consequence
from reihum.table.log import Acted, BotSat, Committed, Entry, Opened, Person, Ready, Sat, Settings
from reihum.table.table import Table


class Prepared:
    """A table before the first move of anybody."""

    def __init__(
        self, settings: Settings, people: Sequence[Person], luck: int, deal: Sequence[Card] | None = None
    ) -> None:
        self.entries = [Entry(_now(), Opened(settings, people[0].id))]
        self.table = fold(None, self.entries[0]).table
        bots = range(len(people), settings.players)
        self._do(*(Sat(seat, person) for seat, person in enumerate(people)))
        self._do(*(BotSat(seat, settings.bot) for seat in bots))
        self._do(Committed(f"{luck:064x}"), *(Ready(seat, "") for seat in range(len(people))))
        if deal is not None:
            action = read_action(self.table.rules, f"deal {' '.join(deal)}")
            self._do(judge_action(self.table, NATURE, action))
        while decision := consequence(self.table, _no_secret):
            self._do(decision)

    def _do(self, *decisions: Decision) -> None:
        for decision in decisions:
            step = take(self.table, _now(), decision)
            self.table = step.table
            self.entries.append(step.entry)

    def near_the_end(self, left: int) -> Prepared:
        """The same round, played by simple bots until its people have about this many moves left."""
        table, steps, rng = self.table, list[TableStep](), Random(1)
        while table.phase == "playing":
            steps.append(take(table, _now(), consequence(table, _no_secret) or _move(table, rng)))
            table = steps[-1].table
        people = [
            number
            for number, step in enumerate(steps)
            if isinstance(step.entry.event, Acted) and step.entry.event.by in table.people
        ]
        for step in steps[: people[-left:][0]]:
            self.table = step.table
            self.entries.append(step.entry)
        return self

    async def put_into(self, address: str) -> str:
        """Into the store of a server; the code by which it is found there."""
        code = uuid4().hex[:12].upper()
        store = await open_store(address)
        try:
            summary = msgspec.json.encode(summary_of(code, self.table))
            row = TableRow(code, code, False, self.table.phase, summary, _now(), entries=len(self.entries))
            assert await store.open_table(row, [table_log.write(entry) for entry in self.entries])
        finally:
            await store.close()
        return code


def beginning(settings: Settings, person: Person, others: Sequence[Person]) -> Prepared:
    """One where this person is to begin, or one of those who are, and the table does not do it for them."""
    luck = next(luck for luck in count() if _is_asked(Prepared(settings, [person, *others], luck).table))
    dealt = Prepared(settings, [person, *others], luck)
    seat = next(seat for seat in range(settings.players) if seat in dealt.table.to_act)
    return Prepared(settings, [*others[:seat], person, *others[seat:]], luck)


def _move(table: Table, rng: Random) -> JudgedAction:
    assert table.match is not None
    seat = min(seat for seat in table.to_act if seat is not NATURE)
    view, menu = table.rules.view(table.match, seat).round, table.rules.legal_actions(table.match, seat)
    return judge_action(table, seat, SIMPLE.choose(view, menu, rng))


def _is_asked(table: Table) -> bool:
    return next_forced_move(table, lambda: True) is None


def mostly_quartets() -> list[Card]:
    """A short race for four: everybody is dealt four quartets, and of 17 to 20 one colour."""
    numbers = [range(first, first + 4) for first in (1, 5, 9, 13)]
    hands = (
        [*product("rygb", quartets), *product(own, range(17, 21))]
        for own, quartets in zip("rygb", numbers, strict=True)
    )
    return [Card(f"{letter}{number}") for hand in hands for letter, number in hand]


def _no_secret() -> str:
    raise AssertionError("a round was over at once")


def _now() -> int:
    return int(time.time() * 1000)
