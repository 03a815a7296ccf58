"""Bots that hang, die or err: their move is made for them, and everybody plays on."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from broken_bots import BROKEN, choose, die, err, hang, has_compiled
from reihum.registry import GAMES
from reihum.server.house import House
from reihum.server.room import Room
from reihum.server.serve import milliseconds
from reihum.server.store import open_store
from reihum.server.thinking import NoAnswer, Thinkers, hint, rehearse
from reihum.table.commands import SeatBot
from reihum.table.deeds import Person, Settings

SOON, LATER, LONG = 0.5, 2.0, 60.0
"""Seconds: for an answer that does not come, until its thinker is given up, and for what must happen."""
HOST = Person("ada", "Ada")


@asynccontextmanager
async def thinkers(number: int) -> AsyncIterator[Thinkers]:
    some = Thinkers(number, LATER)
    try:
        yield some
    finally:
        some.close()


async def answered(some: Thinkers) -> int:
    """The process that answers, as soon as one does."""
    async with asyncio.timeout(LONG):
        while True:
            with suppress(NoAnswer):
                return int(await some.ask(SOON, os.getpid))
            await asyncio.sleep(0.05)


def test_a_thinker_that_hangs_is_replaced() -> None:
    async def run() -> None:
        async with thinkers(1) as some:
            before = await answered(some)
            with pytest.raises(NoAnswer):
                await some.ask(SOON, hang)
            with pytest.raises(NoAnswer):  # nobody waits when all hang
                some.ask(LONG, os.getpid).send(None)
            assert await answered(some) != before

    asyncio.run(run())


def test_a_thinker_that_dies_is_replaced() -> None:
    async def run() -> None:
        async with thinkers(1) as some:
            before = await answered(some)
            with pytest.raises(NoAnswer):
                await some.ask(LONG, die)
            assert await answered(some) != before

    asyncio.run(run())


def test_others_are_answered_while_one_hangs() -> None:
    async def run() -> None:
        async with thinkers(2) as some:
            hanging = asyncio.create_task(some.ask(LONG, hang))
            await answered(some)
            assert not hanging.done()
            with pytest.raises(NoAnswer):
                await hanging

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "last_needed"),
    [("elfer", "rows.ending._solve"), ("junior", "rows.ending._solve"), ("master", "master.ending._settled")],
)
def test_bots_get_ready_in_every_thinker(game: str, last_needed: str) -> None:
    """Nobody waits for the compiler, at the end of a round neither."""

    async def run() -> None:
        some = Thinkers(2)
        try:
            await some.prepare("master", game)
            asked = (some.ask(LONG, has_compiled, f"reihum.kernel.{last_needed}") for _ in range(2))
            assert set(await asyncio.gather(*asked)) == {(True, pid) for pid in await pids(some)}
        finally:
            some.close()

    asyncio.run(run())


async def pids(some: Thinkers) -> set[int]:
    return set(await asyncio.gather(*(some.ask(LONG, os.getpid) for _ in range(2))))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_rehearses_any_game(game: str) -> None:
    assert rehearse("easy", game)


@pytest.mark.parametrize("breaks", [hang, die, err])
def test_a_bot_that_does_not_answer_loses_its_moves_and_all_tables_go_on(
    breaks: Callable[[], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> int:
        store = await open_store(f"sqlite:///{tmp_path}/reihum.db")
        async with thinkers(2) as some:
            think = partial(some.ask, SOON, choose, breaks)
            house = House(
                store, think, partial(some.ask, LONG, hint), some.prepare, lambda: 0.0, milliseconds
            )
            try:
                for room in [await table_of(house, bot) for bot in (BROKEN, "simple")]:
                    await until_moved(room, times=4)
            finally:
                await house.close()
                await store.close()
        return house.unanswered

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(run()) > 0
    assert f"the bot {BROKEN} did not answer" in caplog.text


async def table_of(house: House, bot: str) -> Room:
    """A table of two bots, at which the host looks on."""
    room = await house.enter(await house.open_table(Settings(game="zweikampf", players=2), HOST))
    host = room.watch(HOST)
    for seat in range(2):
        await room.ask(host, SeatBot(seat, bot))
    return room


async def until_moved(room: Room, times: int) -> None:
    async with asyncio.timeout(LONG):
        while len(room.table.moves) < times:
            await asyncio.sleep(0.05)
