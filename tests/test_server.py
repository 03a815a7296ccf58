"""The server as its clients know it: a real process, real sockets, a real database file."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import join
from databases import Postgres
from reihum import record
from reihum.registry import GAMES
from reihum.server import protocol

TIMEOUT = 20


class Server:
    """``reihum serve`` on a free port of this machine."""

    def __init__(self, store: str, port: int | None = None) -> None:
        self.store = store
        self.port = port or _free_port()
        command = [sys.executable, "-m", "reihum", "serve", "--port", str(self.port), "--store", store]
        command += ["--host", "127.0.0.1", "--pace", "0"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        self._await_ready()

    def _await_ready(self) -> None:
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(self.wait()[1])
            try:
                if self.call("GET", "/health")[0] == 200:
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

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

    def new_table(self, cookie: str, **settings: Any) -> Any:
        status, address, _ = self.call("POST", "/api/tables", settings, cookie)
        assert status == 201, address
        return address

    def live(self, table: str, cookie: str | None = None, **details: Any) -> Any:
        headers = {"Cookie": cookie} if cookie else {}
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers=headers,
            close_timeout=1,
            **details,
        )

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            self.wait()

    def end(self) -> tuple[int, bytes]:
        """Tells it to end; its exit code and what it complained about."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> tuple[int, bytes]:
        _, complaints = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, complaints


@contextmanager
def serving(store: str) -> Iterator[Server]:
    server = Server(store)
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server') / 'reihum.db'}") as server:
        yield server


class Client:
    """A player who always does what is first on the menu, or at random."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: Any = None
        self.messages: list[Any] = []
        self._asked = 0

    async def next(self) -> Any:
        message = json.loads(await asyncio.wait_for(self.connection.recv(), TIMEOUT))
        self.messages.append(message)
        if message["type"] == "told":
            self.view = message["view"]
        return message

    async def ask(self, command: str, **fields: Any) -> Any:
        """Asks, and waits for the answer."""
        self._asked += 1
        await self.connection.send(
            json.dumps({"type": "ask", "id": self._asked, "command": {"ask": command, **fields}})
        )
        while (message := await self.next()).get("id") != self._asked:
            pass
        return message

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
            await self.ask("act", action=action, mine=self.view["mine"])


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def test_a_table_of_people_and_bots_is_played_to_its_end(server: Server) -> None:
    host, guest = server.newcomer("Ada"), server.newcomer("Ben")
    address = server.new_table(host, game="elfer", players=3, rounds=2)

    async def play() -> Client:
        async with (
            server.live(address["table"], host) as one,
            server.live(address["code"].lower(), guest) as two,
            server.live(address["table"]) as three,
        ):
            ada, ben, onlooker = Client(one), Client(two), Client(three)
            assert (await ada.ask("sit"))["type"] == "accepted"
            assert (await ben.ask("sit", seat=2))["type"] == "accepted"
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready", seed="a")
            await ben.ask("get-ready", seed="b")
            await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))
            await onlooker.until(lambda view: view["phase"] == "over")
            for client in (ada, ben, onlooker):
                versions = [message["version"] for message in client.messages if message["type"] == "told"]
                assert versions == list(range(1, len(versions) + 1))
            assert all(
                not message["view"]["match"]["table"]["hand"]
                for message in onlooker.messages
                if message["type"] == "told" and message["view"]["match"]
            )
            return onlooker

    onlooker = asyncio.run(play())
    assert len(onlooker.view["shuffles"]) == 2
    summary = server.call("GET", f"/api/tables/{address['code']}")[1]
    assert (summary["phase"], summary["seated"]) == ("over", ["Ada", "Ben"])


def test_the_record_of_a_finished_match_can_be_read_and_verified(server: Server) -> None:
    host = server.newcomer("Ada")
    address = server.new_table(host, game="junior", players=2)

    async def play() -> None:
        async with server.live(address["table"], host) as one:
            ada = Client(one)
            await ada.ask("seat-bot", seat=1, bot="random")
            await ada.ask("sit")
            await ada.ask("get-ready")
            await ada.play(Random(1))

    asyncio.run(play())
    status, found, _ = server.call("GET", f"/api/tables/{address['table']}")
    assert status == 200
    status, whole, _ = server.call("GET", f"/api/records/{found['record']}")
    assert status == 200
    read = record.read(json.dumps(whole).encode(), GAMES)
    assert record.verify(read, GAMES["junior"]) is not None


def test_refusals_say_why_and_change_nothing(server: Server) -> None:
    host = server.newcomer("Ada")
    address = server.new_table(host, game="elfer", players=2)

    async def play() -> None:
        async with server.live(address["table"], host) as one, server.live(address["table"]) as two:
            ada, stranger = Client(one), Client(two)
            assert (await stranger.ask("sit"))["code"] == "introduce-yourself"
            assert (await ada.ask("act", action="lay r11", mine=0))["code"] == "not-at-the-table"
            await ada.ask("sit")
            await ada.ask("seat-bot", seat=1, bot="simple")
            await ada.ask("get-ready")
            await ada.until(lambda view: view["menu"])
            before = ada.view
            for action in ("lay b99", "lay joker", {"do": "lay"}, 7, None):
                answer = await ada.ask("act", action=action, mine=before["mine"])
                assert answer["type"] == "rejected"
                assert answer["kind"] in ("malformed", "illegal")
            assert (await ada.ask("act", action="draw", mine=99))["kind"] == "stale"
            for line in ("", "[", '{"type":"ask"}', '{"type":"fly"}', "[" * 5000, '{"type":"ask","id":1e99}'):
                await one.send(line)
                while (answer := await ada.next())["type"] != "rejected":
                    pass
                assert (answer["code"], answer["id"]) == ("malformed-message", None)
            assert ada.view == before

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("GET", "/api/records/none", None, 404, "no-such-record"),
        ("GET", "/api/nothing", None, 404, "http-404"),
        ("DELETE", "/api/tables", None, 405, "http-405"),
        ("PUT", "/api/me", {"name": ""}, 422, "bad-request"),
        ("PUT", "/api/me", {"name": "x", "admin": True}, 422, "bad-request"),
        ("PUT", "/api/me", b"\xff\xfe", 422, "bad-request"),
        ("PUT", "/api/me", b"[" * 10_000, 422, "bad-request"),
        ("PUT", "/api/me", b"x" * 100_000, 413, "http-413"),
        ("POST", "/api/tables", {"game": "elfer", "players": 2}, 401, "http-401"),
    ],
)
def test_a_bad_request_is_a_problem_with_a_code(
    server: Server, method: str, path: str, body: Any, status: int, code: str
) -> None:
    got, problem, _ = server.call(method, path, body)
    assert (got, problem["code"]) == (status, code)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "elfer", "players": 7}, "players"),
        ({"game": "poker", "players": 2}, "unknown-game"),
        ({"game": "elfer", "players": 2, "options": {"opening": "x"}}, "bad-option"),
        ({"game": "elfer", "players": 2, "options": {"x": 1}}, "unknown-option"),
        ({"game": "elfer", "players": 2, "bot": "nobody"}, "unknown-bot"),
        ({"game": "elfer", "players": 2, "rounds": 0}, "rounds"),
        ({"game": "elfer"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, settings: Any, code: str) -> None:
    status, problem, _ = server.call("POST", "/api/tables", settings, server.newcomer("Ada"))
    assert (status, problem["code"]) == (422, code)


def test_a_foreign_page_acts_in_nobodys_name(server: Server) -> None:
    cookie = server.newcomer("Ada")
    table = {"game": "elfer", "players": 2}
    assert server.call("POST", "/api/tables", table, cookie, Origin="http://evil.test")[0] == 403
    own = f"http://127.0.0.1:{server.port}"
    assert server.call("POST", "/api/tables", table, cookie, Origin=own)[0] == 201
    address = server.new_table(cookie, **table)

    async def look() -> int | None:
        async with server.live(address["table"], cookie, origin="http://evil.test") as foreign:
            await foreign.wait_closed()
            return int(foreign.close_code or 0)

    assert asyncio.run(look()) == 4403


def test_cookies_cannot_be_read_by_scripts_and_headers_are_strict(server: Server) -> None:
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/me", b'{"name":"Ada"}', method="PUT"
    )
    with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


def test_games_and_open_tables_are_listed(server: Server) -> None:
    _, offers, _ = server.call("GET", "/api/games", Accept_Language="de-CH,de;q=0.9")
    assert [offer["name"] for offer in offers] == list(GAMES)
    host = server.newcomer("Ada")
    listed = server.new_table(host, game="elfer", players=2, listed=True)
    hidden = server.new_table(host, game="elfer", players=2)

    async def look() -> None:
        for address in (listed, hidden):
            async with server.live(address["table"], host) as one:
                await Client(one).ask("sit")

    asyncio.run(look())
    tables = {table["table"] for table in server.call("GET", "/api/tables")[1]}
    assert listed["table"] in tables
    assert hidden["table"] not in tables
    assert b"reihum_tables_open" in server.call("GET", "/metrics")[1]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """A client plays on through kills: every move that was accepted is there afterwards, once."""
    store = f"sqlite:///{tmp_path / 'killed.db'}"
    rng = Random(7)
    server = Server(store)
    cookie = server.newcomer("Ada")
    address = server.new_table(cookie, game="elfer", players=2)

    async def play(moves: int) -> tuple[int, str]:
        async with server.live(address["table"], cookie) as one:
            ada = Client(one)
            await ada.until(lambda view: True)
            if ada.view["you"] is None:
                await ada.ask("sit")
                await ada.ask("seat-bot", seat=1, bot="random")
                await ada.ask("get-ready")
            for _ in range(moves):
                await ada.until(lambda view: view["menu"] or view["phase"] == "over")
                if ada.view["phase"] == "over":
                    break
                mine = ada.view["mine"]
                action = rng.choice(ada.view["menu"])["text"]
                answer = await ada.ask("act", action=action, mine=mine)
                assert answer["type"] == "accepted"
                await ada.until(lambda view, mine=mine: view["mine"] > mine)  # type: ignore[misc]
            return ada.view["mine"], ada.view["phase"]

    done, phase = 0, "lobby"
    try:
        for _ in range(5):
            before = done
            done, phase = asyncio.run(play(rng.randrange(1, 15)))
            assert done >= before
            server.kill()
            server = Server(store, server.port)
            if phase == "over":
                break
        while phase != "over":
            done, phase = asyncio.run(play(1000))
    finally:
        server.kill()


def test_two_processes_serve_one_table_and_one_of_them_dies(postgres: Postgres) -> None:
    store = postgres.new_database()
    one, two = Server(store), Server(store)
    try:
        host, guest = one.newcomer("Ada"), two.newcomer("Ben")
        address = one.new_table(host, game="elfer", players=3, grace=0)

        async def begin() -> None:
            async with one.live(address["table"], host) as first, two.live(address["code"], guest) as second:
                ada, ben = Client(first), Client(second)
                await ada.ask("seat-bot", seat=2, bot="simple")
                await ada.ask("sit", seat=0)
                await ben.ask("sit", seat=1)
                await ben.ask("get-ready", seed="b")
                await ada.ask("get-ready", seed="a")
                await ben.until(lambda view: view["phase"] == "playing")
                one.kill()

        async def go_on() -> Any:
            async with two.live(address["table"], host) as first, two.live(address["table"], guest) as second:
                ada, ben = Client(first), Client(second)
                for client in (ada, ben):
                    await client.until(lambda view: True)
                    if client.view["chairs"][client.view["you"]]["bot"]:
                        await client.ask("come-back")
                await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))
                return ada.view

        asyncio.run(begin())
        assert asyncio.run(go_on())["phase"] == "over"
    finally:
        one.kill()
        two.kill()


def test_the_server_ends_cleanly_when_it_is_told_to(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'clean.db'}")
    assert server.end() == (0, b"")


def test_a_port_that_is_taken_is_one_clear_line(server: Server) -> None:
    command = [sys.executable, "-m", "reihum", "serve", "--port", str(server.port)]
    ran = subprocess.run(command, capture_output=True, timeout=60, env={**os.environ, "LANGUAGE": "en"})
    assert (ran.returncode, ran.stderr.count(b"\n"), ran.stdout) == (2, 1, b"")


def test_a_store_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    for store in ("nonsense", f"sqlite:///{tmp_path}/no/such/folder/x.db", "postgresql://127.0.0.1:1/none"):
        command = [sys.executable, "-m", "reihum", "serve", "--store", store]
        ran = subprocess.run(command, capture_output=True, timeout=60, env={**os.environ, "LANGUAGE": "en"})
        assert ran.returncode == 2
        assert ran.stderr.count(b"\n") == 1
        assert b"Traceback" not in ran.stderr


def test_the_schema_of_the_protocol_is_not_stale() -> None:
    written = Path(__file__).parents[1] / "docs" / "protocol.schema.json"
    assert written.read_bytes() == protocol.schema()


def test_a_bot_from_outside_joins_a_table(server: Server) -> None:
    host = server.newcomer("Ada")
    address = server.new_table(host, game="junior", players=2, rounds=2)

    async def play() -> Any:
        async with server.live(address["table"], host) as one:
            ada = Client(one)
            await ada.ask("seat-bot", seat=0, bot="simple")
            return await join.play(f"http://127.0.0.1:{server.port}", address["code"])

    view = asyncio.run(play())
    assert len(view["match"]["sheet"]) == 2
