"""Many rounds of a game between bots, and what came of them.

Rounds are independent of each other: round ``i`` has its own sources of chance, and the seat that
the table names to begin moves on with ``i``. So the result depends on the seed alone, not on how
many processes play.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import lcm
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from reihum.bots import Bot
from reihum.game import (
    FIRST_ROUND,
    NATURE,
    Actor,
    BadSetup,
    Game,
    Options,
    Outcome,
    Round,
    Seat,
    Value,
    check_setup,
    overheard,
)

MOST_ROUNDS = 10**9
MOST_JOBS = 256
CHUNKS = 2000
"""About how many pieces the rounds are cut into. Interrupted, every process ends the piece it plays."""

WHOLE_WIN = lcm(*range(1, 7))
"""A win in units that up to six winners share without a remainder."""


class Chances(NamedTuple):
    """Separate sources of chance, so that how one player chooses changes neither deals nor others."""

    nature: Random
    order: Random
    """Who acts first where several may."""
    bots: tuple[Random, ...]


class Played(NamedTuple):
    outcome: Outcome
    decisions: int
    """The actions of players."""


class Plan(NamedTuple):
    """What is simulated, but for the number of rounds."""

    game: Game
    options: Options
    bots: tuple[Bot, ...]
    """One a seat."""
    seed: int


class SeatResult(Value, frozen=True):
    bot: str
    win_share: float
    """A win shared by k players counts 1/k."""
    mean_points: float
    mean_place: float


class Length(Value, frozen=True):
    """How many decisions of players a round took."""

    mean: float
    least: int
    most: int


class Result(Value, frozen=True):
    game: str
    rules_version: int
    options: Any
    players: int
    bots: tuple[str, ...]
    rounds: int
    seed: int
    seats: tuple[SeatResult, ...]
    length: Length
    reasons: dict[str, int]
    """How many rounds ended in each way that the game has."""


def plan(game: Game, options: Options, players: int, bots: Sequence[Bot], seed: int) -> Plan:
    """Seats the bots, the list repeated as often as needed; raises ``BadSetup``."""
    check_setup(game, options, players)
    if len(bots) > players:
        raise BadSetup("too-many-bots", bots=len(bots), players=players)
    return Plan(game, options, tuple(bots[seat % len(bots)] for seat in range(players)), seed)


def simulate(
    plan: Plan, rounds: int, jobs: int = 1, on_progress: Callable[[int], None] = lambda rounds: None
) -> Result:
    """Plays the rounds; ``on_progress`` is told how many more are done. Raises ``BadSetup``."""
    _check_range("simulated-rounds", rounds, MOST_ROUNDS)
    _check_range("jobs", jobs, MOST_JOBS)
    whole = Tally(len(plan.bots))
    for part in _tallies(plan, rounds, jobs):
        whole.merge(part)
        on_progress(part.rounds)
    return _result(plan, whole)


def chances(seed: int, number: int, seats: int) -> Chances:
    """The sources of chance of a round."""
    name = f"{seed}/{number}"
    bots = tuple(Random(f"{name}/{seat}") for seat in range(seats))
    return Chances(Random(name), Random(f"{name}/order"), bots)


def play_round(
    game: Game, options: Options, bots: Sequence[Bot], chances: Chances, round_: Round = FIRST_ROUND
) -> Played:
    """One round between bots, one a seat."""
    state = game.start(options, len(bots), round_)
    heard: list[Any] = []
    decisions = 0
    while actors := game.to_act(state):
        if NATURE in actors:
            step = game.apply(state, NATURE, game.shuffle(state, chances.nature))
        else:
            seat = _who_acts(actors, chances.order)
            menu = game.legal_actions(state, seat)
            action = bots[seat].choose(game.view(state, seat), menu, chances.bots[seat], heard)
            step = game.apply(state, seat, action)
            decisions += 1
        state = step.state
        heard += overheard(game, step)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(outcome, decisions)


def _who_acts(actors: frozenset[Actor], rng: Random) -> Seat:
    seats = sorted(actor for actor in actors if isinstance(actor, int))
    return seats[0] if len(seats) == 1 else rng.choice(seats)


class Tally:
    """What came of some rounds, in whole numbers: the order in which tallies are merged is no matter."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        self.wins = [0] * seats
        self.points = [0] * seats
        self.places = [0] * seats
        self.decisions = 0
        self.least = self.most = 0
        self.reasons: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        outcome = played.outcome
        one = Tally(len(outcome.places))
        one.rounds = 1
        for seat in outcome.winners:
            one.wins[seat] = WHOLE_WIN // len(outcome.winners)
        one.points[:] = outcome.points
        one.places[:] = outcome.places
        one.decisions = one.least = one.most = played.decisions
        one.reasons[outcome.reason] = 1
        self.merge(one)

    def merge(self, other: Tally) -> None:
        self.least = min(self.least, other.least) if self.rounds else other.least
        self.most = max(self.most, other.most)
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.reasons += other.reasons
        for mine, more in (
            (self.wins, other.wins),
            (self.points, other.points),
            (self.places, other.places),
        ):
            mine[:] = map(sum, zip(mine, more, strict=True))


def _tallies(plan: Plan, rounds: int, jobs: int) -> Iterator[Tally]:
    size = max(1, rounds // CHUNKS)
    chunks = [range(start, min(start + size, rounds)) for start in range(0, rounds, size)]
    if jobs == 1:
        yield from (_play_chunk(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn")) as pool:
        with _interruptions_ignored():  # and by the processes that are started here, for good
            tallies = pool.map(_play_chunk, [plan] * len(chunks), chunks)
        yield from tallies


@contextmanager
def _interruptions_ignored() -> Iterator[None]:
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _play_chunk(plan: Plan, numbers: range) -> Tally:
    seats = len(plan.bots)
    tally = Tally(seats)
    for number in numbers:
        sources = chances(plan.seed, number, seats)
        round_ = Round(first=number % seats)
        tally.add(play_round(plan.game, plan.options, plan.bots, sources, round_))
    return tally


def _result(plan: Plan, tally: Tally) -> Result:
    def mean(total: int) -> float:
        return round(total / tally.rounds, 4)

    return Result(
        game=plan.game.name,
        rules_version=plan.game.rules_version,
        options=plan.options,
        players=len(plan.bots),
        bots=tuple(bot.name for bot in plan.bots),
        rounds=tally.rounds,
        seed=plan.seed,
        seats=tuple(
            SeatResult(bot.name, round(wins / (WHOLE_WIN * tally.rounds), 4), mean(points), mean(places))
            for bot, wins, points, places in zip(
                plan.bots, tally.wins, tally.points, tally.places, strict=True
            )
        ),
        length=Length(mean(tally.decisions), tally.least, tally.most),
        reasons={reason: tally.reasons[reason] for reason in plan.game.reasons},
    )


def _check_range(code: str, number: int, most: int) -> None:
    if number not in range(1, most + 1):
        raise BadSetup(code, number=number, most=most)
