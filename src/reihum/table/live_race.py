"""Schnipp Schnapp at a live table: how long a card lies, and what is done for those who say nothing.

People call, or turn up the next card; nobody has to say that they let a card go. The table says it
for them when the next card is turned up, or when somebody has called and no call under way can
change who wins. Times go in, deeds come out; ``race`` has the reckoning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from reihum.game import NATURE, Refused, Seat, Value, read_action
from reihum.games.schnippschnapp.piles import Call, Schnapp, Schnipp, right_calls
from reihum.games.schnippschnapp.rules import GO, MOST_TIME, TURN, Answer, State, Turn, Wait
from reihum.table.call_timing import Unheard, may_settle_at, turns_from
from reihum.table.log import Acted, Entry
from reihum.table.table import Table, fold, shuffle

CardName: TypeAlias = tuple[int, int]
"""The round and the running number in it: no two cards that are turned up have the same."""
NO_CARD: CardName = (0, 0)
TURNING = (str(TURN), str(GO))


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


class Lines(Value, frozen=True):
    """What the process that drives a table knows of its players' lines and of its bots."""

    shown: int
    """When the card was sent to those who are connected here."""
    allowances: Mapping[Seat, int]
    """What is allowed for a player's line; those left out are connected elsewhere, if at all."""
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
    """An action as it was sent, with the time that is judged in place of the time that was claimed."""
    state = race(table)
    if state is None:
        return given
    action = read_action(table.rules, given)
    if not isinstance(action, Schnapp | Schnipp) or action.reveal != state.reveal:
        return given
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
    after = race(_after(table, _let_go(state)))
    return None if after is None else after.turn


def turn_up(table: Table, seat: Seat, at: int) -> tuple[Acted, ...]:
    """A player turns up the next card, and with that the last one is let go; raises ``Refused``."""
    earliest = turns_from(shown_at(table), table.settings.allowance, table.settings.pace)
    if at < earliest:
        raise TooSoon("too-soon", "SS2", wait=earliest - at)
    return _turned_up(table, seat)


def next_due(table: Table, lines: Lines) -> tuple[int, Settles | TurnsUp] | None:
    """What the table does next for its players, and when, if nobody does anything before."""
    state = race(table)
    if state is None or state.stage not in ("call", "turn"):
        return None
    if state.stage == "call" and _is_answered(state):
        return _settles_at(table, state, lines), Settles()
    pace = table.settings.pace
    earliest = turns_from(lines.shown, table.settings.allowance, pace)
    if state.options.mode == "all-at-once":
        return (earliest, Settles()) if state.stage == "call" else (earliest + pace.countdown, TurnsUp())
    seat = next_to_turn(table)
    is_bot = seat is not None and table.chairs[seat].bot is not None
    return earliest + (lines.bot_pause if is_bot else pace.patience), TurnsUp()


def events_of(table: Table, what: Happening) -> tuple[Acted, ...]:
    """What becomes of it, on the table as it is by then."""
    state = race(table)
    if state is None:
        return ()
    match what:
        case BotCalls(seat, call):
            is_in_time = state.stage == "call" and call.reveal == state.reveal
            may_call = is_in_time and seat in table.to_act and table.chairs[seat].bot
            return (Acted(seat, str(call)),) if may_call else ()
        case Settles():
            return _let_go(state)
        case TurnsUp():
            if awaits_go(table):
                return (Acted(NATURE, str(GO)),)
            turner = next_to_turn(table)
            return _let_go(state) if turner is None else _turned_up(table, turner)


def _turned_up(table: Table, seat: Seat) -> tuple[Acted, ...]:
    """The last card is let go, a stack used up is turned over and shuffled, then the next is turned up."""
    state = race(table)
    assert state is not None
    events = _let_go(state)
    after = _after(table, events)
    while NATURE in after.to_act:  # SS7
        events = (*events, shuffle(after))
        after = _after(after, events[-1:])
    return (*events, Acted(seat, str(TURN))) if seat in after.to_act else events


def _let_go(state: State) -> tuple[Acted, ...]:
    wait = str(Wait(state.reveal))
    return tuple(Acted(seat, wait) for seat, answer in enumerate(state.answers) if answer is None)


def _after(table: Table, events: Sequence[Acted]) -> Table:
    for event in events:
        table = fold(table, Entry(table.waiting_since, event))
    return table


def _is_answered(state: State) -> bool:
    """Whether somebody has said something to the card. What it was is sealed."""
    return any(answer is not None for seat, answer in enumerate(state.answers) if seat not in state.silent)


def _calls(state: State) -> list[Call]:
    return [answer for answer in state.answers if isinstance(answer, Schnapp | Schnipp)]


def _settles_at(table: Table, state: State, lines: Lines) -> int:
    calls = _calls(state)
    return may_settle_at(
        lines.shown,
        [
            min((call.time for call in calls if isinstance(call, kind)), default=None)
            for kind in right_calls(state.table.piles, state.table.middle, state.turned)
        ],
        [_unheard(table, seat, lines) for seat, answer in enumerate(state.answers) if answer is None],
        window=state.options.window,
        pace=table.settings.pace,
    )


def _unheard(table: Table, seat: Seat, lines: Lines) -> Unheard:
    is_bot = table.chairs[seat].bot is not None
    return Unheard(lines.shown, 0 if is_bot else lines.allowances.get(seat, table.settings.allowance))
