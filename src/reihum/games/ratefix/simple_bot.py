"""Ratefix: one's own card and the mean of the others, or just beside an earlier guess.

A guess next to an earlier one takes all totals on its far side. The guess is the one that is most often
closest to the total; in a tie, the one nearest to the expected total.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain
from math import inf
from random import Random

from reihum.games.ratefix.rules import DECK, Guess, View


def choose(view: View, menu: Sequence[Guess], rng: Random) -> Guess:
    totals = _totals(view)
    expected = round(sum(total * weight for total, weight in totals.items()) / sum(totals.values()))
    beside = {guess + shift for guess in view.guesses for shift in (-1, 1)}
    allowed = [guess for guess in (expected, *sorted(beside)) if menu[0].total <= guess <= menu[-1].total]
    return Guess(
        max(allowed, key=lambda guess: (_closest(guess, view.guesses, totals), -abs(guess - expected)))
    )


def _totals(view: View) -> Mapping[int, int]:
    """The totals that the cards in the middle may have, each with its number of deals.

    As if a card could be drawn twice: that is near enough, and much faster.
    """
    assert view.card is not None
    unseen = Counter(unseen_numbers(view))
    totals = {view.card.number: 1}
    for _ in range(len(view.stacks) - 1):
        totals = _plus_one_card(totals, unseen)
    return totals


def unseen_numbers(view: View) -> list[int]:
    """The numbers of the cards that the seat has not seen."""
    seen = {view.card, *chain.from_iterable(view.won)}
    return [card.number for card in DECK if card not in seen]


def _plus_one_card(totals: Mapping[int, int], unseen: Mapping[int, int]) -> dict[int, int]:
    sums: dict[int, int] = defaultdict(int)
    for total, weight in totals.items():
        for number, count in unseen.items():
            sums[total + number] += weight * count
    return sums


def _closest(guess: int, earlier: Sequence[int], totals: Mapping[int, int]) -> int:
    """The weight of the totals that are closer to this guess than to any earlier one (R5)."""
    if guess in earlier:
        return 0
    above = max(((guess + other) / 2 for other in earlier if other < guess), default=0)
    below = min(((guess + other) / 2 for other in earlier if other > guess), default=inf)
    return sum(weight for total, weight in totals.items() if above < total < below)
