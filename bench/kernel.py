"""Playouts a second of the compiled games, and Elfer beside a plain C program.

Both sides play the same rounds: the same deals from the same random numbers, the same random choices. They
have to end with the same points. Times are processor times.
"""

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

import numpy as np
from measuring import by_turns, spread

from reihum import kernel
from reihum.game import AnyGame
from reihum.kernel.compiled_game import POINTS, CompiledGame, Ints, Weights
from reihum.policies import RANDOM, WEIGHED
from reihum.registry import GAMES

COMPILED = ("elfer", "junior", "master", "stufen")
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
    """How fast some rounds were, in thousands a second, and the sum of all points."""

    rate: float
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
            compare({"kernel": ours(GAMES["elfer"])} | programs)
    print(
        f"playouts a second, thousands, {PLAYERS} players, dealt too; median (least to most of {REPETITIONS})"
    )
    for game in COMPILED:
        for name, policy in (("random", RANDOM), ("weighed", WEIGHED)):
            print(f"  {game:10} {name:8} {spread(list(rates(GAMES[game], policy)), 1)}")


def compare(sides: Mapping[str, Side]) -> None:
    """Compares the first side with the others."""
    next(iter(sides.values()))(0)  # compiled, or read from where it is kept
    batches = by_turns(sides, TURNS, lambda side, turn: side(SEED + turn))
    if len({tuple(batch.points for batch in found) for found in batches.values()}) > 1:
        raise SystemExit(f"they do not play the same rounds: {batches}")
    mine = next(iter(batches.values()))
    print(f"random rounds of Elfer a second, thousands, {PLAYERS} players, {TURNS} turns each; kernel to it")
    for name, found in batches.items():
        ratios = [one.rate / other.rate for one, other in zip(mine, found, strict=True)]
        print(f"  {name:22} {spread([batch.rate for batch in found]):>24}  {spread(ratios, 2)}")


def ours(game: AnyGame) -> Side:
    compiled, start, weights = beginning(game)

    def play(seed: int) -> Batch:
        begun = process_time()
        results = compiled.play(start, np.full(PLAYERS, RANDOM), weights, seed, ROUNDS)
        return Batch(ROUNDS / (process_time() - begun) / 1000, int(results[:, POINTS].sum()))

    return play


def theirs(compiler: str, flags: Sequence[str], folder: Path) -> Side:
    program = folder / "".join(flags)
    subprocess.run([compiler, *flags, "-o", program, SOURCE], check=True)

    def play(seed: int) -> Batch:
        seconds, points = subprocess.check_output([program, str(ROUNDS), str(seed)], text=True).split()
        return Batch(ROUNDS / float(seconds) / 1000, int(points))

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


if __name__ == "__main__":
    main()
