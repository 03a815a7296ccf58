"""Train a small policy for Elfer in some seconds, with numpy alone, and see it beat the simple bot.

uv run python examples/learn.py

The policy weighs what speaks for a card (``reihum.games.rows.kernel.choice`` has the names), and lays the
weightiest. The weights are learned by the cross-entropy method: candidates are drawn around the best guess so
far, each plays the same deals on the kernel, alone among simple players, and those that do best make the next
guess.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

import reihum
from reihum import GAMES
from reihum.games.rows.kernel import COMPILED
from reihum.kernel.compiled_game import PLACES, Weights
from reihum.kernel.rng import source
from reihum.policies import WEIGHED

PLAYERS = 4
ELFER = GAMES["elfer"]
START = ELFER.start(ELFER.options_type(), PLAYERS)
POLICIES = np.full(PLAYERS, WEIGHED)


def learn(generations: int, candidates: int, rounds: int, seed: int = 1) -> Weights:
    """Weights that win more places than the simple bot's, which are where it begins."""
    rng = np.random.default_rng(seed)
    middle, spread = COMPILED.simple.copy(), np.full(len(COMPILED.simple), 0.5)
    for generation in range(generations):
        drawn = rng.normal(middle, spread, (candidates, len(middle)))
        places = [mean_place(weights, rounds, seed=generation) for weights in drawn]
        best = drawn[np.argsort(places)[: candidates // 5]]
        middle, spread = best.mean(axis=0), best.std(axis=0) + 0.02
    return middle


def mean_place(weights: Weights, rounds: int, seed: int) -> float:
    """Of a player with these weights among simple ones: 2.5 is fair, and less is better."""
    everyone = np.stack((weights, *[COMPILED.simple] * (PLAYERS - 1)))
    results = COMPILED.play(COMPILED.load(START), POLICIES, everyone, seed, rounds)
    return float(results[:, PLACES, 0].mean())


class Learned:
    """The policy as a bot. What it does not see it imagines: the weights look at nothing hidden."""

    name = "learned"

    def __init__(self, weights: Weights) -> None:
        self._weights = np.tile(weights, (PLAYERS, 1))

    def plays(self, game: str) -> bool:
        return game == ELFER.name

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        words = COMPILED.load(ELFER.imagine(view, rng))
        chance = source(rng.randrange(2**32), 0)
        return COMPILED.decode(COMPILED.choose(words, POLICIES, self._weights, chance))


def main() -> float:
    """The share of rounds that the policy wins alone among simple bots; a fair share is a quarter."""
    learned = Learned(learn(generations=12, candidates=40, rounds=1000))
    result = reihum.simulate(ELFER.name, [learned, "simple", "simple", "simple"], rounds=1000, seed=1)
    return result.seats[0].win_share


if __name__ == "__main__":
    print(f"won {main():.0%} of the rounds, alone among simple bots: 25 % would be fair")
