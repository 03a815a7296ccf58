"""Bugs planted on purpose, each a small change of the real code, to see that the simulation finds them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from reihum.live.client import Client
from reihum.live.messages import FromServer
from reihum.live.rooms import Rooms
from reihum.live.store import Kept
from reihum.server.relay.link import Link
from reihum.server.storage import database, ownership, writer
from reihum.server.storage.logs import Append
from reihum.server.storage.store import Store
from reihum.server.storage.writer import Job, Writer
from reihum.table import judging
from reihum.table.table import Table

Bug = Callable[[], AbstractContextManager[Any]]
BUGS: dict[str, Bug] = {}


def bug(plant: Callable[[], Iterator[None]]) -> Callable[[], Iterator[None]]:
    BUGS[plant.__name__] = contextmanager(plant)
    return plant


@bug
def acknowledges_before_the_write() -> Iterator[None]:
    """An append is answered when it is in the queue."""
    real = Writer.write

    async def write(self: Writer, job: Job) -> bool:
        if not isinstance(job, Append) or job.number == 0:
            return await real(self, job)
        writing = asyncio.create_task(real(self, job))
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())
        return True

    with patch.object(Writer, "write", write):
        yield


@bug
def does_not_sync() -> Iterator[None]:
    with patch.object(database, "SQLITE_SETTINGS", ("PRAGMA synchronous = NORMAL",)):
        yield


@bug
def does_not_recognise_its_own_write() -> Iterator[None]:
    """After a lost connection an append that had worked counts as one of another process."""
    with patch.object(writer, "_stands", lambda connection, append: False):
        yield


@bug
def accepts_a_move_twice() -> Iterator[None]:
    """Nobody looks at which moves the player has seen."""
    real = judging._act  # noqa: SLF001

    def act(table: Table, seat: int, given: Any, my_moves: int, at: int) -> Any:
        return real(table, seat, given, table.made_by(seat), at)

    with patch.object(judging, "_act", act):
        yield


@bug
def drops_what_cannot_be_sent_at_once() -> Iterator[None]:
    def send(self: Client, message: FromServer) -> None:
        if self._send_now(message):
            self.note_sent(message)

    with patch.object(Client, "send", send):
        yield


@bug
def the_dead_own_their_tables() -> Iterator[None]:
    """A process that died stays the owner of its tables."""
    with patch.object(ownership, "ALIVE_SECONDS", ownership.LONGEST - 1):
        yield


@bug
def writes_without_owning() -> Iterator[None]:
    """A process that was taken for dead goes on with its tables."""
    with (
        patch.object(Writer, "_moved", lambda self, connection, appends: set()),
        patch.object(Store, "stay_alive", _always_alive(Store.stay_alive)),
    ):
        yield


def _always_alive(real: Callable[[Store], Any]) -> Any:
    async def stay_alive(self: Store) -> bool:
        await real(self)
        return True

    return stay_alive


@bug
def a_broken_link_keeps_its_channels() -> Iterator[None]:
    """Clients that were passed on are not told that the owner is gone."""

    def broke(self: Link) -> None:
        self.is_broken = True
        self._checking.cancel()

    with patch.object(Link, "broke", broke):
        yield


@bug
def writes_the_row_afterwards() -> Iterator[None]:
    """The record and the row of the table have a transaction of their own."""

    async def append(
        self: Store, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: Kept | None = None
    ) -> bool:
        is_placed = await self._writer.write(Append(table_id, number, at, tuple(bodies)))
        if is_placed and kept is not None:
            for change in self._changes(table_id, number + len(bodies), kept, at):
                await self._writer.write(change)
        return is_placed

    with patch.object(Store, "append", append):
        yield


@bug
def answers_the_whole_batch() -> Iterator[None]:
    """All jobs of a batch count as done, if any of them is."""
    real = Writer._write_batch  # noqa: SLF001

    async def write_batch(self: Writer, jobs: Sequence[Job], *, is_repeated: bool) -> Any:
        await real(self, jobs, is_repeated=is_repeated)
        return dict.fromkeys(jobs, True)

    with patch.object(Writer, "_write_batch", write_batch):
        yield


@bug
def opens_a_table_twice() -> Iterator[None]:
    """Two people who come at the same time each get a room of their own."""
    with patch.object(Rooms, "_order_of", lambda self, table_id: asyncio.Lock()):
        yield
