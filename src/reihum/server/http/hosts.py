"""The names of a server, and the machines that it trusts."""

import re
import socket
from functools import lru_cache
from ipaddress import ip_address, ip_network

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from reihum.game import BadSetup, Value

HOST = re.compile(r"([a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]{2,45}\])\.?(?::[0-9]{1,5})?")
MOST_LETTERS = 100
"""The longest name that the operator did not give."""
LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test")
"""Names with these endings do not exist in the internet, so no page from there can use them."""
THIS_MACHINE = "127.0.0.1,::1"


class Names(Value, frozen=True):
    """The names of a server. Requests for other names are refused.

    Otherwise a page from the internet could let its own name lead to this machine, and send requests in the
    name of its visitors (DNS rebinding).
    """

    given: frozenset[str] = frozenset()
    """The names that the operator gave."""

    def check(self, connection: HTTPConnection) -> None:
        """Raises ``HTTPException``. Only browsers can be misled, and they always send the name."""
        host = connection.headers.get("host", "")
        if host and not self.has(host):
            raise HTTPException(421 if HOST.fullmatch(host.lower()) else 400)

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
    """A set of machines, such as proxies that are trusted to give the address of their clients."""

    def __init__(self, given: str) -> None:
        """Addresses and networks with commas between them; raises ``BadSetup``."""
        try:
            self._networks = [ip_network(part.strip()) for part in given.split(",") if part.strip()]
        except ValueError as error:
            raise BadSetup("bad-address", problem=str(error)) from None
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


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
