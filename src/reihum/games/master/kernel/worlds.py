"""Determinization: random deals of the cards that a seat does not see."""

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
from reihum.kernel.compiled_game import Ints, Rng
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import mix


@compiled
def imagine(state: Ints, seat: int, known: Ints, rng: Rng, scratch: Ints) -> None:
    """Deals the cards that a seat does not see at random. ``known`` has the jokers that each seat is known to
    hold."""
    for owner in range(state[SEATS]):
        player = PLAYERS + PLAYER * owner
        scratch[owner] = 0
        if owner != seat:
            scratch[owner] = cards_held(state, player) - known[owner]
            _give_up(state, player, known[owner])
    mix(state, PILE, state[PILED], rng)
    for owner in range(state[SEATS]):
        for _ in range(scratch[owner]):
            draw_into(state, PLAYERS + PLAYER * owner)


@compiled
def _give_up(state: Ints, player: int, jokers: int) -> None:
    """Puts a hand on the pile, except for this number of jokers."""
    for colour in range(COLOURS):
        while state[player + HAND + colour]:
            _push(state, colour * LANE + lowest(state[player + HAND + colour]))
            state[player + HAND + colour] &= state[player + HAND + colour] - 1
    while state[player + JOKERS_HELD] > jokers:
        _push(state, A_JOKER)
        state[player + JOKERS_HELD] -= 1


@compiled
def _push(state: Ints, card: int) -> None:
    state[PILE + state[PILED]] = card
    state[PILED] += 1
