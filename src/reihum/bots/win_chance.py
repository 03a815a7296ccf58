"""How often a move wins if everybody plays well: the round is played on many times by the tuned weights, in
worlds that the seat holds possible."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from reihum.bots.levels import levels_for
from reihum.bots.search import Prospects, Values, alike, shared_wins
from reihum.game import AnyGame
from reihum.kernel.compiled_game import SEATS, Words


class Chance(NamedTuple):
    share: float
    error: float
    """The standard error."""


def prospects(view: Any, history: Sequence[Any], rng: Random) -> Prospects | None:
    """How the seat to act thinks that the round goes on; ``None`` where it is not played on in thought."""
    expect = levels_for(type(view)).prospects
    return None if expect is None else expect(view, history, rng)


def wins(
    game: AnyGame, expected: Prospects, view: Any, actions: Sequence[Any], rng: Random, worlds: int
) -> Values:
    """The seat's share of the win by world and action. In a world all actions meet the same chances."""
    compiled = expected.compiled
    everybody = alike(compiled, int(expected.state[SEATS]))
    imagined = expected.imagine(worlds).worlds
    results = compiled.evaluate(imagined, _codes(expected, actions), *everybody, rng.getrandbits(63))
    shares: Values = shared_wins(results, game.carried(view))[..., view.seat]
    return shares


def chance(game: AnyGame, expected: Prospects, view: Any, action: Any, rng: Random, worlds: int) -> Chance:
    """How often an action wins. A win that nobody can prevent is one."""
    worth = solved(expected, [action])
    if worth is not None and worth[0] >= 1:
        return Chance(1.0, 0.0)
    return estimate(wins(game, expected, view, [action], rng, worlds))


def solved(expected: Prospects, actions: Sequence[Any]) -> Values | None:
    """What actions are worth where all that may follow can be looked at; 1 is a win that is sure."""
    return expected.solve(_codes(expected, actions), None)


def _codes(expected: Prospects, actions: Sequence[Any]) -> Words:
    compiled = expected.compiled
    codes = {compiled.decode(code): code for code in compiled.menu(expected.state)}
    return np.array([codes[action] for action in actions], np.int64)


def estimate(shares: Values) -> Chance:
    """The mean of shares in so many worlds."""
    return Chance(float(shares.mean()), float(shares.std(ddof=1)) / sqrt(len(shares)))


def percents(share: float, error: float) -> tuple[int, int]:
    """A share and how far it may be off, as people read it: whole percents, right 19 times out of 20."""
    return round(100 * share), ceil(100 * 1.96 * error)
