"""News over PostgreSQL itself: it is sent by the very transaction that makes it true."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.types import String

from reihum.live.store import Appended
from reihum.server.storage.changes import (
    HEARTBEAT_SECONDS,
    ChangeFeed,
    Channel,
    IsOpen,
    from_payload,
    payloads,
)
from reihum.server.storage.database import Database

CHANNEL = "reihum_log"
NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(String)))))


class Notifications:
    """LISTEN and NOTIFY. A process hears of its own appends the same way as of those of others."""

    def __init__(self, database: Database, feed: ChangeFeed) -> None:
        self._database = database
        self._feed = feed
        self._channel = Channel(self._listen, feed)

    async def start(self) -> None:
        await self._channel.start()

    async def close(self) -> None:
        await self._channel.close()

    def before_commit(self, connection: Connection, news: Sequence[Appended]) -> None:
        if news:
            connection.execute(NOTIFY, {"payloads": [payload.decode() for payload in payloads(news)]})

    async def after_commit(self, news: Sequence[Appended]) -> None: ...

    async def _listen(self, is_open: IsOpen) -> None:
        """Listens on a connection of its own until that breaks."""
        async with self._database.reading() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            broken = asyncio.Event()
            driver.add_termination_listener(lambda _: broken.set())
            try:
                await driver.add_listener(CHANNEL, self._hear)
                is_open()
                while not broken.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(broken.wait(), HEARTBEAT_SECONDS)
                        return
                    await driver.fetchval("SELECT 1")
            finally:
                await connection.invalidate()

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        self._feed.publish(from_payload(payload))
