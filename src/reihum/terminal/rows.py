"""The table of Elfer and Junior in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from reihum.cards import Card, Colour
from reihum.games.rows import View
from reihum.texts import Texts


def table(view: View[Any], texts: Texts) -> Iterator[str]:
    """The rows and the draw pile, a line each."""
    for colour in Colour:
        row = [card for card in view.table if card.colour is colour]
        if row:
            yield texts("table-rows-row", colour=colour, cards=", ".join(map(_run, _runs(row))))
        else:
            yield texts("table-rows-row-empty", colour=colour)
    yield texts("table-rows-pile", count=view.pile)


def _runs(row: list[Card]) -> Iterator[list[Card]]:
    for _, run in groupby(enumerate(row), key=lambda place: place[1].number - place[0]):
        yield [card for _, card in run]


def _run(run: list[Card]) -> str:
    return f"{run[0].number}–{run[-1].number}" if len(run) > 1 else str(run[0].number)
