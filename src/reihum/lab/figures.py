"""Numbers with their 95 % intervals, and where they belong in a picture."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Literal

from reihum.game import Value
from reihum.lab.arena_figures import ERROR, Estimate

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


def of_sums(total: int, squares: int, number: int, whole: int = 1) -> Estimate:
    """The mean of so many values from their sum and that of their squares; ``whole`` is their unit."""
    mean = total / number
    variance = max(0.0, squares / number - mean**2)
    return around(mean / whole, sqrt(variance / number) / whole)


def of_share(times: int, number: int) -> Estimate:
    """How often of so many times (Wilson)."""
    share, width = times / number, Z**2 / number
    centre = (share + width / 2) / (1 + width)
    reach = Z * sqrt(share * (1 - share) / number + width / (4 * number)) / (1 + width)
    return Estimate(*(round(value, DIGITS) for value in (share, centre - reach, centre + reach)))
