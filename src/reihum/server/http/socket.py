"""The WebSocket of one client at one table."""

from functools import partial

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from reihum.live.conversation import TRY_LATER, PeerGone, Visitor
from reihum.live.store import StoreLost
from reihum.server.http.connections import WebSocketConnection
from reihum.server.http.conversation import FOREIGN_PAGE, TOO_MANY
from reihum.server.http.identity import find_person, is_foreign
from reihum.server.http.limits import origin_of
from reihum.server.http.visits import Visits


class SocketPeer:
    """A client that is connected to this process."""

    __slots__ = ("_connection", "send_now")

    def __init__(self, connection: WebSocketConnection) -> None:
        self._connection = connection
        self.send_now = connection.send_now

    async def send(self, text: bytes) -> None:
        try:
            await self._connection.send({"type": "websocket.send", "text": text.decode()})
        except ClientDisconnected:
            raise PeerGone from None

    async def receive(self) -> str:
        text = await self._connection.receive_text()
        if text is None:
            raise PeerGone
        return text

    async def close(self, code: int) -> None:
        try:
            await self._connection.send({"type": "websocket.close", "code": code})
        except ClientDisconnected:
            raise PeerGone from None


async def live(socket: WebSocket) -> None:
    """Accepts a client of a table, which is then served until it leaves or is dismissed."""
    visits: Visits = socket.app.state.visits
    rooms, limits, _ = visits.tables
    origin = origin_of(socket)
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FOREIGN_PAGE)
        return
    if limits.connecting.take(origin):
        await socket.close(TOO_MANY)
        return
    try:
        person = await find_person(rooms.store, socket, rooms.now())
    except StoreLost:
        await socket.close(TRY_LATER)
        return
    connection: WebSocketConnection = socket.state.connection
    visitor = Visitor(socket.path_params["name"], person, origin)
    connection.serve = partial(visits.receive, SocketPeer(connection), visitor)
