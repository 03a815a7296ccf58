"""Malformed requests are answered with a code, change nothing, and cause no error in the server."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from http.client import HTTPResponse
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import fuzzing
from reihum.server.http.connections import MOST_FRAMES
from reihum.server.http.responses import HEADERS
from reihum.server.storage.store import open_store
from reihum.table import log as table_log
from reihum.table.fold import fold
from reihum.table.table import Table
from server_process import TIMEOUT, Client, Server

FUZZ = settings(
    max_examples=150,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
LONGER = settings(FUZZ, max_examples=3000, derandomize=False)
MOST_ON_A_LINE = 12
"""A client that sends much more at once is read slowly."""
PHASES = ("lobby", "playing", "paused", "between", "over")
ROLES = ("host", "guest", "onlooker", "stranger")
LAST = 987_654_321
"""No other question has this number."""
CLOSED_FOR = {1007, 1009}
"""Text that is none, and a message that is too long."""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'reihum.db'}"


@pytest.fixture(scope="module")
def server(store: str) -> Iterator[Server]:
    """Complains of nothing, whatever the tests of this module send."""
    server = Server(store)
    try:
        yield server
        code, complaints = server.end()
        assert (code, b"ERROR" in complaints) == (0, False), complaints.decode()
    finally:
        server.kill()


class OpenTables:
    """A table in each phase, and somebody of each kind who looks at each of them."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._people = {role: server.newcomer(role) for role in ROLES[:-1]}
        self.tables: dict[str, str] = {}
        self._clients: dict[tuple[str, str], Client] = {}
        self._lines = AsyncExitStack()
        self._sent: dict[tuple[str, str], int] = {}

    async def furnish(self) -> None:
        for phase in PHASES:
            address = self._server.new_table(
                self._people["host"],
                game="zweikampf",
                players=2,
                rounds=2 if phase == "between" else 1,
                free_chat=True,
            )
            self.tables[phase] = address["table"]
        for place in product(PHASES, ROLES):
            await self._connect(place)
        for phase in PHASES:
            await self._bring_to(phase)

    async def _connect(self, place: tuple[str, str]) -> Client:
        line = self._server.live(
            self.tables[place[0]], self._people.get(place[1]), max_queue=None, ping_interval=None
        )
        client = Client(await self._lines.enter_async_context(line))
        self._clients[place], self._sent[place] = client, 0
        await client.until(lambda view: True)
        return client

    async def _bring_to(self, phase: str) -> None:
        host, guest = self._clients[phase, "host"], self._clients[phase, "guest"]
        await host.ask("sit", seat=0)
        await guest.ask("sit", seat=1)
        if phase == "lobby":
            return
        await host.ask("get-ready")
        await guest.ask("get-ready")
        if phase == "paused":
            await host.ask("propose", what="pause")
            await guest.ask("agree")
        elif phase != "playing":
            await asyncio.gather(play_round(host), play_round(guest))

    async def client(self, phase: str, role: str) -> Client:
        """Somebody who is still listened to at once."""
        place = phase, role
        client = self._clients[place]
        if client.connection.close_code is not None or self._sent[place] == MOST_ON_A_LINE:
            await client.connection.close()
            client = await self._connect(place)
        self._sent[place] += 1
        return client

    async def close(self) -> None:
        await self._lines.aclose()


async def play_round(client: Client) -> None:
    rng = Random(1)
    await client.until(lambda view: view["phase"] == "playing")
    while client.view["phase"] == "playing":
        if client.view["menu"]:
            await client.ask(
                "act", action=rng.choice(client.view["menu"])["text"], my_moves=client.view["my_moves"]
            )
        else:
            await client.next()


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def tables(server: Server, runner: asyncio.Runner) -> Iterator[OpenTables]:
    tables = OpenTables(server)
    runner.run(tables.furnish())
    yield tables
    runner.run(tables.close())


async def answers_to(client: Client, frame: str | bytes) -> list[Any]:
    """The messages until the server has answered a question that it always refuses."""
    heard = len(client.messages)
    await client.connection.send(frame)
    await seen_by(client)
    return [message for message in client.messages[heard:-1] if message["type"] in ("accepted", "rejected")]


async def seen_by(client: Client) -> Any:
    """The view, when everything sent before has been answered."""
    await client.connection.send(
        json.dumps({"type": "request", "id": LAST, "command": {"command": "play-on", "seat": 99}})
    )
    while (await client.next()).get("id") != LAST:
        pass
    return client.view


def is_still(view: Any) -> bool:
    """Whether nothing happens unless somebody asks for it: what was accepted may have let bots play."""
    has_bots = any(chair["bot"] for chair in view["chairs"])
    return view["phase"] != "playing" or (view["settings"]["game"] == "zweikampf" and not has_bots)


async def check_answer(tables: OpenTables, phase: str, role: str, frame: str | bytes) -> None:
    other = await tables.client(phase, "guest" if role == "host" else "host")
    before = await seen_by(other)
    client = await tables.client(phase, role)
    try:
        answers = await answers_to(client, frame)
    except ConnectionClosed:
        assert client.connection.close_code in CLOSED_FOR
        assert not fuzzing.is_message(frame)
        answers = []
    assert all(answer["type"] == "accepted" or answer["code"] for answer in answers)
    if not fuzzing.is_message(frame):
        assert [answer["code"] for answer in answers] in ([], ["malformed-message"])
    if is_still(before) and not any(answer["type"] == "accepted" for answer in answers):
        assert await seen_by(other) == before


def fuzz_the_wire(tables: OpenTables, runner: asyncio.Runner, how: settings) -> None:
    @how
    @given(st.sampled_from(PHASES), st.sampled_from(ROLES), fuzzing.FRAMES)
    def send(phase: str, role: str, frame: str | bytes) -> None:
        runner.run(check_answer(tables, phase, role, frame))

    send()


def test_every_frame_is_answered_and_a_refused_one_changes_nothing(
    tables: OpenTables, runner: asyncio.Runner
) -> None:
    fuzz_the_wire(tables, runner, FUZZ)


@pytest.mark.slow
def test_thousands_of_frames(tables: OpenTables, runner: asyncio.Runner) -> None:
    fuzz_the_wire(tables, runner, LONGER)


def test_the_logs_of_all_tables_can_still_be_read(tables: OpenTables, store: str) -> None:
    async def read() -> None:
        opened = await open_store(store)
        for table_id in tables.tables.values():
            table: Table | None = None
            for body in await opened.read(table_id):
                table = fold(table, table_log.read(body)).table
            assert table is not None
        await opened.close()

    asyncio.run(read())


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([b"\xff"], 1007),
        ([b'{"type":"refresh', b"\xc3", b'\x28"}'], 1007),
        ([b"x" * 17_000], 1009),
        ([b"x" * 9_000, b"x" * 9_000], 1009),
        ([b""] * (MOST_FRAMES + 1), 1009),
    ],
    ids=["no text", "no text in pieces", "too long", "too long in pieces", "too many pieces"],
)
def test_a_malformed_message_ends_the_connection(server: Server, frames: list[bytes], code: int) -> None:
    table = server.new_table(server.newcomer("Ada"), game="elfer", players=2)["table"]

    async def send() -> int | None:
        async with server.live(table) as line:
            for number, frame in enumerate(frames, start=1):
                put = line.protocol.send_text if number == 1 else line.protocol.send_continuation
                put(frame, fin=number == len(frames))
            line.send_data()  # all at once: what comes after the end could hide why it came
            await asyncio.wait_for(line.wait_closed(), TIMEOUT)
            return int(line.close_code or 0)

    assert asyncio.run(send()) == code


def test_a_message_may_come_in_pieces_and_as_binary(server: Server) -> None:
    table = server.new_table(server.newcomer("Ada"), game="elfer", players=2)["table"]

    async def send() -> None:
        async with server.live(table) as line:
            client = Client(line)
            await client.until(lambda view: True)
            for message in (['{"type":', '"refresh"', "}"], b'{"type":"refresh"}'):
                await line.send(message)
                assert (await client.next())["type"] == "view"

    asyncio.run(send())


METHODS = st.sampled_from(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "FOO", "get"])
PARTS = st.one_of(
    st.sampled_from(
        ["api", "tables", "me", "games", "records", "live", "health", "metrics", "..", "%00", "%ff", ""]
    ),
    st.text("abAB09%._-~!$&'()*+,;=:@?#/\\\"<>{} \x7fé\0", max_size=8),
)
PATHS = st.one_of(
    st.sampled_from(["/api/games", "/api/me", "/api/tables", "/api/tables/X/live", "/health", "/metrics"]),
    st.lists(PARTS, max_size=5).map(lambda parts: "/" + "/".join(parts)),
)
JUNK = st.text(st.characters(min_codepoint=1, max_codepoint=255, exclude_characters="\r\n"), max_size=30)
HEADER_NAMES = st.one_of(
    st.sampled_from(["host", "cookie", "origin", "accept-language", "content-type", "expect", "connection"]),
    st.sampled_from(["upgrade", "sec-websocket-key", "sec-websocket-version", "x-forwarded-proto", "range"]),
)
HEADER_VALUES = st.one_of(
    JUNK,
    st.sampled_from(
        ["[", "http://[", "null", "reihum=x", "reihum=\xff", "a=b;" * 999, "chunked", "100-continue"]
    ),
    st.sampled_from(
        ["websocket", "upgrade", "13", "dGhlIHNhbXBsZSBub25jZQ==", "-1", "1", "99999999999999999999"]
    ),
)
BODIES = st.one_of(
    st.binary(max_size=60),
    fuzzing.written(fuzzing.JSON).map(str.encode),
    fuzzing.written(fuzzing.spoilt(st.just({"name": "Ada", "avatar": "x"}))).map(str.encode),
    fuzzing.written(fuzzing.spoilt(st.just({"game": "elfer", "players": 2, "clock": {"kind": "soft"}}))).map(
        str.encode
    ),
)


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    body = draw(BODIES)
    headers = draw(st.lists(st.tuples(HEADER_NAMES, HEADER_VALUES), max_size=3))
    named = {name for name, _ in headers}
    usual = [("host", "127.0.0.1"), ("content-length", str(len(body))), ("connection", "close")]
    headers += [(name, value) for name, value in usual if name not in named]
    lines = [
        f"{draw(METHODS)} {draw(PATHS)} HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers),
        "",
        "",
    ]
    return "\r\n".join(lines).encode("latin-1") + body


def ask(server: Server, request: bytes) -> tuple[int, dict[str, str], bytes]:
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as line:
        line.sendall(request)
        answer = HTTPResponse(line, method=request.partition(b" ")[0].decode("latin-1"))
        answer.begin()
        headers = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, headers, b"" if answer.status == 101 else answer.read()


def check_request(server: Server, cookie: str, request: bytes) -> None:
    head, end, body = request.partition(b"\r\n\r\n")
    for sent in (request, head + b"\r\ncookie: " + cookie.encode() + end + body):
        status, headers, found = ask(server, sent)
        assert status < 500
        if status != 101:
            assert {name.decode() for name, _ in HEADERS} <= headers.keys()
        if status >= 400:
            assert headers["content-type"] == "application/problem+json"
            if not request.startswith(b"HEAD"):
                assert json.loads(found)["status"] == status


EDGES = {
    "no origin": b"PUT /api/me HTTP/1.1\r\nhost: x\r\norigin: http://[\r\ncontent-length: 2\r\n\r\n{}",
    "no host": b'PUT /api/me HTTP/1.1\r\nhost: [\r\ncontent-length: 14\r\n\r\n{"name":"Ada"}',
    "no name": b"GET /api/tables/%00 HTTP/1.1\r\nhost: x\r\n\r\n",
    "no path": b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n",
    "no table": b"GET /nowhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    "no key": b"GET /nowhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    "a body": b"GET /nowhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"content-length: 1\r\n\r\n ",
}
"""Cases that chance alone would seldom find."""


@pytest.mark.parametrize("request_", EDGES.values(), ids=EDGES)
def test_requests_at_the_edge_are_answered_too(server: Server, request_: bytes) -> None:
    check_request(server, server.newcomer("Ada"), request_)


def fuzz_http(server: Server, how: settings) -> None:
    cookie = server.newcomer("Ada")

    @how
    @given(requests())
    def send(request: bytes) -> None:
        check_request(server, cookie, request)

    send()


def test_every_request_is_answered_with_strict_headers_and_a_code(server: Server) -> None:
    fuzz_http(server, FUZZ)


@pytest.mark.slow
def test_thousands_of_requests(server: Server) -> None:
    fuzz_http(server, LONGER)
