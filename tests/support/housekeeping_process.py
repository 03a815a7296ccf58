"""A process that packs every table of a store, and says which, until it is done or killed.

python tests/support/housekeeping_process.py ADDRESS
"""

from __future__ import annotations

import asyncio
import sys
import time

from reihum.server.storage.archive import Idle
from reihum.server.storage.store import open_store


async def main(address: str) -> None:
    store = await open_store(address)
    now = time.time_ns() // 1_000_000
    idle = Idle(now, now)
    for table_id in await store.idle_tables(idle, "", 1000, is_live=True):
        if await store.pack_log(table_id, idle):
            print(table_id, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
