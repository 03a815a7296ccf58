"""The bots of a device: those that need neither the compiled kernel nor another process."""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from reihum import bots
from reihum.bots.hints import Hint, find_hint
from reihum.bots.levels import levels_of
from reihum.bots.simple import SIMPLE
from reihum.live.bot_service import Asker, Choice
from reihum.registry import GAMES


def plays_here(bot: str, game: str) -> bool:
    return bot not in levels_of(game).slow


def offered(game: str) -> tuple[str, ...]:
    """The bots that people choose from. Where a level is missing, the simple bot is there in its place."""
    named = tuple(bot for bot in bots.offered(game) if plays_here(bot, game))
    return named if len(named) == len(bots.offered(game)) or "medium" in named else (*named, SIMPLE.name)


class DeviceBots:
    def __init__(self, pace: float = 1.0) -> None:
        """``pace``: about how many seconds a bot takes for a move."""
        chance = SystemRandom()
        self.pause: Callable[[], float] = lambda: pace * chance.uniform(0.6, 1.6)

    def prepare(self, bot: str, game: str) -> None:
        """They are always ready."""

    async def choose(self, asker: Asker, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        is_own = plays_here(bot, game)
        return Choice((bots.BOTS[bot] if is_own else SIMPLE).choose(view, menu, Random(), history), is_own)

    async def hint(self, asker: Asker, game: str, view: Any, menu: Any, history: Any) -> Hint:
        """A hint of the strongest bot that plays here."""
        strongest = next(bot for bot in reversed(bots.of(game)) if plays_here(bot, game))
        return find_hint(GAMES[game], view, menu, history, strongest)
