"""How a seat chooses in Stufen."""

import numpy as np

from reihum.games.stufen.kernel import state as s
from reihum.games.stufen.kernel.melds import ONE_EACH, asks_for, by_number, less, missing, of_colour, run
from reihum.games.stufen.kernel.rules import DEAR, addable, gifts, held, layings, may_take, menu, playable
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import Ints, Rng, Weights
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below
from reihum.policies import RANDOM

STILL_MISSING, A_JOKER, A_GIFT, PENALTY, FITS, EQUALS, OF_COLOUR, TO_COME, TO_COME_LATER = range(9)
"""The features of a discard: how many cards the stage then lacks, whether it is a joker, whether the next
player can add it to a meld, and what it costs in hand. Before the stage is laid: whether it can be added
to a meld later, the cards of its number in the hand unless a Reihe is needed, the cards of its colour if a
Farbe is needed, and the cards of its number still to come. After it: the cards still to come."""
FEATURES = 9
SIMPLE = np.array([-1_000.0, -100_000.0, -100.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
WEIGHTS = np.array([-1_000.0, -100_000.0, -100.0, 1.0, -25.0, -12.0, -5.0, -3.5, -10.0])
COPIES = 8
"""Cards of each number: two in each colour (ST1)."""
JOKERS_OF_A_REIHE = sum(1 << 3 * place + 2 for place in range(12))


@compiled
def choose(state: Ints, policies: Ints, weights: Weights, rng: Rng, out: Ints) -> int:
    """An action of the seat to act; ``out`` is scratch space for a menu."""
    if policies[state[s.TURN]] == RANDOM:
        return int(out[below(rng, menu(state, out))])
    if state[s.PHASE] == s.DRAWING:
        wanted = may_take(state) and _is_wanted(state, state[s.DISCARDS + state[s.DISCARDED] - 1], weights)
        return s.TAKE if wanted else s.DRAW
    laying = _sparing_jokers(state, out)
    if laying:
        return laying
    others = gifts(state)
    return _to_the_nearest(state, others) if others else _discard(state, weights)


@compiled
def _is_wanted(state: Ints, card: int, weights: Weights) -> bool:
    needs = state[s.NEEDS + state[s.TURN]]
    if card == s.JOKER:
        return True
    if (not needs or weights[FEATURES * state[s.TURN] + FITS]) and addable(state) >> card & 1:
        return True
    once, twice, jokers = held(state, state[s.TURN])
    more_twice, more_once = twice | once & 1 << card, once | 1 << card
    return missing(more_once, more_twice, jokers, needs) < missing(once, twice, jokers, needs)


@compiled
def _sparing_jokers(state: Ints, out: Ints) -> int:
    """The way to lay or add that takes the fewest jokers; 0 if there is none."""
    needs = state[s.NEEDS + state[s.TURN]]
    if needs >> 4 == s.REIHE:  # a single Reihe can be laid in thousands of ways that are all alike
        once, _, jokers = held(state, state[s.TURN])
        return run(once, jokers, needs & 15)
    best, fewest = 0, s.JOKER
    for place in range(layings(state, out)):
        used = _jokers_in(out[place])
        if used < fewest:
            best, fewest = out[place], used
    return int(best)


@compiled
def _jokers_in(laying: int) -> int:
    rest = laying >> 3
    if laying & 7 == s.ADD:
        return 1 if rest & 63 == s.JOKER else 0
    return count(rest >> 10 & JOKERS_OF_A_REIHE) if rest & 3 == s.REIHE else rest >> 6 & 15


@compiled
def _to_the_nearest(state: Ints, others: int) -> int:
    """Gives the pause card to the player nearest to going out: those with a stage first, then those with few
    cards."""
    best, least = 0, 1 << 30
    while others:
        seat = lowest(others)
        others &= others - 1
        once, twice, jokers = held(state, seat)
        cards = count(once) + count(twice) + jokers + state[s.HANDS + s.HAND * seat + s.PAUSES]
        distance = cards + (1000 if state[s.NEEDS + seat] else 0)
        if distance < least:
            best, least = seat, distance
    return s.GIVE_PAUSE | best << 3


@compiled
def _discard(state: Ints, weights: Weights) -> int:
    """Discards the card with the most weight."""
    seat = state[s.TURN]
    needs = state[s.NEEDS + seat]
    once, twice, jokers = held(state, seat)
    fitting = addable(state)
    presents = 0 if state[s.NEEDS + (seat + 1) % state[s.SEATS]] else fitting
    equals, unseen = by_number(once, twice), _unseen(state)
    has_farbe, has_reihe = asks_for(needs, s.FARBE), asks_for(needs, s.REIHE)
    at = FEATURES * seat
    best, most = s.JOKER, -np.inf
    left = playable(state)
    while left:
        card = lowest(left)
        left &= left - 1
        if card == s.JOKER:
            still_missing = missing(once, twice, jokers - 1, needs)
            weight = weights[at + A_JOKER] + 20 * weights[at + PENALTY]
        else:
            fewer_once, fewer_twice = less(once, twice, card)
            still_missing = missing(fewer_once, fewer_twice, jokers, needs)
            weight = weights[at + PENALTY] * (10 if DEAR >> card & 1 else 5)
            of_number = 4 * (card % s.NUMBERS)
            to_come = unseen >> of_number & 15
            if needs:
                weight += weights[at + TO_COME] * to_come
                weight += weights[at + FITS] * (fitting >> card & 1)
                if not has_reihe:
                    weight += weights[at + EQUALS] * (equals >> of_number & 15)
                if has_farbe:
                    weight += weights[at + OF_COLOUR] * of_colour(once, twice, card // s.NUMBERS)
            else:
                weight += weights[at + TO_COME_LATER] * to_come
        weight += still_missing * weights[at + STILL_MISSING]
        if presents >> card & 1:
            weight += weights[at + A_GIFT]
        if weight > most:
            best, most = card, weight
    return s.DISCARD | best << 3


@compiled
def _unseen(state: Ints) -> int:
    """How many cards of each number are neither in the hand of the seat to act nor among the discards, in
    four bits each."""
    once, twice, _ = held(state, state[s.TURN])
    unseen = COPIES * ONE_EACH - by_number(once, twice)
    for place in range(s.DISCARDS, s.DISCARDS + state[s.DISCARDED]):
        if state[place] < s.JOKER:
            unseen -= 1 << 4 * (state[place] % s.NUMBERS)
    return int(unseen)
