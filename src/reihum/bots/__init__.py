"""Players that are programs. A bot is given what its seat may see and its menu, never a state."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Protocol

from reihum.bots.levels import LEVELS, NAMES, characters, levels_of
from reihum.bots.simple import RANDOM_BOT, SIMPLE
from reihum.extras import has
from reihum.game import BadSetup


class Bot(Protocol):
    name: str

    def plays(self, game: str) -> bool:
        """Whether it knows the game of this name."""

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        """An action for the seat whose view and menu these are; the menu is not empty.

        The history is the events of the round so far, as an onlooker saw them.
        """


BOTS: Mapping[str, Bot]
"""The bots by name, the weakest first. Made when first used: modules of games import this package first."""


@cache
def _bots() -> Mapping[str, Bot]:
    easy, *stronger = LEVELS
    ordered: tuple[Bot, ...] = (RANDOM_BOT, easy, SIMPLE, *characters(), *stronger)
    return {bot.name: bot for bot in ordered}


def __getattr__(name: str) -> Mapping[str, Bot]:
    if name == "BOTS":
        return _bots()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def find(name: str, game: str) -> Bot:
    """The bot of this name for a game; raises ``BadSetup``."""
    known = of(game)
    if name not in known:
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(known))
    return _bots()[name]


def of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the weakest first."""
    return tuple(name for name, bot in _bots().items() if bot.plays(game))


def strongest(game: str) -> str:
    """The name of the bot that gives hints."""
    return of(game)[-1]


def is_quick(name: str, game: str) -> bool:
    """Whether a bot chooses in a few milliseconds, without the compiled kernel. Without numpy all do."""
    return name not in levels_of(game).slow or not has("numpy")


def offered(game: str) -> tuple[str, ...]:
    """The names of the bots that people can choose: the levels, then the characters."""
    return (*NAMES, *(character.name for character in characters() if character.plays(game)))
