"""Elfer and Junior: what lies behind a card, for oneself and for the others, and who cannot lay."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple, assert_never

from reihum.bots.reasons import BEST, ONLY, Reason, because
from reihum.cards import CARD, Card
from reihum.game import Seat
from reihum.games.rows.actions import Draw, Drew, End, Laid, Lay, Move, NothingFits, Pass
from reihum.games.rows.simple_bot import can_go_out
from reihum.games.rows.state import View

TOP = 20
"""The length of a row. Shorter rows end at a card."""


class Behind(NamedTuple):
    """The places that a card opens the way to."""

    own: tuple[Card, ...]
    """The places for which one holds the card."""
    foreign: int


def explain(view: View[Any], menu: Sequence[Move], action: Move, history: Sequence[Any]) -> Reason:
    fitting = tuple(option.card for option in menu if isinstance(option, Lay))
    match action:
        case Draw():
            return because("rows-draw")
        case Pass():
            return because("rows-pass")
        case End():
            return _why_end(view, fitting, history)
        case Lay(card):
            return _why_lay(view, card, fitting)
        case _:
            assert_never(action)


def _why_end(view: View[Any], fitting: tuple[Card, ...], history: Sequence[Any]) -> Reason:
    if not fitting:
        return ONLY
    return because("rows-keep", cards=fitting, waiting=len(waiting(history) - {view.seat}))


def _why_lay(view: View[Any], card: Card, fitting: tuple[Card, ...]) -> Reason:
    if can_go_out(view):
        return because("rows-out", count=len(view.hand))
    if len(fitting) == 1 and not view.laid:
        return because("rows-only")
    behind = {option: look_behind(option, view.table, view.hand, TOP) for option in fitting}
    mine = behind.pop(card)
    if len(mine.own) > max((len(other.own) for other in behind.values()), default=0):
        return because("rows-way", cards=mine.own)
    if not mine.foreign:
        return because("rows-closed")
    kept = max(behind, key=lambda option: behind[option].foreign, default=card)
    is_least = all(mine.foreign <= other.foreign for other in behind.values())
    if kept is not card and is_least and mine.foreign < behind[kept].foreign:
        return because("rows-less", card=kept, count=behind[kept].foreign)
    return because("rows-way", cards=mine.own) if mine.own else BEST


def look_behind(card: Card, table: Collection[Card], hand: Sequence[Card], top: int) -> Behind:
    """The places after a card, on both sides, up to the next card in its row."""
    places = list(_places(card, table, top))
    own = tuple(place for place in places if place in hand)
    return Behind(own, len(places) - len(own))


def _places(card: Card, table: Collection[Card], top: int) -> Iterator[Card]:
    for numbers in (range(card.number - 1, 0, -1), range(card.number + 1, top + 1)):
        for number in numbers:
            place = CARD[card.colour, number]
            if place in table:
                break
            yield place


def waiting(history: Sequence[Any]) -> set[Seat]:
    """The seats that could not lay in their last turn."""
    stuck: set[Seat] = set()
    for event in history:
        match event:
            case Drew(seat) | NothingFits(seat):
                stuck.add(seat)
            case Laid(seat):
                stuck.discard(seat)
    return stuck
