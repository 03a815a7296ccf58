"""Schwarzer Peter: draw from the neighbour, lay pairs, and do not keep the card without a twin.

The rules SP1 to SP6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal, TypeAlias, assert_never

from msgspec.structs import replace

from reihum.cards import CARD, Card, Colour, deck, in_order
from reihum.game import (
    FIRST_ROUND,
    NATURE_ACTS,
    NOBODY,
    SEAT_ACTS,
    Action,
    Actor,
    BaseGame,
    CardLocation,
    Event,
    ForcedMoves,
    IllegalAction,
    Outcome,
    Rng,
    RoundContext,
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
from reihum.game import Options as BaseOptions

Length = Literal["full", "short"]
Forfeit = Literal["none", "dot", "task"]

COLOURS = (Colour.RED, Colour.BLUE)
DECKS: dict[Length, tuple[Card, ...]] = {
    "full": deck(range(1, 21), COLOURS),  # SP1
    "short": deck(range(1, 17), COLOURS),  # SP5
}
TWIN: dict[Card, Card] = {
    CARD[colour, number]: CARD[other, number]
    for colour, other in (COLOURS, COLOURS[::-1])
    for number in range(1, 21)
}
MOST_DRAWS = 1000  # SP4


class Options(BaseOptions, frozen=True):
    length: Length = "full"
    forfeit: Forfeit = "none"
    """What the table has agreed on for the loser (SP6)."""


class Shuffle(Action, frozen=True):
    """NATURE's. First the whole deck: the card put aside, then the hands, one after another from the
    first seat. Later the hand that is drawn from, as it is held out (SP3)."""

    order: tuple[Card, ...]


class Draw(Action, frozen=True):
    place: int
    """Which of the cards held out, counted from 1."""


class Dealt(Event, frozen=True):
    """The hands as they were dealt, before any pair is laid."""

    hands: tuple[tuple[Card, ...] | None, ...]


class HeldOut(Event, frozen=True):
    giver: Seat
    to: Seat
    count: int


class Drew(Event, frozen=True):
    seat: Seat
    giver: Seat
    place: int
    card: Card | None


class PairsLaid(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Safe(Event, frozen=True):
    """Without cards: this player cannot lose any more."""

    seat: Seat


class PeterShown(Event, frozen=True):
    """The end: the Schwarzer Peter, its holder, and its twin that was put aside."""

    loser: Seat
    peter: Card
    aside: Card


class Undecided(Event, frozen=True):
    """The end after too many draws: nobody loses. The Schwarzer Peter, and its twin that was put aside."""

    peter: Card
    aside: Card


class ForfeitDue(Event, frozen=True):
    loser: Seat
    forfeit: Forfeit


PeterAction = Shuffle | Draw
PeterEvent = Dealt | HeldOut | Drew | PairsLaid | Safe | PeterShown | Undecided | ForfeitDue

Piles: TypeAlias = tuple[tuple[Card, ...], ...]
"""Cards by seat."""


class State(Value, frozen=True):
    options: Options
    drawer: Seat
    """Who draws, or for whom a hand is being shuffled; before the deal, the dealer."""
    hands: Piles
    """The hands, sorted."""
    laid: Piles
    """The pairs that each player has laid down, in the order in which they did."""
    aside: tuple[Card, ...] = ()
    """The card put aside; none before the deal."""
    fan: tuple[Card, ...] = ()
    """The hand that is drawn from, as it is held out; nothing while it is being shuffled."""
    draws: int = 0


class View(Value, frozen=True):
    seat: Seat | None
    options: Options
    drawer: Seat
    giver: Seat | None
    """Whose hand is drawn from; nobody's before the deal and at the end."""
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """The sizes of all hands (G2)."""
    laid: Piles
    fan: int
    """How many cards are held out to the drawer; none while they are being shuffled."""
    draws: int
    shown: Piles
    """All hands, once the round is over."""
    aside: tuple[Card, ...]
    """The card put aside, once the round is over (SP1)."""


PeterStep: TypeAlias = Step[State, PeterEvent]

MENUS = tuple(tuple(Draw(place) for place in range(1, count + 1)) for count in range(21))
"""What may be drawn from so many cards."""

FORCED_MOVES: ForcedMoves = {Draw: "open"}
"""All see that a single card is held out."""


def _to_act(state: State) -> frozenset[Actor]:
    if _is_over(state):
        return NOBODY
    return SEAT_ACTS[state.drawer] if state.fan else NATURE_ACTS


def _is_over(state: State) -> bool:
    """SP4: only the Schwarzer Peter is left, or cards have been drawn for too long."""
    return _is_peter_left(state) or state.draws == MOST_DRAWS


def _is_peter_left(state: State) -> bool:
    return sum(map(len, state.hands)) == 1


def _shuffle(state: State, actor: Actor, order: tuple[Card, ...]) -> PeterStep:
    check_nature(_to_act(state), actor)
    check_order(order, _to_shuffle(state))
    if not state.aside:
        return _deal(state, order)
    return Step(replace(state, fan=order), (HeldOut(_giver(state), state.drawer, len(order)),))


def _to_shuffle(state: State) -> tuple[Card, ...]:
    return state.hands[_giver(state)] if state.aside else DECKS[state.options.length]


def _deal(state: State, order: tuple[Card, ...]) -> PeterStep:
    dealt = _hands(order[1:], len(state.hands), dealer=state.drawer)
    laid = tuple(map(_pairs, dealt))
    hands = tuple(_without(hand, pairs) for hand, pairs in zip(dealt, laid, strict=True))
    first = _next_with_cards(hands, state.drawer)
    after = State(state.options, first, hands, laid, order[:1])
    pairs_laid = (PairsLaid(seat, pairs) for seat, pairs in enumerate(laid) if pairs)
    return Step(after, (Dealt(dealt), *pairs_laid, *_safe(hands, range(len(hands))), *_ending(after)))


def _hands(cards: tuple[Card, ...], seats: int, dealer: Seat) -> Piles:
    """SP1: as even as they go; whoever sits left of the dealer is the first to get one more."""
    each, more = divmod(len(cards), seats)
    hands = []
    for seat in range(seats):
        size = each + ((seat - dealer - 1) % seats < more)
        hands.append(in_order(cards[:size]))
        cards = cards[size:]
    return tuple(hands)


def _pairs(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """SP2: the pairs in a hand, one after another."""
    return tuple(
        half
        for card in hand
        if card.colour is COLOURS[0] and TWIN[card] in hand
        for half in (card, TWIN[card])
    )


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)


def _giver(state: State) -> Seat:
    return _next_with_cards(state.hands, state.drawer)


def _next_with_cards(hands: Piles, seat: Seat) -> Seat:
    """SP3: the left neighbour; who has no cards is skipped."""
    left = next_seat(seat, len(hands))
    return left if hands[left] else _next_with_cards(hands, left)


def _draw(state: State, actor: Actor, place: int) -> PeterStep:
    seat = check_seat(_to_act(state), actor)
    if place not in range(1, len(state.fan) + 1):
        raise IllegalAction("not-held-out", "SP3", count=len(state.fan))
    giver, card = _giver(state), state.fan[place - 1]
    hand = in_order((*state.hands[seat], card))
    pair = _pairs(hand)
    hands = _put(state.hands, giver, _without(state.hands[giver], (card,)))
    hands = _put(hands, seat, _without(hand, pair))
    laid = _put(state.laid, seat, state.laid[seat] + pair)
    drawer = _next_with_cards(hands, seat)
    after = State(state.options, drawer, hands, laid, state.aside, draws=state.draws + 1)
    pair_laid = (PairsLaid(seat, pair),) if pair else ()
    return Step(
        after, (Drew(seat, giver, place, card), *pair_laid, *_safe(hands, (giver, seat)), *_ending(after))
    )


def _put(piles: Piles, seat: Seat, pile: tuple[Card, ...]) -> Piles:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _safe(hands: Piles, seats: Iterable[Seat]) -> Iterator[Safe]:
    return (Safe(seat) for seat in seats if not hands[seat])


def _ending(state: State) -> Iterator[PeterShown | Undecided | ForfeitDue]:
    if not _is_over(state):
        return
    (aside,) = state.aside
    loser = _loser(state)
    if loser is None:
        yield Undecided(TWIN[aside], aside)
        return
    yield PeterShown(loser, TWIN[aside], aside)
    if state.options.forfeit != "none":
        yield ForfeitDue(loser, state.options.forfeit)


def _loser(state: State) -> Seat | None:
    """SP4: who holds the Schwarzer Peter, if nothing else is left; otherwise nobody loses."""
    return next(seat for seat, hand in enumerate(state.hands) if hand) if _is_peter_left(state) else None


class SchwarzerPeter(BaseGame[Options, State, PeterAction, PeterEvent, View]):
    name = "schwarzerpeter"
    rules_version = 2
    seats = range(2, 7)
    options_type = Options
    action_type = PeterAction
    event_type = PeterEvent
    state_type = State
    view_type = View
    scoring = "fewest"
    end_reasons = ("peter-left", "draws-made")
    forced_moves = FORCED_MOVES

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        nothing: Piles = ((),) * seats
        return State(options, round_.first, nothing, nothing)

    def to_act(self, state: State) -> frozenset[Actor]:
        return _to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Draw]:
        return MENUS[len(state.fan)] if seat == state.drawer else ()

    def apply(self, state: State, actor: Actor, action: PeterAction) -> PeterStep:
        match action:
            case Shuffle(order):
                return _shuffle(state, actor, order)
            case Draw(place):
                return _draw(state, actor, place)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        over = _is_over(state)
        return View(
            seat=seat,
            options=state.options,
            drawer=state.drawer,
            giver=_giver(state) if state.aside and not over else None,
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            laid=state.laid,
            fan=len(state.fan),
            draws=state.draws,
            shown=state.hands if over else (),
            aside=state.aside if over else (),
        )

    def hand(self, view: View) -> tuple[Card, ...]:
        return view.hand

    def show(self, event: PeterEvent, seat: Seat | None) -> PeterEvent:
        match event:
            case Dealt(hands):
                return Dealt(own_only(hands, seat))
            case Drew(drawer, giver, place, _) if seat not in (drawer, giver):
                return Drew(drawer, giver, place, None)
            case _:
                return event

    def outcome(self, state: State) -> Outcome | None:
        """SP4: a point for the loser, if anybody loses, and fewest are best (G4, G5)."""
        if not _is_over(state):
            return None
        loser = _loser(state)
        points = tuple(int(seat == loser) for seat in range(len(state.hands)))
        return Outcome(ranked(points), points, "draws-made" if loser is None else "peter-left")

    def shuffle(self, state: State, rng: Rng) -> Shuffle:
        return Shuffle(shuffled(_to_shuffle(state), rng))

    def imagine(self, view: View, rng: Rng) -> State:
        """One thing is known of the hands not seen: there is no pair in any of them (SP2)."""
        if view.giver is None:
            hands = view.shown or ((),) * len(view.counts)
            return State(view.options, view.drawer, hands, view.laid, view.aside, draws=view.draws)
        hands, aside = _imagined_hands(view, rng)
        fan = shuffled(hands[view.giver], rng) if view.fan else ()
        return State(view.options, view.drawer, hands, view.laid, aside, fan, view.draws)

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[Draw]:
        """A card of one's own is never played: pairs are laid by themselves, and one draws from others.
        So the answer to such a try is how to draw."""
        return (Draw(0),)

    def card_locations(self, state: State) -> Sequence[CardLocation]:
        """SP1, G2: hands are their owners', what is laid is everybody's; in the end all is shown."""
        over = _is_over(state)
        return (
            CardLocation(state.aside, None if over else frozenset()),
            *(
                CardLocation(hand, None if over else frozenset({seat}))
                for seat, hand in enumerate(state.hands)
            ),
            *(CardLocation(laid, None) for laid in state.laid),
        )

    def max_actions(self, options: Options, seats: int) -> int:
        """The most draws there may be (SP4)."""
        return MOST_DRAWS


def _imagined_hands(view: View, rng: Rng) -> tuple[Piles, tuple[Card, ...]]:
    """The hands and the card put aside."""
    seen = {*view.hand, *(card for pile in view.laid for card in pile)}
    unseen = [card for card in DECKS[view.options.length] if card not in seen]
    rooms = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    *hands, aside = _split(unseen, [*rooms, 1], rng)
    if view.seat is not None:
        hands[view.seat] = view.hand
    return tuple(hands), aside


def _split(cards: Sequence[Card], rooms: list[int], rng: Rng) -> list[tuple[Card, ...]]:
    """The cards at random in places with so much room, no two of a number in the same place.

    A place with as much room as there are numbers left needs a card of each of them. There are never
    more such places than cards of the number at hand, since all cards find room.
    """
    places: list[list[Card]] = [[] for _ in rooms]
    numbers = [[*group] for _, group in groupby(sorted(cards, key=_number), key=_number)]
    for left, twins in zip(range(len(numbers), 0, -1), numbers, strict=True):
        chosen = [place for place, room in enumerate(rooms) if room == left]
        while len(chosen) < len(twins):
            free = [place for place, room in enumerate(rooms) if place not in chosen for _ in range(room)]
            chosen.append(free[rng.randrange(len(free))])
        for place, card in zip(chosen, shuffled(twins, rng), strict=True):
            places[place].append(card)
            rooms[place] -= 1
    return list(map(in_order, places))


def _number(card: Card) -> int:
    return card.number


SCHWARZERPETER = SchwarzerPeter()
