"""What the row games share: laying cards beside each other, one row a colour.

The cards on the table and in hands are bit sets with one lane a colour, so what fits is one
formula: next to a card in the same lane, or an opener. Elfer, its variants and Junior differ
in openers, in cards laid out beforehand and in how many cards are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from reihum.cards import BY_BIT, LANE, Card, Colour, Spot, from_bits, to_bits
from reihum.game import (
    ACTING,
    NATURE,
    Action,
    Actor,
    CardLocation,
    Event,
    EventT,
    ForcedMoves,
    IllegalAction,
    Nature,
    Options,
    Outcome,
    Rng,
    Seat,
    Step,
    Value,
    check_nature,
    check_order,
    check_seat,
    next_seat,
    own_only,
    ranked,
    shuffled,
)

ROW: dict[Colour, int] = {colour: (1 << LANE) - 2 << LANE * colour.rank for colour in Colour}
"""The places of a colour's row."""


class Deal(Action, frozen=True):
    """NATURE's: hands from the front, a hand after another, then the pile from its top."""

    order: tuple[Card, ...]
    lot: Seat | None = None
    """Who begins, where that is drawn by lot (V3)."""


class Lay(Action, frozen=True):
    card: Card


class Draw(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


class End(Action, frozen=True):
    """End the turn after at least one card."""


RowAction = Deal | Lay | Draw | Pass | End


class Dealt(Event, frozen=True):
    hands: tuple[tuple[Card, ...] | None, ...]
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
    """What is left in hands, laid open to be counted."""

    hands: tuple[tuple[Card, ...], ...]


RowEvent = Dealt | DealVoid | Laid | Drew | NothingFits | WentOut | HandsShown


class RowOptions(Options, frozen=True):
    """The options of a row game."""

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that are played with."""
        return tuple(Colour)


OptionsT = TypeVar("OptionsT", bound=RowOptions)


class State(Value, Generic[OptionsT], frozen=True):
    options: OptionsT
    first: Seat
    turn: Actor | None
    """Whose turn it is; ``None`` when the round is over."""
    table: int
    openers: int
    hands: tuple[int, ...]
    pile: tuple[Card, ...]
    """The draw pile from its top."""
    laid: int = 0
    """Cards laid in this turn."""
    drawn: int = 0
    """Cards drawn in this turn."""


AnyState: TypeAlias = State[Any]


class Book(NamedTuple):
    """In what the row games differ once the cards are dealt."""

    deck: int
    """The cards of the game, as bits."""
    draws: int
    """How many cards are drawn at most by who cannot lay."""
    opened: Callable[[AnyState, Card], int]
    """The openers that are left after one of them was laid."""
    rules: Mapping[str, str]
    """The number of the rule behind each refusal."""
    opener_lays_on: bool = False
    """Whether the turn of who lays the round's first card goes on."""

    def refuse(self, code: str, **details: object) -> IllegalAction:
        return IllegalAction(code, self.rules[code], **details)


class View(Value, Generic[OptionsT], frozen=True):
    seat: Seat | None
    options: OptionsT
    first: Seat
    turn: Actor | None
    table: tuple[Card, ...]
    openers: tuple[Spot, ...]
    """Free places where a row may be opened."""
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """The sizes of all hands (G2)."""
    pile: int
    laid: int
    drawn: int
    shown: tuple[tuple[Card, ...], ...]
    """All hands, once the round is over."""


DRAW, PASS, END = Draw(), Pass(), End()
FORCED_MOVES: ForcedMoves = {Draw: "open", Pass: "open", End: "hidden"}
"""Players who can lay do not draw or pass (E8, E10, J4, J5), but may keep cards that fit (E6, J3)."""
LAY: dict[int, Lay] = {bit: Lay(card) for bit, card in BY_BIT.items()}


def beside(table: int) -> int:
    """The places next to cards in the same row."""
    return table << 1 | table >> 1


def to_act(state: AnyState) -> frozenset[Actor]:
    return ACTING[state.turn]


def legal_actions(state: AnyState, seat: Seat) -> Sequence[Lay | Draw | Pass | End]:
    if seat != state.turn:
        return ()
    table = state.table
    playable = state.hands[seat] & (table << 1 | table >> 1 | state.openers)
    if playable or state.laid:
        return _menu(playable, state.laid > 0)
    return (DRAW,) if state.pile else (PASS,)


@lru_cache(maxsize=1 << 16)
def _menu(playable: int, may_end: bool) -> tuple[Lay | End, ...]:
    lays = tuple(LAY[card.bit] for card in from_bits(playable))
    return (*lays, END) if may_end else lays


def apply(
    state: AnyState, actor: Actor, action: Lay | Draw | Pass | End, book: Book
) -> Step[AnyState, RowEvent]:
    seat = check_seat(ACTING[state.turn], actor)
    return _MOVES[type(action)](state, seat, action, book)


def _lay(state: AnyState, seat: Seat, action: Lay, book: Book) -> Step[AnyState, RowEvent]:
    hand, table, openers = state.hands[seat], state.table, state.openers
    card = action.card
    bit = card.bit
    if not bit & hand & (table << 1 | table >> 1 | openers):
        raise _why_not(state, seat, card, book)
    if bit & openers:
        openers = book.opened(state, card)
    hands = (*state.hands[:seat], hand ^ bit, *state.hands[seat + 1 :])
    laid = Laid(seat, card)
    if hand == bit:  # E11, J6
        over = State(state.options, state.first, None, table | bit, openers, hands, state.pile)
        return Step(over, (laid, WentOut(seat), HandsShown(tuple(map(from_bits, hands)))))
    if table or book.opener_lays_on:  # H2
        return Step(
            State(state.options, state.first, seat, table | bit, openers, hands, state.pile, state.laid + 1),
            (laid,),
        )
    left = next_seat(seat, len(hands))  # E5, V4: the round's first card alone
    return Step(State(state.options, state.first, left, bit, openers, hands, state.pile), (laid,))


def _draw(state: AnyState, seat: Seat, action: Draw, book: Book) -> Step[AnyState, RowEvent]:
    fits = beside(state.table) | state.openers
    if state.laid or state.hands[seat] & fits:
        raise book.refuse("can-lay")
    if not state.pile:
        raise book.refuse("pile-empty")
    card, pile = state.pile[0], state.pile[1:]
    drew = Drew(seat, card)
    left = next_seat(seat, len(state.hands))
    if card.bit & fits:
        openers = book.opened(state, card) if card.bit & state.openers else state.openers
        table = state.table | card.bit
        return Step(
            State(state.options, state.first, left, table, openers, state.hands, pile),
            (drew, Laid(seat, card)),
        )
    hands = (*state.hands[:seat], state.hands[seat] | card.bit, *state.hands[seat + 1 :])
    drawn = state.drawn + 1
    if drawn < book.draws and pile:
        same = State(state.options, state.first, seat, state.table, state.openers, hands, pile, drawn=drawn)
        return Step(same, (drew,))
    passed = State(state.options, state.first, left, state.table, state.openers, hands, pile)
    return Step(passed, (drew, NothingFits(seat)))


def _pass(state: AnyState, seat: Seat, action: Pass, book: Book) -> Step[AnyState, RowEvent]:
    if state.laid or state.hands[seat] & (beside(state.table) | state.openers):
        raise book.refuse("must-lay")
    if state.pile:
        raise book.refuse("must-draw")
    return Step(_next_turn(state, seat), (NothingFits(seat),))


def _end(state: AnyState, seat: Seat, action: End, book: Book) -> Step[AnyState, RowEvent]:
    if not state.laid:
        raise book.refuse("lay-first")
    return Step(_next_turn(state, seat), ())


_MOVES: Mapping[type[Action], Callable[[AnyState, Seat, Any, Book], Step[AnyState, RowEvent]]] = {
    Lay: _lay,
    Draw: _draw,
    Pass: _pass,
    End: _end,
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


def actions_with(state: AnyState, seat: Seat, card: Card) -> Sequence[Lay]:
    return (Lay(card),)


@lru_cache(maxsize=1 << 10)
def _spots(bits: int) -> tuple[Spot, ...]:
    return tuple(map(Spot, from_bits(bits)))


def view(state: AnyState, seat: Seat | None) -> View[Any]:
    return View(
        seat=seat,
        options=state.options,
        first=state.first,
        turn=state.turn,
        table=from_bits(state.table),
        openers=_spots(state.openers),
        hand=() if seat is None else from_bits(state.hands[seat]),
        counts=tuple(hand.bit_count() for hand in state.hands),
        pile=len(state.pile),
        laid=state.laid,
        drawn=state.drawn,
        shown=tuple(map(from_bits, state.hands)) if state.turn is None else (),
    )


def hand(view: View[Any]) -> tuple[Card, ...]:
    return view.hand


def show(event: EventT, seat: Seat | None) -> EventT | Dealt | Drew:
    match event:
        case Dealt(hands, pile, begins):
            return Dealt(own_only(hands, seat), pile, begins)
        case Drew(drawer, _) if drawer != seat:
            return Drew(drawer, None)
        case _:
            return event


def outcome(state: AnyState) -> Outcome | None:
    """E12, J7: the numbers left in hand are points, and fewest are best (G5)."""
    if state.turn is not None:
        return None
    points = tuple(sum(card.number for card in from_bits(hand)) for hand in state.hands)
    return Outcome(ranked(points), points, "out")


def card_locations(state: AnyState) -> Sequence[CardLocation]:
    if state.turn is NATURE:
        return ()
    return (
        CardLocation(from_bits(state.table), None),
        *(CardLocation(from_bits(hand), _eyes(state, seat)) for seat, hand in enumerate(state.hands)),
        CardLocation(state.pile),
    )


def _eyes(state: AnyState, owner: Seat) -> frozenset[Seat] | None:
    return None if state.turn is None else frozenset({owner})


def check_deal(state: AnyState, actor: Actor, action: Deal, expected: Sequence[Card]) -> None:
    check_nature(ACTING[state.turn], actor)
    check_order(action.order, expected)


def deal_out(order: Sequence[Card], seats: int, each: int) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """The hands and the pile of a written-down deal."""
    hands = tuple(to_bits(order[seat * each : (seat + 1) * each]) for seat in range(seats))
    return hands, tuple(order[seats * each :])


def dealt(state: AnyState, begins: Seat) -> Dealt:
    return Dealt(tuple(map(from_bits, state.hands)), len(state.pile), begins)


def imagine(view: View[Any], deck: Sequence[Card], rng: Rng) -> AnyState:
    """A state with this view. Two things are known of a hand not seen: it holds the card that it
    must open with, and nothing that fits while its owner is drawing."""
    seen = {*view.table, *view.hand}
    unseen = shuffled((card for card in deck if card not in seen), rng)
    table, openers = to_bits(view.table), to_bits(spot.card for spot in view.openers)
    hands = [to_bits(view.hand) if seat == view.seat else 0 for seat in range(len(view.counts))]
    if view.shown:
        hands = [to_bits(hand) for hand in view.shown]
        unseen = tuple(card for card in unseen if not any(card.bit & hand for hand in hands))
    elif not isinstance(view.turn, Nature) and view.turn != view.seat:
        unseen = _known_first(unseen, beside(table) | openers, view)
    seats = list(range(len(hands)))
    if isinstance(view.turn, int):  # who is to act is dealt first: something is known of that hand
        seats = seats[view.turn :] + seats[: view.turn]
    for seat in seats:
        missing = view.counts[seat] - hands[seat].bit_count()
        hands[seat] |= to_bits(unseen[:missing])
        unseen = unseen[missing:]
    return State(
        view.options,
        view.first,
        view.turn,
        table,
        openers,
        tuple(hands),
        unseen[: view.pile],
        view.laid,
        view.drawn,
    )


def _known_first(unseen: Sequence[Card], fits: int, view: View[Any]) -> tuple[Card, ...]:
    """The unseen cards with those in front that the hand of who is to act may hold."""
    if view.drawn:
        return tuple(sorted(unseen, key=lambda card: card.bit & fits > 0))
    if not view.table and len(view.openers) == 1:
        return tuple(sorted(unseen, key=lambda card: Spot(card) not in view.openers))
    return tuple(unseen)
