"""What is due at a table as time goes by. No clock is read here: times go in, what is due comes out."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from reihum.game import Seat, Value
from reihum.table.forced_moves import ForcedMove
from reihum.table.live_race import Happening, is_race
from reihum.table.log import BotTookOver, Nudged, Ready
from reihum.table.table import Table

SECOND = 1000


class BotMoves(Value, frozen=True):
    """The time on a strict clock is up: the bot makes this one move."""

    seat: Seat


class Due(NamedTuple):
    at: int
    """Milliseconds, by the clock of the ``Presence``."""
    what: Nudged | BotTookOver | BotMoves | Ready | ForcedMove | Happening


class Absence(NamedTuple):
    """Somebody has not been connected for longer than a page takes to load."""

    since: int
    noticed: int
    """When the others were told."""


Absences: TypeAlias = Mapping[Seat, Absence]
NOBODY_AWAY: Absences = {}


class Presence(NamedTuple):
    """Who is away, and for how long clocks have stood still."""

    gone: Mapping[Seat, int]
    """Who is not connected, and since when."""
    stood: Mapping[Seat, int]
    """For how many milliseconds of the present wait somebody who is back was not connected."""
    since: int | None = None
    """When the present wait began; ``None``: when the log says, by the same clock."""


def next_due(table: Table, presence: Presence) -> Due | None:
    """The next thing that happens if nobody does anything before."""
    return min((*_absences(table, presence), *_time_ups(table, presence)), default=None, key=_at)


def _at(due: Due) -> int:
    return due.at


def _absences(table: Table, presence: Presence) -> Iterator[Due]:
    """A bot takes over for people who have been away for longer than the table waits."""
    if presence.gone and is_played(table):
        for seat in table.people:
            if seat in presence.gone:
                yield Due(takeover_at(table, presence.gone[seat]), BotTookOver(seat, "away"))


def is_played(table: Table) -> bool:
    """Whether the table waits for people who are away, and not for ever."""
    return table.phase in ("playing", "between") and not table.is_paused


def takeover_at(table: Table, since: int) -> int:
    """When a bot plays for somebody who is away since then."""
    return since + table.settings.grace * SECOND


def _time_ups(table: Table, presence: Presence) -> Iterator[Due]:
    """Everybody that the table waits for has a clock, between rounds too. A race has its own pace."""
    clock = table.settings.clock
    if clock.kind == "none" or table.is_paused or table.is_nudged:
        return
    if is_race(table) and table.phase == "playing":
        return
    since = table.waiting_since if presence.since is None else presence.since
    for seat in table.awaited:
        if not (clock.away == "stands" and seat in presence.gone):
            stood = presence.stood.get(seat, 0) if clock.away == "stands" else 0
            at = since + clock.seconds * SECOND + stood
            yield Due(at, _time_up(table, seat) if clock.kind == "strict" else Nudged(seat))


def _time_up(table: Table, seat: Seat) -> BotMoves | Ready:
    """A strict clock makes one move for a player, or has them ready for the next round."""
    return BotMoves(seat) if table.phase == "playing" else Ready(seat, "")
