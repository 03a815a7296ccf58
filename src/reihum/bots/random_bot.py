"""The bot that plays at random: the weakest of all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any


class RandomBot:
    name = "random"

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        return menu[rng.randrange(len(menu))]


RANDOM_BOT = RandomBot()
