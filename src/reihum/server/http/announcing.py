"""Announces the server in the local network (mDNS), so that a name like ``reihum.local`` leads to it."""

import logging
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from threading import Event, Thread
from typing import TYPE_CHECKING

from reihum.game import BadSetup

if TYPE_CHECKING:
    import zeroconf

LOGGER = logging.getLogger("reihum")

NO_NAME = "none"
LABEL = re.compile("[a-z0-9]([a-z0-9-]{0,50}[a-z0-9])?")
SERVICE = "_http._tcp.local."
PROBE_MILLISECONDS = 750
MOST_NAMES = 20
END_SECONDS = 3.0


def check_local_name(name: str) -> str | None:
    """The name in the local network, without ``.local``; ``None`` for none. Raises ``BadSetup``."""
    if not LABEL.fullmatch(name):
        raise BadSetup("bad-local-name", name=name)
    return None if name == NO_NAME else name


@contextmanager
def announcing(
    name: str | None, address: str | None, port: int, path: str
) -> Iterator[Callable[[Callable[[str], None]], None]]:
    """Gives a function that announces the server, until the end of the block, if it can be reached."""
    if name is None or address is None:
        yield lambda on_named: None
        return
    announcement = Announcement(name, address, port, path)
    try:
        yield announcement.start
    finally:
        announcement.close()


class Announcement:
    """Says at which address a name is found, from another thread. If the name is taken, the next is used."""

    def __init__(self, name: str, address: str, port: int, path: str) -> None:
        self._name = name
        self._address = address
        self._port = port
        self._path = path
        self._is_over = Event()
        self._thread: Thread | None = None

    def start(self, on_named: Callable[[str], None]) -> None:
        """Calls ``on_named`` with the address of the page as soon as the name in it leads here."""
        self._thread = Thread(target=self._announce, args=(on_named,), name="reihum-announcing", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Takes the announcement back."""
        self._is_over.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)

    def _announce(self, on_named: Callable[[str], None]) -> None:
        import zeroconf  # only here, because it takes memory

        try:
            with zeroconf.Zeroconf([self._address], ip_version=zeroconf.IPVersion.V4Only) as network:
                named = self._register(network)
                if named is not None:
                    on_named(f"http://{named}:{self._port}{self._path}")
                    self._is_over.wait()
                    network.unregister_all_services()
        except (OSError, zeroconf.Error) as error:
            LOGGER.info("the server has no name in the local network", extra={"problem": str(error)})

    def _register(self, network: "zeroconf.Zeroconf") -> str | None:
        import zeroconf

        for number in count(1):
            label = self._name if number == 1 else f"{self._name}-{number}"
            found = zeroconf.AddressResolverIPv4(f"{label}.local.")  # type: ignore[attr-defined]
            if self._is_over.is_set() or number > MOST_NAMES:
                return None
            found.request(network, PROBE_MILLISECONDS)
            if {self._address} < {self._address, *found.parsed_addresses()}:
                continue
            info = zeroconf.ServiceInfo(
                SERVICE,
                f"{label}.{SERVICE}",
                self._port,
                properties={"path": f"{self._path}/"},
                server=f"{label}.local.",
                addresses=[socket.inet_aton(self._address)],
            )
            try:
                network.register_service(info)
            except zeroconf.NonUniqueNameException:
                continue
            return f"{label}.local"
        return None
