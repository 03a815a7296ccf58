"""The actions and events of Schnipp Schnapp."""

from typing import Literal, TypeAlias

from reihum.cards import Card, Cards
from reihum.game import Action, Event, Seat


class Deal(Action, frozen=True):
    """An action of NATURE: the hands, from seat 0 on."""

    order: Cards


class Shuffle(Action, frozen=True):
    """An action of NATURE: the first seat with loose cards puts them under its stack, from the top."""

    order: Cards


class Go(Action, frozen=True):
    """An action of NATURE: "3 – 2 – 1 – go"."""


class Turn(Action, frozen=True):
    """Turn up the top card of one's stack."""


class Wait(Action, frozen=True):
    """Let the card go."""

    reveal: int


class Schnapp(Action, frozen=True):
    """A call for open piles that show the same number."""

    reveal: int
    """The running number of the card that the caller saw."""
    time: int
    """Milliseconds after that card, as the table judges them."""


class Schnipp(Action, frozen=True):
    """A call for the middle."""

    reveal: int
    time: int


Call: TypeAlias = Schnapp | Schnipp

Word: TypeAlias = Literal["schnapp", "schnipp"]


Answer: TypeAlias = Schnapp | Schnipp | Wait

SnapAction = Deal | Shuffle | Go | Turn | Schnapp | Schnipp | Wait

TURN, GO = Turn(), Go()


class Dealt(Event, frozen=True):
    hands: tuple[Cards | None, ...]
    begins: Seat


class TurnedUp(Event, frozen=True):
    seat: Seat
    card: Card
    reveal: int


class Called(Event, frozen=True):
    seat: Seat
    call: Word
    time: int


class Won(Event, frozen=True):
    """The first right call, and how many cards it brings."""

    seat: Seat
    call: Word
    cards: int


class TookBack(Event, frozen=True):
    """A right call at the same time as another: the caller's open cards go back."""

    seat: Seat
    cards: int


class Mistaken(Event, frozen=True):
    """A wrong call, and how many cards it costs."""

    seat: Seat
    cards: int


class QuartetsLaid(Event, frozen=True):
    seat: Seat
    numbers: tuple[int, ...]


class WentOut(Event, frozen=True):
    seat: Seat


class CameBack(Event, frozen=True):
    seat: Seat


class TurnedOver(Event, frozen=True):
    """A stack was used up: its owner goes on with the open pile."""

    seat: Seat
    cards: int


PileEvent = (
    Dealt | TurnedUp | Called | Won | TookBack | Mistaken | QuartetsLaid | WentOut | CameBack | TurnedOver
)
