"""The WebSocket of one client at one table."""

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from reihum.live.conversation import TRY_LATER, PeerGone, Visitor
from reihum.live.store import StoreLost
from reihum.server.http.connections import WebSocketConnection
from reihum.server.http.conversation import FOREIGN_PAGE, TOO_MANY
from reihum.server.http.identity import find_person, is_foreign
from reihum.server.http.limits import Full, origin_of
from reihum.server.http.visits import Visits


class SocketPeer:
    """A client that is connected to this process."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._connection: WebSocketConnection = socket.state.connection

    def send_now(self, text: bytes) -> bool:
        return self._connection.send_now(text)

    async def send(self, text: bytes) -> None:
        try:
            await self._socket.send_text(text.decode())
        except (WebSocketDisconnect, WebSocketDisconnected):
            raise PeerGone from None

    async def receive(self) -> str:
        text = await self._connection.receive_text()
        if text is None:
            raise PeerGone
        return text

    async def close(self, code: int) -> None:
        await self._socket.close(code)


async def live(socket: WebSocket) -> None:
    """Serves a client of a table until it leaves or is dismissed."""
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
        with limits.live_of_person.place(person.id if person else None):
            await visits.receive(SocketPeer(socket), Visitor(socket.path_params["name"], person, origin))
    except Full:
        await socket.close(TOO_MANY)
    except StoreLost:
        await socket.close(TRY_LATER)
