"""Schnipp Schnapp: a race for open piles whose tops show the same number.

The rules SS1, SS2 and SS8 to SS11; ``piles`` has the others. Nothing here reads a clock: everybody
answers each card once, and a call carries its time.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from reihum import game
from reihum import rule_helpers as helpers
from reihum.cards import Cards
from reihum.game import FIRST_ROUND, NATURE, Actor, IllegalAction, Rng, RoundContext, Seat, StaleAction, Step
from reihum.games.schnippschnapp import actions, piles
from reihum.games.schnippschnapp import state as positions
from reihum.games.schnippschnapp.actions import Answer, Dealt, PileEvent, Schnapp, Schnipp, SnapAction, Wait
from reihum.games.schnippschnapp.piles import DECK, Heard, Table
from reihum.games.schnippschnapp.state import MOST_REVEALS, Options, Stage, State, View
from reihum.rule_helpers import ACTING, deal_evenly, next_seat, own_only, put, ranked, shuffled

MOST_QUIET = 250  # SS9

MOST_TIME = 60_000
"""The latest that a call may come after its card, in milliseconds."""

SnapStep: TypeAlias = Step[State, PileEvent]


def _to_act(state: State) -> frozenset[Actor]:
    match state.stage:
        case "call":
            return frozenset(seat for seat, answer in enumerate(state.answers) if answer is None)
        case "turn" if state.options.mode == "in-turn":
            return ACTING[state.turn]
        case "over":
            return ACTING[None]
        case _:
            return ACTING[NATURE]


def _check_nature(state: State, actor: Actor, stage: Stage) -> None:
    helpers.check_nature(_to_act(state), actor)
    if state.stage != stage:
        raise IllegalAction("not-yours")


def _deal(state: State, actor: Actor, order: Cards) -> SnapStep:
    _check_nature(state, actor, "deal")
    helpers.check_order(order, DECK)
    hands = tuple(deal_evenly(order, len(state.table.stacks), state.first))  # SS1
    events: list[PileEvent] = [Dealt(hands, state.turn)]
    table = state.table
    for seat, hand in enumerate(hands):
        table = piles.look_through(table, seat, hand, events)
    return _go_on(replace(state, table=table), events)


def _shuffle(state: State, actor: Actor, order: Cards) -> SnapStep:
    _check_nature(state, actor, "shuffle")
    seat = _first_loose(state.table)
    helpers.check_order(order, state.table.loose[seat])
    return _go_on(replace(state, table=piles.put_under(state.table, seat, order)), [])


def _first_loose(table: Table) -> Seat:
    return next(seat for seat, cards in enumerate(table.loose) if cards)


def _turn(state: State, actor: Actor) -> SnapStep:
    if state.options.mode == "all-at-once":
        raise IllegalAction("wait-for-go", "SS10")
    helpers.check_seat(_to_act(state), actor)
    if state.stage == "call":
        raise IllegalAction("answer-first", "SS2")
    return _turn_up(state)


def _turning(state: State) -> tuple[Seat, ...]:
    """The seats that turn up next: one (SS2), or all with cards (SS10)."""
    if state.options.mode == "in-turn":
        return (state.turn,)
    return tuple(filter(state.table.has_cards, _clockwise(state)))


def _clockwise(state: State) -> tuple[Seat, ...]:
    """All seats, from the turn on (G2)."""
    return (*range(state.turn, len(state.table.stacks)), *range(state.turn))


def _next_in_play(state: State) -> Seat:
    return next(filter(state.table.has_cards, _clockwise(state)))  # SS8


def _turn_up(state: State) -> SnapStep:
    turned, reveal = _turning(state), state.reveal + 1
    events: list[PileEvent] = []
    after = replace(
        state,
        stage="call",
        table=piles.turn_up(state.table, turned, reveal, events),
        reveal=reveal,
        turned=turned,
        answers=tuple(
            Wait(reveal) if seat in state.silent else None for seat in range(len(state.table.stacks))
        ),
        quiet=state.quiet + len(turned),
    )
    return Step(after, tuple(events))


def _answer(state: State, actor: Actor, answer: Answer) -> SnapStep:
    seat = _check_answer(state, actor, answer)
    answered = replace(state, answers=put(state.answers, seat, answer))
    return Step(answered, ()) if None in answered.answers else _settle(answered)


def _check_answer(state: State, actor: Actor, answer: Answer) -> Seat:
    if answer.reveal > state.reveal:
        raise IllegalAction("not-turned-up-yet", "SS11", reveal=answer.reveal)
    if answer.reveal < state.reveal or state.stage != "call":
        raise StaleAction("stale-call", "SS3")
    if actor is NATURE:
        raise IllegalAction("not-yours")
    if actor in state.silent:
        raise IllegalAction("silent", "SS4")
    if actor not in _to_act(state):
        raise IllegalAction("one-call", "SS3")
    if isinstance(answer, Schnapp) and not state.table.has_cards(actor):
        raise IllegalAction("out-of-cards", "SS8")
    if not isinstance(answer, Wait) and not 0 <= answer.time <= MOST_TIME:
        raise IllegalAction("call-time", "SS11", most=MOST_TIME)
    return actor


def _settle(state: State) -> SnapStep:
    events: list[PileEvent] = []
    table = piles.settle(state.table, _heard(state), state.turned, state.options.window, events)
    nothing_won = table.won == state.table.won
    middle_matched = Schnipp in piles.right_calls(state.table.piles, state.table.middle, state.turned)
    with_nothing_to_pay = [
        event.seat for event in events if isinstance(event, actions.Mistaken) and not event.cards
    ]
    after = replace(
        state,
        turn=next_seat(state.turn, len(state.answers)),
        table=table,
        turned=(),
        answers=(),
        silent=(*(state.silent if nothing_won and not middle_matched else ()), *with_nothing_to_pay),
        quiet=state.quiet if nothing_won else 0,
    )
    return _go_on(after, events)


def _heard(state: State) -> list[Heard]:
    """The calls in their order (SS11): by time, then clockwise from the turn."""
    calls = [
        Heard(seat, answer)
        for seat in _clockwise(state)
        if isinstance(answer := state.answers[seat], Schnapp | Schnipp)
    ]
    return sorted(calls, key=lambda heard: heard.call.time)


def _go_on(state: State, events: list[PileEvent]) -> SnapStep:
    """Goes on with the end, a shuffle, piles to be turned over, or the next card."""
    reason = _reason_to_end(state)
    if reason is not None:
        return _end(state, reason, events)
    turn = _next_in_play(state)
    if any(state.table.loose):
        return Step(replace(state, stage="shuffle", turn=turn), tuple(events))
    ready = replace(state, stage="turn", turn=turn)
    used_up = [seat for seat in _turning(ready) if not ready.table.stacks[seat]]
    if not used_up:
        return Step(ready, tuple(events))
    table = ready.table
    for seat in used_up:  # SS7
        table = piles.turn_over(table, seat, events)
    return _go_on(replace(ready, table=table), events)


def _reason_to_end(state: State) -> str | None:
    """SS9."""
    holders = sum(map(state.table.has_cards, range(len(state.table.stacks))))
    if not holders:
        return "nobody-has-cards" if state.table.middle else "all-quartets"
    if holders == 1 and not state.table.middle:
        return "last-holder"
    if state.quiet >= MOST_QUIET:
        return "no-pile-won"
    if state.reveal == state.options.reveals:
        return "long-enough" if state.reveal == MOST_REVEALS else "as-agreed"
    return None


def _end(state: State, reason: str, events: list[PileEvent]) -> SnapStep:
    table = state.table
    if reason == "last-holder":
        table = piles.lay_all_aside(table, _next_in_play(state), events)
    return Step(replace(state, stage="over", table=table, reason=reason), tuple(events))


@lru_cache(maxsize=1 << 14)
def _answers(reveal: int, has_cards: bool) -> tuple[Answer, ...]:
    answers = (Schnapp(reveal, 0), Schnipp(reveal, 0), Wait(reveal))
    return answers if has_cards else answers[1:]


class SchnippSchnapp(game.BaseGame[Options, State, SnapAction, PileEvent, View]):
    name = "schnippschnapp"
    rules_version = 2
    seats = range(2, 7)
    scoring = "most"
    is_race = True
    end_reasons = (
        "all-quartets",
        "last-holder",
        "nobody-has-cards",
        "no-pile-won",
        "long-enough",
        "as-agreed",
    )

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        empty: tuple[Cards, ...] = ((),) * seats
        table = Table(empty, empty, empty, ((),) * seats, (0,) * seats)
        return State(options, round_.first, "deal", next_seat(round_.first, seats), table)  # G3

    to_act = staticmethod(_to_act)
    view = staticmethod(positions.view)
    card_locations = staticmethod(positions.card_locations)
    imagine = staticmethod(positions.imagine)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[actions.Turn | Answer]:
        """Calls are offered at time 0; the judge takes any time up to ``MOST_TIME``."""
        if seat not in _to_act(state):
            return ()
        if state.stage == "turn":
            return (actions.TURN,)
        return _answers(state.reveal, state.table.has_cards(seat))

    def apply(self, state: State, actor: Actor, action: SnapAction) -> SnapStep:
        match action:
            case Schnapp() | Schnipp() | Wait():
                return _answer(state, actor, action)
            case actions.Turn():
                return _turn(state, actor)
            case actions.Go():
                _check_nature(state, actor, "turn")
                return _turn_up(state)
            case actions.Shuffle(order):
                return _shuffle(state, actor, order)
            case actions.Deal(order):
                return _deal(state, actor, order)
            case _:
                assert_never(action)

    def show(self, event: PileEvent, seat: Seat | None) -> PileEvent:
        """SS1: before the cards are shuffled everybody looks at their own."""
        return Dealt(own_only(event.hands, seat), event.begins) if isinstance(event, Dealt) else event

    def outcome(self, state: State) -> game.Outcome | None:
        """SS9, SS10: quartets, or cards won, are the points, and the most win (G5)."""
        if state.reason is None:
            return None
        in_turn = state.options.mode == "in-turn"
        points = tuple(map(len, state.table.quartets)) if in_turn else state.table.won
        return game.Outcome(ranked([-most for most in points]), points, state.reason)

    def shuffle(self, state: State, rng: Rng) -> actions.Deal | actions.Shuffle | actions.Go:
        match state.stage:
            case "deal":
                return actions.Deal(shuffled(DECK, rng))
            case "shuffle":
                return actions.Shuffle(shuffled(state.table.loose[_first_loose(state.table)], rng))
            case _:
                return actions.GO

    def max_actions(self, options: Options, seats: int) -> int:
        """One turn and everybody's answer, each time that cards are turned up."""
        return options.reveals * (seats + 1)


SCHNIPPSCHNAPP = SchnippSchnapp()
