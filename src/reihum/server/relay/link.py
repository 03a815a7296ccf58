"""A link between two processes. It carries many channels, each for one client of a table.

The process that a client has come to opens a channel to the owner of the table, and passes on what either
side sends. A link keeps the order of what it carries, or breaks. Then all of its channels are closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from struct import Struct

FRAME = Struct("!IBI")
"""Channel, kind, and size of what follows."""
OPEN, TEXT, CLOSE, ALIVE = range(4)
CODE = Struct("!H")
BROKEN = 1013
"""The code of a channel whose link breaks: the client may try again."""
TOO_MUCH = 4429
MOST_UNREAD = 64
"""The most messages of a client that may wait for the owner."""
LARGEST = 16 * 1024 * 1024
"""A frame of more bytes than this comes from something else than a link."""
CHECK_SECONDS = 1.0
SILENT_SECONDS = 4.0
"""After this time without a word the other process counts as gone."""


class ChannelClosed(Exception):
    """The other side has closed the channel, or the link is broken."""

    def __init__(self, code: int) -> None:
        self.code = code


class Channel:
    """One client, at either end of a link."""

    def __init__(self, link: Link, number: int) -> None:
        self._link = link
        self._number = number
        self._received: asyncio.Queue[bytes] = asyncio.Queue()
        self._code: int | None = None
        self.on_text: Callable[[bytes], None] = self._keep
        """Gets each message as it comes; usually they are kept until somebody receives them."""

    @property
    def is_closed(self) -> bool:
        return self._code is not None

    def send(self, text: bytes) -> bool:
        """Returns whether the channel is still open."""
        if self._code is None:
            self._link.send(self._number, TEXT, text)
        return self._code is None

    async def receive(self) -> bytes:
        """The next message; raises ``ChannelClosed``."""
        text = await self._received.get()
        if self._code is not None:
            raise ChannelClosed(self._code)
        return text

    def close(self, code: int) -> None:
        """Tells the other side, unless it has closed the channel first."""
        if self._code is None:
            self._link.send(self._number, CLOSE, CODE.pack(code))
            self.end(code)

    def end(self, code: int) -> None:
        """Is called when the channel is closed."""
        self._code = code
        self._link.channels.pop(self._number, None)
        self._received.put_nowait(b"")

    def _keep(self, text: bytes) -> None:
        if self._received.qsize() < MOST_UNREAD:
            self._received.put_nowait(text)
        else:
            self.close(TOO_MUCH)


class Link:
    """Channels over anything that carries bytes in order."""

    def __init__(
        self,
        write: Callable[[bytes], None],
        cut: Callable[[], None],
        on_open: Callable[[Channel, bytes], None] | None = None,
    ) -> None:
        """``cut`` ends what carries the bytes. ``on_open`` gets the channels that the other side opens."""
        self._write = write
        self._cut = cut
        self._on_open = on_open
        self.channels: dict[int, Channel] = {}
        self.is_broken = False
        self._numbers = count(1)
        self._unread = bytearray()
        self._unsent: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._checking = self._loop.call_later(CHECK_SECONDS, self._check)

    def open(self, hello: bytes) -> Channel:
        number = next(self._numbers)
        channel = self.channels[number] = Channel(self, number)
        self.send(number, OPEN, hello)
        return channel

    def send(self, number: int, kind: int, body: bytes) -> None:
        """All that is sent in one turn of the event loop is written at once."""
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent += FRAME.pack(number, kind, len(body)), body

    def _flush(self) -> None:
        if not self.is_broken:
            self._write(b"".join(self._unsent))
        self._unsent.clear()

    def received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        self._unread += data
        start = 0
        while len(self._unread) >= start + FRAME.size:
            number, kind, size = FRAME.unpack_from(self._unread, start)
            end = start + FRAME.size + size
            if size > LARGEST:
                self.broke()
            if self.is_broken or len(self._unread) < end:
                break
            self._take(number, kind, bytes(self._unread[start + FRAME.size : end]))
            start = end
        del self._unread[:start]

    def _take(self, number: int, kind: int, body: bytes) -> None:
        channel = self.channels.get(number)
        if kind == OPEN and channel is None and self._on_open is not None:
            channel = self.channels[number] = Channel(self, number)
            self._on_open(channel, body)
        elif kind == TEXT and channel is not None:
            channel.on_text(body)
        elif kind == CLOSE and len(body) != CODE.size:
            self.broke()
        elif kind == CLOSE and channel is not None:
            channel.end(*CODE.unpack(body))

    def _check(self) -> None:
        """Says that this process is there, and notices if the other is not."""
        self.send(0, ALIVE, b"")
        self._checking = self._loop.call_later(CHECK_SECONDS, self._check)
        if self._loop.time() - self._heard_at > SILENT_SECONDS:
            self.broke()

    def broke(self) -> None:
        """Closes all channels."""
        if not self.is_broken:
            self.is_broken = True
            self._checking.cancel()
            self._cut()
            for channel in list(self.channels.values()):
                channel.end(BROKEN)
