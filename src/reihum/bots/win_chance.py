"""How often a move wins if everybody plays well.

The round is played to the end many times with the tuned weights, in worlds that the seat believes possible.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from reihum import registry
from reihum.bots.search import Prospects, Values, alike, shared_wins
from reihum.game import AnyGame
from reihum.kernel.compiled_game import SEATS, Ints


class WinChance(NamedTuple):
    share: float
    error: float
    """The standard error."""


def prospects(view: Any, history: Sequence[Any], rng: Random) -> Prospects | None:
    """What the seat to act expects of the rest of the round; ``None`` in a game without search."""
    module: Any = registry.part_for(type(view), "search_bot")
    return None if module is None else module.prospects(view, history, rng)


def wins(
    game: AnyGame, expected: Prospects, view: Any, actions: Sequence[Any], rng: Random, worlds: int
) -> Values:
    """The seat's share of the win by world and action. Actions in a world meet the same random numbers."""
    compiled = expected.compiled
    everybody = alike(compiled, int(expected.state[SEATS]))
    imagined = expected.imagine(worlds).worlds
    results = compiled.evaluate(imagined, _codes(expected, actions), *everybody, rng.getrandbits(63))
    shares: Values = shared_wins(results, game.carried(view))[..., view.seat]
    return shares


def win_chance(
    game: AnyGame, expected: Prospects, view: Any, action: Any, rng: Random, worlds: int
) -> WinChance:
    """How often an action wins. A win that nobody can prevent counts 1."""
    worth = solved(expected, [action])
    if worth is not None and worth[0] >= 1:
        return WinChance(1.0, 0.0)
    return estimate(wins(game, expected, view, [action], rng, worlds))


def solved(expected: Prospects, actions: Sequence[Any]) -> Values | None:
    """The values of actions by a full search, if it is possible. A certain win is worth 1."""
    return expected.solve(_codes(expected, actions), None)


def _codes(expected: Prospects, actions: Sequence[Any]) -> Ints:
    compiled = expected.compiled
    codes = {compiled.decode(code): code for code in compiled.menu(expected.state)}
    return np.array([codes[action] for action in actions], np.int64)


def estimate(shares: Values) -> WinChance:
    """The mean of shares in several worlds."""
    return WinChance(float(shares.mean()), float(shares.std(ddof=1)) / sqrt(len(shares)))


def percents(share: float, error: float) -> tuple[int, int]:
    """A share and its error as people read them: in whole percents, for an interval of 95 %."""
    return round(100 * share), ceil(100 * 1.96 * error)
