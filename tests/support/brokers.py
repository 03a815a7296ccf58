"""A real NATS server for tests."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager

from server_process import TIMEOUT, free_port


class Nats:
    """A server on a free port of this machine. It can be killed, and started again there."""

    def __init__(self) -> None:
        self._port = free_port()
        self.address = f"nats://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        program = shutil.which("nats-server", path=sysconfig.get_path("scripts"))
        assert program is not None
        command = [program, "--addr", "127.0.0.1", "--port", str(self._port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + TIMEOUT
        while not self._answers():
            assert time.monotonic() < end, "NATS did not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), TIMEOUT) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def running_nats() -> Iterator[Nats]:
    server = Nats()
    try:
        yield server
    finally:
        server.kill()
