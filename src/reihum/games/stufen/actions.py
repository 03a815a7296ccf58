"""The actions and events of Stufen."""

from typing import TypeAlias

from reihum.cards import Card, Cards, Piles
from reihum.game import Action, Event, ForcedMoves, Seat
from reihum.games.stufen.melds import End, Kind, Of


class Deal(Action, frozen=True):
    """An action of NATURE: the hands one after another, then the draw pile from its top."""

    order: Cards


class Renew(Action, frozen=True):
    """An action of NATURE: all discards but the top one become the new draw pile, from its top."""

    order: Cards


class Draw(Action, frozen=True):
    pass


class Take(Action, frozen=True):
    """Take the top discard."""


class Lay(Action, frozen=True, tag="meld"):
    """Lay the next meld of one's stage."""

    cards: Cards
    """Sorted, jokers last; a Reihe by its numbers, jokers in their places."""
    of: Of | None = None
    """What a meld of jokers alone stands for: its (lowest) number or its colour."""


class Add(Action, frozen=True):
    card: Card
    meld: int
    """The number of the meld on the table, counted from 1."""
    end: End | None = None
    """For a joker that could go to both ends of a Reihe."""


class Discard(Action, frozen=True):
    card: Card


class Pause(Action, frozen=True):
    """Put a pause card before another player."""

    to: Seat


StufenAction = Deal | Renew | Draw | Take | Lay | Add | Discard | Pause

PlayerAction: TypeAlias = Draw | Take | Lay | Add | Discard | Pause


class Dealt(Event, frozen=True):
    hands: tuple[Cards | None, ...]
    turned: Card
    """The first discard."""
    pauses: int
    """Pause cards turned up before it, which went under the draw pile (ST14)."""
    pile: int
    begins: Seat


class Renewed(Event, frozen=True):
    pile: int


class Drew(Event, frozen=True):
    seat: Seat
    card: Card | None


class Took(Event, frozen=True):
    seat: Seat
    card: Card


class Laid(Event, frozen=True):
    seat: Seat
    kind: Kind
    of: Of
    cards: Cards


class StageLaid(Event, frozen=True):
    seat: Seat
    stage: int


class Added(Event, frozen=True):
    seat: Seat
    card: Card
    meld: int
    end: End


class Discarded(Event, frozen=True):
    seat: Seat
    card: Card


class Paused(Event, frozen=True):
    giver: Seat
    to: Seat


class Missed(Event, frozen=True):
    """A turn missed; the pause card went under the discards (ST9)."""

    seat: Seat


class WentOut(Event, frozen=True):
    seat: Seat


class Unfinished(Event, frozen=True):
    """The draw pile would have had to be renewed a third time (ST15)."""


class HandsShown(Event, frozen=True):
    """The cards left in hands, laid open to be counted."""

    hands: Piles


PlayerEvent: TypeAlias = Drew | Took | Laid | StageLaid | Added | Discarded | Paused | Missed | WentOut
StufenEvent = Dealt | Renewed | PlayerEvent | Unfinished | HandsShown

DRAW, TAKE = Draw(), Take()

FORCED_MOVES: ForcedMoves = {Draw: "open"}
"""All see that there is no discard to take (ST14)."""
