"""What the players of Zweikampf begin with: their stacks, which nobody sees."""

from collections.abc import Sequence

from reihum.cards import Card
from reihum.games.zweikampf.rules import State


def first_hands(state: State) -> Sequence[tuple[Card, ...]]:
    return state.stacks
