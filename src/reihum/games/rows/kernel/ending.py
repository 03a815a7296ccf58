"""The end of a round, when the pile is gone: a search through every way to go on (expectimax).

The seat believes in several deals. At its own moves it takes the best option, with what it knows by then. The
others choose by their styles, and their choices make deals more or less likely. With a single deal left, the
value of a position does not depend on the moves before, so each position is searched once.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from reihum.games.rows.kernel import state as s
from reihum.games.rows.kernel.belief import STYLES, hold, reckon
from reihum.games.rows.kernel.choice import can_go_out, fewest_cards_of_others
from reihum.games.rows.kernel.rules import apply, playable, points_of
from reihum.kernel.bits import count, nth
from reihum.kernel.compiled_game import Ints, Weights
from reihum.kernel.compiling import compiled, entry, inlined, pointer

MOST_DEALS = 64
MOST_OPTIONS = 13
"""Three openers for each of four rows, or no card."""
ROWS = 40 * MOST_OPTIONS
"""The most rows of shares."""
SLOTS = 1 << 18
"""In the table of positions with known cards. At most three quarters are used."""
VISITS, POSITIONS = range(2)
MOST_VISITS = 1_500_000
"""Of worlds, in positions where several are possible."""
UNLIKELY = 1e-3
FREE = -1
SEVERAL = -1
"""Several worlds are possible."""
FIRST_FACTOR, SECOND_FACTOR = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9


class Ending(NamedTuple):
    """The data of a search: arrays, or pointers in compiled functions."""

    seat: int
    """The seat that searches."""
    a_point: float
    """What a point left in hand costs a loser. A win is worth 1."""
    unlikely: float
    """Below this likelihood the likeliest world counts as known."""
    worlds: int
    deals: Ints
    """By world, two integers for the hand of each seat."""
    styles: Weights
    """By seat, the probability of each style."""
    weights: Weights
    """The tuned weights, and those of ``medium``."""
    shares: Weights
    """Rows of the probability of each world together with all moves that led to a position."""
    keys: Ints
    worths: Weights
    """Positions with known cards, two integers each, and their values."""
    left: Ints
    """The visits and the positions with known cards that are left."""
    scratch: Ints
    """A position for weighing actions."""
    odds: Weights


@compiled
def _search(now: Ints, world: int, row: int, top: int, ending: Ending) -> float:
    """The value of a position times its probability.

    Either the world is known, and certain, or a row of shares has the probability of each world. The rows
    from ``top`` on are free.
    """
    known, some, likely = world != SEVERAL, world, 1.0
    if not known:
        some, support, likely = _support(row, ending)
        _deal(now, some, ending)
        if support == 1 or likely < ending.unlikely:
            return float(likely * _search(now, some, row, top, ending))
        ending.left[VISITS] -= support if top + MOST_OPTIONS <= ROWS else MOST_VISITS
        if ending.left[VISITS] < 0:
            return 0.0
    own = now[s.TURN] == ending.seat
    if (known or own) and can_go_out(now):  # going out ends the round
        return float(likely if own else likely * _lost(now, ending))
    turn, laid, before = now[s.TURN], now[s.LAID], _kept(now)
    if not known and not own:
        goes_out, first, second = _share_out(now, row, top, ending)
        worth = goes_out * _lost(now, ending)
        options = count(first) + count(second) + 1
        for option in range(options):
            some, support, _ = _support(top + option, ending)
            if support:
                _deal(now, some, ending)
                apply(now, s.END if option == options - 1 else _card(first, second, option))
                worth += _search(now, world, top + option, top + options, ending)
                _restore(now, turn, laid, before)
        return float(worth)
    if known:
        slot = _slot(now, world, ending)
        if ending.keys[2 * slot] != FREE:
            return float(ending.worths[slot])
        ending.left[POSITIONS] -= 1
        if ending.left[POSITIONS] < 0:
            return 0.0
    worth = -np.inf if own else 0.0
    for option in range(_options(now)):
        action = _option(now, option)
        probability = 1.0 if own else _probability(now, action, ending)
        apply(now, action)
        found = _search(now, world, row, top, ending)
        _restore(now, turn, laid, before)
        worth = max(worth, found) if own else worth + probability * found
    if known:
        slot = _slot(now, world, ending)
        ending.keys[2 * slot], ending.keys[2 * slot + 1] = _key(now, world), now[s.TABLE + 1]
        ending.worths[slot] = worth
    return float(worth)


@compiled
def _share_out(now: Ints, row: int, top: int, ending: Ending) -> tuple[float, int, int]:
    """Writes a row of shares for each card that the player to act may lay, and one for laying none.

    Returns the probability that the player goes out, and the cards in two sets.
    """
    goes_out, first, second = 0.0, 0, 0
    for world in range(ending.worlds):
        if ending.shares[row * MOST_DEALS + world]:
            _deal(now, world, ending)
            first |= playable(now, 0)
            second |= playable(now, 1)
    options = count(first) + count(second) + 1
    for place in range(top * MOST_DEALS, (top + options) * MOST_DEALS):
        ending.shares[place] = 0.0
    for world in range(ending.worlds):
        share = ending.shares[row * MOST_DEALS + world]
        if not share:
            continue
        _deal(now, world, ending)
        if can_go_out(now):
            goes_out += share
            continue
        for option in range(_options(now)):
            action = _option(now, option)
            if action == s.END:
                place = options - 1
            elif action < s.HALF:
                place = count(first & (1 << action) - 1)
            else:
                place = count(first) + count(second & (1 << action - s.HALF) - 1)
            ending.shares[(top + place) * MOST_DEALS + world] = share * _probability(now, action, ending)
    return goes_out, first, second


@compiled
def _support(row: int, ending: Ending) -> tuple[int, int, float]:
    """The likeliest world, the number of possible ones, and their probability together."""
    best, support, likely, most = 0, 0, 0.0, 0.0
    for world in range(ending.worlds):
        share = ending.shares[row * MOST_DEALS + world]
        if share:
            support, likely = support + 1, likely + share
            if share > most:
                best, most = world, share
    return best, support, likely


@inlined
def _deal(now: Ints, world: int, ending: Ending) -> None:
    """Sets the hands to what is left of them in a world."""
    for place in range(2 * now[s.SEATS]):
        now[s.HANDS + place] = ending.deals[2 * now[s.SEATS] * world + place] & ~now[s.TABLE + (place & 1)]


@inlined
def _options(now: Ints) -> int:
    """The number of options of a player who cannot go out."""
    cards = count(playable(now, 0)) + count(playable(now, 1))
    return cards if cards and not now[s.LAID] else cards + 1


@inlined
def _option(now: Ints, option: int) -> int:
    """One of these options. The last may be to lay nothing."""
    first, second = playable(now, 0), playable(now, 1)
    return s.END if option == count(first) + count(second) else _card(first, second, option)


@inlined
def _card(first: int, second: int, number: int) -> int:
    in_first = count(first)
    return nth(first, number) if number < in_first else s.HALF + nth(second, number - in_first)


@compiled
def _probability(now: Ints, action: int, ending: Ending) -> float:
    """The probability that the player to act does this."""
    scratch, odds, hand = ending.scratch, ending.odds, s.HANDS + 2 * now[s.TURN]
    scratch[s.LAID] = now[s.LAID]
    for half in range(2):
        scratch[s.TABLE + half], scratch[s.OPENERS + half] = now[s.TABLE + half], now[s.OPENERS + half]
    hold(scratch, now[hand], now[hand + 1])
    for style in range(STYLES):
        odds[style] = ending.styles[STYLES * now[s.TURN] + style]
    reckon(scratch, ending.weights, action, fewest_cards_of_others(now), odds, 0)
    probability = 0.0
    for style in range(STYLES):
        probability += odds[style]
    return probability


@inlined
def _lost(now: Ints, ending: Ending) -> float:
    return -ending.a_point * points_of(now, ending.seat)


@inlined
def _kept(now: Ints) -> tuple[int, int, int, int, int, int]:
    """What an action changes, besides the turn and the number of cards laid in it."""
    hand = s.HANDS + 2 * now[s.TURN]
    return now[s.TABLE], now[s.TABLE + 1], now[s.OPENERS], now[s.OPENERS + 1], now[hand], now[hand + 1]


@inlined
def _restore(now: Ints, turn: int, laid: int, before: tuple[int, int, int, int, int, int]) -> None:
    now[s.TURN], now[s.LAID], hand = turn, laid, s.HANDS + 2 * turn
    now[s.TABLE], now[s.TABLE + 1], now[s.OPENERS], now[s.OPENERS + 1], now[hand], now[hand + 1] = before


@inlined
def _key(now: Ints, world: int) -> int:
    return int(now[s.TABLE] | (now[s.TURN] + (8 if now[s.LAID] else 0) + 16 * world) << s.HALF)


@compiled
def _slot(now: Ints, world: int, ending: Ending) -> int:
    """The slot of a position with known cards, or a free slot for it."""
    first, second = _key(now, world), now[s.TABLE + 1]
    mixed = first * FIRST_FACTOR ^ second * SECOND_FACTOR
    slot = (mixed ^ mixed >> 29) & SLOTS - 1
    while ending.keys[2 * slot] != FREE and (
        ending.keys[2 * slot] != first or ending.keys[2 * slot + 1] != second
    ):
        slot = slot + 1 & SLOTS - 1
    return int(slot)


def solve(
    state: Ints,
    actions: Ints,
    deals: Ints,
    likely: Weights,
    styles: Weights,
    weights: Weights,
    a_point: float,
    unlikely: float = UNLIKELY,
) -> Weights | None:
    """The value of each action to the seat to act; ``None`` if the search is too large.

    ``deals`` are hands, two integers for each seat, and ``likely`` has their probabilities. ``styles`` has
    the odds of each style, a row for each seat. Below a probability of ``unlikely`` the likeliest deal counts
    as known.
    """
    if len(deals) > MOST_DEALS or not state[s.TABLE : s.TABLE + 2].any():
        return None
    shares = np.zeros(ROWS * MOST_DEALS)
    shares[: len(deals)] = likely / likely.sum()
    ending = Ending(
        seat=int(state[s.TURN]),
        a_point=a_point,
        unlikely=unlikely,
        worlds=len(deals),
        deals=deals.ravel(),
        styles=(styles / styles.sum(axis=1, keepdims=True)).ravel(),
        weights=weights.ravel(),
        shares=shares,
        keys=np.full(2 * SLOTS, FREE, np.int64),
        worths=np.empty(SLOTS),
        left=np.array([MOST_VISITS, SLOTS * 3 // 4]),
        scratch=state.copy(),
        odds=np.empty(STYLES),
    )
    values = np.empty(len(actions))
    _solve(state.copy(), actions, ending, SEVERAL, 0, 1, values)
    return values if ending.left.min() >= 0 else None


@cache
def get_ready() -> None:
    """Compiles or loads the search before it is needed."""
    position, nothing = np.zeros(s.SIZE, np.int64), np.empty(0, np.int64)
    position[s.SEATS], position[s.TABLE] = 2, 1
    deal, styles, weights = np.zeros((1, 2, 2), np.int64), np.ones((2, STYLES)), np.zeros(0)
    solve(position, nothing, deal, np.ones(1), styles, weights, a_point=0.0)


@entry
def _solve(
    state: Ints, actions: Ints, ending: Ending, world: int, row: int, top: int, values: Weights
) -> None:
    """``world``, ``row`` and ``top`` are arguments for ``_search``. With literals numba would compile a
    second version of it, and a pair of functions that call each other crashes when it is loaded from disk."""
    inside = Ending(
        ending.seat,
        ending.a_point,
        ending.unlikely,
        ending.worlds,
        pointer(ending.deals),
        pointer(ending.styles),
        pointer(ending.weights),
        pointer(ending.shares),
        pointer(ending.keys),
        pointer(ending.worths),
        pointer(ending.left),
        pointer(ending.scratch),
        pointer(ending.odds),
    )
    now = pointer(state)
    turn, laid, before = now[s.TURN], now[s.LAID], _kept(now)
    for number in range(len(actions)):
        apply(now, actions[number])
        values[number] = _search(now, world, row, top, inside)
        _restore(now, turn, laid, before)
        _deal(now, 0, inside)
