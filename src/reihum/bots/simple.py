"""The bot that plays at random, and the simple bot: a rule of thumb for each game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum import registry


class RandomBot:
    """The weakest of all."""

    name = "random"

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        return menu[rng.randrange(len(menu))]


class Simple:
    """Plays by the module ``simple_bot`` of the game, and at random where there is none."""

    name = "simple"

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        module = registry.part_for(type(view), "simple_bot")
        return RANDOM_BOT.choose(view, menu, rng) if module is None else module.choose(view, menu, rng)


RANDOM_BOT, SIMPLE = RandomBot(), Simple()
