"""Schnipp Schnapp: whether two cards that lie open show the same number."""

from collections.abc import Sequence
from typing import Any

from reihum.bots.reasons import BEST, ONLY, Reason, because
from reihum.games.schnippschnapp.actions import Answer, Schnapp, Turn, Wait
from reihum.games.schnippschnapp.piles import matching, right_calls
from reihum.games.schnippschnapp.state import View


def explain(
    view: View, menu: Sequence[Turn | Answer], action: Turn | Answer, history: Sequence[Any]
) -> Reason:
    if isinstance(action, Turn):
        return ONLY
    right = right_calls(view.piles, view.middle, view.turned)
    if isinstance(action, Wait):
        return BEST if right else because("schnippschnapp-wait")
    if type(action) not in right:
        return BEST
    if isinstance(action, Schnapp):
        first, *_ = matching(view.piles, view.turned)
        return because("schnippschnapp-call", number=view.piles[first][-1].number)
    return because("schnippschnapp-call", number=view.middle[-1].number)
