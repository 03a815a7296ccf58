"""All tables that are open in this process, and how new ones are made."""

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections.abc import Collection
from contextlib import suppress
from random import Random, SystemRandom
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from reihum.bots.hints import Hint
from reihum.game import BadSetup
from reihum.live.bot_service import BotService, asker_of
from reihum.live.client import Client, Now
from reihum.live.driver import Driver
from reihum.live.room import Room
from reihum.live.slices import Run, Slices, run_here
from reihum.live.store import Process, Store, StoreLost, TableMoved, TableRow
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
SECONDS_BETWEEN_SIGNS = 1.0
"""A process says this often that it is alive, and players of races are pinged."""
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
        self.tables_lost = 0
        """The number of tables that another process took over from this one."""
        self._run = run
        self._chance = chance or SystemRandom()
        self._slices = slices or Slices()
        self._drives: dict[str, asyncio.Task[None]] = {}
        self._orders: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._remembered: dict[str, Table] = {}
        self._entries_remembered = 0
        self._watching = asyncio.create_task(self._keep_watch())

    @property
    def matches(self) -> int:
        """The number of records that this process has written. A number of moves would reveal secret ones."""
        return self.store.records_written

    async def close(self) -> None:
        """Stops driving tables. What was accepted is durable already."""
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
            table_id, self.new_code(), settings.listed, "lobby", summary, first.at, host.id, entries=1
        )
        while not await self.store.open_table(row, [table_log.write(first)]):
            row = replace(row, code=self.new_code())
        return row

    def new_code(self) -> str:
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

    async def enter(self, row: TableRow) -> Room | Process:
        """The room of a table, opened if it is not yet, or the process that owns the table.

        Raises ``BadSetup`` if the table is gone.
        """
        async with self._order_of(row.id):
            if row.id not in self.rooms:
                await self._touch(row)
                others = await self.store.own_tables([row.id])
                if row.id in others:
                    return others[row.id]
                await self._open(row)
            return self.rooms[row.id]

    async def _open(self, row: TableRow) -> None:
        room = await self._load(row)
        changed = RulesChanged(is_over=row.phase == "over")
        await room.do(lambda table: (changed,) if table.is_outdated else ())
        self.rooms[row.id] = room
        self._drives[row.id] = asyncio.create_task(self._drive(room))

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
        await _cancel(self._drives.pop(table_id))
        with suppress(StoreLost):  # others will take this process for dead, or the next visitor comes here
            await self.store.disown_table(table_id)

    async def _keep_watch(self) -> None:
        """Idle tables cost nothing here: the process says that it is alive once for all of them."""
        is_owner = True
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            for room in self.rooms.values():
                room.ping()
            with suppress(StoreLost):
                is_owner &= await self.store.stay_alive()
                if not is_owner:
                    await self._own_again()
                    is_owner = True

    async def _own_again(self) -> None:
        """Others may have taken tables of this process, and may have given some of them back."""
        rooms = list(self.rooms.values())
        others = await self.store.own_tables([room.table_id for room in rooms])
        for room in rooms:
            if room.table_id in others and self.rooms.get(room.table_id) is room:
                self.tables_lost += 1
                room.dismiss()
            elif room.table_id not in others:
                await room.load()

    async def _drive(self, room: Room) -> None:
        """Drives a table as long as this process owns it."""
        while True:
            try:
                await Driver(room, self.bots, self.now).run()
            except TableMoved:
                self.tables_lost += 1
                room.dismiss()
                return
            except StoreLost:
                pass
            except Exception:
                LOGGER.exception("a table cannot be driven")
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)


async def _cancel(task: asyncio.Task[None]) -> None:
    """Ends a task that ends only if it is cancelled."""
    while not task.done():  # once may not be enough: a task can miss it while something else happens
        task.cancel()
        await asyncio.wait({task}, timeout=1)
