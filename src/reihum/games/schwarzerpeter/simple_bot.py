"""Schwarzer Peter leaves nothing to decide: the hand was just shuffled, so every place is as good."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from reihum.games.schwarzerpeter.actions import Draw
from reihum.games.schwarzerpeter.state import View


def choose(view: View, menu: Sequence[Draw], rng: Random) -> Draw:
    return menu[rng.randrange(len(menu))]
