"""Starts and ends a process that serves tables."""

import asyncio
import gc
import logging
import resource
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib.metadata import version
from random import SystemRandom
from socket import socket
from types import MappingProxyType
from typing import Any, NamedTuple

import uvicorn
from starlette.applications import Starlette
from uvicorn.loops.auto import auto_loop_factory

from reihum.extras import need
from reihum.game import BadSetup, Value
from reihum.live.rooms import Rooms
from reihum.live.steady_clock import steady_clock
from reihum.live.store import Process
from reihum.server.http.app import create_app
from reihum.server.http.connections import Connection, WebSocketConnection
from reihum.server.http.hosts import THIS_MACHINE, Machines, read_names
from reihum.server.http.limits import MOST_CONNECTIONS, Limits
from reihum.server.logs import set_up as set_up_logs
from reihum.server.relay.links import Links, Tcp
from reihum.server.storage.database import is_shared, reserved
from reihum.server.storage.housekeeping import Housekeeper, Rules
from reihum.server.storage.store import open_store
from reihum.server.supervisor import SIGNALS, run_processes
from reihum.server.workers.bot_service import BotProcessService
from reihum.server.workers.processes import BotProcesses
from reihum.server.workers.reviews import Reviews

LOGGER = logging.getLogger("reihum")

LOOPBACK = "127.0.0.1"
OTHER_FILES = 1000
"""The files that a process may open besides connections: databases, processes, libraries."""
MOST_MESSAGE_BYTES = 16 * 1024
COLLECT_AFTER = 50_000, 20, 100
"""Few objects are in cycles, and the search for them takes longer with more people."""


class Service(Value, frozen=True):
    """The settings of an operator."""

    store: str
    broker: str | None = None
    """The NATS server over which processes pass clients on; without it, they connect to each other."""
    relay_host: str = "127.0.0.1"
    """The address of this machine at which other processes reach it."""
    bot_processes: int = 1
    pace: float = 1.0
    rules: Rules = Rules()
    names: str = ""
    """The names of this server, besides addresses and names of local networks."""
    trusted_proxies: str = THIS_MACHINE
    most_megabytes: int | None = None
    base_path: str = ""
    metrics_from: str = THIS_MACHINE
    log_level: str = "info"
    log_format: str = "text"


def serve(listeners: Sequence[socket], service: Service, on_ready: Callable[[], None]) -> None:
    """Serves connections to these sockets until a signal, then finishes; raises ``BadSetup``.

    Each socket has a process of its own. One socket is served by this process.
    """
    set_up_logs(service.log_level, service.log_format)
    with reserved(service.store):
        links = [_links(service, len(listeners)) for _ in listeners]
        if len(listeners) == 1:
            _run(_serve(listeners[0], service, Place(links[0]), on_ready, SIGNALS))
        else:
            _serve_together(listeners, service, links, on_ready)


def _serve_together(
    listeners: Sequence[socket],
    service: Service,
    links: Sequence[Links | None],
    on_ready: Callable[[], None],
) -> None:
    def serve_one(number: int, on_ready: Callable[[], None]) -> None:
        for other in listeners:
            if other is not listeners[number]:
                other.close()
        others = {at: each.process for at, each in enumerate(links) if each is not None and at != number}
        place = Place(links[number], number, others)
        _run(_serve(listeners[number], service, place, on_ready, (signal.SIGTERM,)))

    gc.freeze()
    run_processes(len(listeners), serve_one, on_ready)


def _run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(work)


class Place(NamedTuple):
    """One process of a server."""

    links: Links | None = None
    number: int = 0
    others: Mapping[int, Process] = MappingProxyType({})
    """The other processes of the same server, by their numbers."""


async def _serve(
    listener: socket,
    service: Service,
    place: Place,
    on_ready: Callable[[], None],
    signals: Sequence[signal.Signals],
) -> None:
    Connection.proxies = Machines(service.trusted_proxies)
    Connection.places = make_room()
    async with running(service, place) as app:
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        on_ready()
        LOGGER.debug("the server is ready", extra={"version": version("reihum"), "places": Connection.places})
        await _Server(_config(app, Connection.proxies), signals).serve([listener])
        LOGGER.debug("the server ends", extra={"tables": len(app.state.rooms.rooms)})


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, signals: Sequence[signal.Signals]) -> None:
        super().__init__(config)
        self._signals = signals

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ends after a signal, and does not raise it again afterwards."""
        loop = asyncio.get_running_loop()
        for number in self._signals:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def _config(app: Starlette, proxies: Machines) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Connection,
        ws=WebSocketConnection,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="error",  # strangers cause the warnings
        server_header=False,
        forwarded_allow_ips=proxies.addresses,
        lifespan="off",
        timeout_graceful_shutdown=3,
    )


@asynccontextmanager
async def running(service: Service, place: Place) -> AsyncIterator[Starlette]:
    """The application and its services; raises ``BadSetup``."""
    names, limits = read_names(service.names), Limits(Connection.places)
    metrics_from = Machines(service.metrics_from)
    links = place.links
    try:
        if links is not None:
            await links.start()
        store = await open_store(service.store, None if links is None else links.process)
    except BadSetup:
        if links is not None:
            await links.close()
        raise
    chance = SystemRandom()
    reviews = Reviews()
    bots = BotProcessService(
        BotProcesses(service.bot_processes), pause=lambda: service.pace * chance.uniform(0.6, 1.6)
    )
    rooms = Rooms(store, bots, milliseconds, asyncio.to_thread)
    housekeeper = Housekeeper(store, service.rules, rooms.rooms.__contains__, milliseconds)
    caring = asyncio.create_task(housekeeper.run())
    app = create_app(
        rooms,
        reviews,
        names,
        limits,
        service.most_megabytes,
        service.base_path,
        metrics_from,
        links,
        place.others,
        place.number,
    )
    try:
        yield app
    finally:
        caring.cancel()
        await asyncio.wait({caring})
        await app.state.visits.close()
        await rooms.close()
        if links is not None:
            await links.close()
        await bots.close()
        reviews.close()
        app.state.replays.close()
        await store.close()


def _links(service: Service, processes: int) -> Links | None:
    """How processes that share the tables reach each other; ``None`` if there is only one."""
    if not is_shared(service.store):
        if service.broker is not None:
            raise BadSetup("broker-without-sharing")
        return Links(Tcp(LOOPBACK)) if processes > 1 else None
    if service.broker is None:
        return Links(Tcp(service.relay_host))
    need("nats", "nats")
    from reihum.server.relay.nats import Nats

    return Links(Nats(service.broker))


def make_room() -> int:
    """Raises the limit of open files, and returns the number of connections that it allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    files = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    places = max(files - OTHER_FILES, files // 2)
    if places < MOST_CONNECTIONS:
        fields = {"connections": places, "wanted": MOST_CONNECTIONS, "files": files, "files_wanted": wanted}
        LOGGER.warning("room for few connections: the limit of open files is low", extra=fields)
    return places


milliseconds = steady_clock()
"""The clock of this process."""
