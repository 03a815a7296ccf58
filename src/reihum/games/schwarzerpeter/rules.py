"""Schwarzer Peter: draw from the neighbour, lay pairs, and do not keep the card without a twin.

The rules SP1 to SP6.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from reihum.cards import Card, Cards, Piles, in_order
from reihum.game import FIRST_ROUND, Actor, BaseGame, IllegalAction, Outcome, Rng, RoundContext, Seat, Step
from reihum.games.schwarzerpeter import actions
from reihum.games.schwarzerpeter import state as positions
from reihum.games.schwarzerpeter.actions import PeterAction, PeterEvent
from reihum.games.schwarzerpeter.state import PARTNER, Options, State, View, giver_of, is_over
from reihum.rule_helpers import check_seat, check_shuffle, deal_evenly, own_only, put, ranked, shuffled

PeterStep: TypeAlias = Step[State, PeterEvent]


def _shuffle(state: State, actor: Actor, order: Cards) -> PeterStep:
    check_shuffle(positions.to_act(state), actor, order, _to_shuffle(state))
    if not state.aside:
        return _deal(state, order)
    held_out = actions.HeldOut(giver_of(state), state.drawer, len(order))
    return Step(replace(state, fan=order), (held_out,))


def _to_shuffle(state: State) -> Cards:
    return state.hands[giver_of(state)] if state.aside else positions.DECKS[state.options.length]


def _deal(state: State, order: Cards) -> PeterStep:
    dealt = tuple(map(in_order, deal_evenly(order[1:], len(state.hands), dealer=state.drawer)))  # SP1
    laid = tuple(map(_pairs, dealt))
    hands = tuple(_without(hand, pairs) for hand, pairs in zip(dealt, laid, strict=True))
    first = positions.next_with_cards(hands, state.drawer)
    after = State(state.options, first, hands, laid, order[:1])
    pairs_laid = (actions.PairsLaid(seat, pairs) for seat, pairs in enumerate(laid) if pairs)
    return Step(after, (actions.Dealt(dealt), *pairs_laid, *_safe(hands, range(len(hands))), *_ending(after)))


def _pairs(hand: Cards) -> Cards:
    """SP2: the pairs in a hand, one after another."""
    return tuple(
        half
        for card in hand
        if card.colour is positions.COLOURS[0] and PARTNER[card] in hand
        for half in (card, PARTNER[card])
    )


def _without(hand: Cards, cards: Cards) -> Cards:
    return tuple(card for card in hand if card not in cards)


def _draw(state: State, actor: Actor, place: int) -> PeterStep:
    seat = check_seat(positions.to_act(state), actor)
    if place not in range(1, len(state.fan) + 1):
        raise IllegalAction("not-held-out", "SP3", count=len(state.fan))
    giver, card = giver_of(state), state.fan[place - 1]
    hand = in_order((*state.hands[seat], card))
    pair = _pairs(hand)
    hands = put(state.hands, giver, _without(state.hands[giver], (card,)))
    hands = put(hands, seat, _without(hand, pair))
    laid = put(state.laid, seat, state.laid[seat] + pair)
    drawer = positions.next_with_cards(hands, seat)
    after = State(state.options, drawer, hands, laid, state.aside, draws=state.draws + 1)
    pair_laid = (actions.PairsLaid(seat, pair),) if pair else ()
    return Step(
        after,
        (actions.Drew(seat, giver, place, card), *pair_laid, *_safe(hands, (giver, seat)), *_ending(after)),
    )


def _safe(hands: Piles, seats: Iterable[Seat]) -> Iterator[actions.Safe]:
    return (actions.Safe(seat) for seat in seats if not hands[seat])


def _ending(state: State) -> Iterator[actions.PeterShown | actions.Undecided | actions.ForfeitDue]:
    if not is_over(state):
        return
    (aside,) = state.aside
    loser = _loser(state)
    if loser is None:
        yield actions.Undecided(PARTNER[aside], aside)
        return
    yield actions.PeterShown(loser, PARTNER[aside], aside)
    if state.options.forfeit != "none":
        yield actions.ForfeitDue(loser, state.options.forfeit)


def _loser(state: State) -> Seat | None:
    """SP4: the holder of the Schwarzer Peter, if nothing else is left; otherwise nobody loses."""
    return (
        next(seat for seat, hand in enumerate(state.hands) if hand)
        if positions.is_peter_left(state)
        else None
    )


class SchwarzerPeter(BaseGame[Options, State, PeterAction, PeterEvent, View]):
    name = "schwarzerpeter"
    rules_version = 2
    seats = range(2, 7)
    scoring = "fewest"
    end_reasons = ("peter-left", "draws-made")
    forced_moves = actions.FORCED_MOVES

    view = staticmethod(positions.view)
    to_act = staticmethod(positions.to_act)
    card_locations = staticmethod(positions.card_locations)
    imagine = staticmethod(positions.imagine)

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        nothing: Piles = ((),) * seats
        return State(options, round_.first, nothing, nothing)

    def hand(self, view: View) -> Cards:
        return view.hand

    def legal_actions(self, state: State, seat: Seat) -> Sequence[actions.Draw]:
        return actions.MENUS[len(state.fan)] if seat == state.drawer else ()

    def apply(self, state: State, actor: Actor, action: PeterAction) -> PeterStep:
        match action:
            case actions.Shuffle(order):
                return _shuffle(state, actor, order)
            case actions.Draw(place):
                return _draw(state, actor, place)
            case _:
                assert_never(action)

    def show(self, event: PeterEvent, seat: Seat | None) -> PeterEvent:
        match event:
            case actions.Dealt(hands):
                return actions.Dealt(own_only(hands, seat))
            case actions.Drew(drawer, giver, place, _) if seat not in (drawer, giver):
                return actions.Drew(drawer, giver, place, None)
            case _:
                return event

    def outcome(self, state: State) -> Outcome | None:
        """SP4: a point for the loser, if there is one, and the fewest points win (G4, G5)."""
        if not is_over(state):
            return None
        loser = _loser(state)
        points = tuple(int(seat == loser) for seat in range(len(state.hands)))
        return Outcome(ranked(points), points, "draws-made" if loser is None else "peter-left")

    def shuffle(self, state: State, rng: Rng) -> actions.Shuffle:
        return actions.Shuffle(shuffled(_to_shuffle(state), rng))

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[actions.Draw]:
        """A card of one's own is never played: pairs are laid by themselves, and one draws from others.
        So the answer to such a try is how to draw."""
        return (actions.Draw(0),)

    def max_actions(self, options: Options, seats: int) -> int:
        """The most draws there may be (SP4)."""
        return positions.MOST_DRAWS


SCHWARZERPETER = SchwarzerPeter()
