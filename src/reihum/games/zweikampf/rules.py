"""Zweikampf: two stacks face down, and the higher of the two top cards takes both.

The rules Z1 to Z5.
"""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, assert_never

from msgspec.structs import replace

from reihum import game
from reihum.cards import Card, Cards, Colour, Piles, deck
from reihum.game import FIRST_ROUND, NATURE, Actor, Rng, RoundContext, Seat, Step
from reihum.rule_helpers import check_seat, check_shuffle, put, ranked, shuffled

DECK = deck(range(1, 21), (Colour.RED, Colour.BLUE))  # Z1
EACH = len(DECK) // 2
MOST_TURNS = 2000  # Z5

Length = Literal["short", "long"]


class Options(game.Options, frozen=True):
    length: Length = "short"
    """Long: until one player has all cards (Z5)."""


class Deal(game.Action, frozen=True):
    """An action of NATURE: the first player's stack from its top, then the other's."""

    order: Cards


class Turn(game.Action, frozen=True):
    """Turn up the top card: both are turned when both players have said so."""


class Dealt(game.Event, frozen=True):
    each: int


class Ready(game.Event, frozen=True):
    """The first of the two to turn up waits for the other."""

    seat: Seat


class TurnedUp(game.Event, frozen=True):
    seat: Seat
    card: Card


class Tied(game.Event, frozen=True):
    stake: int
    """How many cards are played for now."""


class Won(game.Event, frozen=True):
    winner: Seat
    cards: Cards


class TookBack(game.Event, frozen=True):
    stakes: Piles
    """The cards that each player takes back from a tie that cannot be decided."""


class RanOut(game.Event, frozen=True):
    """The loser cannot turn up one more card in a tie (Z5)."""

    loser: Seat


class TurnedOver(game.Event, frozen=True):
    """The won cards are the new stack (Z5)."""

    seat: Seat
    count: int


DuelAction = Deal | Turn
DuelEvent = Dealt | Ready | TurnedUp | Tied | Won | TookBack | RanOut | TurnedOver

NO_CARDS: Piles = ((), ())


class State(game.Value, frozen=True):
    options: Options
    waiting: tuple[Actor, ...]
    """The actors to come: NATURE, then the players who have not turned up; empty when the round is over."""
    stacks: Piles = NO_CARDS
    """The stacks from their tops."""
    stakes: Piles = NO_CARDS
    """The open cards that are being played for."""
    won: Piles = NO_CARDS
    """The cards won, the first one first."""
    turns: int = 0


class View(game.Value, frozen=True):
    seat: Seat | None
    options: Options
    waiting: tuple[Actor, ...]
    stacks: tuple[int, ...]
    """The sizes of the stacks: what lies face down is hidden, also if it once lay open."""
    stakes: Piles
    won: Piles
    turns: int


TURN = Turn()
BOTH: tuple[Actor, ...] = (0, 1)
OVER: tuple[Actor, ...] = ()

FORCED_MOVES: game.ForcedMoves = {Turn: "own"}

DuelStep: TypeAlias = Step[State, DuelEvent]


def _deal(state: State, actor: Actor, order: Cards) -> DuelStep:
    check_shuffle(frozenset(state.waiting), actor, order, DECK)
    return Step(State(state.options, BOTH, (order[:EACH], order[EACH:])), (Dealt(EACH),))


def _turn(state: State, actor: Actor) -> DuelStep:
    seat = check_seat(frozenset(state.waiting), actor)
    if state.waiting == BOTH:
        return Step(replace(state, waiting=(1 - seat,)), (Ready(seat),))
    events: tuple[DuelEvent, ...] = ()
    for rule in COURSE:
        step = rule(state)
        state, events = step.state, events + step.events
    return Step(state, events)


def _turn_over(state: State) -> DuelStep:
    """Z5: a player without a stack goes on with the cards won, in the order in which they were won."""
    seats = [seat for seat in (0, 1) if state.won[seat] and not state.stacks[seat]]
    stacks = tuple(state.won[seat] if seat in seats else state.stacks[seat] for seat in (0, 1))
    won = tuple(() if seat in seats else state.won[seat] for seat in (0, 1))
    turned_over = tuple(TurnedOver(seat, len(stacks[seat])) for seat in seats)
    return Step(replace(state, stacks=stacks, won=won), turned_over)


def _turn_up(state: State) -> DuelStep:
    stacks = tuple(stack[1:] for stack in state.stacks)
    stakes = tuple((*stake, stack[0]) for stake, stack in zip(state.stakes, state.stacks, strict=True))
    turned = State(state.options, BOTH, stacks, stakes, state.won, state.turns + 1)
    return Step(turned, tuple(TurnedUp(seat, stake[-1]) for seat, stake in enumerate(stakes)))


def _settle(state: State) -> DuelStep:
    """Z2: the higher of the cards just turned up takes all; a tie stays on the table (Z3)."""
    one, two = (stake[-1].number for stake in state.stakes)
    if one == two:
        return Step(state, (Tied(sum(map(len, state.stakes))),))
    return _take(state, 0 if one > two else 1)


def _take(state: State, winner: Seat) -> DuelStep:
    taken = state.stakes[winner] + state.stakes[1 - winner]  # Z5: the winner's own first
    won = put(state.won, winner, state.won[winner] + taken)
    return Step(replace(state, stakes=NO_CARDS, won=won), (Won(winner, taken),))


def _finish(state: State) -> DuelStep:
    """The round goes on while both can turn up a card, and not for ever."""
    match [seat for seat in (0, 1) if not _can_turn(state, seat)]:
        case [] if state.turns < MOST_TURNS:
            return Step(state, ())
        case [loser] if state.stakes[loser]:  # Z5
            step = _take(state, 1 - loser)
            return Step(replace(step.state, waiting=OVER), (RanOut(loser), *step.events))
        case _ if state.stakes[0]:  # Z4, and Z5 where nobody decides the tie
            won = tuple(pile + stake for pile, stake in zip(state.won, state.stakes, strict=True))
            return Step(replace(state, waiting=OVER, stakes=NO_CARDS, won=won), (TookBack(state.stakes),))
        case _:
            return Step(replace(state, waiting=OVER), ())


def _can_turn(state: State, seat: Seat) -> bool:
    return bool(state.stacks[seat] or (state.options.length == "long" and state.won[seat]))


COURSE: tuple[Callable[[State], DuelStep], ...] = (_turn_over, _turn_up, _settle, _finish)
"""What happens when both have said that they turn up, step by step."""


class Zweikampf(game.BaseGame[Options, State, DuelAction, DuelEvent, View]):
    name = "zweikampf"
    seats = range(2, 3)
    scoring = "most"
    end_reasons = ("stacks-played", "all-cards-won", "turns-played")
    forced_moves = FORCED_MOVES

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        return State(options, (NATURE,))

    def to_act(self, state: State) -> frozenset[Actor]:
        return frozenset(state.waiting)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Turn]:
        return (TURN,) if seat in state.waiting else ()

    def apply(self, state: State, actor: Actor, action: DuelAction) -> DuelStep:
        match action:
            case Deal(order):
                return _deal(state, actor, order)
            case Turn():
                return _turn(state, actor)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            waiting=state.waiting,
            stacks=tuple(map(len, state.stacks)),
            stakes=state.stakes,
            won=state.won,
            turns=state.turns,
        )

    def show(self, event: DuelEvent, seat: Seat | None) -> DuelEvent:
        return event

    def outcome(self, state: State) -> game.Outcome | None:
        """Z4, Z5: the cards of each player are the points, and the most win (G5)."""
        if state.waiting:
            return None
        shares = tuple(len(stack) + len(won) for stack, won in zip(state.stacks, state.won, strict=True))
        return game.Outcome(ranked([-share for share in shares]), shares, _reason(state, shares))

    def shuffle(self, state: State, rng: Rng) -> Deal:
        return Deal(shuffled(DECK, rng))

    def imagine(self, view: View, rng: Rng) -> State:
        seen = {card for piles in (view.stakes, view.won) for pile in piles for card in pile}
        unseen = shuffled((card for card in DECK if card not in seen), rng)
        one, two = view.stacks
        stacks = (unseen[:one], unseen[one : one + two])
        return State(view.options, view.waiting, stacks, view.stakes, view.won, view.turns)

    def card_locations(self, state: State) -> Sequence[game.CardLocation]:
        """Z1, Z2: what is turned up or won lies open; nobody sees into a stack, not even one's own."""
        if NATURE in state.waiting:
            return ()
        return (
            *(game.CardLocation(stack) for stack in state.stacks),
            *(game.CardLocation(pile, None) for piles in (state.stakes, state.won) for pile in piles),
        )

    def max_actions(self, options: Options, seats: int) -> int:
        """Both turn up each time: the stacks once, or the most turns of the long game."""
        return seats * (EACH if options.length == "short" else MOST_TURNS)


def _reason(state: State, shares: tuple[int, ...]) -> str:
    if state.options.length == "long" and 0 in shares:
        return "all-cards-won"
    return "turns-played" if state.turns == MOST_TURNS else "stacks-played"


ZWEIKAMPF = Zweikampf()
