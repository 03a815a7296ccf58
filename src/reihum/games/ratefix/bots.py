"""Ratefix at every level. ``easy`` guesses roughly; the others calculate (``guessing``)."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final

from reihum.bots.levels import EASY, HARD, MASTER, MEDIUM, Levels
from reihum.games.ratefix.rules import Guess, View

ROUGHLY: Final = 4.0
"""The standard deviation of the error of ``easy`` for a hidden card."""


def easy(view: View, menu: Sequence[Guess], rng: Random, history: Sequence[Any]) -> Guess:
    """One's own card, and something for each of the others, but no total that was said before."""
    assert view.card is not None
    others = len(view.stacks) - 1
    total = view.card.number + round(rng.gauss(10.5 * others, ROUGHLY * others))
    while total in view.guesses:
        total += rng.choice((-1, 1))
    return Guess(max(menu[0].total, min(menu[-1].total, total)))


def calculated(view: View, menu: Sequence[Guess], rng: Random, history: Sequence[Any], level: str) -> Guess:
    from reihum.games.ratefix import guessing  # needs numpy

    guess: Guess = getattr(guessing, level)(view, menu, rng, history)
    return guess


CALCULATED: Final = (MEDIUM, HARD, MASTER)
RULES: Final = {level: partial(calculated, level=level) for level in CALCULATED}
LEVELS = Levels({EASY: easy, **RULES}, slow=CALCULATED)
