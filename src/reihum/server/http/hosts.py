"""By which names a server is called, and whose word on addresses it takes."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from reihum.game import BadSetup, Value

HOST = re.compile(r"([a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]{2,45}\])\.?(?::[0-9]{1,5})?")
MOST_LETTERS = 100
"""Of a name that nobody has told us of."""
LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test")
"""Nobody can have a name with these endings in the internet, so no page from there leads here by one."""
THIS_MACHINE = "127.0.0.1,::1"


class Names(Value, frozen=True):
    """The names by which a server may be called.

    Others are refused: a page somewhere in the internet could have its own name lead to this machine,
    and then ask in the name of whoever looks at it (DNS rebinding).
    """

    given: frozenset[str] = frozenset()
    """By the operator."""

    def check(self, connection: HTTPConnection) -> None:
        """Raises ``HTTPException``. Only a browser can be misled, and it always says whom it asks."""
        host = connection.headers.get("host", "")
        if host and not HOST.fullmatch(host.lower()):
            raise HTTPException(400)
        if host and not self.has(host):
            raise HTTPException(421)

    def has(self, host: str) -> bool:
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1]
        is_local = "." not in name or name.endswith(LOCAL_ENDINGS) or _is_address(name)
        return name in self.given or (is_local and len(name) <= MOST_LETTERS)


def read_names(given: str) -> Names:
    """Names with commas between them, and this machine's own; raises ``BadSetup``."""
    names = [name.strip().lower() for name in given.split(",") if name.strip()]
    for name in names:
        if not HOST.fullmatch(name) or ":" in name:
            raise BadSetup("bad-name", name=name)
    return Names(frozenset({*names, socket.gethostname().lower()}))


class Machines:
    """Machines that are trusted with something: proxies, say, which tell for whom they ask."""

    def __init__(self, given: str) -> None:
        """Addresses and networks with commas between them; raises ``BadSetup``."""
        self._networks = _networks([part.strip() for part in given.split(",") if part.strip()])
        self.has = lru_cache(4096)(self._has)

    @property
    def addresses(self) -> list[str]:
        return list(map(str, self._networks))

    def _has(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


def _networks(given: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    try:
        return [ip_network(part) for part in given]
    except ValueError as error:
        raise BadSetup("bad-address", problem=str(error)) from None


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
