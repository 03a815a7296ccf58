"""The store of a device. It has one owner, so nobody asks whose a table is."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from reihum.device.keeper import Keeper
from reihum.game import Value
from reihum.live.store import Kept, Process, RecordRow, TableRow
from reihum.table.log import Person


class StoredRow(Value, frozen=True):
    """A row as it is kept: all of it can be read."""

    id: str
    code: str
    listed: bool
    phase: str
    summary: msgspec.Raw
    updated: int
    maker: str | None


ROWS = msgspec.json.Decoder(StoredRow)


class DeviceStore:
    def __init__(self, keeper: Keeper) -> None:
        self.records_written = 0
        self._keeper = keeper
        self._rows: dict[str, TableRow] = {}

    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: Kept | None = None
    ) -> bool:
        row = record = None
        if kept is not None:
            record = kept.record
            changed = replace(
                await self._row(table_id),
                listed=kept.listed,
                phase=kept.phase,
                summary=kept.summary,
                updated=at,
            )
            row = _written(changed)
        is_free = await self._keeper.append(
            table_id,
            number,
            _lines(bodies),
            row,
            None if record is None else record.id,
            None if record is None else record.body.decode(),
        )
        if is_free and row is not None:
            self._rows[table_id] = changed
            self.records_written += record is not None
        return is_free

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        return [line.encode() for line in (await self._keeper.read(table_id, since)).splitlines()]

    async def set_aside(self, table_id: str, since: int) -> int:
        """Keeps entries of a log that cannot be read, but not as a part of it. Returns their number."""
        return await self._keeper.set_aside(table_id, since)

    async def open_table(self, row: TableRow, bodies: Sequence[bytes]) -> bool:
        return await self._keeper.open_table(row.id, row.code, _written(row), _lines(bodies))

    async def find_table(self, id_or_code: str) -> TableRow | None:
        found = await self._keeper.find_table(id_or_code)
        if found is None:
            return None
        row = ROWS.decode(found)
        self._rows[row.id] = read = TableRow(
            row.id, row.code, row.listed, row.phase, bytes(row.summary), row.updated, row.maker, entries=1
        )
        return read

    async def _row(self, table_id: str) -> TableRow:
        row = self._rows.get(table_id) or await self.find_table(table_id)
        assert row is not None
        return row

    async def touch_table(self, table_id: str, at: int) -> bool:
        row = await self.find_table(table_id)
        if row is None:
            return False
        self._rows[table_id] = replace(row, updated=at)
        await self._keeper.put_row(table_id, _written(self._rows[table_id]))
        return True

    async def mend_table(self, table_id: str, entries: int, kept: Kept, at: int) -> None:
        """All rows here are as long as their logs."""

    async def tables_in_use(self, maker: str, since: int) -> int:
        """Nobody limits how many tables a device has."""
        return 0

    async def own_tables(self, table_ids: Collection[str]) -> dict[str, Process]:
        return {}

    async def disown_table(self, table_id: str) -> None:
        return

    async def stay_alive(self) -> bool:
        return True

    async def find_record(self, record_id: str) -> RecordRow | None:
        found = await self._keeper.find_record(record_id)
        return None if found is None else RecordRow(record_id, record_id.split(".")[0], found.encode(), 0)

    async def find_person(self, who: str) -> Person | None:
        """``who``: the owner of the device, or a guest at it."""
        found = await self._keeper.find_person(who)
        return None if found is None else msgspec.json.decode(found, type=Person)

    async def put_person(self, who: str, person: Person) -> None:
        await self._keeper.put_person(who, msgspec.json.encode(person).decode())


def _lines(bodies: Sequence[bytes]) -> str:
    return b"\n".join(bodies).decode()


def _written(row: TableRow) -> str:
    summary = msgspec.Raw(row.summary)
    stored = StoredRow(row.id, row.code, row.listed, row.phase, summary, row.updated, row.maker)
    return msgspec.json.encode(stored).decode()
