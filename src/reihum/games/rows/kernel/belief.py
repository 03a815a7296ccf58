"""Belief about hidden hands: deals with which the others would have chosen as they did.

A deal has a card for every hidden place: in hands as dealt, among cards drawn later, and in the pile. A step
exchanges two cards. It is kept or undone by how likely it makes all choices of the players concerned
(Metropolis-Hastings). The style of each player is unknown too. Every style counts by how well it explains the
player's choices.
"""

from math import exp, log
from typing import NamedTuple

import numpy as np

from reihum.games.rows.kernel import state as s
from reihum.games.rows.kernel.choice import can_go_out, stops, weigh
from reihum.games.rows.kernel.rules import half_of, playable, with_card
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import MOST_SEATS, Ints, Rng, Weights
from reihum.kernel.compiling import compiled, entry, inlined, pointer
from reihum.kernel.rng import FINE, below, happens, mix
from reihum.policies import LAYS_ON, NOTICES

THOUGHTFUL, SENSIBLY, DEEP, AS_A_CHILD, LAYS_ALL, AT_RANDOM = range(6)
"""The styles of players: by the tuned weights, by the two rules of ``medium``, by the tuned weights with many
exceptions, like a child, all cards that fit, any action."""
STYLES = 6
AT_FIRST = (0.16, 0.2, 0.1, 0.16, 0.36, 0.02)
"""The prior of each style."""
ALIKE = 0.7
"""The prior that all players have the same style."""
SLIPS = (0.02, 0.08, 0.25, 0.02, 0.02)
"""How often a player of each style does something else."""

CARD, OWNER, BARRED = range(3)
"""The fields of a place: its card, its owner (the number after the last seat is the pile), and two fields for
the cards that cannot be there."""
PLACE = 4

ACTION, PLACE_DRAWN, LAID_BEFORE, LEFT_IN_PILE, FEWEST, TABLE_THEN, OPENERS_THEN = 0, 1, 2, 3, 4, 5, 7
"""The fields of a choice: the action, the cards laid before it in the turn, the cards in the pile, the fewest
cards in another hand, and the cards on the table and the openers, two fields each. A draw has only the place
of the card."""
CHOICE = 9

NOBODY = -1
FREE = -1
IMPOSSIBLE, POSSIBLE, NEEDED = range(3)
"""Kinds of exchanges. After a needed one fewer cards are where they cannot be."""

TOTAL = STYLES
ODDS = STYLES + 1
"""The fields of a player: the likelihood of all choices by style, and the logarithm of the sum."""


class Evidence(NamedTuple):
    """A deal, and the evidence that it has to explain: arrays, or pointers in compiled functions."""

    places: Ints
    dealt: Ints
    """Where the places of each dealt hand begin. They come first."""
    choices: Ints
    chosen: Ints
    """Where the choices of each seat begin."""
    bound: Ints
    """By card, the seat that laid it from its hand."""
    weights: Weights
    """The tuned weights, and those of ``medium``."""
    odds: Weights
    """The likelihood of the choices of each seat, and scratch space for two more seats."""
    scratch: Ints
    """A position for weighing actions."""


@inlined
def _pointers(evidence: Evidence) -> Evidence:
    return Evidence(
        pointer(evidence.places),
        pointer(evidence.dealt),
        pointer(evidence.choices),
        pointer(evidence.chosen),
        pointer(evidence.bound),
        pointer(evidence.weights),
        pointer(evidence.odds),
        pointer(evidence.scratch),
    )


@compiled
def _explain(evidence: Evidence, seat: int, at: int, least: float) -> None:
    """Writes how likely the choices of a player are with the cards of a deal.

    Stops once they are less likely than ``least``.
    """
    places, choices, odds = evidence.places, evidence.choices, evidence.odds
    first = second = 0
    for place in range(evidence.dealt[seat], evidence.dealt[seat + 1]):
        first, second = with_card(first, second, places[PLACE * place + CARD])
    for style in range(STYLES):
        odds[at + style] = AT_FIRST[style]
    for choice in range(CHOICE * evidence.chosen[seat], CHOICE * evidence.chosen[seat + 1], CHOICE):
        action = choices[choice + ACTION]
        if action == s.DRAW:
            card = places[PLACE * choices[choice + PLACE_DRAWN] + CARD]
            first, second = with_card(first, second, card)
            continue
        if _judge(evidence, choice, first, second, at) < least:
            break
        if action < s.HALF:
            first &= ~(1 << action)
        elif action < s.DRAW:
            second &= ~(1 << action - s.HALF)
    odds[at + TOTAL] = log(_sum(odds, at))


@compiled
def _judge(evidence: Evidence, choice: int, first: int, second: int, at: int) -> float:
    """Multiplies the odds by the likelihood of a choice, and returns their sum."""
    scratch, choices, odds = evidence.scratch, evidence.choices, evidence.odds
    scratch[s.LAID], scratch[s.PILED] = choices[choice + LAID_BEFORE], choices[choice + LEFT_IN_PILE]
    for half in range(2):
        scratch[s.TABLE + half] = choices[choice + TABLE_THEN + half]
        scratch[s.OPENERS + half] = choices[choice + OPENERS_THEN + half]
    # The round's first card was laid by rule, not chosen.
    hold(scratch, first & ~scratch[s.TABLE], second & ~scratch[s.TABLE + 1])
    reckon(scratch, evidence.weights, choices[choice + ACTION], choices[choice + FEWEST], odds, at)
    return _sum(odds, at)


@inlined
def hold(scratch: Ints, first: int, second: int) -> None:
    """Puts a hand into a position for ``reckon``. Weights belong to seats, so two seats get the same hand."""
    for row in range(2):
        scratch[s.HANDS + 2 * row], scratch[s.HANDS + 2 * row + 1] = first, second


@compiled
def reckon(scratch: Ints, weights: Weights, action: int, fewest: int, odds: Weights, at: int) -> None:
    """Multiplies the odds of each style by the likelihood of an action in it, in the scratch position.

    ``fewest`` is the number of cards of the other player with the fewest.
    """
    scratch[s.TURN] = 0
    laid = scratch[s.LAID]
    lays = count(playable(scratch, 0)) + count(playable(scratch, 1))
    options = lays + 1 if laid else lays
    if options <= 1:
        return
    ends = action == s.END
    any_card = 0.0 if ends else 1 / lays
    tuned = sensible = 0.0
    tuned_stops = bool(laid) and stops(scratch, weights)
    if not ends:
        hurry = 1 / fewest
        tuned = _share(scratch, weights, action, hurry)
        scratch[s.TURN] = 1
        sensible = _share(scratch, weights, action, hurry)
    child = NOTICES * sensible + (1 - NOTICES) * any_card
    if tuned_stops:
        tuned = 1.0 if ends else 0.0
    if laid and not can_go_out(scratch):
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
    for style in range(STYLES):
        total += odds[at + style]
    return total


@inlined
def _slip(odds: Weights, at: int, style: int, share: float, options: int) -> None:
    odds[at + style] *= SLIPS[style] / options + (1 - SLIPS[style]) * share


@compiled
def _share(scratch: Ints, weights: Weights, action: int, hurry: float) -> float:
    """How often a player with these weights lays this card: always, never, or as one of several ties."""
    weight = weigh(scratch, action, hurry, weights)
    ties = 0
    for half in range(2):
        left = playable(scratch, half)
        while left:
            card = half * s.HALF + lowest(left)
            left &= left - 1
            other = weight if card == action else weigh(scratch, card, hurry, weights)
            if other > weight:
                return 0.0
            if other == weight:
                ties += 1
    return 1 / ties if ties else 0.0


@inlined
def _is_barred(places: Ints, place: int, card: int) -> int:
    half = half_of(card)
    return int(places[PLACE * place + BARRED + half] >> card - half * s.HALF & 1)


@inlined
def _exchange(places: Ints, one: int, other: int) -> None:
    card = places[PLACE * one + CARD]
    places[PLACE * one + CARD] = places[PLACE * other + CARD]
    places[PLACE * other + CARD] = card


@compiled
def _may_exchange(evidence: Evidence, one: int, other: int) -> int:
    places, bound, seats = evidence.places, evidence.bound, evidence.scratch[s.SEATS]
    owner, other_owner = places[PLACE * one + OWNER], places[PLACE * other + OWNER]
    card, other_card = places[PLACE * one + CARD], places[PLACE * other + CARD]
    if owner == other_owner:
        if owner == seats or max(one, other) < evidence.dealt[seats]:
            return IMPOSSIBLE
    elif bound[card] != NOBODY or bound[other_card] != NOBODY:
        return IMPOSSIBLE
    wrong = _is_barred(places, one, card) + _is_barred(places, other, other_card)
    wrong_then = _is_barred(places, one, other_card) + _is_barred(places, other, card)
    if wrong_then == wrong:
        return POSSIBLE
    return IMPOSSIBLE if wrong_then > wrong else NEEDED


@compiled
def _step(evidence: Evidence, slots: int, rng: Rng) -> None:
    """Exchanges two cards, if that is possible and the choices speak for it."""
    seats, odds = evidence.scratch[s.SEATS], evidence.odds
    one, other = below(rng, slots), below(rng, slots)
    judged = _may_exchange(evidence, one, other)
    if judged == IMPOSSIBLE:
        return
    _exchange(evidence.places, one, other)
    owners = evidence.places[PLACE * one + OWNER], evidence.places[PLACE * other + OWNER]
    concerned = 1 if owners[0] == owners[1] else 2
    asked = -np.inf  # the least logarithm of the likelihood of their choices
    if judged == POSSIBLE:
        asked = log((1 + below(rng, FINE)) / FINE)
        for number in range(concerned):
            if owners[number] < seats:
                asked += odds[ODDS * owners[number] + TOTAL]
    for number in range(concerned):
        seat, fresh = owners[number], ODDS * (MOST_SEATS + number)
        if seat < seats:
            _explain(evidence, seat, fresh, exp(asked))
            asked -= odds[fresh + TOTAL]
            if asked > 0:
                _exchange(evidence.places, one, other)
                return
    for number in range(concerned):
        if owners[number] < seats:
            for place in range(ODDS):
                odds[ODDS * owners[number] + place] = odds[ODDS * (MOST_SEATS + number) + place]


@compiled
def _place(evidence: Evidence, cards: Ints, rng: Rng, slots: int) -> None:
    """Puts each card into a place where it may be or, if none is left, into any place."""
    places, bound = evidence.places, evidence.bound
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
def _write(evidence: Evidence, slots: int, worlds: Ints, at: int, rng: Rng) -> None:
    """Writes the present hands and the pile of a deal into a world."""
    piled = 0
    for place in range(slots):
        card, owner = evidence.places[PLACE * place + CARD], evidence.places[PLACE * place + OWNER]
        if owner == evidence.scratch[s.SEATS]:
            worlds[at + s.PILE + piled] = card
            piled += 1
        elif evidence.bound[card] == NOBODY:
            half = half_of(card)
            worlds[at + s.HANDS + 2 * owner + half] |= 1 << card - half * s.HALF
    mix(worlds, at + s.PILE, piled, rng)


@compiled
def _guess(evidence: Evidence, styles: Ints, at: int, rng: Rng) -> None:
    """Draws a style for each seat, by how well it explains the choices of the seat, or of all seats."""
    odds, seats = evidence.odds, evidence.scratch[s.SEATS]
    common = ODDS * MOST_SEATS
    total = 0.0
    for style in range(STYLES):
        odds[common + style] = AT_FIRST[style]
        for seat in range(seats):
            share = odds[ODDS * seat + style] / exp(odds[ODDS * seat + TOTAL])
            odds[common + style] *= share / AT_FIRST[style]
        total += odds[common + style]
    odds[common + TOTAL] = log(total)
    alike = happens(rng, ALIKE * total / (ALIKE * total + 1 - ALIKE))
    style = _draw(odds, common, rng)
    for seat in range(seats):
        styles[at + seat] = style if alike else _draw(odds, ODDS * seat, rng)


@compiled
def _draw(odds: Weights, at: int, rng: Rng) -> int:
    """A style, by these odds."""
    style, left = 0, odds[at]
    drawn = exp(odds[at + TOTAL]) * below(rng, FINE) / FINE
    while drawn >= left and style < STYLES - 1:
        style += 1
        left += odds[at + style]
    return style


@entry
def begin(evidence: Evidence, cards: Ints, rng: Rng) -> None:
    """Makes a first deal. ``cards`` are placed in their order."""
    inside = _pointers(evidence)
    _place(inside, pointer(cards), pointer(rng), len(cards))
    for seat in range(evidence.scratch[s.SEATS]):
        _explain(inside, seat, ODDS * seat, 0.0)


@entry
def walk(evidence: Evidence, steps: int, worlds: Ints, styles: Ints, rng: Rng) -> None:
    """Fills worlds, given as positions without hidden cards, each with a deal that is ``steps`` steps later.

    Also writes the style of each seat in each world.
    """
    inside, source = _pointers(evidence), pointer(rng)
    slots = len(evidence.places) // PLACE
    for world in range(len(worlds) // s.SIZE):
        for _ in range(steps):
            _step(inside, slots, source)
        _write(inside, slots, pointer(worlds), s.SIZE * world, source)
        _guess(inside, pointer(styles), evidence.scratch[s.SEATS] * world, source)
