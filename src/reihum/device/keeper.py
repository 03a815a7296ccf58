"""What a device keeps. In the page this is IndexedDB: ``web/src/device/keeper.ts``."""

from typing import Protocol


class Keeper(Protocol):
    """Keeps texts. Lists are texts with a line for each item: JSON has no line breaks."""

    async def append(
        self, table: str, number: int, bodies: str, row: str | None, record_id: str | None, record: str | None
    ) -> bool:
        """Adds entries to a log, durably. Returns ``False`` if there is an entry with that number."""

    async def open_table(self, table: str, code: str, row: str, bodies: str) -> bool:
        """Returns ``False`` if the code is taken."""

    async def read(self, table: str, since: int) -> str:
        """The next entries, as far as there is no gap."""

    async def find_table(self, id_or_code: str) -> str | None: ...
    async def put_row(self, table: str, row: str) -> None: ...
    async def set_aside(self, table: str, since: int) -> int:
        """Takes entries out of a log that cannot be read, and keeps them elsewhere. Returns their number."""

    async def find_record(self, record: str) -> str | None: ...
    async def find_person(self, who: str) -> str | None: ...
    async def put_person(self, who: str, person: str) -> None: ...
