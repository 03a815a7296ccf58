"""The best first guesses of two players in Ratefix, by backward induction.

Simulations are compared with them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from reihum.games.ratefix.rules import DECK


class Guessing(NamedTuple):
    guess: int
    chance: Fraction
    """The chance to take the cards."""


GUESSES = range(2, 41)  # R5
UNSEEN = Counter(card.number for card in DECK)


@cache
def last_guess(own: int, earlier: int) -> Guessing:
    """The best guess of the second of two players in the first turn, who sees only one card."""
    totals = {own + other: number for other, number in _others(own).items()}
    return _best(Guessing(guess, _closer(guess, earlier, totals)) for guess in GUESSES)


@cache
def first_guess(own: int) -> Guessing:
    """The best guess of the first player, if the second answers with ``last_guess``."""
    return _best(Guessing(guess, first_chance(own, guess)) for guess in GUESSES)


def _best(guessings: Iterable[Guessing]) -> Guessing:
    return max(guessings, key=lambda found: (found.chance, -found.guess))


def first_chance(own: int, guess: int) -> Fraction:
    """How often the first guess is not beaten by the best answer (R5: of two the earlier)."""
    others = _others(own)
    kept = sum(
        number
        for other, number in others.items()
        if abs(guess - own - other) <= abs(last_guess(other, guess).guess - own - other)
    )
    return Fraction(kept, sum(others.values()))


def _closer(guess: int, earlier: int, totals: Mapping[int, int]) -> Fraction:
    closer = sum(number for total, number in totals.items() if abs(guess - total) < abs(earlier - total))
    return Fraction(closer, sum(totals.values()))


def _others(own: int) -> Counter[int]:
    """The cards that the other player may have, by number."""
    return UNSEEN - Counter([own])
