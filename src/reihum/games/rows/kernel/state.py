"""A position of a row game as integers, at the places named here.

A set of cards takes two integers, called halves, of two lanes each: red and yellow, then green and blue. A
card, and the action to lay it, is the place of its bit in the engine's bit set.
"""

from collections.abc import Sequence
from typing import Any, get_args

import numpy as np

from reihum.cards import LANE, Card, to_bits
from reihum.games.elfer import rules as elfer
from reihum.games.junior import rules as junior
from reihum.games.rows import actions as rows
from reihum.games.rows.actions import LAY
from reihum.games.rows.state import ROW, State
from reihum.kernel.compiled_game import MOST_SEATS, Ints, turn_code

SEATS, TURN, FIRST, OPENING, HAND_SIZE, DRAWS, OPENER_LAYS_ON, LAID, DRAWN, PILED = range(10)
TABLE, OPENERS, DECK, HANDS = 10, 12, 14, 16
"""Two integers each: the cards on the table, the openers, the cards to be dealt, and every hand."""
PILE = HANDS + 2 * MOST_SEATS
"""The pile, its top last."""
SIZE = PILE + elfer.DECK.bit_count()

DRAW, PASS, END = 88, 89, 90
"""The actions that lay no card."""
MENU = elfer.DECK.bit_count() + 1
"""No menu is longer."""

CLASSIC, FALSE_START, THREE_OPENERS, ANY_START, ALL_OPEN = range(5)
OPENINGS = {opening: code for code, opening in enumerate(get_args(elfer.Opening))}
HALF = 2 * LANE
"""The bits of a half."""
LANE_BITS = (1 << LANE) - 1


def load(state: State[Any]) -> Ints:
    """The integers of a state of the engine."""
    words = np.zeros(SIZE, np.int64)
    seats, pile = len(state.hands), len(state.pile)
    turn = turn_code(state.turn)
    words[:TABLE] = seats, turn, state.first, *_setup(state), state.laid, state.drawn, pile
    sets = state.table, state.openers, _deck(state), *state.hands
    words[TABLE : TABLE + 2 * len(sets)] = [half for bits in sets for half in halves(bits)]
    words[PILE : PILE + pile] = codes(state.pile)[::-1]
    return words


def _setup(state: State[Any]) -> tuple[int, int, int, bool]:
    """The opening, the size of a hand, the most cards to draw, and whether the opener lays on."""
    if isinstance(state.options, junior.Options):
        opening, hand_size, book = ALL_OPEN, junior.HAND_SIZE, junior.BOOK
    else:
        opening, hand_size = OPENINGS[state.options.opening], elfer.HAND_SIZES[len(state.hands)]
        book = elfer.book(state.options)
    return opening, hand_size, book.draws, book.opener_lays_on


def _deck(state: State[Any]) -> int:
    """The cards that are dealt."""
    if isinstance(state.options, junior.Options):
        return to_bits(junior.DEALT)
    deck = elfer.DECK & ~ROW[state.options.without] if state.options.without else elfer.DECK
    return deck & ~elfer.ENDS if state.options.opening == "false-start" else deck


def halves(bits: int) -> tuple[int, int]:
    """The two halves of a bit set of the engine."""
    return bits & (1 << HALF) - 1, bits >> HALF


def codes(cards: Sequence[Card]) -> Ints:
    """The codes of cards, in their order."""
    return np.array([card.bit.bit_length() - 1 for card in cards], np.int64)


def decode(action: int) -> rows.Move:
    """The engine's action."""
    return LAY[1 << action] if action < DRAW else (rows.DRAW, rows.PASS, rows.END)[action - DRAW]
