"""A log that is kept in memory."""

from __future__ import annotations

from collections.abc import Sequence

from reihum.table import log as table_log
from reihum.table.log import Entry


class Memory:
    """A log that is kept in memory: what a room needs of the store."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.bodies = [table_log.write(entry) for entry in entries]

    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: object = None
    ) -> bool:
        self.bodies += bodies
        return True

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        return self.bodies[since:]
