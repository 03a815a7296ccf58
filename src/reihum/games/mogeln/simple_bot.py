"""Mogeln: doubt what is unlikely, smuggle while it costs little, and keep cards that are needed soon.

A player who is caught takes the stack, with any number of cards in the lay. So a lie may as well have three
cards, and on a low stack even the truth is not worth telling. The last card is different: it will be doubted,
and has to be true.
"""

from collections.abc import Iterable, Sequence
from random import Random

from reihum.cards import Card
from reihum.game import Seat
from reihum.games.mogeln.rules import DOUBT, PASS, Choice, Lay, Smuggle, is_right
from reihum.games.mogeln.state import DECKS, HIGHEST, View, last_number

LOW_STACK = 5


def choose(view: View, menu: Sequence[Choice], rng: Random) -> Choice:
    if PASS in menu or (DOUBT in menu and _should_doubt(view)):
        return DOUBT
    dispensable = max(view.hand, key=lambda card: (wanted_at(view, card), rng.random()))
    truths = truths_in(view.hand, view.next_number, view)
    if Smuggle(dispensable) in menu and len(view.hand) > 2 and (not truths or len(view.stack) <= LOW_STACK):
        return Smuggle(dispensable)
    return Lay(rng.choice(truths) if truths and not view.smuggled else dispensable)


def _should_doubt(view: View) -> bool:
    """Whether a doubt is worth the risk: one's own loss hurts more than another player's.

    Before a number that nobody can lay there is nothing to lose.
    """
    seats = len(view.sizes)
    return view.next_number > HIGHEST[seats] or chance_of_right_card(view) < 1 / seats


def chance_of_right_card(view: View) -> float:
    """The probability that the last player had a right card to lay."""
    own = {*view.hand, *(card for lay in view.stack for card in lay or ())}
    unseen = [card for card in DECKS[len(view.sizes)] if card not in own]
    right = truths_in(unseen, len(view.stack), view)
    held = view.sizes[last_layer(view)] + 1
    return 1 - (1 - len(right) / len(unseen)) ** held


def truths_in(cards: Iterable[Card], number: int, view: View) -> list[Card]:
    """Those of the cards that are right when this number is called."""
    return [card for card in cards if is_right((card,), number, view.options)]


def last_layer(view: View) -> Seat:
    """The seat that laid last."""
    return (view.opener + len(view.stack) - 1) % len(view.sizes)


def wanted_at(view: View, card: Card) -> int:
    """The number at which the card will be right in a later own turn; above the last if there is none."""
    seats = len(view.sizes)
    last = last_number(view.options, seats)
    later = range(view.next_number + seats, last + 1, seats)
    return next((number for number in later if truths_in((card,), number, view)), last + 1)
