"""The database: SQLite in a file, or PostgreSQL. Only this module knows which."""

import asyncio
import fcntl
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from reihum.extras import has, need
from reihum.game import BadSetup
from reihum.live.store import StoreLost
from reihum.server.metrics import Histogram
from reihum.server.storage.health import FileReplaced, Files, Health, Work, explain

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST_MIGRATION = "0005"
MIGRATION_LOCK = 0x7265_6968_756D
"""The lock of PostgreSQL that lets only one process at a time migrate."""

PATIENCE = 10.0
FIRST_PAUSE = 0.02
LONGEST_PAUSE = 0.5
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
BUSY_MILLISECONDS = 5000
SQLITE_SETTINGS = (f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}", "PRAGMA synchronous = FULL")
SQLITE_ARGUMENTS = {"isolation_level": None}
POSTGRES_SETTINGS = {
    "application_name": "reihum",
    "idle_in_transaction_session_timeout": str(int(COMMAND_SECONDS * 1000)),
}
JULIAN_1970 = 2_440_587.5
"""The Julian day of 1970-01-01, since SQLite counts in Julian days."""
FAULTY_STATEMENT = ("22", "23", "42")
"""Classes of SQLSTATE for which a second attempt is useless: data, constraints, syntax and access."""

Result = TypeVar("Result")


class Database:
    """Reads and writes, and waits for some time while the database is away."""

    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        self.shown_address = url.render_as_string(hide_password=True)
        self.is_shared = url.drivername == "postgresql"
        self._patience = patience
        self._engine = _postgres_engine(url) if self.is_shared else _sqlite_engine(url)
        self._reads = (
            self._engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_shared else self._engine
        )
        self._file = None if self.is_shared else _File(url)
        self.health = Health()
        self.write_seconds = Histogram()

    def insert(self, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
        return postgresql.insert(table) if self.is_shared else sqlite.insert(table)

    def listed(self) -> sa.ColumnElement[str]:
        """The items of the parameter ``names``. A list is one parameter, so the statement stays the same."""
        if self.is_shared:
            return sa.func.unnest(sa.bindparam("names", type_=postgresql.ARRAY(sa.String))).column_valued()
        return sa.func.json_each(sa.bindparam("names", type_=sa.JSON)).table_valued("value").c.value

    def now(self) -> sa.ColumnElement[int]:
        """Milliseconds since 1970, by the clock of the database: it is the same for all processes."""
        if self.is_shared:
            return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
        return sa.cast((sa.func.julianday("now") - JULIAN_1970) * 86_400_000, sa.BigInteger)

    def size(self) -> sa.Executable:
        """Reads the number of bytes in use."""
        if self.is_shared:
            return sa.text("SELECT pg_database_size(current_database())")
        return sa.text(
            "SELECT (page_count - freelist_count) * page_size"
            " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._noting("read"):
            async with self._reads.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. It is durable after the block, and undone if the block raises."""
        async with self._engine.begin() as connection:
            if not self.is_shared:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Does the work in a transaction. It is durable when this returns, and undone if this raises."""
        with self._noting("write"), self.write_seconds.time():
            if self._file is not None:
                return await self._file.write(work)
            async with self.writing() as connection:
                return await connection.run_sync(work)

    @contextmanager
    def _noting(self, work: Work) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            if is_away(error):
                self.health.failed(work, error)
            raise
        self.health.worked(work)

    async def patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Repeats the work while the database is away. Raises ``StoreLost`` when patience ends."""
        clock = asyncio.get_running_loop().time
        end = clock() + self._patience
        pause = FIRST_PAUSE
        while True:
            try:
                return await work()
            except Exception as error:
                if not is_away(error):
                    raise
                if clock() + pause > end or isinstance(error, FileReplaced):
                    raise StoreLost from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Reads the database as it is at one moment, while others go on writing."""
        async with self._engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection

    async def migrate(self, revision: str = NEWEST_MIGRATION) -> None:
        """Brings the relations up to date, or to an older version.

        Raises ``BadSetup`` if a newer version has written them.
        """
        async with self.writing() as connection:
            if self.is_shared:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(_upgrade, revision)

    async def close(self) -> None:
        await self._engine.dispose()
        if self._file is not None:
            self._file.close()


class _File:
    """Writes to SQLite in one thread. A whole transaction goes to the thread at once."""

    def __init__(self, url: URL) -> None:
        self._engine = sa.create_engine(url, connect_args=SQLITE_ARGUMENTS, hide_parameters=True)
        _prepare(self._engine)
        self._path = Path(str(url.database)).resolve()
        self._files = Files(self._path)
        sa.event.listen(self._engine, "connect", lambda *_: self._files.forget_log())
        self._thread = ThreadPoolExecutor(1, "reihum-writer")

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[sa.Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            self._files.check()
            done = work(connection)
        self._files.check()
        return done

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def find_database(address: str, patience: float = PATIENCE, *, must_exist: bool = False) -> Database:
    """The database at an address, not connected yet; raises ``BadSetup``."""
    url = _read(address)
    if url.drivername == "sqlite":
        if must_exist and not Path(str(url.database)).exists():
            raise BadSetup("no-store", store=str(url))
        _prepare_file(url)
    return Database(url, patience)


@contextmanager
def reserved(address: str) -> Iterator[None]:
    """Reserves a file for one server: this process, and those that it forks meanwhile.

    Raises ``BadSetup`` if another server uses the file. The lock ends with the last of the processes. It is
    on another file: SQLite loses its locks when another handle of its own file is closed.
    """
    if is_shared(address):
        yield
        return
    path = Path(str(_read(address).database)).resolve()
    try:
        lock = path.with_name(f"{path.name}-lock").open("wb")
    except OSError as error:
        raise BadSetup("store-unreachable", store=address, problem=str(error.strerror)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSetup("store-in-use", store=path.name) from None
        yield


def is_shared(address: str) -> bool:
    """Whether servers on several machines may use the database at an address; raises ``BadSetup``."""
    return _read(address).drivername == "postgresql"


def _read(address: str) -> URL:
    try:
        url = sa.make_url(address)
    except (exc.ArgumentError, ValueError):
        raise BadSetup("bad-store-address") from None
    if url.drivername == "postgres":
        url = url.set(drivername="postgresql")
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:") and not url.host
    if not is_file and url.drivername != "postgresql":
        raise BadSetup("bad-store-address")
    return url


def _prepare_file(url: URL) -> None:
    """Turns the write-ahead log on, which stays on; raises ``BadSetup`` if the file cannot be used."""
    try:
        with closing(sqlite3.connect(str(url.database), BUSY_MILLISECONDS / 1000)) as connection:
            _log_ahead(connection)
    except sqlite3.Error as error:
        raise BadSetup("store-unreachable", store=str(url), problem=str(error)) from None


def _log_ahead(connection: sqlite3.Connection) -> None:
    """SQLite does not wait if another process does the same, so this tries again."""
    end = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > end:
                raise
        else:
            return
        time.sleep(FIRST_PAUSE)


@asynccontextmanager
async def opening(database: Database) -> AsyncIterator[None]:
    """Raises ``BadSetup`` if the database cannot be used, and closes it then."""
    try:
        yield
    except Exception as error:
        await database.close()
        if not (is_away(error) or isinstance(error, exc.DBAPIError | ValueError)):
            raise
        raise BadSetup("store-unreachable", store=database.shown_address, problem=explain(error)) from error


def is_away(error: Exception) -> bool:
    """Whether the database is in trouble. Otherwise the statement was wrong."""
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError)
    if isinstance(error, exc.DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        is_faulty = isinstance(error, exc.IntegrityError | exc.DataError | exc.ProgrammingError)
        refused_by_driver = isinstance(getattr(error.orig, "__cause__", None), ValueError)
        return not (is_faulty or refused_by_driver or state.startswith(FAULTY_STATEMENT))
    return isinstance(error, (OSError, exc.TimeoutError, *_postgres_errors()))


@cache
def _postgres_errors() -> tuple[type[Exception], ...]:
    if not has("asyncpg"):
        return ()
    import asyncpg  # type: ignore[import-untyped]

    return asyncpg.PostgresError, asyncpg.InterfaceError


def _sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"), connect_args=SQLITE_ARGUMENTS, hide_parameters=True
    )
    _prepare(engine.sync_engine)
    return engine


def _prepare(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in SQLITE_SETTINGS:
            cursor.execute(setting)
        cursor.close()


def _postgres_engine(url: URL) -> AsyncEngine:
    """The driver gets the address as it is, with all parameters that it understands."""
    need("postgres", "asyncpg")
    import asyncpg

    connect = partial(
        asyncpg.connect,
        url.render_as_string(hide_password=False),
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings=POSTGRES_SETTINGS,
    )
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True)


def _upgrade(connection: sa.Connection, revision: str) -> None:
    if last_migration(connection) == revision:
        return
    # Imported only when it is needed: a fifth of the time that it takes to import the store.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        raise BadSetup("newer-store") from None


def last_migration(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
