"""All metrics of a process, as Prometheus reads them."""

from collections.abc import Iterator
from importlib.metadata import version

from starlette.applications import Starlette

from reihum.server.http.connections import Connection
from reihum.server.http.conversation import ServerRooms
from reihum.server.http.limits import Limits
from reihum.server.metrics import Meters, labelled, process, single
from reihum.server.storage.quota import Quota


def page(app: Starlette) -> str:
    return "".join(f"{line}\n" for line in lines(app))


def lines(app: Starlette) -> Iterator[str]:
    yield from labelled("gauge", "reihum_build_info", "Always 1.", "version", {version("reihum"): 1})
    yield from _tables(app)
    yield from _bots(app.state.rooms)
    yield from _store(app.state.rooms)
    yield from process(app.state.meters.started)


def _tables(app: Starlette) -> Iterator[str]:
    rooms: ServerRooms = app.state.rooms
    limits: Limits = app.state.limits
    quota: Quota = app.state.quota
    meters: Meters = app.state.meters
    yield from single("gauge", "reihum_tables_open", "Tables open in this process.", len(rooms.rooms))
    connections = sum(len(room.clients) for room in rooms.rooms.values())
    yield from single("gauge", "reihum_connections", "WebSockets at tables.", connections)
    yield from single("gauge", "reihum_connections_limit", "Most WebSockets at tables.", limits.live.most)
    yield from single("counter", "reihum_matches_total", "Records written.", rooms.matches)
    lost = "Tables that this process drove until it lost their lease."
    yield from single("counter", "reihum_tables_lost_total", lost, rooms.tables_lost)
    refused = {**limits.refused, **Connection.refused(), "store": quota.refused}
    yield from labelled("counter", "reihum_refused_total", "Times a limit was reached.", "limit", refused)
    yield from meters.requests.lines("reihum_request_seconds", "Times of HTTP requests.")
    commands = "Times of commands at tables until they were durable or refused."
    yield from meters.commands.lines("reihum_command_seconds", commands)
    moves = "Times of moves of people until they were durable."
    yield from meters.moves.lines("reihum_move_seconds", moves)


def _bots(rooms: ServerRooms) -> Iterator[str]:
    processes = rooms.bots.processes
    queue = processes.queue
    waiting = "Moves and hints of bots that wait for a process."
    yield from labelled("gauge", "reihum_bot_queue_tasks", waiting, "kind", queue.waiting())
    refused = "Moves and hints that had no place in the queue."
    yield from labelled("counter", "reihum_bot_queue_refused_total", refused, "kind", queue.refused())
    times = "Times in the queue until a process was free, or the bot out of time."
    yield from queue.seconds.lines("reihum_bot_queue_seconds", times)
    failures = "Tasks of bots that failed, and processes that were replaced because they hung or died."
    yield from labelled("counter", "reihum_bot_failures_total", failures, "reason", processes.failures)
    moves = "Moves of the simple bot for a bot that was busy or not ready."
    yield from single("counter", "reihum_simple_bot_moves_total", moves, rooms.bots.simple_moves)
    hints = "Hints of the simple bot for a bot that was busy or not ready."
    yield from single("counter", "reihum_simple_bot_hints_total", hints, rooms.bots.simple_hints)


def _store(rooms: ServerRooms) -> Iterator[str]:
    errors = {f"{work} {reason}": number for (work, reason), number in rooms.store.health.errors.items()}
    failed = "Failed reads and writes."
    yield from labelled("counter", "reihum_store_errors_total", failed, "work reason", errors)
    yield from rooms.store.write_seconds.lines("reihum_store_write_seconds", "Times of transactions.")
