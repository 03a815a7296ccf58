"""All tables that are open in this process, and how new ones are made."""

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from reihum.bots import strongest
from reihum.bots.hints import Hint
from reihum.game import BadSetup
from reihum.live.bot_service import BotService, asker_of
from reihum.live.client import Client, Now
from reihum.live.driver import Driver
from reihum.live.room import Room
from reihum.live.slices import Run, Slices, run_here
from reihum.live.store import Appended, Change, Store, StoreLost, TableRow
from reihum.live.summary import kept, summary_of
from reihum.table import log as table_log
from reihum.table.fold import fold
from reihum.table.judging import NotAllowed, open_table
from reihum.table.log import Entry, Person, PersonId, RulesChanged, Settings
from reihum.table.table import Table

LOGGER = logging.getLogger("reihum")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters that are not mistaken for each other when spoken or copied by hand."""
CODE_LENGTH = 6
LEASE_SECONDS = 3.0
FRESH_SECONDS = 60 * 60
"""A table that was marked as in use this recently is not marked again."""
IN_USE_SECONDS = 24 * 60 * 60
"""After this time without visitors a table no longer counts as one that its maker has open."""
MOST_REMEMBERED = 100_000
"""Closed tables are remembered up to this many entries in all, and need not be read again."""


StoreT = TypeVar("StoreT", bound=Store)
BotsT = TypeVar("BotsT", bound=BotService)


class Rooms(Generic[StoreT, BotsT]):
    def __init__(
        self,
        store: StoreT,
        bots: BotsT,
        now: Now,
        run: Run = run_here,
        chance: Random | None = None,
        slices: Slices | None = None,
    ) -> None:
        """``chance``: what draws secrets, ids and codes; the system, if it is not given."""
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.bots = bots
        self.now = now
        self.leases_lost = 0
        """The number of tables that this process drove until it no longer held their lease."""
        self._run = run
        self._chance = chance or SystemRandom()
        self._name = self._chance.randbytes(8).hex()
        self._slices = slices or Slices()
        self._drives: dict[str, asyncio.Task[None]] = {}
        self._orders: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._remembered: dict[str, Table] = {}
        self._entries_remembered = 0
        self._listening = asyncio.create_task(self._listen())
        self._watching = asyncio.create_task(self._keep_watch())

    @property
    def matches(self) -> int:
        """The number of records that this process has written. A number of moves would reveal secret ones."""
        return self.store.records_written

    async def close(self) -> None:
        """Stops driving tables. What was accepted is durable already."""
        await _cancel(self._listening)
        await _cancel(self._watching)
        for room in list(self.rooms.values()):
            async with self._order_of(room.table_id):
                if self.rooms.get(room.table_id) is room:  # its last client may have left meanwhile
                    await self._close_room(room.table_id)

    async def open_table(self, settings: Settings, host: Person) -> TableRow:
        """A new table; raises ``BadSetup``."""
        first = Entry(self.now(), open_table(settings, host))
        table_id = urlsafe_b64encode(self._chance.randbytes(12)).decode()
        summary = msgspec.json.encode(summary_of(table_id, fold(None, first).table))
        row = TableRow(
            table_id, self._new_code(), settings.listed, "lobby", summary, first.at, host.id, entries=1
        )
        while not await self.store.open_table(row, [table_log.write(first)]):
            row = replace(row, code=self._new_code())
        return row

    def _new_code(self) -> str:
        return "".join(self._chance.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))

    def _new_secret(self) -> str:
        return self._chance.randbytes(32).hex()

    async def tables_of(self, maker: PersonId) -> int:
        """The number of tables of this person that are not over and were used within a day."""
        return await self.store.tables_in_use(maker, self.now() - IN_USE_SECONDS * 1000)

    async def find(self, name: str) -> TableRow:
        """A table by its id or its code, as the last append has left it; raises ``BadSetup``."""
        row = await self.store.find_table(name) or await self.store.find_table(name.upper())
        if row is None:
            raise BadSetup("no-such-table")
        return row

    async def enter(self, row: TableRow) -> Room:
        """The room of a table, opened if it is not yet; raises ``BadSetup`` if the table is gone."""
        async with self._order_of(row.id):
            if row.id not in self.rooms:
                await self._touch(row)
                room = await self._load(row)
                changed = RulesChanged(is_over=row.phase == "over")
                await room.do(lambda table: (changed,) if table.is_outdated else ())
                self.rooms[row.id] = room
                self._prepare_bots(room.table)
                await self._attend([room])
            return self.rooms[row.id]

    def _order_of(self, table_id: str) -> asyncio.Lock:
        """The lock to open and close the room of a table."""
        return self._orders.setdefault(table_id, asyncio.Lock())

    async def _touch(self, row: TableRow) -> None:
        """Marks an old table as used; raises ``BadSetup`` if it is gone."""
        now = self.now()
        if now - row.updated > FRESH_SECONDS * 1000 and not await self.store.touch_table(row.id, now):
            raise BadSetup("no-such-table")

    async def _load(self, row: TableRow) -> Room:
        known = self._forget(row.id)
        room = Room(row.id, self.store, self.now, self._new_secret, self._slices, known, self._run)
        await room.load()
        if row.entries == 0:
            keeping = await self._run(lambda: kept(row.id, room.table))
            await self.store.mend_table(row.id, room.table.length, keeping, self.now())
        return room

    def _remember(self, room: Room) -> None:
        self._forget(room.table_id)
        self._remembered[room.table_id] = room.table
        self._entries_remembered += room.table.length
        while self._entries_remembered > MOST_REMEMBERED:
            self._forget(next(iter(self._remembered)))

    def _forget(self, table_id: str) -> Table | None:
        """Removes a closed table from those that are remembered, and returns it."""
        table = self._remembered.pop(table_id, None)
        self._entries_remembered -= 0 if table is None else table.length
        return table

    async def hint(self, room: Room, client: Client) -> Hint:
        """The move of a bot in this person's place, and why; raises ``Refused``."""
        table = room.table
        seat = None if client.person_id is None else table.seat_of(client.person_id)
        if not table.settings.hints:
            raise NotAllowed("no-hints")
        if seat is None or table.match is None or table.is_paused or seat not in table.to_act:
            raise NotAllowed("nothing-to-decide")
        view = table.rules.view(table.match, seat).round
        menu = table.rules.legal_actions(table.match, seat)
        return await self.bots.hint(asker_of(client), table.settings.game, view, menu, table.history)

    def dismiss(self, people: Collection[PersonId]) -> None:
        """Ends the connections of these people to this process."""
        for room in self.rooms.values():
            for client in room.clients:
                if client.person_id in people:
                    client.dismiss()

    async def leave(self, room: Room) -> None:
        """Closes a room that nobody looks into any more: bots stop when all people have left."""
        async with self._order_of(room.table_id):
            if not room.clients and self.rooms.get(room.table_id) is room:
                await self._close_room(room.table_id)

    async def _close_room(self, table_id: str) -> None:
        self._remember(self.rooms.pop(table_id))
        if table_id in self._drives:
            await _cancel(self._drives.pop(table_id))
        with suppress(StoreLost):  # the lease runs out
            await self.store.drop_lease(table_id, self._name)

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            rooms = list(self.rooms.values())
            for room in rooms:
                room.ping()
                self._prepare_bots(room.table)
            await self._attend(rooms)

    def _prepare_bots(self, table: Table) -> None:
        """Bots that sit here, or give hints, get ready before the first card."""
        game = table.settings.game
        for bot in filter(None, (chair.bot for chair in table.chairs)):
            self.bots.prepare(bot, game)
        if table.settings.hints:
            self.bots.prepare(strongest(game), game)

    async def _attend(self, rooms: Sequence[Room]) -> None:
        """Renews the leases of people who are here, and drives the tables whose leases this process holds."""
        wanted = {name for room in rooms for name in (room.table_id, *_presences(room))}
        try:
            ours = await self._take_leases(wanted)
        except StoreLost:
            ours = set()
        with suppress(StoreLost):
            await self._look_elsewhere(rooms)
        for room in rooms:
            room.note_presence()
            await self._drive(room, is_ours=room.table_id in ours)

    async def _look_elsewhere(self, rooms: Sequence[Room]) -> None:
        """Notes which of the people and onlookers who are not here are connected to another process."""
        if not self.store.is_shared:
            return
        names = {name for room in rooms for name in (_onlooking(room), *_absent(room).values())}
        held = await self.store.leases_of_others(names, self._name)
        for room in rooms:
            room.elsewhere = frozenset(person for person, name in _absent(room).items() if name in held)
            room.is_watched_elsewhere = _onlooking(room) in held

    async def _drive(self, room: Room, *, is_ours: bool) -> None:
        driving = self._drives.get(room.table_id)
        if driving is not None and (driving.done() or not is_ours):
            self.leases_lost += not is_ours
            del self._drives[room.table_id]
            await _cancel(driving)
        if is_ours and self.rooms.get(room.table_id) is room and room.table_id not in self._drives:
            driver = Driver(room, self.bots, partial(self._is_elsewhere, room), self.now)
            self._drives[room.table_id] = asyncio.create_task(driver.run())

    async def _take_leases(self, names: set[str], seconds: float = LEASE_SECONDS) -> set[str]:
        if not self.store.is_shared:
            return names
        return await self.store.take_leases(names, self._name, seconds)

    async def _is_elsewhere(self, room: Room, person_id: PersonId) -> bool:
        return not await self._take_leases({_presence(room, person_id)}, seconds=0)

    async def _listen(self) -> None:
        """Follows what other processes write."""
        async with asyncio.TaskGroup() as tasks:
            async for change in self.store.changes():
                for room in self._rooms_behind(change):
                    tasks.create_task(self._follow(room, change))

    def _rooms_behind(self, change: Change) -> list[Room]:
        if not isinstance(change, Appended):
            return list(self.rooms.values())
        room = self.rooms.get(change.table_id)
        return [] if room is None or change.number < room.table.length else [room]

    async def _follow(self, room: Room, change: Change) -> None:
        """A log that cannot be read keeps no other table from being followed."""
        try:
            await room.catch_up(change.number if isinstance(change, Appended) else None)
        except StoreLost:
            pass
        except Exception:
            LOGGER.exception("the log of a table cannot be read")


def _presences(room: Room) -> set[str]:
    """The leases that tell other processes which people are connected here, and whether onlookers are."""
    people = {_presence(room, client.person.id) for client in room.clients if client.person is not None}
    return people | {_onlooking(room)} if room.has_onlookers else people


def _absent(room: Room) -> dict[PersonId, str]:
    """The people at the table who are not connected here, with their leases."""
    here = {client.person_id for client in room.clients}
    people = {chair.person.id for chair in room.table.chairs if chair.person is not None}
    return {person_id: _presence(room, person_id) for person_id in people - here}


def _onlooking(room: Room) -> str:
    return f"{room.table_id} onlookers"


def _presence(room: Room, person_id: PersonId) -> str:
    return f"{room.table_id} {person_id}"


async def _cancel(task: asyncio.Task[None]) -> None:
    """Ends a task. Its error goes to the server's log, unless the store was away."""
    while not task.done():  # once may not be enough: a task can miss it while something else happens
        task.cancel()
        await asyncio.wait({task}, timeout=1)
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, StoreLost):
        LOGGER.error("a task failed", exc_info=error)
