"""What outlives a process: the logs of all tables, and what is known of tables and people.

The store knows nothing of games. An entry is bytes, and a log is entries numbered from 0.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Select,
    String,
    Table,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from reihum.game import BadSetup, Value
from reihum.live.store import PAGE, Kept, RecordRow, TableRow
from reihum.server.metrics import Histogram
from reihum.server.storage import archive
from reihum.server.storage.archive import Idle
from reihum.server.storage.changes import ChangeFeed, NoTransport, Subscription, Transport
from reihum.server.storage.changes_postgres import Notifications
from reihum.server.storage.database import PATIENCE, Database, find_database, opening
from reihum.server.storage.health import Health, Probe, Reason
from reihum.server.storage.schema import PersonRow, leases, people, records, tables
from reihum.server.storage.writer import Append, RowChange, Writer

PROBE_LEASE = "health"
"""A row that is written to find out whether rows can be written."""

Row = TypeVar("Row", TableRow, PersonRow, RecordRow)

LONGEST_LEASE = 120
"""Seconds."""


async def open_store(
    address: str, broker: str | None = None, *, patience: float = PATIENCE, is_server: bool = False
) -> Store:
    """The store at ``sqlite:///file`` or ``postgresql://…``, brought up to date.

    News travels over PostgreSQL itself, or over the broker at ``nats://…``.

    Raises ``BadSetup`` for an address that is none, a database or broker that cannot be reached, a
    database that a newer version has written, and as a server for a file that another server has.
    Later on, ``patience`` is how many seconds a database may be away before ``StoreLost`` is raised.
    """
    database = find_database(address, patience)
    feed = ChangeFeed()
    async with opening(database):
        transport = _find_transport(database, broker, feed)
        if is_server:
            database.claim()
        await database.migrate()
        await transport.start()
    return Store(database, feed, transport)


def _find_transport(database: Database, broker: str | None, feed: ChangeFeed) -> Transport:
    if broker is None:
        return Notifications(database, feed) if database.is_shared else NoTransport(feed)
    if not database.is_shared:
        raise BadSetup("broker-without-sharing")
    from reihum.server.storage.changes_nats import Broker

    return Broker(broker, feed)


class Store:
    """Many readers, one writer. Whatever is awaited here is durable when it returns."""

    def __init__(self, database: Database, feed: ChangeFeed, transport: Transport) -> None:
        self._database = database
        self._feed = feed
        self._transport = transport
        self._writer = Writer(database, transport)
        self._take = _taking(database)
        self._probe = Probe(self._try_to_write)
        self.records_written = 0

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""
        return self._database.is_shared

    @property
    def health(self) -> Health:
        return self._database.health

    @property
    def write_seconds(self) -> Histogram:
        return self._database.write_seconds

    async def trouble(self) -> Reason | None:
        """Why nothing can be written; ``None`` if it can."""
        return await self._probe.ask()

    async def _try_to_write(self) -> None:
        wanted = {"names": [PROBE_LEASE], "holder": "", "length": 0}
        await self._database.write(lambda connection: connection.execute(self._take, wanted).close())

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._probe.close()
        await self._writer.close()
        await self._transport.close()
        self._feed.close()
        await self._database.close()

    async def open_table(self, row: TableRow, bodies: Sequence[bytes]) -> bool:
        """A table and the first entries of its log. ``False``: another table has its code."""
        insert = self._database.insert(tables).values(msgspec.structs.asdict(row))
        changes = (RowChange((tables.name, row.id), insert),)
        try:
            return await self._writer.write(Append(row.id, 0, row.updated, tuple(bodies), changes))
        except IntegrityError:
            return False

    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: Kept | None = None
    ) -> bool:
        """Whether the entries are in the log now, from ``number`` on: all of them, or none.

        ``number`` is how many entries the caller has read, ``kept`` what is changed with them.
        ``False``: meanwhile somebody else appended to this log. ``StoreLost``: read the log again to know.
        """
        assert bodies
        changes = () if kept is None else self._changes(table_id, number + len(bodies), kept, at)
        is_placed = await self._writer.write(Append(table_id, number, at, tuple(bodies), changes))
        self.records_written += is_placed and kept is not None and kept.record is not None
        return is_placed

    async def mend_table(self, table_id: str, entries: int, kept: Kept, at: int) -> None:
        """Writes what is kept of a table that an older version has left, unless that was done meanwhile."""
        for change in self._changes(table_id, entries, kept, at, tables.c.entries == 0):
            await self._writer.write(change)

    def _changes(
        self, table_id: str, entries: int, kept: Kept, at: int, *conditions: ColumnElement[bool]
    ) -> tuple[RowChange, ...]:
        row = (
            update(tables)
            .where(tables.c.id == table_id, *conditions)
            .values(listed=kept.listed, phase=kept.phase, summary=kept.summary, updated=at, entries=entries)
        )
        changed = RowChange((tables.name, table_id), row)
        if kept.record is None:
            return (changed,)
        insert = self._database.insert(records).values(msgspec.structs.asdict(kept.record))
        return RowChange((records.name, kept.record.id), insert.on_conflict_do_nothing()), changed

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The next entries of a table, from number ``since`` on, packed or not.

        If there are fewer than ``PAGE``, these were the last.
        """
        rows = await self._fetch(archive.entries_of(table_id, since, PAGE))
        if archive.is_packed(rows):
            return await asyncio.to_thread(archive.join, rows, since)
        return archive.join(rows, since)

    def changes(self) -> Subscription:
        """Appends from now on: those of every process that shares the store."""
        return self._feed.subscribe()

    async def find_table(self, id_or_code: str) -> TableRow | None:
        named = or_(tables.c.id == id_or_code, tables.c.code == id_or_code)
        return await self._find(select(tables).where(named), TableRow)

    async def listed_tables(self, limit: int) -> list[TableRow]:
        """What anybody may see, the latest first."""
        found = select(tables).where(tables.c.listed).order_by(tables.c.updated.desc(), tables.c.id)
        return [TableRow(*row) for row in await self._fetch(found.limit(limit))]

    async def tables_in_use(self, maker: str, since: int) -> int:
        """How many tables that this person has made are not over, and were used since then."""
        used = tables.c.maker == maker, tables.c.phase != "over", tables.c.updated >= since
        ((number,),) = await self._fetch(select(func.count()).where(*used))
        return int(number)

    async def touch_table(self, table_id: str, now: int) -> bool:
        """Keeps a table from being packed or deleted as an old one. ``False``: it is gone already."""
        statement = update(tables).where(tables.c.id == table_id).values(updated=now)
        return await self._writer.write(RowChange((tables.name, table_id), statement))

    async def idle_tables(self, idle: Idle, after: str, limit: int, *, is_live: bool) -> list[str]:
        """Old tables in the order of their ids, beginning after one.

        ``is_live``: only those of which some entries are not packed yet.
        """
        found = archive.idle_tables(idle, after, limit, is_live=is_live)
        return [table_id for (table_id,) in await self._fetch(found)]

    async def pack_log(self, table_id: str, idle: Idle) -> bool:
        """``False``: somebody has touched the table, and nothing was done."""
        bodies: list[bytes] = []
        is_all = False
        while not is_all:
            page = await self.read(table_id, len(bodies))
            is_all = len(page) < PAGE
            bodies += page
        body = await asyncio.to_thread(archive.pack, bodies)
        return await self._transact(archive.pack_log(self._database, table_id, idle, len(bodies), body))

    async def delete_table(self, table_id: str, idle: Idle) -> bool:
        """``False``: somebody has touched the table, or it is gone already."""
        return await self._transact(archive.delete_table(table_id, idle))

    async def put_person(self, row: PersonRow) -> None:
        await self._put(people, row)

    async def find_person(self, token_hash: str) -> PersonRow | None:
        return await self._find(select(people).where(people.c.token_hash == token_hash), PersonRow)

    async def touch_person(self, person_id: str, now: int) -> None:
        """Keeps somebody from being forgotten."""
        statement = update(people).where(people.c.id == person_id).values(seen=now)
        await self._writer.write(RowChange((people.name, person_id), statement))

    async def change_token(self, before: str, after: str) -> None:
        statement = update(people).where(people.c.token_hash == before).values(token_hash=after)
        await self._writer.write(RowChange((people.name, before), statement))

    async def delete_people(self, ids: Sequence[str]) -> None:
        for person_id in ids:
            statement = delete(people).where(people.c.id == person_id)
            await self._writer.write(RowChange((people.name, person_id), statement))

    async def old_people(self, before: int, limit: int) -> list[str]:
        """Some people who were last seen before then."""
        found = select(people.c.id).where(people.c.seen < before).limit(limit)
        return [person_id for (person_id,) in await self._fetch(found)]

    async def size(self) -> int:
        """Bytes that are in use."""
        ((size,),) = await self._fetch(self._database.size())
        return int(size)

    async def find_record(self, record_id: str) -> RecordRow | None:
        return await self._find(select(records).where(records.c.id == record_id), RecordRow)

    async def take_lease(self, name: str, holder: str, seconds: float) -> bool:
        """Whether it is the holder's for so long: it was free, its own, or over."""
        return name in await self.take_leases({name}, holder, seconds)

    async def take_leases(self, names: set[str], holder: str, seconds: float) -> set[str]:
        """Those of the leases that are the holder's for so long, by the clock of the database."""
        wanted = {"names": list(names), "holder": holder, "length": int(seconds * 1000)}
        taken: set[str] = set()

        def take(connection: Connection) -> bool:
            taken.update(connection.scalars(self._take, wanted))
            return True

        await self._transact(take)
        return taken

    async def leases_of_others(self, names: set[str], holder: str) -> set[str]:
        """Those of the leases that somebody else holds."""
        named = leases.c.table_id.in_(select(self._database.listed()))
        is_held = leases.c.until > self._database.now()
        held = select(leases.c.table_id).where(named, leases.c.holder != holder, is_held)
        return {name for (name,) in await self._fetch(held.params(names=list(names)))}

    async def drop_lease(self, table_id: str, holder: str) -> None:
        """Gives it back, unless it is somebody else's by now."""
        statement = delete(leases).where(leases.c.table_id == table_id, leases.c.holder == holder)
        await self._writer.write(RowChange(("leases", table_id), statement))

    async def _transact(self, work: Callable[[Connection], bool]) -> bool:
        return await self._database.patiently(lambda: self._database.write(work))

    async def _put(self, table: Table, row: PersonRow) -> bool:
        return await self._writer.write(RowChange((table.name, row.id), _upsert(self._database, table, row)))

    async def _find(self, query: Select[Any], kind: type[Row]) -> Row | None:
        found = await self._fetch(query)
        return kind(*found[0]) if found else None

    async def _fetch(self, query: Executable) -> list[Any]:
        async def fetch() -> list[Any]:
            async with self._database.reading() as connection:
                return list(await connection.execute(query))

        return await self._database.patiently(fetch)


def _taking(database: Database) -> Executable:
    """Takes leases, always in the same order, so that processes do not wait for each other in a ring.

    One that ends later than any may was taken before a clock was set back, and counts as over.
    """
    holder, name, now = bindparam("holder", type_=String), database.listed(), database.now()
    until = now + bindparam("length", type_=BigInteger)
    statement = database.insert(leases).from_select(
        leases.c.keys(), select(name, holder, until).order_by(name)
    )
    is_over = or_(leases.c.until <= now, leases.c.until > now + LONGEST_LEASE * 1000)
    return statement.on_conflict_do_update(
        index_elements=[leases.c.table_id],
        set_={"holder": statement.excluded.holder, "until": statement.excluded.until},
        where=or_(leases.c.holder == holder, is_over),
    ).returning(leases.c.table_id)


def _upsert(database: Database, table: Table, row: Value) -> postgresql.Insert | sqlite.Insert:
    statement = database.insert(table).values(msgspec.structs.asdict(row))
    return statement.on_conflict_do_update(
        index_elements=[table.c.id],
        set_={column.name: statement.excluded[column.name] for column in table.c if column.name != "id"},
    )
