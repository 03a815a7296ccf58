"""Everybody plays a hidden card at the same time, and the highest takes the trick.

The rules HI1 to HI5 are on the rules page.
"""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from reihum import game
from reihum.cards import Card, Cards, Colour, Piles, deck, in_order
from reihum.game import FIRST_ROUND, NATURE, Actor, IllegalAction, Rng, RoundContext, Seat, Step
from reihum.rule_helpers import check_seat, check_shuffle, deal, own_only, owned, put, ranked, shuffled

DECK = deck(range(1, 21), (Colour.RED,))
HAND_SIZE = 5  # HI1


class Options(game.Options, frozen=True):
    lowest_takes: bool = False
    """The lowest card takes the trick instead (HI5)."""


class Deal(game.Action, frozen=True):
    """An action of NATURE: one hand after another, then the cards that are left out."""

    order: Cards


class Play(game.Action, frozen=True):
    card: Card


class Dealt(game.Event, frozen=True):
    hands: tuple[Cards | None, ...]


class Chose(game.Event, frozen=True):
    """A card lies face down."""

    seat: Seat


class Revealed(game.Event, frozen=True):
    seat: Seat
    card: Card


class Took(game.Event, frozen=True):
    winner: Seat
    cards: Cards


GameAction: TypeAlias = Deal | Play
GameEvent: TypeAlias = Dealt | Chose | Revealed | Took


class State(game.Value, frozen=True):
    options: Options
    waiting: tuple[Actor, ...]
    """The actors to come: NATURE, then the players who have not played; empty when the round is over."""
    hands: Piles
    played: Piles
    """The card that each player has face down on the table, if any."""
    won: Piles
    rest: Cards = ()
    """The cards left out."""


class View(game.Value, frozen=True):
    seat: Seat | None
    options: Options
    waiting: tuple[Actor, ...]
    hand: Cards
    counts: tuple[int, ...]
    """The sizes of all hands."""
    played: Cards
    """The card that this seat has face down on the table."""
    ready: tuple[Seat, ...]
    """The seats with a card face down on the table."""
    won: Piles


GameStep: TypeAlias = Step[State, GameEvent]


def _deal(state: State, actor: Actor, order: Cards) -> GameStep:
    check_shuffle(frozenset(state.waiting), actor, order, DECK)
    dealt, rest = deal(order, len(state.hands), HAND_SIZE)
    hands, seats = tuple(map(in_order, dealt)), tuple(range(len(dealt)))
    return Step(State(state.options, seats, hands, state.played, state.won, rest), (Dealt(hands),))


def _play(state: State, actor: Actor, card: Card) -> GameStep:
    seat = check_seat(frozenset(state.waiting), actor)
    if card not in state.hands[seat]:
        raise IllegalAction("not-in-hand", "HI2", card=card)
    hand = tuple(held for held in state.hands[seat] if held is not card)
    after = State(
        state.options,
        tuple(other for other in state.waiting if other != seat),
        put(state.hands, seat, hand),
        put(state.played, seat, (card,)),
        state.won,
        state.rest,
    )
    return Step(after, (Chose(seat),)) if after.waiting else _take_trick(after)


def _take_trick(state: State) -> GameStep:
    """HI3: all cards are shown, and the highest takes them; HI5: or the lowest."""
    trick = tuple(card for (card,) in state.played)
    best = min if state.options.lowest_takes else max
    winner = trick.index(best(trick, key=lambda card: card.number))
    won = put(state.won, winner, state.won[winner] + trick)
    seats = tuple(range(len(trick)))
    waiting = seats if state.hands[winner] else ()  # HI4
    after = State(state.options, waiting, state.hands, ((),) * len(trick), won, state.rest)
    revealed = (Revealed(seat, card) for seat, card in zip(seats, trick, strict=True))
    return Step(after, (*revealed, Took(winner, trick)))


class Rules(game.BaseGame[Options, State, GameAction, GameEvent, View]):
    name = "higher"
    seats = range(2, 5)
    scoring = "most"
    end_reasons = ("higher-over",)

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        nothing: Piles = ((),) * seats
        return State(options, (NATURE,), nothing, nothing, nothing)

    def to_act(self, state: State) -> frozenset[Actor]:
        return frozenset(state.waiting)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Play]:
        return tuple(map(Play, state.hands[seat])) if seat in state.waiting else ()

    def apply(self, state: State, actor: Actor, action: GameAction) -> GameStep:
        match action:
            case Deal(order):
                return _deal(state, actor, order)
            case Play(card):
                return _play(state, actor, card)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            waiting=state.waiting,
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            played=() if seat is None else state.played[seat],
            ready=tuple(owner for owner, card in enumerate(state.played) if card),
            won=state.won,
        )

    def hand(self, view: View) -> Cards:
        return view.hand

    def show(self, event: GameEvent, seat: Seat | None) -> GameEvent:
        return Dealt(own_only(event.hands, seat)) if isinstance(event, Dealt) else event

    def outcome(self, state: State) -> game.Outcome | None:
        """HI4: the cards taken are points, and most are best."""
        if state.waiting:
            return None
        points = tuple(map(len, state.won))
        return game.Outcome(ranked([-taken for taken in points]), points, "higher-over")

    def shuffle(self, state: State, rng: Rng) -> Deal:
        return Deal(shuffled(DECK, rng))

    def imagine(self, view: View, rng: Rng) -> State:
        seen = {*view.hand, *view.played, *(card for pile in view.won for card in pile)}
        unseen = shuffled((card for card in DECK if card not in seen), rng)
        hands, played = [], []
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                hands.append(view.hand)
                played.append(view.played)
            else:
                taken = count + (seat in view.ready)
                hands.append(in_order(unseen[:count]))
                played.append(unseen[count:taken])
                unseen = unseen[taken:]
        rest = () if NATURE in view.waiting else unseen
        return State(view.options, view.waiting, tuple(hands), tuple(played), view.won, rest)

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[Play]:
        return (Play(card),)

    def card_locations(self, state: State) -> Sequence[game.CardLocation]:
        """HI1, HI2: hands and cards face down are their owners', tricks everybody's, the rest nobody's."""
        if NATURE in state.waiting:
            return ()
        return (
            *owned(state.hands),
            *owned(state.played),
            *(game.CardLocation(pile, None) for pile in state.won),
            game.CardLocation(state.rest),
        )

    def max_actions(self, options: Options, seats: int) -> int:
        """A card each in every trick."""
        return HAND_SIZE * seats


GAME = Rules()
