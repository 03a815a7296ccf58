"""Changes announced by PostgreSQL itself, in the very transaction that makes them."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from reihum.live.store import Appended
from reihum.server.storage import changes
from reihum.server.storage.database import Database

CHANNEL = "reihum_log"
NOTIFY = sa.select(
    sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("payloads", type_=sa.ARRAY(sa.String))))
)


class Notifications(changes.SharedTransport):
    """LISTEN and NOTIFY. A process receives its own appends in the same way as those of others."""

    def __init__(self, database: Database, feed: changes.ChangeFeed) -> None:
        super().__init__(feed)
        self._database = database

    def before_commit(self, connection: sa.Connection, appends: Sequence[Appended]) -> None:
        if appends:
            connection.execute(
                NOTIFY, {"payloads": [payload.decode() for payload in changes.payloads(appends)]}
            )

    async def after_commit(self, appends: Sequence[Appended]) -> None:
        """PostgreSQL announces them."""

    async def _listen(self, is_open: Callable[[], None]) -> None:
        """Listens on a connection of its own until it breaks."""
        async with self._database.reading() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            broken = asyncio.Event()
            driver.add_termination_listener(lambda _: broken.set())
            try:
                await driver.add_listener(CHANNEL, self._on_notification)
                is_open()
                while not broken.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(broken.wait(), changes.HEARTBEAT_SECONDS)
                        return
                    await driver.fetchval("SELECT 1")
            finally:
                await connection.invalidate()

    def _on_notification(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        self._feed.publish(*changes.from_payload(payload))
