"""Logs of tables that were begun elsewhere, as a device sends them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from reihum.game import NATURE
from reihum.table.brought import FORMAT
from reihum.table.commands import GetReady, SeatBot, Sit
from reihum.table.fold import judge_action, shuffle
from reihum.table.log import Entry
from table_log import HOST, Log

SEED = "0123456789abcdef0123456789abcdef"


def alone(game: str, players: int, *, most: int = 10_000, is_begun: bool = True, **settings: Any) -> Log:
    """Ada alone with bots, up to the end of the match, or until the log has so many entries."""
    log = Log(game=game, players=players, **settings)
    log.do(HOST, Sit(0))
    for seat in range(1, players):
        log.do(HOST, SeatBot(seat, "simple"))
    while is_begun and log.table.phase != "over" and len(log.entries) < most:
        log.do(HOST, GetReady(SEED))
        _play(log, most)
    return log


def _play(log: Log, most: int) -> None:
    while log.table.phase == "playing" and len(log.entries) < most:
        log.now += 900
        if NATURE in log.table.to_act:
            log.add(shuffle(log.table))
            continue
        seat = min(seat for seat in range(len(log.table.chairs)) if seat in log.table.to_act)
        if log.table.rules.is_race or seat:
            log.add(judge_action(log.table, seat, log.choice(seat)))
            log.settle()
        else:
            log.act(HOST)


def sent(log: Log | Sequence[Entry], **changes: Any) -> bytes:
    """The body of the request."""
    entries = log.entries if isinstance(log, Log) else log
    return msgspec.json.encode(
        {"format": FORMAT, "people": {HOST.id: 0}, "entries": list(entries), **changes}
    )
