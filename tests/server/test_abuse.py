"""Hostile and broken clients: limits hold, and an honest table plays on beside them."""

from __future__ import annotations

import asyncio
import http.client
import json
import select
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from reihum.server.http import connections, limits
from server_process import TIMEOUT, Client, Server

ELSEWHERE = "127.0.0.2"
"""An address that is limited, as all are but this machine's own."""
HALF_OPEN = 3000
MEGABYTE = 2**20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('abuse') / 'reihum.db'}")
    try:
        yield server
        code, complaints = server.end()
        assert (code, b"ERROR" in complaints) == (0, False), complaints.decode()
    finally:
        server.kill()


def memory_of(server: Server) -> int:
    """Bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


@contextmanager
def connected(server: Server, table: str | None = None) -> Iterator[socket.socket]:
    """A connection that sends and reads only what it is told to: bare, or a WebSocket at a table."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(TIMEOUT)
        line.connect(("127.0.0.1", server.port))
        if table is not None:
            line.sendall(upgrade(table))
            head = b""
            while b"\r\n\r\n" not in head:
                head += line.recv(1)
            assert head.startswith(b"HTTP/1.1 101")
        yield line


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """As a client sends it, with a mask that changes nothing."""
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload


REFRESH = frame(b'{"type":"refresh"}')
PING = frame(b"", opcode=9)


def has_ended(line: socket.socket) -> bool:
    """Whether the server has ended it, without reading what it has sent before."""
    poll = select.poll()
    poll.register(line, select.POLLRDHUP)
    return bool(poll.poll(0))


def await_ended(lines: Sequence[socket.socket]) -> None:
    end = time.monotonic() + max(connections.REQUEST_SECONDS, connections.READING_SECONDS) + TIMEOUT
    while lines := [line for line in lines if not has_ended(line)]:
        assert time.monotonic() < end, f"{len(lines)} are still open"
        time.sleep(0.1)


async def play_a_match(server: Server, table: str, people: Sequence[str]) -> None:
    """An honest table of two, to its end."""
    async with AsyncExitStack() as stack:
        clients = [Client(await stack.enter_async_context(server.live(table, person))) for person in people]
        for client in clients:
            assert (await client.ask("sit"))["type"] == "accepted"
        for client in clients:
            await client.ask("get-ready")
        await asyncio.gather(*(client.play(Random(1)) for client in clients))


BEGINNINGS = {
    b"": HALF_OPEN,
    b"GET /health HTTP/1.1\r\nHost: x\r\nX-": 50,
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{": 50,
    b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n": 50,
}
"""What is sent before nothing more is, and by how many."""


def test_silent_clients_and_clients_that_do_not_read_are_disconnected_while_tables_are_played(
    server: Server,
) -> None:
    host = server.newcomer("Ada")
    table = server.new_table(host, game="zweikampf", players=2)["table"]
    before = memory_of(server)
    with ExitStack() as stack:
        lines = []
        for beginning, times in BEGINNINGS.items():
            for _ in range(times):
                lines.append(stack.enter_context(connected(server)))
                lines[-1].sendall(beginning)
        for _ in range(10):
            lines.append(stack.enter_context(connected(server, table)))
            lines[-1].sendall(REFRESH * 1000)
        asyncio.run(play_a_match(server, table, [host, server.newcomer("Ben")]))
        await_ended(lines)
    assert memory_of(server) < before + 100 * MEGABYTE


def flood(server: Server, table: str, data: bytes, is_over: Event) -> None:
    """Sends as fast as it can and reads nothing, again and again on new connections."""
    while not is_over.is_set():
        with suppress(OSError, AssertionError), connected(server, table) as line:
            line.settimeout(0.5)
            while not is_over.is_set():
                line.sendall(data)


def come_and_go(server: Server, table: str, is_over: Event) -> None:
    while not is_over.is_set():
        with suppress(OSError, AssertionError), connected(server, table):
            pass


def ask_on_and_on(server: Server, table: str, is_over: Event) -> None:
    """Requests without waiting for answers, more than anybody sends."""
    while not is_over.is_set():
        with suppress(OSError), connected(server) as line:
            line.sendall(f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 1000)
            while line.recv(2**16):
                pass


SAY = frame(b'{"type":"request","id":1,"command":{"command":"say","phrase":"hello"}}')
FLOODS = (SAY * 100, frame(b"{") * 1000, PING * 1000, frame(b"", opcode=0x0) * 1000, b"\xff" * 1000)


def test_a_table_is_played_to_its_end_amid_floods_and_memory_stays(server: Server) -> None:
    host, guest = server.newcomer("Ada"), server.newcomer("Ben")
    used = []
    for _ in range(2):
        table = server.new_table(host, game="zweikampf", players=2)["table"]
        is_over = Event()
        with ThreadPoolExecutor() as threads:
            for data in FLOODS:
                threads.submit(flood, server, table, data, is_over)
            threads.submit(come_and_go, server, table, is_over)
            threads.submit(ask_on_and_on, server, table, is_over)
            try:
                asyncio.run(play_a_match(server, table, [host, guest]))
            finally:
                is_over.set()
        used.append(memory_of(server))
    assert used[-1] < used[0] + 32 * MEGABYTE


def ask_from(address: str, server: Server, method: str, path: str, body: Any, cookie: str = "") -> Any:
    """The status, the body and how long to wait before asking again."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, TIMEOUT, source_address=(address, 0))
    with closing(line):
        line.request(method, path, json.dumps(body), {"Cookie": cookie})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read()), answer.getheader("Retry-After")


def refused_after(ask: Callable[[], Any], most: int) -> int:
    """How many are answered before one is refused with what a client needs to know."""
    for times in range(most):
        status, body, wait = ask()
        if status == 429:
            assert (body["status"], body["code"], int(wait) >= 1) == (429, "http-429", True)
            return times
    pytest.fail("never refused")


def test_new_people_of_an_address_and_new_tables_of_a_person_are_limited(server: Server) -> None:
    cookie = server.newcomer("Ada")
    table = {"game": "zweikampf", "players": 2}
    tables = refused_after(lambda: ask_from(ELSEWHERE, server, "POST", "/api/tables", table, cookie), 50)
    people = refused_after(lambda: ask_from(ELSEWHERE, server, "PUT", "/api/me", {"name": "Ada"}), 200)
    assert (tables, people) >= (20, 100)
    assert ask_from("127.0.0.1", server, "PUT", "/api/me", {"name": "Ada"})[0] == 200
    assert ask_from("127.0.0.3", server, "PUT", "/api/me", {"name": "Ada"})[0] == 200


def test_the_open_tables_of_a_person_are_limited(server: Server) -> None:
    ada, ben = server.newcomer("Ada"), server.newcomer("Ben")

    def open_table(cookie: str) -> Any:
        return ask_from(ELSEWHERE, server, "POST", "/api/tables", {"game": "zweikampf", "players": 2}, cookie)

    opened = [open_table(ada) for _ in range(limits.MOST_TABLES_OPEN)]
    assert {status for status, _, _ in opened} == {201}
    status, problem, _ = open_table(ada)
    assert (status, problem["code"]) == (422, "too-many-tables")
    assert str(limits.MOST_TABLES_OPEN) in problem["detail"]
    assert open_table(ben)[0] == 201
    asyncio.run(play_a_match(server, opened[0][1]["table"], [ada, ben]))
    await_status(lambda: open_table(ada)[0], 201)


def await_status(ask: Callable[[], int], wanted: int) -> None:
    """Lists of tables follow what is played a moment later."""
    end = time.monotonic() + TIMEOUT
    while ask() != wanted:
        assert time.monotonic() < end
        time.sleep(0.2)


def elsewhere(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), TIMEOUT, (ELSEWHERE, 0))


def test_the_connections_of_an_address_are_limited(server: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(elsewhere(server)) for _ in range(connections.MOST_FROM_ADDRESS + 1)]
        await_ended(lines[-1:])
        assert not has_ended(lines[-2])


def test_the_connections_of_a_person_are_limited(server: Server) -> None:
    cookie = server.newcomer("Ada")
    table = server.new_table(cookie, game="zweikampf", players=2)["table"]

    async def is_let_in(stack: AsyncExitStack) -> bool:
        client = Client(await stack.enter_async_context(server.live(table, cookie)))
        try:
            await client.until(lambda view: True)
        except ConnectionClosed:
            assert client.connection.close_code == 4429
            return False
        return True

    async def connect() -> None:
        async with AsyncExitStack() as stack:
            assert [await is_let_in(stack) for _ in range(21)] == [True] * 20 + [False]
        async with AsyncExitStack() as stack, asyncio.timeout(TIMEOUT):
            while not await is_let_in(stack):
                pass

    asyncio.run(connect())


def test_a_rate_has_a_burst_and_forgets_keys_that_it_has_not_seen_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 10)
    rate = limits.Rate(at_once=3, a_second=0.001)
    assert [rate.take("a") == 0 for _ in range(4)] == [True, True, True, False]
    assert 900 < rate.take("a") <= 1000
    assert (rate.take("b"), rate.take(None)) == (0, 0)
    for key in range(10):
        rate.take(str(key))
    assert rate.take("a") == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [("2001:db8::1", "2001:db8::ffff:1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("127.0.0.1", "::1")],
)
def test_addresses_of_one_subscriber_are_counted_as_one(one: str, other: str) -> None:
    assert limits.key_of(one) == limits.key_of(other)
    assert limits.key_of(one) != limits.key_of("2001:db8:0:1::1")


UNREADABLE = [" ", "\t\n", "A\0", "A\u202eB", "\u200d", "\u2028", "\x1b[31mA", "\u200bA", "\u3164", "\u2800"]
UNREADABLE += ["\u115f", "Ada\u3164", "A\u034fda", "\u0301A", "A" + 31 * "\u0301", "Ada\U000e0100", "\ufe0f"]


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_name_that_cannot_be_read_is_refused(server: Server, name: str) -> None:
    status, problem, _ = server.call("PUT", "/api/me", {"name": name})
    assert (status, problem["code"]) == (422, "unreadable")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        *((name, name) for name in ("👩‍🚀", "❤️‍🔥", "👋🏽", "1️⃣", "क्‍ष", "می‌خواهم", "Nguyễn", "שָׁלוֹם", "น้ำ")),
        ("A\u200dda", "Ada"),
        ("Ada\u200c", "Ada"),
        ("A\ufe0fda", "Ada"),
    ],
)
def test_a_name_is_kept_without_needless_blanks(server: Server, name: str, kept: str) -> None:
    assert server.call("PUT", "/api/me", {"name": name})[1]["name"] == kept


def test_a_head_that_never_ends_is_refused(server: Server) -> None:
    with connected(server) as line:
        with suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * MEGABYTE)
            assert line.recv(12) == b"HTTP/1.1 400"
        await_ended([line])


@pytest.mark.parametrize("header", [b"X: " + b"x" * 9000, b"\r\n".join(b"X-%d: x" % n for n in range(200))])
def test_a_handshake_that_is_too_long_is_refused(server: Server, header: bytes) -> None:
    with connected(server) as line:
        line.sendall(upgrade("x").removesuffix(b"\r\n") + header + b"\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 431"
        await_ended([line])


def test_tokens_and_secrets_stay_where_they_belong(tmp_path: Path) -> None:
    """Nothing that the server writes has a token in it, and a round's secret is told only when it is over."""
    server = Server(f"sqlite:///{tmp_path / 'reihum.db'}")
    try:
        cookies = [server.newcomer(name) for name in ("Ada", "Ben")]
        table = server.new_table(cookies[0], game="zweikampf", players=2)["table"]
        server.call("POST", "/api/tables", b"{", cookies[0])
        told: list[Any] = []
        seen: list[Any] = []

        async def connect() -> None:
            async with server.live(table) as line:
                onlooker = Client(line)
                await asyncio.gather(
                    play_a_match(server, table, cookies), onlooker.until(lambda view: view["phase"] == "over")
                )
                told.extend(onlooker.messages)
                seen.extend(onlooker.views)

        asyncio.run(connect())
        (shuffles,) = seen[-1]["shuffles"]
        before = told[:-1]
        assert [view["phase"] for view in seen].index("over") == len(seen) - 1
        assert {message["type"] for message in before} == {"welcome", "view", "update"}
        assert shuffles["secret"] not in json.dumps(before)
        _, written = server.end()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for cookie in cookies:
            token = cookie.partition("=")[2].encode()
            assert len(token) >= 43
            assert token not in written + kept
    finally:
        server.kill()
