"""The levels that people choose from, in the games that have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from reihum.bots.reaction import LEVELS as REACTIONS
from reihum.bots.simple import schnippschnapp
from reihum.games.schnippschnapp import SCHNIPPSCHNAPP
from reihum.games.schnippschnapp import View as SnapView

Rule = Callable[[Any, Sequence[Any], Random], Any]


class Level:
    def __init__(self, name: str, rules: Mapping[type, Rule], games: frozenset[str]) -> None:
        self.name = name
        self._rules = rules
        self._games = games

    def plays(self, game: str) -> bool:
        return game in self._games

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any] = ()) -> Any:
        return self._rules[type(view)](view, menu, rng)


def _level(name: str) -> Level:
    rules: dict[type, Rule] = {SnapView: partial(schnippschnapp.choose, reaction=getattr(REACTIONS, name))}
    return Level(name, rules, frozenset({SCHNIPPSCHNAPP.name}))


LEVELS = tuple(map(_level, REACTIONS._fields))
"""The weakest first."""
