"""Master at every level. ``easy`` lays what it can, and overlooks jokers; the others use ``search_bot``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from reihum.bots.levels import Levels
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
    from reihum.games.master import search_bot

    return search_bot.by_weights(view, menu, rng)


def hard(view: View, menu: Sequence[Move], rng: Random, history: Sequence[Any]) -> Move:
    from reihum.games.master import search_bot

    return search_bot.search(view, menu, rng, history, search_bot.HARD)


def master(view: View, menu: Sequence[Move], rng: Random, history: Sequence[Any]) -> Move:
    from reihum.games.master import search_bot

    return search_bot.search(view, menu, rng, history, search_bot.MASTER)


def prospects(view: View, history: Sequence[Any], rng: Random) -> Any:
    from reihum.games.master import search_bot

    return search_bot.prospects(view, history, rng)


LEVELS = Levels(
    {"easy": easy, "medium": medium, "hard": hard, "master": master},
    slow=("medium", "hard", "master"),
    prospects=prospects,
)
