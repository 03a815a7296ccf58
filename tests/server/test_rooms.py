"""Rooms of several processes on one store: what a process knows of a table that others had meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from reihum.live import rooms as rooms_module
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import Process
from reihum.server.http.conversation import ServerRooms
from reihum.server.serve import milliseconds
from reihum.server.storage import ownership
from reihum.server.storage.database import find_database
from reihum.server.storage.schema import processes
from reihum.server.storage.store import open_store
from reihum.server.workers.bot_service import BotProcessService
from reihum.server.workers.processes import BotProcesses
from reihum.table.commands import Sit
from reihum.table.log import Person, Settings

ONE, TWO = Process("one", "127.0.0.1 1", "key one"), Process("two", "127.0.0.1 2", "key two")
ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


@asynccontextmanager
async def of_process(address: str, process: Process) -> AsyncIterator[ServerRooms]:
    async with AsyncExitStack() as stack:
        store = await open_store(address, process)
        stack.push_async_callback(store.close)
        rooms = Rooms(store, BotProcessService(BotProcesses(0)), milliseconds)
        stack.push_async_callback(rooms.bots.close)
        stack.push_async_callback(rooms.close)
        yield rooms


async def test_a_process_that_wakes_up_reads_what_others_have_written_to_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "ALIVE_SECONDS", ownership.LONGEST - 1)
    monkeypatch.setattr(rooms_module, "SECONDS_BETWEEN_SIGNS", 0.1)
    address = f"sqlite:///{tmp_path}/reihum.db"
    async with of_process(address, ONE) as sleeping, of_process(address, TWO) as other:
        is_awake, stay_alive = asyncio.Event(), sleeping.store.stay_alive

        async def say_when_awake() -> bool:
            await is_awake.wait()
            return await stay_alive()

        monkeypatch.setattr(sleeping.store, "stay_alive", say_when_awake)
        row = await sleeping.open_table(Settings(game="junior", players=2), ADA)
        old = await sleeping.enter(row)
        assert isinstance(old, Room)
        onlooker = old.connect(None)
        await let_die(address, ONE)
        room = await other.enter(row)
        assert isinstance(room, Room)
        ben = room.connect(BEN)
        await room.ask(ben, Sit(1))
        room.leave(ben)
        await other.leave(room)
        assert not is_seated(old, BEN)
        is_awake.set()
        async with asyncio.timeout(10):
            while not is_seated(old, BEN):
                await asyncio.sleep(0.01)
        assert await sleeping.enter(row) is old
        assert onlooker in old.clients
        old.leave(onlooker)


def is_seated(room: Room, person: Person) -> bool:
    return room.table.seat_of(person.id) is not None


async def let_die(address: str, process: Process) -> None:
    """Has the others take a process for dead."""
    database = find_database(address)
    async with database.writing() as connection:
        await connection.execute(sa.update(processes).where(processes.c.name == process.name).values(until=0))
    await database.close()
