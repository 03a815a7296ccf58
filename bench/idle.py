"""What a server needs while nothing happens: its memory with nobody there, and what idle connections cost.

    uv run --group test python bench/idle.py [--connections 10000] [--tables 2500] [--seconds 30]

All clients look at lobbies, the same number at each table, and stay idle for ``--seconds``: they only answer
pings. The limit of open files has to be above the number of connections. ``--connections 0`` stops before.
"""

import selectors
import socket
import time
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection

from measuring import cpu_seconds, family, flags, memory, proportional_memory, running_server

from server_process import Server

CLIENTS = 4
"""Processes that the connections come from."""
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, PONG = b"\x89\x04", b"\x8a\x84\0\0\0\0"
VIEW = b'"type":"view"'
SETTLED = 3.0
"""Seconds after which a server has started all that it starts."""


def main() -> None:
    given = flags(__doc__, connections=10_000, tables=2500, seconds=30.0).parse_args()
    with running_server() as server:
        measure_empty(server)
        if given.connections:
            measure(server, given.connections, given.tables, given.seconds)


def measure_empty(server: Server) -> None:
    """The memory of all processes of a server that nobody has visited."""
    time.sleep(SETTLED)
    processes = family(server.process.pid)
    rss, pss = memory(processes) / 1e6, proportional_memory(processes) / 1e6
    print(f"nobody there: {len(processes)} processes, {rss:.1f} MB (RSS), {pss:.1f} MB (PSS)")


def measure(server: Server, connections: int, tables: int, seconds: float) -> None:
    host = server.newcomer("Ada")
    names = [server.new_table(host, game="elfer", players=4)["table"] for _ in range(tables)]
    wanted = [names[number % tables] for number in range(connections)]
    server_process = [server.process.pid]
    before = memory(server_process) / 1e6
    began = time.perf_counter()
    connected_clients, theirs = Pipe(duplex=False)
    parts = [wanted[number::CLIENTS] for number in range(CLIENTS)]
    clients = [Process(target=hold, args=(theirs, server.port, part), daemon=True) for part in parts]
    for client in clients:
        client.start()
    for _ in clients:
        connected_clients.recv()
    took = time.perf_counter() - began
    connected, used = memory(server_process) / 1e6, cpu_seconds(server_process)
    time.sleep(seconds)
    idle, share = memory(server_process) / 1e6, (cpu_seconds(server_process) - used) / seconds
    open_now = int(server.call("GET", "/metrics")[1].partition(b"\nreihum_connections ")[2].split()[0])
    for client in clients:
        client.kill()
        client.join()
    print(f"{connections} connections to {tables} tables in {took:.1f} s, {open_now} open in the end")
    print(f"memory: {before:.0f} MB before, {connected:.0f} MB connected, {idle:.0f} MB after {seconds:g} s")
    print(f"{(idle - before) / connections * 1000:.1f} KB for each; {share:.1%} of a processor while idle")


def hold(pipe: Connection, port: int, tables: list[str]) -> None:
    """Holds a connection to each of these tables, and says when all are open."""
    lines = selectors.DefaultSelector()
    for table in tables:
        line = socket.create_connection(("127.0.0.1", port))
        line.sendall(HANDSHAKE.format(table=table).encode())
        data = b""
        while VIEW not in data:
            data += line.recv(2**16)
        lines.register(line, selectors.EVENT_READ)
        answer_pings(lines, 0)
    pipe.send(None)
    while True:
        answer_pings(lines, None)


def answer_pings(lines: selectors.BaseSelector, timeout: float | None) -> None:
    for key, _ in lines.select(timeout):
        line = key.fileobj
        assert isinstance(line, socket.socket)
        data = line.recv(2**16)
        if not data:
            raise ConnectionError("the server has closed a connection")
        if data.startswith(PING):
            line.sendall(PONG + data[len(PING) : len(PING) + 4])


if __name__ == "__main__":
    main()
