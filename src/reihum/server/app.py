"""HTTP: people are found by their cookie, tables are made and looked up, records are read."""

from __future__ import annotations

import asyncio
import re
from math import ceil
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from reihum import lessons, offer
from reihum.game import BadSetup, Refused, Value
from reihum.registry import GAMES
from reihum.server.house import House
from reihum.server.invitation import picture
from reihum.server.limits import MOST_TABLES_OPEN, Limits, Rate, origin_of
from reihum.server.live import live
from reihum.server.pages import FIRST
from reihum.server.pages import load as load_pages
from reihum.server.pages import routes as page_routes
from reihum.server.people import (
    COOKIE,
    COOKIE_SECONDS,
    find_person,
    is_foreign,
    new_guest,
    new_person,
    new_token,
    rename,
)
from reihum.server.replay import replay
from reihum.server.reviewing import Reviews
from reihum.server.store import StoreLost, TableRow
from reihum.server.summary import Summary
from reihum.table.deeds import Person, Settings
from reihum.table.words import readable
from reihum.texts import Texts, find, from_environment

MOST_BODY_BYTES = 16 * 1024
MOST_LISTED = 100
NOT_FOUND = frozenset({"no-such-table", "no-such-record", "no-such-lesson", "no-page"})
HOST = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
NUMBER = re.compile("[0-9]{1,9}")
EXPLAINED = frozenset({400, 401, 403, 404, 405, 413, 429, 500, 503})
"""Answers that have a message ``refused-http-<status>``."""
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"cache-control", b"no-store"),
)
"""Of every answer that does not say otherwise."""

Body = TypeVar("Body")


class NameConvertor(StringConvertor):
    """What the store may be asked for."""

    regex = "[A-Za-z0-9_.-]{1,64}"


register_url_convertor("name", NameConvertor())


class Introduction(Value, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    avatar: Annotated[str, msgspec.Meta(max_length=32)] = ""


class Address(Value, frozen=True):
    """Where a table is found."""

    table: str
    code: str


class Listing(Summary, frozen=True):
    """A table, as it is found and listed."""

    table: str
    code: str


class Problem(Value, frozen=True):
    """A refusal as RFC 9457 wants it."""

    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    type: str = "about:blank"


def create_app(house: House, reviews: Reviews) -> Starlette:
    pages = load_pages()
    app = Starlette(
        routes=[
            Route("/api/games", games),
            Route("/api/lessons/{game:name}", lesson),
            Route("/api/me", introduce, methods=["PUT"]),
            Route("/api/tables", open_table, methods=["POST"]),
            Route("/api/tables", listed_tables),
            Route("/api/tables/{name:name}", table),
            Route("/api/tables/{name:name}/invitation.svg", invitation),
            Route("/api/records/{id:name}", record),
            Route("/api/records/{id:name}/replay", replayed),
            Route("/api/records/{id:name}/review", reviewed),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/api/tables/{name:name}/live", live),
            *page_routes(pages),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(RequestRate)],
        exception_handlers={
            Refused: _refused,
            HTTPException: _failed,
            ClientDisconnect: _gone,
            StoreLost: _without_store,
            Exception: _broken,
        },
    )
    app.router.redirect_slashes = False
    app.router.default = _nowhere
    app.state.first_page = pages.get(FIRST)
    app.state.house = house
    app.state.reviews = reviews
    app.state.limits = Limits()
    return app


async def games(request: Request) -> Response:
    texts = texts_for(request)
    return _json([offer.offer(game, texts) for game in GAMES.values()])


async def lesson(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise BadSetup("no-such-lesson")
    return _json(lessons.find(game))


async def introduce(request: Request) -> Response:
    """Gives somebody a name; whoever is new gets a token to keep."""
    _check_origin(request)
    _check_rate(request.app.state.limits.people, origin_of(request))
    wanted = await _body(request, Introduction)
    name, avatar = readable(wanted.name), wanted.avatar and readable(wanted.avatar)
    house: House = request.app.state.house
    known = await rename(house.store, request, name, avatar, house.now())
    if known is not None:
        return _json(known)
    if "guest" in request.query_params:
        guest = await new_guest(house.store, request, name, avatar, house.now())
        if guest is None:
            raise HTTPException(401)
        return _json(guest)
    token = new_token()
    response = _json(await new_person(house.store, token, name, avatar, house.now()))
    is_secure = request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=is_secure)
    return response


async def open_table(request: Request) -> Response:
    _check_origin(request)
    host = await _known(request)
    limits: Limits = request.app.state.limits
    _check_rate(limits.tables, origin_of(request))
    house: House = request.app.state.house
    if origin_of(request) is not None:
        _check_rate(limits.tables_of_person, host.id)
        if await house.tables_of(host.id) >= MOST_TABLES_OPEN:
            raise BadSetup("too-many-tables", most=MOST_TABLES_OPEN)
    row = await house.open_table(await _body(request, Settings), host)
    return _json(Address(row.id, row.code), status=201)


async def listed_tables(request: Request) -> Response:
    rows = await request.app.state.house.store.listed_tables(MOST_LISTED)
    return _json(list(map(_listing, rows)))


async def table(request: Request) -> Response:
    return _json(_listing(await request.app.state.house.find(request.path_params["name"])))


async def invitation(request: Request) -> Response:
    """The page of the table as a QR code, at the address by which this server was asked."""
    row = await request.app.state.house.find(request.path_params["name"])
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise HTTPException(400)
    address = f"{request.url.scheme}://{host}/t/{row.code}"
    return Response(picture(address), media_type="image/svg+xml")


async def record(request: Request) -> Response:
    return Response(await _record(request), media_type="application/json")


async def replayed(request: Request) -> Response:
    """``seat``: whose view, if not an onlooker's; ``open``: all hands; ``since``: the first step."""
    asked = request.query_params
    seat = _number(asked["seat"]) if "seat" in asked else None
    since = _number(asked.get("since", "0"))
    body = await _record(request)
    return _json(await asyncio.to_thread(replay, body, seat, is_open="open" in asked, since=since))


async def reviewed(request: Request) -> Response:
    """``202`` and ``null`` as long as there is nothing to read yet."""
    reviews: Reviews = request.app.state.reviews
    found = await reviews.find(request.path_params["id"], await _record(request))
    if found is None:
        return _json(None, status=202)
    return Response(found, media_type="application/json")


async def _record(request: Request) -> bytes:
    row = await request.app.state.house.store.find_record(request.path_params["id"])
    if row is None:
        raise BadSetup("no-such-record")
    body: bytes = row.body
    return body


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise HTTPException(400)
    return int(text)


async def health(request: Request) -> Response:
    """Whether something can be written to the store, and if not, why in a word."""
    reason = await request.app.state.house.store.trouble()
    if reason is None:
        return _json({"status": "ok"})
    return _json({"status": "failing", "store": reason}, status=503)


async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    watchers = sum(len(room.watchers) for room in house.rooms.values())
    lines = (
        "# TYPE reihum_tables_open gauge",
        f"reihum_tables_open {len(house.rooms)}",
        "# TYPE reihum_connections gauge",
        f"reihum_connections {watchers}",
        "# TYPE reihum_matches_total counter",
        f"reihum_matches_total {house.matches}",
        "# TYPE reihum_bot_moves_stood_in_total counter",
        f"reihum_bot_moves_stood_in_total {house.bots.moves_stood_in}",
        "# TYPE reihum_hints_stood_in_total counter",
        f"reihum_hints_stood_in_total {house.bots.hints_stood_in}",
    )
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _check_origin(request: Request) -> None:
    if is_foreign(request):
        raise HTTPException(403)


def _check_rate(rate: Rate, key: str | None) -> None:
    if wait := rate.take(key):
        raise HTTPException(429, headers={"Retry-After": str(ceil(wait))})


def texts_for(connection: HTTPConnection) -> Texts:
    wishes = connection.headers.get("accept-language", "").replace(" ", "").replace(",", ":")
    return find(from_environment({"LANGUAGE": wishes}))


async def _known(request: Request) -> Person:
    person = await find_person(request.app.state.house.store, request)
    if person is None:
        raise HTTPException(401)
    return person


async def _body(request: Request, kind: type[Body]) -> Body:
    """The body of a request; raises ``BadSetup`` or ``HTTPException``."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY_BYTES:
            raise HTTPException(413)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSetup("bad-request", problem=str(error)) from None


def _listing(row: TableRow) -> Listing:
    return Listing(**msgspec.json.decode(row.summary), table=row.id, code=row.code)


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status = 404 if error.code in NOT_FOUND else 422
    detail = texts_for(request).refusal(error)
    return _problem(Problem(error.code, status, detail, error.code, error.rule))


async def _failed(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = f"http-{error.status_code}"
    detail = texts_for(request)(f"refused-{code}") if error.status_code in EXPLAINED else error.detail
    problem = Problem(error.detail, error.status_code, detail, code)
    return _problem(problem, dict(error.headers or {}))


async def _gone(request: Request, error: Exception) -> Response:
    """For nobody: whoever asked did not stay to say all of it."""
    return await _failed(request, HTTPException(400))


async def _without_store(request: Request, error: Exception) -> Response:
    return await _failed(request, HTTPException(503, headers={"Retry-After": "1"}))


async def _broken(request: Request, error: Exception) -> Response:
    """Whatever is our own fault. No middleware sees this answer any more."""
    headers = {name.decode(): value.decode() for name, value in HEADERS}
    return await _failed(request, HTTPException(500, headers=headers))


async def _nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Where no route leads, for a WebSocket too. A browser gets the page, which says so in its language."""
    error = HTTPException(404)
    if scope["type"] == "http":
        request = Request(scope, receive)
        first = request.app.state.first_page
        is_read = "text/html" in request.headers.get("accept", "")
        if first is None or not is_read or request.url.path.startswith("/api/"):
            raise error
        await Response(first.body, 404, media_type=first.media_type)(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.send_denial_response(await _failed(socket, error))


def _problem(problem: Problem, headers: dict[str, str] | None = None) -> Response:
    body = msgspec.json.encode(problem)
    return Response(body, problem.status, headers, media_type="application/problem+json")


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                said = {name for name, _ in message["headers"]}
                message["headers"] += [header for header in HEADERS if header[0] not in said]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class RequestRate:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if scope["type"] == "http":
            request = Request(scope)
            try:
                _check_rate(request.app.state.limits.requests, origin_of(request))
            except HTTPException as error:
                app = await _failed(request, error)
        await app(scope, receive, send)
