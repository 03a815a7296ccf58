"""Tables from before an upgrade: the rules of their game have changed since their match began."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from prepared_tables import Prepared
from reihum import record
from reihum.game import NATURE
from reihum.games.schnippschnapp.rules import SCHNIPPSCHNAPP
from reihum.live.store import Kept, RecordRow
from reihum.live.summary import summary_of
from reihum.registry import GAMES
from reihum.server.storage.store import open_store
from reihum.table import log as table_log
from reihum.table.fold import fold
from reihum.table.log import (
    Acted,
    Agreed,
    BotTookOver,
    Committed,
    Declined,
    Entry,
    Nudged,
    OfTheMatch,
    Paused,
    Person,
    Proposed,
    Ready,
    Rematch,
    Resumed,
    RulesChanged,
    Settings,
    StoodIn,
    TakenBack,
)
from reihum.table.recording import record_of
from reihum.table.table import Table
from reihum.table.views import shown, view
from server_process import Client, Server

NEWER = sorted(name for name, game in GAMES.items() if game.rules_version > 1)
"""The games whose rules are no longer those of the first version."""
PLAYED = (
    Acted(0, "something that was allowed once"),
    Proposed(0, "undo"),
    Declined(1),
    Proposed(0, "undo"),
    Agreed(1),
    TakenBack(1),
    Proposed(0, "pause"),
    Paused(),
    Resumed(),
    Nudged(0),
    StoodIn(1),
    Committed("11" * 32),
    Ready(0, "22"),
    BotTookOver(0, "away"),
)
"""What a log of the older rules may go on with."""


class Older(Prepared):
    """A table whose match was begun under the first version of the rules."""

    def __init__(self, game: str, *people: Person) -> None:
        super().__init__(Settings(game=game, players=min(GAMES[game].seats)), people, luck=1)
        begun = [entry for entry in self.entries if not isinstance(entry.event, Acted)]
        self.entries = [*begun, *(Entry(begun[-1].at, event) for event in (Acted(NATURE, "deal"), *PLAYED))]
        self.dealt, self.table = self.table, folded(self.entries)


def folded(entries: list[Entry]) -> Table:
    table = fold(None, entries[0]).table
    for entry in entries[1:]:
        table = fold(table, entry).table
    return table


ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


@pytest.mark.parametrize("game", NEWER)
def test_a_match_under_other_rules_is_left_out_of_the_table(game: str) -> None:
    older = Older(game, ADA, BEN)
    assert {type(event) for event in PLAYED} >= {*OfTheMatch.__args__}  # none of them is forgotten
    assert (older.table.is_outdated, older.table.match, older.table.phase) == (True, None, "lobby")
    assert older.table.length == len(older.entries)
    assert shown(fold(older.table, Entry(older.table.at, PLAYED[0])), ADA.id) == ()
    closed = fold(older.table, Entry(older.table.at, RulesChanged())).table
    seen = view(closed, ADA.id)
    assert (seen.phase, seen.has_new_rules, closed.is_outdated) == ("lobby", True, False)
    assert (closed.secret, [chair.is_ready for chair in seen.chairs[:2]]) == (None, [False, False])
    assert seen.chairs[0].bot is None  # a person who was away is also asked whether they play


def test_a_match_says_by_which_rules_it_is_played_and_goes_on_under_the_same() -> None:
    for name, game in GAMES.items():
        same = Prepared(Settings(game=name, players=min(game.seats)), [ADA, BEN], luck=1)
        dealt = [entry.event.rules for entry in same.entries if isinstance(entry.event, Acted)]
        assert dealt[0] == game.rules_version
        assert not same.table.is_outdated
        assert same.table.match is not None


def test_the_record_of_a_match_that_ended_under_other_rules_is_still_named() -> None:
    older = Older(NEWER[0], ADA, BEN).table
    assert older.began > 0
    for event, finished in (
        (Rematch(), older.began),
        (RulesChanged(is_over=True), older.began),
        (RulesChanged(), None),
    ):
        after = fold(older, Entry(older.at, event)).table
        assert (after.finished, after.began) == (finished, older.began)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.parametrize("game", NEWER)
@pytest.mark.sample("mogeln")
def test_players_who_come_back_after_an_upgrade_are_told_and_play_anew(server: Server, game: str) -> None:
    asyncio.run(_come_back(server, game))
    code, complaints = server.end()
    assert (code, b"Traceback" in server.complaints + complaints) == (0, False), complaints


async def _come_back(server: Server, game: str) -> None:
    _, person, cookie = server.call("PUT", "/api/me", {"name": "Ada"})
    table = await Older(game, Person(**person)).put_into(server.store)
    for _ in range(2):  # reading it again reports it again
        async with server.live(table, cookie) as connection:
            ada = Client(connection)
            await ada.until(lambda view: True)
            assert (ada.view["phase"], ada.view["has_new_rules"]) == ("lobby", True)
        assert server.get(f"/api/tables/{table}")["phase"] == "lobby"
        server.restart()
    async with server.live(table, cookie) as connection:
        ada = Client(connection)
        await ada.until(lambda view: True)
        assert (await ada.ask("get-ready"))["type"] == "accepted"
        await ada.until(lambda view: view["phase"] != "lobby")
        assert not ada.view["has_new_rules"]
        if game == SCHNIPPSCHNAPP.name:  # a race takes minutes
            return
        await ada.play(Random(1))
    server.restart()
    found = server.get(f"/api/tables/{table}")
    whole = record.read(json.dumps(server.get(f"/api/records/{found['record']}")).encode(), GAMES)
    assert record.verify(whole, GAMES[game]) is not None
    async with server.live(table, cookie) as connection:
        ada = Client(connection)
        await ada.until(lambda view: view["phase"] == "over")
        assert (await ada.ask("play-again"))["type"] == "accepted"


def test_a_match_that_ended_under_other_rules_is_refused_kindly(server: Server) -> None:
    found = asyncio.run(_look_at_ended(server))
    assert server.get(f"/api/records/{found}")["rules_version"] == 1
    for what in ("replay", "review"):
        status, problem, _ = server.call("GET", f"/api/records/{found}/{what}")
        assert (status, problem["code"]) == (422, "other-rules"), what
    code, complaints = server.end()
    assert (code, b"Traceback" in complaints) == (0, False), complaints


async def _look_at_ended(server: Server) -> str:
    """The record that is named after somebody has looked at the table."""
    older = Older("schwarzerpeter", ADA, BEN)
    table = await older.put_into(server.store)
    store = await open_store(server.store)
    try:
        last = table_log.write(Entry(older.table.at, Nudged(0)))
        await store.append(table, older.table.length, [last], older.table.at, _kept(table, older))
    finally:
        await store.close()
    listed = server.get(f"/api/tables/{table}")
    assert listed["phase"] == "over"
    async with server.live(table) as connection:
        onlooker = Client(connection)
        await onlooker.until(lambda view: view["has_new_rules"])
    after = server.get(f"/api/tables/{table}")
    assert (after["phase"], after["record"]) == ("lobby", listed["record"])
    return str(after["record"])


def _kept(table: str, older: Older) -> Kept:
    """What the program of then has written down at the end of the match."""
    name = f"{table}.{older.table.began}"
    summary = replace(summary_of(table, older.table), phase="over", record=name)
    body = record.write(replace(record_of(older.dealt), rules_version=1))
    return Kept(False, "over", msgspec.json.encode(summary), RecordRow(name, table, body, older.table.at))
