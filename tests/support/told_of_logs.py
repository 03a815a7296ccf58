"""What people at a table are told, entry by entry of its log: natively, and in the Python of the page."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from reihum.live.messages import FromServer
from reihum.live.room import Room
from reihum.live.summary import kept
from reihum.table.log import Person


class GrowingLog:
    """A log of which only the first entries are there yet."""

    def __init__(self, bodies: Sequence[bytes]) -> None:
        self._bodies = bodies
        self.length = 1

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        return list(self._bodies[since : self.length])

    async def append(self, *entry: object) -> bool:
        raise AssertionError("nobody does anything at this table")


async def told(bodies: Sequence[bytes], people: Sequence[str]) -> list[str]:
    """All messages to these people and to an onlooker, their whole views at the end, and what is kept."""
    lines: list[str] = []
    log = GrowingLog(bodies)
    room = Room("table", log, now=lambda: 1_000, new_secret=str)
    await room.load()
    for person in (*people, None):

        def note(message: FromServer, person: str | None = person) -> bool:
            lines.append(f"{log.length} to {person}: {msgspec.json.encode(message).decode()}")
            return True

        room.connect(None if person is None else Person(person, person), send_now=note)
    for log.length in range(2, len(bodies) + 1):
        await room.load()
    for client in room.clients:
        room.refresh(client)
    written = kept("table", room.table)
    assert written.record is not None
    return [*lines, written.summary.decode(), written.record.body.decode()]


async def told_of_all(given: str) -> str:
    """For a list of pairs, of a log and the people at it."""
    pairs = json.loads(given)
    return json.dumps([await told([body.encode() for body in bodies], people) for bodies, people in pairs])
