"""The only task of a process that writes. Jobs that wait at the same time become one transaction.

A batch has at most one job for each place, in the order of places. So jobs for the same place keep their
order, and two processes cannot block each other.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import count

import msgspec
import sqlalchemy as sa

from reihum.live.store import StoreLost, TableMoved
from reihum.server.storage.database import Database
from reihum.server.storage.logs import Append, FileLog, RowChange, SharedLog, Torn
from reihum.server.storage.ownership import Ownership
from reihum.server.storage.schema import log

MOST_ENTRIES = 1000
"""The most entries in a batch. A single append may have more."""


class StoreClosed(Exception):
    """Nothing can be written after the store was closed."""


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


class Writer:
    """Takes jobs, writes them in batches, and answers each when it is durable."""

    def __init__(self, database: Database, ownership: Ownership | None) -> None:
        """``ownership``: only an owner writes to a table; ``None``: no other process writes."""
        self._database = database
        self._ownership = ownership
        self._log = SharedLog(database) if database.is_shared else FileLog()
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
            except Torn as torn:
                jobs = [job for job in jobs if job not in torn.appends]

    async def _write_batch(self, jobs: Sequence[Job], *, is_repeated: bool) -> Results:
        def write(connection: sa.Connection) -> Results:
            moved = self._moved(connection, appends)
            placed = self._log.place(connection, [append for append in appends if append not in moved])
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


def _stands(connection: sa.Connection, append: Append) -> bool:
    """Whether exactly these entries are in the log, so that an earlier attempt has worked."""
    numbers = range(append.number, append.number + append.entries)
    found = connection.execute(
        sa.select(log.c.at, log.c.body)
        .where(log.c.table_id == append.table_id, log.c.number.between(numbers[0], numbers[-1]))
        .order_by(log.c.number)
    )
    return [tuple(row) for row in found] == [(append.at, body) for body in append.bodies]
