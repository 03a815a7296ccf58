"""What several processes that write to one SQLite file cost.

    uv run --group test python bench/writers.py [--processes 1 2 4] [--seconds 2] [--tables 200]

Tables append one entry after another, each when the one before is durable. They are spread over the
processes. ``busy`` is the store: SQLite looks again and again whether the file is free, less and less often.
``lock`` waits for a lock of the system before each transaction. Both run by turns.
"""

import asyncio
import fcntl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from measuring import by_turns, flags, spread

from reihum.server.storage import database
from reihum.server.storage.store import open_store

BODY = b"x" * 100
TURNS = 3
SECONDS_TO_START = 3.0
FILE = database._File  # noqa: SLF001  (the lock is around what happens inside)


class Run(NamedTuple):
    appends_per_second: float
    microseconds: float
    """Processor time of an append."""
    p50: float
    p99: float
    """Milliseconds."""


def main() -> None:
    if len(sys.argv) == 2 and sys.argv[1].startswith("{"):
        write(**msgspec.json.decode(sys.argv[1]))
        return
    found = flags(__doc__, processes=(1, 2, 4), seconds=2.0, tables=200).parse_args()
    sides = {f"{number} {kind}": (number, kind) for number in found.processes for kind in ("busy", "lock")}
    runs = by_turns(sides, TURNS, lambda side, _: run(*side, found.tables, found.seconds))
    print(f"{found.tables} tables, {TURNS} x {found.seconds:g} s; median (lowest to highest)")
    for name, each in runs.items():
        rates, cpu, p50, p99 = zip(*each, strict=True)
        waits = f"p50 {spread(p50, 1)} ms   p99 {spread(p99)} ms"
        print(f"{name}  {spread(rates)} a second   {spread(cpu)} µs   {waits}")


def run(processes: int, kind: str, tables: int, seconds: float) -> Run:
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/store.db"
        asyncio.run(prepare(address))
        work = {"kind": kind, "address": address, "tables": tables // processes, "seconds": seconds}
        work["start"] = time.time() + SECONDS_TO_START
        started = [
            subprocess.Popen(
                [sys.executable, __file__, msgspec.json.encode({**work, "prefix": str(number)}).decode()],
                stdout=subprocess.PIPE,
            )
            for number in range(processes)
        ]
        said = [msgspec.json.decode(process.communicate()[0]) for process in started]
    times = [each for _, all_times in said for each in all_times]
    percentiles = quantiles(times, n=100)
    cpu = sum(used for used, _ in said) / len(times)
    return Run(len(times) / seconds, cpu * 1e6, percentiles[49] * 1000, percentiles[98] * 1000)


async def prepare(address: str) -> None:
    await (await open_store(address)).close()


def write(kind: str, **work: Any) -> None:
    """The work of one process. Says the processor time that it took, and the time of each append."""
    if kind == "busy":
        asyncio.run(append_all(**work))
        return
    path = Path(work["address"].removeprefix("sqlite:///")).with_suffix(".writer")
    transact = FILE._transact  # noqa: SLF001
    with path.open("wb") as lock:

        def in_turn(file: Any, work: Callable[..., Any]) -> Any:
            fcntl.flock(lock, fcntl.LOCK_EX)
            try:
                return transact(file, work)
            finally:
                fcntl.flock(lock, fcntl.LOCK_UN)

        with patch.object(FILE, "_transact", in_turn):
            asyncio.run(append_all(**work))


async def append_all(address: str, prefix: str, tables: int, start: float, seconds: float) -> None:
    store = await open_store(address)
    await asyncio.sleep(start - time.time())
    used, end = time.process_time(), time.perf_counter() + seconds
    times: list[float] = []

    async def play(table_id: str) -> None:
        number = 0
        while (before := time.perf_counter()) < end:
            assert await store.append(table_id, number, [BODY], at=number)
            times.append(time.perf_counter() - before)
            number += 1

    await asyncio.gather(*(play(f"{prefix}-{table}") for table in range(tables)))
    print(msgspec.json.encode((time.process_time() - used, times)).decode())
    await store.close()


if __name__ == "__main__":
    main()
