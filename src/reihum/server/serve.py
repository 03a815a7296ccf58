"""Starts and ends a process that serves tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import SystemRandom
from socket import socket

import uvicorn
from starlette.applications import Starlette
from uvicorn.loops.auto import auto_loop_factory

from reihum.game import Value
from reihum.server.app import create_app
from reihum.server.bots import Bots
from reihum.server.caretaker import Caretaker, Rules
from reihum.server.door import Door, Line
from reihum.server.house import House
from reihum.server.reviewing import Reviews
from reihum.server.store import open_store
from reihum.server.thinking import Thinkers

MOST_MESSAGE_BYTES = 16 * 1024
COLLECT_AFTER = 50_000, 20, 100
"""Hardly anything here is a cycle, and looking for some takes longer the more people are connected."""


class Service(Value, frozen=True):
    """What an operator decides on."""

    store: str
    broker: str | None = None
    thinkers: int = 1
    pace: float = 1.0
    rules: Rules = Rules()


def serve(door: socket, service: Service, on_ready: Callable[[], None]) -> None:
    """Serves whoever comes to the door until it is told to end, and then finishes what was accepted.

    Raises ``BadSetup`` if it cannot begin.
    """
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_serve(door, service, on_ready))


async def _serve(door: socket, service: Service, on_ready: Callable[[], None]) -> None:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("reihum").setLevel(logging.INFO)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # a database that is gone is told of once
    async with running(service) as app:
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        on_ready()
        await _Server(_config(app)).serve([door])


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ends when told to, and does not die of the signal once that is done."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def _config(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Door,
        ws=Line,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=3,
    )


@asynccontextmanager
async def running(service: Service) -> AsyncIterator[Starlette]:
    """The application with everything that it needs; raises ``BadSetup``."""
    store = await open_store(service.store, service.broker, is_server=True)
    chance = SystemRandom()
    reviews = Reviews()
    bots = Bots(Thinkers(service.thinkers))
    house = House(store, bots, lambda: service.pace * chance.uniform(0.6, 1.6), milliseconds)
    caretaker = Caretaker(store, service.rules, house.rooms.__contains__, milliseconds)
    caring = asyncio.create_task(caretaker.run())
    try:
        yield create_app(house, reviews)
    finally:
        caring.cancel()
        await asyncio.wait({caring})
        await house.close()
        await bots.close()
        reviews.close()
        await store.close()


BEGAN = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """Since 1970. The wall clock is only looked at when the process begins: it may be set at any time."""
    return (BEGAN + time.monotonic_ns()) // 1_000_000
