"""The WebSocket of one client at one table."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from reihum.cards import Card
from reihum.game import BadSetup, MalformedAction, Refused
from reihum.live import messages
from reihum.live.client import Client
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import StoreLost, TableRow
from reihum.server.http.connections import WebSocketConnection
from reihum.server.http.identity import find_person, is_foreign
from reihum.server.http.limits import Full, Limits, origin_of
from reihum.server.storage.store import Store
from reihum.server.workers.bot_service import BotProcessService
from reihum.table.judging import NotAllowed
from reihum.table.log import Person
from reihum.table.views import refusal

LOGGER = logging.getLogger("reihum")

ENCODER = msgspec.json.Encoder()

ServerRooms: TypeAlias = Rooms[Store, BotProcessService]

ASKS_A_SECOND = 20.0
MOST_ASKS_AT_ONCE = 40.0
MOST_HISTORY = 40
"""The most events of the round that a new client is sent."""

FOREIGN_PAGE, NO_SUCH_TABLE, TOO_SLOW, TOO_MANY, TRY_LATER = 4403, 4404, 4408, 4429, 1013
"""The codes with which the server closes a connection."""


async def live(socket: WebSocket) -> None:
    """Serves a client of a table until it leaves or is dismissed."""
    limits: Limits = socket.app.state.limits
    origin = origin_of(socket)
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FOREIGN_PAGE)
        return
    if limits.connecting.take(origin):
        await socket.close(TOO_MANY)
        return
    try:
        await _find_in(socket, limits)
    except Full:
        await socket.close(TOO_MANY)
    except BadSetup:
        await socket.close(NO_SUCH_TABLE)
    except (Refused, msgspec.MsgspecError) as error:
        fields = {"table": socket.path_params["name"], "problem": str(error)}
        LOGGER.error("the log of a table cannot be read", extra=fields)  # noqa: TRY400
        await socket.close(NO_SUCH_TABLE)
    except StoreLost:
        await socket.close(TRY_LATER)


async def _find_in(socket: WebSocket, limits: Limits) -> None:
    rooms: ServerRooms = socket.app.state.rooms
    row = await rooms.find(socket.path_params["name"])
    person = await find_person(rooms.store, socket, rooms.now())
    with limits.live_of_person.place(person.id if person else None):
        room = await rooms.enter(row)
        try:
            with _places(limits, origin_of(socket), room, person):
                await _look_in(socket, rooms, row, room, person)
        finally:
            await rooms.leave(room)


@contextmanager
def _places(limits: Limits, origin: str | None, room: Room, person: Person | None) -> Iterator[None]:
    """Takes a place; raises ``Full``. Some places are reserved for players."""
    table = room.table
    is_seated = person is not None and (table.host == person.id or table.seat_of(person.id) is not None)
    with (
        limits.live.place("", is_seated=is_seated),
        limits.live_from_address.place(origin, is_seated=is_seated),
        limits.live_at_table.place(room.table_id, is_seated=is_seated),
    ):
        yield


async def _look_in(
    socket: WebSocket, rooms: ServerRooms, row: TableRow, room: Room, person: Person | None
) -> None:
    connection: WebSocketConnection = socket.state.connection

    def send_now(message: messages.FromServer) -> bool:
        return connection.send_now(ENCODER.encode(message))

    welcome = messages.Welcome(messages.PROTOCOL, row.id, row.code, room.table.history[-MOST_HISTORY:])
    client = room.connect(person, origin_of(socket), send_now, welcome)
    try:
        async with asyncio.TaskGroup() as tasks:
            sending = tasks.create_task(_send_waiting(socket, client))
            await _listen(socket, room, client)
            sending.cancel()
    except* (WebSocketDisconnect, WebSocketDisconnected):
        pass
    except* StoreLost:
        await socket.close(TRY_LATER)
    finally:
        room.leave(client)


async def _send_waiting(socket: WebSocket, client: Client) -> None:
    """Sends what could not be sent at once, until the client is dismissed."""
    while (message := await client.next_unsent()) is not None:
        await socket.send_text(ENCODER.encode(message).decode())
        client.unsent.task_done()
    await socket.close(TOO_SLOW)
    raise WebSocketDisconnect(TOO_SLOW)


async def _listen(socket: WebSocket, room: Room, client: Client) -> None:
    """Answers one message after another. Waits if a client sends too many or does not read."""
    loop = asyncio.get_running_loop()
    allowed, since = MOST_ASKS_AT_ONCE, loop.time()
    while True:
        data = await socket.receive_text()
        now = loop.time()
        allowed = min(MOST_ASKS_AT_ONCE, allowed + (now - since) * ASKS_A_SECOND) - 1
        since = now
        if allowed < 0:
            await asyncio.sleep(-allowed / ASKS_A_SECOND)
        await _answer(socket, data, room, client)
        await client.unsent.join()


async def _answer(socket: WebSocket, data: str, room: Room, client: Client) -> None:
    try:
        message = messages.FROM_CLIENT.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        client.send(messages.rejection(None, MalformedAction("malformed-message", problem=str(error))))
        return
    match message:
        case messages.Request(number, command):
            await _take_turn(socket, client)
            try:
                with socket.app.state.meters.asking(command):
                    await room.ask(client, command)
            except Refused as refused:
                client.send(messages.rejection(number, refused))
                room.refresh(client)
            else:
                client.send(messages.Accepted(number))
        case messages.Refresh():
            room.refresh(client)
        case messages.AskHint(number):
            client.send(await _hint(socket, number, room, client))
        case messages.AskWhyNot(number, card):
            await _take_turn(socket, client)
            client.send(_why_not(number, room, client, card))
        case messages.Pong(word):
            client.ponged(word)


async def _take_turn(socket: WebSocket, client: Client) -> None:
    """Slows down clients that ask for more than any player needs: commands are stored for ever."""
    origin, limits = origin_of(socket), socket.app.state.limits
    if origin is None:
        return
    while wait := limits.asks_of_person.take(client.person_id) or limits.asks.take(origin):
        await asyncio.sleep(wait)


def _why_not(number: int, room: Room, client: Client, card: Card) -> messages.FromServer:
    try:
        refused = room.why_not(client, card)
    except Refused as error:
        return messages.rejection(number, error)
    return messages.WhyNot(number, None if refused is None else refusal(refused))


async def _hint(socket: WebSocket, number: int, room: Room, client: Client) -> messages.FromServer:
    rooms: ServerRooms = socket.app.state.rooms
    limits: Limits = socket.app.state.limits
    try:
        if limits.too_many_hints(client.origin, client.person_id):
            raise NotAllowed("too-many-hints")
        hint = await rooms.hint(room, client)
    except Refused as refused:
        return messages.rejection(number, refused)
    text = str(hint.action)
    return messages.Hint(number, hint.bot, hint.action, text, hint.reason, hint.chance, hint.error)
