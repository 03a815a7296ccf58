"""Conversations of clients with this process, within its limits."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple, TypeAlias

from reihum.live.client import Client
from reihum.live.conversation import Conversation, Peer, Visitor
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import TableRow
from reihum.server.http.limits import Full, Limits
from reihum.server.metrics import Meters
from reihum.server.storage.store import Store
from reihum.server.workers.bot_service import BotProcessService
from reihum.table.commands import AnyCommand

ServerRooms: TypeAlias = Rooms[Store, BotProcessService]

FOREIGN_PAGE, TOO_MANY = 4403, 4429
"""More codes with which the server closes a connection."""


class LiveTables(NamedTuple):
    """What conversations need of their process."""

    rooms: ServerRooms
    limits: Limits
    meters: Meters

    def wait_for_message(self, origin: str | None) -> float:
        return 0.0 if origin is None else self.limits.messages.reserve(origin)

    async def take_turn(self, client: Client) -> None:
        """Slows down clients that ask for more than any player needs: commands are stored for ever."""
        if client.origin is None:
            return
        limits = self.limits
        await asyncio.sleep(
            max(limits.commands_of_person.reserve(client.person_id), limits.commands.reserve(client.origin))
        )

    def too_many_hints(self, client: Client) -> bool:
        return self.limits.too_many_hints(client.origin, client.person_id)

    def timing(self, command: AnyCommand) -> AbstractContextManager[None]:
        return self.meters.timing(command)


async def converse(tables: LiveTables, peer: Peer, visitor: Visitor, row: TableRow, room: Room) -> None:
    """Serves a client of a table that this process owns, until it leaves or is dismissed; raises ``Full``."""
    with _places(tables.limits, visitor, room):
        await Conversation(tables.rooms, room, peer, tables).hold(visitor, row)


@contextmanager
def _places(limits: Limits, visitor: Visitor, room: Room) -> Iterator[None]:
    """Takes a place; raises ``Full``. Some places are reserved for players."""
    table, person = room.table, visitor.person
    is_seated = person is not None and (table.host == person.id or table.seat_of(person.id) is not None)
    if visitor.is_only_player and not is_seated:
        raise Full
    with (
        limits.live.place("", is_seated=is_seated),
        limits.live_from_address.place(visitor.origin, is_seated=is_seated),
        limits.live_at_table.place(room.table_id, is_seated=is_seated),
    ):
        yield
