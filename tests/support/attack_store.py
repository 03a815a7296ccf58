"""A store that fails under a running server: it accepts nothing that it cannot keep, and says so."""

from __future__ import annotations

import asyncio
import re
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from attack_base import Seated, Target, Verdict, attack, skipped, verdict
from server_process import PATIENCE, Client, Server

DISK_BYTES = 16 * 1024
"""What a file of a server may have on a disk that is full; its write-ahead log has more by then."""


def _file(target: Target) -> Path | None:
    """The SQLite file of a server of our own."""
    if target.server is None or target.stores is None or not target.stores.is_sqlite:
        return None
    return Path(target.server.store.removeprefix("sqlite:///"))


async def _is_logged(server: Server, words: str) -> bool:
    """Whether it is in the log, sooner or later."""
    for _ in range(10 * PATIENCE):
        if words in server.said():
            return True
        await asyncio.sleep(0.1)
    return False


async def _health(target: Target) -> tuple[int, str | None]:
    status, body, _ = await target.call("GET", "/health")
    return status, body.get("store")


async def _until_health(target: Target, wanted: int) -> tuple[int, str | None]:
    for _ in range(10 * PATIENCE):
        found = await _health(target)
        if found[0] == wanted:
            break
        await asyncio.sleep(0.1)
    return found


async def _says(target: Target, ada: Seated) -> str:
    """The answer to a request that has to be stored."""
    try:
        async with target.live(ada.table, ada.cookie) as line:
            client = Client(line)
            await client.until(lambda view: True)
            return str((await client.ask("say", phrase="hello"))["type"])
    except (ConnectionClosed, TimeoutError):
        return "closed"


def _fill_disk(target: Target, most: int) -> None:
    assert target.server is not None
    pid, (_, hard) = target.server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most or hard, hard))


@attack("the disk is full while people play, and has room again")
async def full_disk(target: Target) -> Verdict:
    if _file(target) is None or target.server is None:
        return skipped("needs a SQLite server of our own")
    async with target.seated() as ada:
        while Path(f"{_file(target)}-wal").stat().st_size < 4 * DISK_BYTES:
            await ada.client.ask("say", phrase="hello")
        _fill_disk(target, DISK_BYTES)
        became = await _says(target, ada)
        status, reason = await _until_health(target, 503)
        is_told = "the store fails work=write" in target.server.said()
        _, metrics, _ = await target.call("GET", "/metrics")
        counted = re.findall(rb'reihum_store_errors_total{work="write",.*} (\d+)', metrics)
        is_counted = sum(map(int, counted)) > 0
        _fill_disk(target, 0)
        after, _ = await _until_health(target, 200)
        later = await _says(target, ada)
        is_recovery_told = await _is_logged(target.server, "the store works again work=write")
    is_right = (became, status, is_told, is_counted, after, later, is_recovery_told) == (
        "closed",
        503,
        True,
        True,
        200,
        "accepted",
        True,
    )
    return verdict(
        is_right,
        f"a wish: {became}; /health {status} ({reason}), in the log: {is_told}, counted: {is_counted}; "
        f"with room again: {later}, /health {after}, in the log: {is_recovery_told}",
    )


@attack("the database file is deleted while people play", is_quick=True)
async def deleted_file(target: Target) -> Verdict:
    return await _without(target, "")


@attack("the write-ahead log of the database is deleted while people play", is_quick=True)
async def deleted_log(target: Target) -> Verdict:
    return await _without(target, "-wal")


async def _without(target: Target, ending: str) -> Verdict:
    file = _file(target)
    if file is None or target.server is None:
        return skipped("needs a SQLite server of our own")
    async with target.seated() as ada:
        Path(f"{file}{ending}").unlink()
        became = await _says(target, ada)
        status, reason = await _until_health(target, 503)
        is_told = "is gone" in target.server.said()
    is_right = (became, status, reason, is_told) == ("closed", 503, "replaced", True)
    return verdict(is_right, f"a wish: {became}; /health {status} ({reason}), in the log: {is_told}")


@attack("a second server starts on the same SQLite file, and again when the first was killed", is_quick=True)
async def second_server(target: Target) -> Verdict:
    if _file(target) is None or target.server is None:
        return skipped("needs a SQLite server of our own")
    command = [sys.executable, "-m", "reihum", "serve", "--port", "1", "--store", target.server.store]
    ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=PATIENCE)
    first_code, lines = ran.returncode, ran.stderr.decode().splitlines()
    target.server.restart()
    health, _ = await _health(target)
    is_right = (first_code, len(lines), health) == (2, 1, 200) and "another server" in lines[0]
    return verdict(is_right, f"exit code {first_code}: {' '.join(lines)}; after a kill /health {health}")


@attack("a backup is made while people play, by another process", is_quick=True)
async def backup_while_playing(target: Target) -> Verdict:
    file = _file(target)
    if file is None:
        return skipped("needs a SQLite server of our own")
    copy = file.with_suffix(".copy")

    def back_up() -> None:
        code = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).backup(sqlite3.connect(sys.argv[2]))"
        subprocess.run([sys.executable, "-c", code, str(file), str(copy)], check=True, timeout=PATIENCE)

    async with target.seated() as ada:
        backing_up = asyncio.create_task(asyncio.to_thread(back_up))
        said = 0
        while not backing_up.done():
            assert (await ada.client.ask("say", phrase="hello"))["type"] == "accepted"
            said += 1
            await asyncio.sleep(0.1)  # one person may not say much more than a thousand things
        await backing_up
    with closing(sqlite3.connect(copy)) as copied:
        entries = copied.execute("SELECT count(*) FROM log WHERE table_id = ?", [ada.table]).fetchone()[0]
    return verdict(entries > 1, f"{said} wishes accepted meanwhile; the copy has {entries} entries")
