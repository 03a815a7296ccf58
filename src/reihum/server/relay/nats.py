"""Links over a NATS server, for processes that cannot reach each other directly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from itertools import count
from urllib.parse import SplitResult, urlsplit

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from reihum.game import BadSetup
from reihum.live.store import Process
from reihum.server.relay.link import Link
from reihum.server.relay.links import LinkLost, OnOpen

SUBJECT = "reihum.relay."
"""Each process listens to this and its name."""
CONNECT_SECONDS = 3
MOST_BYTES = 256 * 1024
"""In one message. NATS takes a megabyte, unless it is set up otherwise."""
HERE = b"1"

LinkId = tuple[str, int]
"""The process that has opened a link, and its number there."""


class Packet(msgspec.Struct, frozen=True, array_like=True):
    """A part of what a link carries."""

    link: LinkId
    number: int
    """Counts the packets of one direction. After a gap the link is broken."""
    body: bytes
    key: str = ""
    """The key of the process that is written to; only in the first packet."""
    is_last: bool = False


class _Carried:
    """One link, with the numbers of its packets."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        id_: LinkId,
        on_open: OnOpen | None,
        forget: Callable[[], None],
    ) -> None:
        self._send = send
        self._id = id_
        self._sent = count(1)
        self._received = 0
        self._forget = forget
        self.link = Link(self._write, self._cut, on_open)

    def _write(self, data: bytes) -> None:
        for start in range(0, len(data), MOST_BYTES):
            packet = Packet(self._id, next(self._sent), data[start : start + MOST_BYTES])
            self._send(msgspec.msgpack.encode(packet))

    def _cut(self) -> None:
        self._send(msgspec.msgpack.encode(Packet(self._id, next(self._sent), b"", is_last=True)))
        self._forget()

    def give_way(self) -> None:
        """Breaks the link without a word, because the other process has begun it again."""
        self._send = lambda data: None
        self.link.broke()

    def take(self, packet: Packet) -> None:
        self._received += 1
        if packet.is_last or packet.number != self._received:
            self.link.broke()
        else:
            self.link.received(packet.body)


class Nats:
    """Each process has a subject to which the others write."""

    def __init__(self, address: str) -> None:
        """Raises ``BadSetup`` for a bad address."""
        self._address = address
        self._server = _read(address)
        self._client = Client()
        self._problem: Exception | None = None
        self._carried: dict[tuple[LinkId, bool], _Carried] = {}
        """By id, and whether this process has opened the link."""
        self._numbers = count(1)
        self._unsent: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._sending: asyncio.Task[None] | None = None

    def reserve(self, name: str) -> str:
        return name

    async def start(self, name: str, key: str, on_open: OnOpen) -> None:
        self._name, self._key, self._on_open = name, key, on_open
        try:
            async with asyncio.timeout(CONNECT_SECONDS):  # it would try for ever
                await self._client.connect(
                    self._address,
                    name="reihum",
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    error_cb=self._on_error,
                    disconnected_cb=self._on_disconnected,
                )
                await self._client.subscribe(SUBJECT + name, cb=self._on_message)
                await self._client.flush()
        except (OSError, Error) as error:
            await self.close()
            problem = str(self._problem or error) or type(error).__name__
            raise BadSetup("broker-unreachable", broker=self._shown_address, problem=problem) from error
        self._sending = asyncio.create_task(self._send())

    async def connect(self, process: Process) -> Link:
        id_ = self._name, next(self._numbers)
        hello = msgspec.msgpack.encode(Packet(id_, 0, b"", process.key))
        try:
            await self._client.request(SUBJECT + process.address, hello, timeout=CONNECT_SECONDS)
        except (OSError, Error) as error:
            raise LinkLost from error
        return self._carry(id_, process.address, None).link

    def _carry(self, id_: LinkId, to: str, on_open: OnOpen | None) -> _Carried:
        place = id_, on_open is None
        if place in self._carried:
            self._carried[place].give_way()
        carried = self._carried[place] = _Carried(
            lambda data: self._unsent.put_nowait((SUBJECT + to, data)),
            id_,
            on_open,
            lambda: self._forget(place),
        )
        return carried

    def _forget(self, place: tuple[LinkId, bool]) -> None:
        self._carried.pop(place, None)

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        with suppress(OSError, Error):
            await self._client.close()

    async def _send(self) -> None:
        while True:
            to, data = await self._unsent.get()
            with suppress(OSError, Error):  # the link will be silent, and break
                await self._client.publish(to, data)

    async def _on_message(self, message: Msg) -> None:
        try:
            packet = msgspec.msgpack.decode(message.data, type=Packet)
        except msgspec.MsgspecError:
            return
        if packet.number == 0 and compare_digest(packet.key.encode(), self._key.encode()):
            self._carry(packet.link, packet.link[0], self._on_open)
            with suppress(OSError, Error):
                await message.respond(HERE)
        elif packet.number > 0:
            carried = self._carried.get((packet.link, packet.link[0] == self._name))
            if carried is not None:
                carried.take(packet)

    async def _on_error(self, error: Exception) -> None:
        self._problem = error

    async def _on_disconnected(self) -> None:
        """Something may be lost."""
        for carried in list(self._carried.values()):
            carried.link.broke()

    @property
    def _shown_address(self) -> str:
        """Without the password."""
        return f"nats://{self._server.netloc.rpartition('@')[2]}"


def _read(address: str) -> SplitResult:
    try:
        url = urlsplit(address)
        is_address = url.scheme == "nats" and url.hostname and url.port != 0
    except ValueError:
        is_address = False
    if not is_address or url.path.strip("/") or url.query or url.fragment:
        raise BadSetup("bad-broker-address")
    return url
