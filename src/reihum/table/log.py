"""What can happen at a table. The log of a table is a list of these events, and nothing else is stored of it.

An event is written only after it was judged, so reading a log needs no judging.
"""

from typing import Annotated, Any, Literal, TypeAlias

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
    """Shown in the list of open tables; otherwise people come by invitation."""
    clock: Clock = Clock()
    grace: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30
    """Seconds until a bot plays for somebody who has gone."""
    bot: str = "simple"
    """The bot that plays for people who are away."""
    free_chat: bool = False
    hints: bool = True
    """Whether players may ask what a good player would do."""
    pace: Pace = PACE
    """How quickly cards follow each other in a race."""
    allowance: Annotated[int, msgspec.Meta(ge=0, le=BOUNDS.most_allowance)] = BOUNDS.most_allowance
    """The longest delay, in milliseconds, that a race makes up for. 0: calls count when they arrive."""


class TableEvent(
    msgspec.Struct, frozen=True, tag_field="table_event", tag=kebab, forbid_unknown_fields=True, gc=False
):
    """Something that happened at a table."""


class Opened(TableEvent, frozen=True):
    settings: Settings
    host: PersonId


class SettingsChanged(TableEvent, frozen=True, omit_defaults=True):
    """Other settings, before the match."""

    settings: Settings
    is_ready_anew: bool = False
    """People who were ready for the old settings have to get ready again; not so in old logs."""


class Sat(TableEvent, frozen=True):
    seat: Seat
    person: Person


class BotSat(TableEvent, frozen=True):
    seat: Seat
    bot: str


class Left(TableEvent, frozen=True):
    seat: Seat


class HostChanged(TableEvent, frozen=True):
    host: PersonId


class Committed(TableEvent, frozen=True):
    """A secret is drawn for the coming round. Until the round is over only its hash is shown."""

    secret: Hex32


class Ready(TableEvent, frozen=True):
    seat: Seat
    seed: Seed


class Acted(TableEvent, frozen=True, omit_defaults=True):
    by: Actor
    action: str
    """In its text form."""
    is_forced: bool = False
    """The table did it for a person who could do nothing else."""
    rules: int = 1
    """In the first action of a match: the version of the rules that it is played by."""


class TakenBack(TableEvent, frozen=True):
    """The last actions are undone."""

    actions: int


class Proposed(TableEvent, frozen=True):
    """A player asks everybody for a pause, or to take back the last move."""

    seat: Seat
    what: Literal["pause", "undo"]


class Agreed(TableEvent, frozen=True):
    seat: Seat


class Declined(TableEvent, frozen=True):
    seat: Seat


class Paused(TableEvent, frozen=True):
    pass


class Resumed(TableEvent, frozen=True):
    pass


class Nudged(TableEvent, frozen=True):
    """The time on a soft clock is up."""

    seat: Seat


class BotTookOver(TableEvent, frozen=True):
    seat: Seat
    why: Literal["away", "slow", "asked"]
    """``asked``: the player wanted a bot to play."""


class StoodIn(TableEvent, frozen=True):
    """The simple bot makes the moves of the bot at a seat, which is not ready or has too much to do."""

    seat: Seat


class CameBack(TableEvent, frozen=True):
    seat: Seat


class Said(TableEvent, frozen=True):
    seat: Seat
    phrase: str


class Wrote(TableEvent, frozen=True):
    seat: Seat
    text: str


class Rematch(TableEvent, frozen=True):
    """The same people and settings, from the start."""


class RulesChanged(TableEvent, frozen=True, omit_defaults=True):
    """The last match was begun under other rules than those of the program now: it is closed, and the same
    people may begin another."""

    is_over: bool = False
    """That match was played to its end."""


class Brought(TableEvent, frozen=True):
    """A player has brought the table here. All that comes before was judged here anew, but it was played
    elsewhere: whoever dealt there may have known the cards."""


OfTheLobby: TypeAlias = SettingsChanged | Sat | BotSat | Left | HostChanged
OfPlay: TypeAlias = Proposed | Agreed | Declined | Paused | Resumed | Nudged | StoodIn
AtAnyTime: TypeAlias = BotTookOver | CameBack | Said | Wrote | Rematch | RulesChanged | Brought
Public: TypeAlias = OfTheLobby | OfPlay | AtAnyTime
"""The events that everybody is shown as they are."""
OfTheMatch: TypeAlias = Committed | Ready | Acted | TakenBack | OfPlay
"""The events that mean nothing without the match to which they belong."""
AnyTableEvent: TypeAlias = Opened | Public | OfTheMatch


class Entry(Value, frozen=True):
    """An event in the log of a table, and its time: milliseconds of the wall clock."""

    at: Milliseconds
    event: AnyTableEvent


def write(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read(body: bytes) -> Entry:
    if OLD_TAG in body:
        return msgspec.convert(upgrade(msgspec.json.decode(body)), Entry)
    return msgspec.json.decode(body, type=Entry)


OLD_TAG = b',"deed":{"deed":"'
"""Entries written before version 2 of the protocol have this. No text can: its quotes are escaped."""
OLD_EVENTS = {"changed": "settings-changed", "asked": "proposed"}
OLD_FIELDS = {"deed": "table_event", "wish": "what"}


def upgrade(entry: Any) -> Any:
    """An entry that was written before version 2 of the protocol, with the names of today."""
    event = {OLD_FIELDS.get(name, name): value for name, value in entry["deed"].items()}
    tag = event["table_event"]
    return {"at": entry["at"], "event": {**event, "table_event": OLD_EVENTS.get(tag, tag)}}
