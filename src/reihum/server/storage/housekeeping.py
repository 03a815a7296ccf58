"""Packs the logs of old tables. Deletes old tables and forgets people, if the operator wants that."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable

from reihum.game import Value
from reihum.live.client import Now
from reihum.live.store import StoreLost
from reihum.server.storage.archive import Idle
from reihum.server.storage.store import Store

LOGGER = logging.getLogger("reihum")

SECONDS_BETWEEN_ROUNDS = 60 * 60
PAUSE_SECONDS = 0.02
"""The pause between two tables, so that players notice nothing."""
LEASE = "housekeeper"
LEASE_SECONDS = 60
MOST_TABLES_AT_ONCE = 50
MOST_PEOPLE_AT_ONCE = 50
DAY = 24 * 60 * 60 * 1000


class Rules(Value, frozen=True):
    """The days after which an unused table is packed, or deleted; ``None``: never."""

    archive_after: int | None = None
    delete_after: int | None = None
    forget_after: int | None = None
    """The days after which a person who was not here is forgotten."""


class Housekeeper:
    def __init__(self, store: Store, rules: Rules, is_open: Callable[[str], bool], now: Now) -> None:
        self._store = store
        self._rules = rules
        self._is_open = is_open
        self._now = now
        self._name = secrets.token_hex(8)

    async def run(self) -> None:
        """Works about once an hour, until it is cancelled."""
        while True:
            try:
                await self.go_round()
            except StoreLost:
                LOGGER.warning("the store was away: the next housekeeping is in an hour")
            except Exception:
                LOGGER.exception("the housekeeping failed")
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)

    async def go_round(self) -> None:
        """Cares for all old tables, unless another process does.

        Each table is one transaction, so a process that dies leaves the other tables for the next round.
        """
        packed = deleted = 0
        async for table_id, idle in self._old(self._rules.delete_after, is_live=False):
            deleted += await self._store.delete_table(table_id, idle)
        async for table_id, idle in self._old(self._rules.archive_after, is_live=True):
            packed += await self._store.pack_log(table_id, idle)
        if packed or deleted:
            LOGGER.info("old tables were cleared away", extra={"packed": packed, "deleted": deleted})
        await self._forget_people()

    async def _forget_people(self) -> None:
        forgotten = 0
        while self._rules.forget_after is not None and await self._is_on_duty():
            before = self._now() - self._rules.forget_after * DAY
            found = await self._store.old_people(before, MOST_PEOPLE_AT_ONCE)
            await self._store.delete_people(found)
            forgotten += len(found)
            if len(found) < MOST_PEOPLE_AT_ONCE:
                break
        if forgotten:
            LOGGER.info("people who were long away are forgotten", extra={"people": forgotten})

    async def _old(self, days: int | None, *, is_live: bool) -> AsyncIterator[tuple[str, Idle]]:
        """The old tables, as long as this process has the lease."""
        after = ""
        while days is not None and await self._is_on_duty():
            idle = Idle(self._now() - days * DAY, self._now())
            found = await self._store.idle_tables(idle, after, MOST_TABLES_AT_ONCE, is_live=is_live)
            for table_id in found:
                if not self._is_open(table_id):
                    yield table_id, idle
                    await asyncio.sleep(PAUSE_SECONDS)
            if len(found) < MOST_TABLES_AT_ONCE:
                return
            after = found[-1]

    async def _is_on_duty(self) -> bool:
        return await self._store.take_lease(LEASE, self._name, LEASE_SECONDS)
