"""A real server in a process of its own, and a client that plays, for tests."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryFile
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SET_CLOCK = Path(__file__).with_name("set_clock.py")
TIMEOUT = 20
PATIENCE = 60
"""Seconds that a process may take to start or to end on a machine with much else to do."""


class Server:
    """``reihum serve`` on a free port of this machine."""

    def __init__(self, store: str, *flags: str, files: int | None = None, clock: Path | None = None) -> None:
        """``files``: how many it may have open at most.

        ``clock``: a file that says how many seconds its wall clock is ahead.
        """
        self.store = store
        self._program = ["-m", "reihum"] if clock is None else [str(SET_CLOCK), str(clock)]
        self._flags = ("--store", store, *flags)
        self._files = files
        self.port = free_port()
        self.complaints = b""
        """What all its processes that have ended complained about."""
        self.process = self._start()
        self._await_ready()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def processes(self) -> list[int]:
        """Those that it has started itself, the oldest first: with ``--processes``, they serve."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, *self._program, "serve", "--host", "127.0.0.1", "--pace", "0"]
        command += ["--port", str(self.port), *self._flags]
        if self._files is not None:
            command = ["sh", "-c", f'ulimit -n {self._files}; exec "$@"', "sh", *command]
        # not a pipe: processes outlive a killed server for a moment
        self.errors = TemporaryFile()  # noqa: SIM115
        return subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.errors
        )

    def _await_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(self.wait()[1])
            with suppress(OSError):
                if self.call("GET", "/health")[0] == 200:
                    return
            time.sleep(0.02)
        said = self.said()
        self.kill()
        raise AssertionError(f"the server did not start: {said}")

    def call(
        self, method: str, path: str, body: Any = None, cookie: str | None = None, **headers: str
    ) -> tuple[int, Any, str | None]:
        """The status, the decoded body and the cookie that was set."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method)
        request.data = (
            None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        if cookie:
            request.add_header("Cookie", cookie)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                status, data, sent = answer.status, answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            status, data, sent = error.code, error.read(), error.headers
        given = sent.get("Set-Cookie")
        is_json = "json" in sent.get("Content-Type", "")
        return status, json.loads(data) if is_json else data, given and given.partition(";")[0]

    def newcomer(self, name: str) -> str:
        _, _, cookie = self.call("PUT", "/api/me", {"name": name})
        assert cookie is not None
        return cookie

    def get(self, path: str) -> Any:
        """What is found there; ``None`` if there is nothing."""
        status, found, _ = self.call("GET", path)
        return found if status == 200 else None

    def new_table(self, cookie: str, **settings: Any) -> Any:
        status, address, _ = self.call("POST", "/api/tables", settings, cookie)
        assert status == 201, address
        return address

    def live(
        self, table: str, cookie: str | None = None, guest: int | str | None = None, **details: Any
    ) -> Any:
        headers = {"Cookie": cookie} if cookie else {}
        query = "" if guest is None else f"?guest={guest}"
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}",
            additional_headers=headers,
            close_timeout=1,
            **details,
        )

    def said(self) -> str:
        """What it has complained about so far. Both processes share one place in the file: it stays."""
        return os.pread(self.errors.fileno(), 2**20, 0).decode()

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            self.wait()

    def restart(self) -> None:
        """Killed without a warning, and started again at the same address."""
        children = self.processes if self.process.returncode is None else []
        self.kill()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and any(Path(f"/proc/{child}").exists() for child in children):
            time.sleep(0.02)  # they end by themselves, and have the port until then
        self.process = self._start()
        self._await_ready()

    def end(self) -> tuple[int, bytes]:
        """Tells it to end; its exit code and what it complained about."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> tuple[int, bytes]:
        code = self.process.wait(PATIENCE)
        with self.errors as errors:
            errors.seek(0)
            complaints = errors.read()
        self.complaints += complaints
        return code, complaints


def metric(server: Server, name: str) -> dict[str, float]:
    """The value of each process of a server with several."""
    found = re.findall(rf'^{name}{{process="(\d+)"}} (\S+)$', server.get("/metrics").decode(), re.MULTILINE)
    return {process: float(value) for process, value in found}


def owner_of_tables(server: Server) -> int:
    """The process that has all open tables."""
    (place,) = (int(place) for place, tables in metric(server, "reihum_tables_open").items() if tables)
    return server.processes[place]


def view_after(view: Any, message: Any) -> Any:
    """The view of a client after a message, as ``docs/protocol.md`` says."""
    if message["type"] == "view":
        return message["view"]
    return merged(view, message["changes"], "match", "round") if message["type"] == "update" else view


def merged(old: Any, new: Any, *parts: str) -> Any:
    """The new fields in place of the old ones. Of these parts, each within the one before, too."""
    if not parts or not old.get(parts[0]) or not new.get(parts[0]):
        return {**old, **new}
    part, *within = parts
    return {**old, **new, part: merged(old[part], new[part], *within)}


class Client:
    """A player who always does what is first on the menu, or at random."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: Any = None
        self.views: list[Any] = []
        """All that it has had."""
        self.messages: list[Any] = []
        self.events: list[Any] = []
        self._asked = 0

    async def next(self) -> Any:
        message = json.loads(await asyncio.wait_for(self.connection.recv(), TIMEOUT))
        self.messages.append(message)
        if message["type"] in ("view", "update"):
            self.view = view_after(self.view, message)
            self.views.append(self.view)
            self.events += message.get("events", ())
        if message["type"] == "ping":
            await self.connection.send(json.dumps({"type": "pong", "word": message["word"]}))
        return message

    async def ask(self, command: str, **fields: Any) -> Any:
        """Asks, and waits for the answer."""
        return await self._answer(type="request", command={"command": command, **fields})

    async def insist(self, action: str) -> None:
        """Acts, as soon as that is accepted."""
        while (await self.ask("act", action=action, my_moves=self.view["my_moves"]))["type"] == "rejected":
            await asyncio.sleep(0.05)

    async def consult(self) -> Any:
        return await self._answer(type="ask-hint")

    async def why_not(self, card: str) -> Any:
        return await self._answer(type="ask-why-not", card=card)

    async def _answer(self, **message: Any) -> Any:
        self._asked += 1
        await self.connection.send(json.dumps({**message, "id": self._asked}))
        while (answer := await self.next()).get("id") != self._asked:
            pass
        return answer

    async def until(self, holds: Callable[[Any], Any]) -> None:
        while self.view is None or not holds(self.view):
            await self.next()

    async def play(self, rng: Random) -> None:
        """Plays until the match is over."""
        while True:
            await self.until(lambda view: view["menu"] or view["phase"] in ("over", "between"))
            if self.view["phase"] == "over":
                return
            if self.view["phase"] == "between":
                if not self.view["chairs"][self.view["you"]]["is_ready"]:
                    await self.ask("get-ready")
                await self.until(lambda view: view["phase"] != "between")
                continue
            action = rng.choice(self.view["menu"])["text"]
            await self.ask("act", action=action, my_moves=self.view["my_moves"])


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to clients.

    One of those could become the local end of somebody's connection before the server has it.
    """
    ports = SystemRandom()
    while True:
        port = ports.randrange(10_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("0.0.0.0", port))
            return port
