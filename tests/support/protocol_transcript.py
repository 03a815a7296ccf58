"""Conversations with a server as ``docs/protocol.md`` shows them, held against a real one.

The messages of clients are sent, and the answers must be those on the page. ``…`` stands for anything.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from server_process import Client, Server


async def check(text: str, server: Server) -> None:
    async with AsyncExitStack() as stack:
        talk = _Talk(server, stack)
        for line in text.splitlines():
            await talk.go_on(line)


class _Talk:
    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self._server = server
        self._stack = stack
        self._cookies: dict[str, str] = {}
        self._clients: dict[str, Client] = {}
        self._answer: tuple[int, Any] = (0, None)
        self._names: dict[str, str] = {}
        """What the words in capitals stand for."""

    async def go_on(self, line: str) -> None:
        for word, meant in self._names.items():
            line = re.sub(rf"\b{word}\b", meant, line)
        match line.split(" ", 2):
            case [person, "→", message]:
                await self._clients[person].connection.send(message)
            case [person, "←", message]:
                await self._is_told(person, _pattern(message))
            case [person, "connects", place]:
                await self._connect(person, place.removeprefix("to "))
            case [person, "disconnects"]:
                await self._clients.pop(person).connection.close()
            case [_, "and", "Ben play on"]:
                await asyncio.gather(*(client.play(Random(3)) for client in self._clients.values()))
            case [person, method, request] if person.endswith(":"):
                self._request(person.removesuffix(":"), method, request)
            case [status, *rest]:
                self._is_answered(int(status), _pattern(" ".join(rest)))

    def _request(self, person: str, method: str, request: str) -> None:
        path, _, body = request.partition(" ")
        status, answer, cookie = self._server.call(
            method, path, json.loads(body) if body else None, self._cookies.get(person)
        )
        self._cookies |= {person: cookie} if cookie else {}
        self._answer = status, answer

    def _is_answered(self, status: int, pattern: Any) -> None:
        given, answer = self._answer
        for word in ("CODE", "RECORD"):
            if pattern.get(word.lower()) == word:
                self._names[word] = pattern[word.lower()] = answer[word.lower()]
        assert (given, fits(answer, pattern)) == (status, True), f"{given} {answer} is not {pattern}"

    async def _connect(self, person: str, path: str) -> None:
        table = path.split("/")[3]
        socket = await self._stack.enter_async_context(self._server.live(table, self._cookies[person]))
        self._clients[person] = Client(socket)

    async def _is_told(self, person: str, pattern: Any) -> None:
        """Waits until it comes; what comes before may be shown later, or not at all."""
        client = self._clients[person]
        seen = 0
        while True:
            while seen < len(client.messages):
                if fits(client.messages[seen], pattern):
                    del client.messages[seen]
                    return
                seen += 1
            try:
                await client.next()
            except TimeoutError:
                raise AssertionError(f"{person} was told {client.messages} but not {pattern}") from None


def _pattern(text: str) -> Any:
    """JSON in which ``…`` may stand for the rest of an object, or for a whole list or object."""
    text = text.replace(", …}", ', "…": "…"}').replace("[…]", '"…"').replace("{…}", '"…"')
    return json.loads(text)


def fits(value: Any, pattern: Any) -> bool:
    match pattern:
        case "…":
            return True
        case dict():
            named = pattern.keys() - {"…"}
            return (
                isinstance(value, dict)
                and (named == value.keys() or ("…" in pattern and named <= value.keys()))
                and all(fits(value[name], pattern[name]) for name in named)
            )
        case list():
            return isinstance(value, list) and len(value) == len(pattern) and all(map(fits, value, pattern))
        case _:
            return bool(value == pattern)
