"""The base of all attacks on a server: the server, strangers from several addresses, and somebody honest.

A theme is a module ``attack_<theme>.py`` with functions like this one, imported by ``attacks.py``:

    @attack("what it tries, in one line", is_quick=True)
    async def knocking(target: Target) -> Verdict:
        answers = await target.gather(100, lambda: target.call("GET", "/", address=STRANGERS[0]))
        return verdict(all(status == 200 for status, _, _ in answers), f"{len(answers)} requests")

An attack has an end: a number of requests, and seconds. A quick one takes few seconds, judges counts rather
than times, and runs in ``test_attacks.py`` too.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from email import message_from_bytes
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from databases import Postgres, running_postgres
from server_process import TIMEOUT, Client, Server

HERE = "127.0.0.1"
"""Where honest people come from. Limits do not hold here."""
STRANGERS = tuple(f"127.0.0.{number}" for number in range(2, 8))
"""Where attackers come from."""
PROBE_SECONDS = 0.02
CALM_SECONDS = 2.0
SLOW_SECONDS, SLOW_TIMES = 0.3, 5
"""Honest people complain when p99 is above both: so long, and so many times as long as without an attack."""

Answer = TypeVar("Answer")


class Verdict(NamedTuple):
    held: bool | None
    """``None``: it could not be tried here."""
    figure: str

    def __str__(self) -> str:
        return f"{ {True: 'held', False: 'BROKEN', None: 'skipped'}[self.held] }: {self.figure}"


def verdict(held: bool, figure: str) -> Verdict:
    return Verdict(held, figure)


def skipped(why: str) -> Verdict:
    return Verdict(None, why)


Run: TypeAlias = "Callable[[Target], Coroutine[Any, Any, Verdict]]"


class Attack(NamedTuple):
    name: str
    what: str
    run: Run
    is_quick: bool
    is_shared: bool
    """It needs servers of our own that share a database."""


ATTACKS: dict[str, Attack] = {}


def attack(what: str, *, is_quick: bool = False, is_shared: bool = False) -> Callable[[Run], Run]:
    """Adds a function to the attacks, by its name."""

    def add(run: Run) -> Run:
        name = run.__name__.replace("_", "-")
        assert name not in ATTACKS, name
        ATTACKS[name] = Attack(name, what, run, is_quick, is_shared)
        return run

    return add


class Target:
    """A server that is attacked: one of our own, or one that runs at an address."""

    def __init__(
        self,
        address: str,
        stores: Stores | None = None,
        server: Server | None = None,
        pid: int | None = None,
    ) -> None:
        """``pid``: the one process of the server that is meant, if it has several."""
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or HERE, parts.port or 80
        self.stores = stores
        """Makes stores, for attacks that start servers of their own; ``None`` if the server is not ours."""
        self.server = server
        """``None`` if the server is not ours: it cannot be killed, nor its memory be seen."""
        self._pid = pid

    def process(self, pid: int) -> Target:
        """One process of the server. Connections go to it alone."""
        return Target(f"http://{self.host}:{self.port}", self.stores, self.server, pid)

    @property
    def pid(self) -> int:
        assert self.server is not None
        return self._pid or self.server.process.pid

    def kill(self) -> None:
        """Ends the process that is meant, or the whole server."""
        assert self.server is not None
        if self._pid is None:
            self.server.kill()
        else:
            os.kill(self._pid, signal.SIGKILL)

    async def _socket(self, address: str) -> socket.socket:
        """A connection. The system chooses one of the processes, so that it takes some tries to reach one."""
        async with asyncio.timeout(3 * TIMEOUT):
            while True:
                line = socket.socket()
                line.setblocking(False)
                line.bind((address, 0))
                await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
                if self._pid is None or await _is_accepted(self._pid, line.getsockname()[1]):
                    return line
                line.close()

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        cookie: str | None = None,
        address: str = HERE,
        line: socket.socket | None = None,
        **headers: str,
    ) -> tuple[int, Any, str | None]:
        """The status, the decoded body and the cookie that was set. ``line``: a connection for it."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        head = {"Host": f"{self.host}:{self.port}", "Connection": "close", "Content-Length": str(len(data))}
        head |= {name.replace("_", "-"): value for name, value in headers.items()}
        if cookie:
            head["Cookie"] = cookie
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        async with asyncio.timeout(3 * TIMEOUT):
            reader, writer = await asyncio.open_connection(sock=line or await self._socket(address))
            try:
                writer.write("\r\n".join(lines).encode() + data)
                return _answer(await reader.read())
            finally:
                writer.close()

    async def newcomer(self, name: str, address: str = HERE) -> str:
        status, problem, cookie = await self.call("PUT", "/api/me", {"name": name}, address=address)
        assert cookie is not None, (status, problem)
        return str(cookie)

    async def new_table(self, cookie: str, address: str = HERE, **settings: Any) -> Any:
        status, made, _ = await self.call("POST", "/api/tables", settings, cookie=cookie, address=address)
        assert status == 201, made
        return made

    @asynccontextmanager
    async def live(
        self, table: str, cookie: str | None = None, address: str = HERE, **details: Any
    ) -> AsyncIterator[ClientConnection]:
        """A WebSocket at a table."""
        async with connect(
            f"ws://{self.host}:{self.port}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            sock=await self._socket(address),
            close_timeout=1,
            **details,
        ) as line:
            yield line

    @asynccontextmanager
    async def seated(self, **settings: Any) -> AsyncIterator[Seated]:
        """An honest person at a table of bots, before the first card."""
        cookie = await self.newcomer("Ada")
        made = await self.new_table(cookie, **{"game": "junior", "players": 2, **settings})
        async with self.live(made["table"], cookie) as connection:
            ada = Client(connection)
            await ada.until(lambda view: True)
            assert (await ada.ask("sit", seat=0))["type"] == "accepted"
            yield Seated(ada, cookie, made["table"], made["code"])

    async def finished_match(self, **settings: Any) -> str:
        """The id of the record of a match that honest people have played to its end."""
        async with AsyncExitStack() as stack:
            cookies = [await self.newcomer(name) for name in ("Ada", "Ben")]
            made = await self.new_table(cookies[0], **{"game": "zweikampf", "players": 2, **settings})
            people = [
                Client(await stack.enter_async_context(self.live(made["table"], cookie)))
                for cookie in cookies
            ]
            for command in ("sit", "get-ready"):
                for person in people:
                    assert (await person.ask(command))["type"] == "accepted"
            await asyncio.gather(*(person.play(Random(1)) for person in people))
        while True:
            _, listed, _ = await self.call("GET", f"/api/tables/{made['table']}")
            if listed["record"]:
                return str(listed["record"])
            await asyncio.sleep(0.1)

    async def gather(
        self, times: int, ask: Callable[[], Awaitable[Answer]], at_once: int = 16
    ) -> list[Answer]:
        """Asks so many times, so many of them at once."""
        turns = asyncio.Semaphore(at_once)

        async def one() -> Answer:
            async with turns:
                return await ask()

        return await asyncio.gather(*(one() for _ in range(times)))

    @asynccontextmanager
    async def probing(self, ask: Callable[[], Awaitable[Any]] | None = None) -> AsyncIterator[Waits]:
        """An honest request after another, while something else happens; ``ask``: another one than usual."""
        waits = Waits([])
        is_over = asyncio.Event()

        async def probe() -> None:
            while not is_over.is_set():
                line = await self._socket(HERE) if ask is None else None
                began = time.monotonic()
                await (self.call("GET", "/api/games", line=line) if ask is None else ask())
                waits.seconds.append(time.monotonic() - began)
                await asyncio.sleep(PROBE_SECONDS)

        probing = asyncio.create_task(probe())
        try:
            yield waits
        finally:
            is_over.set()
            await probing

    def memory(self) -> int:
        """Bytes that our own server uses."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024


ACCEPT_SECONDS = 0.3
LOOK_SECONDS = 0.05
"""What was seen of a process counts so long: to look costs some milliseconds."""
SEEN: dict[int, tuple[float, set[int]]] = {}


async def _is_accepted(pid: int, port: int) -> bool:
    """Whether a process accepts the connection from a port."""
    end = time.monotonic() + ACCEPT_SECONDS
    while port not in _clients(pid):
        if time.monotonic() > end:
            return False
        await asyncio.sleep(LOOK_SECONDS / 4)
    return True


def _clients(pid: int) -> set[int]:
    """The ports at the other ends of the connections of a process."""
    at, found = SEEN.get(pid, (0.0, set()))
    if at + LOOK_SECONDS < time.monotonic():
        found = _look_at_clients(pid)
        SEEN[pid] = time.monotonic(), found
    return found


def _look_at_clients(pid: int) -> set[int]:
    sockets = set()
    for each in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            sockets.add(os.readlink(each))
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {int(row[2].split(":")[1], 16) for row in rows if f"socket:[{row[9]}]" in sockets}


def _answer(data: bytes) -> tuple[int, Any, str | None]:
    """An answer up to the end of its connection."""
    if not data:
        raise ConnectionError("closed without an answer")
    head, _, body = data.partition(b"\r\n\r\n")
    first, _, fields = head.partition(b"\r\n")
    said = message_from_bytes(fields)
    given = said["Set-Cookie"]
    decoded = json.loads(body) if "json" in said.get("Content-Type", "") else body
    return int(first.split()[1]), decoded, given and given.partition(";")[0]


class Seated(NamedTuple):
    client: Client
    cookie: str
    table: str
    code: str


class Waits(NamedTuple):
    """How long honest requests took."""

    seconds: list[float]

    @property
    def p99(self) -> float:
        return quantiles(self.seconds, n=100)[98] if len(self.seconds) > 1 else max(self.seconds, default=0)

    def is_bearable(self, calm: Waits) -> bool:
        return self.p99 < max(SLOW_SECONDS, SLOW_TIMES * calm.p99)

    def __str__(self) -> str:
        worst = max(self.seconds, default=0)
        return (
            f"{len(self.seconds)} honest requests, p99 {self.p99 * 1000:.0f} ms, worst {worst * 1000:.0f} ms"
        )


async def calm(target: Target, ask: Callable[[], Awaitable[Any]] | None = None) -> Waits:
    """How long honest requests take when nobody attacks."""
    async with target.probing(ask) as waits:
        await asyncio.sleep(CALM_SECONDS)
    return waits


class Stores:
    """Places for servers of our own: new SQLite files, or new databases of one PostgreSQL."""

    def __init__(self, folder: Path, database: Postgres | None, processes: int = 1) -> None:
        """``processes``: in each server."""
        self.folder = folder
        self.database = database
        self.processes = processes
        self._made = 0

    @property
    def is_sqlite(self) -> bool:
        return self.database is None

    @property
    def is_shared(self) -> bool:
        """Whether several processes share a store."""
        return not self.is_sqlite or self.processes > 1

    def new(self) -> str:
        self._made += 1
        return self.database.new_database() if self.database else f"sqlite:///{self.folder}/{self._made}.db"

    @contextmanager
    def target(self, *flags: str, files: int | None = None, store: str | None = None) -> Iterator[Target]:
        """A fresh server; ``store``: beside another one."""
        if self.processes > 1:
            flags = (*flags, "--processes", str(self.processes))
        server = Server(store or self.new(), *flags, files=files)
        try:
            yield Target(server.address, self, server)
        finally:
            server.kill()


@contextmanager
def stores(*, is_postgres: bool = False, processes: int = 1) -> Iterator[Stores]:
    with TemporaryDirectory() as folder, running_postgres() if is_postgres else nullcontext() as database:
        yield Stores(Path(folder), database, processes)
