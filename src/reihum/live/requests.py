"""What people ask for beside a table: a name, a new table, where a table is. All of it is JSON."""

from typing import TypeVar

import msgspec

from reihum.game import BadSetup, Value
from reihum.live.store import TableRow
from reihum.live.summary import Summary
from reihum.table.log import LONGEST_NAME, Avatar, Name
from reihum.table.user_text import readable

Body = TypeVar("Body")


class Introduction(Value, frozen=True, forbid_unknown_fields=True):
    """The name that somebody wants to have."""

    name: Name
    avatar: Avatar = ""


class Address(Value, frozen=True):
    """Where a table is found."""

    table: str
    code: str


class Listing(Summary, frozen=True):
    """A table in a list."""

    table: str
    code: str


class OpenedRecord(Value, frozen=True):
    """A record that was verified."""

    record: str
    """Its id; that of a record from outside is valid as long as the server remembers it."""
    link: str | None
    """What a link has after its ``#``; ``None`` if the match is too long for a link."""


def listing(row: TableRow) -> Listing:
    return Listing(**msgspec.json.decode(row.summary), table=row.id, code=row.code)


def read_body(data: bytes, kind: type[Body]) -> Body:
    """The body of a request; raises ``BadSetup``."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSetup("bad-request", problem=str(error)) from None


def read_introduction(data: bytes) -> Introduction:
    """Name and face as they may be shown; raises ``BadSetup``."""
    wanted = read_body(data, Introduction)
    avatar = wanted.avatar and readable(wanted.avatar, LONGEST_NAME)
    return Introduction(readable(wanted.name, LONGEST_NAME), avatar)
