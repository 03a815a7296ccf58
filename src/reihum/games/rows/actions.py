"""The actions and events of the row games."""

from typing import TypeAlias

from reihum.cards import BY_BIT, Card, Cards, Piles
from reihum.game import Action, Event, ForcedMoves, Seat


class Deal(Action, frozen=True):
    """An action of NATURE: the hands one after another, then the pile from its top."""

    order: Cards
    lot: Seat | None = None
    """The seat that begins, if it is drawn by lot (V3)."""


class Lay(Action, frozen=True):
    card: Card


class Draw(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


class End(Action, frozen=True):
    """End the turn after at least one card."""


Move: TypeAlias = Lay | Draw | Pass | End
RowAction = Deal | Lay | Draw | Pass | End


class Dealt(Event, frozen=True):
    hands: tuple[Cards | None, ...]
    pile: int
    begins: Seat


class DealVoid(Event, frozen=True):
    pass


class Laid(Event, frozen=True):
    seat: Seat
    card: Card


class Drew(Event, frozen=True):
    seat: Seat
    card: Card | None


class NothingFits(Event, frozen=True):
    """Said aloud (G6): the turn passes."""

    seat: Seat


class WentOut(Event, frozen=True):
    seat: Seat


class HandsShown(Event, frozen=True):
    """The cards left in hands, laid open to be counted."""

    hands: Piles


RowEvent = Dealt | DealVoid | Laid | Drew | NothingFits | WentOut | HandsShown

DRAW, PASS, END = Draw(), Pass(), End()

FORCED_MOVES: ForcedMoves = {Draw: "open", Pass: "open", End: "hidden"}
"""Players who can lay do not draw or pass (E8, E10, J4, J5), but may keep cards that fit (E6, J3)."""

LAY: dict[int, Lay] = {bit: Lay(card) for bit, card in BY_BIT.items()}
