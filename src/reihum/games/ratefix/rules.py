"""Ratefix: everybody knows one card in the middle and guesses what all of them add up to.

The rules R1 to R6.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import assert_never

from msgspec.structs import replace

from reihum import game
from reihum.cards import Card, Cards, Piles, deck
from reihum.game import FIRST_ROUND, NATURE, Actor, IllegalAction, Rng, RoundContext, Seat, Step
from reihum.rule_helpers import ACTING, check_seat, check_shuffle, next_seat, owned, put, ranked, shuffled

HIGHEST = 20
DECK = deck(range(1, HIGHEST + 1))
STACK_SIZES = {2: 20, 3: 13, 4: 10}  # R1


class Options(game.Options, frozen=True):
    """Ratefix has none."""


class Deal(game.Action, frozen=True):
    """An action of NATURE: the stacks one after another, each from its top, then the cards that stay out."""

    order: Cards


class Guess(game.Action, frozen=True):
    total: int


class Dealt(game.Event, frozen=True):
    each: int
    begins: Seat


class Looked(game.Event, frozen=True):
    seat: Seat
    card: Card


class PutDown(game.Event, frozen=True):
    """All put the card that they have looked at face down in the middle."""


class Guessed(game.Event, frozen=True):
    seat: Seat
    total: int


class Won(game.Event, frozen=True):
    """The cards in the middle are shown, and go to the player with the closest guess."""

    winner: Seat
    cards: Cards
    total: int


RatefixAction = Deal | Guess
RatefixEvent = Dealt | Looked | PutDown | Guessed | Won


class State(game.Value, frozen=True):
    options: Options
    first: Seat
    turn: Actor | None
    """Whose turn it is; ``None`` when the round is over."""
    opener: Seat
    """The seat that guesses first."""
    won: Piles
    stacks: Piles
    """The stacks from their tops."""
    middle: Cards = ()
    """The cards in the middle, by seat."""
    guesses: tuple[int, ...] = ()
    """The guesses, beginning with the opener's."""
    out: Cards = ()
    """The cards that nobody gets."""


class View(game.Value, frozen=True):
    seat: Seat | None
    options: Options
    first: Seat
    turn: Actor | None
    opener: Seat
    won: Piles
    stacks: tuple[int, ...]
    """The sizes of the stacks."""
    card: Card | None
    """One's own card in the middle."""
    guesses: tuple[int, ...]


GUESSES: dict[int, tuple[Guess, ...]] = {
    seats: tuple(map(Guess, range(seats, HIGHEST * seats + 1))) for seats in STACK_SIZES
}


def _deal(state: State, order: Cards) -> Step[State, RatefixEvent]:
    cards, each = iter(order), STACK_SIZES[len(state.stacks)]
    stacks = tuple(tuple(islice(cards, each)) for _ in state.stacks)
    dealt = replace(state, stacks=stacks, out=tuple(cards))
    return _put_down(dealt, (Dealt(each, state.opener),))


def _put_down(state: State, events: tuple[RatefixEvent, ...]) -> Step[State, RatefixEvent]:
    """R2: all look at their top card and put it in the middle."""
    middle = tuple(stack[0] for stack in state.stacks)
    stacks = tuple(stack[1:] for stack in state.stacks)
    looked = (Looked(seat, card) for seat, card in enumerate(middle))
    after = replace(state, turn=state.opener, stacks=stacks, middle=middle, guesses=())
    return Step(after, (*events, *looked, PutDown()))


def _guess(state: State, seat: Seat, total: int) -> Step[State, RatefixEvent]:
    seats = len(state.stacks)
    if total not in range(seats, HIGHEST * seats + 1):
        raise IllegalAction("guess-astray", "R5", least=seats, most=HIGHEST * seats)
    events = (Guessed(seat, total),)
    after = replace(state, turn=next_seat(seat, seats), guesses=(*state.guesses, total))
    return Step(after, events) if len(after.guesses) < seats else _award(after, events)


def _award(state: State, events: tuple[RatefixEvent, ...]) -> Step[State, RatefixEvent]:
    """R4: the closest takes the cards and guesses first next time; R5: of two the earlier."""
    total = sum(card.number for card in state.middle)
    distances = [abs(guess - total) for guess in state.guesses]
    winner = (state.opener + distances.index(min(distances))) % len(state.stacks)
    won = put(state.won, winner, state.won[winner] + state.middle)
    events = (*events, Won(winner, state.middle, total))
    if any(state.stacks):
        return _put_down(replace(state, opener=winner, won=won), events)
    return Step(replace(state, turn=None, opener=winner, won=won, middle=(), guesses=()), events)


def _imagined_middle(view: View, unseen: Iterator[Card]) -> Cards:
    if view.turn is None:
        return ()
    own = (view.card if seat == view.seat else None for seat in range(len(view.stacks)))
    return tuple(card or next(unseen) for card in own)


class Ratefix(game.BaseGame[Options, State, RatefixAction, RatefixEvent, View]):
    name = "ratefix"
    seats = range(2, 5)
    scoring = "most"
    end_reasons = ("stacks-played",)

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        nothing: Piles = ((),) * seats
        left_of_dealer = next_seat(round_.first, seats)  # R3
        return State(options, round_.first, NATURE, left_of_dealer, nothing, nothing)

    def to_act(self, state: State) -> frozenset[Actor]:
        return ACTING[state.turn]

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Guess]:
        return GUESSES[len(state.stacks)] if seat == state.turn else ()

    def apply(self, state: State, actor: Actor, action: RatefixAction) -> Step[State, RatefixEvent]:
        match action:
            case Deal(order):
                check_shuffle(ACTING[state.turn], actor, order, DECK)
                return _deal(state, order)
            case Guess(total):
                return _guess(state, check_seat(ACTING[state.turn], actor), total)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            first=state.first,
            turn=state.turn,
            opener=state.opener,
            won=state.won,
            stacks=tuple(map(len, state.stacks)),
            card=state.middle[seat] if state.middle and seat is not None else None,
            guesses=state.guesses,
        )

    def show(self, event: RatefixEvent, seat: Seat | None) -> RatefixEvent | None:
        return None if isinstance(event, Looked) and event.seat != seat else event

    def outcome(self, state: State) -> game.Outcome | None:
        """R6: most cards win."""
        if state.turn is not None:
            return None
        points = tuple(map(len, state.won))
        return game.Outcome(ranked([-cards for cards in points]), points, "stacks-played")

    def shuffle(self, state: State, rng: Rng) -> Deal:
        return Deal(shuffled(DECK, rng))

    def imagine(self, view: View, rng: Rng) -> State:
        if view.turn is NATURE:
            return self.start(view.options, len(view.stacks), RoundContext(first=view.first))
        seen = {view.card, *chain.from_iterable(view.won)}
        unseen = iter(shuffled((card for card in DECK if card not in seen), rng))
        stacks = tuple(tuple(islice(unseen, size)) for size in view.stacks)
        middle, out = _imagined_middle(view, unseen), tuple(unseen)
        public = view.options, view.first, view.turn, view.opener, view.won
        return State(*public, stacks, middle, view.guesses, out)

    def card_locations(self, state: State) -> Sequence[game.CardLocation]:
        if state.turn is NATURE:
            return ()
        return (
            *(game.CardLocation(cards, None) for cards in state.won),
            *owned((card,) for card in state.middle),
            *(game.CardLocation(stack) for stack in state.stacks),
            game.CardLocation(state.out),
        )

    def max_actions(self, options: Options, seats: int) -> int:
        """A guess for each card that is played."""
        return seats * STACK_SIZES[seats]


RATEFIX = Ratefix()
