"""The store, on real SQLite files and a real PostgreSQL: order, races and durability."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from databases import Postgres, running_postgres, wire_to
from reihum.game import BadSetup
from reihum.live.store import PAGE, Kept, Process, RecordRow, StoreLost, TableMoved, TableRow
from reihum.server.storage import ownership
from reihum.server.storage.database import MIGRATIONS, NEWEST_MIGRATION, find_database
from reihum.server.storage.schema import PersonRow, metadata, processes
from reihum.server.storage.store import LONGEST_LEASE, Store, open_store
from reihum.server.storage.writer import StoreClosed

ONE, TWO = Process("one", "127.0.0.1 1", "key one"), Process("two", "127.0.0.1 2", "key two")
PROCESS = Path(__file__).parents[1] / "support" / "store_process.py"
KINDS = ("sqlite", "postgresql")
TABLE = TableRow(id="t1", code="ELFE", listed=True, phase="open", summary=b"{}", updated=1)


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """One that may crash: with few files, so that it is back soon."""
    with running_postgres() as server:
        yield server


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with opened(address) as store:
        yield store


@asynccontextmanager
async def opened(address: str, process: Process | None = None, **options: Any) -> AsyncIterator[Store]:
    store = await open_store(address, process, **options)
    try:
        yield store
    finally:
        await store.close()


class TestLog:
    async def test_entries_come_back_in_order(self, store: Store) -> None:
        assert await store.append("t", 0, [b"a"], at=1)
        assert await store.append("t", 1, [b"b", b"c"], at=2)
        assert await store.append("t", 3, [b"\0\xff"], at=3)
        assert await store.append("other", 0, [b"x"], at=3)
        assert await store.read("t") == [b"a", b"b", b"c", b"\0\xff"]
        assert await store.read("t", since=2) == [b"c", b"\0\xff"]
        assert await store.read("t", since=4) == []
        assert await store.read("nobody's") == []

    async def test_a_number_is_given_once(self, store: Store) -> None:
        assert await store.append("t", 0, [b"a"], at=1)
        assert not await store.append("t", 0, [b"a"], at=1)
        assert await store.read("t") == [b"a"]

    async def test_an_append_that_lost_its_first_number_leaves_nothing(self, store: Store) -> None:
        assert await store.append("t", 0, [b"a"], at=1)
        together = await asyncio.gather(
            store.append("t", 0, [b"x", b"y", b"z"], at=2),
            store.append("other", 0, [b"o"], at=2),
            store.append("t", 1, [b"b", b"c"], at=2),
        )
        assert list(together) == [False, True, True]
        assert await store.read("t") == [b"a", b"b", b"c"]

    async def test_appends_that_wait_together_keep_their_order(self, store: Store) -> None:
        answers = await asyncio.gather(
            *(
                store.append(f"t{table}", number, [b"%d" % number], at=0)
                for number in range(20)
                for table in range(10)
            )
        )
        assert all(answers)
        for table in range(10):
            assert await store.read(f"t{table}") == [b"%d" % number for number in range(20)]

    async def test_an_append_may_be_larger_than_a_batch(self, store: Store) -> None:
        bodies = [b"%d" % number for number in range(2500)]
        assert await store.append("t", 0, bodies, at=0)
        read: list[bytes] = []
        while page := await store.read("t", len(read)):
            assert len(page) == PAGE
            read += page
        assert read == bodies

    async def test_a_refused_append_harms_no_other(self, store: Store) -> None:
        too_late = 2**63
        answers = await asyncio.gather(
            store.append("a", 0, [b"a"], at=1),
            store.append("b", 0, [b"b"], at=too_late),
            store.append("c", 0, [b"c"], at=1),
            return_exceptions=True,
        )
        assert answers[0] is True
        assert isinstance(answers[1], Exception)
        assert answers[2] is True
        assert await store.read("b") == []

    async def test_database_errors_name_nobody(self, store: Store) -> None:
        with pytest.raises(Exception, match="int") as refused:
            await store.put_person(PersonRow("p1", "a secret", "Ada", "fox", seen=2**63))
        assert "a secret" not in str(refused.value)
        assert "Ada" not in str(refused.value)

    async def test_a_caller_that_went_away_stops_nobody(self, store: Store) -> None:
        left = asyncio.create_task(store.append("t", 0, [b"a"], at=1))
        stays = asyncio.create_task(store.append("u", 0, [b"u"], at=1))
        await asyncio.sleep(0)
        left.cancel()
        assert await stays
        assert await store.append("u", 1, [b"v"], at=2)

    async def test_closing_finishes_what_was_accepted(self, address: str) -> None:
        async with opened(address) as store:
            accepted = [asyncio.create_task(store.append(f"t{n}", 0, [b"a"], at=1)) for n in range(50)]
            await asyncio.sleep(0)
        assert all([await task for task in accepted])
        with pytest.raises(StoreClosed):
            await store.append("t0", 1, [b"b"], at=1)
        async with opened(address) as again:
            assert [await again.read(f"t{n}") for n in range(50)] == [[b"a"]] * 50


class TestRaces:
    async def test_one_of_two_stores_gets_a_number(self, address: str) -> None:
        async with opened(address) as one, opened(address) as two:
            for number in range(30):
                one_won, two_won = await asyncio.gather(
                    one.append("t", number, [b"1"], at=0), two.append("t", number, [b"2"], at=0)
                )
                assert one_won != two_won
                assert await one.read("t", since=number) == [b"1" if one_won else b"2"]

    async def test_many_appends_at_once_lose_nothing(self, address: str) -> None:
        """Entries of different lengths, all tables in different orders: nothing half, nothing in a ring."""
        async with opened(address) as one, opened(address) as two:
            written = await asyncio.gather(
                *(
                    insist(store, f"t{table}", f"{name}{table}", rounds=6)
                    for store, name, order in ((one, "a", range(8)), (two, "b", range(7, -1, -1)))
                    for table in order
                )
            )
            for table in range(8):
                log = await one.read(f"t{table}")
                expected = [bodies for who in written for t, bodies in who if t == f"t{table}"]
                assert sorted(log) == sorted(body for bodies in expected for body in bodies)
                for bodies in expected:
                    start = log.index(bodies[0])
                    assert log[start : start + len(bodies)] == bodies

    async def test_several_processes_start_at_once(self, address: str) -> None:
        stores = await asyncio.gather(*(open_store(address) for _ in range(5)))
        assert await stores[0].append("t", 0, [b"a"], at=1)
        assert [await store.read("t") for store in stores] == [[b"a"]] * 5
        for store in stores:
            await store.close()

    async def test_a_process_that_comes_while_a_new_file_is_written_waits(self, tmp_path: Path) -> None:
        file = tmp_path / "store.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            finding = asyncio.create_task(asyncio.to_thread(find_database, f"sqlite:///{file}"))
            done, _ = await asyncio.wait([finding], timeout=0.2)
            assert not done
            writer.execute("COMMIT")
        await (await finding).close()


async def insist(store: Store, table_id: str, name: str, rounds: int) -> list[tuple[str, list[bytes]]]:
    """Appends again and again, each time after what the others have written."""
    written = []
    for turn in range(rounds):
        bodies = [f"{name} {turn} {part}".encode() for part in range(1 + turn % 3)]
        while not await store.append(table_id, len(await store.read(table_id)), bodies, at=turn):
            pass
        written.append((table_id, bodies))
    return written


class TestBesideTheLog:
    async def test_tables_are_found_by_id_and_by_code(self, store: Store) -> None:
        assert await store.open_table(TABLE, [b"opened"])
        assert await store.find_table("t1") == TABLE
        assert await store.read("t1") == [b"opened"]
        assert await store.find_table("ELFE") == TABLE
        assert await store.find_table("elfe") is None

    async def test_a_table_changes_with_its_log(self, store: Store) -> None:
        assert await store.open_table(TABLE, [b"opened"])
        kept = Kept(False, "over", b'{"seats":4}', RecordRow("r1", "t1", b"{}", 7))
        assert not await store.append("t1", 0, [b"too late"], 2, kept)
        assert await store.find_table("t1") == TABLE
        assert await store.find_record("r1") is None
        assert await store.append("t1", 1, [b"a", b"b"], 2, kept)
        changed = TableRow("t1", "ELFE", False, "over", b'{"seats":4}', 2, entries=3)
        assert await store.find_table("t1") == changed
        assert await store.find_record("r1") == kept.record
        assert store.records_written == 1

    async def test_a_record_is_never_written_over(self, store: Store) -> None:
        assert await store.open_table(TABLE, [b"opened"])
        first, second = (Kept(False, "over", b"{}", RecordRow("r1", "t1", body, 7)) for body in (b"1", b"2"))
        assert await store.append("t1", 1, [b"a"], 2, first)
        assert await store.append("t1", 2, [b"b"], 3, second)
        assert await store.find_record("r1") == first.record

    async def test_leftovers_of_an_older_version_are_mended_once(self, store: Store) -> None:
        assert await store.open_table(TABLE, [b"opened"])
        kept = Kept(True, "over", b'"mended"', RecordRow("r1", "t1", b"{}", 7))
        await store.mend_table("t1", 5, kept, 2)
        await store.mend_table("t1", 9, Kept(True, "lobby", b'"again"'), 3)
        found = await store.find_table("t1")
        assert found is not None
        assert (found.phase, found.summary, found.entries) == ("over", b'"mended"', 5)
        assert await store.find_record("r1") == kept.record

    async def test_a_code_belongs_to_one_table(self, store: Store) -> None:
        compiled = TableRow("t2", "ELFE", True, "open", b"{}", 2)
        answers = await asyncio.gather(
            store.open_table(TABLE, [b"opened"]),
            store.append("t", 0, [b"a"], at=0),
            store.open_table(compiled, [b"opened"]),
        )
        assert list(answers) == [True, True, False]
        assert await store.find_table("t2") is None
        assert await store.read("t2") == []

    async def test_listed_tables_come_latest_first(self, store: Store) -> None:
        for number in range(5):
            row = TableRow(f"t{number}", f"C{number}", number != 3, "open", b"{}", number)
            await store.open_table(row, [b"opened"])
        assert [row.id for row in await store.listed_tables(3)] == ["t4", "t2", "t1"]

    async def test_people(self, store: Store) -> None:
        ada = PersonRow("p1", "hash", "Ada", "fox", 1)
        await store.put_person(ada)
        assert await store.find_person("hash") == ada
        await store.put_person(PersonRow("p1", "hash", "Ada L.", "owl", 2))
        assert await store.find_person("hash") == PersonRow("p1", "hash", "Ada L.", "owl", 2)
        assert await store.find_person("p1") is None

    async def test_a_lease_is_one_holder_s(self, store: Store) -> None:
        assert await store.take_lease("t", "a", LONGEST_LEASE)
        assert not await store.take_lease("t", "b", LONGEST_LEASE)
        assert await store.take_lease("t", "a", seconds=0), "renewed"
        assert await store.take_lease("t", "b", LONGEST_LEASE), "over"
        assert not await store.take_lease("t", "a", LONGEST_LEASE)

    async def test_a_lease_from_before_a_clock_was_set_back_is_over(self, store: Store) -> None:
        assert await store.take_lease("t", "a", seconds=3600)
        assert await store.take_lease("t", "b", LONGEST_LEASE)
        assert not await store.take_lease("t", "a", LONGEST_LEASE)

    async def test_one_of_many_gets_a_lease(self, address: str) -> None:
        async with opened(address) as one, opened(address) as two:
            for number in range(10):
                taken = await asyncio.gather(
                    *(
                        store.take_lease(f"t{number}", name, LONGEST_LEASE)
                        for store, name in ((one, "a"), (two, "b"))
                    )
                )
                assert sorted(taken) == [False, True]


class TestOwnership:
    """Several processes share the tables, and each table has one owner."""

    @pytest.fixture(autouse=True)
    def long_lives(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(ownership, "ALIVE_SECONDS", ownership.LONGEST - 1)

    async def test_a_table_has_one_owner(self, address: str) -> None:
        async with opened(address, ONE) as one, opened(address, TWO) as two:
            assert await one.own_tables(["t", "u"]) == {}
            assert await one.own_tables(["t"]) == {}, "again"
            assert await two.own_tables(["t", "u", "v"]) == {"t": ONE, "u": ONE}
            await two.disown_table("t")
            assert await two.own_tables(["t"]) == {"t": ONE}, "it was not its own"
            await one.disown_table("t")
            assert await two.own_tables(["t"]) == {}
            assert await two.own_tables([]) == {}

    async def test_only_the_owner_writes(self, address: str) -> None:
        async with opened(address, ONE) as one, opened(address, TWO) as two:
            await one.own_tables(["t"])
            assert await one.append("t", 0, [b"a"], at=0)
            with pytest.raises(TableMoved):
                await two.append("t", 1, [b"lost"], at=0)
            with pytest.raises(TableMoved):
                await two.append("nobody's", 0, [b"lost"], at=0)
            assert await two.read("t") == [b"a"]
            await one.disown_table("t")
            await two.own_tables(["t"])
            assert await two.append("t", 1, [b"b"], at=0)

    async def test_appends_to_other_tables_are_written_beside_one_that_has_moved(self, address: str) -> None:
        async with opened(address, ONE) as one, opened(address, TWO) as two:
            await one.own_tables(["t"])
            await two.own_tables(["u", "v"])
            appends = (two.append(name, 0, [b"a"], at=0) for name in ("t", "u", "v"))
            moved, *rest = await asyncio.gather(*appends, return_exceptions=True)
            assert isinstance(moved, TableMoved)
            assert rest == [True, True]

    async def test_the_tables_of_a_dead_process_are_free(self, address: str) -> None:
        async with opened(address, ONE) as one, opened(address, TWO) as two:
            await one.own_tables(["t", "u"])
            await two.own_tables(["v"])
            await let_die(address, ONE)
            assert await two.own_tables(["t"]) == {}
            assert not await one.stay_alive(), "others may have taken it for dead"
            assert await one.stay_alive()
            assert await one.own_tables(["t", "u"]) == {"t": TWO}
            with pytest.raises(TableMoved):
                await one.append("t", 0, [b"lost"], at=0)

    async def test_a_process_that_ends_leaves_its_tables_at_once(self, address: str) -> None:
        async with opened(address, TWO) as two:
            async with opened(address, ONE) as one:
                await one.own_tables(["t"])
            assert await two.own_tables(["t"]) == {}

    async def test_a_sign_of_life_from_before_a_clock_was_set_back_is_over(self, address: str) -> None:
        async with opened(address, ONE) as one, opened(address, TWO) as two:
            await one.own_tables(["t"])
            await let_die(address, ONE, until=2**50)
            assert await two.own_tables(["t"]) == {}

    async def test_one_of_many_gets_a_table(self, address: str) -> None:
        async with opened(address, ONE) as one, opened(address, TWO) as two:
            for number in range(20):
                name = f"t{number}"
                others = await asyncio.gather(*(store.own_tables([name]) for store in (one, two)))
                assert sorted(others, key=len) == [{}, {name: ONE if others[0] == {} else TWO}]


async def let_die(address: str, process: Process, until: int = 0) -> None:
    database = find_database(address)
    async with database.writing() as connection:
        await connection.execute(
            sa.update(processes).where(processes.c.name == process.name).values(until=until)
        )
    await database.close()


class TestSurvival:
    def test_acknowledged_appends_outlive_kill_9(self, address: str) -> None:
        acknowledged: dict[str, list[str]] = {}
        for _ in range(3):
            process = start_process(address, tables=5)
            assert process.stdout is not None
            lines = list(islice(process.stdout, 100))
            lines += kill(process).splitlines(keepends=True)
            for line in lines:
                if line.endswith("\n"):
                    acknowledged.setdefault(line.split()[0], []).append(line.rstrip("\n"))
        assert acknowledged.keys() == {f"table{number}" for number in range(5)}
        logs = asyncio.run(read_all(address, sorted(acknowledged)))
        for table_id, log in logs.items():
            assert log == [f"{table_id} {number}" for number in range(len(log))]
            assert set(acknowledged[table_id]) <= set(log)
            assert len(set(acknowledged[table_id])) == len(acknowledged[table_id])

    async def test_a_database_that_crashes_and_returns_costs_nothing(self, own_postgres: Postgres) -> None:
        async with opened(own_postgres.new_database(), patience=60.0) as store:
            is_over = asyncio.Event()
            tables = [f"t{number}" for number in range(20)]
            writers = [asyncio.create_task(append_until(is_over, store, table)) for table in tables]
            for _ in range(3):
                await asyncio.to_thread(own_postgres.crash)
                await asyncio.to_thread(own_postgres.start)
                await store.append("marks", len(await store.read("marks")), [b"still here"], at=0)
            is_over.set()
            acknowledged = await asyncio.gather(*writers)
            assert [await store.read(table) for table in tables] == list(acknowledged)

    @pytest.mark.parametrize("moment", ["cut_after_commit", "cut_before_commit"])
    async def test_a_commit_that_is_lost_on_the_way_counts_once(
        self, postgres: Postgres, moment: str
    ) -> None:
        address = postgres.new_database()
        async with wire_to(address, postgres.socket) as (wire, near), opened(near) as store:
            setattr(wire, moment, True)
            assert await store.append("t", 0, [b"a", b"b"], at=1)
            assert not getattr(wire, moment)
            assert await store.read("t") == [b"a", b"b"]

    async def test_somebody_else_s_entry_is_not_taken_for_one_s_own(self, postgres: Postgres) -> None:
        address = postgres.new_database()
        async with wire_to(address, postgres.socket) as (wire, near), opened(near) as store:
            async with opened(address) as other:
                assert await other.append("t", 0, [b"theirs"], at=1)
            wire.cut_after_commit = True
            answers = await asyncio.gather(
                store.append("t", 0, [b"mine"], at=1), store.append("u", 0, [b"mine"], at=1)
            )
            assert list(answers) == [False, True]
            assert await store.read("t") == [b"theirs"]

    async def test_patience_ends(self, own_postgres: Postgres) -> None:
        async with opened(own_postgres.new_database(), patience=0.1) as store:
            await asyncio.to_thread(own_postgres.crash)
            try:
                with pytest.raises(StoreLost):
                    await store.append("t", 0, [b"a"], at=1)
                with pytest.raises(StoreLost):
                    await store.read("t")
            finally:
                await asyncio.to_thread(own_postgres.start)
            assert await store.append("t", len(await store.read("t")), [b"b"], at=1)


async def transactions(address: str) -> int:
    """How many it took to write the log."""
    database = find_database(address)
    async with database.reading() as connection:
        found = await connection.execute(text("SELECT count(DISTINCT xmin::text) FROM log"))
    await database.close()
    return int(found.scalar_one())


def start_process(address: str, tables: int) -> subprocess.Popen[str]:
    command = [sys.executable, str(PROCESS), address, str(tables)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def kill(process: subprocess.Popen[str]) -> str:
    """Kills the process, and returns the rest of its output."""
    process.send_signal(signal.SIGKILL)
    rest, _ = process.communicate()
    return rest


async def read_all(address: str, table_ids: list[str]) -> dict[str, list[str]]:
    async with opened(address) as store:
        return {table_id: [body.decode() for body in await store.read(table_id)] for table_id in table_ids}


async def append_until(is_over: asyncio.Event, store: Store, table_id: str) -> list[bytes]:
    """Returns the acknowledged entries."""
    entries: list[bytes] = []
    while not is_over.is_set():
        number = len(entries)
        bodies = [b"%d" % (number + more) for more in range(1 + number % 2)]
        assert await store.append(table_id, number, bodies, at=number)
        entries += bodies
    return entries


class TestOpening:
    async def test_opening_again_keeps_everything(self, address: str) -> None:
        for number in range(3):
            async with opened(address) as store:
                assert await store.append("t", number, [b"a"], at=0)
        async with opened(address) as store:
            assert await store.read("t") == [b"a"] * 3

    async def test_migrations_build_the_schema(self, address: str) -> None:
        database = find_database(address)
        await database.migrate()
        async with database.reading() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    def test_the_newest_migration_is_known(self) -> None:
        assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [NEWEST_MIGRATION]

    async def test_a_store_of_a_newer_version_is_left_alone(self, address: str) -> None:
        database = find_database(address)
        await database.migrate()
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await database.close()
        with pytest.raises(BadSetup) as refused:
            await open_store(address)
        assert refused.value.code == "newer-store"

    async def test_sqlite_is_durable_and_does_not_block_readers(self, tmp_path: Path) -> None:
        database = find_database(f"sqlite:///{tmp_path}/store.db")
        async with database.reading() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "busy_timeout")
            ]
        await database.close()
        full = 2
        assert found == ["wal", full, 5000]

    @pytest.mark.parametrize(
        "address",
        [
            "",
            "store.db",
            "mysql://host/db",
            "sqlite://",
            "sqlite:///:memory:",
            "sqlite://host/file",
            "postgresql",
        ],
    )
    async def test_a_wrong_address_is_refused(self, address: str) -> None:
        with pytest.raises(BadSetup) as refused:
            await open_store(address)
        assert refused.value.code == "bad-store-address"

    async def test_an_unreachable_database_is_reported(self, tmp_path: Path, postgres: Postgres) -> None:
        (tmp_path / "letter.txt").write_text("Dear store, " * 100)
        sqlite3.connect(tmp_path / "fine.db").close()
        for address in (
            f"sqlite:///{tmp_path}/no/such/folder/store.db",
            f"sqlite:///{tmp_path}/letter.txt",
            "postgresql://me:secret@127.0.0.1:1/reihum",
            "postgresql://me:secret@127.0.0.1:port/reihum",
            f"postgresql://postgres:secret@/nobodys?host={postgres.socket.parent}",
        ):
            with pytest.raises(BadSetup) as refused:
                await open_store(address)
            assert refused.value.code in ("store-unreachable", "bad-store-address")
            assert "secret" not in str(refused.value)


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
