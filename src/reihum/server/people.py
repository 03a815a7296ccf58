"""Who somebody is, without an account: a random token in a cookie that no script can read."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from reihum.server.store import PersonRow, Store
from reihum.table.deeds import Person

COOKIE = "reihum"
COOKIE_SECONDS = 400 * 24 * 60 * 60
TOKEN_BYTES = 32


async def find_person(store: Store, cookies: Mapping[str, str]) -> Person | None:
    row = await _row(store, cookies)
    return None if row is None else Person(row.id, row.name, row.avatar)


async def new_person(store: Store, name: str, avatar: str, now: int) -> tuple[Person, str]:
    """Somebody new, and the token for their cookie. Only its hash is kept."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    person = Person(secrets.token_urlsafe(12), name, avatar)
    await store.put_person(PersonRow(person.id, _hash(token), name, avatar, now))
    return person, token


async def rename(store: Store, cookies: Mapping[str, str], name: str, avatar: str, now: int) -> Person | None:
    """Somebody who is known under another name; ``None`` if they are not known."""
    row = await _row(store, cookies)
    if row is None:
        return None
    await store.put_person(PersonRow(row.id, row.token_hash, name, avatar, now))
    return Person(row.id, name, avatar)


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a page of somebody else's asks, in the name of whoever looks at it."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


async def _row(store: Store, cookies: Mapping[str, str]) -> PersonRow | None:
    token = cookies.get(COOKIE)
    return None if token is None else await store.find_person(_hash(token))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
