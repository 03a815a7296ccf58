"""The limit on the size of a store."""

import asyncio
import logging
import time

from reihum.game import BadSetup
from reihum.server.storage.store import Store

LOGGER = logging.getLogger("reihum")

MEGABYTE = 2**20
FRESH_SECONDS = 10.0
"""The size is read again after this time."""


class Quota:
    """Refuses new people and new tables when the store is full. Open tables go on."""

    def __init__(self, store: Store, megabytes: int | None) -> None:
        self._store = store
        self._megabytes = megabytes
        self._is_full = False
        self.refused = 0
        self._looked_at: float | None = None
        self._order = asyncio.Lock()

    async def check(self) -> None:
        """Raises ``BadSetup``."""
        if self._megabytes is None:
            return
        async with self._order:
            if self._looked_at is None or time.monotonic() - self._looked_at > FRESH_SECONDS:
                await self._look(self._megabytes)
        if self._is_full:
            self.refused += 1
            raise BadSetup("store-full")

    async def _look(self, most: int) -> None:
        size = await self._store.size() / MEGABYTE
        if (size > most) != self._is_full:
            message = "the store is full" if size > most else "the store has room again"
            LOGGER.warning(message, extra={"megabytes": round(size), "limit": most})
        self._is_full, self._looked_at = size > most, time.monotonic()
