"""A position of Master: what lies on the table, before the players and in their hands.

The rows are the bit sets of the row games. Master adds the step into the next lane: a
connection card leads to the same number in a neighbouring row.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from reihum import game
from reihum.cards import BY_BIT, JOKER, LANE, Card, Cards, Colour, Spot, deck, from_bits, to_bits
from reihum.game import Actor, Seat, Value
from reihum.games.rows.state import ROW, beside

NUMBERS = range(1, 22)  # M1
JOKERS = 4
BONUS_CARDS = 7
BONUS = 11  # M10
JOKER_COSTS = 11  # M15
MOST_LAID = 4  # M6

ELEVENS = deck((11,))
DEALT = deck(number for number in NUMBERS if number != 11) + (JOKER,) * JOKERS  # M4
PLACES = to_bits(deck(NUMBERS))
SPOT = {bit: Spot(card.value) for bit, card in BY_BIT.items()}
HALF = {
    place: half
    for colour in Colour
    for half in (to_bits(deck(range(1, 12), (colour,))), to_bits(deck(range(11, 22), (colour,))))
    for place in (card.bit for card in from_bits(half))
}
"""The half of its row that a place belongs to (M10). The 11s are in two, but are never laid."""


class Options(game.Options, frozen=True):
    rows: tuple[Colour, ...] | None = None
    """The colours of the column from its top (M3); ``None``: shuffled."""


class Span(Value, frozen=True):
    """A connection card on the table."""

    start: Spot
    end: Spot


class Table(Value, frozen=True):
    column: tuple[Colour, ...]
    """The rows from the top; none before the deal unless they were chosen."""
    filled: int
    jokers: int = 0
    """The filled places where a joker lies."""
    spans: tuple[Span, ...] = ()

    @property
    def numbers(self) -> Cards:
        return from_bits(self.filled ^ self.jokers)

    @property
    def near(self) -> int:
        """The free places beside a card in the same row (M9)."""
        return beside(self.filled) & PLACES & ~self.filled

    @property
    def far(self) -> int:
        """The free places that only a connection card leads to (M16, M17)."""
        return across(self.filled, self.column) & ~(self.filled | beside(self.filled))

    def put(self, place: int) -> Table:
        return Table(self.column, self.filled | place, self.jokers, self.spans)

    def put_joker(self, place: int) -> Table:
        return Table(self.column, self.filled | place, self.jokers | place, self.spans)

    def swapped(self, place: int) -> Table:
        return Table(self.column, self.filled, self.jokers ^ place, self.spans)

    def bridged(self, start: Spot, end: Spot) -> Table:
        return Table(self.column, self.filled, self.jokers, (*self.spans, Span(start, end)))

    def completes(self, place: int) -> bool:
        """Whether no place is free in the half row of this one."""
        return self.filled & HALF[place] == HALF[place]


class Player(Value, frozen=True):
    """What a player holds and what lies before them."""

    hand: int = 0
    """The number cards in hand."""
    jokers: int = 0
    """The jokers in hand."""
    bridges: int = 0
    """The connection cards left."""
    bonuses: int = 0
    taken: int = 0
    """How many of the jokers in hand everybody saw being taken from the table."""

    @property
    def cards(self) -> Cards:
        """The hand."""
        return from_bits(self.hand) + (JOKER,) * self.jokers

    @property
    def joker_places(self) -> int:
        """The places that a joker from the hand may fill: all, or none without a joker."""
        return PLACES if self.jokers else 0

    @property
    def points(self) -> int:
        """M19."""
        left = sum(card.number for card in from_bits(self.hand)) + JOKER_COSTS * self.jokers
        return BONUS * self.bonuses - left

    def holds(self, card: Card) -> bool:
        return bool(self.jokers if card is JOKER else card.bit & self.hand)

    def drew(self, card: Card) -> Player:
        jokers = self.jokers + (card is JOKER)
        return Player(self.hand | card.bit, jokers, self.bridges, self.bonuses, self.taken)

    def laid(self, card: int) -> Player:
        return Player(self.hand ^ card, self.jokers, self.bridges, self.bonuses, self.taken)

    def laid_joker(self) -> Player:
        return Player(self.hand, self.jokers - 1, self.bridges, self.bonuses, max(self.taken - 1, 0))

    def swapped(self, card: int) -> Player:
        return Player(self.hand ^ card, self.jokers + 1, self.bridges, self.bonuses, self.taken + 1)

    def bridged(self) -> Player:
        return Player(self.hand, self.jokers, self.bridges - 1, self.bonuses, self.taken)

    def rewarded(self) -> Player:
        return Player(self.hand, self.jokers, self.bridges, self.bonuses + 1, self.taken)


class State(Value, frozen=True):
    options: Options
    first: Seat
    turn: Actor | None
    """Whose turn it is; ``None`` when the round is over."""
    table: Table
    players: tuple[Player, ...]
    pile: Cards
    """The draw pile from its top."""
    laid: int = 0
    """Cards laid in this turn."""
    swapped: bool = False
    """Whether a joker was taken in this turn."""


def across(places: int, column: tuple[Colour, ...]) -> int:
    """The same numbers in the neighbouring rows (M3)."""
    reached = 0
    for low, high, lanes in _neighbours(column):
        reached |= (places & low) << lanes | (places & high) >> lanes
    return reached


@cache
def _neighbours(column: tuple[Colour, ...]) -> tuple[tuple[int, int, int], ...]:
    """Each two rows that are next to each other: the lower lane, the higher, and the bits between."""
    pairs = (sorted(pair, key=lambda colour: colour.rank) for pair in pairwise(column))
    return tuple((ROW[low], ROW[high], LANE * (high.rank - low.rank)) for low, high in pairs)


@cache
def starts(column: tuple[Colour, ...]) -> dict[int, tuple[int, ...]]:
    """For each place those that a connection card may lead from."""
    return {place: tuple(card.bit for card in from_bits(across(place, column))) for place in BY_BIT}
