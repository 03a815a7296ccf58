"""The rules that the row games share: laying cards beside each other, in one row for each colour.

Elfer, its variants and Junior differ in openers, in cards laid out beforehand and in how many cards are
drawn.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from reihum.cards import Card, Cards, Piles, from_bits, to_bits
from reihum.game import Action, Actor, BaseGame, IllegalAction, Outcome, Seat, Step
from reihum.games.rows import actions
from reihum.games.rows import state as positions
from reihum.games.rows.actions import Move, RowAction, RowEvent
from reihum.games.rows.state import ROW, AnyState, OptionsT, State, View, beside, show
from reihum.rule_helpers import ACTING, check_seat, next_seat, put, ranked

RowStep: TypeAlias = Step[AnyState, RowEvent]


class Book(NamedTuple):
    """The differences between the row games once the cards are dealt."""

    deck: int
    """The cards of the game, as bits."""
    draws: int
    """The most cards that a player draws who cannot lay."""
    opened: Callable[[AnyState, Card], int]
    """The openers that are left after one of them was laid."""
    rules: Mapping[str, str]
    """The number of the rule behind each refusal."""
    opener_lays_on: bool = False
    """Whether the player of the round's first card may lay more cards."""

    def refuse(self, code: str, **details: object) -> IllegalAction:
        return IllegalAction(code, self.rules[code], **details)


@lru_cache(maxsize=1 << 16)
def _menu(playable: int, may_end: bool) -> tuple[actions.Lay | actions.End, ...]:
    lays = tuple(actions.LAY[card.bit] for card in from_bits(playable))
    return (*lays, actions.END) if may_end else lays


def _lay(state: AnyState, seat: Seat, action: actions.Lay, book: Book) -> RowStep:
    hand, table, openers = state.hands[seat], state.table, state.openers
    card = action.card
    bit = card.bit
    if not bit & hand & (beside(table) | openers):
        raise _why_not(state, seat, card, book)
    if bit & openers:
        openers = book.opened(state, card)
    hands = put(state.hands, seat, hand ^ bit)
    laid = actions.Laid(seat, card)
    if hand == bit:  # E11, J6
        over = State(state.options, state.first, None, table | bit, openers, hands, state.pile)
        return Step(over, (laid, actions.WentOut(seat), actions.HandsShown(tuple(map(from_bits, hands)))))
    if table or book.opener_lays_on:  # H2
        return Step(
            State(state.options, state.first, seat, table | bit, openers, hands, state.pile, state.laid + 1),
            (laid,),
        )
    left = next_seat(seat, len(hands))  # E5, V4: the round's first card alone
    return Step(State(state.options, state.first, left, bit, openers, hands, state.pile), (laid,))


def _draw(state: AnyState, seat: Seat, action: actions.Draw, book: Book) -> RowStep:
    fits = beside(state.table) | state.openers
    if state.laid or state.hands[seat] & fits:
        raise book.refuse("can-lay")
    if not state.pile:
        raise book.refuse("pile-empty")
    card, pile = state.pile[0], state.pile[1:]
    drew = actions.Drew(seat, card)
    left = next_seat(seat, len(state.hands))
    if card.bit & fits:
        openers = book.opened(state, card) if card.bit & state.openers else state.openers
        table = state.table | card.bit
        return Step(
            State(state.options, state.first, left, table, openers, state.hands, pile),
            (drew, actions.Laid(seat, card)),
        )
    hands = put(state.hands, seat, state.hands[seat] | card.bit)
    drawn = state.drawn + 1
    if drawn < book.draws and pile:
        same = State(state.options, state.first, seat, state.table, state.openers, hands, pile, drawn=drawn)
        return Step(same, (drew,))
    passed = State(state.options, state.first, left, state.table, state.openers, hands, pile)
    return Step(passed, (drew, actions.NothingFits(seat)))


def _pass(state: AnyState, seat: Seat, action: actions.Pass, book: Book) -> RowStep:
    if state.laid or state.hands[seat] & (beside(state.table) | state.openers):
        raise book.refuse("must-lay")
    if state.pile:
        raise book.refuse("must-draw")
    return Step(_next_turn(state, seat), (actions.NothingFits(seat),))


def _end(state: AnyState, seat: Seat, action: actions.End, book: Book) -> RowStep:
    if not state.laid:
        raise book.refuse("lay-first")
    return Step(_next_turn(state, seat), ())


_MOVES: Mapping[type[Action], Callable[[AnyState, Seat, Any, Book], RowStep]] = {
    actions.Lay: _lay,
    actions.Draw: _draw,
    actions.Pass: _pass,
    actions.End: _end,
}


def _next_turn(state: AnyState, seat: Seat) -> AnyState:
    left = next_seat(seat, len(state.hands))
    return State(state.options, state.first, left, state.table, state.openers, state.hands, state.pile)


def _why_not(state: AnyState, seat: Seat, card: Card, book: Book) -> IllegalAction:
    if not card.bit & state.hands[seat]:
        return IllegalAction("not-in-hand", "G2", card=card)
    if not state.table:
        return book.refuse("opens-with", cards=from_bits(state.openers))
    row = state.table & ROW[card.colour]
    if not row:
        return book.refuse("row-not-open", card=card, cards=from_bits(state.openers & ROW[card.colour]))
    return book.refuse("gap", card=card, cards=from_bits(beside(row) & book.deck & ~row))


def begin(state: AnyState, begins: Seat, openers: int, hands: Piles, pile: Cards) -> RowStep:
    """The first turn of the round, with these hands."""
    bits = tuple(map(to_bits, hands))
    dealt = actions.Dealt(tuple(map(from_bits, bits)), len(pile), begins)
    return Step(State(state.options, state.first, begins, state.table, openers, bits, pile), (dealt,))


class RowGame(BaseGame[OptionsT, State[OptionsT], RowAction, RowEvent, View[OptionsT]]):
    """A row game, apart from its deal."""

    seats = range(2, 7)
    scoring = "fewest"
    end_reasons = ("out",)
    forced_moves = actions.FORCED_MOVES

    @abstractmethod
    def book(self, options: OptionsT) -> Book:
        """The rules of this game with these options."""

    @abstractmethod
    def deal(self, state: State[OptionsT], actor: Actor, action: actions.Deal) -> RowStep:
        """Checks a written-down deal, and begins the round."""

    view = staticmethod(positions.view)
    show = staticmethod(show)
    card_locations = staticmethod(positions.card_locations)

    def hand(self, view: View[OptionsT]) -> Cards:
        return view.hand

    def to_act(self, state: State[OptionsT]) -> frozenset[Actor]:
        return ACTING[state.turn]

    def legal_actions(self, state: State[OptionsT], seat: Seat) -> Sequence[Move]:
        if seat != state.turn:
            return ()
        playable = state.hands[seat] & (beside(state.table) | state.openers)
        if playable or state.laid:
            return _menu(playable, state.laid > 0)
        return (actions.DRAW,) if state.pile else (actions.PASS,)

    def apply(self, state: State[OptionsT], actor: Actor, action: RowAction) -> RowStep:
        if isinstance(action, actions.Deal):
            return self.deal(state, actor, action)
        seat = check_seat(ACTING[state.turn], actor)
        return _MOVES[type(action)](state, seat, action, self.book(state.options))

    def outcome(self, state: State[OptionsT]) -> Outcome | None:
        """E12, J7: the numbers left in hand are points, and the fewest points win (G5)."""
        if state.turn is not None:
            return None
        points = tuple(sum(card.number for card in from_bits(hand)) for hand in state.hands)
        return Outcome(ranked(points), points, "out")

    def actions_with(self, state: State[OptionsT], seat: Seat, card: Card) -> Sequence[actions.Lay]:
        return (actions.Lay(card),)
