"""The end of a round, when the pile is gone: every way to go on is looked at, with chances instead of luck.

A seat holds some deals possible. At its own moves it takes the best option, knowing what it can know by then;
the others choose by their manners, and whatever they do makes the deals more or less likely. With a single
deal left a position is worth the same however it came about, so each is looked at once.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from reihum.games.rows.kernel.belief import MANNERS, hold, reckon
from reihum.games.rows.kernel.choice import can_go_out, fewest_cards_of_others
from reihum.games.rows.kernel.rules import apply, playable, points_of
from reihum.games.rows.kernel.state import END, HALF, HANDS, LAID, OPENERS, SEATS, SIZE, TABLE, TURN
from reihum.kernel.bits import count, nth
from reihum.kernel.compiled_game import Weights, Words
from reihum.kernel.compiling import compiled, entry, inlined, pointer

MOST_DEALS = 64
MOST_OPTIONS = 13
"""Three cards that open each of four rows, or none of them."""
ROWS = 40 * MOST_OPTIONS
"""Of shares: so many choices of others follow on each other at most."""
SLOTS = 1 << 18
"""For positions of known cards; three quarters of them are used at most."""
VISITS, POSITIONS = range(2)
MOST_VISITS = 1_500_000
"""Of worlds in positions where several are possible."""
UNLIKELY = 1e-3
FREE = -1
SEVERAL = -1
"""Worlds, instead of the one that a position is known to be in."""
FIRST_FACTOR, SECOND_FACTOR = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9


class Ending(NamedTuple):
    """What is thought of the end of a round; arrays, and in compiled functions pointers."""

    seat: int
    """Whose thought it is."""
    a_point: float
    """What a point left in hand costs who loses; the win is worth 1."""
    unlikely: float
    """Where all that happened is less likely, the likeliest world is thought to be known."""
    worlds: int
    deals: Words
    """By world, two words a seat: its hand."""
    manners: Weights
    """By seat, how likely each manner is."""
    weights: Weights
    """The tuned ones, and those of ``medium``."""
    shares: Weights
    """A row has by world how likely it is, and all that led to a position there."""
    keys: Words
    worths: Weights
    """Positions of known cards, two words each, and what they are worth."""
    left: Words
    """How many more visits and positions of known cards there may be."""
    room: Words
    """A position to weigh in."""
    odds: Weights


@compiled
def _foresee(now: Words, world: int, row: int, top: int, told: Ending) -> float:
    """What a position is worth, times how likely it is. Either it is known to be in a world, which is certain
    then, or a row of shares says how likely each world is; rows from the top on are free."""
    known, some, likely = world != SEVERAL, world, 1.0
    if not known:
        some, support, likely = _support(row, told)
        _deal(now, some, told)
        if support == 1 or likely < told.unlikely:
            return float(likely * _foresee(now, some, row, top, told))
        told.left[VISITS] -= support if top + MOST_OPTIONS <= ROWS else MOST_VISITS
        if told.left[VISITS] < 0:
            return 0.0
    own = now[TURN] == told.seat
    if (known or own) and can_go_out(now):  # who can, does
        return float(likely if own else likely * _lost(now, told))
    turn, laid, before = now[TURN], now[LAID], _kept(now)
    if not known and not own:
        goes_out, first, second = _share_out(now, row, top, told)
        worth = goes_out * _lost(now, told)
        options = count(first) + count(second) + 1
        for option in range(options):
            some, support, _ = _support(top + option, told)
            if support:
                _deal(now, some, told)
                apply(now, END if option == options - 1 else _card(first, second, option))
                worth += _foresee(now, world, top + option, top + options, told)
                _restore(now, turn, laid, before)
        return float(worth)
    if known:
        slot = _slot(now, world, told)
        if told.keys[2 * slot] != FREE:
            return float(told.worths[slot])
        told.left[POSITIONS] -= 1
        if told.left[POSITIONS] < 0:
            return 0.0
    worth = -np.inf if own else 0.0
    for option in range(_options(now)):
        action = _option(now, option)
        chance = 1.0 if own else _chance(now, action, told)
        apply(now, action)
        found = _foresee(now, world, row, top, told)
        _restore(now, turn, laid, before)
        worth = max(worth, found) if own else worth + chance * found
    if known:
        slot = _slot(now, world, told)
        told.keys[2 * slot], told.keys[2 * slot + 1] = _key(now, world), now[TABLE + 1]
        told.worths[slot] = worth
    return float(worth)


@compiled
def _share_out(now: Words, row: int, top: int, told: Ending) -> tuple[float, int, int]:
    """Writes a row of shares for each card that somebody else may lay now, and a last one if they lay none;
    how likely it is that they go out instead, and those cards."""
    goes_out, first, second = 0.0, 0, 0
    for world in range(told.worlds):
        if told.shares[row * MOST_DEALS + world]:
            _deal(now, world, told)
            first |= playable(now, 0)
            second |= playable(now, 1)
    options = count(first) + count(second) + 1
    for place in range(top * MOST_DEALS, (top + options) * MOST_DEALS):
        told.shares[place] = 0.0
    for world in range(told.worlds):
        share = told.shares[row * MOST_DEALS + world]
        if not share:
            continue
        _deal(now, world, told)
        if can_go_out(now):
            goes_out += share
            continue
        for option in range(_options(now)):
            action = _option(now, option)
            if action == END:
                place = options - 1
            elif action < HALF:
                place = count(first & (1 << action) - 1)
            else:
                place = count(first) + count(second & (1 << action - HALF) - 1)
            told.shares[(top + place) * MOST_DEALS + world] = share * _chance(now, action, told)
    return goes_out, first, second


@compiled
def _support(row: int, told: Ending) -> tuple[int, int, float]:
    """The likeliest world, how many are possible, and how likely they are together."""
    best, support, likely, most = 0, 0, 0.0, 0.0
    for world in range(told.worlds):
        share = told.shares[row * MOST_DEALS + world]
        if share:
            support, likely = support + 1, likely + share
            if share > most:
                best, most = world, share
    return best, support, likely


@inlined
def _deal(now: Words, world: int, told: Ending) -> None:
    """The hands as they are in a world by now."""
    for place in range(2 * now[SEATS]):
        now[HANDS + place] = told.deals[2 * now[SEATS] * world + place] & ~now[TABLE + (place & 1)]


@inlined
def _options(now: Words) -> int:
    """How many options there are for who cannot go out."""
    cards = count(playable(now, 0)) + count(playable(now, 1))
    return cards if cards and not now[LAID] else cards + 1


@inlined
def _option(now: Words, option: int) -> int:
    """One of them; the last may be to lay nothing."""
    first, second = playable(now, 0), playable(now, 1)
    return END if option == count(first) + count(second) else _card(first, second, option)


@inlined
def _card(first: int, second: int, number: int) -> int:
    in_first = count(first)
    return nth(first, number) if number < in_first else HALF + nth(second, number - in_first)


@compiled
def _chance(now: Words, action: int, told: Ending) -> float:
    """How likely it is that whose turn it is does this."""
    room, odds, hand = told.room, told.odds, HANDS + 2 * now[TURN]
    room[LAID] = now[LAID]
    for half in range(2):
        room[TABLE + half], room[OPENERS + half] = now[TABLE + half], now[OPENERS + half]
    hold(room, now[hand], now[hand + 1])
    for manner in range(MANNERS):
        odds[manner] = told.manners[MANNERS * now[TURN] + manner]
    reckon(room, told.weights, action, fewest_cards_of_others(now), odds, 0)
    chance = 0.0
    for manner in range(MANNERS):
        chance += odds[manner]
    return chance


@inlined
def _lost(now: Words, told: Ending) -> float:
    return -told.a_point * points_of(now, told.seat)


@inlined
def _kept(now: Words) -> tuple[int, int, int, int, int, int]:
    """What an action changes, beside whose turn it is and how many cards they have laid."""
    hand = HANDS + 2 * now[TURN]
    return now[TABLE], now[TABLE + 1], now[OPENERS], now[OPENERS + 1], now[hand], now[hand + 1]


@inlined
def _restore(now: Words, turn: int, laid: int, before: tuple[int, int, int, int, int, int]) -> None:
    now[TURN], now[LAID], hand = turn, laid, HANDS + 2 * turn
    now[TABLE], now[TABLE + 1], now[OPENERS], now[OPENERS + 1], now[hand], now[hand + 1] = before


@inlined
def _key(now: Words, world: int) -> int:
    return int(now[TABLE] | (now[TURN] + (8 if now[LAID] else 0) + 16 * world) << HALF)


@compiled
def _slot(now: Words, world: int, told: Ending) -> int:
    """Where a position of known cards is kept, or may be."""
    first, second = _key(now, world), now[TABLE + 1]
    mixed = first * FIRST_FACTOR ^ second * SECOND_FACTOR
    slot = (mixed ^ mixed >> 29) & SLOTS - 1
    while told.keys[2 * slot] != FREE and (told.keys[2 * slot] != first or told.keys[2 * slot + 1] != second):
        slot = slot + 1 & SLOTS - 1
    return int(slot)


def solve(
    state: Words,
    actions: Words,
    deals: Words,
    likely: Weights,
    manners: Weights,
    weights: Weights,
    a_point: float,
    unlikely: float = UNLIKELY,
) -> Weights | None:
    """What each action is worth to whose turn it is; ``None`` if there is too much to look at.

    The deals are hands, two words a seat, each so likely; manners are the odds of each, a row a seat. After
    what is less likely than ``unlikely`` the likeliest deal is thought to be known.
    """
    if len(deals) > MOST_DEALS or not state[TABLE : TABLE + 2].any():
        return None
    shares = np.zeros(ROWS * MOST_DEALS)
    shares[: len(deals)] = likely / likely.sum()
    told = Ending(
        seat=int(state[TURN]),
        a_point=a_point,
        unlikely=unlikely,
        worlds=len(deals),
        deals=deals.ravel(),
        manners=(manners / manners.sum(axis=1, keepdims=True)).ravel(),
        weights=weights.ravel(),
        shares=shares,
        keys=np.full(2 * SLOTS, FREE, np.int64),
        worths=np.empty(SLOTS),
        left=np.array([MOST_VISITS, SLOTS * 3 // 4]),
        room=state.copy(),
        odds=np.empty(MANNERS),
    )
    values = np.empty(len(actions))
    _solve(state.copy(), actions, told, SEVERAL, 0, 1, values)
    return values if told.left.min() >= 0 else None


@cache
def get_ready() -> None:
    """Compiles or loads what is needed, so that nobody waits for it at the end of a round."""
    position, nothing = np.zeros(SIZE, np.int64), np.empty(0, np.int64)
    position[SEATS], position[TABLE] = 2, 1
    deal, manners, weights = np.zeros((1, 2, 2), np.int64), np.ones((2, MANNERS)), np.zeros(0)
    solve(position, nothing, deal, np.ones(1), manners, weights, a_point=0.0)


@entry
def _solve(
    state: Words, actions: Words, told: Ending, world: int, row: int, top: int, values: Weights
) -> None:
    """The numbers are for ``_foresee``: for literals numba would make another function of it, and of two that
    call each other it keeps something on disk that crashes."""
    inside = Ending(
        told.seat,
        told.a_point,
        told.unlikely,
        told.worlds,
        pointer(told.deals),
        pointer(told.manners),
        pointer(told.weights),
        pointer(told.shares),
        pointer(told.keys),
        pointer(told.worths),
        pointer(told.left),
        pointer(told.room),
        pointer(told.odds),
    )
    now = pointer(state)
    turn, laid, before = now[TURN], now[LAID], _kept(now)
    for number in range(len(actions)):
        apply(now, actions[number])
        values[number] = _foresee(now, world, row, top, inside)
        _restore(now, turn, laid, before)
        _deal(now, 0, inside)
