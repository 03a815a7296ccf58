"""How a seat chooses in Stufen."""

from __future__ import annotations

import numpy as np

from reihum.kernel.bits import count, lowest
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below
from reihum.kernel.stufen.melds import layable, less, missing
from reihum.kernel.stufen.rules import DEAR, additions, ends, gifts, may_take, menu, playable
from reihum.kernel.stufen.state import (
    ADD,
    DISCARD,
    DISCARDED,
    DISCARDS,
    DRAW,
    DRAWING,
    HAND,
    HANDS,
    JOKER,
    JOKERS,
    MELDS,
    NEEDS,
    ONCE,
    PAUSES,
    PHASE,
    REIHE,
    SEATS,
    TABLE,
    TAKE,
    TURN,
    TWICE,
)
from reihum.kernel.twin import RANDOM, Rng, Weights, Words

STILL_MISSING, A_JOKER, A_GIFT, PENALTY = range(4)
"""What is weighed in a discard: how many cards the stage then lacks, whether it is a joker, whether the next
player can add it to a meld, and what it costs in hand."""
FEATURES = 4
WEIGHTS = np.array([-1_000.0, -100_000.0, -100.0, 1.0])
JOKERS_OF_A_REIHE = sum(1 << 3 * place + 2 for place in range(12))


@compiled
def choose(state: Words, policies: Words, weights: Weights, rng: Rng, out: Words) -> int:
    """An action for whose turn it is; ``out`` is room for a menu."""
    if policies[state[TURN]] == RANDOM:
        return int(out[below(rng, menu(state, out))])
    if state[PHASE] == DRAWING:
        wanted = may_take(state) and _is_wanted(state, state[DISCARDS + state[DISCARDED] - 1])
        return TAKE if wanted else DRAW
    length = _layings(state, out)
    if length:
        return _sparing_jokers(out, length)
    length = gifts(state, out, 0)
    return _to_the_nearest(state, out, length) if length else _discard(state, weights)


@compiled
def _is_wanted(state: Words, card: int) -> bool:
    needs = state[NEEDS + state[TURN]]
    if card == JOKER:
        return True
    if not needs:
        return _fits_the_table(state, card)
    hand = HANDS + HAND * state[TURN]
    once, twice, jokers = state[hand + ONCE], state[hand + TWICE], state[hand + JOKERS]
    more_twice, more_once = twice | once & 1 << card, once | 1 << card
    return missing(more_once, more_twice, jokers, needs) < missing(once, twice, jokers, needs)


@compiled
def _fits_the_table(state: Words, card: int) -> bool:
    for meld in range(state[MELDS]):
        low, high = ends(state[TABLE + meld], card)
        if low or high:
            return True
    return False


@compiled
def _layings(state: Words, out: Words) -> int:
    """Writes what can be laid or added."""
    hand = HANDS + HAND * state[TURN]
    needs = state[NEEDS + state[TURN]]
    if needs:
        return layable(state[hand + ONCE], state[hand + TWICE], state[hand + JOKERS], needs, out)
    return additions(state, out)


@compiled
def _sparing_jokers(layings: Words, length: int) -> int:
    best, fewest = layings[0], JOKER
    for place in range(length):
        used = _jokers_in(layings[place])
        if used < fewest:
            best, fewest = layings[place], used
    return int(best)


@compiled
def _jokers_in(laying: int) -> int:
    rest = laying >> 3
    if laying & 7 == ADD:
        return 1 if rest & 63 == JOKER else 0
    return count(rest >> 10 & JOKERS_OF_A_REIHE) if rest & 3 == REIHE else rest >> 6 & 15


@compiled
def _to_the_nearest(state: Words, presents: Words, length: int) -> int:
    """The pause card for whoever is nearest to going out: those with a stage, then those with few cards."""
    best, least = presents[0], 1 << 30
    for place in range(length):
        seat = presents[place] >> 3
        hand = HANDS + HAND * seat
        cards = (
            count(state[hand + ONCE])
            + count(state[hand + TWICE])
            + state[hand + JOKERS]
            + state[hand + PAUSES]
        )
        distance = cards + (1000 if state[NEEDS + seat] else 0)
        if distance < least:
            best, least = presents[place], distance
    return int(best)


@compiled
def _discard(state: Words, weights: Weights) -> int:
    """The card with most weight."""
    seat = state[TURN]
    hand = HANDS + HAND * seat
    once, twice, jokers, needs = (
        state[hand + ONCE],
        state[hand + TWICE],
        state[hand + JOKERS],
        state[NEEDS + seat],
    )
    next_has_laid = not state[NEEDS + (seat + 1) % state[SEATS]]
    at = FEATURES * seat
    best, most = JOKER, -np.inf
    left = playable(state)
    while left:
        card = lowest(left)
        left &= left - 1
        if card == JOKER:
            still_missing = missing(once, twice, jokers - 1, needs)
            weight = weights[at + A_JOKER] + 20 * weights[at + PENALTY]
        else:
            fewer_once, fewer_twice = less(once, twice, card)
            still_missing = missing(fewer_once, fewer_twice, jokers, needs)
            weight = weights[at + PENALTY] * (10 if DEAR >> card & 1 else 5)
        weight += still_missing * weights[at + STILL_MISSING]
        if next_has_laid and _fits_the_table(state, card):
            weight += weights[at + A_GIFT]
        if weight > most:
            best, most = card, weight
    return DISCARD | best << 3
