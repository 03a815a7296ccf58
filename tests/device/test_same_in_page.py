"""The Python of the page tells everybody at a table exactly what a server tells them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import reihum
from node import NODE, WEB
from reihum.registry import GAMES
from reihum.table import log as table_log
from reihum.table.commands import GetReady, SeatBot, Sit
from reihum.table.fold import judge_action
from table_log import GUEST, HOST, Log
from told_of_logs import told_of_all

ENGINE = WEB / "engine" / "built"
SCRIPT = Path(__file__).parents[1] / "support" / "told_in_page.mjs"


def played(game: str) -> Log:
    """A round of two people and, if there is room, a bot."""
    players = min(3, GAMES[game].seats[-1])
    log = Log(game=game, players=players, rounds=1)
    log.do(HOST, *(SeatBot(seat, "simple") for seat in range(2, players)), Sit(0), GetReady("ä"))
    log.do(GUEST, Sit(1), GetReady("b"))
    while log.table.phase == "playing":
        seat = min(seat for seat in range(players) if seat in log.table.to_act)
        log.now += 3_000
        log.add(judge_action(log.table, seat, log.choice(seat)))
        log.settle()
    return log


async def test_every_game_tells_the_same_in_the_page() -> None:
    logs = {name: played(name) for name in GAMES}
    people = [HOST.id, GUEST.id]
    given = json.dumps(
        [[[table_log.write(entry).decode() for entry in log.entries], people] for log in logs.values()]
    )
    folder = ENGINE / json.loads((ENGINE / "engine.json").read_bytes())["folder"]
    command = [str(NODE), str(SCRIPT), str(folder), str(Path(reihum.__file__).parents[1])]
    in_page = subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True).stdout
    told_here, told_there = json.loads(await told_of_all(given)), json.loads(in_page)
    for name, here, there in zip(logs, told_here, told_there, strict=True):
        assert len(here) > 3 * len(people)
        assert there == here, name
