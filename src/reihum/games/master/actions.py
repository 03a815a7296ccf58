"""The actions and events of Master. Those that it shares with the row games are in ``rows.actions``."""

from typing import Literal, TypeAlias

from reihum.cards import BY_BIT, Card, Cards, Colour, Spot
from reihum.game import Action, Event, ForcedMoves, Seat
from reihum.games.master.state import SPOT
from reihum.games.rows import actions as rows


class Deal(Action, frozen=True):
    """An action of NATURE: the column from its top, the hands one after another, the pile from its top."""

    column: tuple[Colour, ...]
    order: Cards


class Joker(Action, frozen=True):
    place: Spot


class Bridge(Action, frozen=True):
    """A connection card beside ``start``, and on ``place`` its card or a joker: one move (M16)."""

    start: Spot
    place: Spot
    joker: Literal["joker"] | None = None


class Swap(Action, frozen=True):
    """The card for the joker that lies in its place."""

    card: Card


Laying = rows.Lay | Joker | Bridge
Move = Laying | Swap | rows.Draw | rows.Pass | rows.End


class ColumnLaid(Event, frozen=True):
    colours: tuple[Colour, ...]


class JokerLaid(Event, frozen=True):
    seat: Seat
    place: Spot


class Bridged(Event, frozen=True):
    """A connection card is put down; the card that it leads to follows."""

    seat: Seat
    start: Spot
    place: Spot


class Swapped(Event, frozen=True):
    seat: Seat
    card: Card


class BonusTaken(Event, frozen=True):
    seat: Seat


class TurnEnded(Event, frozen=True):
    """A turn of laying is over: the player said so, or nobody could do more (M12)."""

    seat: Seat


class RowsFilled(Event, frozen=True):
    pass


LayEvent: TypeAlias = rows.Laid | JokerLaid | Bridged | Swapped | BonusTaken
TurnEvent: TypeAlias = LayEvent | rows.Drew | rows.NothingFits | TurnEnded | rows.WentOut
MasterEvent = ColumnLaid | rows.Dealt | TurnEvent | RowsFilled | rows.HandsShown

JOKER_AT = {bit: Joker(spot) for bit, spot in SPOT.items()}

SWAP = {bit: Swap(card) for bit, card in BY_BIT.items()}

FORCED_MOVES: ForcedMoves = {rows.Draw: "hidden", rows.Pass: "hidden", rows.End: "hidden"}
"""Players who draw might have laid (M6), those who pass might have laid a joker (M7), and those who end
their turn might go on."""
