"""A finished match step by step, as one chair saw it or with all hands open."""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice
from typing import Any

import msgspec

from reihum import record
from reihum.cards import Card
from reihum.game import BadSetup, Refused, Seat, Value
from reihum.match import AnyState, Match
from reihum.record import BadRecord, Player, Record
from reihum.registry import GAMES
from reihum.server.store import RecordRow
from reihum.server.thinking import NoAnswer, Thinkers
from reihum.table.desk import NotAllowed

MOST_STEPS = 100
"""So many steps are told at a time."""
REPLAY_SECONDS = 20.0
"""From the question to the answer, with those that were asked for before."""
MOST_WAITING = 32
MOST_KEPT_BYTES = 16 * 2**20


class ReplayStep(Value, frozen=True):
    by: Seat | None
    """``None``: chance."""
    action: str | None
    """In its text form; ``None`` where the chair did not see it."""
    at: int
    """Milliseconds since the match began."""
    happened: tuple[Any, ...]
    match: Any
    """The view of the match after it."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """Everybody's cards where all hands are open, else nothing."""


class Replay(Value, frozen=True):
    game: str
    players: tuple[Player, ...]
    total: int
    """How many steps there are."""
    since: int
    steps: tuple[ReplayStep, ...]


class Replays:
    """Told one after another by a process that nobody else waits for; those of late are kept."""

    def __init__(self) -> None:
        self._thinkers: Thinkers | None = None
        self._kept: OrderedDict[tuple[str, Seat | None, bool, int], bytes] = OrderedDict()
        self._kept_bytes = 0
        self._waiting = 0

    async def find(self, row: RecordRow, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        """Some steps of a record as JSON; raises ``Refused``."""
        asked = row.id, seat, is_open, since
        if asked not in self._kept:
            self._keep(asked, await self._tell(row.body, seat, is_open=is_open, since=since))
        self._kept.move_to_end(asked)
        return self._kept[asked]

    def close(self) -> None:
        if self._thinkers is not None:
            self._thinkers.close()

    async def _tell(self, body: bytes, seat: Seat | None, *, is_open: bool, since: int) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise NotAllowed("no-replay-now")
        if self._thinkers is None:
            self._thinkers = Thinkers(1, REPLAY_SECONDS)
        self._waiting += 1
        try:
            told = await self._thinkers.ask(REPLAY_SECONDS, tell, body, seat, is_open, since)
        except NoAnswer:
            raise NotAllowed("no-replay-now") from None
        finally:
            self._waiting -= 1
        if isinstance(told, _Not):
            raise BadRecord(told.code, **told.details)
        assert isinstance(told, bytes)
        return told

    def _keep(self, asked: tuple[str, Seat | None, bool, int], told: bytes) -> None:
        self._kept_bytes += len(told) - len(self._kept.pop(asked, b""))
        self._kept[asked] = told
        while self._kept_bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= len(oldest)


class _Not(Value, frozen=True):
    """A refusal on its way between processes."""

    code: str
    details: dict[str, Any]


def tell(body: bytes, seat: Seat | None, is_open: bool, since: int) -> bytes | _Not:
    try:
        return msgspec.json.encode(replay(body, seat, is_open=is_open, since=since))
    except Refused as refused:
        return _Not(refused.code, refused.details)


def replay(body: bytes, seat: Seat | None, *, is_open: bool, since: int) -> Replay:
    """Some steps of a record from ``since`` on; raises ``BadSetup``."""
    whole = record.read(body, GAMES)
    if seat is not None and seat not in range(len(whole.players)):
        raise BadSetup("first-seat", players=len(whole.players), first=seat)
    match = Match(GAMES[whole.game])
    played = islice(record.replay(whole, match.game), since, since + MOST_STEPS)
    return Replay(
        whole.game,
        whole.players,
        len(whole.actions),
        since,
        tuple(
            ReplayStep(
                by=entry.by if isinstance(entry.by, int) else None,
                action=str(entry.action) if is_open or entry.by == seat else None,
                at=entry.at,
                happened=_shown(match, step.events, seat, is_open=is_open),
                match=match.view(step.state, seat),
                hands=_hands(match, step.state, whole) if is_open else (),
            )
            for entry, step in played
        ),
    )


def _shown(match: Match, events: tuple[Any, ...], seat: Seat | None, *, is_open: bool) -> tuple[Any, ...]:
    seen = events if is_open else tuple(match.show(event, seat) for event in events)
    return tuple(event for event in seen if event is not None)


def _hands(match: Match, state: AnyState, whole: Record) -> tuple[Any, ...]:
    views = (match.game.view(state.round, seat) for seat in range(len(whole.players)))
    return tuple(getattr(view, "hand", None) for view in views)
