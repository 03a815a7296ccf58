"""Master.

``easy`` lays what it can, and overlooks jokers. ``medium`` chooses by tuned weights. ``hard`` and ``master``
play the round on in worlds that they hold possible, and look ahead where nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from reihum.bots.search import (
    Budget,
    Decide,
    Imagined,
    Prospects,
    Values,
    alike,
    best,
    chance,
    shared_wins,
    thinker,
)
from reihum.bots.simple import master as simple
from reihum.game import Seat
from reihum.games.master import MASTER as GAME
from reihum.games.master import Move
from reihum.games.master.view import View
from reihum.games.rows import Draw, End, Lay, Pass
from reihum.kernel.compiled_game import POINTS, Words


class Depth(NamedTuple):
    budget: Budget
    levels: int
    """On which level it looks ahead between two players without a pile."""
    settles: int
    """With so many cards left in hands there it tries to find out who wins."""


HARD: Final = Depth(Budget(250, 0.25), levels=1, settles=0)
MASTER: Final = Depth(Budget(8000, 0.8), levels=2, settles=20)
NOTICES: Final = 0.5
"""How often a child looks for the best move."""
A_POINT: Final = 1 / 500
"""What a point is worth beside winning the round."""
MARGIN_OF_TWO: Final = 0.3
"""By how much a move must be better than that of the tuned weights between two players: many look good
against the weights, and few of them are good against one who searches too."""


def easy(view: View, menu: Sequence[Move], rng: Random, heard: Sequence[Any]) -> Move:
    if rng.random() < NOTICES:
        return simple.choose(view, menu, rng)
    lays = [action for action in menu if isinstance(action, Lay)]
    return rng.choice(lays or [action for action in menu if isinstance(action, Draw | Pass | End)] or menu)


def medium(view: View, menu: Sequence[Move], rng: Random, heard: Sequence[Any]) -> Move:
    state = GAME.imagine(view, rng)
    twin = thinker(state)
    if twin is None:
        return simple.choose(view, menu, rng)
    policies, weights = alike(twin, len(view.counts))
    move: Move = twin.decode(twin.choose(twin.load(state), policies, weights, chance(rng)))
    return move


def search(
    view: View,
    menu: Sequence[Move],
    rng: Random,
    heard: Sequence[Any],
    depth: Depth,
    decide: Decide = best,
) -> Move:
    if len(menu) == 1:
        return menu[0]
    expected = prospects(view, heard, rng)
    if expected is None:
        return _look_ahead(view, menu, rng, depth)
    twin = expected.twin
    move: Move = twin.decode(decide(expected, twin.menu(expected.state), depth.budget, rng))
    return move


def _look_ahead(view: View, menu: Sequence[Move], rng: Random, depth: Depth) -> Move:
    """The move where nothing is hidden from two players; without a twin, that of the simple bot."""
    state = GAME.imagine(view, rng)
    twin = thinker(state)
    if twin is None:
        return simple.choose(view, menu, rng)
    from reihum.kernel.master.ending import look_ahead, settle  # needs the kernel

    words, how = twin.load(state), (*alike(twin, 2), chance(rng))
    chosen = look_ahead(words, depth.levels, *how)
    actions = np.array(twin.menu(words))
    settled = settle(words, actions, *how) if sum(view.counts) <= depth.settles else None
    if settled is not None and settled[actions == chosen] < settled.max():
        chosen = int(actions[settled.argmax()])
    move: Move = twin.decode(chosen)
    return move


def prospects(view: View, heard: Sequence[Any], rng: Random) -> Prospects | None:
    """Worlds in which all hold the jokers that they were seen to take; ``None`` without a twin, or if nothing
    is hidden: there is one world then, in which the round always goes on alike."""
    state = GAME.imagine(view, rng)
    twin = thinker(state)
    if twin is None or (len(view.counts) == 2 and not view.pile):
        return None
    assert view.seat is not None
    seat, words = view.seat, twin.load(state)
    taken = np.array(view.taken, np.int64).reshape(-1, 1)
    source, everybody = chance(rng), alike(twin, len(view.counts))
    return Prospects(
        twin,
        words,
        lambda worlds: Imagined(twin.imagine(words, seat, taken, source, worlds), *everybody),
        lambda results: _worth(results, seat),
        margin=MARGIN_OF_TWO if len(view.counts) == 2 else 0.0,
    )


def _worth(results: Words, seat: Seat) -> Values:
    worth: Values = shared_wins(results)[..., seat] + A_POINT * results[..., POINTS, seat]
    return worth
