"""When a call in a race was made, and how long the table waits for calls under way.

No clock is read here: times go in, decisions come out, all in milliseconds. ``docs/races.md`` has
the reasons, what a cheat can gain at most, and the figures.
"""

from collections.abc import Iterable, Sequence
from statistics import median_low
from typing import Annotated, Final

from msgspec import Meta

from reihum.game import Value

KEPT_ROUND_TRIPS: Final = 64
KEPT_CALLS: Final = 16
MOST_ROUND_TRIP: Final = 5_000
"""What a round trip counts as if it took longer."""


class Bounds(Value, frozen=True, kw_only=True):
    """What a client can gain at most, whatever it says and however it answers pings."""

    least_reaction: int = 100
    """No person sees a card and calls within this time; athletics takes such a start for a false one."""
    most_allowance: int = 450
    """The most that is allowed for latency. 0: calls count when they arrive."""
    most_spread: int = 120
    """How far the allowance may be above the least round trip that was measured of late."""


BOUNDS: Final = Bounds()


class Latency(Value, frozen=True):
    """How long messages of a client take, the newest last. A new connection begins anew."""

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
    latency: Latency


def pinged(latency: Latency, round_trip: int) -> Latency:
    """The latency after a ping has come back."""
    return Latency((*latency.round_trips, _bounded(round_trip))[-KEPT_ROUND_TRIPS:], latency.implied)


def allowance(latency: Latency, bounds: Bounds = BOUNDS) -> int:
    """The longest that a call is taken to have been under way: as long as pings are at times.

    That is the second longest: one that was lost and sent again does not count.
    """
    if not latency.round_trips:
        return 0
    ascending = sorted(latency.round_trips)
    second_longest = ascending[-2:][0]
    return min(second_longest, ascending[0] + bounds.most_spread, bounds.most_allowance)


def delay(latency: Latency, bounds: Bounds = BOUNDS) -> int:
    """The usual round trip, no more than the allowance."""
    return min(median_low(latency.round_trips or (0,)), allowance(latency, bounds))


def judge(latency: Latency, timing: Timing, bounds: Bounds = BOUNDS) -> Judgement:
    """When the call was made: as claimed if that is credible, else as the usual delay says.

    Never later than it arrived, and never earlier than its arrival less the allowance.
    """
    heard = _called(latency, timing)
    usual, longest = delay(latency, bounds), allowance(latency, bounds)
    is_human = timing.claimed >= bounds.least_reaction
    made = timing.claimed if is_human and _agrees(heard, usual, longest) else timing.elapsed - usual
    earliest = max(timing.elapsed - longest, min(timing.elapsed, bounds.least_reaction))
    return Judgement(min(max(made, earliest), timing.elapsed), heard)


def _called(latency: Latency, timing: Timing) -> Latency:
    implied = _bounded(timing.elapsed - timing.claimed)
    return Latency(latency.round_trips, (*latency.implied, implied)[-KEPT_CALLS:])


def _agrees(latency: Latency, usual: int, longest: int) -> bool:
    """Whether the calls, as claimed, were under way about as long as pings are.

    On average they may take longer than usual by a third of what a single one may. Being quick once
    earns nothing: nobody pays for a lie by calling late where it does not matter.
    """
    longer = [min(max(time, usual), longest) - usual for time in latency.implied]
    return 3 * sum(longer) <= len(longer) * (longest - usual)


def _bounded(round_trip: int) -> int:
    return min(max(round_trip, 0), MOST_ROUND_TRIP)


class Pace(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SS2, SS10: how quickly cards follow each other."""

    least: Annotated[int, Meta(ge=0, le=60_000)] = 1_500
    """How long everybody may look at a card and call."""
    patience: Annotated[int, Meta(ge=0, le=600_000)] = 8_000
    """How long the others wait for a player to turn up the next card, before the table does."""
    countdown: Annotated[int, Meta(ge=0, le=60_000)] = 1_500
    """How long the table counts down to its "go"."""


PACE: Final = Pace()


class Unheard(Value, frozen=True):
    """A player who has not answered the card."""

    sent: int
    """When the card was sent to them."""
    allowance: int
    """Of their latency; ``Bounds.most_allowance`` if it is not known here."""


def may_settle_at(
    shown: int,
    firsts: Sequence[int | None],
    unheard: Iterable[Unheard],
    *,
    window: int,
    pace: Pace = PACE,
) -> int:
    """From when on no call under way can change who wins.

    ``firsts`` has the time of the first right call for each kind of call that is right, ``None``
    where nobody has made one yet: for those everybody has the card's least time, whatever their latency.
    When all have answered there is nothing to wait for since the card was shown.
    """
    made = max((pace.least if first is None else first + window for first in firsts), default=pace.least)
    return max((player.sent + made + player.allowance for player in unheard), default=shown)


def turns_from(shown: int, most_allowance: int, pace: Pace = PACE) -> int:
    """When the next card may be turned up: everybody has had the least time, whatever their latency."""
    return shown + pace.least + most_allowance
