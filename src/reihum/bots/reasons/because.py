"""A reason for a move: a message in words that a player uses, and what it is filled with."""

from __future__ import annotations

from typing import Any

from reihum.game import Value


class Reason(Value, frozen=True):
    key: str
    """The message ``hint-…``."""
    details: dict[str, Any]
    """Cards, colours, numbers, and seats under the names that texts know."""


def because(why: str, **details: Any) -> Reason:
    return Reason(f"hint-{why}", details)


BEST = because("best")
"""For a move that no single thing speaks for."""
ONLY = because("only")
"""For a move without another to choose."""
