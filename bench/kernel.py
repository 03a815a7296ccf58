"""Playouts a second of the compiled games, and Elfer beside a plain C program.

Both sides play the same rounds: the same deals from the same random numbers, the same random choices. They
have to come to the same points. Times are of the processor.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

import numpy as np

from reihum import kernel
from reihum.game import AnyGame
from reihum.games.elfer.rules import ELFER
from reihum.games.junior.rules import JUNIOR
from reihum.games.master.rules import MASTER
from reihum.games.stufen.rules import STUFEN
from reihum.kernel.compiled_game import POINTS, CompiledGame, Ints, Weights
from reihum.kernel.policies import RANDOM, WEIGHED

COMPILED: tuple[AnyGame, ...] = (ELFER, JUNIOR, MASTER, STUFEN)
SOURCE = Path(__file__).with_name("kernel.c")
FLAGS = (("-O2",), ("-O2", "-march=native"))
PLAYERS = 4
SEED = 11
ROUNDS = 200_000
TURNS = 9
SLICE = 0.5
"""About how many seconds of the processor a repetition takes."""
REPETITIONS = 5


class Batch(NamedTuple):
    """How long some rounds took, and the sum of all points."""

    seconds: float
    points: int


Side = Callable[[int], Batch]
"""Plays the rounds of a seed."""


def main() -> None:
    compiler = which("cc")
    if compiler is None:
        print("no C compiler here: nothing to compare with")
    else:
        with TemporaryDirectory() as folder:
            programs = {f"cc {' '.join(flags)}": theirs(compiler, flags, Path(folder)) for flags in FLAGS}
            compare({"kernel": ours(ELFER)} | programs)
    print(
        f"playouts a second, thousands, {PLAYERS} players, dealt too; median (least to most of {REPETITIONS})"
    )
    for game in COMPILED:
        for name, policy in (("random", RANDOM), ("weighed", WEIGHED)):
            print(f"  {game.name:10} {name:8} {spread(list(rates(game, policy)), 1)}")


def compare(sides: Mapping[str, Side]) -> None:
    """All sides by turns; the first one is held against the others."""
    next(iter(sides.values()))(0)  # compiled, or read from where it is kept
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for seed in range(SEED, SEED + TURNS):
        batches = {name: side(seed) for name, side in sides.items()}
        if len({batch.points for batch in batches.values()}) > 1:
            raise SystemExit(f"they do not play the same rounds: {batches}")
        for name, batch in batches.items():
            rates[name].append(ROUNDS / batch.seconds / 1000)
    mine = next(iter(rates.values()))
    print(f"random rounds of Elfer a second, thousands, {PLAYERS} players, {TURNS} turns each; kernel to it")
    for name, theirs in rates.items():
        ratios = [one / two for one, two in zip(mine, theirs, strict=True)]
        print(f"  {name:22} {spread(theirs)}  {spread(ratios, 2)}")


def ours(game: AnyGame) -> Side:
    compiled, start, weights = beginning(game)

    def play(seed: int) -> Batch:
        begun = process_time()
        results = compiled.play(start, np.full(PLAYERS, RANDOM), weights, seed, ROUNDS)
        return Batch(process_time() - begun, int(results[:, POINTS].sum()))

    return play


def theirs(compiler: str, flags: Sequence[str], folder: Path) -> Side:
    program = folder / "".join(flags)
    subprocess.run([compiler, *flags, "-o", program, SOURCE], check=True)

    def play(seed: int) -> Batch:
        done = subprocess.run(
            [program, str(ROUNDS), str(seed)], stdout=subprocess.PIPE, text=True, check=True
        )
        seconds, points = done.stdout.split()
        return Batch(float(seconds), int(points))

    return play


def rates(game: AnyGame, policy: int) -> Iterator[float]:
    """Playouts a second, in thousands."""
    compiled, start, weights = beginning(game)
    policies, rounds = np.full(PLAYERS, policy), 16

    def seconds() -> float:
        begun = process_time()
        compiled.play(start, policies, weights, SEED, rounds)
        return process_time() - begun

    seconds()  # compiled, or read from where it is kept
    while seconds() < SLICE:
        rounds *= 2
    for _ in range(REPETITIONS):
        yield rounds / seconds() / 1000


def beginning(game: AnyGame) -> tuple[CompiledGame, Ints, Weights]:
    state = game.start(game.options_type(), PLAYERS)
    compiled = kernel.find(state)
    assert compiled is not None
    return compiled, compiled.load(state), np.tile(compiled.weights, (PLAYERS, 1))


def spread(values: Sequence[float], digits: int = 0) -> str:
    return f"{median(values):7.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


if __name__ == "__main__":
    main()
