"""WebSockets in the simulation.

They keep the order of messages, and may break at any moment. Then what is under way is lost, and each end
notices it in its own time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected

USUAL_DELAY = 0.03
NOTICE_SECONDS = 15.0
"""The longest time until one end notices that the other is gone."""


class Closed(Exception):
    """The connection has ended."""


class Stream:
    """One direction of a WebSocket."""

    def __init__(self, chance: Random, usual_delay: float) -> None:
        self._chance = chance
        self._usual_delay = usual_delay
        self._last = 0.0
        self._under_way: deque[bytes | None] = deque()
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._is_lost = False
        self.is_ended = False

    def send(self, data: bytes | None) -> None:
        """``None`` ends the stream, after all that was sent before."""
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self._chance.expovariate(1 / self._usual_delay))
        self._under_way.append(data)
        loop.call_at(self._last, self._arrive)

    def lose(self, *, at_once: bool) -> None:
        """Loses what is under way; the receiver notices it at once or later."""
        if not self._is_lost:
            self._is_lost = True
            delay = 0.0 if at_once else self._chance.uniform(0, NOTICE_SECONDS)
            asyncio.get_running_loop().call_later(delay, self._end)

    def _arrive(self) -> None:
        data = self._under_way.popleft()
        if data is None and not self._is_lost:
            self._end()
        elif not self._is_lost and not self.is_ended:
            self._arrived.put_nowait(data)

    def _end(self) -> None:
        self.is_ended = True
        self._arrived.put_nowait(None)

    async def receive(self) -> bytes:
        data = await self._arrived.get()
        if data is None:
            self._arrived.put_nowait(None)
            raise Closed
        return data


class Link:
    """A WebSocket between a player and a process."""

    def __init__(self, chance: Random, player: str, process: int) -> None:
        self.player, self.process = player, process
        delay = chance.choice((0.2, 1.0, 1.0, 5.0)) * USUAL_DELAY
        self.to_process, self.to_player = Stream(chance, delay), Stream(chance, delay)
        self._is_greeted = False
        self._is_read = asyncio.Event()
        self._is_read.set()
        self._waiting = 0
        self.serve: Callable[[], Awaitable[None]] | None = None
        """What a connection of the server does once the application has accepted the player."""

    def break_off(self, *, at_once: bool = False) -> None:
        self.to_process.lose(at_once=at_once)
        self.to_player.lose(at_once=at_once)

    def pause_reading(self, seconds: float) -> None:
        """The player reads nothing for a while, so that messages wait in the process."""
        self._is_read.clear()
        asyncio.get_running_loop().call_later(seconds, self._is_read.set)

    def send_now(self, text: bytes) -> bool:
        """What a connection of the server offers: sends a message if the other end reads."""
        if not self._is_read.is_set() or self._waiting or self.to_process.is_ended:
            return False
        self.to_player.send(text)
        return True

    async def asgi_receive(self) -> dict[str, Any]:
        if not self._is_greeted:
            self._is_greeted = True
            return {"type": "websocket.connect"}
        text = await self.receive_text()
        if text is None:
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": text}

    async def receive_text(self) -> str | None:
        """What a connection of the server offers: the next message, or ``None`` if it is closed."""
        try:
            return (await self.to_process.receive()).decode()
        except Closed:
            return None

    async def send(self, message: Any) -> None:
        self._waiting += 1
        await self._is_read.wait()
        self._waiting -= 1
        if self.to_process.is_ended and message["type"] == "websocket.send":
            raise ClientDisconnected
        if message["type"] == "websocket.send":
            self.to_player.send(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.to_player.send(None)
            self.to_process.lose(at_once=True)
