"""The layout of rows of bytes: fields one after another, the same for every position of a game.

Seats are counted from the observing seat: 0 is the seat itself, 1 its left neighbour, and so on.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum.game import Seat

Row: TypeAlias = npt.NDArray[np.uint8]
Get: TypeAlias = Callable[[Any], Any]
Write: TypeAlias = Callable[[bytearray, int, Any], None]
"""Writes a field of a view into a row, from a place on."""

MOST = 255
"""The maximum of a byte. Larger numbers become this."""


class Field(NamedTuple):
    name: str
    size: int
    most: int
    """The maximum of each byte of the field."""
    write: Write


class Layout:
    """The fields of a row, and where each begins."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        ends = np.cumsum([field.size for field in fields]).tolist()
        self.slices = {
            field.name: slice(end - field.size, end) for field, end in zip(fields, ends, strict=True)
        }
        self.size: int = ends[-1]
        self.most: Row = np.repeat(
            np.array([field.most for field in fields], np.uint8), [field.size for field in fields]
        )
        self._writes = tuple((field.write, self.slices[field.name].start) for field in fields)

    def write(self, row: bytearray, view: Any) -> None:
        for write, start in self._writes:
            write(row, start, view)


def times(name: str, of: Sequence[Any], get: Get, most: int = 1) -> Field:
    """The number of each of these cards, places or other items."""
    places = {item: place for place, item in enumerate(of)}

    def write(row: bytearray, start: int, view: Any) -> None:
        for item in get(view):
            row[start + places[item]] += 1

    return Field(name, len(places), most, write)


def times_by_seat(name: str, of: Sequence[Any], seats: int, get: Get, most: int = 1) -> Field:
    """The same for every seat."""
    inner = times(name, of, lambda items: items, most)

    def write(row: bytearray, start: int, view: Any) -> None:
        by_seat = get(view)
        for place, items in enumerate((*by_seat[view.seat :], *by_seat[: view.seat])):
            inner.write(row, start + place * inner.size, items)

    return Field(name, seats * inner.size, most, write)


def number(name: str, get: Get, most: int = MOST) -> Field:
    def write(row: bytearray, start: int, view: Any) -> None:
        row[start] = min(get(view), MOST)

    return Field(name, 1, most, write)


def numbers(name: str, size: int, get: Get, most: int = MOST) -> Field:
    """Up to ``size`` numbers in their order."""

    def write(row: bytearray, start: int, view: Any) -> None:
        values = bytes(get(view))
        row[start : start + len(values)] = values

    return Field(name, size, most, write)


def by_seat(name: str, seats: int, get: Get, most: int = MOST) -> Field:
    """A number for every seat."""

    def write(row: bytearray, start: int, view: Any) -> None:
        values, seat = get(view), view.seat
        row[start : start + seats] = values[seat:] + values[:seat]

    return Field(name, seats, most, write)


def marks(name: str, seats: int, get: Callable[[Any], Iterable[Seat]]) -> Field:
    """1 for each of these seats."""

    def write(row: bytearray, start: int, view: Any) -> None:
        for seat in get(view):
            row[start + (seat - view.seat) % seats] = 1

    return Field(name, seats, 1, write)


def mark(name: str, seats: int, get: Get) -> Field:
    """1 for this seat, if there is one."""

    def write(row: bytearray, start: int, view: Any) -> None:
        seat = get(view)
        if isinstance(seat, int):
            row[start + (seat - view.seat) % seats] = 1

    return Field(name, seats, 1, write)


def choice(name: str, of: Sequence[str], get: Get) -> Field:
    """1 for this one of the words."""
    return times(name, of, lambda view: (get(view),))
