"""Schnipp Schnapp: call when it is right, as quickly as people do, and never at random.

Sometimes a match goes unnoticed. If both calls are right, make the one that brings more cards.
"""

from collections.abc import Sequence
from random import Random

from reihum.games.schnippschnapp.actions import Answer, Call, Schnapp, Schnipp, Turn
from reihum.games.schnippschnapp.piles import matching, right_calls
from reihum.games.schnippschnapp.reaction import LEVELS, Reaction
from reihum.games.schnippschnapp.state import View


def choose(
    view: View, menu: Sequence[Turn | Answer], rng: Random, reaction: Reaction = LEVELS.medium
) -> Turn | Answer:
    right = right_calls(view.piles, view.middle, view.turned)
    calls = [call for call in menu if isinstance(call, Schnapp | Schnipp) and type(call) in right]
    if not calls or not reaction.notices(rng):
        return menu[-1]
    call = max(calls, key=lambda call: _brings(view, call))
    return type(call)(view.reveal, reaction.draw(rng))


def _brings(view: View, call: Call) -> int:
    """The number of cards that the call wins if it is the first."""
    if isinstance(call, Schnipp):
        return len(view.middle)
    return sum(len(view.piles[seat]) for seat in matching(view.piles, view.turned) if seat != view.seat)
