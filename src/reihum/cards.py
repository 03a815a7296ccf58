"""Colours, cards and decks, with the notation that people type and files hold.

A number card is written as the letter of its colour and its number, ``r11``; the other
cards by their names, ``joker`` and ``pause``. The notation is the value: ``Card("r11")``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from itertools import product
from operator import attrgetter
from typing import TypeAlias

LANE = 22
"""Bits a colour takes in a bit set of cards: numbers 1 to 21, and a gap that keeps lanes apart."""


class Colour(StrEnum):
    """The four colours in their order of precedence (G1), each with the symbol its cards show."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"

    letter: str
    symbol: str
    rank: int

    def __new__(cls, value: str) -> Colour:
        self = str.__new__(cls, value)
        self._value_ = value
        self.letter = value[0]
        self.rank = len(cls.__members__)
        self.symbol = "■▶★●"[self.rank]
        return self

    __hash__ = str.__hash__


class Card(StrEnum):
    """A card face. Number cards have ``colour`` and ``number``; the other cards do not.

    >>> Card("r11").number, Card("r11").colour.symbol
    (11, '■')
    """

    _ignore_ = "card_name"

    for card_name in [f"{colour.letter}{number}" for colour, number in product(Colour, range(1, 22))]:
        vars()[card_name] = card_name
    JOKER = "joker"
    PAUSE = "pause"

    colour: Colour
    number: int
    is_number: bool
    bit: int
    """The card's place in a bit set of cards, one lane a colour; 0 for a card without number."""
    rank: int
    """The card's place in the order hands are sorted in: by colour, then number, then joker, pause."""

    def __new__(cls, text: str) -> Card:
        self = str.__new__(cls, text)
        self._value_ = text
        self.rank = len(cls.__members__)
        self.bit = 0
        self.is_number = text[1:].isdecimal()
        if self.is_number:
            self.number = int(text[1:])
            self.colour = next(colour for colour in Colour if colour.letter == text[0])
            self.bit = 1 << (LANE * self.colour.rank + self.number)
        return self

    def __repr__(self) -> str:
        return f"Card({self.value!r})"

    __hash__ = str.__hash__


JOKER = Card("joker")
PAUSE = Card("pause")


class Spot(StrEnum):
    """A place in a row, written like the number card that belongs there. It says nothing of that card.

    >>> Spot("b7").card
    Card('b7')
    """

    _ignore_ = "number_card"

    for number_card in [card for card in Card if card.is_number]:
        vars()[number_card.name] = number_card.value

    card: Card
    bit: int

    def __new__(cls, text: str) -> Spot:
        self = str.__new__(cls, text)
        self._value_ = text
        self.card = Card(text)
        self.bit = self.card.bit
        return self

    def __repr__(self) -> str:
        return f"Spot({self.value!r})"

    __hash__ = str.__hash__


Cards: TypeAlias = tuple[Card, ...]
Piles: TypeAlias = tuple[Cards, ...]
"""Cards by seat."""

CARD: dict[tuple[Colour, int], Card] = {(card.colour, card.number): card for card in Card if card.is_number}
"""The number card of a colour and a number."""

BY_BIT: dict[int, Card] = {card.bit: card for card in CARD.values()}


def deck(numbers: Iterable[int], colours: Iterable[Colour] = Colour) -> tuple[Card, ...]:
    """One card of each of these numbers in each of these colours, sorted.

    >>> [str(card) for card in deck((1, 2), (Colour.RED, Colour.BLUE))]
    ['r1', 'r2', 'b1', 'b2']
    """
    numbers = tuple(numbers)
    return tuple(CARD[colour, number] for colour in colours for number in numbers)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand is sorted: by colour, then number, then jokers and pause cards."""
    return tuple(sorted(cards, key=attrgetter("rank")))


def to_bits(cards: Iterable[Card]) -> int:
    """A set of different number cards as bits."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


LANES = tuple(((1 << LANE) - 1) << LANE * colour.rank for colour in Colour)


@lru_cache(maxsize=1 << 14)
def from_bits(bits: int) -> tuple[Card, ...]:
    """The number cards of a bit set, sorted."""
    red, yellow, green, blue = LANES
    return _in_lane(bits & red) + _in_lane(bits & yellow) + _in_lane(bits & green) + _in_lane(bits & blue)


@lru_cache(maxsize=1 << 14)
def _in_lane(bits: int) -> tuple[Card, ...]:
    """The same of one colour: a set that is new has most of its lanes from others."""
    cards = []
    while bits:
        lowest = bits & -bits
        cards.append(BY_BIT[lowest])
        bits ^= lowest
    return tuple(cards)
