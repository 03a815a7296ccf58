"""What a client and the owner of its table say to each other, whatever carries their messages."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from reihum.cards import Card
from reihum.game import MalformedAction, Refused
from reihum.live import messages
from reihum.live.client import Client
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import StoreLost, TableMoved, TableRow
from reihum.server.http.limits import Limits
from reihum.server.metrics import Meters
from reihum.server.storage.store import Store
from reihum.server.workers.bot_service import BotProcessService
from reihum.table.judging import NotAllowed
from reihum.table.log import Person
from reihum.table.views import refusal

ENCODER = msgspec.json.Encoder()

ServerRooms: TypeAlias = Rooms[Store, BotProcessService]

ASKS_A_SECOND = 20.0
MOST_ASKS_AT_ONCE = 40.0
MOST_HISTORY = 40
"""The most events of the round that a new client is sent."""

FOREIGN_PAGE, NO_SUCH_TABLE, TOO_SLOW, TOO_MANY, TRY_LATER = 4403, 4404, 4408, 4429, 1013
"""The codes with which the server closes a connection."""


class Visitor(msgspec.Struct, frozen=True):
    """A client that wants to see a table."""

    table: str
    """Its id or code."""
    person: Person | None
    origin: str | None
    """The key of its limits."""


class PeerGone(Exception):
    """The connection is closed."""


class Peer(Protocol):
    """The connection to a client."""

    def send_now(self, text: bytes) -> bool:
        """Sends a message if none waits before it, and returns whether it did."""

    async def send(self, text: bytes) -> None:
        """Raises ``PeerGone``."""

    async def receive(self) -> str | bytes:
        """Raises ``PeerGone``."""

    async def close(self, code: int) -> None: ...


class LiveTables(NamedTuple):
    """What conversations need of their process."""

    rooms: ServerRooms
    limits: Limits
    meters: Meters


@contextmanager
def _places(limits: Limits, visitor: Visitor, room: Room) -> Iterator[None]:
    """Takes a place; raises ``Full``. Some places are reserved for players."""
    table, person = room.table, visitor.person
    is_seated = person is not None and (table.host == person.id or table.seat_of(person.id) is not None)
    with (
        limits.live.place("", is_seated=is_seated),
        limits.live_from_address.place(visitor.origin, is_seated=is_seated),
        limits.live_at_table.place(room.table_id, is_seated=is_seated),
    ):
        yield


async def converse(tables: LiveTables, peer: Peer, visitor: Visitor, row: TableRow, room: Room) -> None:
    """Serves a client of a table that this process owns, until it leaves or is dismissed; raises ``Full``."""

    def send_now(message: messages.FromServer) -> bool:
        return peer.send_now(ENCODER.encode(message))

    with _places(tables.limits, visitor, room):
        welcome = messages.Welcome(messages.PROTOCOL, row.id, row.code, room.table.history[-MOST_HISTORY:])
        client = room.connect(visitor.person, visitor.origin, send_now, welcome)
        try:
            async with asyncio.TaskGroup() as tasks:
                sending = tasks.create_task(_send_waiting(peer, client))
                await _listen(tables, peer, room, client)
                sending.cancel()
        except* PeerGone:
            pass
        except* (StoreLost, TableMoved):
            await peer.close(TRY_LATER)
        finally:
            room.leave(client)


async def _send_waiting(peer: Peer, client: Client) -> None:
    """Sends what could not be sent at once, until the client is dismissed."""
    while (message := await client.next_unsent()) is not None:
        await peer.send(ENCODER.encode(message))
        client.unsent.task_done()
    await peer.close(TOO_SLOW)
    raise PeerGone


class Pace:
    """Slows a client down that sends more than any player needs."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._allowed, self._since = MOST_ASKS_AT_ONCE, self._loop.time()

    async def keep(self) -> None:
        now = self._loop.time()
        allowed = min(MOST_ASKS_AT_ONCE, self._allowed + (now - self._since) * ASKS_A_SECOND) - 1
        self._allowed, self._since = allowed, now
        if allowed < 0:
            await asyncio.sleep(-allowed / ASKS_A_SECOND)


async def _listen(tables: LiveTables, peer: Peer, room: Room, client: Client) -> None:
    """Answers one message after another. Waits if a client sends too many or does not read."""
    pace = Pace()
    while True:
        data = await peer.receive()
        await pace.keep()
        await _answer(tables, data, room, client)
        await client.unsent.join()


async def _answer(tables: LiveTables, data: str | bytes, room: Room, client: Client) -> None:
    try:
        message = messages.FROM_CLIENT.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        client.send(messages.rejection(None, MalformedAction("malformed-message", problem=str(error))))
        return
    match message:
        case messages.Request(number, command):
            await _take_turn(tables.limits, client)
            try:
                with tables.meters.timing(command):
                    await room.ask(client, command)
            except Refused as refused:
                client.send(messages.rejection(number, refused))
                room.refresh(client)
            else:
                client.send(messages.Accepted(number))
        case messages.Refresh():
            room.refresh(client)
        case messages.AskHint(number):
            client.send(await _hint(tables, number, room, client))
        case messages.AskWhyNot(number, card):
            await _take_turn(tables.limits, client)
            client.send(_why_not(number, room, client, card))
        case messages.Pong(word):
            client.ponged(word)


async def _take_turn(limits: Limits, client: Client) -> None:
    """Slows down clients that ask for more than any player needs: commands are stored for ever."""
    if client.origin is None:
        return
    while wait := limits.commands_of_person.take(client.person_id) or limits.commands.take(client.origin):
        await asyncio.sleep(wait)


def _why_not(number: int, room: Room, client: Client, card: Card) -> messages.FromServer:
    try:
        refused = room.why_not(client, card)
    except Refused as error:
        return messages.rejection(number, error)
    return messages.WhyNot(number, None if refused is None else refusal(refused))


async def _hint(tables: LiveTables, number: int, room: Room, client: Client) -> messages.FromServer:
    try:
        if tables.limits.too_many_hints(client.origin, client.person_id):
            raise NotAllowed("too-many-hints")
        hint = await tables.rooms.hint(room, client)
    except Refused as refused:
        return messages.rejection(number, refused)
    text = str(hint.action)
    return messages.Hint(number, hint.bot, hint.action, text, hint.reason, hint.chance, hint.error)
