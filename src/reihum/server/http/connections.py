"""The connections of uvicorn, with limits on size and time."""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from http import HTTPStatus
from socket import SO_LINGER, SO_SNDBUF, SOL_SOCKET
from struct import pack
from typing import Any, ClassVar, cast
from weakref import WeakKeyDictionary, ref

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from reihum.server.http.hosts import THIS_MACHINE, Machines
from reihum.server.http.limits import MOST_CONNECTIONS, Full, Most, key_of
from reihum.server.http.responses import HEADERS, Problem

MOST_FROM_ADDRESS = 1000
REQUEST_SECONDS = 10.0
"""The time for a whole request, and to read the answer to the one before."""
MOST_HEAD_BYTES = 32 * 1024
MOST_PIPELINED = 16

READING_SECONDS = 10.0
"""A client that reads nothing for this time, while messages wait for it, is gone."""
MOST_UNSENT_BYTES = 64 * 1024
"""In the buffer of the system. The transport keeps about as many, and the rest waits at the table."""
MOST_FRAMES = 64
"""In one message."""
MOST_PINGS = 64
"""In one go."""
BYTES_AT_ONCE = 4096
"""Bytes that are read before the messages in them are answered."""
NO_LINGERING = pack("ii", 1, 0)
WHOLE_TEXT, SHORT, LONG = 0x81, 126, 1 << 16
"""The first byte of a frame, and the sizes from which on the size takes more bytes."""


class TooMuch(Exception):
    """A client sends too much."""


class Handshake(ServerProtocol):
    def reject(self, status: StatusLike, text: str) -> Response:
        """Answers a bad handshake, which never reaches the application."""
        response = super().reject(status, text)
        given = HTTPStatus(status)
        body = msgspec.json.encode(Problem(given.phrase, given, text.strip(), f"http-{given}"))
        headers = Headers((name.decode(), value.decode()) for name, value in HEADERS)
        headers["Date"], headers["Connection"] = response.headers["Date"], "close"
        headers["Content-Type"], headers["Content-Length"] = "application/problem+json", str(len(body))
        return Response(response.status_code, response.reason_phrase, headers, body)


def _says_body(name: bytes, value: bytes) -> bool:
    return name == b"transfer-encoding" or (name == b"content-length" and value != b"0")


def _break_off(transport: Transport) -> None:
    """Closes at once, and drops what the system still holds for a client that does not read."""
    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, NO_LINGERING)
    transport.abort()


def framed(text: bytes) -> bytes:
    """A whole message in one frame (RFC 6455, 5.2), ten times as fast as with ``websockets``."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < LONG:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text


class Connection(HttpToolsProtocol):
    """A connection until it is closed, or becomes a ``WebSocketConnection``."""

    places = MOST_CONNECTIONS
    proxies = Machines(THIS_MACHINE)
    """The connections of a proxy are those of many people."""
    _from_address = Most(MOST_FROM_ADDRESS)
    _closed_for_others: ClassVar[int] = 0
    """How many connections were closed while they waited for a request, because no place was free."""
    _idle: ClassVar[dict[Connection, None]] = {}
    """The connections that wait for a request, the longest wait first."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._place = ExitStack()
        self._answering: RequestResponseCycle | None = None
        self._deadline: TimerHandle | None = None
        self._expect_request()
        try:
            address = "" if self.client is None else self.client[0]
            key = None if self.proxies.has(address) else key_of(address)
            self._place.enter_context(self._from_address.place(key))
        except Full:
            _break_off(self.transport)
        if len(self.connections) > self.places:
            Connection._closed_for_others += 1
            _break_off(next(iter(self._idle)).transport)

    @classmethod
    def refused(cls) -> dict[str, int]:
        """How often each limit on connections was reached."""
        return {"connections": cls._closed_for_others, "connections-from-address": cls._from_address.refused}

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_answering()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        if any(_says_body(*header) for header in self.scope["headers"]):
            self.send_400_response("A WebSocket begins without a body")
        else:
            super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_in_head and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > MOST_HEAD_BYTES:
                self.send_400_response("Request header fields too large")

    def send_400_response(self, msg: str) -> None:
        """Answers a bad request, which never reaches the application."""
        self.transport.write(Handshake().reject(HTTPStatus.BAD_REQUEST, msg).serialize())
        self._stop_answering()
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Nobody reads the answer any more. Requests after it are dropped."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._expect_request()
        super().on_response_complete()

    def _expect_request(self) -> None:
        self._stop_waiting()
        self._is_in_head, self._head_bytes = True, 0
        self._idle[self] = None
        self._deadline = self.loop.call_later(REQUEST_SECONDS, _break_off, self.transport)

    def _stop_waiting(self) -> None:
        self._idle.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()

    def _leave(self) -> None:
        self._stop_waiting()
        self._place.close()


class Outbox:
    """Writes all messages to a connection at once that are sent to it in one turn of the event loop."""

    _by_loop: ClassVar[WeakKeyDictionary[AbstractEventLoop, Outbox]] = WeakKeyDictionary()

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = ref(loop)
        self._connections: list[WebSocketConnection] = []

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> Outbox:
        return cls._by_loop.setdefault(loop, cls(loop))

    def add(self, connection: WebSocketConnection) -> None:
        if not self._connections and (loop := self._loop()):
            loop.call_soon(self._write)
        self._connections.append(connection)

    def _write(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.write_unwritten()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """The WebSocket of a client."""

    def __init__(self, **details: Any) -> None:
        super().__init__(**details)
        self._outbox = Outbox.of(self.loop)
        self._unwritten: list[bytes] = []
        self._unwritten_bytes = 0
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self._unread = bytearray()
        self._pings = 0
        self._waiting = 0
        self._patience: TimerHandle | None = None
        self.serve: Callable[[], Awaitable[None]] | None = None
        """What follows once the application has accepted the client."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, MOST_UNSENT_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        self._stop_waiting()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience = self.loop.call_later(READING_SECONDS, _break_off, self.transport)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._pings = 0
        self._read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unread:
            self._read_on()
        return message

    async def receive_text(self) -> str | None:
        """The next message, without the layers of the application; ``None``: the connection is closed."""
        text: str | None = (await self.receive()).get("text")
        return text

    def _read_on(self) -> None:
        """Reads a part of the data at a time, so that thousands of messages do not take much memory."""
        while self._unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece = bytes(self._unread[:BYTES_AT_ONCE])
            del self._unread[:BYTES_AT_ONCE]
            super().data_received(piece)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        if self._unread and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        if self.close_sent or self.transport.is_closing():
            _break_off(self.transport)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        _break_off(self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["connection"] = self
            self.app = self._run

    async def _run(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves a client after the application has ended: its layers take a third of the memory."""
        self.app = self.config.loaded_app
        try:
            await self.app(scope, receive, send)
        finally:
            scope.clear()  # a cycle would stay in memory for long
        if self.serve is not None:
            serve, self.serve = self.serve, None
            self.request.headers.clear()
            self.response.headers.clear()
            await serve()

    def send_now(self, text: bytes) -> bool:
        """Sends a message if none waits before it, without waking a task."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        is_free = is_open and not self._waiting and self.writable.is_set()
        if is_free:
            if not self._unwritten:
                self._outbox.add(self)
            self._unwritten.append(framed(text))
            self._unwritten_bytes += len(text)
            if self._unwritten_bytes >= MOST_UNSENT_BYTES:
                self.write_unwritten()
        return is_free

    def write_unwritten(self) -> None:
        """Writes what was sent in this turn of the event loop."""
        frames, self._unwritten, self._unwritten_bytes = self._unwritten, [], 0
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        self._waiting += 1
        try:
            await self.writable.wait()
        finally:
            self._waiting -= 1
        if self.close_sent or self.transport.is_closing():
            if message["type"] == "websocket.send":
                raise ClientDisconnected
            return
        self.write_unwritten()
        await super().send(message)
        self.handshake_complete |= self.close_sent
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(READING_SECONDS, _break_off, self.transport)

    def handle_bytes(self, event: Frame) -> None:
        """A message is JSON, in any kind of frame."""
        self.handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self._end(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA)

    def handle_ping(self) -> None:
        """Does not answer a client that does not read, so that answers do not pile up."""
        self._pings += 1
        if self._pings > MOST_PINGS:
            _break_off(self.transport)
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _end(self, code: CloseCode) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()
