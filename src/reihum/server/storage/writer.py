"""The only task of a process that writes. Jobs that wait at the same time become one transaction.

A batch has at most one job for each place, in the order of places. So jobs for the same place keep their
order, and two processes cannot block each other.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Collection, Iterable, Sequence
from itertools import count
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql.dml import Delete, Insert, Update

from reihum.live.store import StoreLost, TableMoved
from reihum.server.storage.database import Database
from reihum.server.storage.ownership import Ownership
from reihum.server.storage.schema import archive, log

MOST_ENTRIES = 1000
"""The most entries in a batch. A single append may have more."""


class StoreClosed(Exception):
    """Nothing can be written after the store was closed."""


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


Job = Append | RowChange
Results = dict[Job, bool | Exception]
"""The jobs that were done, or why they were not. Those that are missing found their place taken."""


class _Waiting(msgspec.Struct, frozen=True, eq=False):
    job: Job
    answer: asyncio.Future[bool]

    def settle(self, result: bool | Exception) -> None:
        if self.answer.done():
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class _Torn(Exception):
    """Some appends were written only in part, which must be undone."""

    def __init__(self, appends: Collection[Append]) -> None:
        self.appends = appends


class Writer:
    """Takes jobs, writes them in batches, and answers each when it is durable."""

    def __init__(self, database: Database, ownership: Ownership | None) -> None:
        """``ownership``: only an owner writes to a table; ``None``: no other process writes."""
        self._database = database
        self._ownership = ownership
        self._insert = database.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
        self._find_packed = sa.select(archive.c.table_id, archive.c.entries).where(
            archive.c.table_id.in_(sa.select(database.listed()))
        )
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._run())

    async def write(self, job: Job) -> bool:
        """Returns whether the job was done, once that is durable.

        Raises ``StoreLost`` if that is unknown, ``TableMoved``, ``StoreClosed``, or the error of the
        database. A job may be done even if the caller is cancelled.
        """
        if self._is_closed:
            raise StoreClosed
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._wake.set()
        return await waiting.answer

    async def close(self) -> None:
        """Finishes the accepted jobs, and accepts no more."""
        self._is_closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._is_closed:
            if self._queue:
                await self._settle(self._next_batch())
            else:
                self._wake.clear()
                await self._wake.wait()

    def _next_batch(self) -> list[_Waiting]:
        batch: dict[tuple[str, str], _Waiting] = {}
        later: deque[_Waiting] = deque()
        entries = 0
        while self._queue and entries < MOST_ENTRIES:
            waiting = self._queue.popleft()
            if waiting.answer.cancelled():
                continue
            if waiting.job.place in batch:
                later.append(waiting)
            else:
                batch[waiting.job.place] = waiting
                entries += waiting.job.entries
        self._queue.extendleft(reversed(later))
        return [batch[place] for place in sorted(batch)]

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Answers all jobs. If the database refuses the batch, halves it until the bad job is found."""
        try:
            results = await self._write_until_known([waiting.job for waiting in batch])
        except StoreLost as lost:
            for waiting in batch:
                waiting.settle(lost)
        except Exception as error:
            if len(batch) == 1:
                batch[0].settle(error)
            else:
                middle = len(batch) // 2
                await self._settle(batch[:middle])
                await self._settle(batch[middle:])
        else:
            for waiting in batch:
                waiting.settle(results.get(waiting.job, False))

    async def _write_until_known(self, jobs: Sequence[Job]) -> Results:
        """A job may have been done by an attempt before the connection was lost."""
        attempts = count()
        return await self._database.patiently(
            lambda: self._write_without_the_torn(jobs, is_repeated=next(attempts) > 0)
        )

    async def _write_without_the_torn(self, jobs: Sequence[Job], *, is_repeated: bool) -> Results:
        """Leaves out torn appends and tries again. A number that is taken stays taken, so this ends."""
        while True:
            try:
                return await self._write_batch(jobs, is_repeated=is_repeated)
            except _Torn as torn:
                jobs = [job for job in jobs if job not in torn.appends]

    async def _write_batch(self, jobs: Sequence[Job], *, is_repeated: bool) -> Results:
        def write(connection: sa.Connection) -> Results:
            moved = self._moved(connection, appends)
            placed = self._place(connection, [append for append in appends if append not in moved])
            beside = [change for append in placed for change in append.changes]
            in_order = sorted((*changes, *beside), key=lambda change: change.place)
            done: set[Job] = {
                change for change in in_order if connection.execute(change.statement).rowcount > 0
            }
            if is_repeated:
                placed |= {job for job in appends if job not in placed and _stands(connection, job)}
            results: Results = dict.fromkeys(done | placed, True)
            results.update((append, TableMoved()) for append in moved)
            return results

        appends = [job for job in jobs if isinstance(job, Append)]
        changes = [job for job in jobs if isinstance(job, RowChange)]
        return await self._database.write(write)

    def _moved(self, connection: sa.Connection, appends: Sequence[Append]) -> set[Append]:
        """The appends to tables that this process does not own."""
        old = [append for append in appends if not append.is_new]
        if self._ownership is None or not old:
            return set()
        owned = self._ownership.owned(connection, [append.table_id for append in old])
        return {append for append in old if append.table_id not in owned}

    def _place(self, connection: sa.Connection, appends: Sequence[Append]) -> set[Append]:
        """The appends whose numbers were all free; raises ``_Torn`` if some numbers of an append were taken.

        The numbers of packed entries are taken. An append there comes from a process that missed a game.
        """
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
            raise _Torn(torn)
        return {append for append in appends if entries[append.table_id]}

    def _packed(self, connection: sa.Connection, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of packed entries of each of these tables that has some."""
        rows = connection.execute(self._find_packed, {"names": list(table_ids)})
        return {row.table_id: row.entries for row in rows}


def _stands(connection: sa.Connection, append: Append) -> bool:
    """Whether exactly these entries are in the log, so that an earlier attempt has worked."""
    numbers = range(append.number, append.number + append.entries)
    found = connection.execute(
        sa.select(log.c.at, log.c.body)
        .where(log.c.table_id == append.table_id, log.c.number.between(numbers[0], numbers[-1]))
        .order_by(log.c.number)
    )
    return [tuple(row) for row in found] == [(append.at, body) for body in append.bodies]
