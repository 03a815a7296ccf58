"""When a call in a race was made, and how long the table waits for calls under way.

No clock is read here: times go in, decisions come out, all in milliseconds. ``docs/races.md`` has
the reasons, what a cheat can gain at most, and the figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median_low
from typing import Final

from reihum.game import Value

KEPT_ROUND_TRIPS: Final = 32
KEPT_CALLS: Final = 16
MOST_ROUND_TRIP: Final = 5_000
"""What a round trip counts as if it took longer."""


class Bounds(Value, frozen=True, kw_only=True):
    """What a client can gain at most, whatever it says and however it answers pings."""

    least_reaction: int = 100
    """No person sees a card and calls within this time; athletics takes such a start for a false one."""
    most_allowance: int = 400
    """What is allowed for a line at most. 0: calls count when they arrive."""
    most_jitter: int = 30
    """What is allowed above the usual delay at most."""
    most_rise: int = 100
    """How far the usual delay may be above the least one that was measured."""


BOUNDS: Final = Bounds()


class Line(Value, frozen=True):
    """What is known of a client's connection, the newest last. A new connection begins anew."""

    round_trips: tuple[int, ...] = ()
    """How long pings took, there and back, by the server's clock."""
    implied: tuple[int, ...] = ()
    """How long calls were under way if what the client claimed of them is true."""


class Timing(Value, frozen=True):
    """What is known of when a call was made. Both are differences on one clock; clocks never meet."""

    elapsed: int
    """From sending the card to the call's arrival, by the server's clock."""
    claimed: int
    """From showing the card to the call, by the client's clock, as the client says."""


class Judgement(Value, frozen=True):
    time: int
    """What the call counts as: how long after seeing the card it was made."""
    line: Line


def pinged(line: Line, round_trip: int) -> Line:
    """The line after a ping has come back."""
    return Line((*line.round_trips, _bounded(round_trip))[-KEPT_ROUND_TRIPS:], line.implied)


def delay(line: Line, bounds: Bounds = BOUNDS) -> int:
    """The usual round trip: the median, but no more than a bounded rise above the least."""
    if not line.round_trips:
        return 0
    usual = min(median_low(line.round_trips), min(line.round_trips) + bounds.most_rise)
    return min(usual, bounds.most_allowance)


def allowance(line: Line, bounds: Bounds = BOUNDS) -> int:
    """The longest that a call is taken to have been under way: the usual delay and some jitter."""
    usual = delay(line, bounds)
    jitter = min(_upper_decile(line.round_trips) - usual, bounds.most_jitter)
    return min(usual + jitter, bounds.most_allowance)


def judge(line: Line, timing: Timing, bounds: Bounds = BOUNDS) -> Judgement:
    """When the call was made: as claimed if that is credible, else as the usual delay says.

    Never later than it arrived, and never earlier than its arrival less the line's allowance.
    """
    heard = _called(line, timing)
    credible = _is_credible(heard, timing, bounds)
    made = timing.claimed if credible else timing.elapsed - delay(line, bounds)
    earliest = max(
        timing.elapsed - allowance(line, bounds),
        min(timing.elapsed, bounds.least_reaction),
    )
    return Judgement(min(max(made, earliest), timing.elapsed), heard)


def _called(line: Line, timing: Timing) -> Line:
    implied = _bounded(timing.elapsed - timing.claimed)
    return Line(line.round_trips, (*line.implied, implied)[-KEPT_CALLS:])


def _is_credible(line: Line, timing: Timing, bounds: Bounds) -> bool:
    """A person's reaction, by a client whose calls mostly take no longer than its pings."""
    if timing.claimed < bounds.least_reaction:
        return False
    return median_low(line.implied) <= allowance(line, bounds)


def _bounded(round_trip: int) -> int:
    return min(max(round_trip, 0), MOST_ROUND_TRIP)


def _upper_decile(values: Sequence[int]) -> int:
    return sorted(values)[(len(values) - 1) * 9 // 10] if values else 0


class Pace(Value, frozen=True, kw_only=True):
    """SS2: how quickly cards follow each other."""

    least: int = 1_500
    """For so long everybody may look at a card and call."""
    patience: int = 8_000
    """For so long the others wait for a player to turn up, before the table does."""


PACE: Final = Pace()


class Unheard(Value, frozen=True):
    """A player who has not answered the card."""

    sent: int
    """When the card was sent to them."""
    allowance: int
    """Their line's; ``Bounds.most_allowance`` for a line that is not known here."""


def calls_end(shown: int, unheard: Iterable[Unheard], pace: Pace = PACE) -> int:
    """When a card has had its least time: the next may be turned up if nobody has called rightly.

    Calls that were made within the least time have arrived by then, on every line.
    """
    return max(shown + pace.least, _latest_arrival(pace.least, unheard, shown))


def settles_at(
    shown: int,
    firsts: Sequence[int | None],
    unheard: Iterable[Unheard],
    *,
    window: int,
    pace: Pace = PACE,
) -> int:
    """When no call under way can change any more who wins: the calls may be settled.

    ``firsts`` has the time of the first right call for each kind of call that is right, ``None``
    where nobody has made one yet. At once, that is in the past, if everybody has answered.
    """
    made = max((pace.least if first is None else first + window for first in firsts), default=pace.least)
    return _latest_arrival(made, unheard, shown)


def _latest_arrival(made: int, unheard: Iterable[Unheard], shown: int) -> int:
    """When calls that were made so long after seeing the card, or earlier, have all arrived."""
    return max((player.sent + made + player.allowance for player in unheard), default=shown)


def turns_at(ready: int, asked: int | None, pace: Pace = PACE) -> int:
    """When the next card is turned up: as its player asks, not before it is ready, not after all patience.

    ``ready`` is when the calls on the last card have ended or were settled, with its least time over;
    ``asked`` is ``None`` as long as the player waits.
    """
    latest = ready + pace.patience
    return latest if asked is None else min(max(asked, ready), latest)
