"""Packets between processes that NATS loses, doubles or brings in another order: nothing wrong arrives."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brokers import Nats as NatsServer
from reihum.live.store import Process
from reihum.server.relay import nats as nats_module
from reihum.server.relay.link import ALIVE, Channel
from reihum.server.relay.nats import HERE, SUBJECT, Nats, Packet, _Carried

ID = ("front", 1)
SMALL = 24
"""Bytes in a packet, so that some messages need several."""
TURNS = st.lists(st.lists(st.binary(max_size=60), max_size=4), min_size=1, max_size=8)
"""The messages of each turn of the event loop."""


class Fault(msgspec.Struct, frozen=True):
    kind: str
    at: int
    to: int


FAULTS = st.lists(
    st.builds(Fault, st.sampled_from(("lost", "doubled", "moved")), st.integers(0, 40), st.integers(0, 40)),
    max_size=4,
)


def damaged(packets: Sequence[bytes], faults: Sequence[Fault]) -> list[bytes]:
    carried = list(packets)
    for fault in faults:
        if carried:
            place = fault.at % len(carried)
            packet = carried[place] if fault.kind == "doubled" else carried.pop(place)
            if fault.kind != "lost":
                carried.insert(fault.to % (len(carried) + 1), packet)
    return carried


class Exchange:
    """A link whose packets wait until they are carried to the other side."""

    def __init__(self) -> None:
        self.packets: list[bytes] = []
        self.answers: list[bytes] = []
        self.opened: list[bytes] = []
        self.texts: list[bytes] = []
        self.near = _Carried(self.packets.append, ID, None, lambda: None)
        self.far = _Carried(self.answers.append, ID, self._on_open, lambda: None)

    def _on_open(self, channel: Channel, hello: bytes) -> None:
        self.opened.append(hello)
        channel.on_text = self.texts.append

    async def send(self, turns: Sequence[Sequence[bytes]]) -> None:
        channel = self.near.link.open(b"hello")
        for messages in turns:
            for message in messages:
                channel.send(message)
            await asyncio.sleep(0)
        self.near.link.send(0, ALIVE, b"")  # the next sign of life shows whether anything was lost before it
        await asyncio.sleep(0)

    def close(self) -> None:
        self.near.link.broke()
        self.far.link.broke()


@given(turns=TURNS, faults=FAULTS)
def test_messages_arrive_once_and_in_order_or_the_link_breaks(
    turns: list[list[bytes]], faults: list[Fault]
) -> None:
    asyncio.run(carry(turns, faults))


async def carry(turns: list[list[bytes]], faults: list[Fault]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nats_module, "MOST_BYTES", SMALL)
        exchange = Exchange()
        await exchange.send(turns)
    sign_of_life = exchange.packets.pop()
    sent = [message for messages in turns for message in messages]
    carried = damaged(exchange.packets, faults)
    for data in (*carried, sign_of_life):
        exchange.far.take(msgspec.msgpack.decode(data, type=Packet))
    assert exchange.opened == [b"hello"][: len(exchange.opened)]
    assert exchange.texts == sent[: len(exchange.texts)]
    if carried == exchange.packets:
        assert exchange.texts == sent
        assert not exchange.far.link.is_broken
    else:
        assert exchange.far.link.is_broken
        for data in exchange.answers:
            exchange.near.take(msgspec.msgpack.decode(data, type=Packet))
        assert exchange.near.link.is_broken
    exchange.close()


async def test_a_link_that_is_begun_twice_has_one_owner(nats: NatsServer) -> None:
    front, owner = Nats(nats.address), Nats(nats.address)
    opened: list[Channel] = []
    await front.start("front", "", lambda channel, hello: None)
    await owner.start("owner", "key", lambda channel, hello: opened.append(channel))
    try:
        link = await front.connect(Process("owner", "owner", "key"))
        (first,) = owner._carried.values()  # noqa: SLF001
        again = msgspec.msgpack.encode(Packet(("front", 1), 0, b"", "key"))
        answer = await front._client.request(SUBJECT + "owner", again, timeout=5)  # noqa: SLF001
        assert answer.data == HERE
        assert first.link.is_broken
        first.link.broke()
        near = link.open(b"hello")
        near.send(b"still here")
        async with asyncio.timeout(5):
            while not opened:
                await asyncio.sleep(0.001)
            assert await opened[0].receive() == b"still here"
            await front._client.request(SUBJECT + "owner", again, timeout=5)  # noqa: SLF001
            assert opened[0].is_closed
            near.send(b"lost")
            while not link.is_broken:
                await asyncio.sleep(0.001)
        assert near.is_closed
    finally:
        await front.close()
        await owner.close()
