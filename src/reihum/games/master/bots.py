"""Master at every level. ``easy`` lays what it can, and overlooks jokers; the others use ``search_bot``."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from reihum.bots.levels import SEARCH, Levels
from reihum.games.master import simple_bot as simple
from reihum.games.master.actions import Move
from reihum.games.master.view import View
from reihum.games.rows.actions import Draw, End, Lay, Pass

NOTICES: Final = 0.5
"""How often a child looks for the best move."""


def easy(view: View, menu: Sequence[Move], rng: Random, history: Sequence[Any]) -> Move:
    if rng.random() < NOTICES:
        return simple.choose(view, menu, rng)
    lays = [action for action in menu if isinstance(action, Lay)]
    return rng.choice(lays or [action for action in menu if isinstance(action, Draw | Pass | End)] or menu)


def medium(view: View, menu: Sequence[Move], rng: Random, history: Sequence[Any]) -> Move:
    from reihum.games.master import search_bot  # needs the kernel

    return search_bot.by_weights(view, menu, rng)


LEVELS = Levels({"easy": easy, "medium": medium, **SEARCH}, slow=("medium", *SEARCH))
