"""The HTTP API: people, tables, records, health and metrics."""

from collections.abc import Mapping

from starlette.applications import Starlette
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from reihum import lessons
from reihum.game import BadSetup, Refused
from reihum.game_info import game_info
from reihum.live.requests import Address, OpenedRecord, listing, read_body, read_introduction
from reihum.live.store import Process, RecordRow, StoreLost
from reihum.messages import game_messages
from reihum.registry import GAMES
from reihum.registry import find as find_game
from reihum.server.http import identity, metrics_page, sharing, static
from reihum.server.http.conversation import LiveTables, ServerRooms
from reihum.server.http.hosts import THIS_MACHINE, Machines, Names
from reihum.server.http.limits import Limits, origin_of
from reihum.server.http.middleware import Guard, SecurityHeaders, check_rate
from reihum.server.http.qr import Invitations
from reihum.server.http.requests import check_origin, known_person, read_number, whole_body
from reihum.server.http.responses import HEADERS, as_json, failed, refused, texts_for
from reihum.server.http.siblings import Siblings
from reihum.server.http.socket import live
from reihum.server.http.visits import Visits
from reihum.server.metrics import Meters
from reihum.server.relay.links import Links
from reihum.server.storage.quota import Quota
from reihum.server.workers.replays import OPENED, Replays
from reihum.server.workers.reviews import Reviews
from reihum.table.log import Settings

MOST_LISTED = 100


class NameConvertor(StringConvertor):
    """The ids, codes and names in addresses."""

    regex = "[A-Za-z0-9_.-]{1,64}"


register_url_convertor("name", NameConvertor())


def create_app(
    rooms: ServerRooms,
    reviews: Reviews,
    names: Names | None = None,
    limits: Limits | None = None,
    most_megabytes: int | None = None,
    base_path: str = "",
    metrics_from: Machines | None = None,
    links: Links | None = None,
    others: Mapping[int, Process] | None = None,
    place: int = 0,
) -> Starlette:
    """``others``: the other processes of this server, by their places; ``place``: that of this one."""
    pages = static.load(base_path=base_path)
    limits, meters = limits or Limits(), Meters()
    app = Starlette(
        routes=[
            Route("/api/games", games),
            Route("/api/games/{game:name}/texts", game_texts),
            Route("/api/lessons/{game:name}", lesson),
            Route("/api/me", introduce, methods=["PUT"]),
            Route("/api/me", forget_me, methods=["DELETE"]),
            Route("/api/me/token", renew, methods=["POST"]),
            Route("/api/tables", open_table, methods=["POST"]),
            Route("/api/tables", listed_tables),
            Route("/api/tables/brought", bring_table, methods=["POST"]),
            Route("/api/tables/{name:name}", table),
            Route("/api/tables/{name:name}/invitation.svg", invitation),
            Route("/api/records", open_record, methods=["POST"]),
            Route("/api/records/{id:name}", record),
            Route("/api/records/{id:name}/link", record_link),
            Route("/api/records/{id:name}/replay", replayed),
            Route("/api/records/{id:name}/review", reviewed),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/api/tables/{name:name}/live", live),
            *static.routes(pages),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Guard, names or Names(), base_path, limits, meters),
        ],
        exception_handlers=dict.fromkeys(
            (Refused, HTTPException, ClientDisconnect, StoreLost, Exception), _answer_error
        ),
    )
    app.router.redirect_slashes = False
    app.router.default = _nowhere
    app.state.first_page = pages.get(static.FIRST)
    app.state.rooms = rooms
    app.state.visits = Visits(LiveTables(rooms, limits, meters), links)
    app.state.siblings = Siblings(app.state.visits, lambda: metrics_page.page(app), links, others, place)
    app.state.reviews = reviews
    app.state.invitations = Invitations()
    app.state.replays = Replays()
    app.state.quota = Quota(rooms.store, most_megabytes)
    app.state.metrics_from = metrics_from or Machines(THIS_MACHINE)
    app.state.limits = limits
    app.state.meters = meters
    return app


async def games(request: Request) -> Response:
    texts = texts_for(request)
    return as_json([game_info(game, texts) for game in GAMES.values()])


async def game_texts(request: Request) -> Response:
    """The page needs these for games from other packages."""
    return as_json(game_messages(find_game(request.path_params["game"]), texts_for(request).language))


async def lesson(request: Request) -> Response:
    return as_json(lessons.find(request.path_params["game"]))


async def introduce(request: Request) -> Response:
    """Gives somebody a name. A new person gets a token."""
    check_origin(request)
    check_rate(request.app.state.limits.people, origin_of(request))
    wanted = read_introduction(await whole_body(request))
    name, avatar = wanted.name, wanted.avatar
    rooms: ServerRooms = request.app.state.rooms
    known = await identity.rename(rooms.store, request, name, avatar, rooms.now())
    if known is not None:
        return _with_cookie(as_json(known), request, request.cookies[identity.COOKIE])
    await request.app.state.quota.check()
    if "guest" in request.query_params:
        guest = await identity.new_guest(rooms.store, request, name, avatar, rooms.now())
        if guest is None:
            raise HTTPException(401)
        return as_json(guest)
    token = identity.new_token()
    person = await identity.new_person(rooms.store, token, name, avatar, rooms.now())
    return _with_cookie(as_json(person), request, token)


async def forget_me(request: Request) -> Response:
    """Forgets a person, who is disconnected everywhere."""
    check_origin(request)
    rooms: ServerRooms = request.app.state.rooms
    await request.app.state.siblings.dismiss(await identity.forget(rooms.store, request))
    response = Response(status_code=204)
    if "guest" not in request.query_params:
        response.delete_cookie(identity.COOKIE, f"{_base_path(request)}/")
    return response


async def renew(request: Request) -> Response:
    """Replaces the token of a person, and ends all connections made with the old one."""
    check_origin(request)
    check_rate(request.app.state.limits.people, origin_of(request))
    rooms: ServerRooms = request.app.state.rooms
    changed = await identity.change_token(rooms.store, request)
    if changed is None:
        raise HTTPException(401)
    token, people = changed
    await request.app.state.siblings.dismiss(people)
    return _with_cookie(Response(status_code=204), request, token)


def _with_cookie(response: Response, request: Request, token: str) -> Response:
    options = {"httponly": True, "secure": request.scope["scheme"] == "https"}
    path = f"{_base_path(request)}/"
    response.set_cookie(identity.COOKIE, token, identity.COOKIE_SECONDS, path=path, samesite="lax", **options)
    return response


def _base_path(request: Request) -> str:
    return str(request.scope.get("root_path", ""))


async def open_table(request: Request) -> Response:
    check_origin(request)
    host = await known_person(request)
    await sharing.check_new_table(request, host)
    rooms: ServerRooms = request.app.state.rooms
    row = await rooms.open_table(read_body(await whole_body(request), Settings), host)
    return as_json(Address(row.id, row.code), status=201)


async def bring_table(request: Request) -> Response:
    """A table that was begun elsewhere goes on here."""
    row = await sharing.bring_table(request)
    return as_json(Address(row.id, row.code), status=201)


async def open_record(request: Request) -> Response:
    """A record from a file or a link, as long as somebody looks at it."""
    return as_json(await sharing.open_record(request), status=201)


async def record_link(request: Request) -> Response:
    check_rate(request.app.state.limits.replays, origin_of(request))
    row = await _record_row(request)
    return as_json(OpenedRecord(row.id, await request.app.state.replays.link(row)))


async def listed_tables(request: Request) -> Response:
    rows = await request.app.state.rooms.store.listed_tables(MOST_LISTED)
    return as_json(list(map(listing, rows)))


async def table(request: Request) -> Response:
    return as_json(listing(await request.app.state.rooms.find(request.path_params["name"])))


async def invitation(request: Request) -> Response:
    """The page of the table as a QR code, with the host name of this request."""
    row = await request.app.state.rooms.find(request.path_params["name"])
    host = request.headers.get("host")
    if not host:
        raise HTTPException(400)
    invitations: Invitations = request.app.state.invitations
    picture = await invitations.picture(f"{request.url.scheme}://{host}{_base_path(request)}/t/{row.code}")
    return Response(picture, media_type="image/svg+xml")


async def record(request: Request) -> Response:
    return Response((await _record_row(request)).body, media_type="application/json")


async def replayed(request: Request) -> Response:
    """``seat``: whose view, if not an onlooker's; ``open``: all hands; ``since``: the first step."""
    query = request.query_params
    seat = read_number(query["seat"]) if "seat" in query else None
    since = read_number(query.get("since", "0"))
    check_rate(request.app.state.limits.replays, origin_of(request))
    replays: Replays = request.app.state.replays
    row = await _record_row(request)
    replay = await replays.find(row, seat, is_open="open" in query, since=since)
    return Response(replay, media_type="application/json")


async def reviewed(request: Request) -> Response:
    """Answers ``202`` and ``null`` until the review is ready."""
    reviews: Reviews = request.app.state.reviews
    row = await _record_row(request)
    found = await reviews.find(row.id, row.body, origin_of(request))
    if found is None:
        return as_json(None, status=202)
    return Response(found, media_type="application/json")


async def _record_row(request: Request) -> RecordRow:
    wanted = request.path_params["id"]
    row: RecordRow | None
    if wanted.startswith(OPENED):
        row = request.app.state.replays.opened(wanted)
    else:
        row = await request.app.state.rooms.store.find_record(wanted)
    if row is None:
        raise BadSetup("no-such-record")
    return row


async def health(request: Request) -> Response:
    """Whether the store can be written to, and if not, the reason in a word."""
    reason = await request.app.state.rooms.store.trouble()
    if reason is None:
        return as_json({"status": "ok"})
    return as_json({"status": "failing", "store": reason}, status=503)


async def metrics(request: Request) -> Response:
    """Not for players: the number of moves and writes would reveal secret moves."""
    machines: Machines = request.app.state.metrics_from
    if request.client is not None and not machines.has(request.client.host):
        raise HTTPException(404)
    siblings: Siblings = request.app.state.siblings
    return Response(await siblings.metrics(), media_type="text/plain; version=0.0.4")


async def _answer_error(request: Request, error: Exception) -> Response:
    match error:
        case Refused():
            return refused(request, error)
        case HTTPException():
            return failed(request, error)
        case ClientDisconnect():
            return failed(request, HTTPException(400))  # nobody reads it
        case StoreLost():
            return failed(request, HTTPException(503, headers={"Retry-After": "1"}))
        case _:  # no middleware sees this answer
            headers = {name.decode(): value.decode() for name, value in HEADERS}
            return failed(request, HTTPException(500, headers=headers))


async def _nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers all addresses without a route. A browser gets the page, which says so in its language."""
    error = HTTPException(404)
    if scope["type"] == "http":
        request = Request(scope, receive)
        first = request.app.state.first_page
        is_read = "text/html" in request.headers.get("accept", "")
        if first is None or not is_read or request.url.path.startswith(f"{_base_path(request)}/api/"):
            raise error
        await Response(first.body, 404, media_type=first.media_type)(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.send_denial_response(failed(socket, error))
