"""Why a move is good: a message in words that a player uses, and what it is filled with.

The module ``reasons`` of a game finds what sets a move apart from the others on the menu, from what the
seat may know.
"""

from collections.abc import Sequence
from typing import Any

from reihum import registry
from reihum.game import Value


class Reason(Value, frozen=True):
    key: str
    """The message ``hint-…``."""
    details: dict[str, Any]
    """Cards, colours, numbers, and seats under the names that texts know."""


def because(why: str, **details: Any) -> Reason:
    return Reason(f"hint-{why}", details)


BEST = because("best")
"""For a move without a single reason."""
ONLY = because("only")
"""For the only move on the menu."""


def explain(view: Any, menu: Sequence[Any], action: Any, history: Sequence[Any]) -> Reason:
    """The reason for an entry of the menu."""
    module = registry.part_for(type(view), "reasons")
    if module is None:
        return ONLY if len(menu) == 1 else BEST
    reason: Reason = module.explain(view, menu, action, history)
    return reason
