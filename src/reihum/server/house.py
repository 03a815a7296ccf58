"""All tables that this process has open, how new ones are made, and what is kept of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from reihum import record
from reihum.bots import strongest
from reihum.bots.advice import Advice
from reihum.game import BadSetup, Seat, Value
from reihum.server.bots import Bots
from reihum.server.driver import Driver
from reihum.server.racing import Pace
from reihum.server.room import Now, Room
from reihum.server.store import Appended, News, RecordRow, Store, StoreLost, TableRow
from reihum.server.turns import Asker
from reihum.server.watcher import Watcher
from reihum.table import deeds, snap
from reihum.table.deeds import Entry, Person, PersonId, Settings, StoodIn
from reihum.table.desk import NotAllowed, open_table
from reihum.table.table import Phase, Table, fold, record_of

LOGGER = logging.getLogger("reihum")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What cannot be mistaken for each other when it is called across a room or copied by hand."""
CODE_LENGTH = 6
LEASE_SECONDS = 3.0
FRESH_SECONDS = 60 * 60
"""For so long nobody has to be told again that a table is in use."""
IN_USE_SECONDS = 24 * 60 * 60
"""A table that nobody has come to for so long does not count as one that its maker has open."""


class Summary(Value, frozen=True):
    """What a list of tables shows of one."""

    game: str
    players: int
    phase: Phase
    seated: tuple[str, ...]
    """The names of the people; bots have none."""
    record: str | None
    """The address of the record, once the match is over."""


class House:
    def __init__(self, store: Store, bots: Bots, pace: Pace, now: Now) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.matches = 0
        """How many records this process has written. Counting moves would tell who smuggles."""
        self.bots = bots
        self._pace = pace
        self.now = now
        self._name = secrets.token_hex(8)
        self._rows: dict[str, TableRow] = {}
        self._drives: dict[str, asyncio.Task[None]] = {}
        self._order = asyncio.Lock()
        self._listening = asyncio.create_task(self._listen())
        self._watching = asyncio.create_task(self._keep_watch())

    async def close(self) -> None:
        """Stops driving tables. What was accepted is durable already."""
        await _cancel(self._listening)
        await _cancel(self._watching)
        for table_id in list(self.rooms):
            await self._close_room(table_id)

    async def open_table(self, settings: Settings, host: Person) -> TableRow:
        """A new table; raises ``BadSetup``."""
        first = Entry(self.now(), open_table(settings, host))
        table_id = secrets.token_urlsafe(12)
        summary = msgspec.json.encode(summary_of(fold(None, first), None))
        row = TableRow(table_id, _new_code(), settings.listed, "lobby", summary, first.at, host.id)
        while not await self.store.put_table(row):
            row = replace(row, code=_new_code())
        await self.store.append(table_id, 0, [deeds.write(first)], first.at)
        return row

    async def tables_of(self, maker: PersonId) -> int:
        """How many tables this person has open: not over, and not left alone for a day."""
        return await self.store.tables_in_use(maker, self.now() - IN_USE_SECONDS * 1000)

    async def find(self, name: str) -> TableRow:
        """A table by its id or its code; raises ``BadSetup``."""
        row = await self.store.find_table(name) or await self.store.find_table(name.upper())
        if row is None:
            raise BadSetup("no-such-table")
        return row

    async def look_up(self, name: str) -> TableRow:
        """A table as its log says it is now, even if whoever wrote it died; raises ``BadSetup``."""
        row = await self.find(name)
        room = self.rooms.get(row.id) or await self._load(row)
        return await self._keep(room, row)

    async def enter(self, row: TableRow) -> Room:
        """The room of a table, opened if it is not yet; raises ``BadSetup`` if the table is gone."""
        async with self._order:
            if row.id not in self.rooms:
                await self._touch(row)
                room = await self._load(row)
                await room.do(lambda table: ())
                self.rooms[row.id] = room
                self._rows[row.id] = row
                self._prepare_bots(room.table)
                await self._attend([room])
            return self.rooms[row.id]

    async def _touch(self, row: TableRow) -> None:
        """A table that somebody comes to is no longer an old one; raises ``BadSetup`` if it is gone."""
        now = self.now()
        if now - row.updated > FRESH_SECONDS * 1000 and not await self.store.touch_table(row.id, now):
            raise BadSetup("no-such-table")

    async def _load(self, row: TableRow) -> Room:
        room = Room(row.id, self.store, self.now, lambda: secrets.token_hex(32))
        await room.load()
        return room

    async def advise(self, room: Room, watcher: Watcher) -> Advice:
        """What a bot would do in this person's place, and why; raises ``Refused``."""
        table = room.table
        seat = None if watcher.person_id is None else table.seat_of(watcher.person_id)
        if not table.settings.hints:
            raise NotAllowed("no-hints")
        if seat is None or table.match is None or table.is_paused or seat not in table.to_act:
            raise NotAllowed("nothing-to-decide")
        told = table.rules.view(table.match, seat).table
        menu = table.rules.legal_actions(table.match, seat)
        return await self.bots.advise(asker_of(watcher), table.settings.game, told, menu, table.heard)

    async def _choose(self, room: Room, table: Table, seat: Seat) -> Any:
        """What the bot at a seat does. If the simple one has to stand in for it, everybody is told, once a
        round."""
        assert table.match is not None
        bot = table.chairs[seat].bot or table.settings.bot
        view = table.rules.view(table.match, seat).table
        menu = table.rules.legal_actions(table.match, seat)
        heard = () if snap.is_race(table) else table.heard  # who races has no time to remember
        asker = asker_at(room)
        choice = await self.bots.choose(asker, bot, table.settings.game, view, menu, heard)
        if not choice.is_own:
            await room.do(lambda now: () if seat in now.stood_in else (StoodIn(seat),))
        return choice.action

    async def leave(self, room: Room) -> None:
        """Closes a room that nobody looks into any more: bots stop when all people have left."""
        async with self._order:
            if not room.watchers and self.rooms.get(room.table_id) is room:
                await self._close_room(room.table_id)

    async def _close_room(self, table_id: str) -> None:
        room, row = self.rooms.pop(table_id), self._rows.pop(table_id)
        if table_id in self._drives:
            await _cancel(self._drives.pop(table_id))
        with suppress(StoreLost):  # who opens the table next keeps it, and the lease runs out
            await self._keep(room, row)
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
        """Whoever sits down, or gives hints, gets ready before the first card."""
        game = table.settings.game
        for bot in filter(None, (chair.bot for chair in table.chairs)):
            self.bots.prepare(bot, game)
        if table.settings.hints:
            self.bots.prepare(strongest(game), game)

    async def _attend(self, rooms: Sequence[Room]) -> None:
        """Says who is here, and drives those of the tables that are ours to drive for the time being."""
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
        held = await self.store.leases_of_others(names, self._name, self.now())
        for room in rooms:
            room.elsewhere = frozenset(person for person, name in _absent(room).items() if name in held)
            room.is_watched_elsewhere = _onlooking(room) in held

    async def _drive(self, room: Room, *, is_ours: bool) -> None:
        driving = self._drives.get(room.table_id)
        if driving is not None and (driving.done() or not is_ours):
            del self._drives[room.table_id]
            await _cancel(driving)
        if is_ours and self.rooms.get(room.table_id) is room and room.table_id not in self._drives:
            driver = Driver(
                room, partial(self._choose, room), self._pace, partial(self._is_elsewhere, room), self.now
            )
            self._drives[room.table_id] = asyncio.create_task(driver.run())

    async def _take_leases(self, names: set[str], seconds: float = LEASE_SECONDS) -> set[str]:
        if not self.store.is_shared:
            return names
        now = self.now()
        return await self.store.take_leases(names, self._name, now + int(seconds * 1000), now)

    async def _is_elsewhere(self, room: Room, person_id: PersonId) -> bool:
        return not await self._take_leases({_presence(room, person_id)}, seconds=0)

    async def _listen(self) -> None:
        """Follows what other processes write, and keeps lists and records up to date."""
        async for news in self.store.news():
            named = [news.table_id] if isinstance(news, Appended) else list(self.rooms)
            for room in [self.rooms[table_id] for table_id in named if table_id in self.rooms]:
                with suppress(StoreLost):
                    await self._follow(room, news)

    async def _follow(self, room: Room, news: News) -> None:
        await room.catch_up(news.number if isinstance(news, Appended) else None)
        async with self._order:
            if self.rooms.get(room.table_id) is room:
                self._rows[room.table_id] = await self._keep(room, self._rows[room.table_id])

    async def _keep(self, room: Room, row: TableRow) -> TableRow:
        """Writes down what lists show of the table, and its record once it is over, if that is news."""
        table = room.table
        record_id = f"{row.id}.{table.moves[0].at}" if table.phase == "over" else None
        summary = msgspec.json.encode(summary_of(table, record_id))
        if summary == row.summary:
            return row
        if record_id is not None:
            body = record.write(record_of(table))
            await self.store.put_record(RecordRow(record_id, row.id, body, self.now()))
            self.matches += 1
        row = replace(
            row, listed=table.settings.listed, phase=table.phase, summary=summary, updated=self.now()
        )
        await self.store.put_table(row)
        return row


def summary_of(table: Table, record_id: str | None) -> Summary:
    seated = tuple(chair.person.name for chair in table.chairs if chair.person is not None)
    return Summary(table.settings.game, table.settings.players, table.phase, seated, record_id)


def asker_of(watcher: Watcher) -> Asker:
    person = watcher.person_id or ""
    return Asker(watcher.origin or person, person)


def asker_at(room: Room) -> Asker:
    """On whose account bots think at a table: the host's, or that of the first player, or of the first who
    looks on. Strangers who look on change nothing for those who play."""
    table = room.table

    def rank(watcher: Watcher) -> tuple[bool, bool]:
        person = watcher.person_id
        return person != table.host, person is None or table.seat_of(person) is None

    return asker_of(min(room.watchers, key=rank)) if room.watchers else Asker("", "")


def _presences(room: Room) -> set[str]:
    """A person who is connected is a lease too, so that other processes know, and so are onlookers."""
    people = {_presence(room, watcher.person.id) for watcher in room.watchers if watcher.person is not None}
    return people | {_onlooking(room)} if room.has_onlookers else people


def _absent(room: Room) -> dict[PersonId, str]:
    """The people at the table who are not connected here, with their leases."""
    here = {watcher.person_id for watcher in room.watchers}
    people = {chair.person.id for chair in room.table.chairs if chair.person is not None}
    return {person_id: _presence(room, person_id) for person_id in people - here}


def _onlooking(room: Room) -> str:
    return f"{room.table_id} onlookers"


def _presence(room: Room, person_id: PersonId) -> str:
    return f"{room.table_id} {person_id}"


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def _cancel(task: asyncio.Task[None]) -> None:
    """Ends a task. What it failed of is written to the server's log, unless the store was away."""
    while not task.done():  # once may not be enough: a task can miss it while something else happens
        task.cancel()
        await asyncio.wait({task}, timeout=1)
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, StoreLost):
        LOGGER.error("a task failed", exc_info=error)
