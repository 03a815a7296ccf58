"""What the history of a round of a row game shows: the choices of players, and where cards cannot be."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias, assert_never

from reihum.cards import Card, deck, to_bits
from reihum.game import Seat
from reihum.games.elfer import rules as elfer
from reihum.games.junior import rules as junior
from reihum.games.rows.actions import Dealt, Drew, Laid, NothingFits, RowEvent
from reihum.games.rows.state import State, View, beside

TurnEvent: TypeAlias = Laid | Drew | NothingFits


class Choice(NamedTuple):
    """A card laid from a hand, or the end of a turn, and what everybody saw before it."""

    seat: Seat
    card: Card | None
    laid: int
    """Cards laid before in the turn."""
    pile: int
    fewest: int
    """The number of cards of the other player with the fewest."""
    table: int
    openers: int


class Kept(NamedTuple):
    """A card that was drawn and did not fit."""

    seat: Seat
    number: int
    """The number of cards kept before it."""
    barred: int
    """The cards that it cannot be."""


class History:
    """What a seat knows of the round so far: what others chose, and what they cannot have."""

    def __init__(self, view: View[Any], dealt: Dealt) -> None:
        seats, cards = len(view.counts), to_bits(deck_of(view))
        self.choices: list[Choice | Kept] = []
        self.laid_by: dict[Card, Seat] = {}
        """The cards that others laid from their hands."""
        self.barred = [0] * seats
        """By seat, the cards that its hand cannot have held when it was dealt."""
        self.kept: list[Kept] = []
        self._view = view
        self._book = junior.BOOK if is_junior(view) else elfer.book(view.options)
        self._table = _laid_out(view)
        self._openers = 0 if self._table else _openers(view)
        self._pile = dealt.pile
        self.hand_size = ((cards & ~self._table).bit_count() - dealt.pile) // seats
        self._counts = [self.hand_size] * seats
        self._laid = 0
        self._last: TurnEvent | None = None

    def leads_to_view(self) -> bool:
        """Whether the history is complete, now that the seat is to act."""
        if self._last is not None and self._last.seat != self._view.seat:
            self._end_turn(self._last.seat)
        now = self._table, tuple(self._counts), self._pile
        return now == (to_bits(self._view.table), self._view.counts, self._view.pile)

    def hear(self, event: TurnEvent, following: RowEvent | None) -> None:
        last, self._last = self._last, event
        if last is not None and last.seat != event.seat:
            self._end_turn(last.seat)
        match event:
            case Laid(seat, card):
                if not isinstance(last, Drew):
                    self._lay_from_hand(seat, card)
                self._put(card)
            case Drew(seat, _):
                self._fail(seat)
                self._draw(seat, fits=isinstance(following, Laid))
            case NothingFits(seat):
                self._fail(seat)
            case _:
                assert_never(event)

    def _lay_from_hand(self, seat: Seat, card: Card) -> None:
        if seat != self._view.seat:
            self.laid_by[card] = seat
            if self._table:  # with the round's first card nothing is known yet of who may lay what
                self._choose(seat, card)
        self._counts[seat] -= 1
        self._laid += 1

    def _put(self, card: Card) -> None:
        if not self._table:
            if not self._book.opener_lays_on:
                self._laid = 0  # E5, V4: the turn ends by itself
            if self._view.options.opening == "classic":  # E3: nobody was dealt an 11 before it in precedence
                before = to_bits(eleven for eleven in deck((11,)) if eleven.colour.rank < card.colour.rank)
                self.barred = [barred | before for barred in self.barred]
        if card.bit & self._openers:
            state = State(self._view.options, 0, None, self._table, self._openers, (), ())
            self._openers = self._book.opened(state, card)
        self._table |= card.bit

    def _fail(self, seat: Seat) -> None:
        """Nothing in hand fits: none of the cards that would fit is in a place of this hand."""
        self.barred[seat] |= self._fitting
        for number, kept in enumerate(self.kept):
            if kept.seat == seat:
                self.kept[number] = kept._replace(barred=kept.barred | self._fitting)

    def _draw(self, seat: Seat, *, fits: bool) -> None:
        self._pile -= 1
        if fits:
            return
        self._counts[seat] += 1
        if seat != self._view.seat:
            self.kept.append(Kept(seat, len(self.kept), self._fitting | self._table))
            self.choices.append(self.kept[-1])

    def _end_turn(self, seat: Seat) -> None:
        if self._laid and seat != self._view.seat:
            self._choose(seat, None)
        self._laid = 0

    def _choose(self, seat: Seat, card: Card | None) -> None:
        fewest = min(count for other, count in enumerate(self._counts) if other != seat)
        self.choices.append(Choice(seat, card, self._laid, self._pile, fewest, self._table, self._openers))

    @property
    def _fitting(self) -> int:
        return (beside(self._table) | self._openers) & ~self._table


def recall(view: View[Any], history: Sequence[Any]) -> History | None:
    """What a seat to act knows of the round; ``None`` if the history is not complete."""
    recalled, events = None, [event for event in history if isinstance(event, Dealt | TurnEvent)]
    for event, following in pairwise((*events, None)):
        if isinstance(event, Dealt):
            recalled = History(view, event)
        elif event is not None and recalled is not None:
            recalled.hear(event, following)
    return recalled if recalled is not None and recalled.leads_to_view() else None


def is_junior(view: View[Any]) -> bool:
    return isinstance(view.options, junior.Options)


def deck_of(view: View[Any]) -> tuple[Card, ...]:
    if is_junior(view):
        return junior.DECK
    return elfer.cards_of(view.options)


def _laid_out(view: View[Any]) -> int:
    """What lies on the table before the first card."""
    if is_junior(view):
        return junior.ENDS
    return elfer.ENDS & to_bits(deck_of(view)) if view.options.opening == "false-start" else 0


def _openers(view: View[Any]) -> int:
    """The cards that may begin the round, as far as the others know."""
    cards = to_bits(deck_of(view))
    return cards & elfer.TEN_TO_TWELVE if view.options.opening == "three-openers" else cards
