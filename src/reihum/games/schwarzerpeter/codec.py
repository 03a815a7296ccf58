"""Numbers for the draws of Schwarzer Peter, and rows of bytes for its views."""

from itertools import chain

from reihum.envs.codecs import Codec, listed
from reihum.envs.layout import Layout, by_seat, mark, number, times
from reihum.game import AnyGame
from reihum.games.schwarzerpeter.actions import MENUS
from reihum.games.schwarzerpeter.state import DECKS, Options


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = DECKS["full"]
    layout = Layout(
        times("hand", cards, lambda view: view.hand),
        times("gone", cards, lambda view: chain.from_iterable(view.laid)),
        by_seat("counts", seats, lambda view: view.counts, len(cards)),
        number("fan", lambda view: view.fan, len(cards)),
        number("draws", lambda view: view.draws),
        mark("giver", seats, lambda view: view.giver),
        mark("drawer", seats, lambda view: view.drawer),
    )
    return listed(game, options, seats, layout, MENUS[-1])
