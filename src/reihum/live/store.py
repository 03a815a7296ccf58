"""What live tables need of a store: logs to append to, a row for each table, and leases.

``reihum.server.storage`` has the store of a server. Anything else with these methods will do.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Final, Protocol

from reihum.game import Value

PAGE: Final = 500
"""``read`` returns about this many entries at a time."""


class StoreLost(Exception):
    """The store did not answer in time. Nobody knows whether the last write happened."""


class TableRow(Value, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    code: str
    """Short enough to be called across a room."""
    listed: bool
    phase: str
    summary: bytes
    """What a list of tables shows, as JSON."""
    updated: int
    maker: str | None = None
    """The person who opened it; unknown for tables that are older than this column."""
    entries: int = 0
    """The length of the log when this row was written; 0 if the row is older than this column."""


class RecordRow(Value, frozen=True):
    """A finished match."""

    id: str
    table_id: str
    body: bytes
    finished: int


class Kept(Value, frozen=True):
    """What an append changes beside the log, in the same transaction."""

    listed: bool
    phase: str
    summary: bytes
    record: RecordRow | None = None
    """The record of the match that the append ends."""


class Appended(Value, frozen=True):
    """Entries were appended to the log of a table."""

    table_id: str
    number: int
    """The number of the last of them."""


class Missed(Value, frozen=True):
    """Some changes were not announced: any table may have changed."""


Change = Appended | Missed


class Log(Protocol):
    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: Kept | None = None
    ) -> bool: ...
    async def read(self, table_id: str, since: int = 0) -> list[bytes]: ...


class Store(Log, Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it. If not, leases are not needed."""

    @property
    def records_written(self) -> int: ...
    async def open_table(self, row: TableRow, bodies: Sequence[bytes]) -> bool: ...
    async def find_table(self, id_or_code: str) -> TableRow | None: ...
    async def touch_table(self, table_id: str, at: int) -> bool: ...
    async def mend_table(self, table_id: str, entries: int, kept: Kept, at: int) -> None: ...
    async def tables_in_use(self, maker: str, since: int) -> int: ...
    async def take_leases(self, names: set[str], holder: str, seconds: float) -> set[str]: ...
    async def leases_of_others(self, names: set[str], holder: str) -> set[str]: ...
    async def drop_lease(self, name: str, holder: str) -> None: ...
    def changes(self) -> AsyncIterator[Change]: ...
