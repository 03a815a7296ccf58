"""How many moves a second a server carries from one player to all four, beside boardgame.io.

    npm ci --prefix bench/boardgame
    uv run --group bench --group test python bench/load.py [--servers sqlite …]
        [--tables 10 100 1000] [--seconds 6] [--rate 300] [--json]

Every server plays the same rounds of Elfer, with four WebSocket clients a table. A move is done when the last
of the four has received it. In the first run, a table sends its next move as soon as the last one is done. In
the second, ``--rate`` moves a second are due at all tables together, and their time counts from then
on. Each run takes ``--seconds``. Servers (and PostgreSQL) run on one core, all clients on another.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import quantiles

import msgspec
import uvloop
from load_servers import PATIENCE, PLAYERS, Boardgame, Reihum, Server, Step
from measuring import cpu_seconds, family, flags, proportional_memory
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from databases import running_postgres
from reihum.game import Seat

RIVAL = "boardgame.io"
SERVER_CORE, CLIENT_CORE = 0, 1
CONNECTING_AT_ONCE = 50
SQLITE = {"sqlite": 1, "sqlite-2": 2, "sqlite-4": 4}
"""How many processes one server has."""
POSTGRES = {"postgres-2": 2, "postgres-4": 4}
"""How many servers share a database."""
USUAL = ("sqlite", "boardgame", "flatfile", "postgres-2")


class Player(WSListener):
    """The client at one seat. It counts the moves that it receives, and answers only if it must."""

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
    """One run at all tables: as fast as possible, or with an interval between the moves of a table."""

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


async def measure(server: Server, tables: int, seconds: float, rate: float, pids: Sequence[int]) -> Result:
    idle = proportional_memory(pids)
    names = [server.open_table(number) for number in range(tables)]
    players = [Table(name, server.steps(name, number)) for number, name in enumerate(names)]
    await connect(server, players, range(1))
    with_one = proportional_memory(pids)
    await connect(server, players, range(1, PLAYERS))
    with_all = proportional_memory(pids)
    await warm_up(players)
    fast = await run(players, seconds, Play(), pids)
    paced = await run(players, seconds, Play(interval=tables / rate), pids)
    playing = proportional_memory(pids)
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


async def run(tables: Sequence[Table], seconds: float, play: Play, pids: Sequence[int]) -> Run:
    began, client, server = time.perf_counter(), time.process_time(), cpu_seconds(pids)
    start(tables, play)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    moves = len(play.times)
    client_cpu, server_cpu = time.process_time() - client, cpu_seconds(pids) - server
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
    """Processes that are started meanwhile stay on this core."""
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
            pids = [pid for process in processes for pid in family(process.pid)]
            return uvloop.run(measure(server, tables, seconds, rate, pids))
    finally:
        for process in processes:
            for pid in family(process.pid):  # first the one that would start the others again
                os.kill(pid, signal.SIGKILL)
            process.wait()


def servers(names: Sequence[str], resources: ExitStack) -> Iterator[Server]:
    """New ones, with empty stores."""
    for kind, processes in SQLITE.items():
        if kind in names:
            folder = resources.enter_context(tempfile.TemporaryDirectory())
            name = "Reihum, SQLite" if processes == 1 else f"Reihum, {processes} on SQLite"
            yield Reihum(name, f"sqlite:///{folder}/store.db", processes=processes)
    if "boardgame" in names:
        yield Boardgame(RIVAL)
    if "flatfile" in names:
        yield Boardgame(f"{RIVAL}, FlatFile", resources.enter_context(tempfile.TemporaryDirectory()))
    if not POSTGRES.keys().isdisjoint(names):
        with core(SERVER_CORE):
            postgres = resources.enter_context(running_postgres())
        for kind, number in POSTGRES.items():
            if kind in names:
                yield Reihum(f"Reihum, {number} on PostgreSQL", postgres.new_database(), servers=number)


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
    parser = flags(__doc__, tables=(10, 100, 1000), seconds=6.0, rate=300.0, json=False)
    kinds = (*SQLITE, "boardgame", "flatfile", *POSTGRES)
    parser.add_argument("--servers", nargs="+", choices=kinds, default=USUAL)
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
