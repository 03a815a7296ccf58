"""A sensible rule of thumb for each game, one module a kind of game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from reihum.bots.simple import rows
from reihum.games.rows import View as RowView

Rule = Callable[[Any, Sequence[Any], Random], Any]

RULES: dict[type, Rule] = {
    RowView: rows.choose,
}


class Simple:
    name = "simple"

    def choose(self, view: Any, menu: Sequence[Any], rng: Random) -> Any:
        return RULES[type(view)](view, menu, rng)


SIMPLE = Simple()
