"""The state of the row games, what a seat sees of it, and the states that a view allows.

Cards on the table and in hands are bit sets with one lane for each colour.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

from reihum.cards import LANE, Card, Cards, Colour, Piles, Spot, from_bits, to_bits
from reihum.game import NATURE, Actor, CardLocation, EventT, Nature, Options, Rng, Seat, Value
from reihum.games.rows.actions import Dealt, Drew
from reihum.rule_helpers import own_only, owned, shuffled

ROW: dict[Colour, int] = {colour: (1 << LANE) - 2 << LANE * colour.rank for colour in Colour}
"""The places of a colour's row."""


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
    pile: Cards
    """The draw pile from its top."""
    laid: int = 0
    """Cards laid in this turn."""
    drawn: int = 0
    """Cards drawn in this turn."""


AnyState: TypeAlias = State[Any]


class View(Value, Generic[OptionsT], frozen=True):
    seat: Seat | None
    options: OptionsT
    first: Seat
    turn: Actor | None
    table: Cards
    openers: tuple[Spot, ...]
    """Free places where a row may be opened."""
    hand: Cards
    counts: tuple[int, ...]
    """The sizes of all hands (G2)."""
    pile: int
    laid: int
    drawn: int
    shown: Piles
    """All hands, once the round is over."""


def beside(table: int) -> int:
    """The places next to cards in the same row."""
    return table << 1 | table >> 1


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
        counts=tuple(map(int.bit_count, state.hands)),
        pile=len(state.pile),
        laid=state.laid,
        drawn=state.drawn,
        shown=tuple(map(from_bits, state.hands)) if state.turn is None else (),
    )


def show(event: EventT, seat: Seat | None) -> EventT | Dealt | Drew:
    match event:
        case Dealt(hands, pile, begins):
            return Dealt(own_only(hands, seat), pile, begins)
        case Drew(drawer, _) if drawer != seat:
            return Drew(drawer, None)
        case _:
            return event


def card_locations(state: AnyState) -> Sequence[CardLocation]:
    if state.turn is NATURE:
        return ()
    return (
        CardLocation(from_bits(state.table), None),
        *owned(map(from_bits, state.hands), shown=state.turn is None),
        CardLocation(state.pile),
    )


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
    if isinstance(view.turn, int):  # the hand of the seat to act comes first: something is known of it
        seats = seats[view.turn :] + seats[: view.turn]
    for seat in seats:
        missing = view.counts[seat] - hands[seat].bit_count()
        hands[seat] |= to_bits(unseen[:missing])
        unseen = unseen[missing:]
    pile, laid, drawn = unseen[: view.pile], view.laid, view.drawn
    return State(view.options, view.first, view.turn, table, openers, tuple(hands), pile, laid, drawn)


def _known_first(unseen: Sequence[Card], fits: int, view: View[Any]) -> Cards:
    """The unseen cards. Those that the hand of the seat to act may hold come first."""
    if view.drawn:
        return tuple(sorted(unseen, key=lambda card: card.bit & fits > 0))
    if not view.table and len(view.openers) == 1:
        return tuple(sorted(unseen, key=lambda card: Spot(card) not in view.openers))
    return tuple(unseen)
