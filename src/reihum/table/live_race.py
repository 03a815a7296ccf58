"""Schnipp Schnapp at a live table: how long a card lies, and what is done for those who say nothing.

People call, or turn up the next card; nobody has to say that they let a card go. The table says it
for them when the next card is turned up, or when somebody has called and no call under way can
change who wins. No clock is read here: times go in, actions come out. ``call_timing`` judges the times.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from reihum.game import NATURE, Refused, Seat, Value, read_action
from reihum.games.schnippschnapp.actions import GO, TURN, Answer, Call, Schnapp, Schnipp, Turn, Wait
from reihum.games.schnippschnapp.piles import right_calls
from reihum.games.schnippschnapp.rules import MOST_TIME
from reihum.games.schnippschnapp.state import State
from reihum.table.call_timing import Unheard, may_settle_at, turns_from
from reihum.table.fold import JudgedAction, judge_action, shuffle, take
from reihum.table.table import Table

CardName: TypeAlias = tuple[int, int]
"""The round and the running number in it: no two cards that are turned up have the same."""
NO_CARD: CardName = (0, 0)
TURNING = TURN, GO


class TooSoon(Refused):
    """The card has not lain long enough."""


class Settles(Value, frozen=True):
    """Whoever has said nothing to the card lets it go."""


class TurnsUp(Value, frozen=True):
    """The next card is turned up, by its player or for them."""


class BotCalls(Value, frozen=True):
    """A bot has reacted to the card."""

    seat: Seat
    call: Call


Happening: TypeAlias = Settles | TurnsUp | BotCalls


class RaceTiming(Value, frozen=True):
    """What the process that drives a table knows of its players' latency and of its bots."""

    shown: int
    """When the card was sent to those who are connected here."""
    allowances: Mapping[Seat, int]
    """What is allowed for a player's latency; players left out are connected elsewhere, if at all."""
    bot_pause: int = 0
    """How many milliseconds a bot looks at the next card before it turns it up."""


def is_race(table: Table) -> bool:
    return table.rules.is_race


def race(table: Table) -> State | None:
    """The round, if it is a race that goes on."""
    if not is_race(table) or table.phase != "playing" or table.is_paused:
        return None
    assert table.match is not None
    state: State = table.match.round
    return state


def awaits_go(table: Table) -> bool:
    """Whether the table has to say "go": not before everybody has seen the last cards."""
    state = race(table)
    return state is not None and state.stage == "turn" and NATURE in table.to_act


def card(table: Table) -> CardName:
    """Which cards were turned up last."""
    state = race(table)
    return NO_CARD if state is None else (table.rounds, state.reveal)


def shown_at(table: Table) -> int:
    """Since when the cards lie there, or since the deal; after a pause it counts anew."""
    turned = next((move.at for move in reversed(table.moves) if move.action in TURNING), 0)
    return max(turned, table.moves[table.dealt_at].at, table.resumed_at)


def timed(table: Table, given: Any, judged: Callable[[int], int]) -> Any:
    """An action that was sent, with the time that is judged in place of the time that was claimed."""
    state = race(table)
    if state is None:
        return given
    action = read_action(table.rules, given)
    if not isinstance(action, Schnapp | Schnipp) or action.reveal != state.reveal:
        return action
    return replace(action, time=min(judged(action.time), MOST_TIME))


def menu(table: Table, seat: Seat) -> Sequence[Turn | Answer]:
    """What a seat may do: also turn up the next card while the last can still be called."""
    assert table.match is not None
    offered: Sequence[Turn | Answer] = table.rules.legal_actions(table.match, seat)
    return (*offered, TURN) if TURN not in offered and seat == next_to_turn(table) else offered


def next_to_turn(table: Table) -> Seat | None:
    """Who turns up the next card if nobody answers; ``None`` once somebody has, or if the table does."""
    state = race(table)
    if state is None or state.options.mode == "all-at-once" or _is_answered(state):
        return None
    let_go = _let_go(table, state)
    if let_go and table.rules.game.outcome(let_go[-1].step.state.round) is not None:
        return None
    after: State = let_go[-1].step.state.round if let_go else state
    return after.turn


def turn_up(table: Table, seat: Seat, at: int) -> tuple[JudgedAction, ...]:
    """A player turns up the next card, and with that the last one is let go; raises ``Refused``."""
    earliest = turns_from(shown_at(table), table.settings.allowance, table.settings.pace)
    if at < earliest:
        raise TooSoon("too-soon", "SS2", wait=earliest - at)
    return _turned_up(table, seat)


def next_due(table: Table, timing: RaceTiming) -> tuple[int, Settles | TurnsUp] | None:
    """What the table does next for its players, and when, if nobody does anything before."""
    state = race(table)
    if state is None or state.stage not in ("call", "turn"):
        return None
    if state.stage == "call" and _is_answered(state):
        return _settles_at(table, state, timing), Settles()
    pace = table.settings.pace
    earliest = turns_from(timing.shown, table.settings.allowance, pace)
    if state.options.mode == "all-at-once":
        return (earliest, Settles()) if state.stage == "call" else (earliest + pace.countdown, TurnsUp())
    seat = next_to_turn(table)
    is_bot = seat is not None and table.chairs[seat].bot is not None
    return earliest + (timing.bot_pause if is_bot else pace.patience), TurnsUp()


def may_call(table: Table, call: BotCalls) -> bool:
    """Whether a bot is still in time with its call."""
    state = race(table)
    if state is None or state.stage != "call" or call.call.reveal != state.reveal:
        return False
    return call.seat in table.to_act and table.chairs[call.seat].bot is not None


def actions_of(table: Table, what: Happening) -> tuple[JudgedAction, ...]:
    """What becomes of it, on the table as it is by then."""
    state = race(table)
    if state is None:
        return ()
    match what:
        case BotCalls(seat, call):
            return (judge_action(table, seat, call),) if may_call(table, what) else ()
        case Settles():
            return _let_go(table, state)
        case TurnsUp():
            if awaits_go(table):
                return (judge_action(table, NATURE, GO),)
            turner = next_to_turn(table)
            return _let_go(table, state) if turner is None else _turned_up(table, turner)


def _turned_up(table: Table, seat: Seat) -> tuple[JudgedAction, ...]:
    """The last card is let go, a stack used up is turned over and shuffled, then the next is turned up."""
    state = race(table)
    assert state is not None
    actions = list(_let_go(table, state))
    after = _after(table, actions)
    while NATURE in after.to_act:  # SS7
        actions.append(shuffle(after))
        after = _after(after, actions[-1:])
    return (*actions, judge_action(after, seat, TURN)) if seat in after.to_act else tuple(actions)


def _let_go(table: Table, state: State) -> tuple[JudgedAction, ...]:
    """All who have said nothing wait, one after the other."""
    assert table.match is not None
    match, wait, actions = table.match, Wait(state.reveal), list[JudgedAction]()
    for seat, answer in enumerate(state.answers):
        if answer is None:
            step = table.rules.apply(match, seat, wait)
            actions.append(JudgedAction(seat, wait, step))
            match = step.state
    return tuple(actions)


def _after(table: Table, actions: Sequence[JudgedAction]) -> Table:
    for action in actions:
        table = take(table, table.waiting_since, action).table
    return table


def _is_answered(state: State) -> bool:
    """Whether somebody has said something to the card. What it was is sealed."""
    return any(answer is not None for seat, answer in enumerate(state.answers) if seat not in state.silent)


def _calls(state: State) -> list[Call]:
    return [answer for answer in state.answers if isinstance(answer, Schnapp | Schnipp)]


def _settles_at(table: Table, state: State, timing: RaceTiming) -> int:
    calls = _calls(state)
    return may_settle_at(
        timing.shown,
        [
            min((call.time for call in calls if isinstance(call, kind)), default=None)
            for kind in right_calls(state.table.piles, state.table.middle, state.turned)
        ],
        [_unheard(table, seat, timing) for seat, answer in enumerate(state.answers) if answer is None],
        window=state.options.window,
        pace=table.settings.pace,
    )


def _unheard(table: Table, seat: Seat, timing: RaceTiming) -> Unheard:
    is_bot = table.chairs[seat].bot is not None
    return Unheard(timing.shown, 0 if is_bot else timing.allowances.get(seat, table.settings.allowance))
