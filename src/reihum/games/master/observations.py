"""What players see of compiled positions of Master."""

from itertools import product

import numpy as np

from reihum.cards import JOKER
from reihum.envs.observations import Fields, bits, from_turn, own_turn
from reihum.games.master.codec import CARDS
from reihum.games.master.kernel import state
from reihum.kernel.compiled_game import Ints

HAND_CARDS = (*CARDS, JOKER)
"""The cards that the columns of ``hand`` stand for."""
PLACES = [(card.colour.rank, card.number) for card in CARDS]
"""The word and the bit of each card."""


def fields(states: Ints, turns: Ints, seats: int) -> Fields:
    end = state.PLAYERS + state.PLAYER * seats
    players = states[:, state.PLAYERS : end].reshape(-1, seats, state.PLAYER)
    hands, jokers = players[:, :, : state.COLOURS], players[:, :, state.JOKERS_HELD]
    filled = states[:, state.FILLED : state.FILLED + state.COLOURS]
    laid_jokers = states[:, state.JOKERS : state.JOKERS + state.COLOURS]
    beside = states[:, state.NEIGHBOURS : state.NEIGHBOURS + state.COLOURS]
    everyone = np.arange(len(states))
    return {
        "hand": np.column_stack((_cards(hands[everyone, turns]), jokers[everyone, turns])),
        "table": _cards(filled ^ laid_jokers),
        "jokers": _cards(laid_jokers),
        "beside": bits(beside, [*product(range(state.COLOURS), range(state.COLOURS))]),
        "counts": from_turn(turns, np.bitwise_count(hands).sum(axis=2) + jokers),
        "taken": from_turn(turns, players[:, :, state.TAKEN]),
        "bridges": from_turn(turns, players[:, :, state.BRIDGES]),
        "bonuses": from_turn(turns, players[:, :, state.BONUSES]),
        "pile": states[:, [state.PILED]],
        "laid": states[:, [state.LAID]],
        "swapped": states[:, [state.SWAPPED]],
        "turn": own_turn(states, seats),
    }


def _cards(words: Ints) -> Ints:
    return bits(words, PLACES)
