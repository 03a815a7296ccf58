"""Old logs, packed. A log is its packed entries and those after them; readers notice no difference."""

import zlib
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from reihum.game import Value
from reihum.server.storage.database import Database
from reihum.server.storage.ownership import is_owned
from reihum.server.storage.schema import archive, log, owners, records, tables

PACKED = -1
"""The number of a row that is a packed log."""


class Idle(Value, frozen=True):
    """Which tables count as old."""

    before: int
    """They were not used since then."""
    now: int
    """No process owns them at this time."""


def entries_of(table_id: str, since: int, limit: int) -> sa.CompoundSelect[Any]:
    """Reads from a log. It is one statement, because the log could be packed between two."""
    live = sa.select(log.c.number, log.c.body).where(log.c.table_id == table_id, log.c.number >= since)
    some = live.order_by(log.c.number).limit(limit).subquery()
    packed = sa.select(sa.literal(PACKED), archive.c.body)
    return sa.union_all(
        packed.where(archive.c.table_id == table_id, archive.c.entries > since), sa.select(some)
    )


def is_packed(rows: Iterable[Any]) -> bool:
    return any(number == PACKED for number, _ in rows)


def join(rows: Iterable[Any], since: int) -> list[bytes]:
    """The entries from number ``since`` on, from rows of ``entries_of``."""
    bodies = dict(sorted((number, body) for number, body in rows))
    packed = bodies.pop(PACKED, None)
    return ([] if packed is None else unpack(packed)[since:]) + list(bodies.values())


def pack(bodies: Collection[bytes]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(bodies))


def unpack(packed: bytes) -> list[bytes]:
    return msgspec.msgpack.decode(zlib.decompress(packed), type=list[bytes])


def idle_tables(idle: Idle, after: str, limit: int, *, is_live: bool) -> sa.Select[tuple[str]]:
    """The ids of old tables."""
    found = sa.select(tables.c.id).where(tables.c.id > after, _is_idle(idle))
    if is_live:
        found = found.where(sa.exists().where(log.c.table_id == tables.c.id))
    return found.order_by(tables.c.id).limit(limit)


def pack_log(
    database: Database, table_id: str, idle: Idle, entries: int, body: bytes
) -> Callable[[sa.Connection], bool]:
    """Work that packs a log, unless it was used meanwhile. It returns whether the log is packed."""

    def work(connection: sa.Connection) -> bool:
        if not _is_still_idle(connection, table_id, idle) or _goes_on(connection, table_id, entries):
            return False
        statement = database.insert(archive).values(table_id=table_id, entries=entries, body=body)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[archive.c.table_id],
                set_={"entries": statement.excluded.entries, "body": statement.excluded.body},
            )
        )
        connection.execute(sa.delete(log).where(log.c.table_id == table_id, log.c.number < entries))
        return True

    return work


def delete_table(table_id: str, idle: Idle) -> Callable[[sa.Connection], bool]:
    """Work that deletes a table with its log and records. It returns whether it did."""

    def work(connection: sa.Connection) -> bool:
        if not _is_still_idle(connection, table_id, idle):
            return False
        for relation in (log, archive, records, owners):
            connection.execute(sa.delete(relation).where(relation.c.table_id == table_id))
        connection.execute(sa.delete(tables).where(tables.c.id == table_id))
        return True

    return work


def _goes_on(connection: sa.Connection, table_id: str, entries: int) -> bool:
    """Whether the log has more entries than this, packed or not."""
    live = sa.select(sa.literal(1)).where(log.c.table_id == table_id, log.c.number >= entries)
    packed = sa.select(sa.literal(1)).where(archive.c.table_id == table_id, archive.c.entries > entries)
    return connection.execute(sa.union_all(live, packed)).first() is not None


def _is_still_idle(connection: sa.Connection, table_id: str, idle: Idle) -> bool:
    """Also locks the row of the table until the end of the transaction."""
    found = sa.select(tables.c.id).where(tables.c.id == table_id, _is_idle(idle)).with_for_update()
    return connection.execute(found).first() is not None


def _is_idle(idle: Idle) -> sa.ColumnElement[bool]:
    is_played = sa.exists().where(log.c.table_id == tables.c.id, log.c.at >= idle.before)
    return (tables.c.updated < idle.before) & ~is_owned(tables.c.id, idle.now) & ~is_played
