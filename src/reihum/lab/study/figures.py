"""Numbers with their 95 % intervals, and their place in a picture."""

from typing import Literal

from reihum.game import Value
from reihum.lab.statistics import Estimate

Unit = Literal["share", "number"]


class Point(Value, frozen=True):
    """A number, and its picture, line and place on the line."""

    panel: str
    series: str
    at: str
    value: Estimate


class Figure(Value, frozen=True):
    """The numbers of one count."""

    count: str
    unit: Unit
    points: tuple[Point, ...]
