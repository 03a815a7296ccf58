"""What can happen at a table. Its log is a list of these, and the log is all there is of it.

A deed is written down only after it was judged, so whoever folds a log need not judge again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from reihum.fairness import Hex32, Seed
from reihum.game import Actor, Seat, Value, kebab
from reihum.table.call_timing import BOUNDS, PACE, Pace

PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
LONGEST_NAME = 32
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Avatar = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Person(Value, frozen=True, forbid_unknown_fields=True):
    """Somebody, without an account: a random id, and what they like to be called."""

    id: PersonId
    name: Name
    avatar: Avatar = ""


class Clock(Value, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take."""

    kind: Literal["none", "soft", "strict"] = "none"
    """Soft: a nudge, then the others may ask a bot to play on. Strict: the bot makes the move."""
    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 60
    away: Literal["stands", "runs"] = "stands"
    """What the clock does while its player is not connected."""


class Settings(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses before the first card."""

    game: str
    players: int
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    rounds: int | None = 1
    first: Seat | None = 0
    """Who begins or deals the first round (G3); ``None``: the lot decides when it is dealt."""
    listed: bool = False
    """Open to whoever looks for a table; otherwise by invitation."""
    clock: Clock = Clock()
    grace: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30
    """Seconds until a bot plays for somebody who has gone."""
    bot: str = "simple"
    """The bot that plays for who is away."""
    free_chat: bool = False
    hints: bool = True
    """Whether players may ask what a good player would do."""
    pace: Pace = PACE
    """How quickly cards follow each other in a race."""
    allowance: Annotated[int, msgspec.Meta(ge=0, le=BOUNDS.most_allowance)] = BOUNDS.most_allowance
    """The longest delay, in milliseconds, that a race makes up for. 0: calls count when they arrive."""


class Deed(msgspec.Struct, frozen=True, tag_field="deed", tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that happened at a table."""


class Opened(Deed, frozen=True):
    settings: Settings
    host: PersonId


class Changed(Deed, frozen=True, omit_defaults=True):
    """Other settings, before the match."""

    settings: Settings
    is_ready_anew: bool = False
    """Whoever was ready for the old ones has to get ready again; not so in old logs."""


class Sat(Deed, frozen=True):
    seat: Seat
    person: Person


class BotSat(Deed, frozen=True):
    seat: Seat
    bot: str


class Left(Deed, frozen=True):
    seat: Seat


class HostChanged(Deed, frozen=True):
    host: PersonId


class Committed(Deed, frozen=True):
    """A secret is drawn for the coming round. Until the round is over only its hash is shown."""

    secret: Hex32


class Ready(Deed, frozen=True):
    seat: Seat
    seed: Seed


class Acted(Deed, frozen=True, omit_defaults=True):
    by: Actor
    action: str
    """In its text form."""
    is_forced: bool = False
    """The table did it for a person who could do nothing else."""
    rules: int = 1
    """In the first action of a match: the version of the rules that it is played by."""


class TakenBack(Deed, frozen=True):
    """The last actions are undone."""

    actions: int


class Asked(Deed, frozen=True):
    """Somebody asks everybody for a pause, or to take back the last move."""

    seat: Seat
    wish: Literal["pause", "undo"]


class Agreed(Deed, frozen=True):
    seat: Seat


class Declined(Deed, frozen=True):
    seat: Seat


class Paused(Deed, frozen=True):
    pass


class Resumed(Deed, frozen=True):
    pass


class Nudged(Deed, frozen=True):
    """The time on a soft clock is up."""

    seat: Seat


class BotTookOver(Deed, frozen=True):
    seat: Seat
    why: Literal["away", "slow"]


class StoodIn(Deed, frozen=True):
    """The simple bot makes the moves of the bot at a seat, which is not ready or has too much to do."""

    seat: Seat


class CameBack(Deed, frozen=True):
    seat: Seat


class Said(Deed, frozen=True):
    seat: Seat
    phrase: str


class Wrote(Deed, frozen=True):
    seat: Seat
    text: str


class Rematch(Deed, frozen=True):
    """The same people and settings, from the start."""


class RulesChanged(Deed, frozen=True, omit_defaults=True):
    """The last match was begun under other rules than those of the program now: it is closed, and the same
    people may begin another."""

    is_over: bool = False
    """That match was played to its end."""


AnyDeed = (
    Opened
    | Changed
    | Sat
    | BotSat
    | Left
    | HostChanged
    | Committed
    | Ready
    | Acted
    | TakenBack
    | Asked
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

OF_THE_MATCH = (
    Committed | Ready | Acted | TakenBack | Asked | Agreed | Declined | Paused | Resumed | Nudged | StoodIn
)
"""The deeds that mean nothing without the match in which they were done."""


class Entry(Value, frozen=True):
    """A deed in the log of a table, with when it was done: milliseconds of the wall clock."""

    at: Milliseconds
    deed: AnyDeed


def write(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read(body: bytes) -> Entry:
    return msgspec.json.decode(body, type=Entry)
