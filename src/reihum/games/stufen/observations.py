"""What players see of compiled positions of Stufen."""

from typing import Any

import numpy as np
import numpy.typing as npt

from reihum.envs.observations import Fields, bits, from_turn, own_turn
from reihum.games.stufen.codec import CARDS
from reihum.games.stufen.kernel import state
from reihum.games.stufen.state import DECK
from reihum.kernel.compiled_game import Ints

HAND_CARDS = CARDS
"""The cards that the columns of ``hand`` stand for."""
PAUSES = np.arange(len(CARDS)) == state.PAUSE
TIMES_IN_DECK = np.bincount(state.codes(DECK))


def fields(states: Ints, turns: Ints, seats: int) -> Fields:
    end = state.HANDS + state.HAND * seats
    held = states[:, state.HANDS : end].reshape(-1, seats, state.HAND)
    numbers, others = held[:, :, : state.JOKERS], held[:, :, state.JOKERS :]
    needs = states[:, state.NEEDS : state.NEEDS + seats]
    piled, discarded = states[:, [state.PILED]], states[:, [state.DISCARDED]]
    pile, discards = states[:, state.PILE : state.DISCARDS], states[:, state.DISCARDS :]
    places = np.arange(discards.shape[1])
    everyone = np.arange(len(states))
    hands = _faces(held)
    thrown = _piled(discards, places < discarded)
    elsewhere = hands.sum(axis=1) + thrown + _piled(pile, places < piled)
    return {
        "hand": hands[everyone, turns],
        "discards": thrown,
        "top": _piled(discards, places == discarded - 1),
        "laid-cards": np.where(PAUSES, 0, TIMES_IN_DECK - elsewhere),
        "melds": _melds(states[:, state.TABLE : state.PILE]),
        "needs": _needs(needs[everyone, turns]),
        "counts": from_turn(turns, np.bitwise_count(numbers).sum(axis=2) + others.sum(axis=2)),
        "stages": from_turn(turns, states[:, state.STAGES : state.STAGES + seats]),
        "laid": from_turn(turns, needs == 0),
        "paused": from_turn(turns, bits(states[:, [state.PAUSED]], [(0, seat) for seat in range(seats)])),
        "pile": states[:, [state.PILED]],
        "renewals": states[:, [state.RENEWALS]],
        "takes": states[:, [state.TAKES]],
        "phase": states[:, [state.PHASE]] == np.arange(len(state.PHASES)),
        "turn": own_turn(states, seats),
    }


def _faces(hands: Ints) -> Ints:
    """How often each card is in each hand."""
    once, twice = (hands[:, :, [word]] >> np.arange(state.FACES) & 1 for word in (state.ONCE, state.TWICE))
    return np.concatenate((once + twice, hands[:, :, state.JOKERS :]), axis=2)


def _piled(codes: Ints, there: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
    """How often each card is in a pile."""
    columns = len(CARDS)
    rounds, places = np.nonzero(there)
    cells = rounds * columns + codes[rounds, places]
    return np.bincount(cells, minlength=len(codes) * columns).reshape(-1, columns)


def _melds(words: Ints) -> npt.NDArray[Any]:
    kind, of, after = words & 3, words >> 2 & 15, words >> 6
    return np.stack((kind, of + (kind == state.FARBE), after), axis=2).reshape(len(words), -1)


def _needs(words: Ints) -> npt.NDArray[Any]:
    needed = words[:, np.newaxis] >> np.arange(0, 64, 8) & 255
    return np.stack((needed >> 4, needed & 15), axis=2).reshape(len(words), -1)
