"""A database in memory with a simulated disk and simulated connections, below the real store and writer.

SQLite does the work. A transaction is done at one moment of the simulated time, somewhere between the request
and the answer, either of which can be lost. The disk keeps a commit when it is synced, which the settings of
the store decide: a power cut goes back to the last state that was.
"""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import StaticPool

from reihum.server.metrics import Histogram
from reihum.server.storage import database as real
from reihum.server.storage.health import Health
from reihum.server.storage.schema import metadata

Result = TypeVar("Result")

FULL = 2
"""``PRAGMA synchronous``: every commit is synced before it is acknowledged."""
SECONDS_UNSYNCED = 5.0
"""How long the system keeps what nobody has asked it to sync."""
USUAL_DELAY = 0.004
CUT_OFF_SECONDS = 5.0
"""The longest time until a process notices that the database cannot be reached."""
ON_THE_WAY = 0.5
"""The part of requests that have not arrived when the connection is lost, or the process gives up."""


class Disk:
    """The database itself. It outlives processes; ``cut_power`` takes away what was not synced."""

    def __init__(self, chance: Random, wall: Callable[[], int]) -> None:
        self._chance = chance
        self._wall = wall
        self._raw = self._opened()
        self.engine = sa.create_engine("sqlite://", creator=lambda: self._raw, poolclass=StaticPool)
        metadata.create_all(self.engine)
        self.apply_settings()
        self._image: bytes | None = None
        """The last synced state, if it differs from the present one."""
        self.slowness = 1.0
        self.is_full = False
        self.error_rate = 0.0
        self.losses = 0.0
        """The part of requests that are lost, or whose answers are."""
        self.commits = 0

    def _opened(self) -> sqlite3.Connection:
        raw = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        raw.create_function("simulated_now", 0, self._wall)
        return raw

    def apply_settings(self) -> None:
        for setting in real.SQLITE_SETTINGS:
            self._raw.execute(setting)
        ((mode,),) = self._raw.execute("PRAGMA synchronous")
        self._is_synced_at_once = mode >= FULL

    def close(self) -> None:
        self.engine.dispose()
        self._raw.close()

    def query(self, statement: str, *parameters: Any) -> list[Any]:
        """Reads what is committed now, for checks."""
        return self._raw.execute(statement, parameters).fetchall()

    def delay(self) -> float:
        return self._chance.expovariate(1 / USUAL_DELAY) * self.slowness

    def is_lost(self) -> bool:
        return self._chance.random() < self.losses

    def cut_power(self) -> bool:
        """Whether something was lost that was not synced."""
        image, self._image = self._image, None
        if image is not None:
            self.close()
            self._raw = self._opened()  # prepared statements of the old one would crash
            self._raw.deserialize(image)
            self.apply_settings()
        return image is not None

    def read(self, query: sa.Executable) -> list[Any]:
        self._fail_perhaps()
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def transact(self, work: Callable[[sa.Connection], Result]) -> Result:
        image = self._image
        if image is None and not self._is_synced_at_once:
            image = self._raw.serialize()
        with self.engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            done = work(connection)
            self._fail_perhaps()
            if self.is_full:
                raise OSError(errno.ENOSPC, "no space left on the simulated disk")
        if not self._is_synced_at_once and self._image is None:
            self._image = image
            asyncio.get_running_loop().call_later(SECONDS_UNSYNCED, self._sync)
        self.commits += 1
        return done

    def _sync(self) -> None:
        self._image = None

    def _fail_perhaps(self) -> None:
        if self._chance.random() < self.error_rate:
            raise OSError(errno.EIO, "the simulated disk has an error")


class Session:
    """The way of one process to the database. Requests under way are lost when it is cut."""

    def __init__(self, disk: Disk, chance: Random, *, is_local: bool) -> None:
        self.disk = disk
        self._chance = chance
        self._is_local = is_local
        """The database is a part of the process, and dies with it."""
        self.is_cut = False
        self._is_dead = False
        self._waiting: set[asyncio.Future[Any]] = set()

    def cut(self) -> None:
        self.is_cut = True
        for answer in list(self._waiting):
            self._answer(answer, ConnectionResetError("the connection to the database is lost"), later=True)

    def mend(self) -> None:
        self.is_cut = False

    def die(self) -> None:
        """The process is gone. What it has sent to a database server is done all the same."""
        self.is_cut = self._is_dead = True

    async def ask(self, work: Callable[[], Result]) -> Result:
        """Has the work done by the database, and waits for the answer."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        if self.is_cut or self.disk.is_lost():
            self._answer(answer, ConnectionResetError("the database does not answer"), later=True)
        else:
            loop.call_later(self.disk.delay(), self._do, work, answer)
        return await answer

    def _do(self, work: Callable[[], Result], answer: asyncio.Future[Result]) -> None:
        if self._is_dead and self._is_local:
            return
        if (answer.done() or self.is_cut) and self._chance.random() < ON_THE_WAY:
            return
        outcome: Result | Exception
        try:
            outcome = work()
        except Exception as error:
            outcome = error
        if self.is_cut or self.disk.is_lost():
            outcome = ConnectionResetError("the connection was lost before the answer")
        self._answer(answer, outcome)

    def _answer(self, answer: asyncio.Future[Any], outcome: Any, *, later: bool = False) -> None:
        def settle() -> None:
            if answer.done():
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        delay = self._chance.uniform(0, CUT_OFF_SECONDS) if later else self.disk.delay()
        asyncio.get_running_loop().call_later(delay, settle)


class _Reading:
    """What the store uses of a connection that reads."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def execute(self, query: sa.Executable) -> list[Any]:
        return await self._session.ask(lambda: self._session.disk.read(query))


class SimulatedDatabase(real.Database):
    """The database as one process sees it: SQLite in its own file, or one that several processes share."""

    def __init__(self, session: Session, *, is_shared: bool) -> None:
        # There is no address and no engine of its own, so the constructor of the class is of no use.
        self.shown_address = "simulated"
        self.is_shared = is_shared
        self._session = session
        self._patience = real.PATIENCE
        self.health = Health()
        self.write_seconds = Histogram()

    def insert(self, table: sa.Table) -> sqlite.Insert:
        return sqlite.insert(table)

    def listed(self) -> sa.ColumnElement[str]:
        return sa.func.json_each(sa.bindparam("names", type_=sa.JSON)).table_valued("value").c.value

    def now(self) -> sa.ColumnElement[int]:
        return sa.func.simulated_now(type_=sa.BigInteger)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._noting("read"):
            yield cast(AsyncConnection, _Reading(self._session))

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        with self._noting("write"), self.write_seconds.time():
            return await self._session.ask(lambda: self._session.disk.transact(work))

    async def close(self) -> None:
        """The disk outlives the process."""
