"""What numbers of many deals say: means with 95 % intervals, a test that may be looked at all the time,
and ratings. ``docs/arena.md`` names the methods.

``error`` is the chance of an interval or a test to be wrong: where several have to hold together, each
gets its part of 5 %.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, log, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from reihum.game import Value

ERROR = 0.05
LEAST_DEALS = 5
"""Fewer say nothing about how much deals differ."""
FEW_DEALS = 20
"""With fewer, Student's t is wrong in more than 5 %: it covers 89 to 92 % of the truth at 5 to 10 deals."""
BLOCKS = 20
"""Into how many parts the deals are put to see how far ratings vary."""
ELO = 400
"""Points of rating for ten times the strength."""
STEPS = 20
"""How often an interval is halved in search of its end: a millionth is near enough."""


class Estimate(Value, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Contest(NamedTuple):
    """How one bot alone did among others of one kind: its share of the wins in every deal."""

    lone: int
    others: int
    shares: Sequence[float]


def estimate(values: Sequence[float]) -> Estimate:
    """By Student's t; the deals are what varies."""
    return _around(fmean(values), stdev(values) / sqrt(len(values)), len(values) - 1)


def share_estimate(shares: Sequence[float], fair: float, error: float = ERROR) -> Estimate:
    """As ``estimate``, but a fair deal more tells how much deals differ: many that all went one way do not
    make certain. With few deals it is as wide as if they had been looked at one by one."""
    if len(shares) < FEW_DEALS:
        return running_estimate(shares, error)
    found = _around(fmean(shares), stdev((*shares, fair)) / sqrt(len(shares)), len(shares) - 1, error)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def _around(mean: float, deviation: float, freedom: int, error: float = ERROR) -> Estimate:
    width = student(freedom, error) * deviation
    return Estimate(round(mean, 4), round(mean - width, 4), round(mean + width, 4))


def student(freedom: int, error: float = ERROR) -> float:
    """How many standard deviations hold 95 % (expansion of the t distribution around the normal one)."""
    z = NormalDist().inv_cdf(1 - error / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))


def is_refuted(shares: Sequence[float], mean: float, error: float = ERROR) -> bool:
    """Whether somebody who bets against this mean, deal by deal, has multiplied the stake by 1 / error.

    If it is the true mean, that ever happens with this chance at most, however often one looks.
    """
    rises = falls = log(1 / 2)  # half the stake on each side
    for share, bet in zip(shares, _bets(shares, error), strict=True):
        rises += log(1 + min(bet, 1 / (2 * mean)) * (share - mean))
        falls += log(1 - min(bet, 1 / (2 * (1 - mean))) * (share - mean))
    return max(rises, falls) >= log(1 / error)


def _bets(shares: Sequence[float], error: float) -> Sequence[float]:
    """How much is risked on each deal, from the deals before it alone."""
    bets = []
    total, squares = 1 / 2, 1 / 4
    for number, share in enumerate(shares, 1):
        variance = squares / number
        bets.append(sqrt(2 * log(2 / error) / (variance * number * log(number + 1))))
        total += share
        squares += (share - total / (number + 1)) ** 2
    return bets


def running_estimate(shares: Sequence[float], error: float = ERROR) -> Estimate:
    """The mean with all means that are not refuted, so with an interval that allows for looking."""
    mean = fmean(shares)
    ends = [_last_not_refuted(shares, mean, end, error) for end in (1e-6, 1 - 1e-6)]
    return Estimate(round(mean, 4), *(round(end, 4) for end in ends))


def _last_not_refuted(shares: Sequence[float], inside: float, outside: float, error: float) -> float:
    if not is_refuted(shares, outside, error):
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if is_refuted(shares, middle, error):
            outside = middle
        else:
            inside = middle
    return inside


def ratings(contests: Sequence[Contest], bots: int, players: int) -> list[Estimate]:
    """Ratings of all bots around 0, with intervals by a jackknife over blocks of deals."""
    whole = _fit(_won(contests), bots, players)
    blocks = min(BLOCKS, *(len(contest.shares) for contest in contests))
    parts = [_fit(_won(_without(contests, block, blocks)), bots, players) for block in range(blocks)]
    found = []
    for bot, rating in enumerate(whole):
        left = [part[bot] for part in parts]
        deviation = stdev(left) * (blocks - 1) / sqrt(blocks)
        found.append(_around(rating, deviation, blocks - 1))
    return found


def _without(contests: Sequence[Contest], block: int, blocks: int) -> list[Contest]:
    return [
        contest._replace(shares=[x for deal, x in enumerate(contest.shares) if deal % blocks != block])
        for contest in contests
    ]


def _won(contests: Sequence[Contest]) -> dict[tuple[int, int], tuple[float, int]]:
    return {(each.lone, each.others): (fsum(each.shares), len(each.shares)) for each in contests}


def _fit(won: Mapping[tuple[int, int], tuple[float, int]], bots: int, players: int) -> list[float]:
    """The strengths under which a bot's chance is its part of all strength at the table (Luce),
    by minorisation and maximisation (Hunter). A fair deal more a pairing keeps them finite."""
    strengths = [1.0] * bots
    for _ in range(10_000):
        wins, chances = [0.0] * bots, [0.0] * bots
        for (lone, others), (share, deals) in won.items():
            wins[lone] += share + 1 / players
            wins[others] += deals - share + 1 - 1 / players
            at_table = (deals + 1) / (strengths[lone] + (players - 1) * strengths[others])
            chances[lone] += at_table
            chances[others] += (players - 1) * at_table
        fitted = [won_by / chance for won_by, chance in zip(wins, chances, strict=True)]
        change = max(abs(log(new / old)) for new, old in zip(fitted, strengths, strict=True))
        strengths = fitted
        if change < 1e-9:
            break
    logs = [ELO * log10(strength) for strength in strengths]
    return [each - fmean(logs) for each in logs]
