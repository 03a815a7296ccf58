"""Bots that hang, die or err: their move is made for them, and everybody plays on."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from errno import ENOMEM
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from broken_bots import BROKEN, choose, die, err, hang, has_compiled, has_rehearsed
from reihum.live.messages import Update
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.registry import GAMES
from reihum.server.http.conversation import ServerRooms
from reihum.server.serve import milliseconds
from reihum.server.storage.store import open_store
from reihum.server.workers.bot_service import BotProcessService
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.server.workers.tasks import rehearse
from reihum.table.commands import SeatBot
from reihum.table.log import Person, Settings, StoodIn
from server_process import Client, Server

SOON, LATER, LONG = 0.5, 2.0, 60.0
"""Seconds: for an answer that does not come, until its process is given up, and for what must happen."""
HOST = Person("ada", "Ada")


@asynccontextmanager
async def processes(number: int) -> AsyncIterator[BotProcesses]:
    some = BotProcesses(number, LATER)
    try:
        yield some
    finally:
        some.close()


async def answered(some: BotProcesses) -> int:
    """The process that answers, as soon as one does."""
    async with asyncio.timeout(LONG):
        while True:
            with suppress(NoAnswer):
                return int(await some.ask(SOON, os.getpid))
            await asyncio.sleep(0.05)


def test_a_process_that_hangs_is_replaced() -> None:
    async def run() -> None:
        async with processes(1) as some:
            before = await answered(some)
            with pytest.raises(NoAnswer):
                await some.ask(SOON, hang)
            with pytest.raises(NoAnswer):  # nobody waits when all hang
                some.ask(LONG, os.getpid).send(None)
            assert await answered(some) != before

    asyncio.run(run())


def test_a_process_that_dies_is_replaced() -> None:
    async def run() -> None:
        async with processes(1) as some:
            before = await answered(some)
            with pytest.raises(NoAnswer):
                await some.ask(LONG, die)
            assert await answered(some) != before

    asyncio.run(run())


def test_a_process_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with processes(1) as some:
            await answered(some)
            with monkeypatch.context() as patch:
                patch.setattr("reihum.server.workers.processes.Popen", without_memory)
                for ask in (die, os.getpid, os.getpid):
                    with pytest.raises(NoAnswer):
                        await some.ask(LONG, ask)
            assert await answered(some)

    asyncio.run(run())
    assert "could not be started" in caplog.text


def test_a_bot_gets_ready_though_a_process_could_not_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with processes(1) as some:
            await some.prepare("medium", "ratefix")
            with monkeypatch.context() as patch:
                patch.setattr("reihum.server.workers.processes.Popen", without_memory)
                with pytest.raises(NoAnswer):
                    await some.prepare("hard", "ratefix")
            await some.prepare("hard", "ratefix")

    asyncio.run(run())


def without_memory(*command: object, **details: object) -> None:
    raise OSError(ENOMEM, "Cannot allocate memory")


def test_others_are_answered_while_one_hangs() -> None:
    async def run() -> None:
        async with processes(2) as some:
            hanging = asyncio.create_task(some.ask(LONG, hang))
            await answered(some)
            assert not hanging.done()
            with pytest.raises(NoAnswer):
                await hanging

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "last_needed"),
    [
        ("elfer", "rows.kernel.ending._solve"),
        pytest.param("junior", "rows.kernel.ending._solve", marks=pytest.mark.slow),
        pytest.param("master", "master.kernel.ending._settled", marks=pytest.mark.slow),
    ],
)
def test_bots_get_ready_in_every_process(game: str, last_needed: str) -> None:
    """Nobody waits for the compiler, not even at the end of a round."""

    async def run() -> None:
        some = BotProcesses(2)
        try:
            await some.prepare("master", game)
            asked = (some.ask(LONG, has_compiled, f"reihum.games.{last_needed}") for _ in range(2))
            assert set(await asyncio.gather(*asked)) == {(True, pid) for pid in await pids(some)}
        finally:
            some.close()

    asyncio.run(run())


async def pids(some: BotProcesses) -> set[int]:
    return set(await asyncio.gather(*(some.ask(LONG, os.getpid) for _ in range(2))))


def test_a_process_that_replaces_another_gets_ready_before_it_answers() -> None:
    async def run() -> None:
        async with processes(1) as some:
            await some.prepare("medium", "ratefix")
            before = await some.ask(LONG, has_rehearsed)
            with pytest.raises(NoAnswer):
                await some.ask(LONG, die)
            after = await some.ask(LONG, has_rehearsed)
        assert before[0]
        assert after[0]
        assert before[1] != after[1]

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_rehearses_any_game(game: str) -> None:
    assert rehearse("easy", game)


@pytest.mark.parametrize("breaks", [hang, die, err])
def test_a_bot_that_does_not_answer_loses_its_moves_and_all_tables_go_on(
    breaks: Callable[[], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> int:
        store = await open_store(f"sqlite:///{tmp_path}/reihum.db")
        async with processes(2) as some:
            bots = BotProcessService(some, partial(choose, breaks), SOON)
            rooms = Rooms(store, bots, milliseconds)
            try:
                for room in [await table_of(rooms, bot) for bot in (BROKEN, "simple")]:
                    await until_moved(room, times=4)
            finally:
                await rooms.close()
                await bots.close()
                await store.close()
        return bots.simple_moves

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(run()) > 0
    assert BROKEN in [vars(line).get("bot") for line in caplog.records if "is busy" in line.message]


@asynccontextmanager
async def rooms_without_bot_processes(tmp_path: Path) -> AsyncIterator[ServerRooms]:
    store = await open_store(f"sqlite:///{tmp_path}/reihum.db")
    rooms = Rooms(store, BotProcessService(BotProcesses(0)), milliseconds)
    try:
        yield rooms
    finally:
        await rooms.close()
        await rooms.bots.close()
        await store.close()


def test_a_quick_bot_needs_no_process(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_without_bot_processes(tmp_path) as rooms:
            room = await table_of(rooms, "simple")
            await until_moved(room, times=10)
            assert rooms.bots.simple_moves == 0
            assert not room.table.stood_in

    asyncio.run(run())


def test_until_a_bot_is_ready_the_simple_one_plays_and_everybody_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_without_bot_processes(tmp_path) as rooms:
            room = await table_of(rooms, "master")
            onlooker = room.connect(None)
            await until_moved(room, times=10)
            told: list[Any] = []
            while not onlooker.unsent.empty():
                message = onlooker.unsent.get_nowait()
                told += message.events if isinstance(message, Update) else ()
            assert rooms.bots.simple_moves >= 9
            assert room.table.stood_in == {0, 1}
            assert sorted(each.seat for each in told if isinstance(each, StoodIn)) == [0, 1]

    asyncio.run(run())


QUICK_BOTS_PLAY = """
import sys
from random import Random
from reihum import bots
from reihum.registry import GAMES
from reihum.server.workers.tasks import _choices
for game, rules in GAMES.items():
    for view, menu, history in _choices(rules, rules.seats[-1], Random(1)):
        for bot in bots.of(game):
            if bots.is_quick(bot, game):
                bots.BOTS[bot].choose(view, menu, Random(1), history)
assert "numba" not in sys.modules
"""


def test_quick_bots_need_no_kernel() -> None:
    """They think in the server itself, where nothing may be compiled."""
    subprocess.run([sys.executable, "-c", QUICK_BOTS_PLAY], check=True, timeout=LONG)


@pytest.mark.parametrize("has_started", [False, True])
def test_the_processes_of_a_killed_server_end_without_a_word(tmp_path: Path, has_started: bool) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    with os.fdopen(os.dup(server.errors.fileno()), "rb") as errors:
        assert list(children_of(server.process.pid)) == []  # nobody needs a bot yet
        assert not re.search("numpy|llvmlite", Path(f"/proc/{server.process.pid}/maps").read_text())
        asyncio.run(look_at_a_table(server))
        end = time.monotonic() + LONG
        while not (children := list(children_of(server.process.pid))):
            assert time.monotonic() < end
            time.sleep(0.01)
        while has_started and not all(map(listens, children)):
            assert time.monotonic() < end
            time.sleep(0.05)
        server.kill()
        while any(child.exists() for child in children):
            assert time.monotonic() < end
            time.sleep(0.05)
        errors.seek(0)
        assert errors.read() == b""


async def look_at_a_table(server: Server) -> None:
    """The bot that gives hints at it gets ready."""
    host = server.newcomer("Ada")
    async with server.live(server.new_table(host, game="elfer", players=2)["table"], host) as connection:
        await Client(connection).until(lambda view: True)


def listens(process: Path) -> bool:
    """Whether it has come as far as to wait for questions, in a thread of its own."""
    return len(list((process / "task").iterdir())) > 1


def children_of(pid: int) -> Iterator[Path]:
    """The processes below a process, with those below them, as Linux lists them."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield Path(f"/proc/{child}")
            yield from children_of(child)


async def table_of(rooms: ServerRooms, bot: str) -> Room:
    """A table of two bots, at which the host looks on."""
    room = await rooms.enter(await rooms.open_table(Settings(game="ratefix", players=2), HOST))
    assert isinstance(room, Room)
    host = room.connect(HOST)
    for seat in range(2):
        await room.ask(host, SeatBot(seat, bot))
    return room


async def until_moved(room: Room, times: int) -> None:
    async with asyncio.timeout(LONG):
        while len(room.table.moves) < times:
            await asyncio.sleep(0.05)
