"""Old tables are packed and read as before, on real databases: races, sudden ends, and tables left alone."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from databases import Postgres
from reihum.live.store import Kept, Process, RecordRow, TableRow
from reihum.server.storage.archive import Idle
from reihum.server.storage.database import find_database
from reihum.server.storage.housekeeping import DAY, LEASE, Housekeeper, Rules
from reihum.server.storage.schema import archive, log
from reihum.server.storage.store import Store, open_store
from server_process import Client, Server

PROCESS = Path(__file__).parents[1] / "support" / "housekeeping_process.py"
NOW = 1000 * DAY
OLD = Idle(before=NOW - 30 * DAY, now=NOW)
ENTRIES = [b"%d" % number * 50 for number in range(10)]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    yield store
    await store.close()


async def put_old(store: Store, *table_ids: str, at: int = 0) -> None:
    """Tables that were played at once upon a time."""
    for table_id in table_ids:
        row = TableRow(table_id, table_id.upper(), True, "over", b"{}", at)
        assert await store.open_table(row, ENTRIES)


async def kept(address: str) -> tuple[int, int]:
    """How many entries lie in the log as they are, and how many logs are packed."""
    database = find_database(address)
    async with database.reading() as connection:
        counts = [
            (await connection.execute(select(func.count()).select_from(relation))).scalar_one()
            for relation in (log, archive)
        ]
    await database.close()
    return counts[0], counts[1]


class TestPacking:
    async def test_a_packed_log_reads_as_before(self, store: Store, address: str) -> None:
        await put_old(store, "t", "u")
        assert await store.pack_log("t", OLD)
        assert await kept(address) == (len(ENTRIES), 1)
        for since in range(len(ENTRIES) + 2):
            assert await store.read("t", since) == ENTRIES[since:]
        assert await store.read("u") == ENTRIES

    async def test_it_goes_on_where_it_ended_and_can_be_packed_again(
        self, store: Store, address: str
    ) -> None:
        await put_old(store, "t")
        entries = list(ENTRIES)
        for _ in range(3):
            assert await store.pack_log("t", OLD)
            assert await kept(address) == (0, 1)
            assert await store.append("t", len(entries), [b"more", b"and more"], at=1)
            entries += [b"more", b"and more"]
            for since in range(len(entries)):
                assert await store.read("t", since) == entries[since:]

    async def test_a_number_that_is_packed_is_not_given_again(self, store: Store) -> None:
        await put_old(store, "t")
        assert await store.pack_log("t", OLD)
        answers = await asyncio.gather(
            store.append("t", len(ENTRIES) - 1, [b"from", b"long ago"], at=NOW),
            store.append("fresh", 0, [b"a"], at=NOW),
        )
        assert list(answers) == [False, True]
        assert await store.read("t") == ENTRIES

    async def test_a_table_that_somebody_has_touched_is_left_alone(self, store: Store, address: str) -> None:
        await put_old(store, "listed", "played", "held", "came")
        await store.mend_table("listed", 1, Kept(True, "lobby", b"{}"), OLD.before)
        await store.append("played", len(ENTRIES), [b"a move"], at=OLD.before)
        owner = await open_store(address, Process("a server", "", ""))
        await owner.own_tables(["held"])
        assert await store.idle_tables(OLD, "", 9, is_live=True) == ["came"]
        assert await store.touch_table("came", NOW)
        for table_id in ("listed", "played", "held", "came"):
            assert not await store.pack_log(table_id, OLD)
            assert not await store.delete_table(table_id, OLD)
        await owner.close()
        assert (await kept(address))[1] == 0

    async def test_players_lose_nothing_while_their_table_is_packed_again_and_again(
        self, address: str
    ) -> None:
        one, two = await open_store(address), await open_store(address)
        await put_old(one, "t")
        packed = {one: 0, two: 0}
        is_over = asyncio.Event()

        async def play() -> list[bytes]:
            entries = list(ENTRIES)
            while len(entries) < len(ENTRIES) + 20 or not all(packed.values()):
                number = len(entries)
                entries.append(b"%d" % number)
                assert await one.append("t", number, entries[-1:], at=0)
                assert await one.read("t") == entries
                assert await one.read("t", number) == entries[number:]
                if number % 4 == 0:
                    await until_packed_again()
            is_over.set()
            return entries

        async def until_packed_again() -> None:
            so_far = sum(packed.values())
            while sum(packed.values()) == so_far:
                await asyncio.sleep(0.001)

        async def pack(store: Store) -> None:
            while not is_over.is_set():
                packed[store] += await store.pack_log("t", OLD)
                await asyncio.sleep(0.005)

        entries, _, _ = await asyncio.gather(play(), pack(one), pack(two))
        assert await two.read("t") == entries
        await one.close()
        await two.close()

    @pytest.mark.sample("sqlite")
    async def test_a_packer_that_is_killed_loses_nothing(self, address: str) -> None:
        store = await open_store(address)
        names = [f"t{number:03}" for number in range(40)]
        await put_old(store, *names)
        for enough in (5, None):
            process = subprocess.Popen(
                [sys.executable, str(PROCESS), address], stdout=subprocess.PIPE, text=True
            )
            assert process.stdout is not None
            list(islice(process.stdout, enough))
            process.kill()
            process.communicate()
            for name in names:
                assert await store.read(name) == ENTRIES
        assert await kept(address) == (0, len(names))
        await store.close()


class TestDeleting:
    async def test_everything_of_a_table_goes(self, store: Store, address: str) -> None:
        await put_old(store, "t", "packed", "stays")
        for table_id in ("t", "stays"):
            await store.mend_table(
                table_id, 1, Kept(True, "over", b"{}", RecordRow(f"{table_id}.1", table_id, b"{}", 1)), 1
            )
        assert await store.pack_log("packed", OLD)
        assert await store.delete_table("t", OLD)
        assert await store.delete_table("packed", OLD)
        assert not await store.delete_table("packed", OLD)
        assert await kept(address) == (len(ENTRIES), 0)
        assert await store.find_table("t") is None
        assert await store.find_record("t.1") is None
        assert await store.find_record("stays.1") is not None
        assert await store.read("stays") == ENTRIES

    async def test_a_table_is_either_visited_or_deleted(self, store: Store) -> None:
        await put_old(store, "t")
        came, is_gone = await asyncio.gather(store.touch_table("t", NOW), store.delete_table("t", OLD))
        assert came is not is_gone
        assert (await store.find_table("t") is None) is is_gone


class TestHousekeeping:
    async def test_rules_say_what_is_packed_and_deleted(
        self, store: Store, address: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.INFO, "reihum")
        for name, days in (("young", 29), ("old", 31), ("open", 31), ("ancient", 400)):
            await put_old(store, name, at=NOW - days * DAY)
        rules = Rules(archive_after=30, delete_after=365)
        await Housekeeper(store, rules, {"open"}.__contains__, lambda: NOW).go_round()
        assert await kept(address) == (2 * len(ENTRIES), 1)
        assert await store.find_table("ancient") is None
        assert await store.find_table("old") is not None
        (line,) = caplog.records
        assert (line.message, vars(line)["packed"], vars(line)["deleted"]) == (
            "old tables were cleared away",
            1,
            1,
        )

    async def test_without_rules_nothing_happens(self, store: Store, address: str) -> None:
        await put_old(store, "t")
        await Housekeeper(store, Rules(), set[str]().__contains__, lambda: NOW).go_round()
        assert await kept(address) == (len(ENTRIES), 0)

    async def test_there_is_one_at_a_time(self, store: Store, address: str) -> None:
        await put_old(store, "t")
        housekeeper = Housekeeper(store, Rules(30), set[str]().__contains__, lambda: NOW)
        await store.take_lease(LEASE, "another", seconds=60)
        await housekeeper.go_round()
        assert await kept(address) == (len(ENTRIES), 0)
        await store.take_lease(LEASE, "another", seconds=0)
        await housekeeper.go_round()
        assert await kept(address) == (0, 1)

    async def test_many_tables_are_seen_to_page_by_page(
        self, store: Store, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("reihum.server.storage.housekeeping.MOST_TABLES_AT_ONCE", 3)
        await put_old(store, *(f"t{number}" for number in range(7)))
        await Housekeeper(store, Rules(30), {"t0", "t1", "t2"}.__contains__, lambda: NOW).go_round()
        assert await kept(address) == (3 * len(ENTRIES), 4)


async def test_a_store_of_the_first_version_is_brought_up_to_date(address: str) -> None:
    store = await open_store(address)
    await put_old(store, "t")
    await store.close()
    database = find_database(address)
    async with database.writing() as connection:
        for change in (
            "DROP TABLE archive",
            "DROP TABLE processes",
            "DROP TABLE owners",
            "DROP INDEX tables_maker",
            "ALTER TABLE tables DROP COLUMN maker",
            "ALTER TABLE tables DROP COLUMN entries",
        ):
            await connection.execute(text(change))
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    await database.close()
    store = await open_store(address)
    assert await store.pack_log("t", OLD)
    assert await store.read("t") == ENTRIES
    await store.close()


def test_a_packed_table_opens_as_if_nothing_had_happened(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/reihum.db"
    server = Server(address)
    try:
        host = server.newcomer("Ada")
        table = server.new_table(host, game="elfer", players=2)["table"]

        async def play(command: str, **fields: object) -> None:
            async with server.live(table, host) as connection:
                assert (await Client(connection).ask(command, **fields))["type"] == "accepted"

        asyncio.run(play("sit", seat=0))
        server.kill()
        asyncio.run(pack_everything(address))
        assert asyncio.run(kept(address)) == (0, 1)
        server.restart()
        asyncio.run(play("seat-bot", seat=1, bot="simple"))
        assert server.get(f"/api/tables/{table}")["seated"] == ["Ada"]
    finally:
        server.kill()


async def pack_everything(address: str) -> None:
    database = find_database(address)
    async with database.writing() as connection:
        await connection.execute(text("DELETE FROM leases"))  # of a server that was killed
    await database.close()
    store = await open_store(address)
    in_a_year = 2**45
    await Housekeeper(store, Rules(1), set[str]().__contains__, lambda: in_a_year).go_round()
    await store.close()
