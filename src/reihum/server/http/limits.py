"""Limits for one address or one person, so that the server has time for everybody."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from reihum.server.http.hosts import THIS_MACHINE

UNLIMITED = frozenset(THIS_MACHINE.split(","))
"""This machine itself, or a proxy that does not give the address of its client."""
SUBSCRIBER = "/64"
"""The IPv6 network of one subscriber, who may use any address in it."""
WIDER = ((56, 4), (48, 16))
"""Larger networks that one subscriber may have, and how many times the limit holds for them."""
MOST_CONNECTIONS = 15_000
MOST_KEYS = 100_000
MOST_TABLES_OPEN = 16
"""For one person: enough for a class that plays in pairs."""


class Rate:
    """A limit on how often, for each key: a number at once, and a number a second."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._pause = 1 / a_second
        self._at_once = at_once
        self._used_until: dict[str, float] = {}
        """When a key has its full number again, the oldest use first. A dropped key counts as unused."""
        self.refused = 0

    def take(self, key: str | None) -> float:
        """Uses one, or returns the seconds to wait. ``None`` is not limited."""
        now = time.monotonic()
        shares = _shares(key)
        until = {name: max(now, self._used_until.pop(name, now)) for name, _ in shares}
        waits = [until[name] - now - self._pause * (self._at_once - 1 / times) for name, times in shares]
        wait = max(waits, default=0.0)
        for name, times in shares:
            self._used_until[name] = until[name] if wait > 0 else until[name] + self._pause / times
        while len(self._used_until) > MOST_KEYS:
            del self._used_until[next(iter(self._used_until))]
        self.refused += wait > 0
        return max(0.0, wait)

    def reserve(self, key: str | None) -> float:
        """Uses one, if need be one of the future, and returns the seconds until then."""
        wait = self.take(key)
        if wait > 0:
            for name, times in _shares(key):
                self._used_until[name] += self._pause / times
        return wait


class Full(Exception):
    """No place is free."""


class Most:
    """A limit at the same time, for each key. Some more places are reserved for players."""

    def __init__(self, most: int, reserved: int = 0) -> None:
        self.most = most
        self._reserved = reserved
        self._taken: Counter[str] = Counter()
        self.refused = 0

    @contextmanager
    def place(self, key: str | None, *, is_seated: bool = False) -> Iterator[None]:
        """Takes a place for the time of the block; raises ``Full``. ``None`` is not limited."""
        most = self.most + (self._reserved if is_seated else 0)
        shares = _shares(key)
        if any(self._taken[name] >= most * times for name, times in shares):
            self.refused += 1
            raise Full
        names = [name for name, _ in shares]
        self._taken.update(names)
        try:
            yield
        finally:
            self._taken.subtract(names)
            for name in names:
                if not self._taken[name]:
                    del self._taken[name]


class Limits:
    """Generous for a school class behind one address, and for people who play."""

    def __init__(self, places: int = MOST_CONNECTIONS) -> None:
        self.requests = Rate(at_once=2000, a_second=100)
        self.people = Rate(at_once=100, a_second=0.5)
        self.tables = Rate(at_once=60, a_second=0.2)
        self.tables_of_person = Rate(at_once=20, a_second=0.02)
        self.replays = Rate(at_once=120, a_second=2)
        self.opened_records = Rate(at_once=60, a_second=0.2)
        self.connecting = Rate(at_once=300, a_second=10)
        self.hints = Rate(at_once=100, a_second=5)
        self.hints_of_person = Rate(at_once=20, a_second=1)
        self.messages = Rate(at_once=1000, a_second=250)
        self.commands = Rate(at_once=20_000, a_second=50)
        self.commands_of_person = Rate(at_once=2000, a_second=5)
        self.large_bodies = Most(16)
        self.large_bodies_from_address = Most(4)
        self.live_of_person = Most(20)
        self.live_from_address = Most(500, reserved=100)
        self.live_at_table = Most(1000, reserved=200)
        self.live = Most(places * 12 // 15, reserved=places * 2 // 15)
        """A part of all connections of the process; the rest is for requests."""
        self.unfinished_tables = Most(MOST_TABLES_OPEN)
        """Of one person. The store counts them."""

    @property
    def refused(self) -> dict[str, int]:
        """How often each limit was reached."""
        return {name.replace("_", "-"): limit.refused for name, limit in vars(self).items()}

    @contextmanager
    def passing(self, origin: str | None) -> Iterator[bool]:
        """Takes a place for a client that is passed on to another process; raises ``Full``.

        Gives whether only a player may have the place, which the other process knows.
        """
        is_reserved = False
        with ExitStack() as taken:
            for limit, key in ((self.live, ""), (self.live_from_address, origin)):
                try:
                    taken.enter_context(limit.place(key))
                except Full:
                    taken.enter_context(limit.place(key, is_seated=True))
                    is_reserved = True
            yield is_reserved

    def too_many_hints(self, origin: str | None, person: str | None) -> bool:
        """Counts a hint, if the client is limited."""
        if origin is None:
            return False
        return bool(self.hints_of_person.take(person) or self.hints.take(origin))


def origin_of(connection: HTTPConnection) -> str | None:
    """The key of a client's limits; ``None`` if it is not limited."""
    return None if connection.client is None else key_of(connection.client.host)


def key_of(address: str) -> str | None:
    """The key of an address: all addresses of an IPv6 subscriber have the same."""
    if address in UNLIMITED:
        return None
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64].replace("/", "")  # whatever a proxy has passed on: no network
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Network(f"{parsed.exploded}{SUBSCRIBER}", strict=False))
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)


def _shares(key: str | None) -> list[tuple[str, int]]:
    """The names to count for a key, and how many times the limit holds for each."""
    if key is None:
        return []
    if not key.endswith(SUBSCRIBER):
        return [(key, 1)]
    network = IPv6Network(key)
    return [(key, 1), *((str(network.supernet(new_prefix=bits)), times) for bits, times in WIDER)]
