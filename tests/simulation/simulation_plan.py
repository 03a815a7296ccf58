"""The plan that a seed expands to: tables, processes and faults, as a plan that can be read."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from reihum.table.log import Clock, Settings

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("elfer", 2, {}),
    ("junior", 2, {}),
    ("junior", 3, {}),
    ("master", 2, {}),
    ("mogeln", 3, {}),
    ("ratefix", 2, {}),
    ("schwarzerpeter", 3, {}),
    ("zweikampf", 2, {}),
    ("schnippschnapp", 2, {}),
)
CLOCK_STEPS = (-86_400.0, -3600.0, -2.0, -0.3, 0.3, 2.0, 3600.0, 86_400.0)
"""Seconds by which a wall clock is set."""
LONG_SECONDS = 30 * 60
PAUSES, LONG_PAUSES = (3.0, 10.0, 40.0), (10.0, 40.0, 120.0)
"""The usual times between two faults, in seconds; the second ones in a long run."""
THINK, LONG_THINK = (0.3, 1.0, 3.0, 10.0), (3.0, 10.0, 30.0)
"""Likewise the usual times of a player before a move."""


class TablePlan(NamedTuple):
    settings: Settings
    people: int
    """The other seats are for bots."""


class Fault(NamedTuple):
    at: float
    kind: str
    target: int
    """A process or a player, by number."""
    seconds: float
    amount: float

    def __str__(self) -> str:
        amount = f" by {self.amount:g} s" if self.kind.startswith("clock") else ""
        lasting = "" if amount or not self.seconds else f" for {self.seconds:.1f} s"
        target = "" if self.target < 0 else f" ({self.target})"
        return f"{self.at:8.1f}  {self.kind}{target}{amount}{lasting}"


class Plan(NamedTuple):
    seed: int
    processes: int
    """One with a file of its own, or several that share a database."""
    tables: tuple[TablePlan, ...]
    seconds: float
    """How long faults happen. What follows the last of them is not helped by another."""
    think: float
    """The usual time of a player before a move."""
    pace: float
    """The usual time of a bot."""
    faults: tuple[Fault, ...]

    def __str__(self) -> str:
        lines = [
            f"seed {self.seed}: {self.processes} processes, {self.seconds:.0f} s,"
            f" people take about {self.think:g} s and bots {self.pace:g} s",
            *(
                f"  {each.settings.game}: {each.people} people, {each.settings.players - each.people} bots,"
                f" {each.settings.rounds} rounds, clock: {each.settings.clock.kind}"
                for each in self.tables
            ),
            *map(str, self.faults),
        ]
        return "\n".join(lines)


AT_PROCESS = (
    "death",
    "death",
    "restart",
    "process stands still",
    "cut off from the database",
    "links break",
    "cut off from other processes",
    "clock of a process",
)
AT_DISK = (
    "power cut",
    "slow disk",
    "disk full",
    "disk errors",
    "lost requests",
    "clock of the database",
)
MOMENTS = (
    "restart",
    "links break",
    "connection breaks",
    "clock of a process",
    "clock of the database",
)
"""Faults that do not last."""
AT_PLAYER = ("player leaves", "connection breaks", "connection breaks", "player does not read", "partition")


def plan(seed: int, minutes: float | None = None) -> Plan:
    chance = Random(f"plan {seed}")
    processes = chance.choice((1, 1, 1, 2, 2, 2, 2, 3, 3))
    tables = tuple(_table(chance) for _ in range(chance.choice((1, 1, 2, 3))))
    seconds = 60 * (minutes or chance.choice((1.0, 2.0, 5.0)))
    people = sum(table.people for table in tables)
    is_long = seconds >= LONG_SECONDS
    pause = chance.choice(LONG_PAUSES if is_long else PAUSES)
    faults: list[Fault] = []
    at = chance.expovariate(1 / pause)
    while at < seconds:
        faults.append(_fault(chance, at, processes, people))
        at += chance.expovariate(1 / pause)
    return Plan(
        seed,
        processes,
        tables,
        seconds=faults[-1].at + chance.uniform(0, 5) if faults else seconds,
        think=chance.choice(LONG_THINK if is_long else THINK),
        pace=chance.choice((0.0, 0.5, 1.0)),
        faults=tuple(faults),
    )


def _table(chance: Random) -> TablePlan:
    game, players, options = chance.choice(GAMES)
    clock = Clock(kind=chance.choice(("none", "none", "soft", "strict")), seconds=chance.choice((5, 20)))
    settings = Settings(
        game=game,
        players=players,
        options=options,
        rounds=chance.choice((1, 1, 2)),
        clock=clock,
        grace=chance.choice((0, 5, 30)),
        hints=False,
    )
    return TablePlan(settings, people=chance.randint(1, players))


def _fault(chance: Random, at: float, processes: int, people: int) -> Fault:
    kinds: tuple[str, ...] = chance.choice((AT_PROCESS, AT_DISK, AT_PLAYER))
    kind = chance.choice(kinds)
    target = -1
    if kinds is AT_PROCESS:
        target = chance.randrange(processes)
    elif kinds is AT_PLAYER:
        target = chance.randrange(people)
    seconds = 0.0 if kind in MOMENTS else min(60.0, chance.expovariate(1 / 8))
    return Fault(at, kind, target, seconds, chance.choice(CLOCK_STEPS))
