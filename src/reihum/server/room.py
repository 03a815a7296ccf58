"""A table as it lives in one process: what arrives is put in order, written down, then told.

Several processes may have a room for the same table. They write optimistically: who finds the next
number of the log taken reads what is new, and judges again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import msgspec

from reihum.game import BadSetup
from reihum.server.messages import Told
from reihum.table import deeds
from reihum.table.commands import AnyCommand
from reihum.table.deeds import AnyDeed, Entry, Person
from reihum.table.desk import consequence, judge
from reihum.table.table import Table, fold
from reihum.table.views import TableView, shown, view

MOST_UNSENT = 64
"""So many messages may wait for a client that reads slowly; then it is let go."""

Now = Callable[[], int]
NewSecret = Callable[[], str]


class Log(Protocol):
    """What a room needs of the store."""

    async def append(self, table_id: str, number: int, bodies: Sequence[bytes], at: int) -> bool: ...
    async def read(self, table_id: str, since: int = 0) -> list[bytes]: ...


class Watcher:
    """Somebody who looks at a table, seated or not. What they are told waits here to be sent."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.unsent: asyncio.Queue[Told | None] = asyncio.Queue(MOST_UNSENT)
        """``None``: there is more than the client can read, and it has to go."""
        self._version = 0
        self._seen: TableView | None = None

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def tell(self, happened: tuple[msgspec.Struct, ...], seen: TableView) -> None:
        """Lets them know, if there is anything new for their eyes."""
        if happened or seen != self._seen:
            self.show(happened, seen)

    def show(self, happened: tuple[msgspec.Struct, ...], seen: TableView) -> None:
        self._version += 1
        self._seen = seen
        if self.unsent.qsize() < MOST_UNSENT - 1:
            self.unsent.put_nowait(Told(self._version, happened, seen))
        elif not self.unsent.full():
            self.unsent.put_nowait(None)


class Room:
    def __init__(self, table_id: str, log: Log, now: Now, new_secret: NewSecret) -> None:
        self.table_id = table_id
        self.watchers: list[Watcher] = []
        self.changed = asyncio.Event()
        """Set whenever the table has changed, or who looks at it."""
        self._log = log
        self._now = now
        self._new_secret = new_secret
        self._order = asyncio.Lock()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    async def load(self) -> None:
        """Brings the room up to the log's end; raises ``BadSetup`` if there is no such table."""
        async with self._order:
            await self._catch_up()
        if self._table is None:
            raise BadSetup("no-such-table")

    async def ask(self, person: Person, command: AnyCommand) -> None:
        """A person's wish, done and durable when this returns; raises ``Refused``."""
        await self.do(lambda table: judge(table, person, command))

    async def do(self, decide: Callable[[Table], Iterable[AnyDeed]]) -> None:
        """Whatever is decided on the table as it is when its turn has come."""
        async with self._order:
            while not await self._write(tuple(decide(self.table))):
                await self._catch_up()

    async def catch_up(self) -> None:
        """Reads what other processes have written."""
        async with self._order:
            await self._catch_up()

    def watch(self, person: Person | None) -> Watcher:
        watcher = Watcher(person)
        self.watchers.append(watcher)
        self.refresh(watcher)
        self.changed.set()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self.changed.set()

    def refresh(self, watcher: Watcher) -> None:
        """Sends the view anew."""
        watcher.show((), view(self.table, watcher.person_id))

    async def _write(self, decided: tuple[AnyDeed, ...]) -> bool:
        at = self._now()
        entries = [Entry(at, deed) for deed in decided]
        after = self.table
        for entry in entries:
            after = fold(after, entry)
        while (deed := consequence(after, self._new_secret)) is not None:
            entries.append(Entry(at, deed))
            after = fold(after, entries[-1])
        if not entries:
            return True
        bodies = [deeds.write(entry) for entry in entries]
        if not await self._log.append(self.table_id, self.table.length, bodies, at):
            return False
        self._take_in(entries)
        return True

    async def _catch_up(self) -> None:
        length = 0 if self._table is None else self._table.length
        self._take_in([deeds.read(body) for body in await self._log.read(self.table_id, length)])

    def _take_in(self, entries: Sequence[Entry]) -> None:
        """Folds what is durable, and tells it."""
        done: list[tuple[Table, AnyDeed]] = []
        for entry in entries:
            if self._table is not None:
                done.append((self._table, entry.deed))
            self._table = fold(self._table, entry)
        for watcher in self.watchers:
            happened = tuple(told for table, deed in done for told in shown(table, deed, watcher.person_id))
            watcher.tell(happened, view(self.table, watcher.person_id))
        if entries:
            self.changed.set()
