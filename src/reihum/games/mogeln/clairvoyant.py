"""Mogeln for a player who sees all cards: it weighs as the level ``master`` does, but knows a lie."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum.games.mogeln.bots import MASTER, weighing
from reihum.games.mogeln.rules import Choice, is_right
from reihum.games.mogeln.state import State, View


def choose(state: State, view: View, menu: Sequence[Choice], rng: Random, history: Sequence[Any]) -> Choice:
    def is_true(*_: Any) -> float:
        return is_right(state.stack[-1], len(state.stack), state.options)

    return weighing(view, menu, rng, history, MASTER, judge=is_true)
