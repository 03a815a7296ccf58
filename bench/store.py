"""How many appends a second the store makes durable, beside a transaction for each.

    uv run --group test python bench/store.py [--seconds 4]

Tables append one entry after another, each when the one before is durable. ``batched`` is the store.
``single`` writes the same rows to the same database, through the same library, in a transaction for
each. Both run by turns, so that they see the same machine.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from statistics import quantiles
from time import perf_counter

import msgspec
from measuring import by_turns, flags, spread

from databases import running_postgres
from reihum.server.storage.database import Database, find_database
from reihum.server.storage.schema import log
from reihum.server.storage.store import open_store

TABLES = 200
BODY = b"x" * 100
TURNS = 3

Append = Callable[[str, int], Awaitable[None]]


class Run(msgspec.Struct, frozen=True):
    appends_per_second: float
    p50: float
    p99: float
    """Milliseconds."""


def main() -> None:
    seconds = flags(__doc__, seconds=4.0).parse_args().seconds
    print(f"{TABLES} tables, {len(BODY)} bytes an entry, {TURNS} x {seconds:g} s; median (lowest to highest)")
    with tempfile.TemporaryDirectory() as folder:
        compare("SQLite", f"sqlite:///{folder}/store.db", seconds)
    with running_postgres() as postgres:
        compare("PostgreSQL", postgres.new_database(), seconds)


def compare(name: str, address: str, seconds: float) -> None:
    sides = {"batched": run_batched, "single": run_single}
    runs = by_turns(
        sides, TURNS, lambda run, turn: asyncio.run(run(address, f"{run.__name__}-{turn}", seconds))
    )
    for side, found in runs.items():
        rates, p50, p99 = zip(*map(msgspec.structs.astuple, found), strict=True)
        print(f"{name} {side:8} {spread(rates)} a second   p50 {spread(p50, 1)} ms   p99 {spread(p99, 1)} ms")
    pairs = zip(*runs.values(), strict=True)
    ratios = [batched.appends_per_second / single.appends_per_second for batched, single in pairs]
    print(f"{name} ratio    {spread(ratios, 1)}")


async def run_batched(address: str, prefix: str, seconds: float) -> Run:
    store = await open_store(address)

    async def append(table_id: str, number: int) -> None:
        assert await store.append(table_id, number, [BODY], at=number)

    try:
        return await measure(append, prefix, seconds)
    finally:
        await store.close()


async def run_single(address: str, prefix: str, seconds: float) -> Run:
    database = find_database(address)
    lock = asyncio.Lock()

    async def append(table_id: str, number: int) -> None:
        if database.is_shared:
            await insert(database, table_id, number)
        else:
            async with lock:  # SQLite has one writer at a time, and waiting here is cheaper than there
                await insert(database, table_id, number)

    try:
        return await measure(append, prefix, seconds)
    finally:
        await database.close()


async def insert(database: Database, table_id: str, number: int) -> None:
    async with database.writing() as connection:
        await connection.execute(
            log.insert(), {"table_id": table_id, "number": number, "at": number, "body": BODY}
        )


async def measure(append: Append, prefix: str, seconds: float) -> Run:
    times: list[float] = []
    start = perf_counter()
    end = start + seconds

    async def play(table_id: str) -> None:
        number = 0
        while (before := perf_counter()) < end:
            await append(table_id, number)
            times.append(perf_counter() - before)
            number += 1

    await asyncio.gather(*(play(f"{prefix}-{table}") for table in range(TABLES)))
    percentiles = quantiles(times, n=100)
    return Run(len(times) / (perf_counter() - start), percentiles[49] * 1000, percentiles[98] * 1000)


if __name__ == "__main__":
    main()
