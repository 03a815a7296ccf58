"""Attacks on what everybody shares: places to look on, the event loop, the disk, and names."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import cycle, islice
from typing import Any

from websockets.exceptions import ConnectionClosed

from attack_base import HERE, STRANGERS, Target, Verdict, attack, calm, skipped, verdict
from server_process import Client

ONLOOKERS = 310
"""From each address; a few more than it is given at once."""


async def _crowd(target: Target, stack: AsyncExitStack, table: str, address: str) -> int:
    """The number of connections that get in from an address."""

    async def look_on() -> bool:
        try:
            line = await stack.enter_async_context(target.live(table, address=address))
            await Client(line).until(lambda view: True)
        except (OSError, ConnectionClosed, TimeoutError):
            return False
        return True

    return sum(await target.gather(ONLOOKERS, look_on, at_once=20))


@attack("onlookers from four addresses take all places at a table; its player comes back")
async def onlookers_take_all_places(target: Target) -> Verdict:
    async with target.seated() as ada, AsyncExitStack() as stack:
        await ada.client.connection.close()
        crowd = sum(
            await asyncio.gather(*(_crowd(target, stack, ada.table, address) for address in STRANGERS[:4]))
        )
        returned = 0
        for _ in range(3):
            async with target.live(ada.table, ada.cookie) as line:
                try:
                    await Client(line).until(lambda view: view["you"] == 0)
                except ConnectionClosed as closed:
                    return verdict(False, f"{crowd} onlookers, and the player is refused ({closed})")
                returned += 1
        return verdict(returned == 3, f"{crowd} onlookers, the player came back {returned} of 3 times")


@attack("700 pictures of invitations for a host with a name of 253 letters")
async def long_hosts_in_pictures(target: Target) -> Verdict:
    async with target.seated() as ada:
        path = f"/api/tables/{ada.code}/invitation.svg"
        hosts = iter(
            f"{number:04}.{'a' * 61}.{'b' * 61}.{'c' * 61}.{'d' * 58}"[:253] for number in range(10**6)
        )
        before = await calm(target)
        async with target.probing() as waits:
            answers = await target.gather(
                700, lambda: target.call("GET", path, address=STRANGERS[0], Host=next(hosts)), at_once=64
            )
        made = sum(status == 200 for status, _, _ in answers)
        return verdict(
            waits.is_bearable(before), f"{made} of 700 pictures; calm p99 {1000 * before.p99:.0f} ms; {waits}"
        )


@attack("280 pictures of invitations at addresses that are all different")
async def many_pictures(target: Target) -> Verdict:
    async with target.seated() as ada:
        path = f"/api/tables/{ada.code}/invitation.svg"
        ports = iter(range(1024, 65536))
        before = await calm(target)
        async with target.probing() as waits:
            answers = await target.gather(
                280,
                lambda: target.call("GET", path, address=STRANGERS[0], Host=f"{HERE}:{next(ports)}"),
                at_once=64,
            )
        made = sum(status == 200 for status, _, _ in answers)
        return verdict(
            waits.is_bearable(before), f"{made} of 280 pictures; calm p99 {1000 * before.p99:.0f} ms; {waits}"
        )


@attack("280 replays of one match, each from another step")
async def many_replays(target: Target) -> Verdict:
    record = await target.finished_match(game="elfer")
    await target.call("GET", f"/api/records/{record}/replay")  # the first starts a process
    before = await calm(target)
    steps = iter(range(280))
    async with target.probing() as waits:
        answers = await target.gather(
            280,
            lambda: target.call(
                "GET", f"/api/records/{record}/replay?open&since={next(steps) % 140}", address=STRANGERS[0]
            ),
            at_once=64,
        )
    statuses = Counter(status for status, _, _ in answers)
    return verdict(
        waits.is_bearable(before) and 500 not in statuses,
        f"answers {dict(statuses)}; calm p99 {1000 * before.p99:.0f} ms; {waits}",
    )


FOREIGN = ("evil.example", "127.0.0.1.evil.example", "evil.example:8011", "localhost.evil.example")
OWN = (
    "localhost",
    "127.0.0.1:8011",
    "[::1]:8011",
    "192.168.1.20",
    "reihum",
    "reihum.local",
    "cards.home.arpa",
)


@attack("a page of somebody else has its own name lead here (DNS rebinding)")
async def foreign_names(target: Target) -> Verdict:
    async def ask(host: str) -> int:
        body = {"name": "Ada"}
        answer = await target.call("PUT", "/api/me", body, Host=host, Origin=f"http://{host}")
        return int(answer[0])

    foreign, own = [await ask(host) for host in FOREIGN], [await ask(host) for host in OWN]
    return verdict(set(foreign) == {421} and set(own) == {200}, f"foreign names {foreign}, own names {own}")


@attack("a page that came without HTTPS asks over HTTPS")
async def origin_without_https(target: Target) -> Verdict:
    async def ask(scheme: str, origin: str) -> int:
        answer = await target.call(
            "PUT", "/api/me", {"name": "Ada"}, Host="localhost", Origin=origin, X_Forwarded_Proto=scheme
        )
        return int(answer[0])

    foreign = [await ask("https", "http://localhost"), await ask("http", "ftp://localhost")]
    own = [await ask("https", "https://localhost"), await ask("http", "http://localhost")]
    own.append(await ask("http", "https://localhost"))
    return verdict(set(foreign) == {403} and set(own) == {200}, f"foreign pages {foreign}, own pages {own}")


@attack("idle connections take all places of the process; somebody honest comes")
async def idle_connections_take_all_places(target: Target) -> Verdict:
    if target.stores is None:
        return skipped("needs a server of our own, with few places")
    with target.stores.target(files=600) as small:
        assert small.server is not None
        async with AsyncExitStack() as stack:
            for _ in range(700):
                _, writer = await asyncio.open_connection(
                    small.host, small.port, local_addr=(STRANGERS[0], 0)
                )
                stack.callback(writer.close)
            statuses = [(await small.call("GET", "/api/games"))[0] for _ in range(20)]
            async with small.seated():
                pass
        is_told = "connections=300" in small.server.said()
    return verdict(
        set(statuses) == {200} and is_told, f"300 places, 700 connections; honest requests: {set(statuses)}"
    )


UNSEEN = ("\u3164", "\u2800", "\u115f", "\u200d", "A" + 31 * "\u0301", "Ada\u202e")
POSERS = ("Ada", "ada", "A\u200dda", "\u0410da", "Аdа", "\uff21da")


@attack("names that cannot be seen, and strangers who pose as somebody at the table", is_quick=True)
async def unseen_and_stolen_names(target: Target) -> Verdict:
    async with target.seated(players=4) as ada:
        unseen = [(await target.call("PUT", "/api/me", {"name": name}))[0] for name in UNSEEN]
        posed = []
        for name in POSERS:
            async with target.live(ada.table, await target.newcomer(name)) as line:
                posed.append((await Client(line).ask("sit")).get("code"))
        async with target.live(ada.table, await target.newcomer("Adam")) as line:
            honest = (await Client(line).ask("sit"))["type"]
    is_right = set(unseen) == {422} and set(posed) == {"name-taken"} and honest == "accepted"
    return verdict(is_right, f"unseen {unseen}, posing {posed}, Adam {honest}")


FLOOD_SECONDS = 20
AT_ONCE, A_SECOND = 2000, 5
"""What one person may ask from one address."""


@attack("one person asks as much as twenty connections carry, for twenty seconds")
async def writing_without_end(target: Target) -> Verdict:
    cookie = await target.newcomer("Mallory", STRANGERS[0])
    made = await target.new_table(cookie, STRANGERS[0], game="junior", players=2)
    async with AsyncExitStack() as stack:
        lines = [
            Client(await stack.enter_async_context(target.live(made["table"], cookie, STRANGERS[0])))
            for _ in range(20)
        ]
        await lines[0].ask("sit")
        wish = json.dumps({"type": "request", "id": 1, "command": {"command": "say", "phrase": "hello"}})
        accepted = 0

        async def flood(client: Client) -> None:
            nonlocal accepted
            for _ in range(40):
                await client.connection.send(wish)
            while True:
                if (await client.next())["type"] == "accepted":
                    accepted += 1
                    await client.connection.send(wish)

        floods = [asyncio.create_task(flood(client)) for client in lines]
        await asyncio.wait(floods, timeout=FLOOD_SECONDS)
        for flooding in floods:
            flooding.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
    most = AT_ONCE + 2 * A_SECOND * FLOOD_SECONDS
    return verdict(
        accepted <= most, f"{accepted} entries in {FLOOD_SECONDS} s; then at most {A_SECOND} a second"
    )


QUESTION_SECONDS = 10
MOST_LINES = 20
"""Connections of one person."""
CROWDS = (("one address", 10, 2), ("one person", 1, 16))
"""The number of people, and of tables for each."""


@attack("why not this card? asked without end, from one address, and by one person at many tables")
async def asking_why_not_without_end(target: Target) -> Verdict:
    return await _asking_without_end(
        target,
        lambda client: {"type": "ask-why-not", "id": 1, "card": client.view["match"]["round"]["hand"][0]},
    )


@attack("the whole view asked for without end, from one address, and by one person at many tables")
async def asking_for_views_without_end(target: Target) -> Verdict:
    return await _asking_without_end(target, lambda client: {"type": "refresh"})


async def _asking_without_end(target: Target, question: Callable[[Client], dict[str, Any]]) -> Verdict:
    """Somebody honest says something again and again meanwhile."""
    async with target.seated() as ada:

        async def speak() -> None:
            assert (await ada.client.ask("say", phrase="hello"))["type"] == "accepted"

        before = await calm(target, speak)
        told, are_bearable = [f"calm p99 {1000 * before.p99:.0f} ms"], True
        for (what, people, tables), address in zip(CROWDS, STRANGERS, strict=False):
            async with AsyncExitStack() as stack:
                lines = []
                for _ in range(people):
                    lines += await _lines_of_player(target, stack, address, tables)
                async with target.probing(speak) as waits:
                    answers = await _ask_all(lines, question)
            told.append(f"{what}: {answers / QUESTION_SECONDS:.0f} answers a second, {waits}")
            are_bearable &= waits.is_bearable(before)
    return verdict(are_bearable, "; ".join(told))


async def _lines_of_player(target: Target, stack: AsyncExitStack, address: str, tables: int) -> list[Client]:
    """As many connections as a person may have, at tables where it is this person's turn."""
    cookie = await target.newcomer("Mallory", address)
    names = []
    for _ in range(tables):
        made = await target.new_table(cookie, address, game="elfer", players=2)
        names.append(made["table"])
    lines = [
        Client(await stack.enter_async_context(target.live(name, cookie, address)))
        for name in islice(cycle(names), MOST_LINES)
    ]
    for client in lines[:tables]:
        await client.ask("sit", seat=0)
        await client.ask("seat-bot", seat=1, bot="simple")
        await client.ask("get-ready")
    for client in lines:
        await client.until(lambda view: view["menu"])
    return lines


async def _ask_all(lines: list[Client], question: Callable[[Client], dict[str, Any]]) -> int:
    """Sends again at each answer, and returns their number."""
    answers = 0

    async def ask(client: Client) -> None:
        nonlocal answers
        asked = json.dumps(question(client))
        for _ in range(40):
            await client.connection.send(asked)
        async for _ in client.connection:
            answers += 1
            await client.connection.send(asked)

    asking = [asyncio.create_task(ask(client)) for client in lines]
    await asyncio.wait(asking, timeout=QUESTION_SECONDS)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    return answers
