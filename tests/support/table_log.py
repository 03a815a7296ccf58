"""A live table and its log, on a clock that the test turns."""

from __future__ import annotations

import hashlib
from itertools import count
from random import Random
from typing import Any

import pytest

from reihum import bots
from reihum.game import Refused
from reihum.table.commands import Act, AnyCommand, GetReady, Sit
from reihum.table.fold import Decision, TableStep, fold, judge_action, take
from reihum.table.judging import consequence, judge, open_table
from reihum.table.log import Entry, Person, Settings
from reihum.table.table import Table
from reihum.table.views import view

HOST, GUEST, STRANGER = (Person(name.lower(), name) for name in ("Ada", "Ben", "Cleo"))


class Log:
    """A table and its log, on a clock that the test turns."""

    def __init__(self, **settings: Any) -> None:
        self.now = 1_000
        self.entries = [Entry(self.now, open_table(Settings(**settings), HOST))]
        self.steps: list[TableStep] = []
        self._secrets = count(1)
        self.table = fold(None, self.entries[0]).table
        self.settle()

    def do(self, person: Person, *commands: AnyCommand) -> Table:
        for command in commands:
            for decision in judge(self.table, person, command, self.now):
                self.add(decision)
            self.settle()
        return self.table

    def add(self, decision: Decision) -> None:
        step = take(self.table, self.now, decision)
        self.steps.append(step)
        self.entries.append(step.entry)
        self.table = step.table

    def settle(self) -> None:
        while (decision := consequence(self.table, self._secret)) is not None:
            self.add(decision)

    def refuse(self, person: Person, command: AnyCommand) -> str:
        before = self.table
        with pytest.raises(Refused) as refusal:
            judge(self.table, person, command, self.now)
        assert self.table is before
        return refusal.value.code

    def act(self, person: Person) -> None:
        """The person's move, the simple bot's choice."""
        seat = self.table.seat_of(person.id)
        assert seat is not None
        self.do(person, Act(str(self.choice(seat)), view(self.table, person.id).my_moves))

    def choice(self, seat: int) -> Any:
        assert self.table.match is not None
        told = self.table.rules.view(self.table.match, seat).round
        menu = self.table.rules.legal_actions(self.table.match, seat)
        return bots.BOTS["simple"].choose(told, menu, Random(len(self.entries)))

    def play_bots(self) -> None:
        while (seats := [seat for seat in range(len(self.table.chairs)) if seat in self.table.to_act]) and (
            bot := next((seat for seat in seats if self.table.chairs[seat].bot), None)
        ) is not None:
            self.add(judge_action(self.table, bot, self.choice(bot)))
            self.settle()

    def play_round(self) -> None:
        people = {self.table.seat_of(person.id): person for person in (HOST, GUEST)}
        while self.table.phase == "playing":
            self.play_bots()
            for seat in people.keys() & self.table.to_act:
                self.act(people[seat])

    def _secret(self) -> str:
        return hashlib.sha256(str(next(self._secrets)).encode()).hexdigest()


def two(**settings: Any) -> Log:
    """Ada and Ben at a table of two, ready, dealt."""
    log = Log(game="elfer", players=2, **settings)
    log.do(HOST, Sit(), GetReady("a"))
    log.do(GUEST, Sit(), GetReady("b"))
    return log
