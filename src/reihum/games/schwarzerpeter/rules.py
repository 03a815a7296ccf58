"""Schwarzer Peter: draw from the neighbour, lay pairs, and do not keep the card without a twin.

The rules SP1 to SP6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from reihum.cards import Card, in_order
from reihum.game import FIRST_ROUND, Actor, BaseGame, IllegalAction, Outcome, Rng, RoundContext, Seat, Step
from reihum.games.schwarzerpeter import state as positions
from reihum.games.schwarzerpeter.actions import (
    FORCED_MOVES,
    MENUS,
    Dealt,
    Draw,
    Drew,
    ForfeitDue,
    HeldOut,
    PairsLaid,
    PeterAction,
    PeterEvent,
    PeterShown,
    Safe,
    Shuffle,
    Undecided,
)
from reihum.games.schwarzerpeter.state import (
    COLOURS,
    DECKS,
    MOST_DRAWS,
    PARTNER,
    Options,
    Piles,
    State,
    View,
    giver_of,
    is_over,
    is_peter_left,
    next_with_cards,
)
from reihum.rule_helpers import (
    NATURE_ACTS,
    NOBODY,
    SEAT_ACTS,
    check_nature,
    check_order,
    check_seat,
    own_only,
    ranked,
    shuffled,
)

PeterStep: TypeAlias = Step[State, PeterEvent]


def _to_act(state: State) -> frozenset[Actor]:
    if is_over(state):
        return NOBODY
    return SEAT_ACTS[state.drawer] if state.fan else NATURE_ACTS


def _shuffle(state: State, actor: Actor, order: tuple[Card, ...]) -> PeterStep:
    check_nature(_to_act(state), actor)
    check_order(order, _to_shuffle(state))
    if not state.aside:
        return _deal(state, order)
    return Step(replace(state, fan=order), (HeldOut(giver_of(state), state.drawer, len(order)),))


def _to_shuffle(state: State) -> tuple[Card, ...]:
    return state.hands[giver_of(state)] if state.aside else DECKS[state.options.length]


def _deal(state: State, order: tuple[Card, ...]) -> PeterStep:
    dealt = _hands(order[1:], len(state.hands), dealer=state.drawer)
    laid = tuple(map(_pairs, dealt))
    hands = tuple(_without(hand, pairs) for hand, pairs in zip(dealt, laid, strict=True))
    first = next_with_cards(hands, state.drawer)
    after = State(state.options, first, hands, laid, order[:1])
    pairs_laid = (PairsLaid(seat, pairs) for seat, pairs in enumerate(laid) if pairs)
    return Step(after, (Dealt(dealt), *pairs_laid, *_safe(hands, range(len(hands))), *_ending(after)))


def _hands(cards: tuple[Card, ...], seats: int, dealer: Seat) -> Piles:
    """SP1: as even as possible; cards left over go round from the left of the dealer."""
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
        if card.colour is COLOURS[0] and PARTNER[card] in hand
        for half in (card, PARTNER[card])
    )


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)


def _draw(state: State, actor: Actor, place: int) -> PeterStep:
    seat = check_seat(_to_act(state), actor)
    if place not in range(1, len(state.fan) + 1):
        raise IllegalAction("not-held-out", "SP3", count=len(state.fan))
    giver, card = giver_of(state), state.fan[place - 1]
    hand = in_order((*state.hands[seat], card))
    pair = _pairs(hand)
    hands = _put(state.hands, giver, _without(state.hands[giver], (card,)))
    hands = _put(hands, seat, _without(hand, pair))
    laid = _put(state.laid, seat, state.laid[seat] + pair)
    drawer = next_with_cards(hands, seat)
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
    if not is_over(state):
        return
    (aside,) = state.aside
    loser = _loser(state)
    if loser is None:
        yield Undecided(PARTNER[aside], aside)
        return
    yield PeterShown(loser, PARTNER[aside], aside)
    if state.options.forfeit != "none":
        yield ForfeitDue(loser, state.options.forfeit)


def _loser(state: State) -> Seat | None:
    """SP4: the holder of the Schwarzer Peter, if nothing else is left; otherwise nobody loses."""
    return next(seat for seat, hand in enumerate(state.hands) if hand) if is_peter_left(state) else None


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

    view = staticmethod(positions.view)
    hand = staticmethod(positions.hand)
    card_locations = staticmethod(positions.card_locations)
    imagine = staticmethod(positions.imagine)

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
        if not is_over(state):
            return None
        loser = _loser(state)
        points = tuple(int(seat == loser) for seat in range(len(state.hands)))
        return Outcome(ranked(points), points, "draws-made" if loser is None else "peter-left")

    def shuffle(self, state: State, rng: Rng) -> Shuffle:
        return Shuffle(shuffled(_to_shuffle(state), rng))

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[Draw]:
        """A card of one's own is never played: pairs are laid by themselves, and one draws from others.
        So the answer to such a try is how to draw."""
        return (Draw(0),)

    def max_actions(self, options: Options, seats: int) -> int:
        """The most draws there may be (SP4)."""
        return MOST_DRAWS


SCHWARZERPETER = SchwarzerPeter()
