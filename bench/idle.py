"""What idle connections cost one server: memory for each, and processor time while nothing happens.

    uv run --group test python bench/idle.py [--connections 10000] [--tables 2500] [--seconds 30]

Everybody looks at a lobby, the same number at each table, from several processes. They only answer pings.
The limit of open files has to be above the number of connections.
"""

from __future__ import annotations

import argparse
import os
import selectors
import socket
import sys
import time
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from server_process import Server

CLIENTS = 4
"""Processes that the connections come from."""
TICKS = os.sysconf("SC_CLK_TCK")
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, PONG = b"\x89\x04", b"\x8a\x84\0\0\0\0"
TOLD = b'"type":"update"'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--seconds", type=float, default=30.0, help="to stay idle")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/idle.db")
        try:
            measure(server, given.connections, given.tables, given.seconds)
        finally:
            server.kill()


def measure(server: Server, connections: int, tables: int, seconds: float) -> None:
    host = server.newcomer("Ada")
    names = [server.new_table(host, game="elfer", players=4)["table"] for _ in range(tables)]
    wanted = [names[number % tables] for number in range(connections)]
    before = memory_of(server)
    began = time.perf_counter()
    clients = [Client(server.port, wanted[number::CLIENTS]) for number in range(CLIENTS)]
    for client in clients:
        client.await_connected()
    took = time.perf_counter() - began
    connected, used = memory_of(server), processor_seconds(server)
    time.sleep(seconds)
    idle, share = memory_of(server), (processor_seconds(server) - used) / seconds
    open_now = int(server.call("GET", "/metrics")[1].partition(b"\nreihum_connections ")[2].split()[0])
    for client in clients:
        client.stop()
    print(f"{connections} connections to {tables} tables in {took:.1f} s, {open_now} open in the end")
    print(f"memory: {before:.0f} MB before, {connected:.0f} MB connected, {idle:.0f} MB after {seconds:g} s")
    print(f"{(idle - before) / connections * 1000:.1f} KB for each; {share:.1%} of a processor while idle")


def memory_of(server: Server) -> float:
    """Megabytes that the serving process has in memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024 / 1e6


def processor_seconds(server: Server) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Client:
    """A process that holds connections to some tables."""

    def __init__(self, port: int, tables: list[str]) -> None:
        self._pipe, theirs = Pipe()
        self._process = Process(target=hold, args=(theirs, port, tables), daemon=True)
        self._process.start()

    def await_connected(self) -> None:
        self._pipe.recv()

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


def hold(pipe: Connection, port: int, tables: list[str]) -> None:
    lines = selectors.DefaultSelector()
    for table in tables:
        line = socket.create_connection(("127.0.0.1", port))
        line.sendall(HANDSHAKE.format(table=table).encode())
        data = b""
        while TOLD not in data:
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
            raise ConnectionError("the server has let one go")
        if data.startswith(PING):
            line.sendall(PONG + data[len(PING) : len(PING) + 4])


if __name__ == "__main__":
    main()
