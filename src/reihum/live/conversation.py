"""What a client and the owner of its table say to each other, whatever carries their messages."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any, Protocol, TypeAlias

import msgspec

from reihum.cards import Card
from reihum.game import BadSetup, MalformedAction, Refused
from reihum.live import messages
from reihum.live.client import Client
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import StoreLost, TableMoved, TableRow
from reihum.table.commands import AnyCommand
from reihum.table.judging import NotAllowed
from reihum.table.log import Person
from reihum.table.views import refusal

LOGGER = logging.getLogger("reihum")
ENCODER = msgspec.json.Encoder()

AnyRooms: TypeAlias = Rooms[Any, Any]

ASKS_A_SECOND = 20.0
MOST_ASKS_AT_ONCE = 40.0
MOST_HISTORY = 40
"""The most events of the round that a new client is sent."""

FOREIGN_PAGE, NO_SUCH_TABLE, TOO_SLOW, TOO_MANY, TRY_LATER = 4403, 4404, 4408, 4429, 1013
"""The codes with which a connection is closed."""


class Visitor(msgspec.Struct, frozen=True, tag=True):
    """A client that wants to see a table."""

    table: str
    """Its id or code."""
    person: Person | None
    origin: str | None
    """The key of its limits."""
    is_only_player: bool = False
    """It has a place that is reserved for players."""


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


class Watch(Protocol):
    """Looks after the time that clients take."""

    def wait_for_message(self, origin: str | None) -> float:
        """Counts a message, and returns the seconds after which it may be answered."""

    async def take_turn(self, client: Client) -> None:
        """Slows down clients that ask for more than any player needs: commands are stored for ever."""

    def too_many_hints(self, client: Client) -> bool:
        """Counts a hint."""

    def timing(self, command: AnyCommand) -> AbstractContextManager[None]:
        """Measures a command."""


class NoWatch:
    """Where all clients are at one device, nobody takes time from others."""

    def wait_for_message(self, origin: str | None) -> float:
        return 0.0

    async def take_turn(self, client: Client) -> None:
        return

    def too_many_hints(self, client: Client) -> bool:
        return False

    def timing(self, command: AnyCommand) -> AbstractContextManager[None]:
        return nullcontext()


@asynccontextmanager
async def closing(peer: Peer, visitor: Visitor) -> AsyncIterator[None]:
    """Closes the connection, with a code that says why, if the table cannot be shown."""
    try:
        yield
    except BadSetup:
        await peer.close(NO_SUCH_TABLE)
    except (Refused, msgspec.MsgspecError) as error:
        LOGGER.error("the log of the table %s cannot be read: %s", visitor.table, error)  # noqa: TRY400
        await peer.close(NO_SUCH_TABLE)
    except (StoreLost, TableMoved):
        await peer.close(TRY_LATER)


class Conversation:
    """Serves a client of a table that this process owns."""

    def __init__(self, rooms: AnyRooms, room: Room, peer: Peer, watch: Watch) -> None:
        self._rooms = rooms
        self._room = room
        self._peer = peer
        self._watch = watch

    async def hold(self, visitor: Visitor, row: TableRow) -> None:
        """Until the client leaves or is dismissed."""
        room, peer = self._room, self._peer

        def send_now(message: messages.FromServer) -> bool:
            return peer.send_now(ENCODER.encode(message))

        def send_later(client: Client) -> None:
            tasks.create_task(_send_waiting(peer, client))

        welcome = messages.Welcome(messages.PROTOCOL, row.id, row.code, room.table.history[-MOST_HISTORY:])
        try:
            async with asyncio.TaskGroup() as tasks:
                client = room.connect(visitor.person, visitor.origin, send_now, welcome, send_later)
                try:
                    await self._listen(client)
                finally:
                    room.leave(client)
        except* PeerGone:
            pass
        except* (StoreLost, TableMoved):
            await peer.close(TRY_LATER)

    async def _listen(self, client: Client) -> None:
        """Answers one message after another. Waits if a client sends too many or does not read."""
        pace = Pace(self._watch, client.origin)
        while True:
            data = await self._peer.receive()
            await pace.keep()
            await self._answer(data, client)
            await client.wait_until_sent()

    async def _answer(self, data: str | bytes, client: Client) -> None:
        room = self._room
        try:
            message = messages.FROM_CLIENT.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            client.send(messages.rejection(None, MalformedAction("malformed-message", problem=str(error))))
            return
        match message:
            case messages.Request(number, command):
                await self._watch.take_turn(client)
                try:
                    with self._watch.timing(command):
                        await room.ask(client, command)
                except Refused as refused:
                    client.send(messages.rejection(number, refused))
                    room.refresh(client)
                else:
                    client.send(messages.Accepted(number))
            case messages.Refresh():
                room.refresh(client)
            case messages.AskHint(number):
                client.send(await self._hint(number, client))
            case messages.AskWhyNot(number, card):
                await self._watch.take_turn(client)
                client.send(self._why_not(number, client, card))
            case messages.Pong(word):
                client.ponged(word)

    def _why_not(self, number: int, client: Client, card: Card) -> messages.FromServer:
        try:
            refused = self._room.why_not(client, card)
        except Refused as error:
            return messages.rejection(number, error)
        return messages.WhyNot(number, None if refused is None else refusal(refused))

    async def _hint(self, number: int, client: Client) -> messages.FromServer:
        try:
            if self._watch.too_many_hints(client):
                raise NotAllowed("too-many-hints")
            hint = await self._rooms.hint(self._room, client)
        except Refused as refused:
            return messages.rejection(number, refused)
        text = str(hint.action)
        return messages.Hint(number, hint.bot, hint.action, text, hint.reason, hint.chance, hint.error)


async def _send_waiting(peer: Peer, client: Client) -> None:
    """Sends what could not be sent at once, until the client is dismissed."""
    while (message := await client.next_unsent()) is not None:
        await peer.send(ENCODER.encode(message))
        client.unsent.task_done()
    await peer.close(TOO_SLOW)
    raise PeerGone


class Pace:
    """Slows a client down that sends more than any player needs, alone or with others at its address."""

    def __init__(self, watch: Watch, origin: str | None) -> None:
        self._watch = watch
        self._origin = origin
        self._loop = asyncio.get_running_loop()
        self._allowed, self._since = MOST_ASKS_AT_ONCE, self._loop.time()

    async def keep(self) -> None:
        now = self._loop.time()
        allowed = min(MOST_ASKS_AT_ONCE, self._allowed + (now - self._since) * ASKS_A_SECOND) - 1
        self._allowed, self._since = allowed, now
        wait = self._watch.wait_for_message(self._origin)
        if wait or allowed < 0:
            await asyncio.sleep(max(wait, -allowed / ASKS_A_SECOND))
