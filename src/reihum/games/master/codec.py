"""Numbers for the actions of Master, and rows of bytes for its views."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, pairwise, permutations, product

from reihum.cards import CARD, JOKER, Colour, Spot, deck
from reihum.envs.codecs import Codec, listed
from reihum.envs.layout import Layout, by_seat, mark, number, times
from reihum.game import AnyGame, Options
from reihum.games.master import actions, rules, state
from reihum.games.rows.actions import DRAW, END, PASS, Lay

CARDS = deck(state.NUMBERS)
PLACES = tuple(map(Spot, CARDS))


def _actions() -> Iterator[actions.Move]:
    yield from map(Lay, CARDS)
    yield from map(actions.Joker, PLACES)
    yield from map(actions.Swap, CARDS)
    for joker in (None, "joker"):
        for start, end in permutations(Colour, 2):
            for place in state.NUMBERS:
                yield actions.Bridge(Spot(CARD[start, place]), Spot(CARD[end, place]), joker)
    yield from (DRAW, PASS, END)


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    layout = Layout(
        times("hand", (*CARDS, JOKER), lambda view: view.hand, state.JOKERS),
        times("table", CARDS, lambda view: view.table),
        times("jokers", PLACES, lambda view: view.jokers),
        times("beside", [*product(Colour, repeat=2)], lambda view: _rows_beside(view.column)),
        by_seat("counts", seats, lambda view: view.counts, len(state.DEALT)),
        by_seat("taken", seats, lambda view: view.taken, state.JOKERS),
        by_seat("bridges", seats, lambda view: view.bridges, max(rules.BRIDGES.values())),
        by_seat("bonuses", seats, lambda view: view.bonuses, state.BONUS_CARDS),
        number("pile", lambda view: view.pile, len(state.DEALT)),
        number("laid", lambda view: view.laid, state.MOST_LAID),
        number("swapped", lambda view: view.swapped, 1),
        mark("turn", seats, lambda view: view.turn),
    )
    return listed(game, options, seats, layout, _actions())


@cache
def _rows_beside(column: tuple[Colour, ...]) -> Sequence[tuple[Colour, Colour]]:
    """For each row those next to it."""
    return tuple(chain.from_iterable(((one, two), (two, one)) for one, two in pairwise(column)))
