"""Positions of Mogeln."""

from __future__ import annotations

from typing import Any

from positions import cards
from reihum.cards import Card, to_bits
from reihum.games.mogeln.state import Options, State


def lays(text: str) -> tuple[tuple[Card, ...], ...]:
    """Lays written as ``r1 y5+g6 r3``."""
    return tuple(cards(lay.replace("+", " ")) for lay in text.split())


def position(*hands: str, stack: str = "", turn: int = 0, **details: Any) -> State:
    """The middle of a round without smugglers so far; seat 0 is to act unless another is named."""
    options = Options(**{name: details.pop(name) for name in Options.__struct_fields__ if name in details})
    held = tuple(to_bits(cards(hand)) for hand in hands)
    taken = tuple(to_bits(cards(pile)) for pile in details.pop("taken_by", [""] * len(hands)))
    sizes = details.pop("sizes", tuple(hand.bit_count() for hand in held))
    opener = (turn - len(lays(stack))) % len(hands)
    return State(options, 0, turn, held, taken, sizes, opener, lays(stack), **details)
