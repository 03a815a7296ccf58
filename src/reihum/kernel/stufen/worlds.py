"""Hidden cards dealt anew: the positions that a seat holds possible."""

from __future__ import annotations

from reihum.kernel.bits import lowest
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import mix
from reihum.kernel.stufen.melds import less
from reihum.kernel.stufen.rules import pop, receive
from reihum.kernel.stufen.state import (
    HAND,
    HANDS,
    JOKER,
    JOKERS,
    ONCE,
    PAUSE,
    PAUSES,
    PILE,
    PILED,
    SEATS,
    TWICE,
)
from reihum.kernel.twin import Rng, Words


@compiled
def imagine(state: Words, seat: int, known: Words, rng: Rng, room: Words) -> None:
    """Deals what a seat does not see anew. Of each hand a part may be known, in four words like a hand."""
    for owner in range(state[SEATS]):
        room[owner] = state[PILED]
        if owner != seat:
            _give_up(state, HANDS + HAND * owner, known, HAND * owner)
        room[owner] = state[PILED] - room[owner]
    mix(state, PILE, state[PILED], rng)
    for owner in range(state[SEATS]):
        for _ in range(room[owner]):
            receive(state, HANDS + HAND * owner, pop(state))


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
