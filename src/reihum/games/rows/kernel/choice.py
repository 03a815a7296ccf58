"""How a seat chooses in a row game."""

import numpy as np

from reihum.cards import LANE
from reihum.games.elfer import rules as elfer
from reihum.games.rows.kernel import state as s
from reihum.games.rows.kernel.rules import half_of, playable
from reihum.kernel.bits import count, highest, lowest, nth
from reihum.kernel.compiled_game import MOST_SEATS, Ints, Rng, Weights
from reihum.kernel.compiling import compiled, inlined
from reihum.kernel.rng import below, happens
from reihum.policies import CHILDISH, LAYS_ON, NOTICES, RANDOM, WEIGHED

OWN, FOREIGN, BETWEEN, CHAIN, NEARNESS, DEAD_END, OPENS, NUMBER = range(8)
"""The features of a card: own cards behind it, cards of others behind it, cards of others before one's last,
own cards that follow at once, how near the next own card is, nothing behind it, a row opened, its number."""
OWN_HURRY, FOREIGN_HURRY, NUMBER_HURRY, OWN_PILE, FOREIGN_PILE = range(8, 13)
"""Some features again, times how near another player is to going out, and times the cards in the pile."""
EAGERNESS = 13
"""Then the eagerness for each number of players from two on: 1/n to lay all cards that fit while there are n
cards in the pile, 0 to lay only one."""
FEATURES = EAGERNESS + MOST_SEATS - 1
OUTWARDS = (1.0, -0.176, 0.599, -0.508, 0.388, 0.638, -0.183, 0.009, 0.815, 0.009, -0.013, -0.054, 0.002)
INWARDS = (1.0, 0.022, -0.188, -0.096, 1.243, 0.86, 0.024, 0.005, 0.412, -0.161, -0.017, -0.015, -0.008)
NEVER = (0.0, 0.0, 0.0, 0.0, 0.0)
WEIGHTS = np.array((*OUTWARDS, 1 / 10, 1 / 14, 0, 0, 0, *INWARDS, *NEVER))
"""For rows that grow from an opener, then for rows that grow together from both ends (False start, Junior).
Tuned in self-play with four players by the cross-entropy method (docs/kernel.md)."""
EARLY = (1 / 10, 1 / 13, 1 / 14, 1 / 18, 1 / 18)
PATIENT, EAGER = (np.array(OUTWARDS + eagerness + INWARDS + eagerness) for eagerness in (NEVER, EARLY))
"""The same weights, for one card a turn, and for all cards that fit as long as it is early in the round."""
SIMPLE = np.tile(np.eye(FEATURES)[OWN], 2)
"""The simple bot: only own cards behind a card."""
SENSIBLE = SIMPLE - np.tile(np.eye(FEATURES)[FOREIGN], 2) / 100
"""Own cards behind a card; in a tie, the fewest cards of others."""

TOP = elfer.NUMBERS[-1]


@inlined
def choose(state: Ints, policies: Ints, weights: Weights, rng: Rng, out: Ints | None = None) -> int:
    """An action of the seat to act. Unlike in other games no menu is written."""
    first, second = playable(state, 0), playable(state, 1)
    if not first | second:
        return s.END if state[s.LAID] else s.DRAW if state[s.PILED] else s.PASS
    policy = policies[state[s.TURN]]
    if policy == WEIGHED:
        if state[s.LAID] and stops(state, weights):
            return s.END
        return _weightiest(state, weights, rng)
    if policy == CHILDISH:
        if state[s.LAID] and not can_go_out(state) and not happens(rng, LAYS_ON):
            return s.END
        if happens(rng, NOTICES):
            return _weightiest(state, weights, rng)
    in_first = count(first)
    lays = in_first + count(second)
    options = lays + 1 if state[s.LAID] and policy == RANDOM else lays
    chosen = below(rng, options) if options > 1 else 0
    if chosen == lays:
        return s.END
    return nth(first, chosen) if chosen < in_first else s.HALF + nth(second, chosen - in_first)


@inlined
def stops(state: Ints, weights: Weights) -> bool:
    """Whether a seat with these weights lays no more cards: the pile is small, and the hand does not fit."""
    eagerness = weights[_first_weight(state) + EAGERNESS + state[s.SEATS] - 2]
    return state[s.PILED] * eagerness < 1 and not can_go_out(state)


@inlined
def _first_weight(state: Ints) -> int:
    """Where the weights of the seat to act begin, for rows of this kind."""
    inwards = state[s.OPENING] == s.FALSE_START or state[s.OPENING] == s.ALL_OPEN
    return int(FEATURES * (2 * state[s.TURN] + (1 if inwards else 0)))


@compiled
def can_go_out(state: Ints) -> bool:
    """Whether the whole hand can be laid in this turn. In an open row every run must touch the row. In a
    closed row there must be one run with an opener."""
    hand = s.HANDS + 2 * state[s.TURN]
    for colour in range(4):
        half, shift = colour >> 1, (colour & 1) * LANE
        own = state[hand + half] >> shift & s.LANE_BITS
        row = state[s.TABLE + half] >> shift & s.LANE_BITS
        if row:
            left = own & own + (own & ~(own << 1) & row << 1)  # without the runs that follow on a card
            if left & ~(left >> 1) & ~(row >> 1):
                return False
        elif own and (own & own + (own & -own) or not own & state[s.OPENERS + half] >> shift):
            return False
    return True


@compiled
def _weightiest(state: Ints, weights: Weights, rng: Rng) -> int:
    """The best card that fits; ties are broken at random."""
    best, most, ties = 0, -np.inf, 0
    hurry = 1 / fewest_cards_of_others(state)
    for half in range(2):
        left = playable(state, half)
        while left:
            card = half * s.HALF + lowest(left)
            left &= left - 1
            weight = weigh(state, card, hurry, weights)
            if weight > most:
                best, most, ties = card, weight, 1
            elif weight == most:
                ties += 1
                if below(rng, ties) == 0:
                    best = card
    return best


@compiled
def fewest_cards_of_others(state: Ints) -> int:
    fewest = s.SIZE
    for seat in range(state[s.SEATS]):
        if seat != state[s.TURN]:
            fewest = min(fewest, count(state[s.HANDS + 2 * seat]) + count(state[s.HANDS + 2 * seat + 1]))
    return fewest


@compiled
def weigh(state: Ints, card: int, hurry: float, weights: Weights) -> float:
    """The weight of a card. The places behind a card are those that it opens the way to."""
    half = half_of(card)
    shift = LANE if card - half * s.HALF >= LANE else 0
    number = card - half * s.HALF - shift
    hand = state[s.HANDS + 2 * state[s.TURN] + half] >> shift & s.LANE_BITS
    row = state[s.TABLE + half] >> shift & s.LANE_BITS
    own = foreign = between = chain = 0
    nearness = 0.0
    if not row or row >> number - 1 & 1:  # upwards
        beyond = row >> number + 1
        places = (1 << (lowest(beyond) if beyond else TOP - number)) - 1
        held = hand >> number + 1 & places
        own += count(held)
        foreign += count(places ^ held)
        if held:
            between += count(~held & (1 << highest(held)) - 1)
            chain += lowest(~held)
            nearness += 1 / (1 + lowest(held))
    if not row or row >> number + 1 & 1:  # downwards
        beyond = row & (1 << number) - 1
        last = highest(beyond) + 1 if beyond else 1
        places = (1 << number) - (1 << last)
        held = hand & places
        own += count(held)
        foreign += count(places ^ held)
        if held:
            between += count(places & ~held & -(held & -held))
            chain += number - 1 - highest(places & ~held | 1 << last - 1)
            nearness += 1 / (number - highest(held))
    at, pile = _first_weight(state), state[s.PILED]
    return float(
        own * (weights[at + OWN] + hurry * weights[at + OWN_HURRY] + pile * weights[at + OWN_PILE])
        + foreign
        * (weights[at + FOREIGN] + hurry * weights[at + FOREIGN_HURRY] + pile * weights[at + FOREIGN_PILE])
        + number * (weights[at + NUMBER] + hurry * weights[at + NUMBER_HURRY])
        + between * weights[at + BETWEEN]
        + chain * weights[at + CHAIN]
        + nearness * weights[at + NEARNESS]
        + (weights[at + DEAD_END] if own + foreign == 0 else 0.0)
        + (weights[at + OPENS] if row == 0 else 0.0)
    )
