"""Numbers for the actions of Schnipp Schnapp, and rows of bytes for its views."""

from collections.abc import Sequence
from itertools import chain

from reihum.cards import Card
from reihum.envs.codecs import Codec
from reihum.envs.layout import MOST, Layout, by_seat, choice, mark, marks, number, times
from reihum.game import AnyGame, Options
from reihum.games.schnippschnapp import piles
from reihum.games.schnippschnapp.actions import Schnapp, Schnipp, Turn, Wait

KINDS = (Turn, Schnapp, Schnipp, Wait)


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = len(piles.DECK)
    layout = Layout(
        by_seat("tops", seats, lambda view: [_top(pile) for pile in view.piles], piles.NUMBERS[-1]),
        by_seat("piles", seats, lambda view: [*map(len, view.piles)], cards),
        by_seat("stacks", seats, lambda view: view.stacks, cards),
        by_seat("loose", seats, lambda view: view.loose, cards),
        by_seat("quartets", seats, lambda view: [*map(len, view.quartets)], len(piles.NUMBERS)),
        times("gone", piles.NUMBERS, lambda view: chain.from_iterable(view.quartets)),
        by_seat("won", seats, lambda view: [min(won, MOST) for won in view.won]),
        number("middle", lambda view: len(view.middle), cards),
        number("middle-top", lambda view: _top(view.middle), piles.NUMBERS[-1]),
        marks("turned", seats, lambda view: view.turned),
        marks("answered", seats, lambda view: [seat for seat, done in enumerate(view.answered) if done]),
        marks("silent", seats, lambda view: view.silent),
        number("quiet", lambda view: view.quiet),
        number("left", lambda view: view.options.reveals - view.reveal),
        choice("stage", ("deal", "shuffle", "turn", "call", "over"), lambda view: view.stage),
        mark("turn", seats, lambda view: view.turn),
    )
    texts = tuple(str(kind.__struct_config__.tag) for kind in KINDS)
    return Codec(game, options, seats, layout, texts, lambda action, seat: (KINDS.index(type(action)),))


def _top(pile: Sequence[Card]) -> int:
    """The number on top of an open pile; 0 if there is none."""
    return pile[-1].number if pile else 0
