"""Positions of Schnipp Schnapp."""

from __future__ import annotations

from collections.abc import Sequence

from positions import cards
from reihum.games.schnippschnapp.piles import Table
from reihum.games.schnippschnapp.state import Options, State

REVEAL = 8
"""The running number of the card that is turned up first in a position."""


IN_TURN, ALL_AT_ONCE = Options(), Options(mode="all-at-once")


def position(
    *players: str,
    middle: str = "",
    turn: int = 0,
    options: Options = IN_TURN,
    quartets: Sequence[tuple[int, ...]] = (),
    quiet: int = 0,
    reveal: int = REVEAL - 1,
) -> State:
    """Before a card is turned up; a player is written as the stack from its top, a bar, the open pile."""
    stacks, piles = zip(*(map(cards, player.split("|")) for player in players), strict=True)
    seats = len(players)
    laid = tuple(quartets) or ((),) * seats
    table = Table(stacks, piles, ((),) * seats, laid, (0,) * seats, cards(middle))
    return State(options, 0, "turn", turn, table, reveal, quiet=quiet)
