"""Master by search. ``medium`` chooses by the tuned weights. ``hard`` and ``master`` play the round to the
end in worlds that they believe possible, and look ahead where nothing is hidden."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from reihum.bots import search as searching
from reihum.bots.search import Budget, Decide, Prospects, Values, best
from reihum.game import Seat
from reihum.games.master import simple_bot as simple
from reihum.games.master.actions import Move
from reihum.games.master.rules import MASTER as GAME
from reihum.games.master.view import View
from reihum.kernel.compiled_game import POINTS, Ints


class Depth(NamedTuple):
    budget: Budget
    levels: int
    """The level of looking ahead between two players without a pile."""
    settles: int
    """With at most this number of cards in both hands a full search decides who wins."""


HARD: Final = Depth(Budget(250, 0.25), levels=1, settles=0)
MASTER: Final = Depth(Budget(8000, 0.8), levels=2, settles=20)
A_POINT: Final = 1 / 500
"""The value of a point. A win is worth 1."""
MARGIN_OF_TWO: Final = 0.3
"""Between two players a move must be better than that of the tuned weights by this. Many moves look good
against the weights, and few are good against a player who searches too."""


def by_weights(view: View, menu: Sequence[Move], rng: Random) -> Move:
    """The move of the tuned weights: the level ``medium``."""
    state = GAME.imagine(view, rng)
    compiled = searching.compiled_game(state)
    if compiled is None:
        return simple.choose(view, menu, rng)
    everybody = searching.alike(compiled, len(view.counts))
    chosen = compiled.choose(compiled.load(state), *everybody, searching.kernel_rng(rng))
    move: Move = compiled.decode(chosen)
    return move


def search(
    view: View, menu: Sequence[Move], rng: Random, history: Sequence[Any], depth: Depth, decide: Decide = best
) -> Move:
    if len(menu) == 1:
        return menu[0]
    expected = prospects(view, history, rng)
    if expected is None:
        return _look_ahead(view, menu, rng, depth)
    compiled = expected.compiled
    move: Move = compiled.decode(decide(expected, compiled.menu(expected.state), depth.budget, rng))
    return move


def _look_ahead(view: View, menu: Sequence[Move], rng: Random, depth: Depth) -> Move:
    """The move where nothing is hidden from two players; the simple bot's if the game is not compiled."""
    state = GAME.imagine(view, rng)
    compiled = searching.compiled_game(state)
    if compiled is None:
        return simple.choose(view, menu, rng)
    from reihum.games.master.kernel.ending import look_ahead, settle  # needs the kernel

    words, how = compiled.load(state), (*searching.alike(compiled, 2), searching.kernel_rng(rng))
    chosen = look_ahead(words, depth.levels, *how)
    actions = np.array(compiled.menu(words))
    settled = settle(words, actions, *how) if sum(view.counts) <= depth.settles else None
    if settled is not None and settled[actions == chosen] < settled.max():
        chosen = int(actions[settled.argmax()])
    move: Move = compiled.decode(chosen)
    return move


def prospects(view: View, history: Sequence[Any], rng: Random) -> Prospects | None:
    """Worlds in which all hold the jokers that they were seen to take.

    ``None`` if the game is not compiled, or if nothing is hidden: then there is only one world.
    """
    state, two = GAME.imagine(view, rng), len(view.counts) == 2
    if two and not view.pile:
        return None
    assert view.seat is not None
    seat, taken = view.seat, np.array(view.taken, np.int64).reshape(-1, 1)
    margin = MARGIN_OF_TWO if two else 0.0
    return searching.expect(state, seat, taken, rng, lambda results: _worth(results, seat), margin)


def _worth(results: Ints, seat: Seat) -> Values:
    worth: Values = searching.shared_wins(results)[..., seat] + A_POINT * results[..., POINTS, seat]
    return worth
