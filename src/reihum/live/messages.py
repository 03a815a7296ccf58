"""What clients and the server say to each other over a WebSocket: JSON, one tagged struct a message.

The client holds no rules. It is told what happened as far as it may know, and is given its view of
the table with its menu; after a gap, a refusal or a reconnect it gets the view anew.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from reihum.bots.reasons import Reason
from reihum.game import IllegalAction, MalformedAction, Refused, StaleAction, kebab
from reihum.table.commands import AnyCommand
from reihum.table.views import TableView

PROTOCOL = 2
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number of the client's choice, which the answer repeats."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Anything that is sent, either way."""


class Request(Message, frozen=True):
    """From a client: a wish at the table."""

    id: Id
    command: AnyCommand


class Refresh(Message, frozen=True):
    """From a client: send the view again."""


class AskHint(Message, frozen=True):
    """From a client: what would a good player do now?"""

    id: Id


class Pong(Message, frozen=True):
    """From a client, at once after a ``Ping``: the same word."""

    word: Annotated[str, msgspec.Meta(max_length=32)]


FromClient = Request | Refresh | AskHint | Pong
FROM_CLIENT = msgspec.json.Decoder(FromClient)


class Welcome(Message, frozen=True):
    """To a client, first of all."""

    protocol: int
    table: str
    code: str
    """The short code by which others find the table."""
    history: tuple[Any, ...]
    """The last events of the round that everybody saw, for who was not there."""


class Update(Message, frozen=True):
    """To a client: what happened, and how the table looks now."""

    version: int
    """Counts what this client was told: a gap means that something was lost, and to ask for a ``Refresh``."""
    events: tuple[Any, ...]
    view: TableView


class Accepted(Message, frozen=True):
    """To a client: what it asked is done and will not be forgotten."""

    id: Id


class Rejected(Message, frozen=True):
    """To a client: what it asked was refused; nothing has changed."""

    id: Id | None
    kind: Literal["malformed", "illegal", "stale", "refused"]
    code: str
    rule: str | None
    details: dict[str, Any]


class Hint(Message, frozen=True):
    """To a client: the entry of its menu that a bot would choose, and why."""

    id: Id
    bot: str
    """The strongest one, or the simple one if that is not ready or has too much to do."""
    action: Any
    text: str
    reason: Reason
    chance: float | None
    """Of winning the round with it; ``None`` in a game that is not played on in thought."""
    error: float | None
    """The chance's standard error."""


class Ping(Message, frozen=True):
    """To a player in a race, about once a second, to know how long messages are under way."""

    word: str
    delays: tuple[int | None, ...]
    """The usual delay of each seat in milliseconds, as far as it is known here."""


FromServer = Welcome | Update | Accepted | Rejected | Hint | Ping


def rejection(asked: int | None, refused: Refused) -> Rejected:
    return Rejected(asked, _kind(refused), refused.code, refused.rule, refused.details)


def _kind(refused: Refused) -> Literal["malformed", "illegal", "stale", "refused"]:
    match refused:
        case MalformedAction():
            return "malformed"
        case StaleAction():
            return "stale"
        case IllegalAction():
            return "illegal"
        case _:
            return "refused"
