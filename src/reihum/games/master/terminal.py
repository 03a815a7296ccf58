"""The table of Master in words."""

from collections.abc import Iterator

from reihum.cards import Colour, in_order
from reihum.games.master.view import View
from reihum.games.rows.terminal import in_runs
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """The rows in the order of the column, the pile and what the players have, one line each."""
    for colour in view.column:
        yield _row(view, colour, texts)
    yield texts("table-rows-pile", count=view.pile)
    yield texts("table-rows-hands", counts=by_player(view.counts, texts))
    yield texts("table-master-bridges", counts=by_player(view.bridges, texts))
    yield texts("table-master-bonuses", counts=by_player(view.bonuses, texts))


def _row(view: View, colour: Colour, texts: Texts) -> str:
    jokers = [place.card for place in view.jokers if place.card.colour is colour]
    row = in_runs(in_order(card for card in (*view.table, *jokers) if card.colour is colour), texts)
    if not jokers:
        return texts("table-rows-row", colour=colour, cards=row)
    numbers = texts.listed(str(card.number) for card in jokers)
    return texts("table-master-row", colour=colour, cards=row, count=len(jokers), jokers=numbers)
