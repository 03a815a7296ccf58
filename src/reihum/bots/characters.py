"""Players with a temperament. The name of one is also the key of its picture."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum.bots.mogeln import HARD, Choice, Temper, weighing
from reihum.games.mogeln import MOGELN
from reihum.games.mogeln.state import View


class Character:
    """Plays Mogeln as ``hard`` does, but for its temperament."""

    def __init__(self, name: str, temper: Temper) -> None:
        self.name = name
        self._temper = temper

    def plays(self, game: str) -> bool:
        return game == MOGELN.name

    def choose(self, view: View, menu: Sequence[Choice], rng: Random, heard: Sequence[Any] = ()) -> Choice:
        return weighing(view, menu, rng, heard, HARD, self._temper)


CHARACTERS = (
    Character("lamb", Temper(lie=-20.0)),
    Character("puppy", Temper(doubt=-2.5)),
    Character("fox", Temper(lie=2.5)),
    Character("owl", Temper(doubt=1.5)),
)
"""The saint and the trusting one, the liar and the suspicious one."""
