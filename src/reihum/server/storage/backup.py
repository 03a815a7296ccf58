"""Backups: everything in a store at one moment, as a SQLite file. Either store can be restored from it."""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from reihum.game import BadSetup, Value
from reihum.server.storage.database import (
    NEWEST_MIGRATION,
    Database,
    find_database,
    last_migration,
    opening,
)
from reihum.server.storage.schema import archive, log, people, records, tables

RELATIONS = (people, tables, archive, log, records)
"""The others say what processes do just now."""
ROWS_AT_ONCE = 500
SQLITE = b"SQLite format 3\0"
HEADER_BYTES = 100
LARGEST_PAGE = 2**16
"""The header of a file has no room for this number, and says 1 instead."""
MARK = int.from_bytes(b"Rhum")
"""The ``application_id`` of a finished backup."""


class Contents(Value, frozen=True):
    """The numbers of tables, people and records in a backup."""

    tables: int
    people: int
    records: int


async def save(store: str, file: Path) -> Contents:
    """Writes the store at this address to a new file, while servers go on.

    Raises ``BadSetup``. Then there is no file.
    """
    if file.exists():
        raise BadSetup("file-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    source = find_database(store, must_exist=True)
    try:
        async with _snapshot(source) as reading:
            revision = await reading.run_sync(last_migration)
            if revision is None:
                raise BadSetup("no-store", store=source.shown_address)
            _begin(part, file)
            async with _database(f"sqlite:///{part}") as target:
                await target.migrate(revision)
                contents = await _copy(source, reading, target)
        _finish(part)
        part.rename(file)
    finally:
        await source.close()
        with suppress(OSError):
            part.unlink()
    return contents


async def restore(file: Path, store: str) -> Contents:
    """Writes a backup to the empty store at this address: all of it, or nothing.

    Raises ``BadSetup``.
    """
    _check_header(file)
    with TemporaryDirectory() as folder:
        copy = Path(folder, "backup.db")
        shutil.copyfile(file, copy)
        _check_contents(copy, file)
        async with _database(f"sqlite:///{copy}") as source:
            await source.migrate()
            async with _snapshot(source) as reading, _database(store) as target:
                await target.migrate()
                return await _copy(source, reading, target)


async def _copy(source: Database, reading: AsyncConnection, target: Database) -> Contents:
    """Copies all rows in one transaction; raises ``BadSetup`` if there are some already."""
    rows = dict.fromkeys(RELATIONS, 0)
    columns = await reading.run_sync(_columns)
    async with opening(target), target.writing() as writing:
        if target.is_shared:
            names = ", ".join(relation.name for relation in RELATIONS)
            await writing.execute(sa.text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
        for relation in columns:
            if await writing.scalar(sa.select(sa.literal(1)).select_from(relation).limit(1)):
                raise BadSetup("store-not-empty", store=target.shown_address)
        for relation in columns:
            async for page in _pages(source, reading, columns[relation]):
                await writing.execute(sa.insert(relation), page)
                rows[relation] += len(page)
    return Contents(rows[tables], rows[people], rows[records])


def _columns(connection: sa.Connection) -> dict[sa.Table, list[sa.Column[Any]]]:
    """What there is. An older version has written fewer relations and columns."""
    inspector = sa.inspect(connection)
    there = inspector.get_table_names()
    return {
        relation: [relation.c[column["name"]] for column in inspector.get_columns(relation.name)]
        for relation in RELATIONS
        if relation.name in there
    }


async def _pages(
    source: Database, reading: AsyncConnection, columns: list[sa.Column[Any]]
) -> AsyncIterator[list[dict[str, Any]]]:
    """The rows, some at a time: a store may be larger than the memory."""
    query = sa.select(*columns).execution_options(yield_per=ROWS_AT_ONCE)
    async with opening(source), reading.stream(query) as found:
        async for page in found.mappings().partitions():
            yield list(map(dict, page))


@asynccontextmanager
async def _snapshot(source: Database) -> AsyncIterator[AsyncConnection]:
    async with AsyncExitStack() as stack:
        async with opening(source):
            reading = await stack.enter_async_context(source.snapshot())
        yield reading


@asynccontextmanager
async def _database(address: str) -> AsyncIterator[Database]:
    database = find_database(address)
    try:
        yield database
    finally:
        await database.close()


def _begin(part: Path, file: Path) -> None:
    """Makes a file that only its owner reads; raises ``BadSetup``."""
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
    except OSError as error:
        raise BadSetup("cannot-write", file=str(file), problem=error) from None


def _finish(part: Path) -> None:
    """Puts everything into this one file, and it onto the disk. The mark says that it is whole."""
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(f"PRAGMA application_id = {MARK}")
    with part.open("rb") as written:
        os.fsync(written.fileno())


def _check_header(file: Path) -> None:
    """Raises ``BadSetup`` unless a file is a backup, and all there, as far as its header tells."""
    try:
        with file.open("rb") as opened:
            header = opened.read(HEADER_BYTES)
            size = opened.seek(0, os.SEEK_END)
    except OSError as error:
        raise BadSetup("cannot-read", file=str(file), problem=error) from None
    if not header.startswith(SQLITE) or header[68:72] != MARK.to_bytes(4):
        raise BadSetup("no-backup", file=str(file))
    page_size, pages = int.from_bytes(header[16:18]), int.from_bytes(header[28:32])
    if size != (LARGEST_PAGE if page_size == 1 else page_size) * pages:
        raise BadSetup("backup-cut-off", file=str(file))


def _check_contents(copy: Path, file: Path) -> None:
    """Raises ``BadSetup`` if a backup is damaged or too new."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            ((found,), *_) = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if found != "ok":
                raise BadSetup("backup-damaged", file=str(file), problem=found)
            ((revision,),) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except (sqlite3.DatabaseError, ValueError) as error:
        raise BadSetup("backup-damaged", file=str(file), problem=str(error)) from None
    if revision > NEWEST_MIGRATION:
        raise BadSetup("newer-backup", file=str(file))
