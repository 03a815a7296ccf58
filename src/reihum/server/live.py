"""The WebSocket of one client at one table."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from reihum.game import BadSetup, MalformedAction, Refused
from reihum.server.house import House
from reihum.server.limits import Full, Limits, origin_of
from reihum.server.messages import (
    PROTOCOL,
    Accepted,
    Advice,
    Ask,
    Consult,
    FromClient,
    FromServer,
    Pong,
    Refresh,
    Welcome,
    rejection,
)
from reihum.server.people import find_person, is_foreign
from reihum.server.room import Now, Room
from reihum.server.store import StoreLost, TableRow
from reihum.server.watcher import Watcher
from reihum.table.deeds import Person

ASKS_A_SECOND = 20.0
MOST_ASKS_AT_ONCE = 40.0

FOREIGN_PAGE, NO_SUCH_TABLE, TOO_SLOW, TOO_MANY, TRY_LATER = 4403, 4404, 4408, 4429, 1013
"""Why the server closes a connection."""


async def live(socket: WebSocket) -> None:
    """Tells a client what happens at the table, and does what it asks, until either goes."""
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
        with limits.live_from_address.place(origin):
            await _find_in(socket, limits)
    except Full:
        await socket.close(TOO_MANY)
    except BadSetup:
        await socket.close(NO_SUCH_TABLE)
    except StoreLost:
        await socket.close(TRY_LATER)


async def _find_in(socket: WebSocket, limits: Limits) -> None:
    house: House = socket.app.state.house
    row = await house.find(socket.path_params["name"])
    person = await find_person(house.store, socket)
    with limits.live_at_table.place(row.id), limits.live_of_person.place(person.id if person else None):
        await _look_in(socket, house, row, person)


async def _look_in(socket: WebSocket, house: House, row: TableRow, person: Person | None) -> None:
    room = await house.enter(row)
    watcher = room.watch(person)
    try:
        await _send(socket, Welcome(PROTOCOL, row.id, row.code))
        async with asyncio.TaskGroup() as tasks:
            telling = tasks.create_task(_tell(socket, watcher, house.now))
            await _listen(socket, room, watcher)
            telling.cancel()
    except* (WebSocketDisconnect, WebSocketDisconnected):
        pass
    except* StoreLost:
        await socket.close(TRY_LATER)
    finally:
        room.leave(watcher)
        await house.leave(room)


async def _tell(socket: WebSocket, watcher: Watcher, now: Now) -> None:
    while (message := await watcher.unsent.get()) is not None:
        watcher.sent(message, now())
        await _send(socket, message)
    await socket.close(TOO_SLOW)


async def _listen(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    """One message after another. Who sends too many waits: nothing more is read from them meanwhile."""
    loop = asyncio.get_running_loop()
    allowed, since = MOST_ASKS_AT_ONCE, loop.time()
    while True:
        data = await socket.receive_text()
        now = loop.time()
        allowed = min(MOST_ASKS_AT_ONCE, allowed + (now - since) * ASKS_A_SECOND) - 1
        since = now
        if allowed < 0:
            await asyncio.sleep(-allowed / ASKS_A_SECOND)
        answer = await _answer(data, socket.app.state.house, room, watcher)
        if answer is not None:
            await _send(socket, answer)


async def _answer(data: str, house: House, room: Room, watcher: Watcher) -> FromServer | None:
    try:
        message = msgspec.json.decode(data, type=FromClient)
    except (msgspec.MsgspecError, RecursionError) as error:
        return rejection(None, MalformedAction("malformed-message", problem=str(error)))
    match message:
        case Ask():
            return await _ask(message, room, watcher)
        case Refresh():
            room.refresh(watcher)
        case Consult(number):
            return await _consult(number, house, room, watcher)
        case Pong(word):
            watcher.ponged(word, room.now())
    return None


async def _ask(message: Ask, room: Room, watcher: Watcher) -> FromServer:
    try:
        await room.ask(watcher, message.command)
    except Refused as refused:
        room.refresh(watcher)
        return rejection(message.id, refused)
    return Accepted(message.id)


async def _consult(number: int, house: House, room: Room, watcher: Watcher) -> FromServer:
    try:
        action = await house.advise(room.table, watcher.person_id)
    except Refused as refused:
        return rejection(number, refused)
    return Advice(number, action, str(action))


async def _send(socket: WebSocket, message: FromServer) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
