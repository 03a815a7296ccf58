"""Attacks on what everybody shares: places to look on, the event loop, the disk, and names."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from websockets.exceptions import ConnectionClosed

from attacking import HERE, STRANGERS, Target, Verdict, attack, verdict
from serving import Client

SLOW = 0.3
"""Seconds after which somebody honest would complain; what is measured is far below, or far above."""
ONLOOKERS = 310
"""From each address; a few more than it is given at once."""


async def _crowd(target: Target, stack: AsyncExitStack, table: str, address: str) -> int:
    """So many get in from an address."""

    async def look_on() -> bool:
        try:
            line = await stack.enter_async_context(target.live(table, address=address))
            await Client(line).until(lambda view: True)
        except (OSError, ConnectionClosed, TimeoutError):
            return False
        return True

    return sum(await target.gather(ONLOOKERS, look_on, at_once=20))


@attack("onlookers from four addresses take all places at a table; its player comes back", is_quick=True)
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
        async with target.probing() as waits:
            answers = await target.gather(
                700, lambda: target.call("GET", path, address=STRANGERS[0], Host=next(hosts)), at_once=64
            )
        made = sum(status == 200 for status, _, _ in answers)
        return verdict(waits.p99 < SLOW, f"{made} of 700 pictures; {waits}")


@attack("280 pictures of invitations at addresses that are all different")
async def many_pictures(target: Target) -> Verdict:
    async with target.seated() as ada:
        path = f"/api/tables/{ada.code}/invitation.svg"
        ports = iter(range(1024, 65536))
        async with target.probing() as waits:
            answers = await target.gather(
                280,
                lambda: target.call("GET", path, address=STRANGERS[0], Host=f"{HERE}:{next(ports)}"),
                at_once=64,
            )
        made = sum(status == 200 for status, _, _ in answers)
        return verdict(waits.p99 < SLOW, f"{made} of 280 pictures; {waits}")
