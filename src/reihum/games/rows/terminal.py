"""The table of Elfer and Junior in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from reihum.cards import Card
from reihum.games.rows.state import View
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View[Any], texts: Texts) -> Iterator[str]:
    """The rows, the draw pile and the sizes of the hands, one line each."""
    for colour in view.options.colours:
        row = [card for card in view.table if card.colour is colour]
        if row:
            yield texts("table-rows-row", colour=colour, cards=in_runs(row, texts))
        else:
            yield texts("table-rows-row-empty", colour=colour)
    yield texts("table-rows-pile", count=view.pile)
    yield texts("table-rows-hands", counts=by_player(view.counts, texts))


def in_runs(row: Sequence[Card], texts: Texts) -> str:
    """A row by the ends of its parts: "2–5, 11"."""
    return texts.listed(texts.run(run[0].number, run[-1].number) for run in _runs(row))


def _runs(row: Sequence[Card]) -> Iterator[list[Card]]:
    for _, run in groupby(enumerate(row), key=lambda place: place[1].number - place[0]):
        yield [card for _, card in run]
