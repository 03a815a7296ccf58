"""Determinization: random deals of the cards that a seat does not see."""

from reihum.cards import LANE
from reihum.games.master.kernel import state as s
from reihum.games.master.kernel.rules import cards_held, draw_into
from reihum.kernel.bits import lowest
from reihum.kernel.compiled_game import Ints, Rng
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import mix

KNOWN = 1
"""What is known of a hand: the jokers that everybody saw being taken."""


@compiled
def imagine(state: Ints, seat: int, known: Ints, rng: Rng, scratch: Ints) -> None:
    """Deals the cards that a seat does not see at random. ``known`` has the jokers that each seat is known to
    hold."""
    for owner in range(state[s.SEATS]):
        player = s.PLAYERS + s.PLAYER * owner
        scratch[owner] = 0
        if owner != seat:
            scratch[owner] = cards_held(state, player) - known[owner]
            _give_up(state, player, known[owner])
    mix(state, s.PILE, state[s.PILED], rng)
    for owner in range(state[s.SEATS]):
        for _ in range(scratch[owner]):
            draw_into(state, s.PLAYERS + s.PLAYER * owner)


@compiled
def _give_up(state: Ints, player: int, jokers: int) -> None:
    """Puts a hand on the pile, except for this number of jokers."""
    for colour in range(s.COLOURS):
        while state[player + s.HAND + colour]:
            _push(state, colour * LANE + lowest(state[player + s.HAND + colour]))
            state[player + s.HAND + colour] &= state[player + s.HAND + colour] - 1
    while state[player + s.JOKERS_HELD] > jokers:
        _push(state, s.A_JOKER)
        state[player + s.JOKERS_HELD] -= 1


@compiled
def _push(state: Ints, card: int) -> None:
    state[s.PILE + state[s.PILED]] = card
    state[s.PILED] += 1
