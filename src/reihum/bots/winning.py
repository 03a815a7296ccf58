"""How often a move wins: the round is played on many times, in worlds that the seat holds possible."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum import kernel
from reihum.bots.search import alike, chance
from reihum.game import Game
from reihum.kernel.twin import CARRIED, PLACES, POINTS, SEATS, Words

Shares: TypeAlias = npt.NDArray[np.float64]

A_STAGE = 1000
"""More than any penalty."""


class Chance(NamedTuple):
    share: float
    error: float
    """The standard error."""


def wins(game: Game, view: Any, actions: Sequence[Any], rng: Random, worlds: int) -> Shares | None:
    """The seat's share of the win by world and action; ``None`` where there is no twin to play on with.

    In a world all actions meet the same chances.
    """
    imagined = game.imagine(view, rng)
    twin = kernel.twin(imagined)
    if twin is None:
        return None
    state = twin.load(imagined)
    seats = int(state[SEATS])
    codes = {twin.decode(code): code for code in twin.menu(state)}
    unknown = np.zeros((seats, twin.known), np.int64)
    results = twin.evaluate(
        twin.imagine(state, view.seat, unknown, chance(rng), worlds),
        np.array([codes[action] for action in actions], np.int64),
        *alike(twin, seats),
        rng.getrandbits(63),
    )
    shares: Shares = shared_wins(results, getattr(view, "stages", ()))[..., view.seat]
    return shares


def shared_wins(results: Words, stages: Sequence[int] = ()) -> Shares:
    """Each seat's share of the win of a round: one shared by k players counts 1/k.

    In Stufen, where the stages before it are given, it is as if all had begun on the same one.
    """
    first = results[..., PLACES, :] == 1
    if stages:
        seats = len(stages)
        laid = results[..., CARRIED, :seats] - np.array(stages)
        order = A_STAGE * laid - results[..., POINTS, :seats]
        first = order == order.max(axis=-1, keepdims=True)
    shares: Shares = first / first.sum(axis=-1, keepdims=True)
    return shares


def estimate(shares: Shares) -> Chance:
    """The mean of shares in so many worlds."""
    return Chance(float(shares.mean()), float(shares.std(ddof=1)) / sqrt(len(shares)))


def percents(share: float, error: float) -> tuple[int, int]:
    """A share and how far it may be off, as people read it: whole percents, right 19 times out of 20."""
    return round(100 * share), ceil(100 * 1.96 * error)
