"""A finished match step by step, as one seat saw it or with all hands open.

A worker process imports this module, so it imports little.
"""

import os
from itertools import islice
from typing import Any

import msgspec

from reihum import record
from reihum.cards import Card
from reihum.game import BadSetup, Refused, Seat, Value
from reihum.match import AnyMatch, AnyState, Match
from reihum.record import Player, Record
from reihum.registry import GAMES

MOST_STEPS = 100
"""The most steps at a time."""
NICENESS = 10
"""Players come first."""


class ReplayStep(Value, frozen=True):
    by: Seat | None
    """``None``: chance."""
    action: str | None
    """In its text form; ``None`` if the seat did not see it."""
    at: int
    """Milliseconds since the match began."""
    events: tuple[Any, ...]
    match: Any
    """The view of the match after it."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """The cards of all players if all hands are open, else nothing."""


class Replay(Value, frozen=True):
    game: str
    players: tuple[Player, ...]
    total: int
    """How many steps there are."""
    since: int
    steps: tuple[ReplayStep, ...]


def replay_as_json(body: bytes, seat: Seat | None, is_open: bool, since: int) -> bytes | Refused:
    """A replay as JSON, for a worker process."""
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    try:
        return msgspec.json.encode(replay(body, seat, is_open=is_open, since=since))
    except Refused as refused:
        return refused


def replay(body: bytes, seat: Seat | None, *, is_open: bool, since: int) -> Replay:
    """Some steps of a record from ``since`` on; raises ``BadSetup``."""
    whole = record.read(body, GAMES)
    if seat is not None and seat not in range(len(whole.players)):
        raise BadSetup("first-seat", players=len(whole.players), first=seat)
    match = Match(GAMES[whole.game])
    steps = tuple(
        ReplayStep(
            by=entry.by if isinstance(entry.by, int) else None,
            action=str(entry.action) if is_open or entry.by == seat else None,
            at=entry.at,
            events=_shown(match, step.events, seat, is_open=is_open),
            match=match.view(step.state, seat),
            hands=_hands(match, step.state, whole) if is_open else (),
        )
        for entry, step in islice(record.replay(whole, match.game), since, since + MOST_STEPS)
    )
    return Replay(whole.game, whole.players, len(whole.actions), since, steps)


def _shown(match: AnyMatch, events: tuple[Any, ...], seat: Seat | None, *, is_open: bool) -> tuple[Any, ...]:
    seen = events if is_open else tuple(match.show(event, seat) for event in events)
    return tuple(event for event in seen if event is not None)


def _hands(match: AnyMatch, state: AnyState, whole: Record) -> tuple[tuple[Card, ...] | None, ...]:
    views = (match.game.view(state.round, seat) for seat in range(len(whole.players)))
    return tuple(map(match.game.hand, views))
