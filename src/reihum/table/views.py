"""What one chair at the table may know of it, and of what just happened.

Everything is built up for that chair. Even how many entries the log has stays unsaid: it
would tell of moves that are made in secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from reihum.fairness import Shuffles, commitment
from reihum.game import Event, Seat, Value, unplayable
from reihum.match import AnyView
from reihum.table import live_race as snap
from reihum.table.chairs import Chair
from reihum.table.clock import NOBODY_AWAY, Absence, Absences, is_played, takeover_at
from reihum.table.log import (
    Acted,
    Agreed,
    AnyTableEvent,
    BotSat,
    BotTookOver,
    CameBack,
    Committed,
    Declined,
    HostChanged,
    Left,
    Nudged,
    Opened,
    Paused,
    PersonId,
    Proposed,
    Ready,
    Rematch,
    Resumed,
    RulesChanged,
    Said,
    Sat,
    Settings,
    SettingsChanged,
    StoodIn,
    TakenBack,
    Wrote,
)
from reihum.table.table import Phase, Proposal, Table, commitment_of, is_left_out, play, state_before


class Away(Value, frozen=True):
    """The person who plays here is not connected."""

    since: int
    """When the others were told, in milliseconds of the server's clock."""
    bot_at: int | None
    """When a bot takes over, by the same clock; ``None`` while nothing is played."""


class ChairView(Value, frozen=True):
    name: str | None
    """``None``: a bot, or nobody."""
    avatar: str
    bot: str | None
    """The bot that plays here, also for a person who is away."""
    is_ready: bool
    away: Away | None = None
    """``None``: here, or a bot plays already."""


class MenuEntry(Value, frozen=True):
    """An entry of the menu."""

    action: Any
    text: str


class WhyNot(Value, frozen=True):
    """Why a card of the own hand cannot be played now."""

    card: str
    code: str
    rule: str | None
    details: dict[str, Any]


class TableView(Value, frozen=True):
    you: Seat | None
    """``None`` for an onlooker."""
    is_host: bool
    settings: Settings
    phase: Phase
    chairs: tuple[ChairView, ...]
    match: Any
    """The view of the match from this chair; ``None`` in the lobby."""
    to_act: tuple[Seat, ...]
    menu: tuple[MenuEntry, ...]
    why_not: tuple[WhyNot, ...]
    my_moves: int
    """How many actions of one's own there are in the match: what ``Act`` has to name."""
    waiting_since: int
    is_nudged: bool
    is_paused: bool
    proposal: Proposal | None
    commitment: str | None
    """The hash of the secret that decides the shuffles of the round, or of the coming one."""
    shuffles: tuple[Shuffles, ...]
    """The last round that is over, with its secret. The record has all of them."""
    has_new_rules: bool
    """The last match was begun under other rules and is closed; the next has not begun."""


class CommittedTo(Value, frozen=True, tag_field="table_event", tag="committed-to"):
    """How a ``Committed`` is shown: by its hash."""

    commitment: str


class IsReady(Value, frozen=True, tag_field="table_event", tag="is-ready"):
    """How a ``Ready`` is shown: without the seed."""

    seat: Seat


class IsTakenBack(Value, frozen=True, tag_field="table_event", tag="is-taken-back"):
    """How a ``TakenBack`` is shown to whom it changes anything for: without the number of actions."""


ShownTableEvent = (
    SettingsChanged
    | Sat
    | BotSat
    | Left
    | HostChanged
    | CommittedTo
    | IsReady
    | IsTakenBack
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Nudged
    | BotTookOver
    | StoodIn
    | CameBack
    | Said
    | Wrote
    | Rematch
    | RulesChanged
)
"""The deeds that anybody may know of. Actions are shown by their events."""


def view(table: Table, person: PersonId | None, absences: Absences = NOBODY_AWAY) -> TableView:
    """The table for a person, or for a stranger who looks on."""
    return views(table, (person,), absences)[person]


def views(
    table: Table, people: Iterable[PersonId | None], absences: Absences = NOBODY_AWAY
) -> dict[PersonId | None, TableView]:
    """The table for each of these people."""
    phase, promised = table.phase, commitment_of(table)
    chairs = tuple(_chair(chair, _away(table, absences.get(seat))) for seat, chair in enumerate(table.chairs))
    acting = table.to_act
    to_act = tuple(seat for seat in range(len(chairs)) if seat in acting)

    def built(person: PersonId | None) -> TableView:
        seat = None if person is None else table.seat_of(person)
        match = None if table.match is None else table.rules.view(table.match, seat)
        menu = _menu(table, seat)
        return TableView(
            you=seat,
            is_host=person == table.host,
            settings=table.settings,
            phase=phase,
            chairs=chairs,
            match=match,
            to_act=to_act,
            menu=menu,
            why_not=_why_not(table, seat, match) if menu else (),
            my_moves=0 if seat is None else table.made_by(seat),
            waiting_since=table.waiting_since,
            is_nudged=table.is_nudged,
            is_paused=table.is_paused,
            proposal=table.proposal,
            commitment=promised,
            shuffles=table.shuffles[-1:],
            has_new_rules=table.has_new_rules,
        )

    return {person: built(person) for person in people}


def _chair(chair: Chair, away: Away | None) -> ChairView:
    if chair.person is None:
        return ChairView(None, "", chair.bot, is_ready=chair.bot is not None)
    return ChairView(chair.person.name, chair.person.avatar, chair.bot, chair.seed is not None, away)


def _away(table: Table, absence: Absence | None) -> Away | None:
    if absence is None:
        return None
    return Away(absence.noticed, takeover_at(table, absence.since) if is_played(table) else None)


def _menu(table: Table, seat: Seat | None) -> tuple[MenuEntry, ...]:
    if seat is None or table.match is None or table.is_paused or table.chairs[seat].bot is not None:
        return ()
    return tuple(map(_menu_entry, snap.menu(table, seat)))


@lru_cache(maxsize=1 << 12)
def _menu_entry(action: Any) -> MenuEntry:
    return MenuEntry(action, str(action))


def _why_not(table: Table, seat: Seat | None, seen: AnyView | None) -> tuple[WhyNot, ...]:
    assert seat is not None
    assert table.match is not None
    assert seen is not None
    hand = dict.fromkeys(table.rules.hand(seen) or ())
    refusals = unplayable(table.rules.game, table.match.round, seat, hand)
    return tuple(WhyNot(card, why.code, why.rule, why.details) for card, why in refusals)


def shown(table: Table, event: AnyTableEvent, person: PersonId | None) -> tuple[Event | ShownTableEvent, ...]:
    """What a person, or a stranger, is told of a deed that was done at this table."""
    return shown_to(table, event, (person,))[person]


def shown_to(
    table: Table, event: AnyTableEvent, people: Iterable[PersonId | None]
) -> dict[PersonId | None, tuple[Event | ShownTableEvent, ...]]:
    """What each of these people is told of a deed that was done at this table."""
    if is_left_out(table, event):
        return dict.fromkeys(people, ())
    events = play(table, event).events if isinstance(event, Acted) else ()
    return {person: _shown(table, event, events, person) for person in people}


def _shown(
    table: Table, event: AnyTableEvent, events: tuple[Event, ...], person: PersonId | None
) -> tuple[Event | ShownTableEvent, ...]:
    chair = None if person is None else table.seat_of(person)
    match event:
        case Acted():
            seen = (table.rules.show(event, chair) for event in events)
            return tuple(event for event in seen if event is not None)
        case Committed(secret):
            return (CommittedTo(commitment(bytes.fromhex(secret)).hex()),)
        case Ready(seat, _):
            return (IsReady(seat),)
        case TakenBack(actions):
            assert table.match is not None
            before = table.rules.view(table.match, chair)
            after = table.rules.view(state_before(table, actions), chair)
            return () if after == before else (IsTakenBack(),)
        case Opened():
            return ()
        case _:
            return (event,)
