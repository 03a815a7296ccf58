"""Hidden cards dealt anew: the positions that a seat holds possible."""

from __future__ import annotations

from reihum.cards import LANE
from reihum.games.master.kernel.rules import cards_held, draw_into
from reihum.games.master.kernel.state import (
    A_JOKER,
    COLOURS,
    HAND,
    JOKERS_HELD,
    PILE,
    PILED,
    PLAYER,
    PLAYERS,
    SEATS,
)
from reihum.kernel.bits import lowest
from reihum.kernel.compiled_game import Rng, Words
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import mix


@compiled
def imagine(state: Words, seat: int, known: Words, rng: Rng, room: Words) -> None:
    """Deals what a seat does not see anew. A word a seat says how many jokers it is known to hold."""
    for owner in range(state[SEATS]):
        player = PLAYERS + PLAYER * owner
        room[owner] = 0
        if owner != seat:
            room[owner] = cards_held(state, player) - known[owner]
            _give_up(state, player, known[owner])
    mix(state, PILE, state[PILED], rng)
    for owner in range(state[SEATS]):
        for _ in range(room[owner]):
            draw_into(state, PLAYERS + PLAYER * owner)


@compiled
def _give_up(state: Words, player: int, jokers: int) -> None:
    """Puts a hand on the pile, but for so many jokers."""
    for colour in range(COLOURS):
        while state[player + HAND + colour]:
            _push(state, colour * LANE + lowest(state[player + HAND + colour]))
            state[player + HAND + colour] &= state[player + HAND + colour] - 1
    while state[player + JOKERS_HELD] > jokers:
        _push(state, A_JOKER)
        state[player + JOKERS_HELD] -= 1


@compiled
def _push(state: Words, card: int) -> None:
    state[PILE + state[PILED]] = card
    state[PILED] += 1
