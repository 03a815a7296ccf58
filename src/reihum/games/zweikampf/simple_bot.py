"""Zweikampf leaves nothing to decide: turn up the top card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from reihum.games.zweikampf.rules import Turn, View


def choose(view: View, menu: Sequence[Turn], rng: Random) -> Turn:
    return menu[0]
