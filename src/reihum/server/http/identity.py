"""People without accounts: a random token in a cookie that no script can read."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection

from reihum.server.storage.schema import PersonRow
from reihum.server.storage.store import Store
from reihum.table.log import Person

COOKIE = "reihum"
DAY = 24 * 60 * 60
COOKIE_SECONDS = 400 * DAY
TOKEN_BYTES = 32
GUESTS = "123456789"
GUEST = re.compile(f"[{GUESTS}]")


async def find_person(store: Store, connection: HTTPConnection, now: int) -> Person | None:
    row = await _row(store, connection)
    if row is None:
        return None
    if now - row.seen > DAY * 1000:
        await store.touch_person(row.id, now)
    return Person(row.id, row.name, row.avatar)


async def find_people(store: Store, connection: HTTPConnection) -> dict[int, Person]:
    """The owner of a device, who is number 0, and the guests at it."""
    token = connection.cookies.get(COOKIE)
    rows = [] if token is None else [await store.find_person(each) for each in _hashes(token)]
    return {
        number: Person(row.id, row.name, row.avatar) for number, row in enumerate(rows) if row is not None
    }


async def forget(store: Store, connection: HTTPConnection) -> list[str]:
    """Deletes the person of a request, with the guests at their device. Returns the ids of all."""
    token = token_of(connection)
    if token is None:
        return []
    forgotten = await _ids(store, token)
    await store.delete_people(forgotten)
    return forgotten


async def change_token(store: Store, connection: HTTPConnection) -> tuple[str, list[str]] | None:
    """Replaces the token of a person and of the guests at their device.

    Returns the token and the ids of all; ``None`` if the person is not known.
    """
    old, new = connection.cookies.get(COOKIE), new_token()
    if old is None or await store.find_person(_hash(old)) is None:
        return None
    for before, after in zip(_hashes(old), _hashes(new), strict=True):
        await store.change_token(before, after)
    return new, await _ids(store, new)


async def _ids(store: Store, token: str) -> list[str]:
    """The ids of the owner of a token and of the guests at their device."""
    found = [await store.find_person(each) for each in _hashes(token)]
    return [row.id for row in found if row is not None]


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


async def new_guest(
    store: Store, connection: HTTPConnection, name: str, avatar: str, now: int
) -> Person | None:
    """A new guest at a device; ``None`` if its owner is not known."""
    token, owner = token_of(connection), connection.cookies.get(COOKIE)
    if token is None or owner is None or await store.find_person(_hash(owner)) is None:
        return None
    return await new_person(store, token, name, avatar, now)


async def new_person(store: Store, token: str, name: str, avatar: str, now: int) -> Person:
    """A new person with this token. Only the hash of the token is kept."""
    person = Person(secrets.token_urlsafe(12), name, avatar)
    await store.put_person(PersonRow(person.id, _hash(token), name, avatar, now))
    return person


async def rename(store: Store, connection: HTTPConnection, name: str, avatar: str, now: int) -> Person | None:
    """Changes the name of a person; ``None`` if they are not known."""
    row = await _row(store, connection)
    if row is None:
        return None
    await store.put_person(PersonRow(row.id, row.token_hash, name, avatar, now))
    return Person(row.id, name, avatar)


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a page of another server sends the request, in the name of its visitor.

    Over HTTPS, a page that came without it is foreign. The other way round, a proxy may have removed HTTPS.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    scheme, _, host = origin.partition("://")
    is_secure = connection.scope["scheme"] in ("https", "wss")
    return host != connection.headers.get("host") or scheme not in (
        ("https",) if is_secure else ("http", "https")
    )


def token_of(connection: HTTPConnection) -> str | None:
    """The token of the person or guest of a request.

    People at the same device share its cookie: ``?guest=1`` to ``?guest=9`` are guests, and
    ``?guest=onlooker`` is nobody.
    """
    token = connection.cookies.get(COOKIE)
    guest = connection.query_params.get("guest")
    if token is None or guest is None:
        return token
    return f"{token}/{guest}" if GUEST.fullmatch(guest) else None


async def _row(store: Store, connection: HTTPConnection) -> PersonRow | None:
    token = token_of(connection)
    return None if token is None else await store.find_person(_hash(token))


def _hashes(token: str) -> list[str]:
    """The hashes of a token, and of the guests at its device."""
    return [_hash(token), *(_hash(f"{token}/{guest}") for guest in GUESTS)]


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
