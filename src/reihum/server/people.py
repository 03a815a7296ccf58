"""Who somebody is, without an account: a random token in a cookie that no script can read."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection

from reihum.server.store import PersonRow, Store
from reihum.table.deeds import Person

COOKIE = "reihum"
COOKIE_SECONDS = 400 * 24 * 60 * 60
TOKEN_BYTES = 32


GUEST = re.compile("[1-9]")


async def find_person(store: Store, connection: HTTPConnection) -> Person | None:
    row = await _row(store, connection)
    return None if row is None else Person(row.id, row.name, row.avatar)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


async def new_guest(
    store: Store, connection: HTTPConnection, name: str, avatar: str, now: int
) -> Person | None:
    """Somebody new at a device whose owner is known; ``None`` if it is not."""
    token, owner = token_of(connection), connection.cookies.get(COOKIE)
    if token is None or owner is None or await store.find_person(_hash(owner)) is None:
        return None
    return await new_person(store, token, name, avatar, now)


async def new_person(store: Store, token: str, name: str, avatar: str, now: int) -> Person:
    """Somebody new, who is known by this token. Only its hash is kept."""
    person = Person(secrets.token_urlsafe(12), name, avatar)
    await store.put_person(PersonRow(person.id, _hash(token), name, avatar, now))
    return person


async def rename(store: Store, connection: HTTPConnection, name: str, avatar: str, now: int) -> Person | None:
    """Somebody who is known under another name; ``None`` if they are not known."""
    row = await _row(store, connection)
    if row is None:
        return None
    await store.put_person(PersonRow(row.id, row.token_hash, name, avatar, now))
    return Person(row.id, name, avatar)


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a page of somebody else's asks, in the name of whoever looks at it."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("host")


def token_of(connection: HTTPConnection) -> str | None:
    """The token of whoever asks, or of the guest for whom they ask.

    Several people at one device share its cookie: ``?guest=1`` to ``?guest=9`` tell them apart, and
    ``?guest=onlooker`` is none of them.
    """
    token = connection.cookies.get(COOKIE)
    guest = connection.query_params.get("guest")
    if token is None or guest is None:
        return token
    return f"{token}/{guest}" if GUEST.fullmatch(guest) else None


async def _row(store: Store, connection: HTTPConnection) -> PersonRow | None:
    token = token_of(connection)
    return None if token is None else await store.find_person(_hash(token))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
