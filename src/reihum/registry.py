"""The games: those of ``reihum.games``, and those that other installed packages offer.

A game is a package with a ``GAME`` in it, an instance of ``reihum.game.Game``. What else belongs to it
stands beside its rules, in modules with fixed names: ``simple_bot``, ``bots``, ``reasons``, ``terminal``,
``lesson``, ``codec``, ``kernel``. All of them are optional. Games that share their rules may share such
modules: they are looked for in the game's own package, then in the package of its state.

Another package offers its games as entry points in the group ``reihum.games``, each the package of a game.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_origin

from reihum import games
from reihum.game import AnyGame, BadSetup

GROUP = "reihum.games"


def _own() -> Iterator[ModuleType]:
    for module in iter_modules(games.__path__, f"{games.__name__}."):
        yield import_module(module.name)


def _foreign() -> Iterator[ModuleType]:
    """The packages that others offer. One that cannot be imported is left out, with a line in the log."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            yield entry.load()
        except Exception as error:
            logging.getLogger("reihum").warning("the game %s cannot be loaded: %r", entry.name, error)


_PACKAGES: dict[str, ModuleType] = {package.__name__: package for package in (*_own(), *_foreign())}
_WITH_GAMES = {name: package.GAME for name, package in _PACKAGES.items() if hasattr(package, "GAME")}
_HOMES: dict[str, str] = {game.name: package for package, game in _WITH_GAMES.items()}
"""The package of each game, by the game's name."""

GAMES: Mapping[str, AnyGame] = {game.name: game for game in _WITH_GAMES.values()}
"""The games by name."""


def find(name: str) -> AnyGame:
    """The game of this name; raises ``BadSetup``."""
    if name not in GAMES:
        raise BadSetup("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def packages() -> tuple[str, ...]:
    """The packages of all games and families of games."""
    return tuple(_PACKAGES)


def package_of(kind: type) -> str:
    """The package of the game or family that a class of actions, events, states or views belongs to."""
    return _package(kind.__module__)


@cache
def _package(module: str) -> str:
    around = (package for package in _PACKAGES if f"{module}.".startswith(f"{package}."))
    return max(around, key=len, default=module)


def family(kind: type) -> str:
    """The last part of that package's name: what message keys name."""
    return package_of(kind).rpartition(".")[2]


def class_of(annotation: Any) -> type:
    """The class of values with this type, which may have type arguments."""
    return get_origin(annotation) or annotation  # type: ignore[no-any-return]


def part_of(game: AnyGame, name: str) -> ModuleType | None:
    """The module of this name that belongs to a game, in its own package or in that of its state."""
    return _part(_HOMES.get(game.name, ""), name) or part_for(class_of(game.state_type), name)


def part_for(kind: type, name: str) -> ModuleType | None:
    """The module of this name in the package that a class of states or views belongs to."""
    return _part(package_of(kind), name)


def has_part(kind: type, name: str) -> bool:
    """Whether that package has such a module, without importing it."""
    package = package_of(kind)
    return package in _PACKAGES and find_spec(f"{package}.{name}") is not None


@cache
def _part(package: str, name: str) -> ModuleType | None:
    if package not in _PACKAGES or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
