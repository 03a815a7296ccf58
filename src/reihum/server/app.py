"""HTTP: people are found by their cookie, tables are made and looked up, records are read."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reihum import offer
from reihum.game import BadSetup, Refused, Value
from reihum.registry import GAMES
from reihum.server.house import House
from reihum.server.live import live
from reihum.server.people import COOKIE, COOKIE_SECONDS, find_person, is_foreign, new_person, rename
from reihum.server.store import TableRow
from reihum.table.deeds import Person, Settings
from reihum.texts import Texts, find, from_environment

MOST_BODY_BYTES = 16 * 1024
MOST_LISTED = 100
NOT_FOUND = frozenset({"no-such-table", "no-such-record"})
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'"),
    (b"cache-control", b"no-store"),
)

Body = TypeVar("Body")


class Introduction(Value, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    avatar: Annotated[str, msgspec.Meta(max_length=32)] = ""


class Address(Value, frozen=True):
    """Where a table is found."""

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


def create_app(house: House) -> Starlette:
    app = Starlette(
        routes=[
            Route("/api/games", games),
            Route("/api/me", introduce, methods=["PUT"]),
            Route("/api/tables", open_table, methods=["POST"]),
            Route("/api/tables", listed_tables),
            Route("/api/tables/{name}", table),
            Route("/api/records/{id}", record),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/api/tables/{name}/live", live),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Refused: _refused, HTTPException: _failed},
    )
    app.state.house = house
    return app


async def games(request: Request) -> Response:
    texts = texts_for(request)
    return _json([offer.offer(game, texts) for game in GAMES.values()])


async def introduce(request: Request) -> Response:
    """Gives somebody a name; whoever is new gets a token to keep."""
    _check_origin(request)
    wanted = await _body(request, Introduction)
    house: House = request.app.state.house
    known = await rename(house.store, request.cookies, wanted.name, wanted.avatar, house.now())
    if known is not None:
        return _json(known)
    person, token = await new_person(house.store, wanted.name, wanted.avatar, house.now())
    response = _json(person)
    response.set_cookie(
        COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
    return response


async def open_table(request: Request) -> Response:
    _check_origin(request)
    host = await _known(request)
    row = await request.app.state.house.open_table(await _body(request, Settings), host)
    return _json(Address(row.id, row.code), status=201)


async def listed_tables(request: Request) -> Response:
    rows = await request.app.state.house.store.listed_tables(MOST_LISTED)
    return _json(list(map(_listing, rows)))


async def table(request: Request) -> Response:
    return _json(_listing(await request.app.state.house.look_up(request.path_params["name"])))


async def record(request: Request) -> Response:
    row = await request.app.state.house.store.find_record(request.path_params["id"])
    if row is None:
        raise BadSetup("no-such-record")
    return Response(row.body, media_type="application/json")


async def health(request: Request) -> Response:
    """Answers only if the store does."""
    await request.app.state.house.store.listed_tables(1)
    return _json({"status": "ok"})


async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    watchers = sum(len(room.watchers) for room in house.rooms.values())
    lines = (
        "# TYPE reihum_tables_open gauge",
        f"reihum_tables_open {len(house.rooms)}",
        "# TYPE reihum_connections gauge",
        f"reihum_connections {watchers}",
        "# TYPE reihum_appends_total counter",
        f"reihum_appends_total {house.appends}",
    )
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _check_origin(request: Request) -> None:
    if is_foreign(request):
        raise HTTPException(403)


def texts_for(connection: HTTPConnection) -> Texts:
    wishes = connection.headers.get("accept-language", "").replace(" ", "").replace(",", ":")
    return find(from_environment({"LANGUAGE": wishes}))


async def _known(request: Request) -> Person:
    person = await find_person(request.app.state.house.store, request.cookies)
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


def _listing(row: TableRow) -> dict[str, Any]:
    return {"table": row.id, "code": row.code, **msgspec.json.decode(row.summary)}


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status = 404 if error.code in NOT_FOUND else 422
    detail = texts_for(request).refusal(error)
    return _problem(Problem(error.code, status, detail, error.code, error.rule))


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = f"http-{error.status_code}"
    return _problem(Problem(error.detail, error.status_code, error.detail, code))


def _problem(problem: Problem) -> Response:
    return Response(msgspec.json.encode(problem), problem.status, media_type="application/problem+json")


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, receive, send_with_headers)
