"""Steps a second of environments, ours beside PettingZoo's and RLCard's own card games in the same run.

A step is what a learner does: look at the observation and the mask, choose at random, step; a round that is
over is dealt anew. Times are of the processor. All are measured by turns, again and again.
"""

import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeAlias

import numpy as np
import rlcard
from measuring import by_turns, spread

from reihum import envs
from reihum.registry import GAMES

PLAYERS = 4
REPETITIONS = 5
SLICE = 0.4
"""About how many seconds of the processor a repetition takes."""
SEED = 11
BATCH = 1024
THEIRS = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("uno", "gin-rummy", "doudizhu", "mahjong", "leduc-holdem")
KERNEL_GAMES = ("elfer", "junior", "master", "stufen")

Steps: TypeAlias = Callable[[], int]
"""Takes some steps, and says how many."""


def main() -> None:
    warnings.simplefilter("ignore")
    sides = {
        **{f"Reihum {name}": agents(envs.aec(name, players(name))) for name in GAMES},
        **{f"PettingZoo {name}": agents(_theirs(name).raw_env()) for name in THEIRS},
        "PettingZoo hanabi_v5, wrapped": agents(_theirs("hanabi_v5").env()),
        **{f"RLCard {name}": rlcard_steps(name) for name in RLCARD},
        **{f"batch {name}": batch_steps(name, watched=False) for name in KERNEL_GAMES},
        **{f"batch {name}, with rows": batch_steps(name, watched=True) for name in KERNEL_GAMES},
    }
    for steps in sides.values():
        steps()  # what is compiled or built once is not counted
    rates = by_turns(sides, REPETITIONS, lambda steps, _: thousands_a_second(steps))
    print(f"steps a second, thousands: median (least to most of {REPETITIONS}); times hanabi")
    hanabi = median(rates["PettingZoo hanabi_v5"])
    for name, found in rates.items():
        print(f"  {name:32} {spread(found, 1):>24} {median(found) / hanabi:8.1f}")


def thousands_a_second(steps: Steps) -> float:
    done, started = 0, process_time()
    while (took := process_time() - started) < SLICE:
        done += steps()
    return done / took / 1000


def players(name: str) -> int:
    return PLAYERS if PLAYERS in GAMES[name].seats else GAMES[name].seats[-1]


def _theirs(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}")


def agents(env: Any) -> Steps:
    rng = Random(SEED)
    env.reset(seed=SEED)

    def steps() -> int:
        for _ in range(200):
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            offered = np.flatnonzero(mask)
            env.step(int(offered[int(rng.random() * len(offered))]))
        return 200

    return steps


def rlcard_steps(name: str) -> Steps:
    env = rlcard.make(name, config={"seed": SEED})
    rng = Random(SEED)
    state, _ = env.reset()

    def steps() -> int:
        nonlocal state
        for _ in range(50):
            if env.is_over():
                state, _ = env.reset()
            offered = list(state["legal_actions"])
            state, _ = env.step(offered[int(rng.random() * len(offered))])
        return 50

    return steps


def batch_steps(name: str, *, watched: bool) -> Steps:
    batch = envs.batch(name, PLAYERS, size=BATCH, seed=SEED)
    rng = np.random.default_rng(SEED)

    def steps() -> int:
        if watched:
            batch.rows()
        batch.step((rng.random(BATCH) * batch.lengths).astype(np.int64))
        return BATCH

    return steps


if __name__ == "__main__":
    main()
