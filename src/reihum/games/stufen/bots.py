"""Stufen at every level: the stage first, then few cards.

``easy`` collects for its stage and overlooks things, ``medium`` is the simple bot. ``hard`` and ``master``
search (``search_bot``).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from reihum.bots.levels import SEARCH, Levels
from reihum.cards import JOKER
from reihum.games.stufen import simple_bot as simple
from reihum.games.stufen.actions import DRAW, Discard, Lay, PlayerAction, Take
from reihum.games.stufen.state import View

NOTICES: Final = 0.6
"""How often a child sees what a card is good for."""


def easy(view: View, menu: Sequence[PlayerAction], rng: Random, history: Sequence[Any]) -> PlayerAction:
    """A stage that can be laid is never overlooked, and a joker never thrown away."""
    action = simple.choose(view, menu, rng)
    if isinstance(action, Lay) or rng.random() < NOTICES:
        return action
    if isinstance(action, Take):
        return DRAW
    throwable = [other for other in menu if isinstance(other, Discard) and other.card is not JOKER]
    return rng.choice(throwable or [action])


LEVELS = Levels({"easy": easy, **SEARCH}, slow=tuple(SEARCH))
