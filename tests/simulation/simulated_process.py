"""A server process in the simulation: the real store, rooms and WebSocket. Only this module knows them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from starlette.websockets import WebSocket

from reihum.bots.hints import Hint
from reihum.bots.simple import SIMPLE
from reihum.game import BadSetup
from reihum.live.bot_service import Asker, Choice
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.slices import SLICE_SECONDS, Slices
from reihum.live.steady_clock import steady_clock
from reihum.server.http.conversation import LiveTables, ServerRooms
from reihum.server.http.identity import COOKIE
from reihum.server.http.limits import Limits
from reihum.server.http.socket import live
from reihum.server.http.visits import Visits
from reihum.server.metrics import Meters
from reihum.server.relay.links import Links
from reihum.server.storage.schema import PersonRow
from reihum.server.storage.store import Store
from reihum.table.log import Person, Settings
from reihum.table.table import Table
from simulated_database import Disk, Session, SimulatedDatabase
from simulated_loop import SimulatedLoop, owned_by
from simulated_network import Link
from simulated_relay import Network, SimulatedCarrier

SECOND = 1_000_000_000
MOST_BOT_SECONDS = 0.5
GRACEFUL_SECONDS = 3
"""As long as uvicorn waits for connections to end."""


class SimpleBots:
    """Bots of the simplest kind. They choose by the seed."""

    def __init__(self, chance: Random, pace: float) -> None:
        self._chance = chance
        self._pace = pace

    def pause(self) -> float:
        return self._pace * self._chance.uniform(0.6, 1.6)

    def prepare(self, bot: str, game: str) -> None:
        """They are always ready."""

    async def choose(self, asker: Asker, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        await asyncio.sleep(self._chance.uniform(0, MOST_BOT_SECONDS))
        return Choice(SIMPLE.choose(view, menu, self._chance, history), is_own=self._chance.random() < 0.9)

    async def hint(self, asker: Asker, game: str, view: Any, menu: Any, history: Any) -> Hint:
        raise BadSetup("no-hints")


class Process:
    """A process of the server. It may die at any moment; another one takes its place."""

    def __init__(
        self,
        name: str,
        disk: Disk,
        chance: Random,
        wall: Callable[[], int],
        network: Network | None,
        pace: float,
    ) -> None:
        """``network``: where it finds the processes that share the database; ``None`` if it is alone."""
        self.name = name
        self._chance = chance
        self._loop: SimulatedLoop = asyncio.get_running_loop()  # type: ignore[assignment]
        self._context = owned_by(name)
        self._pace = pace
        self._links: list[Link] = []
        self._serving: dict[asyncio.Task[Any], None] = {}
        self.session = Session(disk, chance, is_local=network is None)
        self.started_at = self._loop.time()
        self._sliced = 0.0
        self.now = steady_clock(wall, lambda: int(self._loop.time() * SECOND))
        self.carrier = None if network is None else SimulatedCarrier(network, chance, self._context)
        self._visits: Visits
        self._rooms: Rooms[Store, SimpleBots]
        self._state: SimpleNamespace
        self.starting = self._loop.create_task(self._start(), context=self._context.copy())

    async def _start(self) -> None:
        links = None if self.carrier is None else Links(self.carrier, self._chance)
        if links is not None:
            await links.start()
        process = None if links is None else links.process
        store = Store(SimulatedDatabase(self.session, is_shared=links is not None), process)
        await store.begin()
        bots, slices = SimpleBots(self._chance, self._pace), Slices(self._slice_seconds)
        self._rooms = Rooms(store, bots, self.now, asyncio.to_thread, self._chance, slices)
        tables: Any = LiveTables(cast(ServerRooms, self._rooms), Limits(), Meters())
        self._visits = Visits(tables, links)
        self._state = SimpleNamespace(visits=self._visits)

    def _slice_seconds(self) -> float:
        """A clock for slices of work: a slice has about ten pieces."""
        self._sliced += self._chance.uniform(0, SLICE_SECONDS / 5)
        return self._sliced

    def begin(self, work: Any) -> asyncio.Task[Any]:
        """Runs something as a part of this process."""
        return self._loop.create_task(work, context=self._context.copy())

    def accept(self, link: Link, table_id: str, token: str) -> None:
        """Serves a player at a table."""
        self._links.append(link)
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{table_id}/live",
            "path_params": {"name": table_id},
            "query_string": b"",
            "headers": [(b"cookie", f"{COOKIE}={token}".encode())],
            "client": None,
            "app": SimpleNamespace(state=self._state),
            "state": {"connection": link},
        }
        task = self.begin(self._serve(WebSocket(scope, link.asgi_receive, link.send), link))
        self._serving[task] = None
        task.add_done_callback(self._serving.pop)

    async def _serve(self, socket: WebSocket, link: Link) -> None:
        try:
            await live(socket)
            if link.serve is not None:
                await link.serve()
        finally:
            self._links.remove(link)
            link.to_player.send(None)

    def kill(self) -> float:
        """Ends the process at once, and returns for how long it ran.

        Nothing of what its tasks do after this reaches the outside.
        """
        self.session.die()
        self._loop.continue_owner(self.name)
        if self.carrier is not None:
            self.carrier.die()
        for link in list(self._links):
            link.to_process.lose(at_once=True)
            link.to_player.lose(at_once=self._chance.random() < 0.5)
        for task in self._loop.tasks_of(self.name):
            task.cancel()
        return self._loop.time() - self.started_at

    def stand_still(self, seconds: float) -> None:
        """As if it was stopped by a signal, and continued later."""
        self._loop.stop_owner(self.name)
        self._loop.call_later(seconds, self.go_on)

    def go_on(self) -> None:
        self._loop.continue_owner(self.name)

    async def stop(self) -> None:
        """Ends the process in an orderly way, as the server does: its connections first."""
        for link in self._links:
            link.to_process.lose(at_once=True)
        if self._serving:
            await asyncio.wait(set(self._serving), timeout=GRACEFUL_SECONDS)
        for task in list(self._serving):
            task.cancel()
        await self._visits.close()
        await self.close_rooms()
        if self.carrier is not None:
            await self.carrier.close()
        await self._rooms.store.close()

    async def close_rooms(self) -> None:
        await self._rooms.close()

    async def open_table(self, settings: Settings, host: Person) -> str:
        return (await self._rooms.open_table(settings, host)).id

    async def introduce(self, person: Person, token: str) -> None:
        hashed = hashlib.sha256(token.encode()).hexdigest()
        await self._rooms.store.put_person(
            PersonRow(person.id, hashed, person.name, person.avatar, self.now())
        )

    async def look(self, table_id: str) -> Table | None:
        """The table as this process knows it; ``None`` if another process owns it."""
        room = await self._rooms.enter(await self._rooms.find(table_id))
        if not isinstance(room, Room):
            return None
        table = room.table
        await self._rooms.leave(room)
        return table
