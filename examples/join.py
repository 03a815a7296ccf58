"""A bot from outside: it joins a table by its code and plays at random, over HTTP and a WebSocket.

uv run python examples/join.py http://127.0.0.1:8011 ABC234
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

SIT = 1


def introduce(server: str, name: str) -> str:
    """Introduces us, and returns the cookie that identifies us."""
    request = Request(f"{server}/api/me", json.dumps({"name": name}).encode(), method="PUT")
    with urlopen(request) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


async def ask(table: ClientConnection, command: str, number: int = 0, **fields: Any) -> None:
    """Asks for something; the answer repeats the number."""
    await table.send(json.dumps({"type": "request", "id": number, "command": {"command": command, **fields}}))


def merge(old: dict[str, Any], new: dict[str, Any], *parts: str) -> dict[str, Any]:
    """The new fields in place of the old ones; of these parts, each within the one before, again so."""
    if not parts or not old.get(parts[0]) or not new.get(parts[0]):
        return {**old, **new}
    part, *within = parts
    return {**old, **new, part: merge(old[part], new[part], *within)}


async def play(server: str, code: str, name: str = "") -> dict[str, Any]:
    """Plays the match at the table to its end; the last view."""
    name = name or f"Rando {random.randrange(1000)}"  # nobody at a table may have the name of another
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/live"
    async with connect(address, additional_headers={"Cookie": introduce(server, name)}) as table:
        await ask(table, "sit", SIT)
        await ask(table, "get-ready", seed=str(random.random()))
        view: dict[str, Any] = {}
        async for message in table:
            received = json.loads(message)
            if received["type"] == "rejected" and received["id"] == SIT:
                raise ConnectionError(received["code"])
            if received["type"] not in ("view", "update"):
                continue
            view = received.get("view") or merge(view, received["changes"], "match", "round")
            if view["phase"] == "over":
                return view
            if view["menu"]:
                await ask(table, "act", action=random.choice(view["menu"])["text"], my_moves=view["my_moves"])
            elif view["phase"] == "between":
                await ask(table, "get-ready", seed=str(random.random()))
    raise ConnectionError("the table was closed")


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(*sys.argv[1:]))["match"]["sheet"]))
