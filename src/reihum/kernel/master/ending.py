"""Two players and no pile: nothing is hidden. Look ahead at the moves of both.

On level 0 a player chooses by the weights. On each higher one they choose as on the one below, unless both
going on as there would not win: then they try every move, and make the best if it leads to a better end.

One function calls itself here: of two that call each other numba keeps something on disk that crashes.
"""

from __future__ import annotations

import numpy as np

from reihum.kernel.compiling import compiled, entry, pointer
from reihum.kernel.master.choice import choose
from reihum.kernel.master.rules import apply, menu, score
from reihum.kernel.master.state import MENU, SIZE, TURN
from reihum.kernel.twin import MOST_SEATS, OVER, POINTS, RESULT, Rng, Weights, Words

DEEPEST = 2
"""How many levels there are at most."""
WIN = 1000
"""What a win is worth, beside which every point more than the other has counts 1."""


@compiled
def _foresee(
    level: int,
    now: Words,
    ahead: Words,
    options: Words,
    then: Words,
    further: Words,
    policies: Words,
    weights: Weights,
    rng: Rng,
    room: Words,
    result: Words,
) -> int:
    """What whose turn it is chooses on this level; with room for a position and a menu on it and the next."""
    if level == 0:
        return int(choose(now, policies, weights, rng, room))
    usual = _foresee(level - 1, now, then, further, then, further, policies, weights, rng, room, result)
    best, most = usual, -2 * WIN
    for place in range(-1, menu(now, options)):
        action = options[place] if place >= 0 else usual
        if place >= 0 and action == usual:
            continue
        _try(now, action, ahead)
        while ahead[TURN] != OVER:
            move = _foresee(
                level - 1, ahead, then, further, then, further, policies, weights, rng, room, result
            )
            apply(ahead, move)
        worth = _worth(ahead, now[TURN], result)
        if worth > most:
            best, most = action, worth
        if place < 0 and worth > 0:
            return usual
    return best if most >= 0 else usual


@compiled
def _try(state: Words, action: int, then: Words) -> None:
    for place in range(SIZE):
        then[place] = state[place]
    apply(then, action)


@compiled
def _worth(state: Words, seat: int, result: Words) -> int:
    score(state, result, 0)
    points = POINTS * MOST_SEATS
    more = result[points + seat] - result[points + 1 - seat]
    return int(more + WIN * ((more > 0) - (more < 0)))


def look_ahead(state: Words, level: int, policies: Words, weights: Weights, rng: Rng) -> int:
    """What whose turn it is chooses on this level."""
    positions, menus = np.empty(DEEPEST * SIZE, np.int64), np.empty((DEEPEST + 1) * MENU, np.int64)
    return _look_ahead(
        state, level, policies, weights.ravel(), rng, positions, menus, np.empty(RESULT, np.int64)
    )


@entry
def _look_ahead(
    state: Words,
    level: int,
    policies: Words,
    weights: Weights,
    rng: Rng,
    positions: Words,
    menus: Words,
    result: Words,
) -> int:
    return _foresee(
        level,
        pointer(state),
        pointer(positions),
        pointer(menus),
        pointer(positions[SIZE:]),
        pointer(menus[MENU:]),
        pointer(policies),
        pointer(weights),
        pointer(rng),
        pointer(menus[2 * MENU :]),
        pointer(result),
    )
