"""A hint: the move of a bot, how often it wins, and why it is good.

All of it comes from what the seat may know. In the same position a bot always gives the same hint.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from reihum.bots import BOTS, is_quick, strongest
from reihum.bots.reasons import Reason, explain
from reihum.game import AnyGame, Value

WORLDS = 1000
"""In how many a move is played on: enough to know to three points or so how often it wins."""


class Advice(Value, frozen=True):
    bot: str
    """Who would do that."""
    action: Any
    reason: Reason
    chance: float | None = None
    """Of winning the round if everybody plays well; ``None`` in a game that is not played on in thought."""
    error: float | None = None
    """The chance's standard error."""


def advise(
    game: AnyGame, view: Any, menu: Sequence[Any], history: Sequence[Any] = (), bot: str | None = None
) -> Advice:
    """What a bot, the strongest if none is named, would do in the place of the seat whose view and menu these
    are; the menu is not empty."""
    name = bot or strongest(game.name)
    action = BOTS[name].choose(view, menu, chance_of(view), history)
    reason = explain(view, menu, action, history)
    thought = chance_of(view)
    if is_quick(name, game.name):
        return Advice(name, action, reason)
    from reihum.bots.win_chance import chance, prospects  # needs numpy, as such a bot does

    expected = prospects(view, history, thought)
    if expected is None:
        return Advice(name, action, reason)
    return Advice(name, action, reason, *chance(game, expected, view, action, thought, WORLDS))


def chance_of(view: Any) -> Random:
    """The random numbers that belong to a position: who thinks about it again with them finds the same."""
    return Random(hashlib.blake2b(msgspec.json.encode(view)).digest())
