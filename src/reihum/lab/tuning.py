"""Weights for players on the kernel, tuned in self-play by the cross-entropy method.

``python -m reihum.lab.tuning master`` prints the tuned weights. Candidates are drawn around a mean. Each
plays alone among players with the weights to beat, on the same deals in every seat. The best candidates make
the next mean. When the mean wins more than its fair share, it becomes the weights to beat.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from reihum import kernel
from reihum.game import RoundContext, Seat
from reihum.kernel.compiled_game import PLACES, CompiledGame, Ints, Weights
from reihum.policies import WEIGHED
from reihum.registry import GAMES

CANDIDATES = 30
BEST = 6
"""The number of candidates that make the next mean."""
LEAST_SPREAD = 0.02


class Table(NamedTuple):
    compiled: CompiledGame
    starts: Ints
    seats: int

    def wins(self, weights: Weights, others: Weights, seed: int, deals: int) -> float:
        """The wins of one player among others, divided by the fair share, in all seats of the same deals."""
        won = 0.0
        for seat in range(self.seats):
            rows = np.tile(others, (self.seats, 1))
            rows[seat] = weights
            results, _ = self.compiled.rounds(
                self.starts, np.full(self.seats, WEIGHED), rows, seed, range(deals)
            )
            winners = results[:, PLACES, : self.seats] == 1
            won += float((winners[:, seat] / winners.sum(axis=1)).mean())
        return won


def tune(tables: Sequence[Table], generations: int, deals: int, seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    mean = beaten = tables[0].compiled.weights

    def strength(weights: Weights, deals: int, seed: int) -> float:
        """The wins divided by the fair share, as a mean over the tables."""
        return sum(table.wins(weights, beaten, seed, deals) for table in tables) / len(tables)

    spread = 0.3 * np.abs(mean) + 0.5
    for generation in range(generations):
        candidates = rng.normal(mean, spread, (CANDIDATES, len(mean)))
        dealt = int(rng.integers(1 << 62))
        strengths = [strength(candidate, deals, dealt) for candidate in candidates]
        best = candidates[np.argsort(strengths)[-BEST:]]
        mean, spread = best.mean(axis=0), np.maximum(best.std(axis=0), LEAST_SPREAD)
        wins = strength(mean, 3 * deals, int(rng.integers(1 << 62)))
        print(f"{generation + 1}: {wins:.3f} {np.round(mean, 3).tolist()}", flush=True)
        if wins > 1:
            beaten = mean
    return beaten


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[name for name in GAMES if kernel.has(_start(name, 2))])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tables = [table_of(given.game, seats) for seats in given.players]
    tuned = tune(tables, given.generations, given.deals, given.seed)
    for table in tables:
        wins = table.wins(tuned, table.compiled.simple, given.seed, 10 * given.deals)
        print(f"{table.seats} players: {wins / table.seats:.1%} of wins among simple bots")
    print(np.round(tuned, 3).tolist())


def table_of(game: str, seats: int) -> Table:
    starts = [_start(game, seats, first) for first in range(seats)]
    compiled = kernel.find(starts[0])
    assert compiled is not None
    return Table(compiled, np.stack([compiled.load(start) for start in starts]), seats)


def _start(game: str, seats: int, first: Seat = 0) -> Any:
    rules = GAMES[game]
    return rules.start(rules.options_type(), seats, RoundContext(first=first))


if __name__ == "__main__":
    main(sys.argv[1:])
