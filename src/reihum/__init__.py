"""Reihum: card games as an engine. A game is a stateless object of rules; see ``reihum.game.Game``.

``play`` a match between bots or functions of your own and get its ``Record``, ``simulate`` many rounds,
compare bots in the ``arena``, or go step by step with one of the ``GAMES``; docs/api.md shows how.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reihum import envs
    from reihum.api import arena, play, simulate
    from reihum.bots import Bot
    from reihum.cards import Card, Colour
    from reihum.game import NATURE, AnyGame, BaseGame, Game, IllegalAction, Outcome, Refused, Step
    from reihum.match import Match, MatchOptions
    from reihum.record import Record
    from reihum.registry import GAMES

    __version__: str

__all__ = [
    "GAMES",
    "NATURE",
    "AnyGame",
    "BaseGame",
    "Bot",
    "Card",
    "Colour",
    "Game",
    "IllegalAction",
    "Match",
    "MatchOptions",
    "Outcome",
    "Record",
    "Refused",
    "Step",
    "arena",
    "play",
    "simulate",
]

if find_spec("numpy") is not None:  # without it, "from reihum import *" brings all the rest
    __all__ += ["envs"]

_MODULES = {
    "GAMES": "registry",
    "NATURE": "game",
    "AnyGame": "game",
    "BaseGame": "game",
    "Bot": "bots",
    "Card": "cards",
    "Colour": "cards",
    "Game": "game",
    "IllegalAction": "game",
    "Match": "match",
    "MatchOptions": "match",
    "Outcome": "game",
    "Record": "record",
    "Refused": "game",
    "Step": "game",
    "arena": "api",
    "play": "api",
    "simulate": "api",
}
"""Where each name is. It is imported when it is asked for, so that commands begin at once."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return import_module("importlib.metadata").version("reihum")
    if name == "envs":
        return import_module("reihum.envs")
    if name in _MODULES:
        return getattr(import_module(f"reihum.{_MODULES[name]}"), name)
    raise AttributeError(f"module 'reihum' has no attribute {name!r}")
