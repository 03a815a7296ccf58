"""What a study can count. Bots play rounds, piece by piece as in ``simulate``."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from reihum import registry
from reihum.bots import BOTS
from reihum.bots.simple import SIMPLE
from reihum.game import AnyGame, Outcome, RoundContext
from reihum.kernel.compiled_game import PLACES
from reihum.lab import statistics
from reihum.lab.parallel import Team, in_order
from reihum.lab.simulation import first_hands
from reihum.lab.simulation import on_kernel as compiled
from reihum.lab.simulation.simulate import OnProgress, Plan, count, ignore, pieces, play_round
from reihum.lab.simulation.tally import WHOLE_WIN, Tally
from reihum.lab.statistics import Estimate
from reihum.lab.study.figures import Figure, Point, Unit
from reihum.playing import OnStep, no_step, rngs

LADDER = ("random", "simple")
"""Bots of different skill that play every game."""


ResultT = TypeVar("ResultT")


class Case(NamedTuple):
    """One of the ways to play a game that are compared."""

    name: str
    plan: Plan

    @property
    def players(self) -> int:
        return len(self.plan.bots)


class Crew:
    """Plays the rounds of a study, and reports progress."""

    def __init__(self, team: Team | None = None, on_progress: OnProgress = ignore) -> None:
        self._team = team
        self._on_progress = on_progress
        self._tallies: dict[tuple[Plan, int], Tally] = {}

    def tally(self, plan: Plan, rounds: int) -> Tally:
        """The sums over the rounds. The same rounds are played only once."""
        if (plan, rounds) in self._tallies:
            self._on_progress(rounds)
        else:
            self._tallies[plan, rounds] = count(plan, rounds, self._team, self._on_progress)
        return self._tallies[plan, rounds]

    def pieces(self, work: Callable[[Plan, range], ResultT], plan: Plan, rounds: int) -> Iterator[ResultT]:
        """The results of the work for the numbers of all rounds, piece by piece."""
        numbers = list(pieces(rounds, plan.machine))
        for piece, part in zip(numbers, in_order(self._team, partial(work, plan), numbers), strict=True):
            self._on_progress(len(piece))
            yield part


Axis = str
"""The name of an axis, with the text ``axis-…``: ways, players, seats, turns, endings, cards …"""
Found = Iterator[tuple[str, Estimate]]
"""Numbers, each with the name of what it belongs to."""


class Count(NamedTuple):
    find: Callable[[Case, int, Crew], Found]
    unit: Unit
    place: Callable[[Case, str], tuple[str, str, str]]
    """The panel, the series and the place of a number."""
    axes: tuple[Axis, Axis, Axis]
    """The axes of these three."""
    runs: int = 1
    """How often the rounds are played for this count."""
    is_in: Callable[[AnyGame], bool] = lambda game: True
    """Whether it can be counted in a game."""


def counts_of(game: AnyGame) -> Mapping[str, Count]:
    """All counts of a game: the common ones, and ``COUNTS`` in its module ``counts``."""
    common = {name: count for name, count in COMMON.items() if count.is_in(game)}
    module = registry.part_of(game, "counts")
    return common if module is None else {**common, **module.COUNTS}


def figures(cases: Sequence[Case], names: Sequence[str], rounds: int, crew: Crew) -> tuple[Figure, ...]:
    """All counts of all cases."""
    return tuple(_figure(cases, name, rounds, crew) for name in names)


def _figure(cases: Sequence[Case], name: str, rounds: int, crew: Crew) -> Figure:
    counted = counts_of(cases[0].plan.game)[name]
    points = [
        Point(*counted.place(case, what), value)
        for case in cases
        for what, value in counted.find(case, rounds, crew)
    ]
    return Figure(name, counted.unit, tuple(points))


# Counts of outcomes


def _outcomes(read: Callable[[Case, Tally], Found], case: Case, rounds: int, crew: Crew) -> Found:
    yield from read(case, crew.tally(case.plan, rounds))


def _length(case: Case, tally: Tally) -> Found:
    yield "", statistics.mean_estimate(tally.decisions, tally.decisions_squared, tally.rounds)


def _wins(case: Case, tally: Tally) -> Found:
    for seat, bot in enumerate(case.plan.bots):
        wins, squares = tally.wins[seat], tally.wins_squared[seat]
        yield f"{seat} {bot.name}", statistics.mean_estimate(wins, squares, tally.rounds, WHOLE_WIN)


def _points(case: Case, tally: Tally) -> Found:
    for seat, bot in enumerate(case.plan.bots):
        points, squares = tally.points[seat], tally.points_squared[seat]
        yield f"{seat} {bot.name}", statistics.mean_estimate(points, squares, tally.rounds)


def _turns(case: Case, tally: Tally) -> Found:
    """The wins above the fair share."""
    for turn, (wins, squares) in enumerate(zip(tally.wins_by_turn, tally.wins_by_turn_squared, strict=True)):
        found = statistics.mean_estimate(wins, squares, tally.rounds, WHOLE_WIN)
        fair = 1 / case.players
        yield str(turn + 1), Estimate(*(round(x - fair, 5) for x in (found.mean, found.low, found.high)))


def _endings(case: Case, tally: Tally) -> Found:
    for reason in case.plan.game.end_reasons:
        yield reason, statistics.wilson_estimate(tally.reasons.get(reason, 0), tally.rounds)


# Luck


def _luck(case: Case, rounds: int, crew: Crew) -> Found:
    """The part of luck in a win, from 0 to 1.

    Each bot of the ladder plays alone among simple bots. Luck is the variance of wins around the mean of each
    bot, and skill is the variance of the means.
    """
    means, variances = [], []
    for name in LADDER:
        bots = (BOTS[name], *(SIMPLE for _ in range(case.players - 1)))
        tally = crew.tally(case.plan._replace(bots=bots), rounds)
        mean = tally.wins[0] / (WHOLE_WIN * rounds)
        means.append(mean)
        variances.append(tally.wins_squared[0] / (WHOLE_WIN**2 * rounds) - mean**2)
    luck, distance = sum(variances) / len(LADDER), means[1] - means[0]
    skill = (distance / 2) ** 2
    whole = luck + skill
    if not whole:  # too few rounds: all bots have the same result
        yield "", Estimate(1.0, 0.0, 1.0)
        return
    share = luck / whole
    deviation = luck / whole**2 * abs(distance) / 2 * sqrt(sum(variances) / rounds)
    found = statistics.normal_estimate(share, deviation)
    yield "", Estimate(found.mean, found.low, min(1.0, found.high))


# Cards


def _cards(case: Case, rounds: int, crew: Crew) -> Found:
    """How much more often a player wins for each card of a kind in the first hand: the slope of a linear
    regression. The errors are those of rounds."""
    parts = list(crew.pieces(_hands_and_wins, case.plan, rounds))
    held, won = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    for kind, name in enumerate(first_hands.kinds(case.plan)):
        x, y = held[:, :, kind] - held[:, :, kind].mean(), won - won.mean()
        square = (x * x).sum()
        if not square:  # it is never dealt
            continue
        slope = (x * y).sum() / square
        rest = (x * (y - slope * x)).sum(axis=1)
        yield name, statistics.normal_estimate(float(slope), float(np.sqrt((rest**2).sum()) / square))


def _hands_and_wins(plan: Plan, numbers: range) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float64]]:
    """The number of cards of each kind that each seat was dealt, and its share of the win."""
    return first_hands.hands(plan, numbers), _won(plan, numbers)


def _won(plan: Plan, numbers: range) -> npt.NDArray[np.float64]:
    if first_hands.are_on_kernel(plan):
        results, _ = compiled.table(*plan).rounds(numbers)
        return compiled.win_units(results[:, PLACES, : len(plan.bots)]) / WHOLE_WIN
    won = np.zeros((len(numbers), len(plan.bots)))
    for index, number in enumerate(numbers):
        winners = play(plan, number).winners
        won[index, list(winners)] = 1 / len(winners)
    return won


def play(plan: Plan, number: int, *, carried: tuple[int, ...] = (), on_step: OnStep = no_step) -> Outcome:
    """A round on the engine."""
    seats = len(plan.bots)
    sources, round_ = rngs(plan.seed, number, seats), RoundContext(first=number % seats, carried=carried)
    return play_round(plan.game, plan.options, plan.bots, sources, round_, on_step).outcome


# Where numbers belong


def _over_players(case: Case, what: str) -> tuple[str, str, str]:
    return "", case.name, str(case.players)


def series_over_players(case: Case, what: str) -> tuple[str, str, str]:
    return case.name, what, str(case.players)


def along(case: Case, what: str) -> tuple[str, str, str]:
    return case.name, str(case.players), what


def _by_seat(case: Case, what: str) -> tuple[str, str, str]:
    return str(case.players), case.name, what


COMMON: Mapping[str, Count] = {
    "length": Count(partial(_outcomes, _length), "number", _over_players, ("ways", "ways", "players")),
    "wins": Count(partial(_outcomes, _wins), "share", _by_seat, ("players", "ways", "seats")),
    "points": Count(partial(_outcomes, _points), "number", _by_seat, ("players", "ways", "seats")),
    "turns": Count(partial(_outcomes, _turns), "share", along, ("ways", "players", "turns")),
    "endings": Count(
        partial(_outcomes, _endings), "share", series_over_players, ("ways", "endings", "players")
    ),
    "luck": Count(_luck, "share", _over_players, ("ways", "ways", "players"), runs=len(LADDER)),
    "cards": Count(_cards, "share", along, ("ways", "players", "cards"), is_in=first_hands.has_first_hands),
}
"""What can be counted in every game."""
