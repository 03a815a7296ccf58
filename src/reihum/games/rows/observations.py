"""What players see of compiled positions of Elfer and Junior."""

import numpy as np

from reihum.cards import LANE
from reihum.envs.observations import Fields, bits, from_turn, own_turn
from reihum.games.rows.codec import CARDS
from reihum.games.rows.kernel import state
from reihum.kernel.compiled_game import Ints

HAND_CARDS = CARDS
"""The cards that the columns of ``hand`` stand for."""
PLACES = [(card.colour.rank // 2, card.colour.rank % 2 * LANE + card.number) for card in CARDS]
"""The word and the bit of each card."""


def fields(states: Ints, turns: Ints, seats: int) -> Fields:
    held = states[:, state.HANDS : state.HANDS + 2 * seats].reshape(-1, seats, 2)
    everyone = np.arange(len(states))
    return {
        "hand": _cards(held[everyone, turns]),
        "table": _cards(states[:, state.TABLE : state.TABLE + 2]),
        "openers": _cards(states[:, state.OPENERS : state.OPENERS + 2]),
        "counts": from_turn(turns, np.bitwise_count(held).sum(axis=2)),
        "pile": states[:, [state.PILED]],
        "laid": states[:, [state.LAID]],
        "drawn": states[:, [state.DRAWN]],
        "turn": own_turn(states, seats),
    }


def _cards(words: Ints) -> Ints:
    return bits(words, PLACES)
