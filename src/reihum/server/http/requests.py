"""What requests have to bring: a known person, a body that is not too large, and no foreign page."""

import re

from starlette.exceptions import HTTPException
from starlette.requests import Request

from reihum.server.http import identity
from reihum.table.log import Person

MOST_BODY_BYTES = 16 * 1024
NUMBER = re.compile("[0-9]{1,9}")


def check_origin(request: Request) -> None:
    """Refuses requests of pages from other servers."""
    if identity.is_foreign(request):
        raise HTTPException(403)


async def known_person(request: Request) -> Person:
    rooms = request.app.state.rooms
    person = await identity.find_person(rooms.store, request, rooms.now())
    if person is None:
        raise HTTPException(401)
    return person


async def whole_body(request: Request, most: int = MOST_BODY_BYTES) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise HTTPException(413)
    return bytes(data)


def read_number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise HTTPException(400)
    return int(text)
