"""Determinised Monte Carlo: play every action to the end in worlds that a seat holds possible.

In a world all actions meet the same chances, so what they differ in is not luck. Actions that are clearly
worse than the best are dropped early, and what they would have cost goes to the others. What is left of luck
may speak for a bad action, so that of the tuned weights is chosen unless another one is better beyond doubt.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum import kernel
from reihum.kernel.compiled_game import CARRIED, PLACES, POINTS, SEATS, CompiledGame, Rng, Weights, Words
from reihum.kernel.policies import WEIGHED

Values: TypeAlias = npt.NDArray[np.float64]
Plan: TypeAlias = Weights | None
"""The weights by which a seat will choose; ``None`` for those that it has in the worlds."""

BATCHES = 12
"""After how many shares of the budget actions are compared."""
FEW = 4
"""Fewer batches do not tell how much luck there is in them."""
CLEARLY = 2.0
"""By how many standard errors of the difference an action must fall behind the best to be dropped."""
DOUBT = 30.0
"""By how many squared standard errors the best must be ahead of that of the tuned weights to be chosen: so
judges who expects the others to be worse, by 0.03 with a standard deviation of 0.03."""
HALF_A_WORLD = 0.5
"""Worlds that agree may do so by chance: errors are estimated as if so many more disagreed."""
MORE_THAN_POINTS = 1000
"""What a stage counts where stages come first."""


class Budget(NamedTuple):
    playouts: int
    """In all: with the same random numbers a bot chooses the same, however busy the machine is."""
    seconds: float
    """After these it decides with what it has: a safety net, not a plan."""


class Imagined(NamedTuple):
    """Worlds that a seat holds possible, and how everybody chooses there: the same in all of them, or a row
    a world."""

    worlds: Words
    policies: Words
    weights: Weights


def _unsolved(actions: Words, worlds: Words | None) -> None:
    return None


class Prospects(NamedTuple):
    """How a seat thinks that the round goes on."""

    compiled: CompiledGame
    state: Words
    """One that it holds possible."""
    imagine: Callable[[int], Imagined]
    """So many worlds."""
    worth: Callable[[Words], Values]
    """What results, by world and action, are worth to it."""
    plans: Sequence[Plan] = (None,)
    """The ways in which it may go on itself."""
    margin: float = 0.0
    """By how much at least another action must be better than that of the tuned weights, where the others may
    well play otherwise than it thinks."""
    solve: Callable[[Words, Words | None], Values | None] = _unsolved
    """What actions are worth if all that may follow is looked at, in the worlds that it imagines or in given
    ones; ``None`` where that is too much."""


Decide: TypeAlias = Callable[[Prospects, Sequence[int], Budget, Random], int]
"""Chooses one of the actions."""


def compiled_game(state: Any) -> CompiledGame | None:
    """The compiled twin of a state's game. Without one bots play by rules of thumb, and say so once: the few
    playouts that the engine manages in the time make a weaker player than a good rule."""
    compiled = kernel.find(state)
    if compiled is None:
        _say_that_there_is_none()
    return compiled


@cache
def _say_that_there_is_none() -> None:
    logging.getLogger("reihum").warning("numba is missing: bots of all levels play by rules of thumb")


def alike(compiled: CompiledGame, seats: int) -> tuple[Words, Weights]:
    """The policies and weights of players who all choose by the tuned weights."""
    return np.full(seats, WEIGHED), np.tile(compiled.weights, (seats, 1))


def chance(rng: Random) -> Rng:
    """A source of chance for the kernel."""
    return np.array([rng.getrandbits(64)], np.uint64)


def shared_wins(results: Words, carried: Sequence[int] = ()) -> Values:
    """Each seat's share of the win of a round: one shared by k players counts 1/k.

    What the seats carried into the round does not count: all are compared as if they had begun alike.
    """
    first = results[..., PLACES, :] == 1
    if carried:
        seats = len(carried)
        gained = results[..., CARRIED, :seats] - np.array(carried)
        order = MORE_THAN_POINTS * gained - results[..., POINTS, :seats]
        first = order == order.max(axis=-1, keepdims=True)
    shares: Values = first / first.sum(axis=-1, keepdims=True)
    return shares


def of_weights(prospects: Prospects, rng: Random) -> int:
    """The action of the tuned weights."""
    compiled, state = prospects.compiled, prospects.state
    return compiled.choose(state, *alike(compiled, int(state[SEATS])), chance(rng))


def best(prospects: Prospects, actions: Sequence[int], budget: Budget, rng: Random) -> int:
    """The action that is best for certain; where that is not known, the one with the highest worth on
    average, if the seat goes on by the plan that suits it best, and if it is better than that of the tuned
    weights beyond doubt."""
    usual = of_weights(prospects, rng)
    solved = prospects.solve(np.array(actions), None)
    if solved is not None:
        return max(zip(solved, actions, strict=True), key=lambda each: (each[0], each[1] == usual))[1]
    left = np.tile(np.array(actions, np.int64), len(prospects.plans))
    plans = np.repeat(np.arange(len(prospects.plans)), len(actions))
    means, sizes = np.empty((0, len(left))), np.empty(0)
    until = monotonic() + budget.seconds
    for _ in range(BATCHES):
        if (left == left[0]).all() or monotonic() > until:
            break
        imagined = prospects.imagine(max(1, budget.playouts // (BATCHES * len(left))))
        seed = rng.getrandbits(63)
        found = [
            values(prospects, imagined, left[plans == number], plan, seed).mean(axis=0)
            for number, plan in enumerate(prospects.plans)
        ]
        means, sizes = np.vstack((means, np.concatenate(found))), np.append(sizes, len(imagined.worlds))
        behind, errors = _compared(means, sizes)
        in_doubt = np.maximum(CLEARLY * errors + prospects.margin, DOUBT * errors**2)
        contenders = behind <= np.where(left == usual, in_doubt, CLEARLY * errors)
        left, plans, means = left[contenders], plans[contenders], means[:, contenders]
    behind, errors = _compared(means, sizes)
    doubtful = left[behind <= np.maximum(DOUBT * errors**2, prospects.margin)]
    return usual if usual in doubtful else int(left[behind.argmin()])


def values(prospects: Prospects, imagined: Imagined, actions: Words, plan: Plan, seed: int) -> Values:
    """What actions are worth in each world, if the seat goes on by this plan."""
    worlds, policies, weights = imagined
    if plan is not None:
        weights = weights.copy()
        weights[..., prospects.compiled.to_act(prospects.state), :] = plan
    return prospects.worth(prospects.compiled.evaluate(worlds, actions, policies, weights, seed))


def _compared(means: Values, sizes: Values) -> tuple[Values, Values]:
    """How far every column is behind the best, and the standard errors of that. Worlds that follow on each
    other may be much alike, so the means of whole batches are compared."""
    batches, shares = len(means), sizes / max(1, sizes.sum())
    apart = means[:, [(shares @ means).argmax()]] - means
    behind = shares @ apart
    if batches < FEW:
        return behind, np.full_like(behind, np.inf)
    found = batches / (batches - 1) * shares**2 @ (apart - behind) ** 2
    return behind, np.sqrt(found + HALF_A_WORLD / sizes.sum() ** 2)
