"""Players with a temperament. The name of one is also the key of its picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from reihum.bots import rows
from reihum.bots.levels import Rule, view_class
from reihum.bots.mogeln import HARD, Temper, weighing
from reihum.games.mogeln.state import View as MogelnView
from reihum.games.rows import View as RowView


class Character:
    """Plays one kind of game as a level does, but for its temperament."""

    def __init__(self, name: str, view_type: type, rule: Rule) -> None:
        self.name = name
        self._view_type = view_type
        self._rule = rule

    def plays(self, game: str) -> bool:
        return view_class(game) is self._view_type

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any] = ()) -> Any:
        return self._rule(view, menu, rng, heard)


CHARACTERS = (
    Character("duck", RowView, partial(rows.medium, foreign=0.3)),
    Character("badger", RowView, partial(rows.medium, foreign=-0.5)),
    Character("lamb", MogelnView, partial(weighing, mind=HARD, temper=Temper(lie=-20.0))),
    Character("puppy", MogelnView, partial(weighing, mind=HARD, temper=Temper(doubt=-2.5))),
    Character("fox", MogelnView, partial(weighing, mind=HARD, temper=Temper(lie=2.5))),
    Character("owl", MogelnView, partial(weighing, mind=HARD, temper=Temper(doubt=1.5))),
)
"""In the row games the generous one and the blocker, who play as ``medium``; in Mogeln the saint and the
trusting one, the liar and the suspicious one, who play as ``hard``."""
