"""Requests behind proxies: names and addresses of clients, and the entries for the log and Prometheus."""

from __future__ import annotations

import asyncio
import http.client
import json
from asyncio import Transport
from collections.abc import Awaitable, Iterator
from contextlib import closing
from itertools import count, islice
from pathlib import Path
from threading import get_ident
from typing import Any, cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from reihum.game import BadSetup, Refused, Seat
from reihum.live.store import RecordRow
from reihum.server.http import limits, qr
from reihum.server.http.addresses import check_base_path
from reihum.server.http.connections import MOST_UNSENT_BYTES, Outbox, WebSocketConnection, framed
from reihum.server.http.hosts import Machines, Names, read_names
from reihum.server.workers import replays
from server_process import TIMEOUT, Server

PROXY = "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        f"sqlite:///{tmp_path_factory.mktemp('connections') / 'reihum.db'}",
        *("--trusted-proxies", f"{PROXY},10.0.0.0/8", "--names", "cards.example.org", "--log-format", "json"),
    )
    yield server
    server.kill()


def ask(
    server: Server, address: str, method: str, path: str, body: str | None = None, **headers: str
) -> tuple[int, str]:
    """The status and the cookie, as it was set."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, TIMEOUT, source_address=(address, 0))
    with closing(line):
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        answer.read()
        return answer.status, answer.getheader("Set-Cookie") or ""


def introduce(server: Server, address: str, **headers: str) -> tuple[int, str]:
    return ask(server, address, "PUT", "/api/me", json.dumps({"name": "Ada"}), **headers)


def is_refused_in_the_end(answers: Iterator[int]) -> bool:
    """Whether a limit is reached. On a busy machine it takes more requests: the limit recovers meanwhile."""
    return any(status == 429 for status in islice(answers, 300))


def test_a_trusted_proxy_says_for_whom_it_asks_and_others_do_not(server: Server) -> None:
    def asks(proxy: str, person: str) -> int:
        return introduce(server, proxy, X_Forwarded_For=person)[0]

    assert is_refused_in_the_end(asks(PROXY, "192.0.2.1") for _ in count())
    assert asks(PROXY, "192.0.2.2") == asks(PROXY, "nobody/64") == 200
    assert is_refused_in_the_end(asks("127.0.0.8", f"192.0.2.{number % 256}") for number in count())


def test_over_https_cookies_are_secure_if_the_proxy_is_trusted(server: Server) -> None:
    told = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.7", "Host": "cards.example.org"}
    assert "; Secure" in introduce(server, PROXY, **told)[1]
    assert "; Secure" not in introduce(server, "127.0.0.7", **told)[1]


def test_the_log_is_json_if_wished(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db", "--log-format", "json", files=1100)
    server.kill()
    (line,) = [line for line in server.complaints.decode().splitlines() if "room for" in line]
    assert json.loads(line)["level"] == "warning"


def test_prometheus_is_told_of_times_and_refusals(server: Server) -> None:
    assert is_refused_in_the_end(introduce(server, "127.0.0.6")[0] for _ in count())
    lines = server.call("GET", "/metrics")[1].decode().splitlines()
    told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert int(told['reihum_request_seconds_bucket{le="+Inf"}']) > 0
    assert float(told["reihum_store_write_seconds_sum"]) > 0
    assert int(told['reihum_refused_total{limit="people"}']) > 0
    assert "reihum_command_seconds_count" in told


def test_only_machines_that_are_named_read_metrics(server: Server) -> None:
    assert [ask(server, address, "GET", "/metrics")[0] for address in ("127.0.0.1", "127.0.0.7")] == [
        200,
        404,
    ]


def test_a_server_knows_its_own_names_and_those_of_local_networks() -> None:
    names = read_names("cards.example.org, Other.Example")
    assert all(map(names.has, ("cards.example.org", "CARDS.example.org:443", "other.example.", "[::1]:80")))
    assert not any(map(names.has, ("", "example.org", "x.cards.example.org", "a b", "cards.example.org/x")))
    assert not Names().has("cards.example.org")
    long = ".".join(["a" * 60, "b" * 60, "local"])
    assert not Names().has(long)
    assert read_names(long).has(long)
    for bad in ("https://cards.example.org", "cards.example.org:8011"):
        with pytest.raises(BadSetup, match="bad-name"):
            read_names(bad)


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Machines("10.1.0.0/16, ::1")
    assert [proxies.has(address) for address in ("10.1.2.3", "10.2.0.1", "::1", "x")] == [
        True,
        False,
        True,
        False,
    ]
    with pytest.raises(BadSetup, match="bad-address"):
        Machines("10.0.0.1/8")


def test_a_base_path_is_one_that_browsers_keep() -> None:
    good = {"": "", "/": "", "/cards": "/cards", "/a/b.c_~-/": "/a/b.c_~-"}
    assert {path: check_base_path(path) for path in good} == good
    for bad in ("cards", "//", "//cards", "/cards//", "/a b", "/..", "/a/./b", "/ä", "/a?b", "/" + 200 * "a"):
        with pytest.raises(BadSetup, match="bad-base-path"):
            check_base_path(bad)


def test_wider_networks_share_larger_limits() -> None:
    """A /48 has 65,536 networks of the size /64."""
    rate = limits.Rate(at_once=10, a_second=0.001)
    taken = [rate.take(limits.key_of(f"2001:db8:0:{number:x}::1")) == 0 for number in range(300)]
    assert sum(taken[:256]) == 40
    most = limits.Most(1)
    with pytest.raises(limits.Full), most.place("2001:db8::/64"), most.place("2001:db8::/64"):
        pass
    assert (
        sum(rate.take(limits.key_of(f"2001:db8:0:{number << 8:x}::1")) == 0 for number in range(256)) <= 160
    )
    assert rate.take("2001:db8:1::/64") == 0


async def test_pictures_are_drawn_beside_the_event_loop_and_kept_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[str, int]] = []

    def draw(address: str) -> bytes:
        drawn.append((address, get_ident()))
        return address.encode()

    monkeypatch.setattr(qr, "picture", draw)
    monkeypatch.setattr(qr, "MOST_KEPT", 2)
    pictures = qr.Invitations()
    for address in ("a", "b", "a", "c", "a", "b"):
        assert await pictures.picture(address) == address.encode()
    assert [address for address, _ in drawn] == ["a", "b", "c", "b"]
    assert get_ident() not in {thread for _, thread in drawn}


class Storyteller:
    """Stands in for the process that makes replays: it repeats what it was asked for, once it may."""

    def __init__(self, *details: object) -> None:
        self.asked: list[int] = []
        self.may_answer = asyncio.Event()

    async def ask(
        self, seconds: float, task: object, body: bytes, seat: Seat, is_open: bool, since: int, *, asker: None
    ) -> bytes:
        self.asked.append(since)
        await self.may_answer.wait()
        return b"%d" % since


async def test_few_replays_wait_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    teller = Storyteller()
    monkeypatch.setattr(replays, "BotProcesses", lambda *details: teller)
    monkeypatch.setattr(replays, "MOST_WAITING", 3)
    monkeypatch.setattr(replays, "MOST_KEPT_BYTES", 2)
    some, row = replays.Replays(), RecordRow("record", "table", b"{}", 0)

    def find(since: int) -> Awaitable[bytes]:
        return some.find(row, None, is_open=False, since=since)

    waiting = [asyncio.ensure_future(find(since)) for since in range(3)]
    await asyncio.sleep(0)
    async with asyncio.timeout(TIMEOUT):
        with pytest.raises(Refused, match="no-replay-now"):
            await find(3)
    teller.may_answer.set()
    assert await asyncio.gather(*waiting) == [b"0", b"1", b"2"]
    assert [await find(since) for since in (2, 0)] == [b"2", b"0"]
    assert teller.asked == [0, 1, 2, 0]


class Line:
    """In place of the transport of a connection."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written.append(data)


def connection(line: Line) -> WebSocketConnection:
    """One whose handshake is over."""
    made = WebSocketConnection.__new__(WebSocketConnection)
    made.loop = asyncio.get_running_loop()
    made.transport, made.writable = cast(Transport, line), asyncio.Event()
    made.writable.set()
    made.handshake_complete, made.close_sent, made.close_timer = True, False, None
    vars(made).update(_outbox=Outbox.of(made.loop), _unwritten=[], _unwritten_bytes=0, _waiting=0)
    return made


async def test_all_messages_of_one_turn_are_one_write() -> None:
    lines = Line(), Line()
    one, two = map(connection, lines)
    assert all(sent.send_now(text) for text in (b"1", b"2") for sent in (one, two))
    assert [line.written for line in lines] == [[], []]
    await asyncio.sleep(0)
    assert [line.written for line in lines] == [[framed(b"1") + framed(b"2")]] * 2
    one.send_now(b"3")
    await asyncio.sleep(0)
    assert [len(line.written) for line in lines] == [2, 1]


async def test_a_turn_collects_no_more_than_may_wait() -> None:
    line = Line()
    long = bytes(MOST_UNSENT_BYTES // 2)
    sent = connection(line)
    sent.send_now(long)
    sent.send_now(long)
    assert line.written == [2 * framed(long)]
    await asyncio.sleep(0)
    assert len(line.written) == 1


async def test_messages_are_written_in_the_order_of_sending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line()
    sent = connection(line)

    async def send(self: WebSocketsSansIOProtocol, message: Any) -> None:
        self.transport.write(message["text"])

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", send)
    sent.send_now(b"1")
    await sent.send({"type": "websocket.send", "text": b"2"})
    await asyncio.sleep(0)
    assert line.written == [framed(b"1"), b"2"]
    sent.send_now(b"3")
    sent.close_sent = True
    await asyncio.sleep(0)
    assert len(line.written) == 2
