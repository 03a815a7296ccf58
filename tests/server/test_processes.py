"""One server with several processes on one SQLite file. Real processes die, one at a time or their parent."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from databases import Postgres
from reihum.server.metrics import merged
from server_process import PATIENCE, Client, Server, free_port, metric, owner_of_tables

NUMBER = 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/reihum.db", "--processes", str(NUMBER))
    yield server
    server.kill()


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def come(server: Server, table: str, who: str) -> Client:
    """Comes to a table, again and again until it is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake):
                client = Client(await server.live(table, who))
                await client.until(lambda view: True)
                return client


def test_neighbours_at_different_processes_play_a_round(server: Server) -> None:
    play_a_round_and_end(server)


def test_neighbours_at_different_processes_play_a_round_on_postgresql(postgres: Postgres) -> None:
    server = Server(postgres.new_database(), "--processes", str(NUMBER))
    try:
        play_a_round_and_end(server)
    finally:
        server.kill()


def play_a_round_and_end(server: Server) -> None:
    people = [server.newcomer(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    table = server.new_table(people[0], game="junior", players=4)["table"]

    async def play() -> None:
        clients = [await come(server, table, who) for who in people]
        while len(asked := at_processes(clients)) < NUMBER:  # the system spreads them as it likes
            other = await come(server, table, people[-1])
            await clients.pop().connection.close()
            clients.append(other)
        assert asked == set(server.processes)
        for seat, client in enumerate(clients):
            assert (await client.ask("sit", seat=seat))["type"] == "accepted"
        for client in clients:
            assert (await client.ask("get-ready"))["type"] == "accepted"
        await asyncio.gather(*(client.play(Random(seat)) for seat, client in enumerate(clients)))
        assert [client.view["phase"] for client in clients] == ["over"] * len(clients)
        assert sum(metric(server, "reihum_tables_open").values()) == 1
        assert sum(metric(server, "reihum_connections").values()) == len(clients)
        for client in clients:
            await client.connection.close()

    def at_processes(clients: list[Client]) -> set[int]:
        ports = {client.connection.local_address[1] for client in clients}
        return {pid for pid in server.processes if ports & ports_of(pid)}

    asyncio.run(play())
    assert server.get(f"/api/tables/{table}")["record"]
    assert server.end() == (0, b"")


def ports_of(pid: int) -> set[int]:
    """The ports at the other ends of the connections of a process."""
    sockets = set()
    for each in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            sockets.add(os.readlink(each))
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {int(row[2].split(":")[1], 16) for row in rows if f"socket:[{row[9]}]" in sockets}


def test_a_process_that_dies_in_a_game_is_replaced_and_nothing_is_lost(server: Server) -> None:
    people = [server.newcomer(name) for name in ("Ada", "Ben")]
    table = server.new_table(people[0], game="elfer", players=2)["table"]

    async def play() -> None:
        clients = [await come(server, table, who) for who in people]
        for seat, client in enumerate(clients):
            assert (await client.ask("sit", seat=seat))["type"] == "accepted"
        for client in clients:
            assert (await client.ask("get-ready"))["type"] == "accepted"
        await make_a_move(clients)
        made = sum(client.view["my_moves"] for client in clients)
        dying = owner_of_tables(server)
        os.kill(dying, signal.SIGKILL)
        for client in clients:
            with pytest.raises(ConnectionClosed):
                await client.until(lambda view: False)
        clients = [await come(server, table, who) for who in people]
        assert sum(client.view["my_moves"] for client in clients) >= made  # the table makes forced moves
        await make_a_move(clients)
        wait_until(lambda: dying not in server.processes and len(server.processes) == NUMBER)
        for client in clients:
            await client.connection.close()

    async def make_a_move(clients: list[Client]) -> None:
        acting: list[Client] = []
        while not acting:
            for client in clients:
                await client.until(lambda view: view["match"])
            acting = [client for client in clients if client.view["menu"]]
            if not acting:
                await clients[0].next()
        action, made = acting[0].view["menu"][0]["text"], acting[0].view["my_moves"]
        assert (await acting[0].ask("act", action=action, my_moves=made))["type"] == "accepted"
        await acting[0].until(lambda view: view["my_moves"] == made + 1)

    asyncio.run(play())
    code, said = server.end()
    assert code == 0
    assert said.count(b"\n") == said.count(b"a process has died, and is started again number=") == 1


def test_all_processes_end_with_their_parent(server: Server) -> None:
    children = server.processes
    assert len(children) == NUMBER
    server.kill()
    wait_until(lambda: not any(map(is_running, children)))
    server.restart()  # neither the file nor the port is in use any more
    assert server.get("/health") == {"status": "ok"}
    server.process.send_signal(signal.SIGINT)
    assert server.wait() == (0, b"")


def test_forgotten_people_are_disconnected_from_all_processes(server: Server) -> None:
    who = server.newcomer("Ada")
    table = server.new_table(who, game="elfer", players=2)["table"]

    async def watch() -> None:
        clients = [await come(server, table, who) for _ in range(8)]
        status, _, _ = await asyncio.to_thread(server.call, "DELETE", "/api/me", None, who)
        assert status == 204
        for client in clients:
            with pytest.raises(ConnectionClosed):
                await client.until(lambda view: False)

    asyncio.run(watch())


def test_metrics_of_several_processes_are_one_page() -> None:
    page = '# HELP a What.\n# TYPE a counter\na{b="c d"} 1\n# HELP h Times.\n# TYPE h histogram\nh_sum 2\n'
    assert merged({0: page, 2: page.replace(" 1", " 3")}).splitlines() == [
        "# HELP a What.",
        "# TYPE a counter",
        'a{process="0",b="c d"} 1',
        'a{process="2",b="c d"} 3',
        "# HELP h Times.",
        "# TYPE h histogram",
        'h_sum{process="0"} 2',
        'h_sum{process="2"} 2',
    ]


FAILING = """
import sys
from reihum.cli import main
from reihum.server import serve

def fail(*_):
    raise RuntimeError("broken")

if sys.argv.pop(1) == "broken":
    serve.create_app = fail
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("broken", "flags", "said"),
    [
        ("", ("--processes", "0"), r"--processes"),
        ("", ("--processes", "-1"), r"--processes"),
        ("", ("--processes", "65"), r"--processes"),
        ("", ("--processes", "2", "--store", "sqlite://"), r"sqlite:///FILE"),
        ("", ("--processes", "2", "--store", "sqlite:///:memory:"), r"sqlite:///FILE"),
        ("", ("--processes", "2", "--store", "sqlite:////no/such/folder/x.db"), r"/no/such/folder/x\.db"),
        ("", ("--processes", "2", "--names", "http://x"), r"host name"),
        ("broken", ("--processes", "2"), r"One of the processes ended with code 1"),
    ],
)
def test_a_server_that_cannot_start_says_so_once(
    tmp_path: Path, broken: str, flags: tuple[str, ...], said: str
) -> None:
    port = str(free_port())
    command = [sys.executable, "-c", FAILING, broken, "serve", "--lang", "en", "--port", port, *flags]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2, ended
    assert not ended.stdout
    *before, last = ended.stderr.decode().splitlines()
    assert re.search(said, last), ended.stderr
    assert bool(before) == bool(broken)  # the log has the error
