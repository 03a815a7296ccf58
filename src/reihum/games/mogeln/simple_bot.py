"""Mogeln: doubt what is unlikely, smuggle while it costs little, and keep cards that are needed soon.

A player who is caught takes the stack, with any number of cards in the lay. So a lie may as well have three
cards, and on a low stack even the truth is not worth telling. The last card is different: it will be doubted,
and has to be true.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from reihum.cards import Card
from reihum.games.mogeln.rules import DOUBT, PASS, Doubt, Lay, Pass, Smuggle, is_right
from reihum.games.mogeln.state import DECKS, HIGHEST, View, last_number

LOW_STACK = 5

MogelnChoice = Smuggle | Lay | Doubt | Pass


def choose(view: View, menu: Sequence[MogelnChoice], rng: Random) -> MogelnChoice:
    if PASS in menu or (DOUBT in menu and _should_doubt(view)):
        return DOUBT
    dispensable = max(view.hand, key=lambda card: (_wanted_at(view, card), rng.random()))
    truths = [card for card in view.hand if is_right((card,), view.next_number, view.options)]
    if Smuggle(dispensable) in menu and len(view.hand) > 2 and (not truths or len(view.stack) <= LOW_STACK):
        return Smuggle(dispensable)
    return Lay(rng.choice(truths) if truths and not view.smuggled else dispensable)


def _should_doubt(view: View) -> bool:
    """Whether to risk it: the stack hurts whoever takes it, but one's own loss hurts more than another's.

    Before a number that nobody can lay there is nothing to lose.
    """
    seats = len(view.sizes)
    return view.next_number > HIGHEST[seats] or _chance_of_truth(view) < 1 / seats


def _chance_of_truth(view: View) -> float:
    """The probability that the last lay is right, if players are honest whenever they can be."""
    seats, number = len(view.sizes), len(view.stack)
    own = {*view.hand, *(card for lay in view.stack for card in lay or ())}
    unseen = [card for card in DECKS[seats] if card not in own]
    right = sum(is_right((card,), number, view.options) for card in unseen)
    held = view.sizes[(view.opener + number - 1) % seats] + 1
    return 1 - (1 - right / len(unseen)) ** held


def _wanted_at(view: View, card: Card) -> int:
    """The number at which the card will be right on one of one's later turns; past the last if on none."""
    seats = len(view.sizes)
    last = last_number(view.options, seats)
    later = range(view.next_number + seats, last + 1, seats)
    return next((number for number in later if is_right((card,), number, view.options)), last + 1)
