"""How many moves a second a server carries from one player to all four, beside boardgame.io.

    npm ci --prefix bench/boardgame
    uv run --group bench --group test python bench/load.py [--tables 10 100 1000] [--seconds 6] [--json]

Every server plays the same rounds of Elfer, with four WebSocket clients a table. A move is done when
the last of the four has received it. ``as fast as it goes``: a table's next move is sent as soon as the
last one is done. ``paced``: moves are due at a fixed rate, and their time counts from when they were due.
Servers (and PostgreSQL) run on one core, all clients on another.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple, Protocol

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from reihum.fairness import CommittedRng, round_key
from reihum.game import NATURE, Seat
from reihum.games.elfer.rules import ELFER, Options
from reihum.games.rows.actions import Deal

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from load_server import SECRET

from databases import running_postgres

HERE = Path(__file__).parent
PLAYERS = 4
ROUNDS = 4
"""Of a match, before the same people play again."""
TABLES_OF_PERSON = 20
"""As many as one person may look at."""
RIVAL = "boardgame.io"
SERVER_CORE, CLIENT_CORE = 0, 1
CONNECTING_AT_ONCE = 50
PATIENCE = 240
RATE = 300.0
"""Moves a second at all tables together, when they are paced."""


class PlayedRound(NamedTuple):
    """A round as every server plays it."""

    seeds: tuple[str, ...]
    deal: Deal
    moves: tuple[tuple[Seat, str], ...]


class Step(NamedTuple):
    """What a client sends next at its table, and whether that is a move."""

    seat: Seat
    sent: bytes
    is_move: bool


def play_round(number: int) -> PlayedRound:
    rng = Random(number)
    seeds = tuple(f"{number}-{seat}" for seat in range(PLAYERS))
    state = ELFER.start(Options(), PLAYERS)
    deal = ELFER.shuffle(state, CommittedRng(round_key(SECRET, seeds), 0))
    state = ELFER.apply(state, NATURE, deal).state
    moves = []
    while acting := ELFER.to_act(state):
        (seat,) = acting
        assert isinstance(seat, int)
        action = rng.choice(ELFER.legal_actions(state, seat))
        moves.append((seat, str(action)))
        state = ELFER.apply(state, seat, action).state
    return PlayedRound(seeds, deal, tuple(moves))


PLAYED = [play_round(number) for number in range(ROUNDS)]


class Server(Protocol):
    """What the bench needs to know of a server."""

    name: str
    receipt: bytes
    """How a message begins that shows a move."""

    def start(self) -> list[subprocess.Popen[bytes]]: ...
    def await_ready(self) -> None: ...
    def open_table(self, first: int) -> str:
        """Where the round of this number is played first."""

    def address(self, table: str, seat: Seat) -> tuple[str, dict[str, str]]:
        """Where to connect to, and the headers."""

    def reply(self, data: bytes, table: str, seat: Seat) -> bytes | None:
        """What a client must answer to a message that shows no move."""

    def is_welcome(self, data: bytes) -> bool:
        """Whether the client is at the table now."""

    def steps(self, table: str, first: int) -> Iterator[Step]:
        """What happens at a table, without end, from the round of this number on."""


class Reihum:
    receipt = b'{"type":"update"'

    def __init__(self, name: str, store: str, processes: int) -> None:
        self.name = name
        self._store = store
        self._ports = [free_port() for _ in range(processes)]
        self._http = [http.client.HTTPConnection("127.0.0.1", port) for port in self._ports]
        self._cookies: dict[str, list[str]] = {}

    def start(self) -> list[subprocess.Popen[bytes]]:
        program = str(HERE / "load_server.py")
        return [subprocess.Popen([sys.executable, program, str(port), self._store]) for port in self._ports]

    def await_ready(self) -> None:
        for connection in self._http:
            await_answer(connection, "/health")

    def open_table(self, first: int) -> str:
        if first % TABLES_OF_PERSON == 0:
            self._people = [self._newcomer(f"player {seat}") for seat in range(PLAYERS)]
        settings = {"game": "elfer", "players": PLAYERS, "rounds": ROUNDS}
        _, address = call(self._http[0], "POST", "/api/tables", settings, Cookie=self._people[0])
        table = str(address["table"])
        self._cookies[table] = self._people
        return table

    def _newcomer(self, name: str) -> str:
        answer, _ = call(self._http[0], "PUT", "/api/me", {"name": name})
        return answer.headers["Set-Cookie"].partition(";")[0]

    def address(self, table: str, seat: Seat) -> tuple[str, dict[str, str]]:
        """Neighbours are at different processes, so that every move crosses over."""
        port = self._ports[seat % len(self._ports)]
        return f"ws://127.0.0.1:{port}/api/tables/{table}/live", {"Cookie": self._cookies[table][seat]}

    def reply(self, data: bytes, table: str, seat: Seat) -> bytes | None:
        assert not data.startswith(b'{"type":"rejected"'), data
        return None

    def is_welcome(self, data: bytes) -> bool:
        return data.startswith(self.receipt)

    def steps(self, table: str, first: int) -> Iterator[Step]:
        for seat in range(PLAYERS):
            yield self._step(seat, ask="sit", seat=seat)
        match = [PLAYED[(first + number) % ROUNDS] for number in range(ROUNDS)]
        while True:
            made: Counter[Seat] = Counter()
            for seeds, _, moves in match:
                for seat, seed in enumerate(seeds):
                    yield self._step(seat, ask="get-ready", seed=seed)
                for seat, action in moves:
                    yield self._step(seat, ask="act", action=action, my_moves=made[seat])
                    made[seat] += 1
            yield self._step(0, ask="play-again")

    def _step(self, by: Seat, **command: Any) -> Step:
        sent = msgspec.json.encode({"type": "request", "id": 0, "command": command})
        return Step(by, sent, is_move=command["ask"] == "act")


class Boardgame:
    """Its own protocol over Socket.IO, in frames written by hand: the clients are the same for all."""

    receipt = b'42/elfer,["update"'

    def __init__(self, name: str, folder: str = "") -> None:
        self.name = name
        self._folder = folder
        self._port = free_port()
        self._http = http.client.HTTPConnection("127.0.0.1", self._port)

    def start(self) -> list[subprocess.Popen[bytes]]:
        command = ["node", str(HERE / "boardgame/server.js"), str(self._port), self._folder]
        environment = {**os.environ, "NODE_ENV": "production"}
        return [subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)]

    def await_ready(self) -> None:
        await_answer(self._http, "/games")

    def open_table(self, first: int) -> str:
        orders = [PLAYED[(first + number) % ROUNDS].deal.order for number in range(ROUNDS)]
        setup = {"numPlayers": PLAYERS, "setupData": {"orders": orders}}
        _, answer = call(self._http, "POST", "/games/elfer/create", setup)
        return str(answer["matchID"])

    def address(self, table: str, seat: Seat) -> tuple[str, dict[str, str]]:
        return f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket", {}

    def reply(self, data: bytes, table: str, seat: Seat) -> bytes | None:
        if data.startswith(b"0{"):
            return b"40/elfer,"
        if data.startswith(b"40/elfer,"):
            return _event("sync", table, str(seat), None, PLAYERS)
        return b"3" if data == b"2" else None

    def is_welcome(self, data: bytes) -> bool:
        return data.startswith(b'42/elfer,["sync"')

    def steps(self, table: str, first: int) -> Iterator[Step]:
        numbers = count()
        rounds = cycle(PLAYED[first % ROUNDS :] + PLAYED[: first % ROUNDS])
        for _, _, moves in rounds:
            for seat, action in moves:
                kind, *cards = action.split()
                payload = {"type": kind, "args": cards, "playerID": str(seat), "credentials": None}
                move = {"type": "MAKE_MOVE", "payload": payload}
                yield Step(seat, _event("update", move, next(numbers), table, str(seat)), is_move=True)


def _event(*parts: Any) -> bytes:
    return b"42/elfer," + msgspec.json.encode(parts)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def call(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any, **headers: str
) -> tuple[http.client.HTTPResponse, Any]:
    headers["Content-Type"] = "application/json"
    connection.request(method, path, json.dumps(body), headers)
    answer = connection.getresponse()
    data = answer.read()
    assert answer.status < 300, data
    return answer, json.loads(data)


def await_answer(connection: http.client.HTTPConnection, path: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            connection.request("GET", path)
            connection.getresponse().read()
        except OSError:
            connection.close()
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server did not start")


class Player(WSListener):
    """The client at one seat: it counts what it is shown, and answers only what it must."""

    def __init__(self, server: Server, table: Table, seat: Seat) -> None:
        self._server = server
        self._table = table
        self._seat = seat
        self._receipt = server.receipt
        self.is_there = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if not self.is_there.done():
            if self._server.is_welcome(data):
                self.is_there.set_result(None)
        elif data.startswith(self._receipt):
            self._table.is_received()
            return
        if (reply := self._server.reply(data, self._table.name, self._seat)) is not None:
            self.send(reply)

    def send(self, data: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, data)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._table.is_left()


class Play:
    """A stretch of moves at all tables, as fast as they go or with so many seconds between two of a table."""

    def __init__(self, interval: float = 0.0) -> None:
        self.interval = interval
        self.times = array("d")
        self.is_over = False


class Table:
    """The next step is sent when the last of the four has received the one before."""

    def __init__(self, name: str, steps: Iterator[Step]) -> None:
        self.name = name
        self.players: list[Player] = []
        self.moves = 0
        self.is_broken = False
        self.at_rest = asyncio.Event()
        self._steps = steps
        self._step = next(steps)
        self._missing = 0
        self._due = 0.0

    def start(self, play: Play, due: float) -> None:
        self._play = play
        self._due = due
        self.at_rest.clear()
        self._send_when_due(time.perf_counter())

    def is_received(self) -> None:
        self._missing -= 1
        if self._missing:
            return
        now = time.perf_counter()
        if self._step.is_move:
            self.moves += 1
            self._play.times.append(now - self._due)
        self._step = next(self._steps)
        if self._play.is_over:
            self.at_rest.set()
            return
        is_paced = self._step.is_move and self._play.interval
        self._due = self._due + self._play.interval if is_paced else now
        self._send_when_due(now)

    def is_left(self) -> None:
        self.is_broken = True
        self.at_rest.set()

    def _send_when_due(self, now: float) -> None:
        if self._due > now:
            asyncio.get_running_loop().call_later(self._due - now, self._send)
        else:
            self._send()

    def _send(self) -> None:
        self._missing = PLAYERS
        self.players[self._step.seat].send(self._step.sent)


class Run(msgspec.Struct, frozen=True):
    """Times are milliseconds from when a move is sent, or was due, until the last of the four has it."""

    moves_per_second: float
    p50: float
    p99: float
    server_cpu: float
    """Seconds of a core that the server takes a second."""
    client_cpu: float

    @property
    def moves_per_core_second(self) -> float:
        """What the server would carry with a core of its own."""
        return self.moves_per_second / self.server_cpu


class Result(msgspec.Struct, frozen=True):
    server: str
    tables: int
    fast: Run
    paced: Run
    idle_mb: float
    """Memory of a server process before the first table (of all of them together)."""
    playing_mb: float
    connection_kb: float
    table_kb: float
    """Without its connections."""


class Usage:
    """What processes have used of the machine."""

    def __init__(self, processes: Sequence[subprocess.Popen[bytes]]) -> None:
        self._folders = [Path(f"/proc/{process.pid}") for process in processes]

    def cpu_seconds(self) -> float:
        ticks = os.sysconf("SC_CLK_TCK")
        fields = [(folder / "stat").read_text().rpartition(")")[2].split() for folder in self._folders]
        return sum(int(user) + int(system) for *_, user, system in (each[:13] for each in fields)) / ticks

    def memory(self) -> int:
        page = os.sysconf("SC_PAGE_SIZE")
        return sum(int((folder / "statm").read_text().split()[1]) for folder in self._folders) * page


async def measure(server: Server, tables: int, seconds: float, rate: float, usage: Usage) -> Result:
    idle = usage.memory()
    names = [server.open_table(number) for number in range(tables)]
    players = [Table(name, server.steps(name, number)) for number, name in enumerate(names)]
    await connect(server, players, range(1))
    with_one = usage.memory()
    await connect(server, players, range(1, PLAYERS))
    with_all = usage.memory()
    await warm_up(players)
    fast = await run(players, seconds, Play(), usage)
    paced = await run(players, seconds, Play(interval=tables / rate), usage)
    playing = usage.memory()
    connection = (with_all - with_one) / (tables * (PLAYERS - 1))
    table = (playing - idle) / tables - connection * PLAYERS
    return Result(server.name, tables, fast, paced, idle / 1e6, playing / 1e6, connection / 1e3, table / 1e3)


async def connect(server: Server, tables: Sequence[Table], seats: range) -> None:
    at_once = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def join(table: Table, seat: Seat) -> None:
        url, headers = server.address(table.name, seat)
        player = Player(server, table, seat)
        table.players.append(player)
        async with at_once:
            await ws_connect(lambda: player, url, extra_headers=headers, websocket_handshake_timeout=PATIENCE)
            await player.is_there

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        for table in tables:
            for seat in seats:
                tasks.create_task(join(table, seat))


async def warm_up(tables: Sequence[Table]) -> None:
    """Until every table has made its first moves."""
    play = Play()
    start(tables, play)
    async with asyncio.timeout(PATIENCE):
        while any(table.moves < 3 for table in tables):
            assert not any(table.is_broken for table in tables)
            await asyncio.sleep(0.05)
    await come_to_rest(tables, play)


async def run(tables: Sequence[Table], seconds: float, play: Play, usage: Usage) -> Run:
    began, client, server = time.perf_counter(), time.process_time(), usage.cpu_seconds()
    start(tables, play)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    moves = len(play.times)
    client_cpu, server_cpu = time.process_time() - client, usage.cpu_seconds() - server
    await come_to_rest(tables, play)
    percentiles = quantiles(play.times, n=100)
    return Run(
        moves / took, percentiles[49] * 1000, percentiles[98] * 1000, server_cpu / took, client_cpu / took
    )


def start(tables: Sequence[Table], play: Play) -> None:
    now = time.perf_counter()
    for number, table in enumerate(tables):
        table.start(play, now + play.interval * number / len(tables))


async def come_to_rest(tables: Sequence[Table], play: Play) -> None:
    play.is_over = True
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            await table.at_rest.wait()
            assert not table.is_broken, f"{table.name} lost a connection"


@contextmanager
def core(number: int) -> Iterator[None]:
    """What is started meanwhile stays on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {number})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def bench(server: Server, tables: int, seconds: float, rate: float) -> Result:
    with core(SERVER_CORE):
        processes = server.start()
    try:
        with core(CLIENT_CORE):
            server.await_ready()
            return uvloop.run(measure(server, tables, seconds, rate, Usage(processes)))
    finally:
        for process in processes:
            process.kill()
            process.wait()


def servers(names: Sequence[str], resources: ExitStack) -> Iterator[Server]:
    """New ones, with empty stores."""
    if "sqlite" in names:
        folder = resources.enter_context(tempfile.TemporaryDirectory())
        yield Reihum("Reihum, SQLite", f"sqlite:///{folder}/store.db", processes=1)
    if "boardgame" in names:
        yield Boardgame(RIVAL)
    if "flatfile" in names:
        yield Boardgame(f"{RIVAL}, FlatFile", resources.enter_context(tempfile.TemporaryDirectory()))
    if "postgres" in names:
        with core(SERVER_CORE):
            postgres = resources.enter_context(running_postgres())
        yield Reihum("Reihum, 2 on PostgreSQL", postgres.new_database(), processes=2)


HEADER = (
    f"{'server':24} {'tables':>6} | {'moves/s':>7} {'p50 ms':>7} {'p99 ms':>7} {'cpu':>4} {'clients':>7}"
    f" {'a core':>6}"
    f" | {'paced/s':>7} {'p50 ms':>7} {'p99 ms':>7} {'cpu':>4} | {'idle MB':>7} {'playing':>7}"
    f" {'KB/conn':>7} {'KB/table':>8}"
)


def line(result: Result) -> str:
    fast, paced = result.fast, result.paced
    return (
        f"{result.server:24} {result.tables:6} | {fast.moves_per_second:7.0f} {fast.p50:7.1f} {fast.p99:7.1f}"
        f" {fast.server_cpu:4.0%} {fast.client_cpu:7.0%}"
        f" {fast.moves_per_core_second:6.0f}"
        f" | {paced.moves_per_second:7.0f} {paced.p50:7.1f} {paced.p99:7.1f} {paced.server_cpu:4.0%}"
        f" | {result.idle_mb:7.0f} {result.playing_mb:7.0f}"
        f" {result.connection_kb:7.0f} {result.table_kb:8.0f}"
    )


def ratio(ours: Result, theirs: Result) -> str:
    moves = ours.fast.moves_per_second / theirs.fast.moves_per_second
    core = ours.fast.moves_per_core_second / theirs.fast.moves_per_core_second
    return (
        f"  {ours.server} / {theirs.server}, {ours.tables} tables: moves/s {moves:.2f}, a core {core:.2f}, "
        f"p99 {ours.fast.p99 / theirs.fast.p99:.2f}, paced p99 {ours.paced.p99 / theirs.paced.p99:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    kinds = ("sqlite", "boardgame", "flatfile", "postgres")
    parser.add_argument("--servers", nargs="+", choices=kinds, default=kinds)
    parser.add_argument("--tables", nargs="+", type=int, default=(10, 100, 1000))
    parser.add_argument("--seconds", type=float, default=6.0, help="of each of the two runs of a server")
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second at all tables, when paced")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    gc.disable()  # the clients' own pauses are not the servers'
    if not arguments.json:
        print(HEADER)
    results: list[Result] = []
    for tables in arguments.tables:
        with ExitStack() as resources:
            for server in servers(arguments.servers, resources):
                try:
                    results.append(bench(server, tables, arguments.seconds, arguments.rate))
                except TimeoutError:
                    print(f"{server.name}, {tables} tables: stuck for {PATIENCE} s", file=sys.stderr)
                else:
                    if not arguments.json:
                        print(line(results[-1]), flush=True)
    if arguments.json:
        print(msgspec.json.encode(results).decode())
        return
    for theirs in results:
        if theirs.server == RIVAL:
            for ours in results:
                if ours.tables == theirs.tables and ours is not theirs:
                    print(ratio(ours, theirs))


if __name__ == "__main__":
    main()
