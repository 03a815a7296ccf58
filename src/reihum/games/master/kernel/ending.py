"""Two players and no pile: nothing is hidden. Look ahead at the moves of both.

On level 0 a player chooses by the weights. On each higher one they choose as on the one below, unless both
going on as there would not win: then they try every move, and make the best if it leads to a better end.

Near the end everything that may follow can be looked at, and it is certain who wins.

Functions call themselves here: of two that call each other numba keeps something on disk that crashes, and it
makes two of one that is called with a literal and without.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from reihum.cards import LANE
from reihum.games.master.kernel.choice import choose
from reihum.games.master.kernel.rules import apply, menu, score
from reihum.games.master.kernel.state import (
    BONUSES,
    BRIDGES,
    FILLED,
    JOKERS,
    JOKERS_HELD,
    LAID,
    MENU,
    OFFERS,
    PLAYER,
    PLAYERS,
    SIZE,
    SWAPPED,
    TURN,
)
from reihum.kernel.compiled_game import MOST_SEATS, OVER, POINTS, RESULT, Rng, Weights, Words
from reihum.kernel.compiling import compiled, entry, pointer

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


FREE = -1
SLOTS = 1 << 18
"""For positions; three quarters of them are used at most."""
FACTOR = 0x1E3779B97F4A7C15
KEY = 4
DEPTH = 256
"""How many actions follow on each other at most."""
CHANGED = PLAYERS + 2 * PLAYER
"""What an action changes is before this place."""


class Ending(NamedTuple):
    """What is found out about an end; arrays, and in compiled functions pointers."""

    seat: int
    policies: Words
    weights: Weights
    rng: Rng
    menus: Words
    before: Words
    """By depth, the menu and the position."""
    keys: Words
    found: Words
    """Positions, and whether the seat wins them: 1, 0 or -1."""
    left: Words
    """How many more may be looked at."""
    room: Words
    result: Words


@compiled
def _settle(now: Words, depth: int, told: Ending) -> int:
    """Whether a seat wins, if both do their best: 1, 0 for a tie or -1."""
    if now[TURN] == OVER:
        worth = _worth(now, told.seat, told.result)
        return (worth > 0) - (worth < 0)
    slot = _slot(now, told)
    if told.keys[KEY * slot] != FREE:
        return int(told.found[slot])
    told.left[0] -= 1
    if told.left[0] < 0 or depth == DEPTH:
        told.left[0] = -1
        return 0
    usual = choose(now, told.policies, told.weights, told.rng, told.room)
    options = menu(now, told.room)
    for place in range(options):
        told.menus[OFFERS * depth + place] = told.room[place]
    for place in range(CHANGED):
        told.before[CHANGED * depth + place] = now[place]
    sign = 1 if now[TURN] == told.seat else -1
    best = -1
    for place in range(-1, options):
        action = usual if place < 0 else told.menus[OFFERS * depth + place]
        if best < 1 and (place < 0 or action != usual):
            apply(now, action)
            best = max(best, sign * _settle(now, depth + 1, told))
            for word in range(CHANGED):
                now[word] = told.before[CHANGED * depth + word]
    slot = _slot(now, told)
    for word in range(KEY):
        told.keys[KEY * slot + word] = _key(now, word)
    told.found[slot] = sign * best
    return sign * best


@compiled
def _key(now: Words, word: int) -> int:
    """A word of what tells positions of an end apart. Who holds which numbers follows from the table."""
    pair = 2 * (word & 1)
    if word >= 2:
        return int(now[JOKERS + pair] | now[JOKERS + pair + 1] << LANE)
    player = PLAYERS + PLAYER * word
    counts = now[player + JOKERS_HELD] | now[player + BRIDGES] << 3 | now[player + BONUSES] << 6
    turn = 0 if word else now[TURN] | now[SWAPPED] << 1 | now[LAID] << 2
    return int(now[FILLED + pair] | now[FILLED + pair + 1] << LANE | (counts | turn << 9) << 2 * LANE)


@compiled
def _slot(now: Words, told: Ending) -> int:
    """Where a position is kept, or may be."""
    mixed = 0
    for word in range(KEY):
        mixed = (mixed ^ _key(now, word)) * FACTOR
        mixed ^= mixed >> 29
    slot = mixed & SLOTS - 1
    while told.keys[KEY * slot] != FREE:
        same = True
        for word in range(KEY):
            same &= told.keys[KEY * slot + word] == _key(now, word)
        if same:
            break
        slot = slot + 1 & SLOTS - 1
    return int(slot)


def settle(state: Words, actions: Words, policies: Words, weights: Weights, rng: Rng) -> Words | None:
    """Whether whose turn it is wins with each action, if both do their best: 1, 0 for a tie or -1; ``None``
    if there is too much to look at. What the policies choose is tried first."""
    told = Ending(
        seat=int(state[TURN]),
        policies=policies,
        weights=weights.ravel(),
        rng=rng,
        menus=np.empty(DEPTH * OFFERS, np.int64),
        before=np.empty(DEPTH * CHANGED, np.int64),
        keys=np.full(KEY * SLOTS, FREE, np.int64),
        found=np.empty(SLOTS, np.int64),
        left=np.array([SLOTS * 3 // 4]),
        room=np.empty(MENU, np.int64),
        result=np.empty(RESULT, np.int64),
    )
    values = np.empty(len(actions), np.int64)
    for number, action in enumerate(actions):
        values[number] = _settled(state.copy(), int(action), 0, told)
        if told.left[0] < 0:
            return None
    return values


@entry
def _settled(state: Words, action: int, depth: int, told: Ending) -> int:
    inside = Ending(
        told.seat,
        pointer(told.policies),
        pointer(told.weights),
        pointer(told.rng),
        pointer(told.menus),
        pointer(told.before),
        pointer(told.keys),
        pointer(told.found),
        pointer(told.left),
        pointer(told.room),
        pointer(told.result),
    )
    now = pointer(state)
    apply(now, action)
    return _settle(now, depth, inside)


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
