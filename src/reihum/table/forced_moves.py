"""Moves that the table makes for a person who can do nothing else: draw, pass, end a turn.

The log marks them, so that taking back a move goes back to one that was chosen.
"""

from collections.abc import Callable, Iterator
from typing import Any

from reihum.game import Seat, Value, forced_move
from reihum.table.table import Table


class ForcedMove(Value, frozen=True):
    """The only action of a person, which the table makes for them."""

    seat: Seat
    action: Any


def next_forced_move(table: Table, is_watched: Callable[[], bool]) -> ForcedMove | None:
    """What the table does next for a person, if anything.

    ``is_watched``: whether somebody else looks on. Then nothing is done that tells what is in the person's
    hand.
    """
    if table.phase != "playing" or table.is_paused or table.is_taken_back or table.proposal is not None:
        return None
    return next(_forced_moves(table, is_watched), None)


def _forced_moves(table: Table, is_watched: Callable[[], bool]) -> Iterator[ForcedMove]:
    assert table.match is not None
    for seat in table.awaited:
        forced = forced_move(table.rules, table.match, seat)
        if forced is None:
            continue
        action, kind = forced
        if kind == "open" or (kind == "hidden" and is_alone(table, seat) and not is_watched()):
            yield ForcedMove(seat, action)


def is_alone(table: Table, seat: Seat) -> bool:
    """Whether all the others are bots, and nobody can come back to a seat where one plays."""
    return all(chair.person is None for other, chair in enumerate(table.chairs) if other != seat)
