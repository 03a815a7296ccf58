"""The layers around every request."""

import time
from math import ceil

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from reihum.server.http.hosts import Names
from reihum.server.http.limits import Limits, Rate, origin_of
from reihum.server.http.responses import HEADERS, failed
from reihum.server.metrics import Meters

FOR_MACHINES = ("/health", "/metrics")


def check_rate(rate: Rate, key: str | None) -> None:
    """Raises ``HTTPException``."""
    if wait := rate.take(key):
        raise HTTPException(429, headers={"Retry-After": str(ceil(wait))})


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = {name for name, _ in message["headers"]}
                message["headers"] += [header for header in HEADERS if header[0] not in given]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class Guard:
    """Refuses requests for other servers and too many requests. Measures the time of the others."""

    def __init__(self, app: ASGIApp, names: Names, base_path: str, limits: Limits, meters: Meters) -> None:
        self._app = app
        self._base_path = base_path
        self._names = names
        self._limits = limits
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        is_live = scope["type"] == "websocket"
        try:
            self._names.check(connection)
            if not is_live:
                check_rate(self._limits.requests, origin_of(connection))
            self._find(scope)
        except HTTPException as error:
            answer = failed(connection, error)
            if is_live:
                await WebSocket(scope, receive, send).send_denial_response(answer)
            else:
                await answer(scope, receive, send)
            return
        began = time.monotonic()
        await self._app(scope, receive, send)
        if not is_live:
            self._meters.requests.observe(time.monotonic() - began)

    def _find(self, scope: Scope) -> None:
        """Checks the base path, below which everything is. Machines need none."""
        if self._base_path and scope["path"] not in FOR_MACHINES:
            if scope["path"] == self._base_path:
                raise HTTPException(308, headers={"Location": f"{self._base_path}/"})
            if not scope["path"].startswith(f"{self._base_path}/"):
                raise HTTPException(404)
            scope["root_path"] = self._base_path
