"""How quickly bots call in a race: like people, and better the higher their level."""

from math import exp
from random import Random
from typing import Final, NamedTuple

FASTEST: Final = 200
"""The least time to recognise a card and call, in milliseconds."""


class Reaction(NamedTuple):
    """Times are log-normal, as people's nearly are: none is very short, some are long."""

    median: int
    """In milliseconds."""
    spread: float
    """The standard deviation of the logarithm of the times: about the same part of the median."""
    misses: float
    """How often a match goes unnoticed."""

    def notices(self, rng: Random) -> bool:
        return rng.random() >= self.misses

    def draw(self, rng: Random) -> int:
        """The time from seeing a card to calling, in milliseconds."""
        return max(FASTEST, round(self.median * exp(rng.gauss(0, self.spread))))


class Levels(NamedTuple):
    """The slowest first."""

    easy: Reaction
    medium: Reaction
    hard: Reaction
    master: Reaction


LEVELS: Final = Levels(
    easy=Reaction(700, 0.25, 0.15),
    medium=Reaction(450, 0.20, 0.05),
    hard=Reaction(370, 0.18, 0.02),
    master=Reaction(310, 0.15, 0.01),
)
