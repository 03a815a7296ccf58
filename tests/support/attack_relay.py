"""Attacks on processes that share their tables: on what connects them, and by clients that are passed on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from attack_base import STRANGERS, Seated, Target, Verdict, attack, calm, verdict
from attack_pair import Pair, doors, files, find_rows, store_of, two_processes
from reihum.server.relay.link import ALIVE, CLOSE, FRAME, LARGEST, OPEN, SILENT_SECONDS, TEXT
from reihum.server.storage import schema
from server_process import Client

GONE_SECONDS = SILENT_SECONDS + 4
"""After this time a stranger who says nothing right is gone."""
MANY_STRANGERS = 1500
FEW_FILES = 64
"""The number of connections that may be open without having sent the key."""
MEGABYTE = 2**20


async def _is_passed_on(pair: Pair) -> bool:
    """Whether somebody honest reaches the table through the other process."""
    try:
        async with pair.front.live(pair.ada.table) as line:
            await Client(line).until(lambda view: True)
    except (ConnectionClosed, TimeoutError, OSError):
        return False
    return True


def _complaints(*targets: Target) -> str:
    """The first traceback in a log."""
    said = "".join(target.server.said() for target in targets if target.server is not None)
    return said[said.index("Traceback") :][:2000] if "Traceback" in said else ""


async def _say(pair: Pair, *pieces: bytes, pause: float = 0.0) -> tuple[bytes, float]:
    """What the owner answers to a stranger at its door, and how long it listens."""
    began = time.monotonic()
    answer = b""
    reader, writer = await asyncio.open_connection(pair.host, pair.port)

    async def talk() -> None:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)

    talking = asyncio.create_task(talk())
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(3 * GONE_SECONDS):
            while data := await reader.read(2**16):
                answer += data
    talking.cancel()
    await asyncio.gather(talking, return_exceptions=True)
    writer.close()
    return answer, time.monotonic() - began


@attack(
    "strangers at the door between processes: without the key, with a wrong one, slowly, or with nonsense",
    is_shared=True,
)
async def strangers_between_processes(target: Target) -> Verdict:
    async with two_processes(target) as pair:
        (other,) = [key for _, port, key in await doors(store_of(target)) if port != pair.port]
        hello = FRAME.pack(1, OPEN, 3) + b"\xc0\xc0\xc0"
        tries = {
            "silence": await _say(pair),
            "HTTP": await _say(pair, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + 99 * b"\n"),
            "wrong key": await _say(pair, b"0" * len(pair.key), hello),
            "key of the other process": await _say(pair, other, hello),
            "half a key": await _say(pair, pair.key[:32]),
            "a byte a second": await _say(pair, *(b"0" for _ in range(64)), pause=1),
        }
        knowing = {
            "key, then silence": await _say(pair, pair.key),
            "half a frame": await _say(pair, pair.key + hello[:5]),
            "huge size": await _say(pair, pair.key + FRAME.pack(1, OPEN, LARGEST + 1)),
            "no visitor": await _say(pair, pair.key + hello),
            "unknown kind": await _say(pair, pair.key + FRAME.pack(1, 77, 0)),
            "close without a code": await _say(
                pair,
                pair.key + FRAME.pack(0, ALIVE, 0) + FRAME.pack(9, TEXT, 1) + b"x" + FRAME.pack(9, CLOSE, 0),
            ),
        }
        told = [name for name, (answer, _) in tries.items() if answer]
        stayed = [name for name, (_, seconds) in (tries | knowing).items() if seconds > GONE_SECONDS]
        is_served, complaint = await _is_passed_on(pair), _complaints(pair.owner, pair.front)
    return verdict(
        not told and not stayed and is_served and not complaint,
        f"answered without the key: {told}; still connected after {GONE_SECONDS:g} s: {stayed};"
        f" honest people are served: {is_served} {complaint}",
    )


@attack("strangers take all places at the door between processes, and say nothing", is_shared=True)
async def crowd_between_processes(target: Target) -> Verdict:
    async with two_processes(target) as pair, AsyncExitStack() as stack:
        before, most, served = files(pair.owner), 0, []
        for number in range(MANY_STRANGERS):
            _, writer = await asyncio.open_connection(pair.host, pair.port)
            stack.callback(writer.close)
            if number % 100 == 99:
                most = max(most, files(pair.owner) - before)
                served.append(await _is_passed_on(pair))
    return verdict(
        most <= FEW_FILES and all(served),
        f"{MANY_STRANGERS} connections: at most {most} open files more;"
        f" {sum(served)} of {len(served)} honest visits meanwhile",
    )


@attack("an endless frame between processes, from somebody who knows the key", is_shared=True)
async def endless_frames(target: Target) -> Verdict:
    async with two_processes(target) as pair:
        before = pair.owner.memory()
        piece = bytes(2**16)
        frame = pair.key + FRAME.pack(1, OPEN, LARGEST)
        await asyncio.gather(*(_say(pair, frame, *(piece for _ in range(240))) for _ in range(4)))
        grown = (pair.owner.memory() - before) / MEGABYTE
        is_served, complaint = await _is_passed_on(pair), _complaints(target)
    return verdict(
        grown < 100 and is_served and not complaint,
        f"4 times 15 MB: {grown:.0f} MB more; honest people are served: {is_served} {complaint}",
    )


FORBIDDEN: tuple[dict[str, Any], ...] = (
    {"command": "sit", "seat": 1},
    {"command": "act", "action": "draw", "my_moves": 0},
    {"command": "seat-bot", "seat": 1, "bot": "simple"},
    {"command": "change-settings", "settings": {"game": "elfer", "players": 2}},
    {"command": "unseat", "seat": 0},
    {"command": "say", "phrase": "hello"},
)
CLAIMS = (b'{"type":"open","person":"%b"}', b"\x00\x00\x00\x01\x00\x00\x00\x00\x03abc", b"\xff" * 40)


@attack("an onlooker who is passed on commands, and claims to be the host", is_quick=True, is_shared=True)
async def commands_of_passed_on_onlookers(target: Target) -> Verdict:
    async with two_processes(target) as pair:
        refused: Counter[str] = Counter()
        async with pair.front.live(pair.ada.table, "reihum=stolen; person=" + pair.ada.table) as line:
            onlooker = Client(line)
            for command in FORBIDDEN:
                answer = await onlooker.ask(**command)
                refused[answer.get("code", "accepted")] += 1
            refused[(await onlooker.why_not("r11")).get("code", "told")] += 1
            refused[(await onlooker.consult()).get("code", "told")] += 1
            for claim in CLAIMS[:2]:
                await line.send(claim)
                while (answer := await onlooker.next())["type"] != "rejected":
                    pass
                refused[answer["code"]] += 1
            seat = onlooker.view["you"]
    allowed = {"introduce-yourself", "malformed-message", "nothing-to-decide", "no-hints"}
    return verdict(set(refused) <= allowed and seat is None, f"{dict(refused)}")


@attack("more clients of one address than it may have, through both processes at once", is_shared=True)
async def one_address_through_two_doors(target: Target) -> Verdict:
    async with two_processes(target) as pair, AsyncExitStack() as stack:

        async def look_on(door: Target) -> bool:
            try:
                line = await stack.enter_async_context(door.live(pair.ada.table, address=STRANGERS[0]))
                await Client(line).until(lambda view: True)
            except (OSError, ConnectionClosed, TimeoutError):
                return False
            return True

        doors = (pair.owner, pair.front)
        came = await asyncio.gather(*(door.gather(300, partial(look_on, door), at_once=20) for door in doors))
        inside = [sum(each) for each in came]
    return verdict(sum(inside) <= 500, f"{inside} of twice 300 get in")


@attack("clients that are passed on never read, and ask for the whole view again and again", is_shared=True)
async def passed_on_without_reading(target: Target) -> Verdict:
    async with two_processes(target) as pair, AsyncExitStack() as stack:
        before = {name: door.memory() for name, door in (("owner", pair.owner), ("front", pair.front))}
        lines = []
        for _ in range(250):
            line = await stack.enter_async_context(
                pair.front.live(pair.ada.table, address=STRANGERS[0], max_queue=1)
            )
            lines.append(line)
        for line in lines:
            line.transport.pause_reading()

        async def flood(line: object) -> None:
            with suppress(ConnectionClosed):
                for _ in range(300):
                    await line.send('{"type":"refresh"}')  # type: ignore[attr-defined]
                    await asyncio.sleep(0.05)

        before_waits = await calm(pair.front)
        async with pair.front.probing() as waits:
            await asyncio.gather(*map(flood, lines))
        grown = {
            "owner": (pair.owner.memory() - before["owner"]) / MEGABYTE,
            "front": (pair.front.memory() - before["front"]) / MEGABYTE,
        }
        said = (await pair.ada.client.ask("say", phrase="hello"))["type"]
        for line in lines:
            line.transport.abort()
    return verdict(
        max(grown.values()) < 100 and said == "accepted" and waits.is_bearable(before_waits),
        f"memory + {grown['owner']:.0f} MB (owner), + {grown['front']:.0f} MB (the other);"
        f" a player meanwhile: {said}; calm p99 {1000 * before_waits.p99:.0f} ms; {waits}",
    )


@attack("the owner of a table is stopped, loses it, and wakes up", is_quick=True, is_shared=True)
async def owner_that_wakes_up(target: Target) -> Verdict:
    async with two_processes(target) as pair:
        pid = pair.owner.pid
        os.kill(pid, signal.SIGSTOP)
        try:
            began = time.monotonic()
            async with _followed(pair.front, pair.ada) as there:
                moved = time.monotonic() - began
                said = [(await there.ask("say", phrase="hello"))["type"] for _ in range(3)]
                await pair.ada.client.connection.send(
                    '{"type":"request","id":999,"command":{"command":"say","phrase":"wow"}}'
                )
                os.kill(pid, signal.SIGCONT)
                answered = await _answer_of_the_old(pair.ada.client)
                later = (await there.ask("say", phrase="hello"))["type"]
                async with pair.owner.live(pair.ada.table, pair.ada.cookie) as line:
                    back = Client(line)
                    again = (await back.ask("say", phrase="hello"))["type"]
        finally:
            os.kill(pid, signal.SIGCONT)
        entries = await _said(store_of(target), pair.ada.table)
        complaint = _complaints(pair.owner, pair.front)
    accepted = [*said, later, again].count("accepted") + (answered == "accepted")
    held = [*said, later, again] == ["accepted"] * 5 and entries == accepted and not complaint
    return verdict(
        held,
        f"another process went on after {moved:.1f} s; a wish to the old owner: {answered};"
        f" {accepted} acknowledged, {entries} in the log {complaint}",
    )


@asynccontextmanager
async def _followed(door: Target, person: Seated) -> AsyncIterator[Client]:
    """A person who comes to another process until it has the table."""
    while True:
        async with door.live(person.table, person.cookie) as line:
            client = Client(line)
            try:
                await client.until(lambda view: True)
            except (ConnectionClosed, TimeoutError):
                continue
            yield client
            return


async def _answer_of_the_old(client: Client) -> str:
    try:
        while (answer := await client.next()).get("id") != 999:
            pass
    except ConnectionClosed as closed:
        return f"closed with {closed.rcvd.code}" if closed.rcvd else "closed"
    return str(answer["type"])


async def _said(store: str, table: str) -> int:
    rows = await find_rows(store, sa.select(schema.log.c.body).where(schema.log.c.table_id == table))
    return sum(b'"said"' in body for (body,) in rows)


TABLES, AT_EACH = 60, 5


@attack("an owner dies, and all clients of its tables come to another process at once", is_shared=True)
async def crowd_of_a_dead_owner(target: Target) -> Verdict:
    async with two_processes(target) as pair, AsyncExitStack() as stack:
        made = [await pair.owner.new_table(pair.ada.cookie, game="junior", players=2) for _ in range(TABLES)]
        for table in made:
            line = await stack.enter_async_context(pair.owner.live(table["table"]))
            await Client(line).until(lambda view: True)
        before = await calm(pair.front)
        pair.owner.kill()
        began = time.monotonic()
        waits_until: list[float] = []
        tries = 0

        async def come(table: str, address: str) -> None:
            nonlocal tries
            while True:
                tries += 1
                with suppress(ConnectionClosed, OSError, TimeoutError):
                    async with pair.front.live(table, address=address) as line:
                        await Client(line).until(lambda view: True)
                        waits_until.append(time.monotonic() - began)
                        return
                await asyncio.sleep(0.5)

        async with pair.front.probing() as waits:
            await asyncio.gather(
                *(come(table["table"], STRANGERS[number % 5]) for table in made for number in range(AT_EACH))
            )
        complaint = _complaints(pair.front)
    return verdict(
        waits.is_bearable(before) and max(waits_until) < 15 and not complaint,
        f"{TABLES * AT_EACH} clients of {TABLES} tables, all there after {max(waits_until):.1f} s"
        f" and {tries} tries; calm p99 {1000 * before.p99:.0f} ms; {waits} {complaint}",
    )


@attack(
    "a process dies that passes on a hundred clients: the owner forgets them", is_quick=True, is_shared=True
)
async def death_of_a_passing_process(target: Target) -> Verdict:
    async with two_processes(target) as pair, AsyncExitStack() as stack:
        for _ in range(100):
            line = await stack.enter_async_context(pair.front.live(pair.ada.table))
            await Client(line).until(lambda view: True)
        during = await _connections(pair.owner)
        pair.front.kill()
        began = time.monotonic()
        while (left := await _connections(pair.owner)) > 1 and time.monotonic() < began + GONE_SECONDS:
            await asyncio.sleep(0.1)
        said = (await pair.ada.client.ask("say", phrase="hello"))["type"]
    return verdict(
        during == 101 and left == 1 and said == "accepted",
        f"{during} clients, {left} left after {time.monotonic() - began:.1f} s; a player: {said}",
    )


async def _connections(target: Target) -> int:
    """In all processes of the server; only the owner of a table counts its clients."""
    _, page, _ = await target.call("GET", "/metrics")
    return sum(map(int, re.findall(rb"^reihum_connections(?:\{\S*\})? (\d+)", page, re.MULTILINE)))
