"""A position of Master as words, at the places named here.

A set of places takes four words, a lane each, cut out of the engine's bit sets. A card is the place of its
bit there. Which rows the connection cards on the table lead to changes nothing in play and is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from reihum.cards import JOKER as JOKER_CARD
from reihum.cards import LANE, Card, Colour
from reihum.games.master import rules as engine
from reihum.games.master.state import DEALT, SPOT, State
from reihum.games.master.state import JOKERS as ENGINE_JOKERS
from reihum.games.rows import rules as rows
from reihum.games.rows.rules import LAY
from reihum.kernel.compiled_game import MOST_SEATS, Words, turn_code

SEATS, TURN, FIRST, LAID, SWAPPED, PILED = range(6)
NEIGHBOURS, FILLED, JOKERS, PLAYERS = 6, 10, 14, 18
"""Four words each, one a colour: the rows above and below as a set, none before they are laid out; the places
that are filled; those where a joker lies. Then the players."""
HAND, JOKERS_HELD, BRIDGES, BONUSES, TAKEN = 0, 4, 5, 6, 7
"""The words of a player: four for the numbers in hand, and counts, the last of the jokers in hand that
everybody saw being taken."""
PLAYER = 8
PILE = PLAYERS + PLAYER * MOST_SEATS
"""The pile, its top last."""
SIZE = PILE + len(DEALT)

COLOURS = 4
A_JOKER = 88
"""The code of a joker in the pile."""
DRAW, PASS, END = 88, 89, 90
JOKER, SWAP, BRIDGE, BRIDGE_TO_JOKER = 100, 200, 300, 700
"""The actions beside laying the card of a code. To these the code of the place is added, and to the bridges
a hundred for each colour before that of the row they lead from."""
OFFERS = 4 * COLOURS * (LANE - 1) + ENGINE_JOKERS + 2
"""No menu is longer: a number and a joker for every place, each from two rows; swaps, and the end. Behind it
there is room for the sets that it is made of, three words each: see ``rules.offers``."""
OFFER = 3
MENU = OFFERS + OFFER * 25


def load(state: State) -> Words:
    """The words of an engine's state."""
    words = np.zeros(SIZE, np.int64)
    table, seats, pile = state.table, len(state.players), len(state.pile)
    words[:NEIGHBOURS] = seats, turn_code(state.turn), state.first, state.laid, state.swapped, pile
    words[NEIGHBOURS:FILLED] = neighbours(table.column)
    words[FILLED:PLAYERS] = *_lanes(table.filled), *_lanes(table.jokers)
    for seat, player in enumerate(state.players):
        held = *_lanes(player.hand), player.jokers, player.bridges, player.bonuses, player.taken
        words[PLAYERS + PLAYER * seat : PLAYERS + PLAYER * (seat + 1)] = held
    words[PILE : PILE + pile] = codes(state.pile)[::-1]
    return words


def neighbours(column: Sequence[Colour]) -> list[int]:
    """For each colour those of the rows next to it, as a set."""
    rows_beside = [0] * COLOURS
    for upper, lower in pairwise(column):
        rows_beside[upper.rank] |= 1 << lower.rank
        rows_beside[lower.rank] |= 1 << upper.rank
    return rows_beside


def _lanes(bits: int) -> list[int]:
    return [bits >> LANE * colour & (1 << LANE) - 1 for colour in range(COLOURS)]


def codes(cards: Sequence[Card]) -> Words:
    """Cards in their order, as a shuffle is written down."""
    return np.array(
        [A_JOKER if card is JOKER_CARD else card.bit.bit_length() - 1 for card in cards], np.int64
    )


def decode(action: int) -> engine.Move:
    """The engine's action."""
    if action < DRAW:
        return LAY[1 << action]
    if action <= END:
        return (rows.DRAW, rows.PASS, rows.END)[action - DRAW]
    kind, place = divmod(action, 100)
    if action < SWAP:
        return engine.JOKER_AT[1 << place]
    if action < BRIDGE:
        return engine.SWAP[1 << place]
    joker, colour = divmod(kind - BRIDGE // 100, COLOURS)
    start = SPOT[1 << colour * LANE + place % LANE]
    return engine.Bridge(start, SPOT[1 << place], "joker" if joker else None)
