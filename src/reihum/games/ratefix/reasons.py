"""Ratefix: what the cards make on average, and which totals a guess is closest to so far."""

from collections.abc import Sequence
from typing import Any

from reihum.bots.reasons import BEST, Reason, because
from reihum.games.ratefix.rules import HIGHEST, Guess, View
from reihum.games.ratefix.simple_bot import unseen_numbers


def explain(view: View, menu: Sequence[Guess], action: Guess, history: Sequence[Any]) -> Reason:
    guess, earlier = action.total, view.guesses
    if guess - 1 in earlier and guess > max(earlier):
        return because("ratefix-above", guess=guess - 1)
    if guess + 1 in earlier and guess < min(earlier):
        return because("ratefix-below", guess=guess + 1)
    card, others = view.card, len(view.stacks) - 1
    assert card is not None
    unseen = unseen_numbers(view)
    mean = sum(unseen) / len(unseen)
    average = {"card": card, "mean": round(mean, 1), "total": round(card.number + others * mean)}
    if guess == average["total"]:
        return because("ratefix-average", **average)
    if not earlier:
        return because("ratefix-aside", **average)
    totals = range(card.number + others, card.number + others * HIGHEST + 1)
    closest = [total for total in totals if all(abs(total - guess) < abs(total - g) for g in earlier)]
    if not closest:
        return BEST
    return because("ratefix-closest", count=len(closest), first=closest[0], last=closest[-1])
