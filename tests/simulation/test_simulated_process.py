"""Moments of a server process that are hard to meet outside the simulation."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from reihum.table.log import Person, Settings
from simulated_database import Disk
from simulated_loop import new_loop
from simulated_network import Link
from simulated_process import Process

ADA = Person("ada", "Ada")


async def _close_while_people_leave(chance: Random) -> None:
    disk = Disk(chance, lambda: 0)
    process = Process("process", disk, chance, lambda: 0, None, 0.0)
    await process.starting
    settings = Settings(game="elfer", players=2)
    tables = [await process.begin(process.open_table(settings, ADA)) for _ in range(4)]
    links = [Link(chance, "ada", 0) for _ in tables]
    for link, table_id in zip(links, tables, strict=True):
        process.accept(link, table_id, "token")
    await asyncio.sleep(1)
    closing = process.begin(process.close_rooms())
    for link in links:
        link.break_off(at_once=True)
    await closing
    process.kill()
    disk.close()


@pytest.mark.parametrize("seed", range(5))
def test_people_may_leave_while_rooms_are_closed(seed: int) -> None:
    loop = new_loop(Random(seed))
    loop.run_until_complete(_close_while_people_leave(Random(seed)))
    loop.close()
    assert not loop.errors
