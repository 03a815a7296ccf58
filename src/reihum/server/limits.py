"""How much one address or one person may ask of the server, so that there is enough for everybody."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

THIS_MACHINE = frozenset({"127.0.0.1", "::1"})
"""Not limited: whoever is here already, or a proxy that did not say for whom it asks."""
SUBSCRIBER_BITS = 64
"""What one subscriber has of an IPv6 address is theirs to choose."""
MOST_KEYS = 100_000
MOST_TABLES_OPEN = 16
"""That one person has made: enough for a class that plays in pairs."""


class Rate:
    """So many at once, and so many more a second, for each key."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._pause = 1 / a_second
        self._ahead = (at_once - 1) * self._pause
        self._used_until: dict[str, float] = {}
        """When a key has as much as at first, oldest use first. What is forgotten is as good as unused."""

    def take(self, key: str | None) -> float:
        """Uses one, or gives the seconds until there is one. Without a key there is always one."""
        if key is None:
            return 0.0
        now = time.monotonic()
        until = max(now, self._used_until.pop(key, now))
        wait = until - now - self._ahead
        self._used_until[key] = until if wait > 0 else until + self._pause
        if len(self._used_until) > MOST_KEYS:
            del self._used_until[next(iter(self._used_until))]
        return max(0.0, wait)


class Full(Exception):
    """There is no room for one more."""


class Most:
    """So many at the same time, for each key, and some more for those who sit at a table."""

    def __init__(self, most: int, reserved: int = 0) -> None:
        self._most = most
        self._reserved = reserved
        self._taken: Counter[str] = Counter()

    @contextmanager
    def place(self, key: str | None, *, is_seated: bool = False) -> Iterator[None]:
        """Takes a place until the block is left; raises ``Full``. Without a key there is always one."""
        if key is None:
            yield
            return
        if self._taken[key] >= self._most + (self._reserved if is_seated else 0):
            raise Full
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


class Limits:
    """Generous for a school class behind one address, and for people who play."""

    def __init__(self) -> None:
        self.requests = Rate(at_once=2000, a_second=100)
        self.people = Rate(at_once=100, a_second=0.5)
        self.tables = Rate(at_once=60, a_second=0.2)
        self.tables_of_person = Rate(at_once=20, a_second=0.02)
        self.connecting = Rate(at_once=300, a_second=10)
        self.hints = Rate(at_once=100, a_second=5)
        self.hints_of_person = Rate(at_once=20, a_second=1)
        self.live_of_person = Most(20)
        self.live_from_address = Most(500, reserved=100)
        self.live_at_table = Most(1000, reserved=200)
        self.live = Most(12_000, reserved=2_000)
        """Of the 15,000 connections to a process; the rest is for requests."""

    def too_many_hints(self, origin: str | None, person: str | None) -> bool:
        """Counts one more, for whoever has limits."""
        if origin is None:
            return False
        return bool(self.hints_of_person.take(person) or self.hints.take(origin))


def origin_of(connection: HTTPConnection) -> str | None:
    """What a client's limits are counted by; ``None`` if it has none."""
    return None if connection.client is None else key_of(connection.client.host)


def key_of(address: str) -> str | None:
    """An address as limits count it: an IPv6 subscriber is one, however many addresses they use."""
    if address in THIS_MACHINE:
        return None
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or int(parsed) >> (128 - SUBSCRIBER_BITS))
    return address
