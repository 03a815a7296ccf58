"""Logs that are made long, erased or torn by clocks: looking at a table is cheap, and its record stays."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import long_tables as grown
from attack_base import STRANGERS, Target, Verdict, attack, skipped, verdict
from reihum import record
from reihum.registry import GAMES
from server_process import Client, Server
from table_log import Log

LOOKS = 20
MOST_BYTES = 150 * 2**20
"""What looking at one table may cost, with much room for whatever else a server does."""
MOST_SECONDS = 5.0
"""That an honest request may wait, however busy the machine is: one look took up to 33."""


async def _look_at(target: Target, log: Log, what: str) -> Verdict:
    """A stranger asks for a table again and again, and looks in."""
    if target.server is None:
        return skipped("needs a server of our own, with a table that took long to make")
    table = await grown.put(log, target.server.store)
    await target.call("GET", "/api/games")
    before = target.memory()
    async with target.probing() as waits:
        began = time.monotonic()
        for _ in range(LOOKS):
            status, _, _ = await target.call("GET", f"/api/tables/{table}", address=STRANGERS[0])
            assert status == 200
        looked = (time.monotonic() - began) / LOOKS
        opened = []
        for _ in range(2):
            began = time.monotonic()
            async with target.live(table, address=STRANGERS[0]) as line:
                await Client(line).until(lambda view: True)
            opened.append(time.monotonic() - began)
    more = target.memory() - before
    is_right = more < MOST_BYTES and max(waits.seconds) < MOST_SECONDS
    return verdict(
        is_right,
        f"{len(log.entries):,} entries, {what}: a GET {1000 * looked:.1f} ms, opened in {opened[0]:.2f} s, "
        f"again in {opened[1]:.2f} s, {more / 2**20:.0f} MB more; meanwhile {waits}",
    )


@attack("a stranger looks at a table whose moves were taken back thousands of times")
async def a_log_of_undos(target: Target) -> Verdict:
    return await _look_at(target, grown.with_undos(9_900), "9,900 undos")


@attack("a stranger looks at a table of hundreds of rounds")
async def a_log_of_rounds(target: Target) -> Verdict:
    log = grown.with_rounds(1000, most_entries=19_800)
    return await _look_at(target, log, f"{log.table.rounds} rounds")


@attack("a stranger looks at a table with some hundred undos", is_quick=True)
async def a_short_log_of_undos(target: Target) -> Verdict:
    return await _look_at(target, grown.with_undos(500), "500 undos")


@attack("the loser asks for a rematch when the match is over, and the server dies")
async def a_rematch_after_the_end(target: Target) -> Verdict:
    """Where the server is not ours it does not die."""
    kept = 0
    for number in range(2):
        async with target.seated() as ada:
            await _to_the_end(ada.client, number)
            if target.server is not None:
                target.server.kill()
        if target.server is not None:
            await asyncio.to_thread(target.server.restart)
        async with target.live(ada.table, ada.cookie) as line:
            again = Client(line)
            await again.until(lambda view: True)
            assert (await again.ask("play-again"))["type"] == "accepted"
        kept += await _has_record(target, ada.table)
    return verdict(kept == 2, f"{kept} of 2 records are there")


async def _to_the_end(ada: Client, luck: int) -> None:
    await ada.ask("seat-bot", seat=1, bot="simple")
    await ada.ask("get-ready")
    await ada.play(Random(luck))


async def _has_record(target: Target, table: str) -> bool:
    """Whether the last match of a table can be read, checked and seen again."""
    _, listing, _ = await target.call("GET", f"/api/tables/{table}")
    status, body, _ = await target.call("GET", f"/api/records/{listing['record']}")
    if status != 200:
        return False
    whole = record.read(json.dumps(body).encode(), GAMES)
    seen, _, _ = await target.call("GET", f"/api/records/{listing['record']}/replay")
    return seen == 200 and record.verify(whole, GAMES[whole.game]) is not None


@attack("the clock of the server is set back and forth while people play")
async def a_clock_that_is_set(target: Target) -> Verdict:
    if target.stores is None:
        return skipped("needs a server of our own")
    clock = Path(target.stores.folder) / "clock"
    clock.write_text("0")
    server = Server(target.stores.new(), clock=clock)
    try:
        there = Target(server.address, target.stores, server)
        read, turned_back = 0, 0
        for ahead in ("-3600", "3600"):
            async with there.seated() as ada:
                await ada.client.ask("seat-bot", seat=1, bot="simple")
                await ada.client.ask("get-ready")
                await ada.client.until(lambda view: view["menu"])
                clock.write_text(ahead)
                await asyncio.to_thread(server.restart)
            async with there.live(ada.table, ada.cookie) as line:
                again = Client(line)
                await again.until(lambda view: True)
                if again.view["chairs"][0]["bot"]:
                    await again.ask("come-back")
                await again.play(Random(1))
            read += await _has_record(there, ada.table)
            turned_back += await _goes_back(there, ada.table)
    finally:
        server.kill()
    return verdict(
        (read, turned_back) == (2, 0), f"{read} of 2 records are read, {turned_back} go back in time"
    )


async def _goes_back(target: Target, table: str) -> bool:
    _, listing, _ = await target.call("GET", f"/api/tables/{table}")
    _, body, _ = await target.call("GET", f"/api/records/{listing['record']}")
    times = [entry["at"] for entry in body["actions"]]
    return times != sorted(times)


@attack("one player says so much that the log would be full")
async def one_person_fills_the_log(target: Target) -> Verdict:
    async with target.seated() as ada:
        ben = await target.newcomer("Ben", STRANGERS[0])
        async with target.live(ada.table, ben, STRANGERS[0]) as line:
            guest = Client(line)
            await guest.until(lambda view: True)
            await guest.ask("sit", seat=1)
            await ada.client.ask("get-ready")
            await guest.ask("get-ready")
            said = 0
            while (await guest.ask("say", phrase="hello"))["type"] == "accepted":
                said += 1
        async with target.live(ada.table, ada.cookie) as line:  # the other one has not been read meanwhile
            host = Client(line)
            await host.until(lambda view: True)
            answers = [
                (await host.ask("say", phrase="hello"))["type"],
                (await host.ask("propose", what="pause"))["type"],
                (await host.ask("stand"))["type"],
            ]
    is_right = said < 2000 and answers == ["accepted"] * 3
    return verdict(is_right, f"{said} entries of one; then others are {', '.join(answers)}")


@attack("a player does not get ready for the next round, and others wait")
async def idle_between_rounds(target: Target) -> Verdict:
    clock = {"kind": "strict", "seconds": 5}
    async with target.seated(rounds=2, clock=clock) as ada:
        await ada.client.ask("seat-bot", seat=1, bot="simple")
        await ada.client.ask("get-ready")
        while ada.client.view["phase"] != "between":
            if ada.client.view["menu"]:
                action = ada.client.view["menu"][0]["text"]
                await ada.client.ask("act", action=action, my_moves=ada.client.view["my_moves"])
            else:
                await ada.client.next()
        await ada.client.until(lambda view: view["phase"] == "playing")
    return verdict(True, "the next round is dealt")
