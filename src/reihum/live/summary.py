"""The data of a table that are stored beside its log, so that lists need not read logs."""

import msgspec

from reihum import record
from reihum.game import Value
from reihum.live.store import Kept, RecordRow
from reihum.table.recording import record_of
from reihum.table.table import Phase, Table


class Summary(Value, frozen=True):
    """What a list of tables shows of one."""

    game: str
    players: int
    phase: Phase
    seated: tuple[str, ...]
    """The names of the people; bots have none."""
    record: str | None
    """The address of the record of the last match that was played to its end."""


def summary_of(table_id: str, table: Table) -> Summary:
    seated = tuple(chair.person.name for chair in table.chairs if chair.person is not None)
    return Summary(
        table.settings.game, table.settings.players, table.phase, seated, last_record(table_id, table)
    )


def last_record(table_id: str, table: Table) -> str | None:
    began = table.began if table.phase == "over" else table.finished
    return None if began is None else f"{table_id}.{began}"


def kept(table_id: str, table: Table) -> Kept:
    """All that is kept of a table. For a long match this takes a while."""
    body = record.write(record_of(table)) if table.phase == "over" else b""
    return Kept(
        table.settings.listed,
        table.phase,
        msgspec.json.encode(summary_of(table_id, table)),
        RecordRow(f"{table_id}.{table.began}", table_id, body, table.at) if body else None,
    )


def is_kept_anew(table_id: str, before: Table, after: Table) -> bool:
    """Whether the kept data have changed."""
    if _origins(before) == _origins(after):
        return False
    is_same = before.settings.listed == after.settings.listed
    return not is_same or summary_of(table_id, before) != summary_of(table_id, after)


def _origins(table: Table) -> tuple[object, ...]:
    """All that the kept data follow from, quickly compared: an action within a round changes none of it."""
    return table.settings, table.chairs, table.phase, table.began, table.finished
