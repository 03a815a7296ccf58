"""The kernel's random number generator (SplitMix64) in the form that the engine takes."""

from __future__ import annotations

from reihum.kernel.compiled_game import Rng


class KernelRng:
    """Shares its state with the kernel, so that both may draw in turn."""

    def __init__(self, word: Rng) -> None:
        self.word = word

    def randrange(self, stop: int, /) -> int:
        word = (int(self.word[0]) + 0x9E3779B97F4A7C15) % 2**64
        self.word[0] = word
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        word = (word ^ word >> 27) * 0x94D049BB133111EB % 2**64
        return ((word ^ word >> 31) >> 32) * stop >> 32
