"""Attacks with uploads of visitors: forged tables, compression bombs, too much at once."""

from __future__ import annotations

import asyncio
import zlib
from base64 import urlsafe_b64encode
from random import Random

import msgspec

from attack_base import STRANGERS, Target, Verdict, attack, calm, verdict
from brought_logs import alone, sent
from reihum.record import write
from reihum.registry import GAMES
from reihum.table import brought, log
from reihum.table.log import Entry
from reihum.table.recording import record_of

TIMES = 300


@attack("changed and invented tables are brought to the server", is_quick=True)
async def forged_tables(target: Target) -> Verdict:
    chance = Random(1)
    cookie = await target.newcomer("Eve")
    honest = alone("junior", 2, most=30)
    entries = msgspec.to_builtins(honest.entries)
    invented: list[log.AnyTableEvent] = [
        log.Acted(0, "lay b10"),
        log.TakenBack(-1),
        log.Left(-1),
        log.Rematch(),
        log.Said(9, "hello"),
    ]

    def forged() -> bytes:
        if chance.random() < 0.5:
            return sent([*honest.entries, Entry(1, chance.choice(invented))])
        changed = [*entries]
        del changed[chance.randrange(1, len(changed) - 1)]
        return sent([], entries=changed)

    answers = await target.gather(
        60, lambda: target.call("POST", "/api/tables/brought", forged(), cookie=cookie), at_once=4
    )
    status, _, _ = await target.call("POST", "/api/tables/brought", sent(honest), cookie=cookie)
    codes = {problem["code"] for got, problem, _ in answers if got != 201}
    is_judged = codes <= {"illegal-in-log"} and status == 201
    opened = sum(got == 201 for got, _, _ in answers)
    return verdict(is_judged, f"{len(answers)} forged: {opened} opened; {codes}; the honest one: {status}")


@attack("records in links that unpack to a thousand times their size", is_quick=True)
async def compression_bombs(target: Target) -> Verdict:
    bombs = [
        "1" + urlsafe_b64encode(zlib.compress(letter * 10**7, 9)).decode().rstrip("=")
        for letter in (b" ", b"[", b"0", b'{"a":')
    ]
    answers = [
        await target.call("POST", "/api/records", bomb.encode(), address=STRANGERS[0]) for bomb in bombs
    ]
    codes = {problem["code"] for _, problem, _ in answers}
    return verdict(codes <= {"link-too-large"}, f"{len(bombs)} bombs: {codes}")


@attack("the longest records and tables that are taken, again and again from many addresses")
async def large_bodies(target: Target) -> Verdict:
    before = await calm(target)
    game = next(name for name, game in GAMES.items() if game.is_race)
    long_log = alone(game, 2, rounds=None, most=brought.MOST_ENTRIES - 10)
    table, record = sent(long_log), write(record_of(long_log.table))
    cookies = {address: await target.newcomer("Eve", address) for address in STRANGERS}
    chance = Random(1)

    async def send() -> int:
        address = chance.choice(STRANGERS)
        if chance.random() < 0.5:
            unlike = sent([*long_log.entries, Entry(chance.randrange(10**9), log.Said(0, "hello"))])
            path, body = "/api/tables/brought", unlike if len(unlike) < brought.MOST_BYTES else table
        else:
            path, body = "/api/records", record + b" " * chance.randrange(1000)
        try:
            status, _, _ = await target.call("POST", path, body, cookie=cookies[address], address=address)
        except (ConnectionError, TimeoutError):
            return 0
        return status

    async with target.probing() as waits:
        async with asyncio.timeout(120):
            answers = await target.gather(TIMES, send, at_once=48)
    counts = {status: answers.count(status) for status in sorted(set(answers))}
    is_held = waits.is_bearable(before) and not counts.get(500)
    return verdict(is_held, f"{counts}, {len(table)} and {len(record)} bytes; {waits} (calm: {before})")
