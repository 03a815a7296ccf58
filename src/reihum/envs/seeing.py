"""What players see of positions of the kernel: the fields of a codec's layout, for many rounds at once.

Written with numpy alone. Each function is given the states, who looks, and the seats that there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum.cards import JOKER, LANE, Card
from reihum.envs.codecs import MASTER_CARDS, ROW_CARDS, STUFEN_CARDS
from reihum.games.master.kernel import state as master
from reihum.games.master.state import State as MasterState
from reihum.games.rows.kernel import state as rows
from reihum.games.rows.rules import State as RowState
from reihum.games.stufen.kernel import state as stufen
from reihum.games.stufen.state import DECK as STUFEN_DECK
from reihum.games.stufen.state import State as StufenState
from reihum.kernel.compiled_game import Words

Fields: TypeAlias = Mapping[str, npt.NDArray[Any]]
See: TypeAlias = Callable[[Words, Words, int], Fields]


def _rows(states: Words, turns: Words, seats: int) -> Fields:
    held = states[:, rows.HANDS : rows.HANDS + 2 * seats].reshape(-1, seats, 2)
    everyone = np.arange(len(states))
    return {
        "hand": _row_cards(held[everyone, turns]),
        "table": _row_cards(states[:, rows.TABLE : rows.TABLE + 2]),
        "openers": _row_cards(states[:, rows.OPENERS : rows.OPENERS + 2]),
        "counts": _from(turns, np.bitwise_count(held).sum(axis=2)),
        "pile": states[:, [rows.PILED]],
        "laid": states[:, [rows.LAID]],
        "drawn": states[:, [rows.DRAWN]],
        "turn": _own_turn(states, seats),
    }


def _row_cards(words: Words) -> Words:
    return _bits(words, ROW_PLACES)


ROW_PLACES = [(card.colour.rank // 2, card.colour.rank % 2 * LANE + card.number) for card in ROW_CARDS]


def _master(states: Words, turns: Words, seats: int) -> Fields:
    end = master.PLAYERS + master.PLAYER * seats
    players = states[:, master.PLAYERS : end].reshape(-1, seats, master.PLAYER)
    hands, jokers = players[:, :, : master.COLOURS], players[:, :, master.JOKERS_HELD]
    filled = states[:, master.FILLED : master.FILLED + master.COLOURS]
    laid_jokers = states[:, master.JOKERS : master.JOKERS + master.COLOURS]
    beside = states[:, master.NEIGHBOURS : master.NEIGHBOURS + master.COLOURS]
    everyone = np.arange(len(states))
    return {
        "hand": np.column_stack((_lanes(hands[everyone, turns]), jokers[everyone, turns])),
        "table": _lanes(filled ^ laid_jokers),
        "jokers": _lanes(laid_jokers),
        "beside": _bits(beside, [*product(range(master.COLOURS), range(master.COLOURS))]),
        "counts": _from(turns, np.bitwise_count(hands).sum(axis=2) + jokers),
        "taken": _from(turns, players[:, :, master.TAKEN]),
        "bridges": _from(turns, players[:, :, master.BRIDGES]),
        "bonuses": _from(turns, players[:, :, master.BONUSES]),
        "pile": states[:, [master.PILED]],
        "laid": states[:, [master.LAID]],
        "swapped": states[:, [master.SWAPPED]],
        "turn": _own_turn(states, seats),
    }


def _lanes(words: Words) -> Words:
    return _bits(words, LANE_PLACES)


LANE_PLACES = [(card.colour.rank, card.number) for card in MASTER_CARDS]


def _stufen(states: Words, turns: Words, seats: int) -> Fields:
    end = stufen.HANDS + stufen.HAND * seats
    held = states[:, stufen.HANDS : end].reshape(-1, seats, stufen.HAND)
    numbers, others = held[:, :, : stufen.JOKERS], held[:, :, stufen.JOKERS :]
    needs = states[:, stufen.NEEDS : stufen.NEEDS + seats]
    piled, discarded = states[:, [stufen.PILED]], states[:, [stufen.DISCARDED]]
    pile, discards = states[:, stufen.PILE : stufen.DISCARDS], states[:, stufen.DISCARDS :]
    places = np.arange(discards.shape[1])
    everyone = np.arange(len(states))
    hands = _faces(held)
    thrown = _piled(discards, places < discarded)
    elsewhere = hands.sum(axis=1) + thrown + _piled(pile, places < piled)
    return {
        "hand": hands[everyone, turns],
        "discards": thrown,
        "top": _piled(discards, places == discarded - 1),
        "laid-cards": np.where(PAUSES, 0, DECK - elsewhere),
        "melds": _melds(states[:, stufen.TABLE : stufen.PILE]),
        "needs": _needs(needs[everyone, turns]),
        "counts": _from(turns, np.bitwise_count(numbers).sum(axis=2) + others.sum(axis=2)),
        "stages": _from(turns, states[:, stufen.STAGES : stufen.STAGES + seats]),
        "laid": _from(turns, needs == 0),
        "paused": _from(turns, _bits(states[:, [stufen.PAUSED]], [(0, seat) for seat in range(seats)])),
        "pile": states[:, [stufen.PILED]],
        "renewals": states[:, [stufen.RENEWALS]],
        "takes": states[:, [stufen.TAKES]],
        "phase": states[:, [stufen.PHASE]] == np.arange(len(stufen.PHASES)),
        "turn": _own_turn(states, seats),
    }


PAUSES = np.arange(len(STUFEN_CARDS)) == stufen.PAUSE
DECK = np.bincount(stufen.codes(STUFEN_DECK))


def _faces(hands: Words) -> Words:
    """How often each card is in each hand."""
    once, twice = (hands[:, :, [word]] >> np.arange(stufen.FACES) & 1 for word in (stufen.ONCE, stufen.TWICE))
    return np.concatenate((once + twice, hands[:, :, stufen.JOKERS :]), axis=2)


def _piled(codes: Words, there: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
    """How often each card is in a pile."""
    columns = len(STUFEN_CARDS)
    rounds, places = np.nonzero(there)
    cells = rounds * columns + codes[rounds, places]
    return np.bincount(cells, minlength=len(codes) * columns).reshape(-1, columns)


def _melds(words: Words) -> npt.NDArray[Any]:
    kind, of, after = words & 3, words >> 2 & 15, words >> 6
    return np.stack((kind, of + (kind == stufen.FARBE), after), axis=2).reshape(len(words), -1)


def _needs(words: Words) -> npt.NDArray[Any]:
    needed = words[:, np.newaxis] >> np.arange(0, 64, 8) & 255
    return np.stack((needed >> 4, needed & 15), axis=2).reshape(len(words), -1)


def _bits(words: Words, places: Sequence[tuple[int, int]]) -> Words:
    """A column for each bit: of which word, and where in it."""
    at, shifts = np.array(places).T
    bits: Words = words[:, at] >> shifts & 1
    return bits


def _from(turns: Words, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """What belongs to the seats, from who looks on."""
    seats = values.shape[1]
    return np.take_along_axis(values, (turns[:, np.newaxis] + np.arange(seats)) % seats, axis=1)


def _own_turn(states: Words, seats: int) -> Words:
    return np.tile(np.arange(seats) == 0, (len(states), 1)).astype(np.int64)


SEE: Mapping[type, See] = {RowState: _rows, MasterState: _master, StufenState: _stufen}
"""By the engine's states."""

HELD: Mapping[type, Sequence[Card]] = {
    RowState: ROW_CARDS,
    MasterState: (*MASTER_CARDS, JOKER),
    StufenState: STUFEN_CARDS,
}
"""The cards that the columns of ``hand`` are of."""
