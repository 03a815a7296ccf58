"""What one chair at the table may know of it, and of what just happened.

Everything is built up for that chair. Even how many entries the log has stays unsaid: it
would tell of moves that are made in secret.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from reihum.cards import Card
from reihum.fairness import Shuffles, commitment
from reihum.game import Event, Refused, Seat, Value, unplayable
from reihum.table import live_race, log
from reihum.table.chairs import Chair
from reihum.table.clock import NOBODY_AWAY, Absence, Absences, is_played, takeover_at
from reihum.table.fold import TableStep, is_left_out
from reihum.table.log import PersonId, Settings
from reihum.table.table import Phase, Proposal, Table, commitment_of, is_brought, state_before


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


class Refusal(Value, frozen=True):
    """Why a card of the own hand cannot be played now."""

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
    is_brought: bool
    """The round being played, or the last one, was dealt on a device of a player."""


class CommittedTo(Value, frozen=True, tag_field="table_event", tag="committed-to"):
    """How a ``Committed`` is shown: by its hash."""

    commitment: str


class IsReady(Value, frozen=True, tag_field="table_event", tag="is-ready"):
    """How a ``Ready`` is shown: without the seed."""

    seat: Seat


class IsTakenBack(Value, frozen=True, tag_field="table_event", tag="is-taken-back"):
    """How a ``TakenBack`` is shown, only to seats whose view it changes: without the number of actions."""


ShownTableEvent: TypeAlias = log.Public | CommittedTo | IsReady | IsTakenBack
"""What everybody may know of the events of a table. Actions are shown by the events of the game."""


class Shared(NamedTuple):
    """What all views of a table have in common."""

    chairs: tuple[ChairView, ...]
    seats: Mapping[PersonId, Seat]
    to_act: tuple[Seat, ...]
    commitment: str | None
    made_of: tuple[tuple[Chair, ...], Absences]


def shared(table: Table, absences: Absences = NOBODY_AWAY, before: Shared | None = None) -> Shared:
    """``before``: what was shared the last time. Chairs that have not changed need not be shown anew."""
    chairs, acting = table.chairs, table.to_act
    to_act = tuple(seat for seat in range(len(chairs)) if seat in acting)
    commitment = commitment_of(table)
    if before is not None and before.made_of[0] is chairs and not before.made_of[1] and not absences:
        return before._replace(to_act=to_act, commitment=commitment)
    shown = tuple(_chair(chair, _away(table, absences.get(seat))) for seat, chair in enumerate(chairs))
    seats = {chair.person.id: seat for seat, chair in enumerate(chairs) if chair.person is not None}
    return Shared(shown, seats, to_act, commitment, (chairs, absences))


def view(table: Table, person: PersonId | None, common: Shared | None = None) -> TableView:
    """The table for a person, or for a stranger who looks on. ``common`` is for making several views."""
    common = common or shared(table)
    seat = None if person is None else common.seats.get(person)
    match = None if table.match is None else table.rules.view(table.match, seat)
    return TableView(
        you=seat,
        is_host=person == table.host,
        settings=table.settings,
        phase=table.phase,
        chairs=common.chairs,
        match=match,
        to_act=common.to_act,
        menu=_menu(table, seat),
        my_moves=0 if seat is None else table.made_by(seat),
        waiting_since=table.waiting_since,
        is_nudged=table.is_nudged,
        is_paused=table.is_paused,
        proposal=table.proposal,
        commitment=common.commitment,
        shuffles=table.shuffles[-1:],
        has_new_rules=table.has_new_rules,
        is_brought=is_brought(table),
    )


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
    if race := live_race.race(table):
        return tuple(map(_menu_entry, race.menu(table, seat)))
    if seat not in table.to_act:
        return ()
    return tuple(map(_menu_entry, table.rules.legal_actions(table.match, seat)))


@lru_cache(maxsize=1 << 12)
def _menu_entry(action: Any) -> MenuEntry:
    return MenuEntry(action, str(action))


def refusal(refused: Refused) -> Refusal:
    return Refusal(refused.code, refused.rule, refused.details)


def refusals(table: Table, seat: Seat) -> dict[Card, Refusal]:
    """The cards of the player to act that cannot be played now, and why."""
    assert table.match is not None
    hand = table.rules.hand(table.rules.view(table.match, seat)) or ()
    found = unplayable(table.rules.game, table.match.round, seat, dict.fromkeys(hand))
    return {card: refusal(refused) for card, refused in found}


def shown(step: TableStep, person: PersonId | None) -> tuple[Event | ShownTableEvent, ...]:
    """What a person, or a stranger, is shown of a step of the table."""
    table, event = step.before, step.entry.event
    if table is None or is_left_out(table, event):
        return ()
    chair = None if person is None else table.seat_of(person)
    match event:
        case log.Acted():
            show = table.rules.show
            return tuple([seen for each in step.events if (seen := show(each, chair)) is not None])
        case log.Committed(secret):
            return (CommittedTo(commitment(bytes.fromhex(secret)).hex()),)
        case log.Ready(seat, _):
            return (IsReady(seat),)
        case log.TakenBack(actions):
            assert table.match is not None
            before = table.rules.view(table.match, chair)
            after = table.rules.view(state_before(table, actions), chair)
            return () if after == before else (IsTakenBack(),)
        case log.Opened():
            return ()
        case _:
            return (event,)
