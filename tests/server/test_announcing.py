"""The name of a server in the local network: between two machines, which are network namespaces here."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex

import pytest

from reihum.game import BadSetup
from reihum.server.http.addresses import local_address
from reihum.server.http.announcing import check_local_name
from reihum.server.http.hosts import Names
from server_process import PATIENCE

ASK = """
import socket, sys
line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
line.bind((sys.argv[1], 0))
line.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(sys.argv[1]))
line.settimeout(10)
line.sendto(bytes.fromhex(sys.argv[2]), ("224.0.0.251", 5353))
print(line.recvfrom(9000)[0].hex())
"""
FETCH = """
import http.client, sys
line = http.client.HTTPConnection(sys.argv[1], 8011, timeout=10)
line.request("GET", "/health", headers={"Host": sys.argv[2]})
print(line.getresponse().status)
"""


class Machine:
    """A network namespace with one address."""

    def __init__(self, name: str, address: str) -> None:
        self._inside = ("ip", "netns", "exec", name)
        self.address = address

    def run(self, code: str, *arguments: str) -> str:
        command = [*self._inside, sys.executable, "-c", code, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout

    def resolve(self, name: str) -> str:
        """Asks the whole network once, as a phone does; the address in the answer."""
        parts = b"".join(bytes([len(part)]) + part.encode() for part in name.split(".")) + b"\0"
        question = struct.pack("!6H", 0, 0, 1, 0, 0, 0) + parts + struct.pack("!2H", 1, 0x8001)
        answer = bytes.fromhex(self.run(ASK, self.address, question.hex()))
        place = answer.index(struct.pack("!H", 4), answer.index(parts) + len(parts) + 4)
        return socket.inet_ntoa(answer[place + 2 : place + 6])

    @contextmanager
    def serving(self, folder: Path, *flags: str) -> Iterator[Iterator[str]]:
        """``reihum serve`` for the whole network; the lines that it prints."""
        store = f"sqlite:///{folder}/{self.address}.db"
        command = [*self._inside, sys.executable, "-m", "reihum", "serve", "--lang", "en"]
        command += ["--host", "0.0.0.0", "--store", store, *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield iter(process.stdout.readline, "")
            finally:
                process.terminate()
                assert process.wait(PATIENCE) == 0


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def machines() -> Iterator[tuple[Machine, Machine]]:
    if os.getuid() != 0 or shutil.which("ip") is None:
        pytest.skip("needs the right to make network namespaces")
    names = [f"reihum-{token_hex(3)}" for _ in range(2)]
    with ExitStack() as stack:
        for name in names:
            try:
                ip("netns", "add", name)
            except subprocess.CalledProcessError:
                pytest.skip("needs the right to make network namespaces")
            stack.callback(ip, "netns", "delete", name)
        ip("link", "add", "end", "netns", names[0], "type", "veth", "peer", "name", "end", "netns", names[1])
        found = [Machine(name, f"10.77.0.{number}") for number, name in enumerate(names, 1)]
        for name, machine in zip(names, found, strict=True):
            ip("-n", name, "address", "add", f"{machine.address}/24", "dev", "end")
            for device in ("lo", "end"):
                ip("-n", name, "link", "set", device, "up")
            ip("-n", name, "route", "add", "default", "dev", "end")
        yield found[0], found[1]


def said(lines: Iterator[str], words: str) -> str:
    return next(line for line in lines if words in line)


@pytest.mark.slow
def test_a_phone_in_the_same_network_finds_the_server_by_name(
    machines: tuple[Machine, Machine], tmp_path: Path
) -> None:
    one, two = machines
    with one.serving(tmp_path, "--base-path", "/cards") as lines:
        assert said(lines, ".local") == "Tables are open at http://reihum.local:8011/cards\n"
        assert two.resolve("reihum.local") == one.address
        assert two.run(FETCH, one.address, "reihum.local:8011") == "200\n"
        with two.serving(tmp_path) as others:
            assert said(others, ".local") == "Tables are open at http://reihum-2.local:8011\n"
            assert one.resolve("reihum-2.local") == two.address
            assert two.resolve("reihum.local") == one.address
    with two.serving(tmp_path) as lines:  # the first name was given back
        assert said(lines, ".local") == "Tables are open at http://reihum.local:8011\n"
    with two.serving(tmp_path, "--local-name", "none") as lines:
        said(lines, "Ctrl-C")
        with pytest.raises(subprocess.CalledProcessError):
            one.resolve("reihum.local")


def test_only_what_others_can_reach_is_announced() -> None:
    assert [local_address(host) for host in ("127.0.0.1", "127.9.9.9", "localhost", "::1", "::")] == [
        None
    ] * 5
    assert local_address("192.168.178.20") == "192.168.178.20"


def test_a_local_name_is_one_that_can_be_typed() -> None:
    assert [check_local_name(name) for name in ("reihum", "our-cards-2", "none")] == [
        "reihum",
        "our-cards-2",
        None,
    ]
    for bad in ("", "reihum.local", "Reihum", "-a", "a b", "a" * 60):
        with pytest.raises(BadSetup, match="bad-local-name"):
            check_local_name(bad)
    assert Names().has("reihum-12.local:8011")
