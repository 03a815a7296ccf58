"""A position of Master as integers, at the places named here.

A set of places takes four integers, one for each colour. A card is the place of its bit in the engine's bit
set. The rows that connection cards lead to are left out, because they change nothing in play.
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from reihum.cards import JOKER as JOKER_CARD
from reihum.cards import LANE, Card, Colour
from reihum.games.master import actions as engine
from reihum.games.master.state import DEALT, SPOT, State
from reihum.games.master.state import JOKERS as ENGINE_JOKERS
from reihum.games.rows import actions as rows
from reihum.games.rows.actions import LAY
from reihum.kernel.compiled_game import MOST_SEATS, Ints, turn_code

SEATS, TURN, FIRST, LAID, SWAPPED, PILED = range(6)
NEIGHBOURS, FILLED, JOKERS, PLAYERS = 6, 10, 14, 18
"""Four integers each, one for each colour: the rows next to a row as a set, the filled places, and the places
of jokers. Then the players."""
HAND, JOKERS_HELD, BRIDGES, BONUSES, TAKEN = 0, 4, 5, 6, 7
"""The fields of a player: four for the numbers in hand, and counts. The last one counts the jokers in hand
that everybody saw being taken."""
PLAYER = 8
PILE = PLAYERS + PLAYER * MOST_SEATS
"""The pile, its top last."""
SIZE = PILE + len(DEALT)

COLOURS = 4
A_JOKER = 88
"""The code of a joker in the pile."""
DRAW, PASS, END = 88, 89, 90
JOKER, SWAP, BRIDGE, BRIDGE_TO_JOKER = 100, 200, 300, 700
"""The actions besides laying the card of a code. The code of the place is added, and for bridges a hundred
for each colour before that of the row they lead from."""
OFFERS = 4 * COLOURS * (LANE - 1) + ENGINE_JOKERS + 2
"""The longest menu: a number and a joker for every place, each from two rows; swaps, and the end. After it
there is scratch space for the sets of ``rules.offers``, three integers each."""
OFFER = 3
MENU = OFFERS + OFFER * 25


def load(state: State) -> Ints:
    """The integers of a state of the engine."""
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
    """For each colour the colours of the rows next to it, as a set."""
    rows_beside = [0] * COLOURS
    for upper, lower in pairwise(column):
        rows_beside[upper.rank] |= 1 << lower.rank
        rows_beside[lower.rank] |= 1 << upper.rank
    return rows_beside


def _lanes(bits: int) -> list[int]:
    return [bits >> LANE * colour & (1 << LANE) - 1 for colour in range(COLOURS)]


def codes(cards: Sequence[Card]) -> Ints:
    """The codes of cards, in their order."""
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
