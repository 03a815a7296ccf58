"""How entries get into the logs of tables: each under its number, and only once."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import Delete, Insert, Update

from reihum.server.storage.database import Database
from reihum.server.storage.schema import archive, log


class RowChange(msgspec.Struct, frozen=True, eq=False):
    """A statement that may be repeated. It is done if it changed a row."""

    place: tuple[str, str]
    statement: Insert | Update | Delete
    entries: int = 1


class Append(msgspec.Struct, frozen=True, eq=False):
    """Entries for the log of a table. All of them are written, or none."""

    table_id: str
    number: int
    at: int
    bodies: tuple[bytes, ...]
    changes: tuple[RowChange, ...] = ()
    """Changes in the same transaction, if the entries are written."""
    is_new: bool = False
    """A new table has no owner yet."""

    @property
    def place(self) -> tuple[str, str]:
        return ("log", self.table_id)

    @property
    def entries(self) -> int:
        return len(self.bodies)

    def rows(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.table_id, "number": number, "at": self.at, "body": body}
            for number, body in enumerate(self.bodies, self.number)
        ]


class Torn(Exception):
    """Some appends were written only in part, which must be undone."""

    def __init__(self, appends: Collection[Append]) -> None:
        self.appends = appends


class FileLog:
    """The logs in a file of SQLite. Its driver gets the statement itself: the layers above take longer."""

    def __init__(self) -> None:
        columns = {column.name: sa.bindparam(column.name, type_=column.type) for column in log.columns}
        packed = sa.exists().where(
            archive.c.table_id == columns["table_id"], archive.c.entries > columns["number"]
        )
        insert = sqlite.insert(log).from_select(list(columns), sa.select(*columns.values()).where(~packed))
        dialect = sqlite.dialect(paramstyle="named")
        self._insert = str(insert.on_conflict_do_nothing().compile(dialect=dialect))

    def place(self, connection: sa.Connection, appends: Sequence[Append]) -> set[Append]:
        """The appends whose numbers were all free; raises ``Torn`` if some numbers of an append were taken.

        The numbers of packed entries are taken. An append there comes from a process that missed a game.
        """
        driver = connection.connection.cursor()
        written = {append: driver.executemany(self._insert, append.rows()).rowcount for append in appends}
        if torn := {append for append, entries in written.items() if 0 < entries < append.entries}:
            raise Torn(torn)
        return {append for append, entries in written.items() if entries}


class SharedLog:
    """The logs in PostgreSQL: all entries of a batch are one statement, which goes over the network."""

    def __init__(self, database: Database) -> None:
        self._insert = database.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
        self._find_packed = sa.select(archive.c.table_id, archive.c.entries).where(
            archive.c.table_id.in_(sa.select(database.listed()))
        )

    def place(self, connection: sa.Connection, appends: Sequence[Append]) -> set[Append]:
        """As in a file."""
        if not appends:
            return set()
        rows = [row for append in appends for row in append.rows()]
        returned = connection.execute(self._insert, rows)
        entries = Counter(table_id for table_id, _ in returned)
        packed = self._packed(connection, entries)
        if torn := {
            append
            for append in appends
            if 0 < entries[append.table_id] < append.entries
            or (entries[append.table_id] and append.number < packed.get(append.table_id, 0))
        }:
            raise Torn(torn)
        return {append for append in appends if entries[append.table_id]}

    def _packed(self, connection: sa.Connection, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of packed entries of each of these tables that has some."""
        rows = connection.execute(self._find_packed, {"names": list(table_ids)})
        return {row.table_id: row.entries for row in rows}
