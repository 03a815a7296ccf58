"""How a seat chooses in Master."""

import numpy as np

from reihum.cards import LANE
from reihum.games.master.kernel import state as s
from reihum.games.master.kernel.rules import cards_held, half_of, menu, offers
from reihum.games.master.state import BONUS, JOKER_COSTS, MOST_LAID, NUMBERS
from reihum.kernel.bits import count, highest, lowest, nth
from reihum.kernel.compiled_game import Ints, Rng, Weights
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below
from reihum.policies import RANDOM

OWN, FOREIGN, COMPLETES, WITH_JOKER, WITH_BRIDGE, LATE_POINTS, LAYING, LAYING_ON, NUMBER = range(9)
"""The features of a card: own cards behind it, cards of others behind it, a half row completed, a joker
spent, a connection card spent, what it would cost in hand near the end of the round, that a card is laid
at all, the cards laid before it in the turn, and its number."""
FEATURES = 9
SIMPLE = np.array([1.0, -1.0, BONUS, -3.0, 0.0, 1.0, 0.0, 0.0, 0.0])
"""The weights of the simple bot."""
WEIGHTS = np.array([0.7, -1.0, 11.0, -6.0, -2.0, 0.7, -2.0, -0.8, 0.0])
"""Found in self-play with two, four and six players, by trying single weights and by the lab's tuning."""

NEARLY_OUT = 5
"""A player with at most this number of cards may soon end the round."""
TOP = NUMBERS[-1]


@compiled
def choose(state: Ints, policies: Ints, weights: Weights, rng: Rng, out: Ints) -> int:
    """An action of the seat to act; ``out`` is scratch space for a menu."""
    if policies[state[s.TURN]] == RANDOM:
        return _any(state, rng, out)
    length = menu(state, out)
    last = out[length - 1]
    if s.SWAP <= last < s.BRIDGE:
        return int(last)
    may_stop = s.DRAW <= last <= s.END
    if may_stop and length > 1 and s.SWAP <= out[length - 2] < s.BRIDGE:
        return int(out[length - 2])
    late = _is_late(state)
    best, most = last, 0.0 if may_stop and not late else -np.inf
    for place in range(length - 1 if may_stop else length):
        weight = _weight(state, out[place], late, weights)
        if weight > most:
            best, most = out[place], weight
    return int(best)


@compiled
def _any(state: Ints, rng: Rng, out: Ints) -> int:
    """A random action. The menu need not be written for it."""
    end = offers(state, out)
    chosen, at = below(rng, out[end - 1]), s.OFFERS
    while chosen >= out[at + 2]:
        at += s.OFFER
    return int(out[at] + nth(out[at + 1], chosen - out[at - 1]))


@compiled
def _is_late(state: Ints) -> bool:
    for seat in range(state[s.SEATS]):
        cards = cards_held(state, s.PLAYERS + s.PLAYER * seat)
        if cards <= (MOST_LAID - state[s.LAID] if seat == state[s.TURN] else NEARLY_OUT):
            return True
    return False


@compiled
def _weight(state: Ints, laying: int, late: bool, weights: Weights) -> float:
    card = laying % 100 if laying >= s.JOKER else laying
    with_joker = s.JOKER <= laying < s.SWAP or laying >= s.BRIDGE_TO_JOKER
    colour, number = card // LANE, card % LANE
    filled = state[s.FILLED + colour]
    above, below_it = filled >> number + 1, filled & (1 << number) - 1
    top = number + 1 + lowest(above) if above else TOP + 1
    bottom = highest(below_it) if below_it else 0
    behind = (1 << top) - (1 << bottom + 1) & ~(1 << number)
    own = count(behind & state[s.PLAYERS + s.PLAYER * state[s.TURN] + s.HAND + colour])
    at = FEATURES * state[s.TURN]
    weight = own * weights[at + OWN] + (count(behind) - own) * weights[at + FOREIGN]
    weight += weights[at + LAYING] + state[s.LAID] * weights[at + LAYING_ON] + number * weights[at + NUMBER]
    if half_of(number) & ~filled == 1 << number:
        weight += weights[at + COMPLETES]
    if with_joker:
        weight += weights[at + WITH_JOKER]
    if laying >= s.BRIDGE:
        weight += weights[at + WITH_BRIDGE]
    if late:
        weight += weights[at + LATE_POINTS] * (JOKER_COSTS if with_joker else number)
    return float(weight)
