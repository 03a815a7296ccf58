"""Master: take every joker, open no row for others, and keep nothing when the round may soon end.

A card that is laid opens the places behind it. It is worth laying when more of one's own cards
than of others' belong there, or when it earns a bonus card; otherwise drawing costs less.
"""

from collections.abc import Iterator, Sequence
from random import Random

from reihum.cards import CARD, Card, to_bits
from reihum.games.master.actions import Bridge, Joker, Laying, Move, Swap
from reihum.games.master.state import BONUS, HALF, JOKER_COSTS, MOST_LAID, NUMBERS
from reihum.games.master.view import View
from reihum.games.rows.actions import Lay

JOKER_KEPT_FOR = 3
"""How many more own cards must lie behind a joker than behind a number."""
NEARLY_OUT = 5
"""A player with at most this number of cards may soon end the round."""


def choose(view: View, menu: Sequence[Move], rng: Random) -> Move:
    for action in menu:
        if isinstance(action, Swap):
            return action
    layings = [action for action in menu if isinstance(action, Laying)]
    if not layings:
        return menu[-1]
    late, must_lay = _is_late(view), len(layings) == len(menu)
    own, filled = to_bits(view.hand), to_bits(view.table) | to_bits(place.card for place in view.jokers)
    worth = [_worth(laying, own, filled) + (cost_of(laying) if late else 0) for laying in layings]
    if late or must_lay or max(worth) > 0:
        return layings[worth.index(max(worth))]
    return menu[-1]


def _is_late(view: View) -> bool:
    fewest = min(count for seat, count in enumerate(view.counts) if seat != view.seat)
    return fewest <= NEARLY_OUT or len(view.hand) <= MOST_LAID - view.laid


def _worth(laying: Laying, own: int, filled: int) -> int:
    card = card_of(laying)
    worth = sum(1 if place & own else -1 for place in _behind(card, filled))
    if HALF[card.bit] & ~filled == card.bit:
        worth += BONUS
    return worth - JOKER_KEPT_FOR if _is_joker(laying) else worth


def cost_of(laying: Laying) -> int:
    """The points that a card costs if it stays in hand."""
    return JOKER_COSTS if _is_joker(laying) else card_of(laying).number


def _behind(card: Card, filled: int) -> Iterator[int]:
    """The free places that follow this one in its row, on both sides."""
    for numbers in (range(card.number + 1, NUMBERS[-1] + 1), range(card.number - 1, 0, -1)):
        for number in numbers:
            place = CARD[card.colour, number].bit
            if place & filled:
                break
            yield place


def card_of(laying: Laying) -> Card:
    """The card that belongs where something is laid."""
    return laying.card if isinstance(laying, Lay) else laying.place.card


def _is_joker(laying: Laying) -> bool:
    return isinstance(laying, Joker) or (isinstance(laying, Bridge) and laying.joker is not None)
