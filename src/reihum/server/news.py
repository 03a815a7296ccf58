"""Who hears of appends: one's own at once, and on PostgreSQL those of every process."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import suppress
from typing import Any
from weakref import WeakSet

import msgspec
from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import String

from reihum.game import Value
from reihum.server.database import LONGEST_PAUSE, Database

CHANNEL = "reihum_log"
MOST_PAYLOAD_BYTES = 7900
"""PostgreSQL refuses a notification of 8000 bytes."""
MOST_WAITING = 10_000
HEARTBEAT_SECONDS = 10.0


class Appended(Value, frozen=True):
    """Entries were appended to the log of a table."""

    table_id: str
    number: int
    """Of the last of them."""


class Missed(Value, frozen=True):
    """Some news did not arrive: anything may have happened at any table."""


News = Appended | Missed


class Subscription(AsyncIterator[News]):
    """News from now on. It ends when the store is closed."""

    def __init__(self) -> None:
        self._waiting: deque[News] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False

    async def __anext__(self) -> News:
        while not self._waiting:
            if self._is_closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()

    def tell(self, news: Iterable[News]) -> None:
        self._waiting.extend(news)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self._waiting.append(Missed())
        self._wake.set()

    def close(self) -> None:
        self._is_closed = True
        self._wake.set()


class Newsroom:
    """Passes news on to whoever subscribed and still listens."""

    def __init__(self) -> None:
        self._subscriptions: WeakSet[Subscription] = WeakSet()

    def subscribe(self) -> Subscription:
        subscription = Subscription()
        self._subscriptions.add(subscription)
        return subscription

    def publish(self, news: Iterable[News]) -> None:
        news = tuple(news)
        for subscription in self._subscriptions:
            subscription.tell(news)

    def close(self) -> None:
        for subscription in self._subscriptions:
            subscription.close()


class Listener:
    """Hears what every process appends, over a connection of its own that is renewed when it breaks."""

    def __init__(self, database: Database, newsroom: Newsroom) -> None:
        self._database = database
        self._newsroom = newsroom
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when nothing can be missed any more; raises what keeps it from listening."""
        listening: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(listening))
        await asyncio.wait((self._task, listening), return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            await self._task

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, listening: asyncio.Future[None]) -> None:
        while True:
            try:
                async with self._database.reading() as connection:
                    await self._listen(connection, listening)
            except Exception:
                if not listening.done():
                    raise
            await asyncio.sleep(LONGEST_PAUSE)

    async def _listen(self, connection: AsyncConnection, listening: asyncio.Future[None]) -> None:
        """Listens until the connection breaks."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        broken = asyncio.Event()
        driver.add_termination_listener(lambda _: broken.set())
        try:
            await driver.add_listener(CHANNEL, self._hear)
            if listening.done():
                self._newsroom.publish((Missed(),))
            else:
                listening.set_result(None)
            while not broken.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), HEARTBEAT_SECONDS)
                    return
                await driver.fetchval("SELECT 1")
        finally:
            await connection.invalidate()

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        pairs = msgspec.json.decode(payload, type=list[tuple[str, int]])
        self._newsroom.publish(Appended(table_id, number) for table_id, number in pairs)


NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(String)))))


async def notify(connection: AsyncConnection, news: Iterable[Appended]) -> None:
    """Tells every listening process, when the transaction of this connection is committed."""
    if payloads := list(_payloads(news)):
        await connection.execute(NOTIFY, {"payloads": payloads})


def _payloads(news: Iterable[Appended]) -> Iterator[str]:
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


def _array(items: list[bytes]) -> str:
    return f"[{b','.join(items).decode()}]"
