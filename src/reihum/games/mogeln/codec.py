"""Numbers for the actions of Mogeln, and rows of bytes for its views."""

from itertools import chain

from reihum.envs.codecs import Codec, listed
from reihum.envs.layout import Layout, by_seat, mark, number, times
from reihum.game import AnyGame, Options
from reihum.games.mogeln.rules import DOUBT, PASS, Lay, Smuggle
from reihum.games.mogeln.state import DECKS, TWENTY


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = DECKS[seats]
    layout = Layout(
        times("hand", cards, lambda view: view.hand),
        times("smuggled", cards, lambda view: view.smuggled),
        times("own-lays", cards, lambda view: chain.from_iterable(filter(None, view.stack))),
        times("turned", cards, lambda view: view.turned.cards if view.turned else ()),
        mark("taker", seats, lambda view: view.turned and view.turned.taker),
        by_seat("sizes", seats, lambda view: view.sizes, len(cards)),
        by_seat("taken", seats, lambda view: view.taken, len(cards)),
        mark("opener", seats, lambda view: view.opener),
        number("stack", lambda view: len(view.stack), len(cards)),
        number("next-number", lambda view: view.next_number, TWENTY),
        number("stacks-out", lambda view: view.stacks_out),
        number("lays", lambda view: view.lays),
        mark("turn", seats, lambda view: view.turn),
    )
    actions = (*map(Lay, cards), *map(Smuggle, cards), DOUBT, PASS)
    return listed(game, options, seats, layout, actions)
