"""The WebSocket of one client at one table."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from reihum.game import BadSetup, Refused
from reihum.server.house import House
from reihum.server.messages import (
    PROTOCOL,
    Accepted,
    Ask,
    FromClient,
    FromServer,
    Refresh,
    Rejected,
    Welcome,
    rejection,
)
from reihum.server.people import find_person, is_foreign
from reihum.server.room import Room, Watcher
from reihum.server.store import StoreLost, TableRow
from reihum.table.deeds import Person
from reihum.table.desk import NotAllowed

ASKS_A_SECOND = 20.0
MOST_ASKS_AT_ONCE = 40.0

FOREIGN_PAGE, NO_SUCH_TABLE, TOO_SLOW, TRY_LATER = 4403, 4404, 4408, 1013
"""Why the server closes a connection."""


async def live(socket: WebSocket) -> None:
    """Tells a client what happens at the table, and does what it asks, until either goes."""
    house: House = socket.app.state.house
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FOREIGN_PAGE)
        return
    try:
        row = await house.find(socket.path_params["name"])
    except BadSetup:
        await socket.close(NO_SUCH_TABLE)
        return
    person = await find_person(house.store, socket.cookies)
    await _look_in(socket, house, row, person)


async def _look_in(socket: WebSocket, house: House, row: TableRow, person: Person | None) -> None:
    room = await house.enter(row)
    watcher = room.watch(person)
    try:
        await _send(socket, Welcome(PROTOCOL, row.id, row.code))
        async with asyncio.TaskGroup() as tasks:
            telling = tasks.create_task(_tell(socket, watcher))
            await _listen(socket, room, watcher)
            telling.cancel()
    except* WebSocketDisconnect:
        pass
    except* StoreLost:
        await socket.close(TRY_LATER)
    finally:
        room.leave(watcher)
        await house.leave(room)


async def _tell(socket: WebSocket, watcher: Watcher) -> None:
    while (told := await watcher.unsent.get()) is not None:
        await _send(socket, told)
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
        answer = await _answer(data, room, watcher)
        if answer is not None:
            await _send(socket, answer)


async def _answer(data: str, room: Room, watcher: Watcher) -> FromServer | None:
    try:
        message = msgspec.json.decode(data, type=FromClient)
    except (msgspec.MsgspecError, RecursionError) as error:
        return Rejected(None, "malformed", "malformed-message", None, {"problem": str(error)})
    match message:
        case Ask():
            return await _ask(message, room, watcher)
        case Refresh():
            room.refresh(watcher)
    return None


async def _ask(message: Ask, room: Room, watcher: Watcher) -> FromServer:
    try:
        if watcher.person is None:
            raise NotAllowed("introduce-yourself")
        await room.ask(watcher.person, message.command)
    except Refused as refused:
        room.refresh(watcher)
        return rejection(message.id, refused)
    return Accepted(message.id)


async def _send(socket: WebSocket, message: FromServer) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
