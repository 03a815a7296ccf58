"""What outlives a process: the logs of all tables, and what is known of tables and people.

The store knows nothing of games. An entry is bytes, and a log is entries numbered from 0.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from reihum.live.store import PAGE, Kept, Process, RecordRow, StoreLost, TableRow
from reihum.server.metrics import Histogram
from reihum.server.storage import archive
from reihum.server.storage.archive import Idle
from reihum.server.storage.database import PATIENCE, Database, find_database, opening
from reihum.server.storage.health import Health, Probe, Reason
from reihum.server.storage.logs import Append, RowChange
from reihum.server.storage.ownership import Ownership
from reihum.server.storage.schema import PersonRow, leases, people, records, tables
from reihum.server.storage.writer import Writer

PROBE_LEASE = "health"
"""A row that is written only to see whether rows can be written."""

Row = TypeVar("Row", TableRow, PersonRow, RecordRow)
Result = TypeVar("Result")

LONGEST_LEASE = 120
"""Seconds."""


async def open_store(address: str, process: Process | None = None, *, patience: float = PATIENCE) -> Store:
    """The store at ``sqlite:///file`` or ``postgresql://…``, brought up to date.

    ``process``: this process, if it shares the tables with others.

    Raises ``BadSetup`` if an address is bad, a database cannot be reached, or a newer version has written the
    database. Later on, ``StoreLost`` is raised when a database has been away for ``patience`` seconds.
    """
    database = find_database(address, patience)
    async with opening(database):
        await database.migrate()
        store = Store(database, process)
        await store.begin()
    return store


class Store:
    """Many readers, one writer. When a method that writes returns, its changes are durable."""

    def __init__(self, database: Database, process: Process | None) -> None:
        self._database = database
        self._ownership = None if process is None else Ownership(database, process)
        self._writer = Writer(database, self._ownership)
        self._take = _taking(database)
        self._wanted: set[str] = set()
        self._owning: asyncio.Task[dict[str, Process]] | None = None
        self._owning_turn = asyncio.Lock()
        self._probe = Probe(self._try_to_write)
        self.records_written = 0

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
        wanted = {"name": PROBE_LEASE, "holder": "", "length": 0}
        await self._database.write(lambda connection: connection.execute(self._take, wanted).close())

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._probe.close()
        if self._ownership is not None:
            with suppress(StoreLost):  # others will see that it is dead
                await self._transact(self._ownership.end)
        await self._writer.close()
        await self._database.close()

    async def open_table(
        self, row: TableRow, bodies: Sequence[bytes], record: RecordRow | None = None
    ) -> bool:
        """Opens a table with the first entries of its log, and the record of a match that is over already.

        Returns ``False`` if its code or its id is taken.
        """
        insert = self._database.insert(tables).values(msgspec.structs.asdict(row))
        changes = RowChange((tables.name, row.id), insert), *self._record_changes(record)
        try:
            return await self._writer.write(
                Append(row.id, 0, row.updated, tuple(bodies), changes, is_new=True)
            )
        except IntegrityError:
            return False

    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: Kept | None = None
    ) -> bool:
        """Whether the entries are in the log now, from ``number`` on: all of them, or none.

        ``number`` is how many entries the caller has read, and ``kept`` changes in the same transaction.
        Returns ``False`` if the log has more entries than that. Raises ``TableMoved`` if another process owns
        the table. After ``StoreLost``, read the log again to know.
        """
        assert bodies
        changes = () if kept is None else self._changes(table_id, number + len(bodies), kept, at)
        is_placed = await self._writer.write(Append(table_id, number, at, tuple(bodies), changes))
        self.records_written += is_placed and kept is not None and kept.record is not None
        return is_placed

    async def mend_table(self, table_id: str, entries: int, kept: Kept, at: int) -> None:
        """Completes the row of a table that an older version has written, unless that was done meanwhile."""
        for change in self._changes(table_id, entries, kept, at, tables.c.entries == 0):
            await self._writer.write(change)

    def _changes(
        self, table_id: str, entries: int, kept: Kept, at: int, *conditions: sa.ColumnElement[bool]
    ) -> tuple[RowChange, ...]:
        row = (
            sa.update(tables)
            .where(tables.c.id == table_id, *conditions)
            .values(listed=kept.listed, phase=kept.phase, summary=kept.summary, updated=at, entries=entries)
        )
        changed = RowChange((tables.name, table_id), row)
        return *self._record_changes(kept.record), changed

    def _record_changes(self, record: RecordRow | None) -> tuple[RowChange, ...]:
        if record is None:
            return ()
        insert = self._database.insert(records).values(msgspec.structs.asdict(record))
        return (RowChange((records.name, record.id), insert.on_conflict_do_nothing()),)

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The next entries of a table, from number ``since`` on, packed or not.

        Fewer than ``PAGE`` entries are the last ones.
        """
        rows = await self._fetch(archive.entries_of(table_id, since, PAGE))
        if archive.is_packed(rows):
            return await asyncio.to_thread(archive.join, rows, since)
        return archive.join(rows, since)

    async def find_table(self, id_or_code: str) -> TableRow | None:
        named = sa.or_(tables.c.id == id_or_code, tables.c.code == id_or_code)
        return await self._find(sa.select(tables).where(named), TableRow)

    async def listed_tables(self, limit: int) -> list[TableRow]:
        """The public tables, the latest first."""
        found = sa.select(tables).where(tables.c.listed).order_by(tables.c.updated.desc(), tables.c.id)
        return [TableRow(*row) for row in await self._fetch(found.limit(limit))]

    async def tables_in_use(self, maker: str, since: int) -> int:
        """The number of tables of this person that are not over and were used since then."""
        used = tables.c.maker == maker, tables.c.phase != "over", tables.c.updated >= since
        ((number,),) = await self._fetch(sa.select(sa.func.count()).where(*used))
        return int(number)

    async def touch_table(self, table_id: str, now: int) -> bool:
        """Marks a table as used, so that it is not packed or deleted. Returns ``False`` if it is gone."""
        statement = sa.update(tables).where(tables.c.id == table_id).values(updated=now)
        return await self._writer.write(RowChange((tables.name, table_id), statement))

    async def idle_tables(self, idle: Idle, after: str, limit: int, *, is_live: bool) -> list[str]:
        """The next old tables in the order of their ids; ``is_live``: only those that are not packed."""
        found = archive.idle_tables(idle, after, limit, is_live=is_live)
        return [table_id for (table_id,) in await self._fetch(found)]

    async def pack_log(self, table_id: str, idle: Idle) -> bool:
        """Returns ``False``, and does nothing, if the table was used meanwhile."""
        bodies: list[bytes] = []
        is_all = False
        while not is_all:
            page = await self.read(table_id, len(bodies))
            is_all = len(page) < PAGE
            bodies += page
        body = await asyncio.to_thread(archive.pack, bodies)
        return await self._transact(archive.pack_log(self._database, table_id, idle, len(bodies), body))

    async def delete_table(self, table_id: str, idle: Idle) -> bool:
        """Returns ``False`` if the table was used meanwhile, or is gone already."""
        return await self._transact(archive.delete_table(table_id, idle))

    async def put_person(self, row: PersonRow) -> None:
        """Adds a person, or changes the row of one."""
        values = msgspec.structs.asdict(row)
        insert = self._database.insert(people).values(values)
        statement = insert.on_conflict_do_update(index_elements=[people.c.id], set_=values)
        await self._writer.write(RowChange((people.name, row.id), statement))

    async def find_person(self, token_hash: str) -> PersonRow | None:
        return await self._find(sa.select(people).where(people.c.token_hash == token_hash), PersonRow)

    async def touch_person(self, person_id: str, now: int) -> None:
        """Marks a person as seen, so that they are not forgotten."""
        statement = sa.update(people).where(people.c.id == person_id).values(seen=now)
        await self._writer.write(RowChange((people.name, person_id), statement))

    async def change_token(self, before: str, after: str) -> None:
        statement = sa.update(people).where(people.c.token_hash == before).values(token_hash=after)
        await self._writer.write(RowChange((people.name, before), statement))

    async def delete_people(self, ids: Sequence[str]) -> None:
        for person_id in ids:
            statement = sa.delete(people).where(people.c.id == person_id)
            await self._writer.write(RowChange((people.name, person_id), statement))

    async def old_people(self, before: int, limit: int) -> list[str]:
        """Some of the people who were not seen since then."""
        found = sa.select(people.c.id).where(people.c.seen < before).limit(limit)
        return [person_id for (person_id,) in await self._fetch(found)]

    async def size(self) -> int:
        """The number of bytes in use."""
        ((size,),) = await self._fetch(self._database.size())
        return int(size)

    async def find_record(self, record_id: str) -> RecordRow | None:
        return await self._find(sa.select(records).where(records.c.id == record_id), RecordRow)

    async def take_lease(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder has the lease now, for some seconds by the clock of the database.

        It was free, its own, or over.
        """
        wanted = {"name": name, "holder": holder, "length": int(seconds * 1000)}
        return await self._transact(
            lambda connection: connection.execute(self._take, wanted).first() is not None
        )

    async def own_tables(self, table_ids: Collection[str]) -> dict[str, Process]:
        """Makes this process the owner of tables. Returns those that another living process owns.

        What is wanted while one transaction is under way becomes the next: when an owner has died, all of its
        clients come at once.
        """
        if self._ownership is None or not table_ids:
            return {}
        self._wanted.update(table_ids)
        if self._owning is None:
            self._owning = asyncio.create_task(self._own_wanted(self._ownership))
            self._owning.add_done_callback(lambda task: task.cancelled() or task.exception())
        others = await asyncio.shield(self._owning)
        return {table_id: others[table_id] for table_id in table_ids if table_id in others}

    async def _own_wanted(self, ownership: Ownership) -> dict[str, Process]:
        async with self._owning_turn:
            wanted, self._wanted, self._owning = self._wanted, set(), None
            return await self._transact(lambda connection: ownership.take(connection, wanted))

    async def disown_table(self, table_id: str) -> None:
        """Lets any process own the table from now on."""
        if self._ownership is not None:
            await self._writer.write(RowChange(("owners", table_id), self._ownership.drop(table_id)))

    async def begin(self) -> None:
        """Makes this process known to the others."""
        if self._ownership is not None:
            await self._transact(self._ownership.begin)

    async def stay_alive(self) -> bool:
        """To be called every second. Returns ``False`` if others may have taken this process for dead."""
        return self._ownership is None or await self._transact(self._ownership.stay_alive)

    async def _transact(self, work: Callable[[sa.Connection], Result]) -> Result:
        return await self._database.patiently(lambda: self._database.write(work))

    async def _find(self, query: sa.Select[Any], kind: type[Row]) -> Row | None:
        found = await self._fetch(query)
        return kind(*found[0]) if found else None

    async def _fetch(self, query: sa.Executable) -> list[Any]:
        async def fetch() -> list[Any]:
            async with self._database.reading() as connection:
                return list(await connection.execute(query))

        return await self._database.patiently(fetch)


def _taking(database: Database) -> sa.Executable:
    """Takes a lease.

    One that ends later than any lease may was taken before the clock was set back, and counts as over.
    """
    holder, name, now = (
        sa.bindparam("holder", type_=sa.String),
        sa.bindparam("name", type_=sa.String),
        database.now(),
    )
    until = now + sa.bindparam("length", type_=sa.BigInteger)
    statement = database.insert(leases).from_select(leases.c.keys(), sa.select(name, holder, until))
    is_over = sa.or_(leases.c.until <= now, leases.c.until > now + LONGEST_LEASE * 1000)
    return statement.on_conflict_do_update(
        index_elements=[leases.c.table_id],
        set_={"holder": statement.excluded.holder, "until": statement.excluded.until},
        where=sa.or_(leases.c.holder == holder, is_over),
    ).returning(leases.c.table_id)
