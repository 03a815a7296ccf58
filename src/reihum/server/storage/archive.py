"""Old logs, packed. A log is its packed entries and those after them; whoever reads it sees no difference."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    delete,
    exists,
    literal,
    select,
    union_all,
)

from reihum.game import Value
from reihum.server.storage.database import Database
from reihum.server.storage.schema import archive, leases, log, records, tables

PACKED = -1
"""Stands in the place of a number where a row is a packed log."""


class Idle(Value, frozen=True):
    """Which tables count as old."""

    before: int
    """Nobody has touched them since then."""
    now: int
    """Nobody holds their lease at this time."""


def entries_of(table_id: str, since: int, limit: int) -> CompoundSelect[Any]:
    """What to read of a log. In one statement: between two, the log could be packed."""
    live = select(log.c.number, log.c.body).where(log.c.table_id == table_id, log.c.number >= since)
    some = live.order_by(log.c.number).limit(limit).subquery()
    packed = select(literal(PACKED), archive.c.body)
    return union_all(packed.where(archive.c.table_id == table_id, archive.c.entries > since), select(some))


def is_packed(rows: Iterable[Any]) -> bool:
    return any(number == PACKED for number, _ in rows)


def join(rows: Iterable[Any], since: int) -> list[bytes]:
    """The entries of a log from number ``since`` on, out of the rows that were read."""
    bodies = dict(sorted((number, body) for number, body in rows))
    packed = bodies.pop(PACKED, None)
    return ([] if packed is None else unpack(packed)[since:]) + list(bodies.values())


def pack(bodies: Collection[bytes]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(bodies))


def unpack(packed: bytes) -> list[bytes]:
    return msgspec.msgpack.decode(zlib.decompress(packed), type=list[bytes])


def idle_tables(idle: Idle, after: str, limit: int, *, is_live: bool) -> Select[tuple[str]]:
    """The ids of old tables."""
    found = select(tables.c.id).where(tables.c.id > after, _is_idle(idle))
    if is_live:
        found = found.where(exists().where(log.c.table_id == tables.c.id))
    return found.order_by(tables.c.id).limit(limit)


def pack_log(
    database: Database, table_id: str, idle: Idle, entries: int, body: bytes
) -> Callable[[Connection], bool]:
    """Work that says whether the log is packed now. If somebody came meanwhile, it is left as it is."""

    def work(connection: Connection) -> bool:
        if not _is_still_idle(connection, table_id, idle) or _goes_on(connection, table_id, entries):
            return False
        statement = database.insert(archive).values(table_id=table_id, entries=entries, body=body)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[archive.c.table_id],
                set_={"entries": statement.excluded.entries, "body": statement.excluded.body},
            )
        )
        connection.execute(delete(log).where(log.c.table_id == table_id, log.c.number < entries))
        return True

    return work


def delete_table(table_id: str, idle: Idle) -> Callable[[Connection], bool]:
    """Work that says whether the table is gone now, with its log and its records."""

    def work(connection: Connection) -> bool:
        if not _is_still_idle(connection, table_id, idle):
            return False
        for relation in (log, archive, records):
            connection.execute(delete(relation).where(relation.c.table_id == table_id))
        connection.execute(delete(tables).where(tables.c.id == table_id))
        return True

    return work


def _goes_on(connection: Connection, table_id: str, entries: int) -> bool:
    """Whether the log has more than so many entries, packed or not."""
    live = select(literal(1)).where(log.c.table_id == table_id, log.c.number >= entries)
    packed = select(literal(1)).where(archive.c.table_id == table_id, archive.c.entries > entries)
    return connection.execute(union_all(live, packed)).first() is not None


def _is_still_idle(connection: Connection, table_id: str, idle: Idle) -> bool:
    """From here on, whoever wants to touch the table waits for the end of the transaction."""
    found = select(tables.c.id).where(tables.c.id == table_id, _is_idle(idle)).with_for_update()
    return connection.execute(found).first() is not None


def _is_idle(idle: Idle) -> ColumnElement[bool]:
    is_held = exists().where(leases.c.table_id == tables.c.id, leases.c.until > idle.now)
    is_played = exists().where(log.c.table_id == tables.c.id, log.c.at >= idle.before)
    return (tables.c.updated < idle.before) & ~is_held & ~is_played
