"""Stufen: collect for the stage, lay it at once, add what fits, and get rid of what costs most.

Take a card if fewer cards of the stage are missing then, and discard a card that does not change that. A
pause card goes to the player nearest to going out.
"""

from collections.abc import Sequence
from random import Random

from reihum.cards import JOKER, Card
from reihum.game import Seat
from reihum.games.stufen.actions import Add, Discard, Draw, Lay, Pause, PlayerAction, Take
from reihum.games.stufen.melds import ends, missing, without
from reihum.games.stufen.state import PENALTY, View, needs
from reihum.rule_helpers import next_seat

FIRST_TO_LAST = (Take, Draw, Lay, Add, Pause, Discard)


def choose(view: View, menu: Sequence[PlayerAction], rng: Random) -> PlayerAction:
    seat = view.turn
    if view.phase == "draw" and not (view.discards and _is_wanted(view, seat, view.discards[-1])):
        return Draw()
    first = min(menu, key=lambda action: FIRST_TO_LAST.index(type(action)))
    return min(
        (action for action in menu if type(action) is type(first)),
        key=lambda action: _loss(view, seat, action),
    )


def _is_wanted(view: View, seat: Seat, card: Card) -> bool:
    needed = needs(view, seat)
    if card is JOKER or not needed:
        return card is JOKER or fits_the_table(view, card)
    return missing((*view.hand, card), needed) < missing(view.hand, needed)


def _loss(view: View, seat: Seat, action: PlayerAction) -> tuple[int, ...]:
    """What an action gives up, compared with others of its kind; the most important first."""
    match action:
        case Lay(cards):
            return (cards.count(JOKER),)
        case Add(card):
            return (card is JOKER,)
        case Pause(to):
            return not view.laid[to], view.counts[to]
        case Discard(card):
            still_missing = missing(without(view.hand, (card,)), needs(view, seat))
            gift = view.laid[next_seat(seat, len(view.counts))] and fits_the_table(view, card)
            return card is JOKER, still_missing, gift, -PENALTY[card]
        case _:
            return ()


def fits_the_table(view: View, card: Card) -> bool:
    return any(ends(meld, card) for meld in view.table)
