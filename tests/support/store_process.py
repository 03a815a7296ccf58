"""A process that appends to many logs at once, and says what was acknowledged, until it is killed.

python tests/support/store_process.py ADDRESS TABLES
"""

from __future__ import annotations

import asyncio
import sys

from reihum.server.storage.store import Store, open_store


async def append_for_ever(store: Store, table_id: str) -> None:
    number = len(await store.read(table_id))
    while True:
        bodies = [f"{table_id} {number + more}".encode() for more in range(1 + number % 3)]
        if await store.append(table_id, number, bodies, at=number):
            for body in bodies:
                print(body.decode(), flush=True)
        number = len(await store.read(table_id))


async def main(address: str, tables: int) -> None:
    store = await open_store(address)
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(append_for_ever(store, f"table{number}"))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
