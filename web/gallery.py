"""Write the positions that the gallery shows: ``uv run python web/gallery.py``.

Simple bots play a round of each game, and what the first player is told is kept for a few steps: early,
late and at the end. In the crowded positions the first player draws whenever that is allowed.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from reihum import bots
from reihum.cards import Card
from reihum.game import Value
from reihum.registry import GAMES
from reihum.table.commands import AnyCommand, GetReady, SeatBot, Sit
from reihum.table.fold import Decision, fold, judge_action, take
from reihum.table.judging import consequence, judge, open_table
from reihum.table.log import Entry, Person, Settings
from reihum.table.views import Refusal, TableView, refusals, shown, view

ADA, KARL = Person("ada", "Ada", "fox"), Person("karl", "Opa Karl", "bear")
STEPS = 4
MEMORY = 60
"""How much of what happened."""
CROWDED_OF = 6
"""Out of so many rounds."""
MOMENTS = {"early": 0.2, "late": 0.85, "end": 1.0}
TO = Path(__file__).with_suffix(".json")


class Step(Value, frozen=True):
    """What Ada is told at once."""

    events: tuple[Any, ...]
    view: TableView
    why_not: dict[Card, Refusal]


class Log:
    """A table that plays by itself."""

    def __init__(self, game: str, players: int, *, hoards: bool = False, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.hoards = hoards
        self.secrets = count(1000 * seed)
        self.events: list[Any] = []
        self.table = fold(None, Entry(0, open_table(Settings(game=game, players=players), ADA))).table
        self.settle()
        self.do(ADA, Sit(0))
        self.do(KARL, Sit(1), GetReady())
        self.do(ADA, *(SeatBot(seat, "simple") for seat in range(2, players)), GetReady())

    def do(self, person: Person, *commands: AnyCommand) -> None:
        for command in commands:
            for decision in judge(self.table, person, command, 0):
                self.add(decision)
            self.settle()

    def add(self, decision: Decision) -> None:
        step = take(self.table, 0, decision)
        self.events += shown(step, ADA.id)
        self.table = step.table

    def settle(self) -> None:
        while (decision := consequence(self.table, self.secret)) is not None:
            self.add(decision)

    def secret(self) -> str:
        return sha256(f"{next(self.secrets)}".encode()).hexdigest()

    def told(self) -> Step:
        seen = view(self.table, ADA.id)
        step = Step(tuple(self.events), seen, refusals(self.table, 0) if seen.menu else {})
        self.events = []
        return step

    def play(self) -> list[Step]:
        steps = [self.told()]
        while self.table.phase == "playing":
            seat = min(seat for seat in range(len(self.table.chairs)) if seat in self.table.to_act)
            self.add(judge_action(self.table, seat, self.choice(seat)))
            self.settle()
            steps.append(self.told())
        return steps

    def choice(self, seat: int) -> Any:
        assert self.table.match is not None
        menu = self.table.rules.legal_actions(self.table.match, seat)
        if self.hoards and seat == 0:
            wanted = [action for action in menu if str(action) in ("draw", "end")]
            menu = tuple(wanted) or menu
        told = self.table.rules.view(self.table.match, seat).round
        return bots.find("simple", self.table.settings.game).choose(told, menu, self.rng)


def positions(game: str) -> dict[str, list[Step]]:
    seats = GAMES[game].seats
    found = {}
    for players in {seats[0], seats[-1]}:
        steps = Log(game, players).play()
        for moment, part in MOMENTS.items():
            found[f"{game}-{players}-{moment}"] = around(steps, round(part * (len(steps) - 1)))
    return found


def around(steps: list[Step], at: int) -> list[Step]:
    """From Ada's next turn on, if she has another one; the first step brings what she remembers."""
    begins = next((index for index in range(at, len(steps)) if steps[index].view.menu), at)
    remembered = tuple(what for step in steps[: begins + 1] for what in step.events)[-MEMORY:]
    return [replace(steps[begins], events=remembered), *steps[begins + 1 : begins + STEPS]]


def crowded(game: str) -> list[Step]:
    """With most cards in Ada's hand."""
    rounds = (Log(game, 2, hoards=True, seed=seed).play() for seed in range(CROWDED_OF))
    return max((around(steps, fullest(steps)) for steps in rounds), key=lambda steps: in_hand(steps[0]))


def fullest(steps: list[Step]) -> int:
    return max(range(len(steps)), key=lambda index: in_hand(steps[index]))


def in_hand(step: Step) -> int:
    return len(step.view.match.round.hand)


if __name__ == "__main__":
    found = {name: steps for game in GAMES for name, steps in positions(game).items()}
    found |= {f"{game}-2-crowded": crowded(game) for game in ("elfer", "master")}
    TO.write_bytes(msgspec.json.encode(found))
    print(f"{len(found)} positions")
