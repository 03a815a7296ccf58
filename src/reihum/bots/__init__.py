"""Players that are programs. A bot is given what its seat may see and its menu, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from reihum.bots.chance import CHANCE
from reihum.bots.simple import SIMPLE
from reihum.game import BadSetup


class Bot(Protocol):
    name: str

    def choose(self, view: Any, menu: Sequence[Any], rng: Random) -> Any:
        """An action for the seat whose view and menu these are; the menu is not empty."""


BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (CHANCE, SIMPLE)}


def find(name: str) -> Bot:
    """The bot of this name; raises ``BadSetup``."""
    if name not in BOTS:
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
