"""What one chair at the table may know of it, and of what just happened.

Everything is built up for that chair. Even how many entries the log has stays unsaid: in Mogeln it
would tell that somebody smuggles.
"""

from __future__ import annotations

from typing import Any

import msgspec

from reihum.fairness import Shuffles, commitment
from reihum.game import Refused, Seat, Value, explain
from reihum.table.deeds import Acted, AnyDeed, Committed, Opened, PersonId, Ready, Settings
from reihum.table.table import Chair, Phase, Table, Wish, commitment_of, play


class ChairView(Value, frozen=True):
    name: str | None
    """``None``: a bot, or nobody."""
    avatar: str
    bot: str | None
    """The bot that plays here, also for a person who is away."""
    is_ready: bool


class Offer(Value, frozen=True):
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
    menu: tuple[Offer, ...]
    why_not: tuple[WhyNot, ...]
    mine: int
    """How many actions of one's own there are in the match: what ``Act`` has to name."""
    waits_since: int
    is_nudged: bool
    is_paused: bool
    wish: Wish | None
    commitment: str | None
    """The hash of the secret that decides the shuffles of the round, or of the coming one."""
    shuffles: tuple[Shuffles, ...]
    """The rounds that are over, with their secrets."""


class CommittedTo(Value, frozen=True, tag_field="deed", tag="committed-to"):
    """How a ``Committed`` is shown: by its hash."""

    commitment: str


class IsReady(Value, frozen=True, tag_field="deed", tag="is-ready"):
    """How a ``Ready`` is shown: without the seed."""

    seat: Seat


def view(table: Table, person: PersonId | None) -> TableView:
    """The table for a person, or for a stranger who looks on."""
    seat = None if person is None else table.seat_of(person)
    menu = _menu(table, seat)
    return TableView(
        you=seat,
        is_host=person == table.host,
        settings=table.settings,
        phase=table.phase,
        chairs=tuple(map(_chair, table.chairs)),
        match=None if table.match is None else table.rules.view(table.match, seat),
        to_act=tuple(actor for actor in range(len(table.chairs)) if actor in table.to_act),
        menu=menu,
        why_not=_why_not(table, seat) if menu else (),
        mine=sum(move.by == seat for move in table.moves),
        waits_since=table.waits_since,
        is_nudged=table.is_nudged,
        is_paused=table.is_paused,
        wish=table.wish,
        commitment=commitment_of(table),
        shuffles=table.shuffles,
    )


def _chair(chair: Chair) -> ChairView:
    if chair.person is None:
        return ChairView(None, "", chair.bot, is_ready=chair.bot is not None)
    return ChairView(chair.person.name, chair.person.avatar, chair.bot, is_ready=chair.seed is not None)


def _menu(table: Table, seat: Seat | None) -> tuple[Offer, ...]:
    if seat is None or table.match is None or table.is_paused:
        return ()
    return tuple(Offer(action, str(action)) for action in table.rules.legal_actions(table.match, seat))


def _why_not(table: Table, seat: Seat | None) -> tuple[WhyNot, ...]:
    assert seat is not None
    assert table.match is not None
    hand = getattr(table.rules.game.view(table.match.round, seat), "hand", ())
    refusals = ((card, explain(table.rules, table.match, seat, card)) for card in dict.fromkeys(hand))
    return tuple(_told(card, refused) for card, refused in refusals if refused is not None)


def _told(card: str, refused: Refused) -> WhyNot:
    return WhyNot(card, refused.code, refused.rule, refused.details)


def shown(table: Table, deed: AnyDeed, person: PersonId | None) -> tuple[msgspec.Struct, ...]:
    """What a person, or a stranger, is told of a deed that was done at this table."""
    match deed:
        case Acted():
            seat = None if person is None else table.seat_of(person)
            events = (table.rules.show(event, seat) for event in play(table, deed).events)
            return tuple(event for event in events if event is not None)
        case Committed(secret):
            return (CommittedTo(commitment(bytes.fromhex(secret)).hex()),)
        case Ready(seat, _):
            return (IsReady(seat),)
        case Opened():
            return ()
        case _:
            return (deed,)
