"""The simple bot: a rule of thumb for each game, in its module ``simple_bot``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum import registry
from reihum.bots.random_bot import RANDOM_BOT


class Simple:
    """Plays by the rule of thumb for the game, and at random where there is none."""

    name = "simple"

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        module = registry.part_for(type(view), "simple_bot")
        return RANDOM_BOT.choose(view, menu, rng) if module is None else module.choose(view, menu, rng)


SIMPLE = Simple()
