"""Elfer with all openings, and Junior.

``easy`` lays what fits, and likes to get rid of cards. ``medium`` lays one card a turn, by two rules.
``hard`` and ``master`` see in what manner the others play, and play the round on in worlds that they hold
possible: ``hard`` remembers who could not lay, ``master`` also asks why they chose what they laid, and solves
the end of the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from reihum.bots.rows.history import is_junior, recall
from reihum.bots.search import Budget, Decide, Imagined, Prospects, Values, alike, best, chance, thinker
from reihum.bots.simple import rows as simple
from reihum.game import Seat
from reihum.games.elfer import ELFER
from reihum.games.junior import JUNIOR
from reihum.games.rows import AnyState, Draw, End, Lay, Pass, View
from reihum.kernel.compiled_game import LAYS_ON, NOTICES, PLACES, POINTS, Words

Move: TypeAlias = Lay | Draw | Pass | End

SLIPS: Final = 0.08
"""How often ``medium`` does not look, and lays any card that fits."""
BETWEEN_EQUALS: Final = -0.01
"""What a card of others behind a card counts to it, one of its own being 1."""
FIRST_LOOK: Final = 50
"""Worlds by which the manners of the others are judged."""
A_POINT: Final = 1 / 500
"""What a point is worth beside winning the round."""


class Depth(NamedTuple):
    elfer: Budget
    junior: Budget
    """More, for moves differ less there, and a playout takes a quarter of the time."""
    infers: bool
    """Whether it learns of hidden cards from what others chose, and solves the end of a round."""


HARD: Final = Depth(Budget(200, 0.2), Budget(3000, 0.2), infers=False)
MASTER: Final = Depth(Budget(12_000, 0.8), Budget(40_000, 0.8), infers=True)


def easy(view: View[Any], menu: Sequence[Move], rng: Random, heard: Sequence[Any]) -> Move:
    lays = [action for action in menu if isinstance(action, Lay)]
    if not lays or (view.laid and not simple.can_go_out(view) and rng.random() > LAYS_ON):
        return menu[-1]
    return simple.choose(view, lays, rng) if rng.random() < NOTICES else rng.choice(lays)


def medium(
    view: View[Any],
    menu: Sequence[Move],
    rng: Random,
    heard: Sequence[Any],
    foreign: float = BETWEEN_EQUALS,
) -> Move:
    """The card with most own cards behind it, and of several such the one with fewest of others; unless a
    card of others counts more."""
    lays = [action for action in menu if isinstance(action, Lay)]
    if not lays or (view.laid and not simple.can_go_out(view)):
        return menu[-1]
    if rng.random() < SLIPS:
        return rng.choice(lays)

    def worth(lay: Lay) -> tuple[float, float]:
        own, others = simple.behind(view, lay.card)
        return own + foreign * others, rng.random()

    return max(lays, key=worth)


def search(
    view: View[Any],
    menu: Sequence[Move],
    rng: Random,
    heard: Sequence[Any],
    depth: Depth,
    decide: Decide = best,
) -> Move:
    if len(menu) == 1 or simple.can_go_out(view):
        return menu[0]
    expected = prospects(view, heard, rng, infers=depth.infers)
    if expected is None:
        return medium(view, menu, rng, heard)
    twin, budget = expected.twin, depth.junior if is_junior(view) else depth.elfer
    move: Move = twin.decode(decide(expected, twin.menu(expected.state), budget, rng))
    return move


def prospects(view: View[Any], heard: Sequence[Any], rng: Random, *, infers: bool = True) -> Prospects | None:
    """Worlds that respect what was heard, and how all will play; ``None`` without a twin.

    Who has not heard the whole round holds any deal possible.
    """
    state = _imagine(view, rng)
    twin = thinker(state)
    if twin is None:
        return None
    from reihum.bots.rows import belief  # needs the kernel

    assert view.seat is not None
    seat, seats, words = view.seat, len(view.counts), twin.load(state)
    ways = [each[np.newaxis] for each in alike(twin, seats)]
    known, source = np.zeros((seats, twin.known), np.int64), chance(rng)

    def imagine(worlds: int) -> Imagined:
        policies, weights = (np.resize(way, (worlds, *way.shape[1:])) for way in ways)
        return Imagined(twin.imagine(words, seat, known, source, worlds), policies, weights)

    expected = Prospects(twin, words, imagine, lambda results: _worth(results, seat))
    if infers:
        expected = expected._replace(plans=belief.plans(view))
    history = recall(view, heard)
    if history is None:
        return expected
    believed = belief.Belief(view, history, words, rng)
    if infers:
        return expected._replace(
            imagine=believed.imagine,
            solve=lambda actions, worlds: believed.solve(words, actions, A_POINT, worlds),
        )
    known[:] = [belief.halves(barred) for barred in history.barred]
    _, *ways = believed.imagine(FIRST_LOOK)
    return expected


def _imagine(view: View[Any], rng: Random) -> AnyState:
    return (JUNIOR if is_junior(view) else ELFER).imagine(view, rng)


def _worth(results: Words, seat: Seat) -> Values:
    won = results[:, :, PLACES, seat] == 1
    worth: Values = won - A_POINT * results[:, :, POINTS, seat]
    return worth
