"""Determinized Monte Carlo search: plays every action to the end in worlds that a seat believes possible.

In a world all actions meet the same random numbers, so luck does not tell them apart. Actions that are
clearly worse than the best are dropped early, and their playouts go to the others. The luck that remains
may favour a bad action. So the action of the tuned weights is chosen unless another one is clearly better.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum import kernel
from reihum.bots.levels import warn_of_simple_play
from reihum.kernel.compiled_game import CARRIED, PLACES, POINTS, SEATS, CompiledGame, Ints, Rng, Weights
from reihum.policies import WEIGHED

Values: TypeAlias = npt.NDArray[np.float64]
Plan: TypeAlias = Weights | None
"""The weights by which the seat goes on; ``None`` for those that it has in the worlds."""

BATCHES = 12
"""Actions are compared after each of this number of batches."""
FEW = 4
"""Fewer batches are not enough to estimate errors."""
CLEARLY = 2.0
"""An action is dropped if it is behind the best by this number of standard errors of the difference."""
DOUBT = 30.0
"""The best action must be ahead of that of the tuned weights by this number of squared standard errors. This
follows from a prior of -0.03 ± 0.03 on alternatives."""
HALF_A_WORLD = 0.5
"""Worlds may agree by chance: errors are estimated as if this number of worlds more disagreed."""
MORE_THAN_POINTS = 1000
"""The weight of what is carried, so that it counts before points."""


class Budget(NamedTuple):
    playouts: int
    """The total. With the same random numbers a bot chooses the same, however busy the machine is."""
    seconds: float
    """A safety net: after this time the bot decides with what it has."""


class Imagined(NamedTuple):
    """Worlds that a seat believes possible, and how everybody chooses there: the same in all worlds, or a row
    for each."""

    worlds: Ints
    policies: Ints
    weights: Weights


class Prospects(NamedTuple):
    """What a seat expects of the rest of the round."""

    compiled: CompiledGame
    state: Ints
    """A position that it believes possible."""
    imagine: Callable[[int], Imagined]
    """Makes this number of worlds."""
    worth: Callable[[Ints], Values]
    """The values of results to the seat, by world and action."""
    plans: Sequence[Plan] = (None,)
    """The ways in which the seat itself may go on."""
    margin: float = 0.0
    """Another action must be better than that of the tuned weights by at least this, because the others may
    play differently than expected."""
    solve: Callable[[Ints, Ints | None], Values | None] = lambda actions, worlds: None
    """The values of actions by a full search, in imagined or given worlds; ``None`` if the search is too
    large."""


Decide: TypeAlias = Callable[[Prospects, Sequence[int], Budget, Random], int]
"""Chooses one of the actions."""


def compiled_game(state: Any) -> CompiledGame | None:
    """The compiled form of a state's game.

    Without it bots play by rules of thumb, and say so once. The few playouts that the engine manages in time
    would make a weaker player.
    """
    compiled = kernel.find(state)
    if compiled is None:
        warn_of_simple_play("numba")
    return compiled


def alike(compiled: CompiledGame, seats: int) -> tuple[Ints, Weights]:
    """The policies and weights of players who all choose by the tuned weights."""
    return np.full(seats, WEIGHED), np.tile(compiled.weights, (seats, 1))


def kernel_rng(rng: Random) -> Rng:
    """A random number generator for the kernel."""
    return np.array([rng.getrandbits(64)], np.uint64)


def shared_wins(results: Ints, carried: Sequence[int] = ()) -> Values:
    """Each seat's share of the win of a round: a win shared by k players counts 1/k.

    What the seats carried into the round does not count: they are compared as if all had begun alike.
    """
    first = results[..., PLACES, :] == 1
    if carried:
        seats = len(carried)
        gained = results[..., CARRIED, :seats] - np.array(carried)
        order = MORE_THAN_POINTS * gained - results[..., POINTS, :seats]
        first = order == order.max(axis=-1, keepdims=True)
    shares: Values = first / first.sum(axis=-1, keepdims=True)
    return shares


def expect(
    state: Any, seat: int, known: Ints, rng: Random, worth: Callable[[Ints], Values], margin: float = 0.0
) -> Prospects | None:
    """What a seat expects if everybody chooses by the tuned weights; ``None`` if the game is not compiled.

    ``state`` is any state that its view allows, and ``known`` is what it knows of each hand.
    """
    compiled = compiled_game(state)
    if compiled is None:
        return None
    words, source = compiled.load(state), kernel_rng(rng)
    everybody = alike(compiled, int(words[SEATS]))

    def imagine(worlds: int) -> Imagined:
        return Imagined(compiled.imagine(words, seat, known, source, worlds), *everybody)

    return Prospects(compiled, words, imagine, worth, margin=margin)


def of_weights(prospects: Prospects, rng: Random) -> int:
    """The action of the tuned weights."""
    compiled, state = prospects.compiled, prospects.state
    return compiled.choose(state, *alike(compiled, int(state[SEATS])), kernel_rng(rng))


def best(prospects: Prospects, actions: Sequence[int], budget: Budget, rng: Random) -> int:
    """The action that is best for certain or, where no full search is possible, the one with the highest mean
    value if the seat goes on by the best plan, and if that is clearly better than the action of the tuned
    weights."""
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


def values(prospects: Prospects, imagined: Imagined, actions: Ints, plan: Plan, seed: int) -> Values:
    """The values of actions in each world, if the seat goes on by this plan."""
    worlds, policies, weights = imagined
    if plan is not None:
        weights = weights.copy()
        weights[..., prospects.compiled.to_act(prospects.state), :] = plan
    return prospects.worth(prospects.compiled.evaluate(worlds, actions, policies, weights, seed))


def _compared(means: Values, sizes: Values) -> tuple[Values, Values]:
    """How far every column is behind the best, and the standard errors. Neighbouring worlds may be much
    alike, so the means of whole batches are compared."""
    batches, shares = len(means), sizes / max(1, sizes.sum())
    apart = means[:, [(shares @ means).argmax()]] - means
    behind = shares @ apart
    if batches < FEW:
        return behind, np.full_like(behind, np.inf)
    found = batches / (batches - 1) * shares**2 @ (apart - behind) ** 2
    return behind, np.sqrt(found + HALF_A_WORLD / sizes.sum() ** 2)
