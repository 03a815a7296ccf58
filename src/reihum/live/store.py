"""What live tables need of a store: logs to append to, a row for each table, and its owner.

``reihum.server.storage`` has the store of a server. Anything else with these methods will do.
"""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from reihum.game import Value

PAGE: Final = 500
"""``read`` returns about this many entries at a time."""


class StoreLost(Exception):
    """The store did not answer in time. Nobody knows whether the last write happened."""


class TableMoved(Exception):
    """Another process owns the table now. Nothing was written."""


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


class Process(Value, frozen=True):
    """A server process that shares the store with others."""

    name: str
    address: str
    """Where the others reach it."""
    key: str
    """A secret that only those know who can read the store."""


class Log(Protocol):
    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: Kept | None = None
    ) -> bool:
        """Raises ``TableMoved`` or ``StoreLost``."""

    async def read(self, table_id: str, since: int = 0) -> list[bytes]: ...


class Store(Log, Protocol):
    @property
    def records_written(self) -> int: ...
    async def open_table(self, row: TableRow, bodies: Sequence[bytes]) -> bool: ...
    async def find_table(self, id_or_code: str) -> TableRow | None: ...
    async def touch_table(self, table_id: str, at: int) -> bool: ...
    async def mend_table(self, table_id: str, entries: int, kept: Kept, at: int) -> None: ...
    async def tables_in_use(self, maker: str, since: int) -> int: ...
    async def own_tables(self, table_ids: Collection[str]) -> dict[str, Process]:
        """Makes this process the owner of tables. Returns those that another living process owns."""

    async def disown_table(self, table_id: str) -> None:
        """Lets any process own the table from now on."""

    async def stay_alive(self) -> bool:
        """To be called every second. Returns ``False`` if others may have taken this process for dead."""
