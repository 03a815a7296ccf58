"""Positions of Ratefix."""

from __future__ import annotations

from typing import Any

from positions import deal, do
from reihum.games.ratefix.rules import (
    RATEFIX,
    Options,
    State,
)

SIZES = {2: 20, 3: 13, 4: 10}


def dealt(*stacks: str, first: int = 0) -> State:
    """Stacks written down from their tops, filled up with what is left."""
    state: State = deal(RATEFIX, Options(), stacks, size=SIZES[len(stacks)], first=first).state
    return state


def guess(state: State, *totals: int) -> Any:
    """Guesses in turn, from whoever has it."""
    assert isinstance(state.turn, int)
    seats = len(state.stacks)
    return do(
        RATEFIX,
        state,
        *(f"{(state.turn + place) % seats} guess {total}" for place, total in enumerate(totals)),
    )
