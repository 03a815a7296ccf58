"""The one action of Zweikampf, and rows of bytes for its views."""

from reihum.envs.codecs import Codec, listed
from reihum.envs.layout import Layout, by_seat, marks, number, times_by_seat
from reihum.game import AnyGame, Options
from reihum.games.zweikampf.rules import DECK, TURN


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    layout = Layout(
        times_by_seat("stakes", DECK, seats, lambda view: view.stakes),
        times_by_seat("won", DECK, seats, lambda view: view.won),
        by_seat("stacks", seats, lambda view: view.stacks, len(DECK)),
        marks("waiting", seats, lambda view: [actor for actor in view.waiting if isinstance(actor, int)]),
        number("turns", lambda view: view.turns),
    )
    return listed(game, options, seats, layout, [TURN])
