"""Who hears of appends: this process, and over a transport every other one that shares the store."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Protocol
from weakref import WeakSet

import msgspec
from sqlalchemy import Connection

from reihum.live.store import Appended, Change, Missed
from reihum.server.storage.database import LONGEST_PAUSE

LOGGER = logging.getLogger("reihum")

MOST_PAYLOAD_BYTES = 7900
"""PostgreSQL refuses a notification of 8000 bytes."""
MOST_WAITING = 10_000
HEARTBEAT_SECONDS = 10.0


class Subscription(AsyncIterator[Change]):
    """Change from now on. It ends when the store is closed."""

    def __init__(self) -> None:
        self._waiting: deque[Change] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False

    async def __anext__(self) -> Change:
        while not self._waiting:
            if self._is_closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()

    def tell(self, news: Iterable[Change]) -> None:
        self._waiting.extend(news)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self._waiting.append(Missed())
        self._wake.set()

    def close(self) -> None:
        self._is_closed = True
        self._wake.set()


class ChangeFeed:
    """Passes news on to whoever subscribed and still listens."""

    def __init__(self) -> None:
        self._subscriptions: WeakSet[Subscription] = WeakSet()

    def subscribe(self) -> Subscription:
        subscription = Subscription()
        self._subscriptions.add(subscription)
        return subscription

    def publish(self, news: Iterable[Change]) -> None:
        news = tuple(news)
        for subscription in self._subscriptions:
            subscription.tell(news)

    def close(self) -> None:
        for subscription in self._subscriptions:
            subscription.close()


class Transport(Protocol):
    """How news travels between the processes that share a store."""

    async def start(self) -> None:
        """Returns when nothing can be missed any more; raises what keeps it from listening."""

    async def close(self) -> None: ...

    def before_commit(self, connection: Connection, news: Sequence[Appended]) -> None:
        """Called in the transaction that makes the news true."""

    async def after_commit(self, news: Sequence[Appended]) -> None:
        """Called when the news is true. It must not fail."""


class NoTransport:
    """The transport of a store that no other process shares."""

    def __init__(self, feed: ChangeFeed) -> None:
        self._feed = feed

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def before_commit(self, connection: Connection, news: Sequence[Appended]) -> None: ...

    async def after_commit(self, news: Sequence[Appended]) -> None:
        self._feed.publish(news)


IsOpen = Callable[[], None]
Listen = Callable[[IsOpen], Awaitable[None]]
"""Opens a channel, says so, and returns or raises when it is broken."""


class Channel:
    """A channel for changes that other processes announce, opened again whenever it breaks."""

    def __init__(self, listen: Listen, feed: ChangeFeed) -> None:
        self._listen = listen
        self._feed = feed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when it is open; raises what keeps it from being opened for the first time."""
        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(opened))
        await asyncio.wait((self._task, opened), return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            await self._task

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, opened: asyncio.Future[None]) -> None:
        is_broken = False

        def is_open() -> None:
            nonlocal is_broken
            if opened.done():
                is_broken = False
                LOGGER.warning("news of other servers is heard again")
                self._feed.publish((Missed(),))
            else:
                opened.set_result(None)

        while True:
            try:
                await self._listen(is_open)
            except Exception:
                if not opened.done():
                    raise
            if not is_broken:
                is_broken = True
                LOGGER.warning("news of other servers is not heard")
            await asyncio.sleep(LONGEST_PAUSE)


def payloads(news: Iterable[Appended]) -> Iterator[bytes]:
    """Change as messages that every transport can carry."""
    pairs: list[bytes] = []
    size = 0
    for item in news:
        pair = msgspec.json.encode((item.table_id, item.number))
        if pairs and size + len(pair) > MOST_PAYLOAD_BYTES:
            yield _array(pairs)
            pairs, size = [], 0
        pairs.append(pair)
        size += len(pair) + 1
    if pairs:
        yield _array(pairs)


def _array(items: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(items)


def from_payload(payload: str | bytes) -> list[Change]:
    """What a message says. What cannot be read, or says nothing, means that anything may have happened."""
    try:
        pairs = msgspec.json.decode(payload, type=list[tuple[str, int]])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        pairs = []
    return [Appended(table_id, number) for table_id, number in pairs] or [Missed()]
