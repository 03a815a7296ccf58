"""What play has shown of hidden hands: deals by which the others would have chosen as they did.

A deal says which card went to every place that is not seen: in hands as they were dealt, drawn later, or in
the pile. Two cards change places at a time, and a change is kept or undone by how likely it makes all that
the players concerned have chosen (Metropolis and Hastings). Nobody's manner is known: all that are thought
possible count, each by how well it explains what the player did.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

import numpy as np

from reihum.games.rows.kernel.choice import can_go_out, stops, weigh
from reihum.games.rows.kernel.rules import half_of, playable
from reihum.games.rows.kernel.state import (
    DRAW,
    END,
    HALF,
    HANDS,
    LAID,
    OPENERS,
    PILE,
    PILED,
    SEATS,
    SIZE,
    TABLE,
    TURN,
)
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import MOST_SEATS, Rng, Weights, Words
from reihum.kernel.compiling import compiled, entry, inlined, pointer
from reihum.kernel.policies import LAYS_ON, NOTICES
from reihum.kernel.rng import FINE, below, happens, mix

THOUGHTFUL, SENSIBLY, DEEP, AS_A_CHILD, LAYS_ALL, AT_RANDOM = range(6)
"""The manners of players: by the tuned weights, by the two rules of ``medium``, by the tuned weights but for
many exceptions, as a child; all that they can, any action."""
MANNERS = 6
AT_FIRST = (0.16, 0.2, 0.1, 0.16, 0.36, 0.02)
"""How likely each is before anybody has chosen."""
ALIKE = 0.7
"""How likely it is then that all at a table play in one manner."""
SLIPS = (0.02, 0.08, 0.25, 0.02, 0.02)
"""How often a player does something else than their manner says."""

CARD, OWNER, BARRED = range(3)
"""The words of a place: the card in it, whose it is (the pile's is after the last seat), and in two words the
cards that cannot be there."""
PLACE = 4

ACTION, PLACE_DRAWN, LAID_BEFORE, LEFT_IN_PILE, FEWEST, TABLE_THEN, OPENERS_THEN = 0, 1, 2, 3, 4, 5, 7
"""The words of a choice: what was done, after how many cards in the turn, the cards in the pile, the fewest
in another hand, and what lay on the table and opened rows. Of a draw there is the place of the card alone."""
CHOICE = 9

NOBODY = -1
FREE = -1
IMPOSSIBLE, POSSIBLE, NEEDED = range(3)
"""Exchanges; needed are those after which fewer cards are where they cannot be."""

TOTAL = MANNERS
ODDS = MANNERS + 1
"""The words of a player: how likely all that they chose is, by manner, and the logarithm of the sum."""


class Evidence(NamedTuple):
    """A deal, and what it is held against; arrays, and in compiled functions pointers."""

    places: Words
    dealt: Words
    """Where the places of each seat's dealt hand begin; they come first."""
    choices: Words
    chosen: Words
    """Where the choices of each seat begin."""
    bound: Words
    """By card, who laid it from their hand."""
    weights: Weights
    """The tuned ones, and those of ``medium``."""
    odds: Weights
    """How likely the choices of each seat are; and room for two seats more."""
    room: Words
    """A position to weigh in."""


@inlined
def _pointers(told: Evidence) -> Evidence:
    return Evidence(
        pointer(told.places),
        pointer(told.dealt),
        pointer(told.choices),
        pointer(told.chosen),
        pointer(told.bound),
        pointer(told.weights),
        pointer(told.odds),
        pointer(told.room),
    )


@compiled
def _explain(told: Evidence, seat: int, at: int, least: float) -> None:
    """Writes how likely a player's choices are with the cards that a deal gives them. Once they are less
    likely than the least that is asked for, the rest is not looked at."""
    places, choices, odds = told.places, told.choices, told.odds
    first = second = 0
    for place in range(told.dealt[seat], told.dealt[seat + 1]):
        card = places[PLACE * place + CARD]
        if card < HALF:
            first |= 1 << card
        else:
            second |= 1 << card - HALF
    for manner in range(MANNERS):
        odds[at + manner] = AT_FIRST[manner]
    for choice in range(CHOICE * told.chosen[seat], CHOICE * told.chosen[seat + 1], CHOICE):
        action = choices[choice + ACTION]
        if action == DRAW:
            card = places[PLACE * choices[choice + PLACE_DRAWN] + CARD]
            if card < HALF:
                first |= 1 << card
            else:
                second |= 1 << card - HALF
            continue
        if _judge(told, choice, first, second, at) < least:
            break
        if action < HALF:
            first &= ~(1 << action)
        elif action < DRAW:
            second &= ~(1 << action - HALF)
    odds[at + TOTAL] = log(_sum(odds, at))


@compiled
def _judge(told: Evidence, choice: int, first: int, second: int, at: int) -> float:
    """Reckons with how likely a choice is, and says how likely all are so far."""
    room, choices, odds = told.room, told.choices, told.odds
    room[LAID], room[PILED] = choices[choice + LAID_BEFORE], choices[choice + LEFT_IN_PILE]
    for half in range(2):
        room[TABLE + half] = choices[choice + TABLE_THEN + half]
        room[OPENERS + half] = choices[choice + OPENERS_THEN + half]
    # The round's first card was laid by rule, not chosen.
    hold(room, first & ~room[TABLE], second & ~room[TABLE + 1])
    reckon(room, told.weights, choices[choice + ACTION], choices[choice + FEWEST], odds, at)
    return _sum(odds, at)


@inlined
def hold(room: Words, first: int, second: int) -> None:
    """Puts a hand into a position for ``reckon``. Weights belong to seats, so the same hand is at two."""
    for row in range(2):
        room[HANDS + 2 * row], room[HANDS + 2 * row + 1] = first, second


@compiled
def reckon(room: Words, weights: Weights, action: int, fewest: int, odds: Weights, at: int) -> None:
    """Multiplies the odds of each manner by how likely an action is in it, for who holds what the room says;
    fewest are the cards of that other player who has fewest."""
    room[TURN] = 0
    laid = room[LAID]
    lays = count(playable(room, 0)) + count(playable(room, 1))
    options = lays + 1 if laid else lays
    if options <= 1:
        return
    ends = action == END
    any_card = 0.0 if ends else 1 / lays
    tuned = sensible = 0.0
    tuned_stops = bool(laid) and stops(room, weights)
    if not ends:
        hurry = 1 / fewest
        tuned = _share(room, weights, action, hurry)
        room[TURN] = 1
        sensible = _share(room, weights, action, hurry)
    child = NOTICES * sensible + (1 - NOTICES) * any_card
    if tuned_stops:
        tuned = 1.0 if ends else 0.0
    if laid and not can_go_out(room):
        sensible = 1.0 if ends else 0.0
        child = 1 - LAYS_ON if ends else LAYS_ON * child
    odds[at + AT_RANDOM] /= options
    _slip(odds, at, THOUGHTFUL, tuned, options)
    _slip(odds, at, SENSIBLY, sensible, options)
    _slip(odds, at, DEEP, tuned, options)
    _slip(odds, at, AS_A_CHILD, child, options)
    _slip(odds, at, LAYS_ALL, any_card, options)


@inlined
def _sum(odds: Weights, at: int) -> float:
    total = 0.0
    for manner in range(MANNERS):
        total += odds[at + manner]
    return total


@inlined
def _slip(odds: Weights, at: int, manner: int, share: float, options: int) -> None:
    odds[at + manner] *= SLIPS[manner] / options + (1 - SLIPS[manner]) * share


@compiled
def _share(room: Words, weights: Weights, action: int, hurry: float) -> float:
    """How often who weighs lays this card: always, never, or as one of several with the same weight."""
    weight = weigh(room, action, hurry, weights)
    ties = 0
    for half in range(2):
        left = playable(room, half)
        while left:
            card = half * HALF + lowest(left)
            left &= left - 1
            other = weight if card == action else weigh(room, card, hurry, weights)
            if other > weight:
                return 0.0
            if other == weight:
                ties += 1
    return 1 / ties if ties else 0.0


@inlined
def _is_barred(places: Words, place: int, card: int) -> int:
    half = half_of(card)
    return int(places[PLACE * place + BARRED + half] >> card - half * HALF & 1)


@inlined
def _exchange(places: Words, one: int, other: int) -> None:
    card = places[PLACE * one + CARD]
    places[PLACE * one + CARD] = places[PLACE * other + CARD]
    places[PLACE * other + CARD] = card


@compiled
def _may_exchange(told: Evidence, one: int, other: int) -> int:
    places, bound, seats = told.places, told.bound, told.room[SEATS]
    owner, other_owner = places[PLACE * one + OWNER], places[PLACE * other + OWNER]
    card, other_card = places[PLACE * one + CARD], places[PLACE * other + CARD]
    if owner == other_owner:
        if owner == seats or max(one, other) < told.dealt[seats]:
            return IMPOSSIBLE
    elif bound[card] != NOBODY or bound[other_card] != NOBODY:
        return IMPOSSIBLE
    wrong = _is_barred(places, one, card) + _is_barred(places, other, other_card)
    wrong_then = _is_barred(places, one, other_card) + _is_barred(places, other, card)
    if wrong_then == wrong:
        return POSSIBLE
    return IMPOSSIBLE if wrong_then > wrong else NEEDED


@compiled
def _step(told: Evidence, slots: int, rng: Rng) -> None:
    """Exchanges two cards, if that is possible and what was chosen speaks for it."""
    seats, odds = told.room[SEATS], told.odds
    one, other = below(rng, slots), below(rng, slots)
    judged = _may_exchange(told, one, other)
    if judged == IMPOSSIBLE:
        return
    _exchange(told.places, one, other)
    owners = told.places[PLACE * one + OWNER], told.places[PLACE * other + OWNER]
    concerned = 1 if owners[0] == owners[1] else 2
    asked = -np.inf  # the logarithm of how likely their choices must be
    if judged == POSSIBLE:
        asked = log((1 + below(rng, FINE)) / FINE)
        for number in range(concerned):
            if owners[number] < seats:
                asked += odds[ODDS * owners[number] + TOTAL]
    for number in range(concerned):
        seat, fresh = owners[number], ODDS * (MOST_SEATS + number)
        if seat < seats:
            _explain(told, seat, fresh, exp(asked))
            asked -= odds[fresh + TOTAL]
            if asked > 0:
                _exchange(told.places, one, other)
                return
    for number in range(concerned):
        if owners[number] < seats:
            for place in range(ODDS):
                odds[ODDS * owners[number] + place] = odds[ODDS * (MOST_SEATS + number) + place]


@compiled
def _place(told: Evidence, cards: Words, rng: Rng, slots: int) -> None:
    """Puts the cards in their order where they may be; where there is no such place left, anywhere."""
    places, bound = told.places, told.bound
    for place in range(slots):
        places[PLACE * place + CARD] = FREE
    for number in range(slots):
        card = cards[number]
        best, right, others = 0, 0, 0
        for place in range(slots):
            owned = bound[card] == NOBODY or bound[card] == places[PLACE * place + OWNER]
            if places[PLACE * place + CARD] != FREE or not owned:
                continue
            if not _is_barred(places, place, card):
                right += 1
                if below(rng, right) == 0:
                    best = place
            elif not right:
                others += 1
                if below(rng, others) == 0:
                    best = place
        places[PLACE * best + CARD] = card


@compiled
def _write(told: Evidence, slots: int, worlds: Words, at: int, rng: Rng) -> None:
    """The hands and the pile as they are now, after a deal."""
    piled = 0
    for place in range(slots):
        card, owner = told.places[PLACE * place + CARD], told.places[PLACE * place + OWNER]
        if owner == told.room[SEATS]:
            worlds[at + PILE + piled] = card
            piled += 1
        elif told.bound[card] == NOBODY:
            half = half_of(card)
            worlds[at + HANDS + 2 * owner + half] |= 1 << card - half * HALF
    mix(worlds, at + PILE, piled, rng)


@compiled
def _guess(told: Evidence, manners: Words, at: int, rng: Rng) -> None:
    """Draws a manner for each seat, by how well it explains what the seat chose, or what all did."""
    odds, seats = told.odds, told.room[SEATS]
    common = ODDS * MOST_SEATS
    total = 0.0
    for manner in range(MANNERS):
        odds[common + manner] = AT_FIRST[manner]
        for seat in range(seats):
            share = odds[ODDS * seat + manner] / exp(odds[ODDS * seat + TOTAL])
            odds[common + manner] *= share / AT_FIRST[manner]
        total += odds[common + manner]
    odds[common + TOTAL] = log(total)
    alike = happens(rng, ALIKE * total / (ALIKE * total + 1 - ALIKE))
    manner = _draw(odds, common, rng)
    for seat in range(seats):
        manners[at + seat] = manner if alike else _draw(odds, ODDS * seat, rng)


@compiled
def _draw(odds: Weights, at: int, rng: Rng) -> int:
    """A manner, by these odds."""
    manner, left = 0, odds[at]
    drawn = exp(odds[at + TOTAL]) * below(rng, FINE) / FINE
    while drawn >= left and manner < MANNERS - 1:
        manner += 1
        left += odds[at + manner]
    return manner


@entry
def begin(told: Evidence, cards: Words, rng: Rng) -> None:
    """Makes a first deal. The cards come in the order in which they are placed."""
    inside = _pointers(told)
    _place(inside, pointer(cards), pointer(rng), len(cards))
    for seat in range(told.room[SEATS]):
        _explain(inside, seat, ODDS * seat, 0.0)


@entry
def walk(told: Evidence, steps: int, worlds: Words, manners: Words, rng: Rng) -> None:
    """Fills the worlds, which are positions without hidden cards, with a deal each, so many steps apart, and
    says in which manner each seat plays there."""
    inside, chance = _pointers(told), pointer(rng)
    slots = len(told.places) // PLACE
    for world in range(len(worlds) // SIZE):
        for _ in range(steps):
            _step(inside, slots, chance)
        _write(inside, slots, pointer(worlds), SIZE * world, chance)
        _guess(inside, pointer(manners), told.room[SEATS] * world, chance)
