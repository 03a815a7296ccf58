"""The addresses of a server: where it listens, and what people type."""

import os
import re
import socket
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from ipaddress import AddressValueError, IPv4Address

from reihum.game import BadSetup

EVERYWHERE = "0.0.0.0"
SOMEWHERE = "192.0.2.1"
"""A reserved address. A socket to it shows the address of this machine; nothing is sent."""
BASE_PATH = re.compile(r"(/(?!\.\.?(/|$))[A-Za-z0-9._~-]+)*")
"""Browsers would take the parts ``.`` and ``..`` away."""
MOST_LETTERS_OF_A_BASE_PATH = 200


def check_base_path(given: str) -> str:
    """The base path without a slash at its end; raises ``BadSetup``."""
    path = given.removesuffix("/")
    if not BASE_PATH.fullmatch(path) or len(path) > MOST_LETTERS_OF_A_BASE_PATH:
        raise BadSetup("bad-base-path", path=given)
    return path


@contextmanager
def listening(host: str, port: int, number: int = 1) -> Iterator[list[socket.socket]]:
    """Sockets that listen there, one for each process; raises ``BadSetup``."""
    with ExitStack() as resources:
        yield [resources.enter_context(each) for each in _listen(host, port, number)]


def _listen(host: str, port: int, number: int) -> list[socket.socket]:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        alone = socket.create_server((host, port), family=family)  # fails if anybody else listens there
        if number == 1:
            return [alone]
        if sys.platform != "linux":  # elsewhere, the last of several sockets may get all connections
            return [alone, *(alone.dup() for _ in range(number - 1))]
        alone.close()
        return [socket.create_server((host, port), family=family, reuse_port=True) for _ in range(number)]
    except (OSError, UnicodeError) as error:
        problem = error if isinstance(error, OSError) else socket.gaierror()
        raise BadSetup("cannot-listen", address=_url(host, port), problem=problem) from None


def addresses(host: str, port: int) -> Sequence[str]:
    """What to type on this machine and, if it listens on all addresses, on others in its network."""
    if host != EVERYWHERE:
        return [_url(host, port)]
    return [_url(name, port) for name in ("localhost", _own_address()) if name is not None]


def local_address(host: str) -> str | None:
    """The address at which others in the network reach a server that listens on ``host``."""
    address = _own_address() if host == EVERYWHERE else host
    try:
        return None if address is None or IPv4Address(address).is_loopback else address
    except AddressValueError:
        return None


def _own_address() -> str | None:
    """The address of this machine in its network; ``None`` if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((SOMEWHERE, 9))
            return str(way.getsockname()[0])
    except OSError:
        return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def show_page(address: str) -> None:
    """Opens the page in a browser, if this seems to be a desktop."""
    has_desktop = sys.platform in ("darwin", "win32") or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if has_desktop and sys.stdout.isatty():
        webbrowser.open(address)
