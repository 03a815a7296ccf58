"""Mogeln: what one knows of the number that was said, and what a lie may cost."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, assert_never

from reihum.bots.reasons import BEST, Reason, because
from reihum.cards import Card
from reihum.games.mogeln.rules import PASS, Choice, Doubt, Lay, Pass, Smuggle
from reihum.games.mogeln.simple_bot import LOW_STACK, chance_of_right_card, last_layer, truths_in, wanted_at
from reihum.games.mogeln.state import DECKS, View

MAY_WELL = 0.25
"""Below this probability a lay counts as impossible."""


def explain(view: View, menu: Sequence[Choice], action: Choice, history: Sequence[Any]) -> Reason:
    match action:
        case Doubt():
            return _why_doubt(view, menu)
        case Pass():
            if chance_of_right_card(view) < MAY_WELL:
                return BEST
            return because("mogeln-pass", seat=last_layer(view), number=len(view.stack))
        case Smuggle():
            return because("mogeln-smuggle", count=len(view.stack))
        case Lay(card):
            return _why_lay(view, card)
        case _:
            assert_never(action)


def _why_doubt(view: View, menu: Sequence[Choice]) -> Reason:
    number, seat = len(view.stack), last_layer(view)
    right = truths_in(DECKS[len(view.sizes)], number, view)
    if not right:
        return because("mogeln-impossible", number=number)
    own = {*view.hand, *chain.from_iterable(lay or () for lay in view.stack)}
    held = len(own.intersection(right))
    if held == len(right):
        return because("mogeln-caught", number=number, count=held)
    if PASS in menu:
        return because("mogeln-wins", seat=seat)
    if held:
        return because("mogeln-counted", number=number, count=held, all=len(right))
    if 1 - chance_of_right_card(view) < MAY_WELL:
        return BEST
    return because("mogeln-doubt", seat=seat, number=number)


def _why_lay(view: View, card: Card) -> Reason:
    number = view.next_number
    if truths_in((card,), number, view) and not view.smuggled:
        return because("mogeln-truth", number=number)
    if wanted_at(view, card) < max(wanted_at(view, held) for held in view.hand):
        return BEST
    if view.smuggled:
        return because("mogeln-cover")
    if not truths_in(view.hand, number, view):
        return because("mogeln-lie", number=number)
    return because("mogeln-bluff", number=number) if len(view.stack) <= LOW_STACK else BEST
