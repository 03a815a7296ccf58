"""Which process owns a table: it alone judges, writes and shows it.

A process stays the owner as long as it says in time that it is alive, once for all of its tables. After that,
the next process that wants a table gets it. All times are those of the database.
"""

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from reihum.live.store import Process
from reihum.server.storage.database import Database
from reihum.server.storage.schema import owners, processes

ALIVE_SECONDS = 3
"""How long a process counts as alive after it has said so."""
LONGEST = 120
"""Seconds. A time further ahead was written before the clock was set back, and counts as over."""


class Ownership:
    """The tables of one process."""

    def __init__(self, database: Database, process: Process) -> None:
        self._process = process
        now, name = database.now(), sa.bindparam("name", process.name, sa.String)
        self._is_alive = processes.c.until.between(now + 1, now + LONGEST * 1000)
        is_dead = owners.c.process.not_in(sa.select(processes.c.name).where(self._is_alive))
        self._renew = (
            sa.update(processes)
            .where(processes.c.name == process.name, self._is_alive)
            .values(until=now + ALIVE_SECONDS * 1000)
        )
        self._appear = database.insert(processes).from_select(
            processes.c.keys(),
            sa.select(name, sa.literal(process.address), sa.literal(process.key), now + ALIVE_SECONDS * 1000),
        )
        self._appear = self._appear.on_conflict_do_update(
            index_elements=[processes.c.name], set_={"until": self._appear.excluded.until}
        )
        self._forget_dead = (
            sa.delete(processes).where(~self._is_alive),
            sa.delete(owners).where(owners.c.process.not_in(sa.select(processes.c.name))),
        )
        self._end = sa.delete(processes).where(processes.c.name == process.name)
        listed = database.listed()
        take = database.insert(owners).from_select(owners.c.keys(), sa.select(listed, name).order_by(listed))
        self._take = take.on_conflict_do_update(
            index_elements=[owners.c.table_id],
            set_={"process": take.excluded.process},
            where=(owners.c.process == process.name) | is_dead,
        ).returning(owners.c.table_id)
        named = owners.c.table_id.in_(sa.select(database.listed()))
        self._find = (
            sa.select(owners.c.table_id, processes.c.name, processes.c.address, processes.c.key)
            .join(processes, processes.c.name == owners.c.process)
            .where(named)
        )
        self._lock = (
            sa.select(owners.c.table_id)
            .where(named, owners.c.process == process.name)
            .with_for_update(read=True)
        )

    def begin(self, connection: sa.Connection) -> None:
        """A process may take the place, and the name, of one that has died. Its tables are free at once."""
        connection.execute(sa.delete(owners).where(owners.c.process == self._process.name))
        self._start(connection)

    def stay_alive(self, connection: sa.Connection) -> bool:
        """Returns whether the process counted as alive until now."""
        if connection.execute(self._renew).rowcount:
            return True
        self._start(connection)
        return False

    def _start(self, connection: sa.Connection) -> None:
        connection.execute(self._appear)
        for statement in self._forget_dead:
            connection.execute(statement)

    def end(self, connection: sa.Connection) -> None:
        """Leaves all tables to others."""
        connection.execute(self._end)

    def take(self, connection: sa.Connection, table_ids: Collection[str]) -> dict[str, Process]:
        """Takes all tables that it can get. Returns the owners of the others."""
        others: dict[str, Process] = {}
        wanted = set(table_ids)
        while wanted:
            wanted -= set(connection.scalars(self._take, {"names": sorted(wanted)}))
            found = connection.execute(self._find, {"names": sorted(wanted)}) if wanted else ()
            others |= {table_id: Process(*owner) for table_id, *owner in found}
            wanted -= others.keys()  # what is still left was given back in between
        return others

    def drop(self, table_id: str) -> sa.Delete:
        """Gives a table back, unless another process owns it now."""
        return sa.delete(owners).where(owners.c.table_id == table_id, owners.c.process == self._process.name)

    def owned(self, connection: sa.Connection, table_ids: Iterable[str]) -> set[str]:
        """The tables among these that it owns. They stay its own until the end of the transaction."""
        return set(connection.scalars(self._lock, {"names": list(table_ids)}))


def is_owned(table_id: sa.ColumnElement[str], now: int) -> sa.ColumnElement[bool]:
    """Whether a living process owns a table."""
    is_alive = processes.c.until > now
    return sa.exists().where(owners.c.table_id == table_id, processes.c.name == owners.c.process, is_alive)
