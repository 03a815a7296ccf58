"""Links between processes, over real TCP connections and a real NATS server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from brokers import Nats as NatsServer
from brokers import running_nats
from reihum.game import BadSetup
from reihum.live.store import Process
from reihum.server.relay import link as link_module
from reihum.server.relay.link import BROKEN, MOST_UNREAD, TOO_MUCH, Channel, ChannelClosed
from reihum.server.relay.links import Carrier, LinkLost, Links, Tcp
from reihum.server.relay.nats import Nats
from server_process import TIMEOUT

FRONT, OWNER = 0, 1


class Pair:
    """Two processes. The first opens channels to the second."""

    def __init__(self, links: list[Links], processes: list[Process]) -> None:
        self.links, self.processes = links, processes
        self.opened: list[tuple[Channel, bytes]] = []
        links[OWNER].on_open = self._on_open

    def _on_open(self, channel: Channel, hello: bytes) -> None:
        self.opened.append((channel, hello))

    async def open(self, hello: bytes = b"hello") -> tuple[Channel, Channel]:
        """A channel, and its other end."""
        async with asyncio.timeout(TIMEOUT):
            while (near := await self._try_to_open(hello)) is None:
                await asyncio.sleep(0.05)
            while not self.opened:
                await asyncio.sleep(0.001)
        far, said = self.opened.pop()
        assert said == hello
        return near, far

    async def _try_to_open(self, hello: bytes) -> Channel | None:
        try:
            return await self.links[FRONT].open(self.processes[OWNER], hello)
        except LinkLost:  # NATS may take a moment to know that somebody listens
            return None


@asynccontextmanager
async def pair(one: Carrier, two: Carrier) -> AsyncIterator[Pair]:
    links = [Links(one), Links(two)]
    async with AsyncExitStack() as stack:
        processes = []
        for each in links:
            await each.start()
            processes.append(each.process)
            stack.push_async_callback(each.close)
        yield Pair(links, processes)


@pytest.fixture(params=["tcp", "nats"])
async def linked(request: pytest.FixtureRequest) -> AsyncIterator[Pair]:
    def carrier() -> Any:
        if request.param == "tcp":
            return Tcp("127.0.0.1")
        server: NatsServer = request.getfixturevalue("nats")
        return Nats(server.address)

    async with pair(carrier(), carrier()) as both:
        yield both


async def test_messages_arrive_in_order_both_ways(linked: Pair) -> None:
    near, far = await linked.open()
    messages = [str(number).encode() * (number % 40) for number in range(60)]
    for message in messages:
        near.send(message)
    assert [await far.receive() for _ in messages] == messages
    for message in messages:
        far.send(message)
    assert [await near.receive() for _ in messages] == messages


async def test_channels_are_kept_apart(linked: Pair) -> None:
    pairs = [await linked.open(str(number).encode()) for number in range(5)]
    for number, (near, far) in enumerate(pairs):
        near.send(b"to %d" % number)
        far.send(b"from %d" % number)
    for number, (near, far) in enumerate(pairs):
        assert await far.receive() == b"to %d" % number
        assert await near.receive() == b"from %d" % number


async def test_a_long_message_comes_in_one_piece(linked: Pair) -> None:
    near, far = await linked.open()
    long = bytes(range(256)) * 4000
    far.send(long)
    assert await near.receive() == long


@pytest.mark.parametrize("side", [FRONT, OWNER])
async def test_either_side_closes_a_channel(linked: Pair, side: int) -> None:
    ends = await linked.open()
    other = await linked.open()
    ends[side].close(4404)
    with pytest.raises(ChannelClosed) as closed:
        await ends[1 - side].receive()
    assert closed.value.code == 4404
    assert not ends[side].send(b"too late")
    other[FRONT].send(b"still here")
    assert await other[OWNER].receive() == b"still here"


async def test_a_process_that_ends_closes_its_channels(linked: Pair) -> None:
    near, _ = await linked.open()
    await linked.links[FRONT].close()
    with pytest.raises(ChannelClosed) as closed:
        await near.receive()
    assert closed.value.code == BROKEN


async def test_a_client_that_sends_too_much_is_cut_off(linked: Pair) -> None:
    near, _ = await linked.open()
    for _ in range(MOST_UNREAD + 1):
        near.send(b"flood")
    with pytest.raises(ChannelClosed) as closed:
        await near.receive()
    assert closed.value.code == TOO_MUCH


async def test_a_process_that_does_not_know_the_key_gets_nothing(
    linked: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_module, "CHECK_SECONDS", 0.05)
    monkeypatch.setattr(link_module, "SILENT_SECONDS", 0.2)
    monkeypatch.setattr("reihum.server.relay.nats.CONNECT_SECONDS", 0.5)
    owner = linked.processes[OWNER]
    stranger = Process(owner.name, owner.address, "0" * len(owner.key))
    try:
        channel = await linked.links[FRONT].open(stranger, b"hello")
    except LinkLost:
        pass
    else:
        with pytest.raises(ChannelClosed):
            await channel.receive()
    assert linked.opened == []


async def test_a_process_that_is_not_there_is_lost(linked: Pair) -> None:
    await linked.links[OWNER].close()
    with pytest.raises(LinkLost):
        await linked.links[FRONT].open(linked.processes[OWNER], b"hello")


async def test_a_silent_process_is_gone(linked: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "CHECK_SECONDS", 0.05)
    monkeypatch.setattr(link_module, "SILENT_SECONDS", 0.3)
    near, far = await linked.open()
    monkeypatch.setattr(type(far._link), "_flush", lambda link: link._unsent.clear())  # noqa: SLF001
    for end in (near, far):
        with pytest.raises(ChannelClosed) as closed:
            await end.receive()
        assert closed.value.code == BROKEN


async def test_a_broken_link_is_replaced(linked: Pair) -> None:
    near, far = await linked.open()
    far._link.broke()  # noqa: SLF001
    with pytest.raises(ChannelClosed):
        await near.receive()
    near, far = await linked.open()
    near.send(b"again")
    assert await far.receive() == b"again"


async def test_nothing_is_lost_without_notice_when_the_broker_dies() -> None:
    with running_nats() as server:
        async with pair(Nats(server.address), Nats(server.address)) as both:
            near, far = await both.open()
            server.kill()
            for end in (near, far):
                with pytest.raises(ChannelClosed):
                    await end.receive()
            server.start()
            near, far = await both.open()
            near.send(b"back")
            assert await far.receive() == b"back"


@pytest.mark.parametrize(
    ("broker", "code"),
    [
        ("nats", "bad-broker-address"),
        ("nats://", "bad-broker-address"),
        ("http://127.0.0.1", "bad-broker-address"),
        ("nats://127.0.0.1:port", "bad-broker-address"),
        ("nats://127.0.0.1:4222/path", "bad-broker-address"),
        ("nats://me:secret@127.0.0.1:1", "broker-unreachable"),
    ],
)
async def test_an_address_without_a_broker_is_refused(broker: str, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        await Links(Nats(broker)).start()
    assert refused.value.code == code
    assert "secret" not in str(refused.value)


async def test_an_address_of_another_machine_cannot_be_listened_on() -> None:
    with pytest.raises(BadSetup) as refused:
        Links(Tcp("203.0.113.7"))
    assert refused.value.code == "relay-unreachable"
