"""Ratefix: the average of what is left, or all totals on one side of an earlier guess."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from reihum.bots.reasons.because import Reason, because
from reihum.games.ratefix import DECK, Guess, View


def explain(view: View, menu: Sequence[Guess], action: Guess, heard: Sequence[Any]) -> Reason:
    assert view.card is not None
    if action.total - 1 in view.guesses:
        return because("ratefix-above", guess=action.total - 1)
    if action.total + 1 in view.guesses:
        return because("ratefix-below", guess=action.total + 1)
    seen = {view.card, *chain.from_iterable(view.won)}
    unseen = [card.number for card in DECK if card not in seen]
    mean = sum(unseen) / len(unseen)
    others = len(view.stacks) - 1
    return because(
        "ratefix-average", card=view.card, mean=round(mean, 1), total=round(view.card.number + others * mean)
    )
