"""Mogeln: cards are laid face down and called one, two, three, whatever they are.

The rules MG1 to MG10.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from reihum import game
from reihum.cards import Card, Cards, Piles, from_bits, to_bits
from reihum.game import FIRST_ROUND, NATURE, Actor, IllegalAction, Rng, RoundContext, Seat, Step
from reihum.games.mogeln import state as positions
from reihum.games.mogeln.state import DECKS, Options, State, View
from reihum.rule_helpers import ACTING, check_seat, check_shuffle, deal, next_seat, own_only, ranked, shuffled

MOST_SMUGGLED = 2  # MG7: three cards with the one that covers them
MOST_LAYS = 500  # MG10


class Deal(game.Action, frozen=True):
    """An action of NATURE: the hands one after another."""

    order: Cards


class Smuggle(game.Action, frozen=True):
    """Slip a card under the one that will be laid."""

    card: Card


class Lay(game.Action, frozen=True):
    card: Card


class Doubt(game.Action, frozen=True):
    pass


class Pass(game.Action, frozen=True):
    """Do not doubt the last lay of a player without cards."""


MogelnAction = Deal | Smuggle | Lay | Doubt | Pass
Choice = Smuggle | Lay | Doubt | Pass


class Dealt(game.Event, frozen=True):
    hands: tuple[Cards | None, ...]
    begins: Seat


class Smuggled(game.Event, frozen=True):
    seat: Seat
    card: Card


class StackOut(game.Event, frozen=True):
    pass


class Laid(game.Event, frozen=True):
    seat: Seat
    number: int
    """The number that the player called."""
    cards: Cards | None


class NoCardsLeft(game.Event, frozen=True):
    seat: Seat


class PickedUp(game.Event, frozen=True):
    seat: Seat
    count: int
    cards: Cards | None


class Doubted(game.Event, frozen=True):
    by: Seat
    seat: Seat
    number: int
    cards: Cards
    right: bool
    """Whether the cards are what the player called."""


class Took(game.Event, frozen=True):
    seat: Seat
    count: int


class Passed(game.Event, frozen=True):
    seat: Seat


class CardsShown(game.Event, frozen=True):
    """The cards that all players have left, laid open and counted."""

    hands: Piles


MogelnEvent = (
    Dealt | Smuggled | StackOut | Laid | NoCardsLeft | PickedUp | Doubted | Took | Passed | CardsShown
)

DOUBT, PASS = Doubt(), Pass()


def _deal(state: State, order: Cards) -> Step[State, MogelnEvent]:
    each = len(order) // state.seats
    hands = tuple(map(to_bits, deal(order, state.seats, each)[0]))
    dealt = replace(state, turn=state.opener, hands=hands, sizes=(each,) * state.seats)
    return Step(dealt, (Dealt(tuple(map(from_bits, hands)), state.opener),))


@lru_cache(maxsize=1 << 16)
def _menu(hand: int, may_smuggle: bool, may_doubt: bool) -> tuple[Smuggle | Lay | Doubt, ...]:
    cards = from_bits(hand)
    smuggles = map(Smuggle, cards) if may_smuggle else ()
    doubts = (DOUBT,) if may_doubt else ()
    return (*map(Lay, cards), *smuggles, *doubts)


def _smuggle(state: State, seat: Seat, card: Card) -> Step[State, MogelnEvent]:
    if not state.options.smuggling:
        raise IllegalAction("no-smuggling", "MG7")
    _check_may_play(state, seat, card)
    if len(state.smuggled) == MOST_SMUGGLED:
        raise IllegalAction("smuggled-enough", "MG7", most=MOST_SMUGGLED)
    if state.hands[seat] == card.bit:
        raise IllegalAction("smuggled-all", "MG7", card=card)
    return Step(state.smuggles(seat, card), (Smuggled(seat, card),))


def _lay(state: State, seat: Seat, card: Card) -> Step[State, MogelnEvent]:
    _check_may_play(state, seat, card)
    events: list[MogelnEvent] = []
    if state.stack_is_complete:  # MG8
        state = state.stack_leaves(seat)
        events.append(StackOut())
    laid = state.lays_card(seat, card)
    events.append(Laid(seat, len(laid.stack), laid.stack[-1]))
    if laid.has_none(seat):
        events.append(NoCardsLeft(seat))
    if laid.lays == MOST_LAYS:
        return _end(laid, events)
    return _next_turn(laid, next_seat(seat, laid.seats), events)


def _check_may_play(state: State, seat: Seat, card: Card) -> None:
    if _may_be_won(state, seat):
        raise IllegalAction("doubt-or-pass", "MG9")
    if not card.is_number or not card.bit & state.hands[seat]:
        raise IllegalAction("not-in-hand", "G2", card=card)


def _may_be_won(state: State, seat: Seat) -> bool:
    """MG9: whether the seat before this one has no cards left."""
    return state.has_none(seat - 1)


def _next_turn(state: State, seat: Seat, events: Iterable[MogelnEvent]) -> Step[State, MogelnEvent]:
    """MG6: a player without a hand begins the turn by picking up the cards taken."""
    if state.hands[seat]:
        return Step(replace(state, turn=seat), tuple(events))
    after = replace(state.picks_up(seat), turn=seat)
    return Step(after, (*events, PickedUp(seat, after.sizes[seat], from_bits(after.hands[seat]))))


def _doubt(state: State, seat: Seat) -> Step[State, MogelnEvent]:
    if not state.stack:
        raise IllegalAction("nothing-to-doubt", "MG4")
    if state.smuggled:
        raise IllegalAction("smuggled-so-lay", "MG4")
    layer = (seat - 1) % state.seats
    cards, number = state.stack[-1], len(state.stack)
    right = is_right(cards, number, state.options)
    taker = seat if right else layer
    after = state.turns_up(layer, taker, next_opener=seat)  # MG5
    events = (Doubted(seat, layer, number, cards, right), Took(taker, sum(map(len, state.stack))))
    return _end(after, events) if right and _may_be_won(state, seat) else Step(after, events)


def is_right(cards: Sequence[Card], number: int, options: Options) -> bool:
    """Whether a lay is what it is called: one card (MG7), of that number, of the agreed colour (MG3)."""
    return len(cards) == 1 and cards[0].number == number and options.colour in (None, cards[0].colour)


def _pass(state: State, seat: Seat) -> Step[State, MogelnEvent]:
    if not _may_be_won(state, seat):
        raise IllegalAction("lay-or-doubt", "MG9")
    return _end(state, (Passed(seat),))


def _end(state: State, events: Iterable[MogelnEvent]) -> Step[State, MogelnEvent]:
    """All pick up what they have taken, and lay their cards open."""
    for seat in range(state.seats):
        state = state.picks_up(seat)
    return Step(replace(state, turn=None), (*events, CardsShown(tuple(map(from_bits, state.hands)))))


class Mogeln(game.BaseGame[Options, State, MogelnAction, MogelnEvent, View]):
    name = "mogeln"
    rules_version = 2
    seats = range(3, 7)
    scoring = "most"
    end_reasons = ("mogeln-out", "mogeln-bound")

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        nothing = (0,) * seats
        left_of_dealer = next_seat(round_.first, seats)  # G3
        return State(options, round_.first, NATURE, nothing, nothing, nothing, left_of_dealer)

    view = staticmethod(positions.view)
    card_locations = staticmethod(positions.card_locations)

    def hand(self, view: View) -> Cards:
        return view.hand

    def to_act(self, state: State) -> frozenset[Actor]:
        return ACTING[state.turn]

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Choice]:
        if seat != state.turn:
            return ()
        if _may_be_won(state, seat):
            return (DOUBT, PASS)
        hand, smuggled = state.hands[seat], len(state.smuggled)
        may_smuggle = state.options.smuggling and smuggled < MOST_SMUGGLED and hand.bit_count() > 1
        return _menu(hand, may_smuggle, bool(state.stack) and not smuggled)

    def apply(self, state: State, actor: Actor, action: MogelnAction) -> Step[State, MogelnEvent]:
        if isinstance(action, Deal):
            check_shuffle(ACTING[state.turn], actor, action.order, DECKS[state.seats])
            return _deal(state, action.order)
        seat = check_seat(ACTING[state.turn], actor)
        match action:
            case Smuggle(card):
                return _smuggle(state, seat, card)
            case Lay(card):
                return _lay(state, seat, card)
            case Doubt():
                return _doubt(state, seat)
            case Pass():
                return _pass(state, seat)
            case _:
                assert_never(action)

    def show(self, event: MogelnEvent, seat: Seat | None) -> MogelnEvent | None:
        match event:
            case Dealt(hands, begins):
                return Dealt(own_only(hands, seat), begins)
            case Smuggled(smuggler, _) if smuggler != seat:
                return None
            case Laid(layer, number, _) if layer != seat:
                return Laid(layer, number, None)
            case PickedUp(owner, count, _) if owner != seat:
                return PickedUp(owner, count, None)
            case _:
                return event

    def outcome(self, state: State) -> game.Outcome | None:
        """MG9, MG10: the fewest cards win, and a win is a point (G4)."""
        if state.turn is not None:
            return None
        places = ranked(state.sizes)
        points = tuple(int(place == 1) for place in places)
        return game.Outcome(places, points, "mogeln-bound" if state.lays == MOST_LAYS else "mogeln-out")

    def shuffle(self, state: State, rng: Rng) -> Deal:
        return Deal(shuffled(DECKS[state.seats], rng))

    def imagine(self, view: View, rng: Rng) -> State:
        if view.turn is NATURE:
            return self.start(view.options, len(view.sizes), RoundContext(first=view.first))
        return positions.imagine(view, rng)

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[Lay | Smuggle]:
        return (Lay(card), Smuggle(card))

    def max_actions(self, options: Options, seats: int) -> int:
        """Before each lay two cards may be slipped under it, and after it comes a doubt, or the end."""
        return MOST_LAYS * (MOST_SMUGGLED + 2)


MOGELN = Mogeln()
