"""A round whose cards are all known: look ahead at every move of one seat, the others by their policies.

At each of its moves the seat plays every option on, looking ahead there too, one level less, and takes the
best.
"""

from __future__ import annotations

import numpy as np

from reihum.kernel.bits import lowest
from reihum.kernel.compiling import compiled, entry, pointer
from reihum.kernel.rows.choice import can_go_out, choose
from reihum.kernel.rows.rules import apply, playable, score
from reihum.kernel.rows.state import END, HALF, LAID, SIZE, TURN
from reihum.kernel.twin import MOST_SEATS, OVER, POINTS, RESULT, Rng, Weights, Words

DEEPEST = 3
"""How many levels there are at most."""
ROOM = (DEEPEST + 1) * SIZE + RESULT
"""For a position a level, and a result."""
GOES_OUT = 1000
"""What going out is worth, beside which every point left in hand costs 1."""


@compiled
def _settle(
    level: int,
    now: Words,
    ahead: Words,
    then: Words,
    last: Words,
    seat: int,
    policies: Words,
    weights: Weights,
    rng: Rng,
    result: Words,
) -> int:
    """Plays a position to its end; what it is worth to the seat."""
    if level == 0:
        while now[TURN] != OVER:
            apply(now, choose(now, policies, weights, rng))
        return _worth(now, seat, result)
    while now[TURN] != OVER:
        if now[TURN] != seat or can_go_out(now):
            apply(now, choose(now, policies, weights, rng))
            continue
        best, most = choose(now, policies, weights, rng), -GOES_OUT
        for half in range(2):
            left = playable(now, half)
            while left:
                action = half * HALF + lowest(left)
                left &= left - 1
                _try(now, action, ahead)
                worth = _settle(level - 1, ahead, then, last, last, seat, policies, weights, rng, result)
                if worth > most:
                    best, most = action, worth
        if now[LAID]:
            _try(now, END, ahead)
            if _settle(level - 1, ahead, then, last, last, seat, policies, weights, rng, result) > most:
                best = END
        apply(now, best)
    return _worth(now, seat, result)


@compiled
def _try(state: Words, action: int, then: Words) -> None:
    for place in range(SIZE):
        then[place] = state[place]
    apply(then, action)


@compiled
def _worth(state: Words, seat: int, result: Words) -> int:
    score(state, result, 0)
    points = result[POINTS * MOST_SEATS + seat]
    return -points if points else GOES_OUT


def look_ahead(
    state: Words, actions: Words, level: int, seat: int, policies: Words, weights: Weights, rng: Rng
) -> Words:
    """What each action is worth to the seat."""
    values, room = np.empty(len(actions), np.int64), np.zeros(ROOM, np.int64)
    _look_ahead(state, actions, level, seat, policies, weights.ravel(), rng, values, room)
    return values


@entry
def _look_ahead(
    state: Words,
    actions: Words,
    level: int,
    seat: int,
    policies: Words,
    weights: Weights,
    rng: Rng,
    values: Words,
    room: Words,
) -> None:
    for number in range(len(actions)):
        _try(pointer(state), actions[number], pointer(room))
        values[number] = _settle(
            level,
            pointer(room),
            pointer(room[SIZE:]),
            pointer(room[2 * SIZE :]),
            pointer(room[3 * SIZE :]),
            seat,
            pointer(policies),
            pointer(weights),
            pointer(rng),
            pointer(room[4 * SIZE :]),
        )
