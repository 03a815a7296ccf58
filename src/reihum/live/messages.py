"""What clients and the server say to each other over a WebSocket: JSON, one tagged struct a message.

The client holds no rules. First it is sent its view of the table with its menu, then the events that it may
know of, and what has changed in its view. After a gap, a refusal or a reconnect it gets the whole view again.
"""

from typing import Annotated, Any

import msgspec

from reihum.bots.reasons import Reason
from reihum.cards import Card
from reihum.game import RefusalKind, Refused, kebab
from reihum.table.changes import Changes
from reihum.table.commands import AnyCommand
from reihum.table.views import Refusal, TableView

PROTOCOL = 2
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number of the client's choice, which the answer repeats."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Anything that is sent, either way."""


class Request(Message, frozen=True):
    """From a client: a command at the table."""

    id: Id
    command: AnyCommand


class Refresh(Message, frozen=True):
    """From a client: send the whole view again."""


class AskHint(Message, frozen=True):
    """From a client: what would a good player do now?"""

    id: Id


class AskWhyNot(Message, frozen=True):
    """From a client: why can this card of the own hand not be played now?"""

    id: Id
    card: Card


class Pong(Message, frozen=True):
    """From a client, at once after a ``Ping``: the same word."""

    word: Annotated[str, msgspec.Meta(max_length=32)]


FromClient = Request | Refresh | AskHint | AskWhyNot | Pong
FROM_CLIENT = msgspec.json.Decoder(FromClient)


class Welcome(Message, frozen=True):
    """To a client, first of all."""

    protocol: int
    table: str
    code: str
    """The short code by which others find the table."""
    history: tuple[Any, ...]
    """The last public events of the round, for clients that come late."""


class View(Message, frozen=True):
    """To a client: how the table looks now."""

    version: int
    """Counts the views and updates of this client. After a gap something was lost: send a ``Refresh``."""
    view: TableView


class Update(Message, frozen=True):
    """To a client: what happened, and what has changed in its view."""

    version: int
    events: tuple[Any, ...]
    changes: Changes
    """The fields of the view that are different now. Those of ``match``, and of ``round`` within it, are
    merged into what was there before."""


class Accepted(Message, frozen=True):
    """To a client: its request is done and durable."""

    id: Id


class Rejected(Message, frozen=True):
    """To a client: its request was refused; nothing has changed."""

    id: Id | None
    kind: RefusalKind
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
    """Of winning the round with it; ``None`` in games that bots do not search."""
    error: float | None
    """The chance's standard error."""


class WhyNot(Message, frozen=True):
    """To a client: why its card cannot be played now."""

    id: Id
    refusal: Refusal | None
    """``None``: it can be played."""


class Ping(Message, frozen=True):
    """To a player in a race, about once a second, to measure how long messages take."""

    word: str
    delays: tuple[int | None, ...]
    """The usual delay of each seat in milliseconds, as far as it is known here."""


FromServer = Welcome | View | Update | Accepted | Rejected | Hint | WhyNot | Ping


def rejection(id_: int | None, refused: Refused) -> Rejected:
    return Rejected(id_, refused.kind, refused.code, refused.rule, refused.details)
