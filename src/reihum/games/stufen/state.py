"""A position of Stufen: what it counts, what a seat may know of it, and what a seat can imagine."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Literal, assert_never

from reihum import game
from reihum.cards import JOKER, PAUSE, Card, Cards, Piles, deck, in_order
from reihum.game import NATURE, Actor, CardLocation, Outcome, Rng, Seat, Value
from reihum.games.stufen.melds import NUMBERS, STAGES, Meld, Stage, missing, read_stages, without
from reihum.rule_helpers import ACTING, owned, ranked, shuffled

DECK = in_order((*deck(NUMBERS) * 2, *[JOKER] * 8, *[PAUSE] * 4))  # ST1
PENALTY: dict[Card, int] = {
    **{card: 5 if card.number < 10 else 10 for card in deck(NUMBERS)},
    PAUSE: 15,
    JOKER: 20,
}  # ST11


class Options(game.Options, frozen=True):
    stages: tuple[str, ...] = STAGES
    """The stage card, ten stages like ``pasch 3 + reihe 4`` (ST13)."""


Phase = Literal["deal", "draw", "renew", "play", "over"]
"""What the round waits for: a shuffle (deal, renew), a card to be taken, the rest of a turn, nothing."""


class State(Value, frozen=True):
    options: Options
    stages: tuple[int, ...]
    """The stages each seat had laid when the round began."""
    turn: Seat
    phase: Phase
    hands: Piles
    pile: Cards = ()
    """The draw pile from its top."""
    discards: Cards = ()
    """The discard pile up to its top."""
    table: tuple[Meld, ...] = ()
    paused: tuple[Seat, ...] = ()
    """The seats with a pause card before them."""
    renewals: int = 0
    takes: int = 0
    """Discards taken since a card was drawn."""


class View(Value, frozen=True):
    seat: Seat | None
    options: Options
    stages: tuple[int, ...]
    laid: tuple[bool, ...]
    """Whether each seat has laid a stage in this round."""
    turn: Seat
    phase: Phase
    hand: Cards
    counts: tuple[int, ...]
    """The sizes of all hands (G2)."""
    pile: int
    discards: Cards
    """All of them, up to the top: each was laid openly."""
    table: tuple[Meld, ...]
    paused: tuple[Seat, ...]
    renewals: int
    takes: int
    shown: Piles
    """All hands, once the round is over."""


def stage_of(position: State | View, seat: Seat) -> Stage:
    """The stage that a seat lays, or has laid, in this round."""
    return read_stages(position.options.stages)[position.stages[seat]]


def needs(position: State | View, seat: Seat) -> Stage:
    """The melds of its stage that a seat has still to lay; none once it is laid."""
    return stage_of(position, seat)[[meld.owner for meld in position.table].count(seat) :]


def is_laying(position: State | View, seat: Seat) -> bool:
    """Whether a seat has laid a part of its stage and must go on (ST4)."""
    return 0 < len(needs(position, seat)) < len(stage_of(position, seat))


def have_laid(state: State) -> tuple[bool, ...]:
    """Whether each seat has laid a stage in this round."""
    owners, stages = [meld.owner for meld in state.table], read_stages(state.options.stages)
    return tuple(owners.count(seat) == len(stages[laid]) for seat, laid in enumerate(state.stages))


def to_act(state: State) -> frozenset[Actor]:
    match state.phase:
        case "deal" | "renew":
            return ACTING[NATURE]
        case "draw" | "play":
            return ACTING[state.turn]
        case "over":
            return ACTING[None]
        case _:
            assert_never(state.phase)


def outcome(state: State) -> Outcome | None:
    """ST11, ST12: penalties are points, and the stages laid count before them."""
    if state.phase != "over":
        return None
    points = tuple(sum(PENALTY[card] for card in hand) for hand in state.hands)
    stages = tuple(before + laid for before, laid in zip(state.stages, have_laid(state), strict=True))
    places = ranked([(-stage, penalty) for stage, penalty in zip(stages, points, strict=True)])
    return Outcome(places, points, "stufen-unfinished" if all(state.hands) else "stufen-out", stages)


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        stages=state.stages,
        laid=have_laid(state),
        turn=state.turn,
        phase=state.phase,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        pile=len(state.pile),
        discards=state.discards,
        table=state.table,
        paused=state.paused,
        renewals=state.renewals,
        takes=state.takes,
        shown=state.hands if state.phase == "over" else (),
    )


def card_locations(state: State) -> Sequence[CardLocation]:
    """G2, ST2: a hand is its owner's until it is counted, the draw pile nobody's, and all else is open."""
    if state.phase == "deal":
        return ()
    over = state.phase == "over"
    return (
        *owned(state.hands, shown=over),
        CardLocation(state.pile),
        CardLocation(state.discards, None),
        *(CardLocation(meld.cards, None) for meld in state.table),
        CardLocation((PAUSE,) * len(state.paused), None),
    )


def imagine(view: View, rng: Rng) -> State:
    """A state with this view. One thing is known of a hand not seen: while its owner lays a stage,
    it has what the rest of the stage takes."""
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.counts))]
    if view.shown:
        hands = list(view.shown)
    unseen = shuffled(_unseen(view, hands), rng)
    if is_laying(view, view.turn) and view.turn != view.seat:
        hands[view.turn] = _able(unseen, needs(view, view.turn), view.counts[view.turn])
        unseen = without(unseen, hands[view.turn])
    for seat, count in enumerate(view.counts):
        lacking = count - len(hands[seat])
        hands[seat] = in_order((*hands[seat], *unseen[:lacking]))
        unseen = unseen[lacking:]
    in_sight = view.discards, view.table, view.paused, view.renewals, view.takes
    pile = unseen[: view.pile]
    return State(view.options, view.stages, view.turn, view.phase, tuple(hands), pile, *in_sight)


def _unseen(view: View, hands: Sequence[Cards]) -> Iterator[Card]:
    melds = (meld.cards for meld in view.table)
    seen = Counter(chain(view.discards, *melds, *hands))
    seen[PAUSE] += len(view.paused)
    for card in DECK:
        if seen[card]:
            seen[card] -= 1
        else:
            yield card


def _able(cards: Cards, needed: Stage, count: int) -> Cards:
    """This number of the cards, with which the needed melds can be laid. Others are dropped.

    A card that could not be dropped once cannot be dropped later, so each card is tried once.
    """
    for card in cards:
        if len(cards) > count and not missing(fewer := without(cards, (card,)), needed):
            cards = fewer
    return cards
