"""A hint: the move of a bot, how often it wins, and why it is good.

All of it comes from what the seat may know. In the same position a bot always gives the same hint.
"""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from reihum.bots import BOTS, is_quick, strongest
from reihum.bots.reasons import Reason, explain
from reihum.game import AnyGame, Value

WORLDS = 1000
"""The number of worlds for a win chance: enough for an error of about three percentage points."""


class Hint(Value, frozen=True):
    bot: str
    """The bot that would do this."""
    action: Any
    reason: Reason
    chance: float | None = None
    """The chance to win the round if everybody plays well; ``None`` in a game without search."""
    error: float | None = None
    """The chance's standard error."""


def find_hint(
    game: AnyGame, view: Any, menu: Sequence[Any], history: Sequence[Any] = (), bot: str | None = None
) -> Hint:
    """What a bot would do with this view and menu, which is not empty. By default it is the strongest bot."""
    name = bot or strongest(game.name)
    action = BOTS[name].choose(view, menu, rng_of(view), history)
    reason = explain(view, menu, action, history)
    rng = rng_of(view)
    if is_quick(name, game.name):
        return Hint(name, action, reason)
    from reihum.bots.win_chance import prospects, win_chance  # needs numpy, as such a bot does

    expected = prospects(view, history, rng)
    if expected is None:
        return Hint(name, action, reason)
    return Hint(name, action, reason, *win_chance(game, expected, view, action, rng, WORLDS))


def rng_of(view: Any) -> Random:
    """Random numbers that belong to a position. With them a bot always finds the same."""
    return Random(hashlib.blake2b(msgspec.json.encode(view)).digest())
