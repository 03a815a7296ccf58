"""Two players and no pile: nothing is hidden, so a player can look ahead.

On level 0 a player chooses by the weights. On a higher level a player chooses as on the level below if that
wins. Otherwise they try every move, and make the best one if it leads to a better end.

Near the end a full search decides who wins.

Functions call themselves here. Two functions that call each other crash when numba loads them from disk, and
numba compiles a function twice if it is called with a literal and without.
"""

from typing import NamedTuple

import numpy as np

from reihum.cards import LANE
from reihum.games.master.kernel import state as s
from reihum.games.master.kernel.choice import choose
from reihum.games.master.kernel.rules import apply, menu, score
from reihum.kernel.compiled_game import MOST_SEATS, OVER, POINTS, RESULT, Ints, Rng, Weights
from reihum.kernel.compiling import compiled, entry, pointer

DEEPEST = 2
"""The most levels."""
WIN = 1000
"""The value of a win. A lead of one point counts 1."""


@compiled
def _foresee(
    level: int,
    now: Ints,
    ahead: Ints,
    options: Ints,
    then: Ints,
    further: Ints,
    policies: Ints,
    weights: Weights,
    rng: Rng,
    scratch: Ints,
    result: Ints,
) -> int:
    """The move of the seat to act on this level. ``ahead`` and ``options``, ``then`` and ``further`` are
    scratch space for a position and a menu on this level and on the next."""
    if level == 0:
        return int(choose(now, policies, weights, rng, scratch))
    usual = _foresee(level - 1, now, then, further, then, further, policies, weights, rng, scratch, result)
    best, most = usual, -2 * WIN
    for place in range(-1, menu(now, options)):
        action = options[place] if place >= 0 else usual
        if place >= 0 and action == usual:
            continue
        _try(now, action, ahead)
        while ahead[s.TURN] != OVER:
            move = _foresee(
                level - 1, ahead, then, further, then, further, policies, weights, rng, scratch, result
            )
            apply(ahead, move)
        worth = _worth(ahead, now[s.TURN], result)
        if worth > most:
            best, most = action, worth
        if place < 0 and worth > 0:
            return usual
    return best if most >= 0 else usual


@compiled
def _try(state: Ints, action: int, then: Ints) -> None:
    for place in range(s.SIZE):
        then[place] = state[place]
    apply(then, action)


@compiled
def _worth(state: Ints, seat: int, result: Ints) -> int:
    score(state, result, 0)
    points = POINTS * MOST_SEATS
    more = result[points + seat] - result[points + 1 - seat]
    return int(more + WIN * ((more > 0) - (more < 0)))


FREE = -1
SLOTS = 1 << 18
"""In the table of positions. At most three quarters are used."""
FACTOR = 0x1E3779B97F4A7C15
KEY = 4
DEPTH = 256
"""The most actions in a row."""
CHANGED = s.PLAYERS + 2 * s.PLAYER
"""An action changes only what is before this place."""


class Ending(NamedTuple):
    """The data of a search: arrays, or pointers in compiled functions."""

    seat: int
    policies: Ints
    weights: Weights
    rng: Rng
    menus: Ints
    before: Ints
    """The menu and the position, by depth."""
    keys: Ints
    found: Ints
    """Positions, and whether the seat wins them: 1, 0 or -1."""
    left: Ints
    """The number of positions that may still be searched."""
    scratch: Ints
    result: Ints


@compiled
def _settle(now: Ints, depth: int, ending: Ending) -> int:
    """Whether the seat wins if both play perfectly: 1, 0 for a tie, or -1."""
    if now[s.TURN] == OVER:
        worth = _worth(now, ending.seat, ending.result)
        return (worth > 0) - (worth < 0)
    slot = _slot(now, ending)
    if ending.keys[KEY * slot] != FREE:
        return int(ending.found[slot])
    ending.left[0] -= 1
    if ending.left[0] < 0 or depth == DEPTH:
        ending.left[0] = -1
        return 0
    usual = choose(now, ending.policies, ending.weights, ending.rng, ending.scratch)
    options = menu(now, ending.scratch)
    for place in range(options):
        ending.menus[s.OFFERS * depth + place] = ending.scratch[place]
    for place in range(CHANGED):
        ending.before[CHANGED * depth + place] = now[place]
    sign = 1 if now[s.TURN] == ending.seat else -1
    best = -1
    for place in range(-1, options):
        action = usual if place < 0 else ending.menus[s.OFFERS * depth + place]
        if best < 1 and (place < 0 or action != usual):
            apply(now, action)
            best = max(best, sign * _settle(now, depth + 1, ending))
            for word in range(CHANGED):
                now[word] = ending.before[CHANGED * depth + word]
    slot = _slot(now, ending)
    for word in range(KEY):
        ending.keys[KEY * slot + word] = _key(now, word)
    ending.found[slot] = sign * best
    return sign * best


@compiled
def _key(now: Ints, word: int) -> int:
    """One of the integers that identify a position. The table shows who holds which numbers."""
    pair = 2 * (word & 1)
    if word >= 2:
        return int(now[s.JOKERS + pair] | now[s.JOKERS + pair + 1] << LANE)
    player = s.PLAYERS + s.PLAYER * word
    counts = now[player + s.JOKERS_HELD] | now[player + s.BRIDGES] << 3 | now[player + s.BONUSES] << 6
    turn = 0 if word else now[s.TURN] | now[s.SWAPPED] << 1 | now[s.LAID] << 2
    return int(now[s.FILLED + pair] | now[s.FILLED + pair + 1] << LANE | (counts | turn << 9) << 2 * LANE)


@compiled
def _slot(now: Ints, ending: Ending) -> int:
    """The slot of a position, or a free slot for it."""
    mixed = 0
    for word in range(KEY):
        mixed = (mixed ^ _key(now, word)) * FACTOR
        mixed ^= mixed >> 29
    slot = mixed & SLOTS - 1
    while ending.keys[KEY * slot] != FREE:
        same = True
        for word in range(KEY):
            same &= ending.keys[KEY * slot + word] == _key(now, word)
        if same:
            break
        slot = slot + 1 & SLOTS - 1
    return int(slot)


def settle(state: Ints, actions: Ints, policies: Ints, weights: Weights, rng: Rng) -> Ints | None:
    """Whether the seat to act wins with each action if both play perfectly: 1, 0 for a tie, or -1.

    ``None`` if the search is too large. The choices of the policies are tried first.
    """
    ending = Ending(
        seat=int(state[s.TURN]),
        policies=policies,
        weights=weights.ravel(),
        rng=rng,
        menus=np.empty(DEPTH * s.OFFERS, np.int64),
        before=np.empty(DEPTH * CHANGED, np.int64),
        keys=np.full(KEY * SLOTS, FREE, np.int64),
        found=np.empty(SLOTS, np.int64),
        left=np.array([SLOTS * 3 // 4]),
        scratch=np.empty(s.MENU, np.int64),
        result=np.empty(RESULT, np.int64),
    )
    values = np.empty(len(actions), np.int64)
    for number, action in enumerate(actions):
        values[number] = _settled(state.copy(), int(action), 0, ending)
        if ending.left[0] < 0:
            return None
    return values


@entry
def _settled(state: Ints, action: int, depth: int, ending: Ending) -> int:
    inside = Ending(
        ending.seat,
        pointer(ending.policies),
        pointer(ending.weights),
        pointer(ending.rng),
        pointer(ending.menus),
        pointer(ending.before),
        pointer(ending.keys),
        pointer(ending.found),
        pointer(ending.left),
        pointer(ending.scratch),
        pointer(ending.result),
    )
    now = pointer(state)
    apply(now, action)
    return _settle(now, depth, inside)


def look_ahead(state: Ints, level: int, policies: Ints, weights: Weights, rng: Rng) -> int:
    """The move of the seat to act on this level."""
    positions, menus = np.empty(DEEPEST * s.SIZE, np.int64), np.empty((DEEPEST + 1) * s.MENU, np.int64)
    return _look_ahead(
        state, level, policies, weights.ravel(), rng, positions, menus, np.empty(RESULT, np.int64)
    )


@entry
def _look_ahead(
    state: Ints,
    level: int,
    policies: Ints,
    weights: Weights,
    rng: Rng,
    positions: Ints,
    menus: Ints,
    result: Ints,
) -> int:
    return _foresee(
        level,
        pointer(state),
        pointer(positions),
        pointer(menus),
        pointer(positions[s.SIZE :]),
        pointer(menus[s.MENU :]),
        pointer(policies),
        pointer(weights),
        pointer(rng),
        pointer(menus[2 * s.MENU :]),
        pointer(result),
    )
