"""The games: those of ``reihum.games``, and those that other installed packages offer.

A game is a package with a ``GAME`` in it, an instance of ``reihum.game.Game``. What else belongs to it
stands beside its rules, in modules with fixed names: ``simple_bot``, ``bots``, ``reasons``, ``terminal``,
``lesson``, ``codec``, ``kernel``. All of them are optional. Games that share their rules may share such
modules: they are looked for in the game's own package, then in the package of its state.

Another package offers its games as entry points in the group ``reihum.games``, each the package of a game.
"""

from collections.abc import Collection, Iterator, Mapping
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


def _foreign(names: Collection[str]) -> Iterator[ModuleType]:
    """The packages of others. One that is of no use is left out, with a line in the log."""
    taken = {*names}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            package: ModuleType = entry.load()
            name: str = package.GAME.name
        except Exception as error:
            _warn(f"the game {entry.name} of {entry.value} cannot be loaded: {error!r}")
            continue
        if name in taken:
            _warn(f"the game {name} of {package.__name__} is left out: there is one of this name already")
        else:
            taken.add(name)
            yield package


def _warn(line: str) -> None:
    from logging import getLogger

    getLogger("reihum").warning("%s", line)


_PACKAGES = {name: import_module(name) for _, name, _ in iter_modules(games.__path__, f"{games.__name__}.")}
_OWN = frozenset(_PACKAGES)
_HOMES = {package.GAME.name: name for name, package in _PACKAGES.items() if hasattr(package, "GAME")}
"""The package of each game, by the game's name."""
for _package_of_others in _foreign(_HOMES):
    _PACKAGES[_package_of_others.__name__] = _package_of_others
    _HOMES[_package_of_others.GAME.name] = _package_of_others.__name__

_NAMES = {package: name for name, package in _HOMES.items()}

GAMES: Mapping[str, AnyGame] = {name: _PACKAGES[package].GAME for name, package in _HOMES.items()}
"""The games by name."""


def find(name: str) -> AnyGame:
    """The game of this name; raises ``BadSetup``."""
    if name not in GAMES:
        raise BadSetup("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def home(game: AnyGame) -> str:
    """The package that a game is in; empty for one that is not among ``GAMES``."""
    return _HOMES.get(game.name, "")


def is_own(game: AnyGame) -> bool:
    """Whether a game is part of Reihum."""
    return home(game) in _OWN


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
    """The name of the game in that package, or else the package's own: what message keys name."""
    package = package_of(kind)
    name: str = _NAMES.get(package, package.rpartition(".")[2])
    return name


def class_of(annotation: Any) -> type:
    """The class of values with this type, which may have type arguments."""
    return get_origin(annotation) or annotation  # type: ignore[no-any-return]


def part_of(game: AnyGame, name: str) -> ModuleType | None:
    """The module of this name that belongs to a game, in its own package or in that of its state."""
    return _part(home(game), name) or part_for(class_of(game.state_type), name)


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
    try:
        return import_module(f"{package}.{name}")
    except Exception as error:
        if package in _OWN:
            raise
        _warn(f"{package}.{name} cannot be loaded: {error!r}")
        return None
