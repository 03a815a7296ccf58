"""Schnipp Schnapp at a live table: how long a card lies, and what the table does for silent players.

People call, or turn up the next card; nobody has to say that they let a card go. The table says it
for them when the next card is turned up, or when somebody has called and no call under way can
change who wins. ``call_timing`` judges the times.
"""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from reihum.game import NATURE, Seat, read_action
from reihum.games.schnippschnapp.actions import GO, TURN, Answer, Schnapp, Schnipp, Turn, Wait
from reihum.games.schnippschnapp.piles import right_calls
from reihum.games.schnippschnapp.reaction import FASTEST
from reihum.games.schnippschnapp.rules import MOST_TIME
from reihum.games.schnippschnapp.state import State
from reihum.table.call_timing import Unheard, may_settle_at, turns_from
from reihum.table.fold import JudgedAction, judge_action, shuffle, take
from reihum.table.live_race import BotCalls, Happening, RaceTiming, Settles, TooSoon, TurnsUp
from reihum.table.table import Table


def reveal(table: Table) -> int:
    return _round(table).reveal


def shown_at(table: Table) -> int:
    turned = next((move.at for move in reversed(table.moves) if move.action in (TURN, GO)), 0)
    return max(turned, table.moves[table.dealt_at].at, table.resumed_at)


def awaits_go(table: Table) -> bool:
    return _round(table).stage == "turn" and NATURE in table.to_act


def timed(table: Table, given: Any, judged: Callable[[int], int]) -> Any:
    action = read_action(table.rules, given)
    if not isinstance(action, Schnapp | Schnipp) or action.reveal != reveal(table):
        return action
    return replace(action, time=min(judged(action.time), MOST_TIME))


def menu(table: Table, seat: Seat) -> Sequence[Turn | Answer]:
    """A player may also turn up the next card while the last can still be called."""
    assert table.match is not None
    offered: Sequence[Turn | Answer] = table.rules.legal_actions(table.match, seat)
    return (*offered, TURN) if TURN not in offered and seat == _next_to_turn(table) else offered


def act(table: Table, seat: Seat, action: Any, at: int) -> tuple[JudgedAction, ...]:
    """A player who turns up the next card lets the last one go."""
    if action != TURN or seat != _next_to_turn(table):
        return (judge_action(table, seat, action),)
    earliest = turns_from(shown_at(table), table.settings.allowance, table.settings.pace)
    if at < earliest:
        raise TooSoon("too-soon", "SS2", wait=earliest - at)
    return _turned_up(table, seat)


def next_due(table: Table, timing: RaceTiming) -> tuple[int, Settles | TurnsUp] | None:
    state = _round(table)
    if state.stage not in ("call", "turn"):
        return None
    if state.stage == "call" and _is_answered(state):
        return _settles_at(table, state, timing), Settles()
    pace = table.settings.pace
    earliest = turns_from(timing.shown, table.settings.allowance, pace)
    if state.options.mode == "all-at-once":
        return (earliest, Settles()) if state.stage == "call" else (earliest + pace.countdown, TurnsUp())
    seat = _next_to_turn(table)
    is_bot = seat is not None and table.chairs[seat].bot is not None
    return earliest + (timing.bot_pause if is_bot else pace.patience), TurnsUp()


def bot_call(seat: Seat, action: Any, since: int) -> tuple[int, BotCalls] | None:
    if not isinstance(action, Schnapp | Schnipp):
        return None
    time = max(action.time, FASTEST, since)
    return time, BotCalls(seat, replace(action, time=time))


def may_call(table: Table, call: BotCalls) -> bool:
    state = _round(table)
    if state.stage != "call" or call.call.reveal != state.reveal:
        return False
    return call.seat in table.to_act and table.chairs[call.seat].bot is not None


def actions_of(table: Table, what: Happening) -> tuple[JudgedAction, ...]:
    match what:
        case BotCalls(seat, call):
            return (judge_action(table, seat, call),) if may_call(table, what) else ()
        case Settles():
            return _let_go(table)
        case TurnsUp():
            if awaits_go(table):
                return (judge_action(table, NATURE, GO),)
            turner = _next_to_turn(table)
            return _let_go(table) if turner is None else _turned_up(table, turner)
        case _:
            assert_never(what)


def _round(table: Table) -> State:
    assert table.match is not None
    state: State = table.match.round
    return state


def _next_to_turn(table: Table) -> Seat | None:
    """The seat that turns up the next card; ``None`` after an answer, or if all are turned up at once."""
    state = _round(table)
    if state.options.mode == "all-at-once" or _is_answered(state):
        return None
    let_go = _let_go(table)
    after: State = let_go[-1].step.state.round if let_go else state
    return after.turn if table.rules.game.outcome(after) is None else None


def _turned_up(table: Table, seat: Seat) -> tuple[JudgedAction, ...]:
    """Lets the last card go, turns over and shuffles a stack that is used up, and turns up the next card."""
    actions = list(_let_go(table))
    after = _after(table, actions)
    while NATURE in after.to_act:  # SS7
        actions.append(shuffle(after))
        after = _after(after, actions[-1:])
    return (*actions, judge_action(after, seat, TURN)) if seat in after.to_act else tuple(actions)


def _let_go(table: Table) -> tuple[JudgedAction, ...]:
    """The actions of all players who have said nothing: they wait, one after the other."""
    assert table.match is not None
    match, state, actions = table.match, _round(table), list[JudgedAction]()
    wait = Wait(state.reveal)
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
    """Whether somebody has answered the card. The answer itself is sealed."""
    return any(answer is not None for seat, answer in enumerate(state.answers) if seat not in state.silent)


def _settles_at(table: Table, state: State, timing: RaceTiming) -> int:
    return may_settle_at(
        timing.shown,
        [
            min((answer.time for answer in state.answers if isinstance(answer, kind)), default=None)
            for kind in right_calls(state.table.piles, state.table.middle, state.turned)
        ],
        [_unheard(table, seat, timing) for seat, answer in enumerate(state.answers) if answer is None],
        window=state.options.window,
        pace=table.settings.pace,
    )


def _unheard(table: Table, seat: Seat, timing: RaceTiming) -> Unheard:
    is_bot = table.chairs[seat].bot is not None
    return Unheard(timing.shown, 0 if is_bot else timing.allowances.get(seat, table.settings.allowance))
