"""Changes of logs, announced to this process and to all others that share the store."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from weakref import WeakSet

import msgspec
from sqlalchemy import Connection

from reihum.live.store import Appended, Change, Missed
from reihum.server.storage.database import LONGEST_PAUSE

LOGGER = logging.getLogger("reihum")

MOST_IN_MESSAGE = 90
"""PostgreSQL refuses a notification of 8000 bytes, and the id of a table has up to 64 letters."""
MOST_WAITING = 10_000
HEARTBEAT_SECONDS = 10.0


class Subscription(AsyncIterator[Change]):
    """All changes from now on. It ends when the store is closed."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Change | None] = asyncio.Queue()

    async def __anext__(self) -> Change:
        change = await self._waiting.get()
        if change is None:
            raise StopAsyncIteration
        return change

    def put(self, change: Change) -> None:
        if self._waiting.qsize() >= MOST_WAITING:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            change = Missed()
        self._waiting.put_nowait(change)

    def close(self) -> None:
        self._waiting.put_nowait(None)


class ChangeFeed:
    """Passes changes on to all subscriptions that are still in use."""

    def __init__(self) -> None:
        self._subscriptions: WeakSet[Subscription] = WeakSet()

    def subscribe(self) -> Subscription:
        subscription = Subscription()
        self._subscriptions.add(subscription)
        return subscription

    def publish(self, *changes: Change) -> None:
        for subscription in self._subscriptions:
            for change in changes:
                subscription.put(change)

    def close(self) -> None:
        for subscription in self._subscriptions:
            subscription.close()


class Transport:
    """Announces changes. This one is for a store that no other process shares."""

    def __init__(self, feed: ChangeFeed) -> None:
        self._feed = feed

    async def start(self) -> None:
        """Returns when no change can be missed any more; raises an error if it cannot listen."""

    async def close(self) -> None: ...

    def before_commit(self, connection: Connection, appends: Sequence[Appended]) -> None:
        """Is called in the transaction that makes the appends."""

    async def after_commit(self, appends: Sequence[Appended]) -> None:
        """Is called when the appends are durable. It must not fail."""
        self._feed.publish(*appends)


class SharedTransport(Transport, ABC):
    """Receives the changes of other processes over a channel, and opens it again whenever it breaks."""

    _receiving: asyncio.Task[None] | None = None

    @abstractmethod
    async def _listen(self, is_open: Callable[[], None]) -> None:
        """Opens the channel, calls ``is_open``, and returns or raises when it is broken."""

    async def start(self) -> None:
        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._receiving = asyncio.create_task(self._receive(opened))
        await asyncio.wait((self._receiving, opened), return_when=asyncio.FIRST_COMPLETED)
        if self._receiving.done():
            await self._receiving

    async def close(self) -> None:
        if self._receiving is not None:
            self._receiving.cancel()
            with suppress(asyncio.CancelledError):
                await self._receiving

    async def _receive(self, opened: asyncio.Future[None]) -> None:
        is_broken = False

        def is_open() -> None:
            nonlocal is_broken
            if opened.done():
                is_broken = False
                LOGGER.warning("changes of other servers are received again")
                self._feed.publish(Missed())
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
                LOGGER.warning("changes of other servers are not received")
            await asyncio.sleep(LONGEST_PAUSE)


def payloads(appends: Sequence[Appended]) -> list[bytes]:
    """The appends as messages that every transport can carry."""
    pairs = list(map(msgspec.structs.astuple, appends))
    parts = (pairs[first : first + MOST_IN_MESSAGE] for first in range(0, len(pairs), MOST_IN_MESSAGE))
    return list(map(msgspec.json.encode, parts))


def from_payload(payload: str | bytes) -> list[Change]:
    """The changes in a message. If it is empty or cannot be read, any table may have changed."""
    try:
        pairs = msgspec.json.decode(payload, type=list[tuple[str, int]])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        pairs = []
    return [Appended(table_id, number) for table_id, number in pairs] or [Missed()]
