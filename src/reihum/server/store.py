"""What outlives a process: the logs of all tables, and what is known of tables and people.

The store knows nothing of games. An entry is bytes, and a log is entries numbered from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Select, Table, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from reihum.game import Value
from reihum.server.database import PATIENCE, Database, StoreLost, find_database, opening
from reihum.server.news import Appended, Listener, Missed, News, Newsroom, Subscription
from reihum.server.schema import PersonRow, RecordRow, TableRow, leases, log, people, records, tables
from reihum.server.writer import Append, Change, StoreClosed, Writer

__all__ = [
    "Appended",
    "Missed",
    "News",
    "PersonRow",
    "RecordRow",
    "Store",
    "StoreClosed",
    "StoreLost",
    "Subscription",
    "TableRow",
    "open_store",
]

Row = TypeVar("Row", TableRow, PersonRow, RecordRow)


async def open_store(address: str, *, patience: float = PATIENCE) -> Store:
    """The store at ``sqlite:///file`` or ``postgresql://…``, brought up to date.

    Raises ``BadSetup`` for an address that is none, a database that cannot be reached, and one that
    a newer version has written. Later on, ``patience`` is how many seconds a database may be away
    before ``StoreLost`` is raised.
    """
    database = find_database(address, patience)
    newsroom = Newsroom()
    listener = Listener(database, newsroom)
    async with opening(database):
        await database.migrate()
        if database.is_shared:
            await listener.start()
    return Store(database, newsroom, listener)


class Store:
    """Many readers, one writer. Whatever is awaited here is durable when it returns."""

    def __init__(self, database: Database, newsroom: Newsroom, listener: Listener) -> None:
        self._database = database
        self._newsroom = newsroom
        self._listener = listener
        self._writer = Writer(database, newsroom)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""
        return self._database.is_shared

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._writer.close()
        await self._listener.close()
        self._newsroom.close()
        await self._database.close()

    async def append(self, table_id: str, number: int, bodies: Sequence[bytes], at: int) -> bool:
        """Whether the entries are in the log now, from ``number`` on: all of them, or none.

        ``number`` is how many entries the caller has read. ``False``: meanwhile somebody else
        appended to this log. ``StoreLost``: read the log again to know.
        """
        assert bodies
        return await self._writer.write(Append(table_id, number, at, tuple(bodies)))

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries of a table, from number ``since`` on."""
        entries = select(log.c.body).where(log.c.table_id == table_id, log.c.number >= since)
        return [body for (body,) in await self._fetch(entries.order_by(log.c.number))]

    def news(self) -> Subscription:
        """Appends from now on: those of this process, and on PostgreSQL those of all others too."""
        return self._newsroom.subscribe()

    async def put_table(self, row: TableRow) -> bool:
        """``False``: another table has its code, and nothing was written."""
        try:
            return await self._put(tables, row)
        except IntegrityError:
            return False

    async def find_table(self, id_or_code: str) -> TableRow | None:
        named = or_(tables.c.id == id_or_code, tables.c.code == id_or_code)
        return await self._find(select(tables).where(named), TableRow)

    async def listed_tables(self, limit: int) -> list[TableRow]:
        """What anybody may see, the latest first."""
        found = select(tables).where(tables.c.listed).order_by(tables.c.updated.desc(), tables.c.id)
        return [TableRow(*row) for row in await self._fetch(found.limit(limit))]

    async def put_person(self, row: PersonRow) -> None:
        await self._put(people, row)

    async def find_person(self, token_hash: str) -> PersonRow | None:
        return await self._find(select(people).where(people.c.token_hash == token_hash), PersonRow)

    async def put_record(self, row: RecordRow) -> None:
        await self._put(records, row)

    async def find_record(self, record_id: str) -> RecordRow | None:
        return await self._find(select(records).where(records.c.id == record_id), RecordRow)

    async def take_lease(self, table_id: str, holder: str, until: int, now: int) -> bool:
        """Whether the table is the holder's until then: it was free, its own, or over by ``now``."""
        wish = self._database.insert(leases).values(table_id=table_id, holder=holder, until=until)
        statement = wish.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"holder": wish.excluded.holder, "until": wish.excluded.until},
            where=or_(leases.c.holder == holder, leases.c.until <= now),
        )
        return await self._writer.write(Change(("leases", table_id), statement))

    async def drop_lease(self, table_id: str, holder: str) -> None:
        """Gives it back, unless it is somebody else's by now."""
        statement = delete(leases).where(leases.c.table_id == table_id, leases.c.holder == holder)
        await self._writer.write(Change(("leases", table_id), statement))

    async def _put(self, table: Table, row: TableRow | PersonRow | RecordRow) -> bool:
        return await self._writer.write(Change((table.name, row.id), _upsert(self._database, table, row)))

    async def _find(self, query: Select[Any], kind: type[Row]) -> Row | None:
        found = await self._fetch(query)
        return kind(*found[0]) if found else None

    async def _fetch(self, query: Select[Any]) -> list[Any]:
        async def fetch() -> list[Any]:
            async with self._database.reading() as connection:
                return list(await connection.execute(query))

        return await self._database.patiently(fetch)


def _upsert(database: Database, table: Table, row: Value) -> postgresql.Insert | sqlite.Insert:
    wish = database.insert(table).values(msgspec.structs.asdict(row))
    return wish.on_conflict_do_update(
        index_elements=[table.c.id],
        set_={column.name: wish.excluded[column.name] for column in table.c if column.name != "id"},
    )
