"""Numbers for the actions of Elfer and Junior, and rows of bytes for their views."""

from reihum.cards import Spot, deck
from reihum.envs.codecs import Codec, listed
from reihum.envs.layout import Layout, by_seat, mark, number, times
from reihum.game import AnyGame, Options
from reihum.games.rows.actions import DRAW, END, PASS, Lay

CARDS = deck(range(1, 21))
ACTIONS = (*map(Lay, CARDS), DRAW, PASS, END)


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    layout = Layout(
        times("hand", CARDS, lambda view: view.hand),
        times("table", CARDS, lambda view: view.table),
        times("openers", [*map(Spot, CARDS)], lambda view: view.openers),
        by_seat("counts", seats, lambda view: view.counts, len(CARDS)),
        number("pile", lambda view: view.pile, len(CARDS)),
        number("laid", lambda view: view.laid, len(CARDS)),
        number("drawn", lambda view: view.drawn, 3),
        mark("turn", seats, lambda view: view.turn),
    )
    return listed(game, options, seats, layout, ACTIONS)
