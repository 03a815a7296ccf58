"""Random numbers in compiled code: SplitMix64, whose whole state is one integer in an array."""

import numpy as np

from reihum.kernel.compiled_game import Ints, Rng
from reihum.kernel.compiling import compiled, entry, pointer

# Unsigned throughout: numba makes a float of a signed and an unsigned word.
STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
FINE = 1 << 30
"""The resolution of random decisions."""
SHIFT_27, SHIFT_30, SHIFT_31, SHIFT_32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@compiled
def reseed(rng: Rng, seed: int, number: int) -> None:
    """Sets a generator to the start of the sequence ``number`` of a seed."""
    rng[0] = np.uint64(seed)
    _scramble(rng)
    rng[0] = _scramble(rng) + np.uint64(number) * FIRST_FACTOR


@entry
def _reseed(rng: Rng, seed: int, number: int) -> None:
    reseed(pointer(rng), seed, number)


def source(seed: int, number: int) -> Rng:
    """The generator of round ``number`` of a seed."""
    rng = np.empty(1, np.uint64)
    _reseed(rng, seed, number)
    return rng


@compiled
def _scramble(rng: Rng) -> np.uint64:
    rng[0] += STEP
    word = rng[0]
    word = (word ^ (word >> SHIFT_30)) * FIRST_FACTOR
    word = (word ^ (word >> SHIFT_27)) * SECOND_FACTOR
    return np.uint64(word ^ (word >> SHIFT_31))


@compiled
def below(rng: Rng, limit: int) -> int:
    """A number from 0 to ``limit - 1``. The limit is small, so the bias of 32 bits does not matter."""
    return np.int64((_scramble(rng) >> SHIFT_32) * np.uint64(limit) >> SHIFT_32)  # type: ignore[return-value]


@compiled
def happens(rng: Rng, chance: float) -> bool:
    """True with this probability."""
    return below(rng, FINE) < chance * FINE


@compiled
def mix(array: Ints, at: int, items: int, rng: Rng) -> None:
    """Shuffles items of an array from ``at`` on, as the engine does, in reverse: the first item is last."""
    for place in range(items - 1):
        other = items - 1 - below(rng, items - place)
        word = array[at + place]
        array[at + place] = array[at + other]
        array[at + other] = word
