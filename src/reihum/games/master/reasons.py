"""Master: bonus cards, jokers, and whether laying helps the others more."""

from collections.abc import Sequence
from typing import Any, assert_never

from reihum.bots.reasons import BEST, ONLY, Reason, because
from reihum.cards import Card, to_bits
from reihum.games.master.actions import Bridge, Joker, Laying, Move, Swap
from reihum.games.master.simple_bot import card_of, cost_of
from reihum.games.master.state import BONUS_CARDS, HALF, NUMBERS
from reihum.games.master.view import View
from reihum.games.rows.actions import Draw, End, Lay, Pass
from reihum.games.rows.reasons import look_behind

NEARLY_OUT = 3
"""A player with at most this number of cards may end the round in the next turn."""


def explain(view: View, menu: Sequence[Move], action: Move, history: Sequence[Any]) -> Reason:
    match action:
        case Swap():
            return because("master-swap")
        case Draw() | Pass() | End() if len(menu) > 1:
            return because("master-wait") if _would_help_others(view, menu) else BEST
        case Draw():
            return because("rows-draw")
        case Pass():
            return because("rows-pass")
        case End():
            return ONLY
        case Lay() | Joker() | Bridge():
            return _why_lay(view, action)
        case _:
            assert_never(action)


def _would_help_others(view: View, menu: Sequence[Move]) -> bool:
    """Whether cards can be laid, and all of them open more places for others than for oneself."""
    layings = [card_of(action) for action in menu if isinstance(action, Laying)]
    behind = [look_behind(card, _table(view), view.hand, NUMBERS[-1]) for card in layings]
    return bool(behind) and all(len(each.own) < each.foreign for each in behind)


def _table(view: View) -> set[Card]:
    return {*view.table, *(place.card for place in view.jokers)}


def _why_lay(view: View, laying: Laying) -> Reason:
    card, table = card_of(laying), _table(view)
    if HALF[card.bit] & ~to_bits(table) == card.bit and sum(view.bonuses) < BONUS_CARDS:
        return because("master-bonus")
    if len(view.hand) == 1:
        return because("rows-out", count=1)
    behind = look_behind(card, table, view.hand, NUMBERS[-1])
    if len(behind.own) > behind.foreign:
        return because("rows-way", cards=behind.own)
    fewest, seat = min((count, seat) for seat, count in enumerate(view.counts) if seat != view.seat)
    if fewest <= NEARLY_OUT:
        return because("master-late", seat=seat, count=fewest, points=cost_of(laying))
    return because("rows-way", cards=behind.own) if behind.own else BEST
