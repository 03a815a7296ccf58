"""Hidden cards dealt anew: the positions that a seat holds possible, as likely as they make what was seen."""

from __future__ import annotations

from reihum.games.stufen.kernel.melds import less, missing
from reihum.games.stufen.kernel.rules import addable, pop, receive
from reihum.games.stufen.kernel.state import (
    HAND,
    HANDS,
    JOKER,
    JOKERS,
    NEEDS,
    ONCE,
    PAUSE,
    PAUSES,
    PILE,
    PILED,
    SEATS,
    TWICE,
)
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import Rng, Words
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below, happens, mix

REFUSED, TURNS = HAND, HAND + 1
KNOWN = HAND + 2
"""What is known of a hand: a part of it, in four words like a hand; the faces that its owner did not take or
threw away before they laid their stage; and how many turns they have had."""
MOST_TRIES = 40
"""So often a hand is dealt that its owner would not have played with; then it is left."""
STILL_SLOW, STILL_ADDABLE = 0.75, 0.1
"""How much less likely each turn makes each card more that a stage lacks, and each card in hand is that fits
the table. From rounds of ``choice.WEIGHTS``, held against hands dealt at random."""


@compiled
def imagine(state: Words, seat: int, known: Words, rng: Rng, room: Words) -> None:
    """Deals what a seat does not see anew."""
    for owner in range(state[SEATS]):
        room[owner] = state[PILED]
        if owner != seat:
            _give_up(state, HANDS + HAND * owner, known, KNOWN * owner)
        room[owner] = state[PILED] - room[owner]
    for owner in range(state[SEATS]):
        _deal(state, owner, room[owner], rng)
        tries = 0
        while owner != seat and tries < MOST_TRIES and not happens(rng, _odds(state, owner, known)):
            _give_up(state, HANDS + HAND * owner, known, KNOWN * owner)
            _deal(state, owner, room[owner], rng)
            tries += 1
    mix(state, PILE, state[PILED], rng)


@compiled
def _deal(state: Words, owner: int, cards: int, rng: Rng) -> None:
    """So many cards from anywhere in the pile."""
    for _ in range(cards):
        top, other = PILE + state[PILED] - 1, PILE + below(rng, state[PILED])
        state[top], state[other] = state[other], state[top]
        receive(state, HANDS + HAND * owner, pop(state))


@compiled
def _odds(state: Words, owner: int, known: Words) -> float:
    """How likely somebody has such a hand still, after what they did: who could lay a stage or add a card did
    so, who refused a card had no use for it, and every turn brings a stage nearer."""
    hand, at = HANDS + HAND * owner, KNOWN * owner
    once, twice, jokers, needs = (
        state[hand + ONCE],
        state[hand + TWICE],
        state[hand + JOKERS],
        state[NEEDS + owner],
    )
    turns = known[at + TURNS]
    if not turns:
        return 1.0
    if not needs:
        fitting = addable(state)
        return float(STILL_ADDABLE ** (count(once & fitting) + count(twice & fitting) + jokers))
    lacking = missing(once, twice, jokers, needs)
    if not lacking:
        return 0.0
    refused = known[at + REFUSED]
    while refused:
        face = lowest(refused)
        refused &= refused - 1
        if missing(once | 1 << face, twice | once & 1 << face, jokers, needs) < lacking:
            return 0.0
    return float(STILL_SLOW ** ((lacking - 1) * turns))


@compiled
def _give_up(state: Words, hand: int, known: Words, at: int) -> None:
    """Puts a hand on the pile, but for what is known of it."""
    for kind, card in ((JOKERS, JOKER), (PAUSES, PAUSE)):
        while state[hand + kind] > known[at + kind]:
            state[hand + kind] -= 1
            _push(state, card)
    for part in (TWICE, ONCE):
        while state[hand + part] & ~known[at + part]:
            face = lowest(state[hand + part] & ~known[at + part])
            state[hand + ONCE], state[hand + TWICE] = less(state[hand + ONCE], state[hand + TWICE], face)
            _push(state, face)


@compiled
def _push(state: Words, card: int) -> None:
    state[PILE + state[PILED]] = card
    state[PILED] += 1
