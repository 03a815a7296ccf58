"""A hint: the move of the strongest bot, how often it wins, and why it is good.

All of it comes from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum.bots import BOTS, of
from reihum.bots.reasons import Reason, explain
from reihum.bots.winning import estimate, prospects, wins
from reihum.game import Game, Value

WORLDS = 1000
"""In how many a move is played on: enough to know to three points or so how often it wins."""


class Advice(Value, frozen=True):
    action: Any
    reason: Reason
    chance: float | None = None
    """Of winning the round; ``None`` in a game that is not played on in thought."""
    error: float | None = None
    """The chance's standard error."""


def advise(game: Game, view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any] = ()) -> Advice:
    """What to do in the place of the seat whose view and menu these are; the menu is not empty."""
    thought = Random(rng.getrandbits(64))  # however many random numbers the bot takes
    action = BOTS[of(game.name)[-1]].choose(view, menu, rng, heard)
    reason = explain(view, menu, action, heard)
    expected = prospects(view, heard, thought)
    if expected is None:
        return Advice(action, reason)
    return Advice(action, reason, *estimate(wins(expected, view, [action], thought, WORLDS)))
