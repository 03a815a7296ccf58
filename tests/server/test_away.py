"""Players who are away, and what the others learn of it, on one server and on several."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from databases import Postgres
from memory_log import Memory
from reihum.live.client import Client
from reihum.live.messages import Update, View
from reihum.live.room import AWAY_AFTER, Room
from reihum.table.clock import Absence
from reihum.table.commands import GetReady, Sit
from reihum.table.log import Paused
from reihum.table.views import Away, shared, view
from server_process import Client as WireClient
from server_process import Server
from table_log import GUEST, HOST, Log, two

GRACE = 120


def away(client_view: Any, seat: int) -> Any:
    return client_view["chairs"][seat]["away"]


def test_the_others_see_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'away.db'}")
    host, guest = server.newcomer("Ada"), server.newcomer("Ben")
    address = server.new_table(host, game="elfer", players=2, grace=GRACE)

    async def play() -> None:
        async with server.live(address["table"], host) as one:
            ada = WireClient(one)
            await ada.ask("sit", seat=0)
            async with server.live(address["table"], guest) as two:
                ben = WireClient(two)
                await ben.ask("sit", seat=1)
                await ada.ask("get-ready")
                await ben.ask("get-ready")
                await ada.until(lambda view: view["phase"] == "playing")
                assert away(ada.view, 1) is None
            await ada.until(lambda view: away(view, 1))
            told = away(ada.view, 1)
            assert 0 < told["bot_at"] - told["since"] < GRACE * 1000
            assert ada.view["chairs"][1]["bot"] is None
            assert away(ada.view, 0) is None
            async with server.live(address["table"], guest) as two:
                await ada.until(lambda view: away(view, 1) is None)
                ben = WireClient(two)
                await ben.until(lambda view: view["you"] == 1)
                assert away(ben.view, 1) is None

    try:
        asyncio.run(play())
    finally:
        server.kill()


def test_a_player_at_another_server_is_there_until_it_dies(postgres: Postgres) -> None:
    store = postgres.new_database()
    first, second = Server(store), Server(store)
    host, guest = first.newcomer("Ada"), first.newcomer("Ben")
    address = first.new_table(host, game="elfer", players=2, grace=GRACE)

    async def play() -> None:
        async with first.live(address["table"], host) as one:
            ada = WireClient(one)
            await ada.ask("sit", seat=0)
            async with second.live(address["table"], guest) as two:
                ben = WireClient(two)
                await ben.ask("sit", seat=1)
                await ada.ask("get-ready")
                await ben.ask("get-ready")
                await ada.until(lambda view: view["phase"] == "playing")
                await ben.until(lambda view: view["phase"] == "playing")
                await asyncio.sleep(AWAY_AFTER / 1000)
                assert (await ada.ask("say", phrase="hello"))["type"] == "accepted"
                assert [away(client.view, seat) for client in (ada, ben) for seat in (0, 1)] == [None] * 4
                second.kill()
                await ada.until(lambda view: away(view, 1))

    try:
        asyncio.run(play())
    finally:
        first.kill()
        second.kill()


class Company:
    """A room with a clock that the test turns, and what Ada is told there."""

    def __init__(self) -> None:
        log = Log(game="elfer", players=2, grace=30)
        log.do(HOST, Sit(), GetReady("a"))
        log.do(GUEST, Sit(), GetReady("b"))
        self.now = log.now
        self.room = Room("table", Memory(log.entries), lambda: self.now, lambda: "0" * 64)

    async def begin(self) -> tuple[Client, Client]:
        await self.room.load()
        return self.room.connect(HOST), self.room.connect(GUEST)

    def pass_time(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.room.note_presence()


def told(client: Client) -> list[Any]:
    """The chairs in each message that was sent since the last time."""
    seen = []
    while not client.unsent.empty():
        message = client.unsent.get_nowait()
        assert isinstance(message, View | Update)
        seen.append(message.view.chairs if isinstance(message, View) else message.changes["chairs"])
    return seen


async def test_a_page_that_is_loaded_again_is_not_announced() -> None:
    company = Company()
    ada, ben = await company.begin()
    told(ada)
    company.room.leave(ben)
    company.pass_time(0)
    company.pass_time(AWAY_AFTER - 1)
    company.room.connect(GUEST)
    assert told(ada) == []


async def test_an_absence_is_announced_once_and_with_when_a_bot_takes_over() -> None:
    company = Company()
    ada, ben = await company.begin()
    told(ada)
    company.room.leave(ben)
    company.pass_time(0)
    gone = company.now
    company.pass_time(AWAY_AFTER)
    company.pass_time(1_000)
    company.pass_time(1_000)
    (seen,) = told(ada)
    assert seen[1].away == Away(gone + AWAY_AFTER, gone + 30_000)
    company.room.connect(GUEST)
    assert told(ada)[-1][1].away is None


@pytest.mark.parametrize("person", [HOST.id, GUEST.id, None])
def test_no_bot_takes_over_in_a_pause(person: str | None) -> None:
    log = two()
    absences = {1: Absence(5_000, 9_000)}
    assert view(log.table, person, shared(log.table, absences)).chairs[1].away == Away(9_000, 35_000)
    log.add(Paused())
    assert view(log.table, person, shared(log.table, absences)).chairs[1].away == Away(9_000, None)
