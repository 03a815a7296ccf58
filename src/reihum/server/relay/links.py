"""The links of a process to the others: over TCP, each process to each that owns a table for its clients."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from hmac import compare_digest
from random import Random, SystemRandom
from typing import Protocol, cast

from reihum.game import BadSetup
from reihum.live.store import Process
from reihum.server.relay.link import BROKEN, Channel, Link

LOGGER = logging.getLogger("reihum")

OnOpen = Callable[[Channel, bytes], None]
"""Gets each channel that another process opens, with its first message."""

CONNECT_SECONDS = 2.0
MOST_UNSENT_BYTES = 32 * 1024 * 1024
"""A process that reads so slowly counts as gone."""
KEY_BYTES = 32
MOST_STRANGERS = 32
"""The most connections that have not said the key yet. For a new one, the oldest is closed."""


class LinkLost(Exception):
    """The other process cannot be reached."""


class Carrier(Protocol):
    """How processes reach each other."""

    def reserve(self, name: str) -> str:
        """The address at which the others will reach this process; raises ``BadSetup``."""

    async def start(self, name: str, key: str, on_open: OnOpen) -> None:
        """Lets others reach this process; raises ``BadSetup``."""

    async def connect(self, process: Process) -> Link:
        """Raises ``LinkLost``."""

    async def close(self) -> None: ...


class Links:
    """One link to each of the other processes, opened when it is first needed."""

    def __init__(self, carrier: Carrier, chance: Random | None = None) -> None:
        """``chance``: what draws name and key; the system, if it is not given. Raises ``BadSetup``."""
        chance = chance or SystemRandom()
        self._carrier = carrier
        name, key = chance.randbytes(8).hex(), chance.randbytes(KEY_BYTES).hex()
        self.process = Process(name, carrier.reserve(name), key)
        """This process as the others have to know it."""
        self._links: dict[str, asyncio.Task[Link]] = {}
        self.on_open: OnOpen = lambda channel, _: channel.close(BROKEN)
        """Gets the channels that other processes open."""

    async def start(self) -> None:
        """Raises ``BadSetup``."""
        name, key = self.process.name, self.process.key
        await self._carrier.start(name, key, lambda channel, hello: self.on_open(channel, hello))

    async def open(self, process: Process, hello: bytes) -> Channel:
        """A channel to another process; raises ``LinkLost``."""
        opening = self._links.get(process.name)
        if opening is None or (opening.done() and (opening.exception() or opening.result().is_broken)):
            opening = self._links[process.name] = asyncio.create_task(self._carrier.connect(process))
        link = await asyncio.shield(opening)
        return link.open(hello)

    async def close(self) -> None:
        for opening in self._links.values():
            opening.cancel()
            if opening.done() and not opening.cancelled() and not opening.exception():
                opening.result().broke()
        await self._carrier.close()


class Tcp:
    """Processes connect to each other directly."""

    def __init__(self, host: str) -> None:
        """``host``: the address of this machine at which the others reach it."""
        self._host = host
        self._listener: socket.socket
        self._server: asyncio.Server | None = None

    def reserve(self, name: str) -> str:
        try:
            family, *_, address = socket.getaddrinfo(self._host, 0, type=socket.SOCK_STREAM)[0]
            self._listener = socket.create_server(address, family=family)
        except (OSError, UnicodeError) as error:
            raise BadSetup("relay-unreachable", host=self._host, problem=str(error)) from error
        return f"{self._host} {self._listener.getsockname()[1]}"

    async def start(self, name: str, key: str, on_open: OnOpen) -> None:
        loop = asyncio.get_running_loop()
        strangers: dict[_Incoming, None] = {}
        self._server = await loop.create_server(
            lambda: _Incoming(key.encode(), on_open, strangers), sock=self._listener
        )

    async def connect(self, process: Process) -> Link:
        host, _, port = process.address.rpartition(" ")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                _, outgoing = await loop.create_connection(
                    lambda: _Outgoing(process.key.encode()), host, int(port)
                )
        except (OSError, ValueError) as error:
            raise LinkLost from error
        return outgoing.link

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self._listener.close()


class _Outgoing(asyncio.Protocol):
    """The side that opens channels. It first says the key of the other process."""

    link: Link

    def __init__(self, key: bytes) -> None:
        self._key = key

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        transport.set_write_buffer_limits(MOST_UNSENT_BYTES)
        transport.write(self._key)
        self.link = Link(transport.write, transport.abort)

    def data_received(self, data: bytes) -> None:
        self.link.received(data)

    def pause_writing(self) -> None:
        LOGGER.warning("another server does not read: the link to it is cut")
        self.link.broke()

    def connection_lost(self, exc: Exception | None) -> None:
        self.link.broke()


class _Incoming(asyncio.Protocol):
    """The side of the owner. Nobody is answered who does not say the key, all of it and soon."""

    def __init__(self, key: bytes, on_open: OnOpen, strangers: dict[_Incoming, None]) -> None:
        """``strangers``: the connections that have not said the key yet, the oldest first."""
        self._key = key
        self._on_open = on_open
        self._strangers = strangers
        self._said = b""
        self._link: Link | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(MOST_UNSENT_BYTES)
        self._deadline = asyncio.get_running_loop().call_later(CONNECT_SECONDS, self._transport.abort)
        self._strangers[self] = None
        if len(self._strangers) > MOST_STRANGERS:
            next(iter(self._strangers)).turn_away()

    def turn_away(self) -> None:
        self._forget()
        self._transport.abort()

    def _forget(self) -> None:
        self._strangers.pop(self, None)
        self._deadline.cancel()

    def data_received(self, data: bytes) -> None:
        if self._link is None:
            missing = len(self._key) - len(self._said)
            self._said, data = self._said + data[:missing], data[missing:]
            if len(self._said) == len(self._key):
                self._let_in_or_turn_away()
        if self._link is not None:
            self._link.received(data)

    def _let_in_or_turn_away(self) -> None:
        if compare_digest(self._said, self._key):
            self._forget()
            self._link = Link(self._transport.write, self._transport.abort, self._on_open)
        else:
            self.turn_away()

    def pause_writing(self) -> None:
        LOGGER.warning("another server does not read: the link to it is cut")
        self.connection_lost(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        if self._link is not None:
            self._link.broke()
