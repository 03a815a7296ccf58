"""Reihum: card games as an engine. A game is a stateless object of rules; see ``reihum.game.Game``.

``play`` a match between bots or functions of your own and get its ``Record``, ``simulate`` many rounds,
compare bots in the ``arena``, or go step by step with one of the ``GAMES``; docs/api.md shows how.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from reihum.cards import Card, Colour
from reihum.game import NATURE, AnyGame, BaseGame, Game, IllegalAction, Outcome, Refused, Step
from reihum.match import Match, MatchOptions
from reihum.record import Record
from reihum.registry import GAMES

if TYPE_CHECKING:
    from reihum import envs
    from reihum.api import arena, play, simulate
    from reihum.bots import Bot

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
    "envs",
    "play",
    "simulate",
]

_LATER = {
    "Bot": "reihum.bots",
    "arena": "reihum.api",
    "play": "reihum.api",
    "simulate": "reihum.api",
}
"""What is imported when it is asked for: the engine alone is there at once."""


def __getattr__(name: str) -> Any:
    if name == "envs":
        return import_module("reihum.envs")
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'reihum' has no attribute {name!r}")
