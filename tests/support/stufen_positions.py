"""Positions of Stufen."""

from __future__ import annotations

from typing import Any

from positions import cards
from reihum.cards import in_order
from reihum.games.stufen.melds import STAGES, Meld
from reihum.games.stufen.state import Options, Phase, State


def position(
    *hands: str,
    stages: tuple[int, ...] = (),
    table: tuple[Meld, ...] = (),
    discards: str = "b12",
    pile: str = "b11 b10",
    phase: Phase = "play",
    card: tuple[str, ...] = STAGES,
    **details: Any,
) -> State:
    """A position in the middle of a round; seat 0 has taken a card unless another phase is named."""
    return State(
        Options(card),
        stages or (0,) * len(hands),
        details.pop("turn", 0),
        phase,
        tuple(in_order(cards(hand)) for hand in hands),
        cards(pile),
        cards(discards),
        table,
        **details,
    )
