"""Two processes that share their tables, for attacks: two servers on one database, or two of one server."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa

from attack_base import Seated, Target
from reihum.server.storage.database import find_database
from reihum.server.storage.schema import owners, processes


class Pair(NamedTuple):
    """Two processes that share their tables. ``ada`` sits at a table of the owner."""

    owner: Target
    front: Target
    ada: Seated
    host: str
    port: int
    key: bytes
    """Where the owner is reached by other processes, and the secret with which."""


async def doors(store: str, table: str | None = None) -> list[tuple[str, int, bytes]]:
    """Where processes are reached by others: all of them, or the owner of a table."""
    query = sa.select(processes.c.address, processes.c.key)
    if table is not None:
        owner = sa.select(owners.c.process).where(owners.c.table_id == table)
        query = query.where(processes.c.name.in_(owner))
    found = []
    for address, key in await find_rows(store, query):
        host, _, port = address.rpartition(" ")
        found.append((host, int(port), key.encode()))
    return found


async def find_rows(store: str, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
    database = find_database(store)
    try:
        async with database.reading() as connection:
            return [tuple(row) for row in await connection.execute(query)]
    finally:
        await database.close()


@asynccontextmanager
async def two_processes(target: Target) -> AsyncIterator[Pair]:
    """Two processes of the server that is attacked, or this server and a second one beside it."""
    with _front(target) as front:
        owner = target if front.server is not target.server else target.process(_serving(target)[0])
        async with owner.seated(players=2) as ada:
            (door,) = await doors(store_of(target), ada.table)
            yield Pair(owner, front, ada, *door)


@contextmanager
def _front(target: Target) -> Iterator[Target]:
    assert target.stores is not None
    if target.stores.processes > 1:
        yield target.process(_serving(target)[1])
    else:
        with target.stores.target(store=store_of(target)) as front:
            yield front


def _serving(target: Target) -> list[int]:
    assert target.server is not None
    return target.server.processes


def files(target: Target) -> int:
    return len(os.listdir(f"/proc/{target.pid}/fd"))


def store_of(target: Target) -> str:
    assert target.server is not None
    return target.server.store
