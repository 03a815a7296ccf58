"""The levels that people choose from, and characters, in the games that have them."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from reihum import registry
from reihum.bots.simple import SIMPLE
from reihum.extras import has

Rule: TypeAlias = Callable[[Any, Sequence[Any], Random, Sequence[Any]], Any]
"""Chooses an action by view, menu, random numbers and history. Other processes get it, so no lambda."""


EASY, MEDIUM, HARD, MASTER = NAMES = ("easy", "medium", "hard", "master")
"""The levels, the weakest first."""


class Levels(NamedTuple):
    """How bots play a game: what its module ``bots`` has as ``LEVELS``."""

    rules: Mapping[str, Rule] = {}
    """A rule for each level. Where there is none the simple bot plays."""
    slow: Sequence[str] = ()
    """The levels that need the compiled kernel, or more than a few milliseconds."""
    characters: Mapping[str, Rule] = {}
    """Players with a temperament. The name of one is also the key of its picture."""


NO_LEVELS: Final = Levels()


def _search(view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any], depth: str) -> Any:
    module: Any = registry.part_for(type(view), "search_bot")
    return module.search(view, menu, rng, history, getattr(module, depth))


SEARCH: Final[Mapping[str, Rule]] = {level: partial(_search, depth=level.upper()) for level in (HARD, MASTER)}
"""Rules for games with a module ``search_bot``, which has the depths ``HARD`` and ``MASTER``. It needs the
kernel, so it is imported late."""


def levels_for(view_type: type) -> Levels:
    """The levels of the games with views of this class."""
    module = registry.part_for(view_type, "bots")
    return NO_LEVELS if module is None else module.LEVELS


def levels_of(game: str) -> Levels:
    """The levels of a game, by its name."""
    if game not in registry.GAMES:
        return NO_LEVELS
    return levels_for(registry.class_of(registry.GAMES[game].view_type))


@cache
def warn_of_simple_play(missing: str) -> None:
    """Says once why bots play by rules of thumb."""
    logging.getLogger("reihum").warning(
        "%s is missing: bots of all levels play by rules of thumb. To install it: pip install 'reihum[bots]'",
        missing,
    )


class Level:
    """Plays every game, at one of the levels."""

    def __init__(self, name: str) -> None:
        self.name = name

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        levels = levels_for(type(view))
        if self.name in levels.slow and not has("numpy"):
            warn_of_simple_play("numpy")
            return SIMPLE.choose(view, menu, rng, history)
        rule = levels.rules.get(self.name, SIMPLE.choose)
        return rule(view, menu, rng, history)


class Character:
    """Plays the games that know it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def plays(self, game: str) -> bool:
        return self.name in levels_of(game).characters

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        return levels_for(type(view)).characters[self.name](view, menu, rng, history)


LEVELS: Final = tuple(map(Level, NAMES))


@cache
def characters() -> tuple[Character, ...]:
    """All characters of all games."""
    names = dict.fromkeys(name for game in registry.GAMES for name in levels_of(game).characters)
    return tuple(map(Character, names))
