"""How many appends a second the store makes durable, beside a transaction for each.

    uv run --group test python bench/store.py [--seconds 4]

Tables append one entry after another, each when the one before is durable. ``batched`` is the store.
``single`` writes the same rows to the same database, through the same library, in a transaction for
each. Both run by turns, so that they see the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import msgspec

from reihum.server.storage.database import Database, find_database
from reihum.server.storage.schema import log
from reihum.server.storage.store import open_store

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from databases import running_postgres

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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each of the runs")
    seconds = parser.parse_args().seconds
    print(f"{TABLES} tables, {len(BODY)} bytes an entry, {TURNS} x {seconds:g} s; median (lowest to highest)")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare("SQLite", f"sqlite:///{folder}/store.db", seconds))
    with running_postgres() as postgres:
        asyncio.run(compare("PostgreSQL", postgres.new_database(), seconds))


async def compare(name: str, address: str, seconds: float) -> None:
    batched, single = [], []
    for turn in range(TURNS):
        batched.append(await run_batched(address, f"batched{turn}", seconds))
        single.append(await run_single(address, f"single{turn}", seconds))
    pairs = zip(batched, single, strict=True)
    ratios = [ours.appends_per_second / theirs.appends_per_second for ours, theirs in pairs]
    show(f"{name} batched", batched)
    show(f"{name} single", single)
    print(f"{name + ' ratio':20} {spread(ratios, 1)}")


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


def show(name: str, runs: list[Run]) -> None:
    print(
        f"{name:20} {spread([run.appends_per_second for run in runs])} appends/s"
        f"   p50 {spread([run.p50 for run in runs], 1)} ms   p99 {spread([run.p99 for run in runs], 1)} ms"
    )


def spread(values: list[float], digits: int = 0) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


if __name__ == "__main__":
    main()
