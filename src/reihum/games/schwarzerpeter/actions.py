"""The actions and events of Schwarzer Peter."""

from typing import Literal

from reihum.cards import Card
from reihum.game import Action, Event, ForcedMoves, Seat

Forfeit = Literal["none", "dot", "task"]


class Shuffle(Action, frozen=True):
    """An action of NATURE. First the whole deck: the card put aside, then the hands from seat 0 on. Later the
    hand that is drawn from, as it is held out (SP3)."""

    order: tuple[Card, ...]


class Draw(Action, frozen=True):
    place: int
    """The place of the card among those held out, from 1."""


class Dealt(Event, frozen=True):
    """The hands as they were dealt, before any pair is laid."""

    hands: tuple[tuple[Card, ...] | None, ...]


class HeldOut(Event, frozen=True):
    giver: Seat
    to: Seat
    count: int


class Drew(Event, frozen=True):
    seat: Seat
    giver: Seat
    place: int
    card: Card | None


class PairsLaid(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Safe(Event, frozen=True):
    """A player without cards cannot lose any more."""

    seat: Seat


class PeterShown(Event, frozen=True):
    """The end: the Schwarzer Peter, its holder, and its twin that was put aside."""

    loser: Seat
    peter: Card
    aside: Card


class Undecided(Event, frozen=True):
    """The end after too many draws: nobody loses. The Schwarzer Peter, and its twin that was put aside."""

    peter: Card
    aside: Card


class ForfeitDue(Event, frozen=True):
    loser: Seat
    forfeit: Forfeit


PeterAction = Shuffle | Draw

PeterEvent = Dealt | HeldOut | Drew | PairsLaid | Safe | PeterShown | Undecided | ForfeitDue

MENUS = tuple(tuple(Draw(place) for place in range(1, count + 1)) for count in range(21))
"""The menus, by the number of cards held out."""

FORCED_MOVES: ForcedMoves = {Draw: "open"}
"""All see that a single card is held out."""
