"""Starts and ends a process that serves tables."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom
from socket import socket
from threading import Thread
from typing import Any

import uvicorn
from starlette.applications import Starlette

from reihum import bots
from reihum.server.app import create_app
from reihum.server.house import House
from reihum.server.store import open_store

MOST_MESSAGE_BYTES = 16 * 1024
MOST_CONNECTIONS = 15_000


async def serve(door: socket, store: str, *, thinkers: int, pace: float) -> None:
    """Serves whoever comes to the door until it is told to end, and then finishes what was accepted."""
    async with running(store, thinkers=thinkers, pace=pace) as app:
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
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        limit_concurrency=MOST_CONNECTIONS,
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=3,
    )


@asynccontextmanager
async def running(store: str, *, thinkers: int, pace: float) -> AsyncIterator[Starlette]:
    """The application with everything that it needs; raises ``BadSetup``."""
    opened = await open_store(store)
    chance = SystemRandom()
    with ProcessPoolExecutor(thinkers, get_context("forkserver"), _end_with_the_server) as pool:
        pool.submit(bots.find, "simple")  # starts a thinker, before anybody waits for it
        think = partial(_think, pool)
        house = House(opened, think, lambda: pace * chance.uniform(0.6, 1.6), milliseconds)
        try:
            yield create_app(house)
        finally:
            await house.close()
            await opened.close()


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


async def _think(pool: ProcessPoolExecutor, bot: str, view: Any, menu: Any) -> Any:
    """A bot's choice, made in another process so that this one never waits for it."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool, _choose, bot, view, menu, SystemRandom().getrandbits(64))


def _end_with_the_server() -> None:
    """A thinker must not outlive a server that was killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _choose(bot: str, view: Any, menu: Any, seed: int) -> Any:
    return bots.find(bot).choose(view, menu, Random(seed))
