"""Tables with long logs, as somebody with much time would make them."""

from __future__ import annotations

from time import time
from uuid import uuid4

import msgspec

from reihum.live.store import TableRow
from reihum.live.summary import summary_of
from reihum.server.storage.store import open_store
from reihum.table import log as table_log
from reihum.table.commands import GetReady, SeatBot, Sit
from reihum.table.fold import judge_action
from reihum.table.log import TakenBack
from table_log import HOST, Log


def with_undos(undos: int) -> Log:
    """A round in which the last move was taken back and made again so many times."""
    log = _dealt(1)
    while len(log.table.moves) < 20:
        _move(log)
    for _ in range(undos):
        log.add(TakenBack(1))
        _move(log)
    return log


def with_rounds(rounds: int, most_entries: int) -> Log:
    """A match of so many rounds, played until the log has about so many entries."""
    log = _dealt(rounds)
    while len(log.entries) < most_entries and log.table.phase != "over":
        if log.table.phase == "between":
            log.do(HOST, GetReady())
        else:
            _move(log)
    return log


def _dealt(rounds: int) -> Log:
    log = Log(game="junior", players=2, rounds=rounds)
    log.do(HOST, Sit(0), SeatBot(1, "simple"), GetReady())
    return log


def _move(log: Log) -> None:
    seat = next(seat for seat in (0, 1) if seat in log.table.to_act)
    assert log.table.match is not None
    log.now += 1
    log.add(judge_action(log.table, seat, log.table.rules.legal_actions(log.table.match, seat)[0]))
    log.settle()


async def put(log: Log, address: str) -> str:
    """Into a store; the id of the table."""
    return await put_bodies(log, [table_log.write(entry) for entry in log.entries], address)


async def put_bodies(log: Log, bodies: list[bytes], address: str) -> str:
    """The row of a table, with any log."""
    table_id = uuid4().hex
    store = await open_store(address)
    try:
        summary = msgspec.json.encode(summary_of(table_id, log.table))
        row = TableRow(
            table_id, table_id[:12].upper(), False, log.table.phase, summary, int(time() * 1000), None, 1
        )
        assert await store.open_table(row, bodies)
    finally:
        await store.close()
    return table_id
