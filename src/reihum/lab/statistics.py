"""Means and shares with 95 % intervals, a sequential test, and ratings. ``docs/arena.md`` names the methods.

``error`` is the chance that an interval or a test is wrong. Where several have to hold together, each gets
its part of 5 %.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, inf, log, log10, sqrt
from operator import add
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from reihum.game import Value

ERROR = 0.05
Z = NormalDist().inv_cdf(1 - ERROR / 2)
DIGITS = 5
LEAST_DEALS = 5
"""Fewer deals do not show how much deals differ."""
FEW_DEALS = 20
"""With fewer deals Student's t is wrong in more than 5 %: with 5 to 10 it covers the truth in 89 to 92 %."""
BLOCKS = 20
"""The number of blocks of deals for the jackknife."""
ELO = 400
"""Points of rating for ten times the strength."""
STEPS = 20
"""How often an interval is halved in search of its end, to a millionth."""


class Estimate(Value, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Contest(NamedTuple):
    """One bot alone among others of one kind: its share of the wins in every deal."""

    lone: int
    others: int
    shares: Sequence[float]


# From sums over rounds


def normal_estimate(mean: float, deviation: float) -> Estimate:
    """A mean with this standard error, by the normal distribution."""
    return Estimate(*(round(mean + width * deviation, DIGITS) for width in (0, -Z, Z)))


class Ratio(NamedTuple):
    """How often something happened, and how often it could have: sums over rounds, also of squares and
    products.

    Events within a round are not independent. Rounds are.
    """

    times: int = 0
    opportunities: int = 0
    times_squared: int = 0
    products: int = 0
    opportunities_squared: int = 0
    rounds: int = 0

    @classmethod
    def of(cls, times: int, opportunities: int) -> Ratio:
        """The ratio of one round."""
        return cls(times, opportunities, times**2, times * opportunities, opportunities**2, 1)

    def plus(self, other: Ratio) -> Ratio:
        return Ratio(*map(add, self, other))

    def estimate(self) -> Estimate:
        """The share of the opportunities. The interval follows from how much rounds differ."""
        share = self.times / self.opportunities
        variance = (
            self.times_squared - 2 * share * self.products + share**2 * self.opportunities_squared
        ) / self.opportunities**2
        return _of_varying_share(share, variance, self.rounds)


def mean_estimate(total: int, squares: int, number: int, whole: int = 1) -> Estimate:
    """The mean of values, from their sum and the sum of their squares; ``whole`` is their unit."""
    mean = total / number
    variance = max(0.0, squares / number - mean**2)
    return normal_estimate(mean / whole, sqrt(variance / number) / whole)


def win_estimate(total: int, squares: int, rounds: int, whole: int) -> Estimate:
    """The mean share of a win, from the sum of shares and of their squares; ``whole`` is a whole win."""
    share = total / (rounds * whole)
    return _of_varying_share(share, (squares / (rounds * whole**2) - share**2) / rounds, rounds)


def _of_varying_share(share: float, variance: float, rounds: int) -> Estimate:
    """Wilson's interval for the number of yes-or-no cases that has this variance. It is never empty."""
    return _wilson(share, share * (1 - share) / variance if variance > 0 else rounds)


def wilson_estimate(times: int, number: int, error: float = ERROR) -> Estimate:
    """A share of independent cases, with Wilson's interval."""
    return _wilson(times / number, number, error)


def _wilson(share: float, number: float, error: float = ERROR) -> Estimate:
    z = NormalDist().inv_cdf(1 - error / 2)
    width = z**2 / number
    centre = (share + width / 2) / (1 + width)
    reach = z * sqrt(share * (1 - share) / number + width / (4 * number)) / (1 + width)
    return Estimate(*(round(value, DIGITS) for value in (share, centre - reach, centre + reach)))


# From deals


def estimate(values: Sequence[float], least: float = -inf) -> Estimate:
    """The mean of deals, by Student's t. It cannot be below ``least``."""
    found = _student_estimate(fmean(values), stdev(values) / sqrt(len(values)), len(values) - 1)
    return Estimate(found.mean, max(least, found.low), found.high)


def share_estimate(shares: Sequence[float], fair: float, error: float = ERROR) -> Estimate:
    """As ``estimate``, but with one more, fair deal for the variance: deals that all went one way prove
    nothing.

    With few deals it is as wide as ``running_estimate``.
    """
    if len(shares) < FEW_DEALS:
        return running_estimate(shares, error)
    deviation = stdev((*shares, fair)) / sqrt(len(shares))
    found = _student_estimate(fmean(shares), deviation, len(shares) - 1, error)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def _student_estimate(mean: float, deviation: float, freedom: int, error: float = ERROR) -> Estimate:
    width = student(freedom, error) * deviation
    return Estimate(round(mean, 4), round(mean - width, 4), round(mean + width, 4))


def student(freedom: int, error: float = ERROR) -> float:
    """The quantile of the t distribution, by its expansion around the normal one."""
    z = NormalDist().inv_cdf(1 - error / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))


def is_refuted(shares: Sequence[float], mean: float, error: float = ERROR) -> bool:
    """Whether a bet against this mean, deal by deal, has multiplied its stake by 1 / error.

    If this is the true mean, the chance that it ever happens is at most ``error``, however often one looks.
    """
    rises = falls = log(1 / 2)  # half the stake on each side
    for share, bet in zip(shares, _bets(shares, error), strict=True):
        rises += log(1 + min(bet, 1 / (2 * mean)) * (share - mean))
        falls += log(1 - min(bet, 1 / (2 * (1 - mean))) * (share - mean))
    return max(rises, falls) >= log(1 / error)


def _bets(shares: Sequence[float], error: float) -> Sequence[float]:
    """The stake on each deal, which depends only on the deals before it."""
    bets = []
    total, squares = 1 / 2, 1 / 4
    for number, share in enumerate(shares, 1):
        variance = squares / number
        bets.append(sqrt(2 * log(2 / error) / (variance * number * log(number + 1))))
        total += share
        squares += (share - total / (number + 1)) ** 2
    return bets


def running_estimate(shares: Sequence[float], error: float = ERROR) -> Estimate:
    """The mean, with the interval of all means that are not refuted. It holds however often one looks."""
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


# Ratings


def ratings(contests: Sequence[Contest], bots: int, players: int) -> list[Estimate]:
    """Ratings of all bots around 0, with intervals by a jackknife over blocks of deals."""
    whole = _fit(_won(contests), bots, players)
    blocks = min(BLOCKS, *(len(contest.shares) for contest in contests))
    parts = [_fit(_won(_without(contests, block, blocks)), bots, players) for block in range(blocks)]
    found = []
    for bot, rating in enumerate(whole):
        left = [part[bot] for part in parts]
        deviation = stdev(left) * (blocks - 1) / sqrt(blocks)
        found.append(_student_estimate(rating, deviation, blocks - 1))
    return found


def _without(contests: Sequence[Contest], block: int, blocks: int) -> list[Contest]:
    return [
        contest._replace(shares=[x for deal, x in enumerate(contest.shares) if deal % blocks != block])
        for contest in contests
    ]


def _won(contests: Sequence[Contest]) -> dict[tuple[int, int], tuple[float, int]]:
    return {(each.lone, each.others): (fsum(each.shares), len(each.shares)) for each in contests}


def _fit(won: Mapping[tuple[int, int], tuple[float, int]], bots: int, players: int) -> list[float]:
    """Strengths such that a bot's chance is its part of all strength at the table (Luce).

    Fitted by minorization-maximization (Hunter). One more, fair deal for each pairing keeps them finite.
    """
    strengths = [1.0] * bots
    for _ in range(10_000):
        wins, weights = [0.0] * bots, [0.0] * bots
        for (lone, others), (share, deals) in won.items():
            wins[lone] += share + 1 / players
            wins[others] += deals - share + 1 - 1 / players
            at_table = (deals + 1) / (strengths[lone] + (players - 1) * strengths[others])
            weights[lone] += at_table
            weights[others] += (players - 1) * at_table
        fitted = [won_by / weight for won_by, weight in zip(wins, weights, strict=True)]
        change = max(abs(log(new / old)) for new, old in zip(fitted, strengths, strict=True))
        strengths = fitted
        if change < 1e-9:
            break
    logs = [ELO * log10(strength) for strength in strengths]
    return [each - fmean(logs) for each in logs]
