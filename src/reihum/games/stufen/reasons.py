"""Stufen: what a card does for the stage, for the melds on the table, and for the next player."""

from collections.abc import Sequence
from typing import Any, assert_never

from reihum.bots.reasons import BEST, ONLY, Reason, because
from reihum.cards import JOKER, Card
from reihum.games.stufen.actions import Add, Discard, Draw, Lay, Pause, PlayerAction, Take, Took
from reihum.games.stufen.melds import missing, without
from reihum.games.stufen.simple_bot import fits_the_table
from reihum.games.stufen.state import PENALTY, View, needs
from reihum.rule_helpers import next_seat

NEAR = 2
"""Numbers within this distance may belong to one run."""


def explain(view: View, menu: Sequence[PlayerAction], action: PlayerAction, history: Sequence[Any]) -> Reason:
    match action:
        case Draw() | Take() if len(menu) == 1:
            return ONLY
        case Take():
            return _use(view, view.discards[-1]) or BEST
        case Draw():
            card = view.discards[-1]
            return BEST if _use(view, card) else because("stufen-draw", card=card)
        case Lay():
            return because("stufen-lay", stage=view.stages[view.turn] + 1)
        case _ if len(view.hand) == 1:
            return because("stufen-out")
        case Add(card):
            return because("stufen-add", points=PENALTY[card])
        case Pause(to):
            return because("stufen-pause", to=to, count=view.counts[to])
        case Discard(card):
            return _why_discard(view, card, history)
        case _:
            assert_never(action)


def _use(view: View, card: Card) -> Reason | None:
    """What a card from the discards is good for; ``None`` if for nothing."""
    if card is JOKER:
        return because("stufen-joker")
    needed = needs(view, view.turn)
    lacking = missing((*view.hand, card), needed)
    if needed and lacking < missing(view.hand, needed):
        return because("stufen-nearer", lacking=lacking)
    return because("stufen-fits") if not needed and fits_the_table(view, card) else None


def _why_discard(view: View, card: Card, history: Sequence[Any]) -> Reason:
    needed = needs(view, view.turn)
    if missing(without(view.hand, (card,)), needed) > missing(view.hand, needed):
        return BEST
    neighbour = next_seat(view.turn, len(view.counts))
    if view.laid[neighbour] and not fits_the_table(view, card):
        return because("stufen-safe", to=neighbour)
    taken = {event.card for event in history if isinstance(event, Took) and event.seat == neighbour}
    if taken and not any(_is_near(card, other) for other in taken):
        return because("stufen-unwanted", to=neighbour)
    return because("stufen-useless", points=PENALTY[card])


def _is_near(card: Card, other: Card) -> bool:
    """Whether a player who collects one of them may want the other."""
    if not (card.is_number and other.is_number):
        return True
    return abs(card.number - other.number) <= NEAR or card.colour is other.colour
