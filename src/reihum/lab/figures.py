"""Numbers with their 95 % intervals, and where they belong in a picture."""

from __future__ import annotations

from math import sqrt
from operator import add
from statistics import NormalDist
from typing import Literal, NamedTuple

from reihum.game import Value
from reihum.lab.statistics import ERROR, Estimate

Z = NormalDist().inv_cdf(1 - ERROR / 2)
DIGITS = 5

Unit = Literal["share", "number"]


class Point(Value, frozen=True):
    """A number: in which picture, of which line, and where on it."""

    panel: str
    series: str
    at: str
    value: Estimate


class Figure(Value, frozen=True):
    """What was counted."""

    count: str
    unit: Unit
    points: tuple[Point, ...]


def around(mean: float, deviation: float) -> Estimate:
    return Estimate(*(round(mean + width * deviation, DIGITS) for width in (0, -Z, Z)))


class Ratio(NamedTuple):
    """Sums over rounds of how often something happened, of how often it could have, and of the products that
    variances need. What happens in one round is not independent: the rounds are."""

    times: int = 0
    opportunities: int = 0
    times_squared: int = 0
    products: int = 0
    opportunities_squared: int = 0
    rounds: int = 0

    @classmethod
    def of(cls, times: int, opportunities: int) -> Ratio:
        """Of one round."""
        return cls(times, opportunities, times**2, times * opportunities, opportunities**2, 1)

    def plus(self, other: Ratio) -> Ratio:
        return Ratio(*map(add, self, other))

    def estimate(self) -> Estimate:
        """How often of the chances, with an interval as wide as rounds differ."""
        share = self.times / self.opportunities
        variance = (
            self.times_squared - 2 * share * self.products + share**2 * self.opportunities_squared
        ) / self.opportunities**2
        return _of_varying_share(share, variance, self.rounds)


def of_sums(total: int, squares: int, number: int, whole: int = 1) -> Estimate:
    """The mean of so many values from their sum and that of their squares; ``whole`` is their unit."""
    mean = total / number
    variance = max(0.0, squares / number - mean**2)
    return around(mean / whole, sqrt(variance / number) / whole)


def of_wins(total: int, squares: int, rounds: int, whole: int) -> Estimate:
    """The mean of shares of a win from their sum and that of their squares; ``whole`` is a whole win."""
    share = total / (rounds * whole)
    return _of_varying_share(share, (squares / (rounds * whole**2) - share**2) / rounds, rounds)


def _of_varying_share(share: float, variance: float, rounds: int) -> Estimate:
    """By Wilson, for as many yes or no as vary like this; never certain, even if no two rounds differ."""
    return wilson(share, share * (1 - share) / variance if variance > 0 else rounds)


def of_share(times: int, number: int) -> Estimate:
    """How often of so many times (Wilson)."""
    return wilson(times / number, number)


def wilson(share: float, number: float) -> Estimate:
    width = Z**2 / number
    centre = (share + width / 2) / (1 + width)
    reach = Z * sqrt(share * (1 - share) / number + width / (4 * number)) / (1 + width)
    return Estimate(*(round(value, DIGITS) for value in (share, centre - reach, centre + reach)))
