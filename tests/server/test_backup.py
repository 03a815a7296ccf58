"""Backups of real SQLite files and a real PostgreSQL, made while others write, and restored to either."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from databases import Postgres
from reihum.cli import REFUSED, main
from reihum.game import BadSetup
from reihum.live.store import Kept, RecordRow, TableRow
from reihum.server.storage.backup import Contents, restore, save
from reihum.server.storage.database import find_database
from reihum.server.storage.schema import PersonRow
from reihum.server.storage.store import Store, open_store
from server_process import PATIENCE

KINDS = ("sqlite", "postgresql")
PERSON = PersonRow("p1", "hash", "Ada", "🦊", 5)
RECORD = RecordRow("r1", "t1", b"a record", 7)


def new_store(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder}/{len(list(folder.iterdir()))}.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


async def fill(store: Store, entries: int = 1, body: bytes = b"entry") -> None:
    row = TableRow("t1", "ELFE", True, "open", b"{}", 1, "p1", entries)
    assert await store.open_table(row, [b"%d" % number + body for number in range(entries)])
    await store.put_person(PERSON)


async def append_until(is_over: asyncio.Event, store: Store) -> int:
    """Appends to the log; the number of entries at the end."""
    number = 1
    while not is_over.is_set():
        assert await store.append(
            "t1", number, [b"%dentry" % number], number, Kept(True, "open", b"{}", None)
        )
        number += 1
    return number


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
@pytest.mark.sample("sqlite-postgresql", "postgresql-sqlite")
async def test_a_backup_has_everything_of_one_moment(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address, file = new_store(source, tmp_path, request), tmp_path / "backup"
    store, is_over = await open_store(address), asyncio.Event()
    await fill(store)
    await store.append("t2", 0, [b"0entry"], 1, Kept(False, "over", b"{}", RECORD))
    appending = asyncio.create_task(append_until(is_over, store))
    await asyncio.sleep(0.2)
    assert await save(address, file) == Contents(tables=1, people=1, records=1)
    is_over.set()
    written = await appending
    await store.close()
    again = new_store(target, tmp_path, request)
    assert await restore(file, again) == Contents(tables=1, people=1, records=1)
    restored = await open_store(again)
    row = await restored.find_table("ELFE")
    assert row is not None
    assert 1 < row.entries < written
    assert (row.listed, row.maker, row.phase) == (True, "p1", "open")
    assert await restored.read("t1", row.entries - 1) == [b"%dentry" % (row.entries - 1)]
    assert await restored.find_person("hash") == PERSON
    assert await restored.find_record("r1") == RECORD
    assert await restored.append("t1", row.entries, [b"more"], 1)
    await restored.close()
    with pytest.raises(BadSetup, match="store-not-empty"):
        await restore(file, again)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_of_an_older_store_is_restored_in_the_newest_form(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address, file = new_store(kind, tmp_path, request), tmp_path / "backup"
    database = find_database(address)
    await database.migrate("0001")
    async with database.writing() as connection:
        columns, values = "id, code, listed, phase, summary, updated", "'t1', 'ELFE', true, 'open', :body, 1"
        insert = sa.text(f"INSERT INTO tables ({columns}) VALUES ({values})")
        await connection.execute(insert, {"body": b"{}"})
        await connection.execute(sa.text("INSERT INTO log VALUES ('t1', 0, 1, :body)"), {"body": b"entry"})
    await database.close()
    await save(address, file)
    with closing(sqlite3.connect(file)) as saved:
        assert saved.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert (await restore(file, f"sqlite:///{tmp_path}/new.db")).tables == 1
    with closing(sqlite3.connect(file)) as saved:
        assert saved.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    restored = await open_store(f"sqlite:///{tmp_path}/new.db")
    row = await restored.find_table("ELFE")
    assert row is not None
    assert (row.listed, row.maker, row.entries) == (True, None, 0)
    assert await restored.read("t1") == [b"entry"]
    await restored.close()


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def overwrite_a_page(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * 4096)


def cut(file: Path, size: int) -> None:
    with file.open("r+b") as opened:
        opened.truncate(size)


BAD_FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "empty": (lambda file: cut(file, 0), "is not a backup"),
    "header-alone": (lambda file: cut(file, 100), "The end of the backup"),
    "some-pages": (lambda file: cut(file, 3 * 4096), "The end of the backup"),
    "most-bytes": (lambda file: cut(file, file.stat().st_size - 1), "The end of the backup"),
    "text": (lambda file: file.write_text("a letter to somebody" * 100), "is not a backup"),
    "other-program": (lambda file: change(file, "PRAGMA application_id = 7"), "is not a backup"),
    "newer": (lambda file: change(file, "UPDATE alembic_version SET version_num = '9999'"), "newer version"),
    "damaged": (overwrite_a_page, "is damaged"),
    "without-a-version": (lambda file: change(file, "DROP TABLE alembic_version"), "is damaged"),
    "missing": (lambda file: file.unlink(), "cannot be read: "),
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")

    async def make() -> None:
        store = await open_store(f"sqlite:///{folder}/store.db")
        await fill(store, 1000)
        await store.close()
        await save(f"sqlite:///{folder}/store.db", folder / "backup")

    asyncio.run(make())
    return folder / "backup"


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_backup_is_refused_in_one_line(
    name: str, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, complaint = BAD_FILES[name]
    file = tmp_path / "backup"
    shutil.copyfile(good, file)
    spoil(file)
    assert main(["restore", str(file), "--store", f"sqlite:///{tmp_path}/new.db", "--lang", "en"]) == REFUSED
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert complaint in said.err
    assert not (tmp_path / "new.db").exists()


def test_a_failed_backup_is_reported_in_one_line(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, foreign, newer = (tmp_path / name for name in ("missing.db", "foreign.db", "newer.db"))
    change(foreign, "CREATE TABLE something (id)")
    shutil.copyfile(good, newer)
    change(newer, "UPDATE alembic_version SET version_num = '9999'")
    for file, store, complaint in (
        (good, good, f"{good} is there already."),
        (tmp_path / "backup", missing, f"There is no store at sqlite:///{missing}."),
        (tmp_path / "backup", foreign, f"There is no store at sqlite:///{foreign}."),
        (tmp_path / "backup", newer, "The store was written by a newer version of this program."),
        (tmp_path / "no-folder" / "backup", good, "cannot be written: "),
    ):
        assert main(["backup", str(file), "--store", f"sqlite:///{store}", "--lang", "en"]) == REFUSED
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert complaint in said.err
    assert sorted(path.name for path in tmp_path.glob("[bm]*")) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_restore_that_is_killed_leaves_an_empty_store(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "backup"
    target = new_store(kind, tmp_path, request)

    async def prepare() -> None:
        store = await open_store(source)
        await fill(store, 50_000, b"x" * 500)
        await store.close()
        await save(source, file)

    async def tables() -> int:
        database = find_database(target)
        try:
            async with database.reading() as connection:
                return int((await connection.execute(sa.text("SELECT count(*) FROM tables"))).scalar() or 0)
        finally:
            await database.close()

    asyncio.run(prepare())
    command = [sys.executable, "-m", "reihum", "restore", str(file), "--store", target]
    killed = 0
    for pause in (0.8, 1.2, 1.6, 2.0):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(pause)
        process.kill()
        if process.wait() == 0:
            break
        killed += 1
        with suppress(sa.exc.DBAPIError):  # nothing has been made yet
            assert asyncio.run(tables()) == 0
        time.sleep(0.1)
    assert killed
    if process.returncode != 0:
        subprocess.run(command, check=True, timeout=PATIENCE)
    assert asyncio.run(tables()) == 1
