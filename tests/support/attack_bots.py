"""Attacks on the processes in which bots think."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from statistics import median
from typing import Any

from websockets.exceptions import ConnectionClosed

from attack_base import STRANGERS, Target, Verdict, attack, verdict
from server_process import PATIENCE, Client

FLOOD, HOME = STRANGERS[:2]
"""Where the stranger comes from, and where the honest player does."""
PACE = "0.3"
TABLES = 14
MOVES = 12
"""The number of answers of a bot to wait for."""
LINES, LINES_OF_PERSON = 60, 20
"""On which a stranger asks for hints."""


@asynccontextmanager
async def _server(target: Target) -> AsyncIterator[Target]:
    """One whose bots take their time, if the server is ours."""
    with nullcontext(target) if target.stores is None else target.stores.target("--pace", PACE) as found:
        yield found


@asynccontextmanager
async def _table(target: Target, address: str, name: str, bot: str, **settings: Any) -> AsyncIterator[Client]:
    """Somebody who has made a table of Elfer, with bots on all chairs but the first."""
    cookie = await target.newcomer(name, address)
    made = await target.new_table(cookie, address, game="elfer", **{"players": 2, **settings})
    async with target.live(made["table"], cookie, address) as line:
        client = Client(line)
        await client.until(lambda view: True)
        for seat in range(1, len(client.view["chairs"])):
            assert (await client.ask("seat-bot", seat=seat, bot=bot))["type"] == "accepted"
        yield client


async def _keep_reading(client: Client) -> None:
    with suppress(ConnectionClosed, TimeoutError):
        while True:
            await client.next()


def _stood_in(client: Client) -> int:
    return sum(event.get("table_event") == "stood-in" for event in client.events)


async def _waits(client: Client) -> list[float]:
    """How long the bot takes to answer each of one's moves, in a round or more."""
    found: list[float] = []
    while len(found) < MOVES:
        await client.until(lambda view: view["menu"] or view["phase"] in ("over", "between"))
        if client.view["phase"] == "over":
            await client.ask("play-again")
            await client.ask("get-ready")
            continue
        action = client.view["menu"][0]["text"]
        await client.ask("act", action=action, my_moves=client.view["my_moves"])
        began = time.monotonic()
        if client.view["to_act"] == [1]:
            await client.until(lambda view: view["to_act"] != [1] or view["phase"] != "playing")
            found.append(time.monotonic() - began)
    return found


async def _until_ready(client: Client) -> None:
    """Until the strongest bot gives hints."""
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            await client.until(lambda view: view["menu"])
            if (await client.consult()).get("bot") == "master":
                return
            await asyncio.sleep(0.5)


@attack(
    f"bots think for a stranger at {TABLES} tables; somebody plays with a simple bot and with a strong one"
)
async def strong_bots_at_many_tables(target: Target) -> Verdict:
    async with _server(target) as server, AsyncExitStack() as stack:
        simple = await stack.enter_async_context(_table(server, HOME, "Ada", "simple"))
        strong = await stack.enter_async_context(_table(server, HOME, "Ben", "master"))
        for client in (simple, strong):
            await client.ask("sit", seat=0)
            await client.ask("get-ready")
        await _until_ready(strong)
        before = await asyncio.gather(_waits(simple), _waits(strong))
        strong.events.clear()
        flood = [
            await stack.enter_async_context(_table(server, FLOOD, "Mallory", "master", players=6))
            for _ in range(TABLES)
        ]
        reading = []
        for client in flood:
            await client.ask("seat-bot", seat=0, bot="master")
            reading.append(asyncio.create_task(_keep_reading(client)))
        during = await asyncio.gather(_waits(simple), _waits(strong))
        for task in reading:
            task.cancel()
        await asyncio.wait(reading)
        own, others = _stood_in(simple) + _stood_in(strong), sum(map(_stood_in, flood))
        times = ", ".join(
            f"{name} bot {median(first):.2f} s → {median(then):.2f} s"
            for name, first, then in zip(("simple", "strong"), before, during, strict=True)
        )
        return verdict(
            own == 0, f"{times}; simpler bots stood in for the player {own} times, for the stranger {others}"
        )


async def _ask_for_hints(client: Client, answers: Counter[str], is_over: asyncio.Event) -> None:
    await client.until(lambda view: view["menu"])
    while not is_over.is_set():
        answer = await client.consult()
        answers[answer.get("code") or answer["type"]] += 1


@attack(f"a stranger asks for hints on {LINES} lines, again and again; somebody plays and asks for one")
async def hints_on_many_lines(target: Target) -> Verdict:
    async with _server(target) as server, AsyncExitStack() as stack:
        strong = await stack.enter_async_context(_table(server, HOME, "Ada", "master"))
        await strong.ask("sit", seat=0)
        await strong.ask("get-ready")
        await _until_ready(strong)
        before = await _waits(strong)
        strong.events.clear()
        answers, is_over, asking = Counter[str](), asyncio.Event(), []
        for number in range(LINES // LINES_OF_PERSON):
            cookie = await server.newcomer(f"Mallory {number}", FLOOD)
            made = await server.new_table(cookie, FLOOD, game="junior", players=2)
            for line in range(LINES_OF_PERSON):
                connection = await stack.enter_async_context(server.live(made["table"], cookie, FLOOD))
                client = Client(connection)
                await client.until(lambda view: True)
                if line == 0:
                    await client.ask("sit", seat=0)
                    await client.ask("seat-bot", seat=1, bot="simple")
                    await client.ask("get-ready")
                asking.append(asyncio.create_task(_ask_for_hints(client, answers, is_over)))
        during = await _waits(strong)
        await strong.until(lambda view: view["menu"])
        own = await strong.consult()
        is_over.set()
        await asyncio.gather(*asking)
        return verdict(
            _stood_in(strong) == 0 and own["type"] == "hint" and answers["too-many-hints"] > 0,
            f"strong bot {median(before):.2f} s → {median(during):.2f} s;"
            f" simpler bots stood in {_stood_in(strong)} times;"
            f" the stranger got {answers['advice']} hints and {answers['too-many-hints']} refusals",
        )
