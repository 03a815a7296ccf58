"""However long the log of a table is, looking at it is cheap, and nothing of a finished match is lost."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import long_tables as grown
from databases import Postgres
from memory_log import Memory
from reihum import record
from reihum.live import room as rooms
from reihum.live.conversation import NO_SUCH_TABLE
from reihum.live.messages import Update
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.slices import Slices
from reihum.match import AnyMatch, Match
from reihum.registry import GAMES
from reihum.server.serve import milliseconds
from reihum.server.storage.store import open_store
from reihum.server.workers.bot_service import BotProcessService
from reihum.server.workers.processes import BotProcesses
from reihum.table import log as table_log
from reihum.table.commands import Say
from reihum.table.fold import TableStep, fold
from reihum.table.log import Person, Settings, TakenBack
from reihum.table.table import Table
from reihum.table.views import shown, view
from server_process import Client, Server
from table_log import GUEST, HOST, STRANGER, two


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('logs')}/reihum.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the rules were asked to do, from now on."""
    calls: list[Any] = []
    apply = Match.apply

    def counted(self: AnyMatch, *details: Any) -> Any:
        calls.append(details)
        return apply(self, *details)

    monkeypatch.setattr(Match, "apply", counted)
    return calls


def test_an_undo_replays_nothing(applied: list[Any]) -> None:
    log = grown.with_undos(3)
    table, moves = log.table, len(log.table.moves)
    applied.clear()
    step = fold(table, table_log.Entry(log.now, TakenBack(7)))
    shown(step, HOST.id)
    assert not applied
    back = step.table
    assert (len(back.moves), back.moves) == (moves - 7, table.moves.first(moves - 7))


def test_a_log_costs_what_it_is_long(applied: list[Any]) -> None:
    log = grown.with_undos(50)
    applied.clear()
    table = None
    for entry in log.entries:
        table = fold(table, entry).table
    assert len(applied) == sum(isinstance(entry.event, table_log.Acted) for entry in log.entries)


def test_only_the_round_that_is_played_is_kept_for_undos() -> None:
    log = grown.with_rounds(4, most_entries=10_000)
    assert len(log.table.past) == 0
    assert len(log.table.shuffles) == 4


def test_a_view_does_not_grow_with_the_secrets_of_all_rounds() -> None:
    log = grown.with_rounds(4, most_entries=10_000)
    assert view(log.table, HOST.id).shuffles == log.table.shuffles[-1:]


async def test_opening_a_table_holds_on_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    log = grown.with_rounds(3, most_entries=10_000)
    alive: list[int] = []

    def folded(table: Table | None, entry: table_log.Entry) -> TableStep:
        if table is not None and table.length == len(log.entries) - 1:
            alive.append(sum(type(each) is Table for each in gc.get_objects()))
        return fold(table, entry)

    log.steps.clear()
    before = sum(type(each) is Table for each in gc.get_objects())
    monkeypatch.setattr(rooms, "fold", folded)
    await Room("table", Memory(log.entries), lambda: log.now, lambda: "0" * 64).load()
    assert alive[0] - before < 5


async def test_a_client_that_was_long_away_gets_the_view_and_the_last_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = grown.with_rounds(3, most_entries=10_000)
    memory = Memory(log.entries[:4])
    room = Room("table", memory, lambda: log.now, lambda: "0" * 64)
    await room.load()
    client = room.connect(HOST)
    client.unsent.get_nowait()
    told: list[Any] = []

    def noted(step: TableStep, person: Any) -> Any:
        told.append(step.entry.event)
        return shown(step, person)

    monkeypatch.setattr(rooms, "shown", noted)
    memory.bodies += [table_log.write(entry) for entry in log.entries[4:]]
    await room.load()
    assert told == [entry.event for entry in log.entries[-rooms.MOST_SHOWN :]]
    message = client.unsent.get_nowait()
    assert isinstance(message, Update)
    assert message.changes["phase"] == "over"


async def test_a_view_is_built_once_for_all_onlookers(monkeypatch: pytest.MonkeyPatch) -> None:
    log = two()
    memory = Memory(log.entries)
    room = Room("table", memory, lambda: 0, lambda: "00" * 32)
    await room.load()
    onlookers = [room.connect(person) for person in (STRANGER, Person("dora", "Dora"), None, None)]
    players = [room.connect(person) for person in (HOST, GUEST)]
    for client in (*onlookers, *players):
        client.unsent.get_nowait()
    built: list[Any] = []

    def noted(table: Any, person: Any, common: Any) -> Any:
        built.append(person)
        return view(table, person, common)

    monkeypatch.setattr(rooms, "view", noted)
    await room.ask(players[0], Say("hello"))
    assert sorted(map(str, built)) == sorted(map(str, (HOST.id, GUEST.id, None)))
    assert len({msgspec.json.encode(client.unsent.get_nowait()) for client in onlookers}) == 1


async def test_long_work_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.live.slices.SLICE_SECONDS", 0.0)
    slices, order = Slices(), list[str]()

    def noting(name: str) -> Callable[[int], None]:
        return lambda number: order.append(f"{name}{number}")

    await asyncio.gather(slices.each(range(3), noting("a")), slices.each(range(3), noting("b")))
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2"]


async def test_while_a_long_log_is_read_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.live.slices.SLICE_SECONDS", 0.0)
    log, turns = grown.with_undos(20), 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    others = asyncio.create_task(take_turns())
    await Room("table", Memory(log.entries), lambda: log.now, lambda: "0" * 64).load()
    others.cancel()
    assert turns >= len(log.entries)


@pytest.mark.sample("sqlite")
def test_a_look_at_a_table_does_not_read_its_log(address: str) -> None:
    log = grown.with_undos(1)
    server = Server(address)
    try:
        table = asyncio.run(grown.put_bodies(log, [b"not an entry"] * 3, address))
        assert server.get(f"/api/tables/{table}")["phase"] == "playing"
    finally:
        server.kill()


@pytest.fixture
def server(address: str) -> Iterator[Server]:
    server = Server(address)
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.sample("sqlite")
def test_a_table_whose_log_is_damaged_is_one_line_and_no_more(address: str) -> None:
    async def damaged() -> str:
        store = await open_store(address)
        rooms = Rooms(store, BotProcessService(BotProcesses(0)), milliseconds)
        row = await rooms.open_table(Settings(game="junior", players=2), HOST)
        await store.append(row.id, 1, [b"not an entry"], milliseconds())
        await rooms.close()
        await rooms.bots.close()
        await store.close()
        return row.id

    async def look_at(server: Server, table: str) -> int:
        async with server.live(table) as connection:
            await connection.wait_closed()
            return int(connection.close_code)

    table = asyncio.run(damaged())
    server = Server(address)
    try:
        assert asyncio.run(look_at(server, table)) == NO_SUCH_TABLE
        _, complaints = server.end()
    finally:
        server.kill()
    assert b"cannot be read" in complaints
    assert b"Traceback" not in complaints


@pytest.mark.sample("sqlite")
def test_a_rematch_does_not_erase_the_record_though_the_server_was_killed(server: Server) -> None:
    cookie = server.newcomer("Ada")
    table = server.new_table(cookie, game="junior", players=2)["table"]
    records = [asyncio.run(_play_and_kill(server, table, cookie, number)) for number in range(2)]
    assert len(set(records)) == 2
    for found in records:
        body = json.dumps(server.get(f"/api/records/{found}")).encode()
        whole = record.read(body, GAMES)
        assert record.verify(whole, GAMES[whole.game]) is not None


async def _play_and_kill(server: Server, table: str, cookie: str, number: int) -> str:
    """The record of a match after the server was killed at its end, and everybody plays again."""
    async with server.live(table, cookie) as connection:
        ada = Client(connection)
        await ada.until(lambda view: True)
        if number == 0:
            await ada.ask("sit", seat=0)
            await ada.ask("seat-bot", seat=1, bot="simple")
        await ada.ask("get-ready")
        await ada.play(Random(number))
        server.kill()
    server.restart()
    before = server.get(f"/api/tables/{table}")
    assert before["phase"] == "over"
    async with server.live(table, cookie) as connection:
        ada = Client(connection)
        await ada.until(lambda view: True)
        assert (await ada.ask("play-again"))["type"] == "accepted"
    after = server.get(f"/api/tables/{table}")
    assert (after["phase"], after["record"]) == ("lobby", before["record"])
    return str(after["record"])
