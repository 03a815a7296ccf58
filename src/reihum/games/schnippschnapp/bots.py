"""Schnipp Schnapp at every level: the better the level, the quicker the reaction."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from reihum.bots.levels import Levels
from reihum.games.schnippschnapp import simple_bot
from reihum.games.schnippschnapp.reaction import LEVELS as REACTIONS
from reihum.games.schnippschnapp.reaction import Reaction


def choose(view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any], reaction: Reaction) -> Any:
    return simple_bot.choose(view, menu, rng, reaction)


LEVELS = Levels(
    {level: partial(choose, reaction=reaction) for level, reaction in REACTIONS._asdict().items()}
)
