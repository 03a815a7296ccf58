"""Elfer with all openings, and Junior, by search.

``hard`` and ``master`` estimate the styles of the others, and play the round to the end in worlds that they
believe possible. ``hard`` remembers who could not lay. ``master`` also infers hidden cards from what others
chose, and solves the end of the round.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from reihum.bots.search import Budget, Decide, Imagined, Prospects, Values, best, expect
from reihum.game import Seat
from reihum.games.elfer.rules import ELFER
from reihum.games.junior.rules import JUNIOR
from reihum.games.rows import bots
from reihum.games.rows import simple_bot as simple
from reihum.games.rows.actions import Move
from reihum.games.rows.history import is_junior, recall
from reihum.games.rows.state import View
from reihum.kernel.compiled_game import PLACES, POINTS, Ints

FIRST_LOOK: Final = 50
"""The number of worlds to estimate the styles of the others."""
A_POINT: Final = 1 / 500
"""The value of a point. A win is worth 1."""


class Depth(NamedTuple):
    elfer: Budget
    junior: Budget
    """More playouts, because moves differ less there, and a playout takes a quarter of the time."""
    infers: bool
    """Whether it infers hidden cards from what others chose, and solves the end of a round."""


HARD: Final = Depth(Budget(200, 0.2), Budget(3000, 0.2), infers=False)
MASTER: Final = Depth(Budget(12_000, 0.8), Budget(40_000, 0.8), infers=True)


def search(
    view: View[Any],
    menu: Sequence[Move],
    rng: Random,
    history: Sequence[Any],
    depth: Depth,
    decide: Decide = best,
) -> Move:
    if len(menu) == 1 or simple.can_go_out(view):
        return menu[0]
    expected = prospects(view, history, rng, infers=depth.infers)
    if expected is None:
        return bots.medium(view, menu, rng, history)
    compiled, budget = expected.compiled, depth.junior if is_junior(view) else depth.elfer
    move: Move = compiled.decode(decide(expected, compiled.menu(expected.state), budget, rng))
    return move


def prospects(
    view: View[Any], history: Sequence[Any], rng: Random, *, infers: bool = True
) -> Prospects | None:
    """Worlds that agree with the history, and how everybody will play; ``None`` if the game is not compiled.

    Without the history of the whole round any deal is possible.
    """
    assert view.seat is not None
    seat, known = view.seat, np.zeros((len(view.counts), 2), np.int64)
    state = (JUNIOR if is_junior(view) else ELFER).imagine(view, rng)
    expected = expect(state, seat, known, rng, lambda results: _worth(results, seat))
    if expected is None:
        return None
    from reihum.games.rows import belief  # needs the kernel
    from reihum.games.rows.kernel.state import halves

    if infers:
        expected = expected._replace(plans=belief.plans(view))
    recalled = recall(view, history)
    if recalled is None:
        return expected
    words, imagined = expected.state, expected.imagine
    believed = belief.Belief(view, recalled, words, rng)
    if infers:
        return expected._replace(
            imagine=believed.imagine,
            solve=lambda actions, worlds: believed.solve(words, actions, A_POINT, worlds),
        )
    known[:] = [halves(barred) for barred in recalled.barred]
    _, *ways = believed.imagine(FIRST_LOOK)

    def imagine(worlds: int) -> Imagined:
        policies, weights = (np.resize(way, (worlds, *way.shape[1:])) for way in ways)
        return Imagined(imagined(worlds).worlds, policies, weights)

    return expected._replace(imagine=imagine)


def _worth(results: Ints, seat: Seat) -> Values:
    won = results[:, :, PLACES, seat] == 1
    worth: Values = won - A_POINT * results[:, :, POINTS, seat]
    return worth
