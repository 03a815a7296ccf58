"""What visitors bring from elsewhere: records in links and files, and tables that were begun on a device."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request

from reihum.game import BadSetup
from reihum.live.bot_service import Asker
from reihum.live.requests import OpenedRecord
from reihum.live.store import TableRow
from reihum.server.http import identity
from reihum.server.http.limits import MOST_TABLES_OPEN, Full, Limits, origin_of
from reihum.server.http.middleware import check_rate
from reihum.server.http.requests import check_origin, known_person, whole_body
from reihum.server.workers.replays import MOST_RECORD_BYTES, Replays
from reihum.table import brought
from reihum.table.log import Person

ID_BYTES = 12


async def open_record(request: Request) -> OpenedRecord:
    """Verifies a record from outside; raises ``Refused``."""
    check_origin(request)
    check_rate(request.app.state.limits.opened_records, origin_of(request))
    replays: Replays = request.app.state.replays
    with _large_body(request):
        origin = origin_of(request) or ""
        return await replays.open(await whole_body(request, MOST_RECORD_BYTES), Asker(origin, origin))


async def bring_table(request: Request) -> TableRow:
    """Opens a table with a log from outside; raises ``Refused``. The same log gives the same table."""
    check_origin(request)
    maker = await known_person(request)
    await check_new_table(request, maker)
    rooms, replays = request.app.state.rooms, request.app.state.replays
    with _large_body(request):
        body = await whole_body(request, brought.MOST_BYTES)
        digest = sha256(maker.id.encode() + b"\0" + body).digest()
        table_id = urlsafe_b64encode(digest[:ID_BYTES]).decode()
        known: TableRow | None = await rooms.store.find_table(table_id)
        if known is not None:
            return known
        people = await identity.find_people(rooms.store, request)
        asker = Asker(origin_of(request) or "", maker.id)
        now, secret = rooms.now(), secrets.token_hex(32)
        bodies, keeping = await replays.bring(table_id, body, people, now, secret, asker)
    row = TableRow(
        table_id,
        rooms.new_code(),
        keeping.listed,
        keeping.phase,
        keeping.summary,
        now,
        maker.id,
        entries=len(bodies),
    )
    while not await rooms.store.open_table(row, bodies, keeping.record):
        known = await rooms.store.find_table(table_id)
        if known is not None:
            return known
        row = replace(row, code=rooms.new_code())
    return row


async def check_new_table(request: Request, maker: Person) -> None:
    """Refuses too many tables, of this address or of this person."""
    limits: Limits = request.app.state.limits
    check_rate(limits.tables, origin_of(request))
    if origin_of(request) is not None:
        check_rate(limits.tables_of_person, maker.id)
        if await request.app.state.rooms.tables_of(maker.id) >= MOST_TABLES_OPEN:
            limits.unfinished_tables.refused += 1
            raise BadSetup("too-many-tables", most=MOST_TABLES_OPEN)
    await request.app.state.quota.check()


@contextmanager
def _large_body(request: Request) -> Iterator[None]:
    """Only some large bodies are read at the same time, and fewer from one address."""
    limits: Limits = request.app.state.limits
    try:
        with limits.large_bodies.place(""), limits.large_bodies_from_address.place(origin_of(request)):
            yield
    except Full:
        raise HTTPException(429, headers={"Retry-After": "5"}) from None
