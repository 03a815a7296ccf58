"""Tables that are played through while servers and their database die: nothing acknowledged may be lost.

    uv run --group test python tests/kills.py --kills 200 --tables 24
    uv run --group test python tests/kills.py --kills 150 --tables 24 --servers 3 --postgres --restarts 12

Every player notes which of its moves were accepted, and as its how many-th. In the end the record of
each match must have exactly these moves in these places, and verify, and every server must tell the
same of it. The database dies by turns: it is killed, restarted, or killed and away for longer than
servers are patient.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from http.client import HTTPException
from itertools import count, cycle
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from databases import Postgres, running_postgres
from reihum import record
from reihum.registry import GAMES
from reihum.server.database import PATIENCE as SERVERS_PATIENCE
from reihum.server.live import TRY_LATER
from serving import Client, Server

SETTINGS = [
    {"game": "elfer", "players": 2},
    {"game": "junior", "players": 3, "rounds": 2},
    {"game": "master", "players": 2},
    {"game": "mogeln", "players": 3, "options": {"count": "highest"}},
    {"game": "ratefix", "players": 2},
    {"game": "stufen", "players": 3},
]
PATIENCE = 300
"""Seconds for the matches that are not over yet when there are no more disasters."""
LOST = (OSError, HTTPException, ConnectionClosed, InvalidHandshake, TimeoutError)


class Trial:
    """Servers that are killed, and players who play on."""

    def __init__(self, store: str, servers: int, seed: int, database: Postgres | None = None) -> None:
        self.servers = [Server(store) for _ in range(servers)]
        self.rng = Random(seed)
        self.kills = 0
        self.restarts = 0
        self.matches = 0
        self.accepted = 0
        self.told_to_try_later = 0
        self._database = database
        self._is_over = False

    async def run(self, kills: int, restarts: int, tables: int, minutes: float) -> None:
        """Raises ``TimeoutError`` if a table gets stuck."""
        async with asyncio.timeout(60 * minutes + PATIENCE), asyncio.TaskGroup() as tasks:
            for number in range(tables):
                tasks.create_task(self._play_on(number))
            await self._wreck(kills, restarts, time.monotonic() + 60 * minutes)
            self._is_over = True

    async def _wreck(self, kills: int, restarts: int, end: float) -> None:
        """One disaster after another. What did not cause a server's end must not have ended it."""
        ends = cycle((self._kill_database, self._restart_database, self._starve))
        disasters = [self._kill_server] * kills + [next(ends) for _ in range(restarts)]
        self.rng.shuffle(disasters)
        for number, disaster in enumerate(disasters, 1):
            if time.monotonic() > end:
                break
            print(f"\r{number} of {len(disasters)}", end="", file=sys.stderr)
            await asyncio.sleep(self.rng.uniform(0.2, 2.0))
            await asyncio.to_thread(disaster)
            for server in self.servers:
                assert server.process.poll() is None, server.wait()

    def _kill_server(self) -> None:
        self.rng.choice(self.servers).restart()
        self.kills += 1

    def _kill_database(self, seconds_away: float = 0) -> None:
        assert self._database is not None
        self._database.kill()
        time.sleep(seconds_away)
        self._database.start()
        self.restarts += 1

    def _restart_database(self) -> None:
        assert self._database is not None
        self._database.restart()
        self.restarts += 1

    def _starve(self) -> None:
        self._kill_database(1.5 * SERVERS_PATIENCE)

    async def _play_on(self, number: int) -> None:
        """One match after another."""
        for match in count():
            await Match(self, SETTINGS[(number + match) % len(SETTINGS)], Random(f"{number}/{match}")).play()
            self.matches += 1
            if self._is_over:
                return

    def stop(self) -> None:
        for server in self.servers:
            server.kill()

    @property
    def complaints(self) -> bytes:
        return b"".join(server.complaints for server in self.servers)


class Match:
    """A person at a table of bots, who comes back whenever the connection is lost."""

    def __init__(self, trial: Trial, settings: dict[str, Any], rng: Random) -> None:
        self._trial = trial
        self._settings = settings
        self._rng = rng
        self._accepted: dict[int, str] = {}

    async def play(self) -> None:
        cookie = await self._insist(lambda server: server.call("PUT", "/api/me", {"name": "Ada"})[2])
        table = await self._insist(
            lambda server: server.call("POST", "/api/tables", self._settings, cookie)[1].get("table")
        )
        while True:
            try:
                async with self._server().live(table, cookie) as connection:
                    view = await self._play_while_it_lasts(Client(connection))
                    break
            except LOST as lost:
                self._note(lost)
                await asyncio.sleep(0.1)
        await self._check(table, cookie, view)

    async def _play_while_it_lasts(self, ada: Client) -> Any:
        """Plays to the end of the match; what it looks like then."""
        await ada.until(lambda view: True)
        await self._sit_down(ada)
        while ada.view["phase"] != "over":
            if ada.view["menu"]:
                await self._move(ada)
            elif ada.view["phase"] == "between" and not ada.view["chairs"][0]["is_ready"]:
                await ada.ask("get-ready")
            else:
                await ada.next()
        return ada.view

    async def _sit_down(self, ada: Client) -> None:
        if ada.view["you"] is None:
            await ada.ask("sit", seat=0)
        for seat, chair in enumerate(ada.view["chairs"]):
            if ada.view["phase"] == "lobby" and seat and chair["bot"] is None:
                await ada.ask("seat-bot", seat=seat, bot="simple")
        if ada.view["phase"] == "lobby" and not ada.view["chairs"][0]["is_ready"]:
            await ada.ask("get-ready")
        if ada.view["chairs"][0]["bot"]:
            await ada.ask("come-back")

    async def _move(self, ada: Client) -> None:
        mine, action = ada.view["mine"], self._rng.choice(ada.view["menu"])["text"]
        answer = await ada.ask("act", action=action, mine=mine)
        if answer["type"] == "accepted":
            self._accepted[mine] = action
            self._trial.accepted += 1
            await ada.until(lambda view: view["mine"] > mine)

    async def _check(self, table: str, cookie: str, view: Any) -> None:
        bodies = [
            await self._insist(lambda asked: _record(asked, table), server) for server in self._trial.servers
        ]
        assert all(body == bodies[0] for body in bodies)
        whole = record.read(json.dumps(bodies[0]).encode(), GAMES)
        assert record.verify(whole, GAMES[whole.game]) is not None
        made = [str(entry.action) for entry in whole.actions if entry.by == view["you"]]
        for place, action in self._accepted.items():
            assert made[place] == action, (table, place, action, made)
        for server in self._trial.servers:
            assert await self._look(server, table, cookie) == view

    async def _look(self, server: Server, table: str, cookie: str) -> Any:
        """How the table looks to who comes back to it there."""
        while True:
            try:
                async with server.live(table, cookie) as connection:
                    ada = Client(connection)
                    await ada.until(lambda view: True)
                    return ada.view
            except LOST as lost:
                self._note(lost)
                await asyncio.sleep(0.1)

    def _note(self, lost: Exception) -> None:
        if isinstance(lost, ConnectionClosed) and lost.rcvd is not None and lost.rcvd.code == TRY_LATER:
            self._trial.told_to_try_later += 1

    def _server(self) -> Server:
        return self._trial.rng.choice(self._trial.servers)

    async def _insist(self, ask: Callable[[Server], Any], server: Server | None = None) -> Any:
        """Asks until there is an answer: this server, or any."""
        while True:
            try:
                if answer := await asyncio.to_thread(ask, server or self._server()):
                    return answer
            except LOST:
                pass
            await asyncio.sleep(0.1)


def _record(server: Server, table: str) -> Any:
    summary = server.get(f"/api/tables/{table}")
    return summary and summary["record"] and server.get(f"/api/records/{summary['record']}")


def run_trial(
    store: str,
    *,
    kills: int,
    tables: int,
    servers: int,
    seed: int,
    restarts: int = 0,
    database: Postgres | None = None,
    minutes: float = 60,
) -> Trial:
    """At most so many disasters, for at most so many minutes."""
    trial = Trial(store, servers, seed, database)
    try:
        asyncio.run(trial.run(kills, restarts, tables, minutes))
    finally:
        trial.stop()
    return trial


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usual = {"kills": 200, "tables": 24, "servers": 1, "restarts": 0, "seed": 7, "minutes": 60}
    for name, number in usual.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args(arguments)
    if given.restarts and not given.postgres:
        parser.error("only PostgreSQL is restarted")
    began = time.monotonic()
    with (
        TemporaryDirectory() as folder,
        running_postgres() if given.postgres else nullcontext() as database,
    ):
        store = database.new_database() if database else f"sqlite:///{folder}/kills.db"
        trial = run_trial(
            store,
            kills=given.kills,
            tables=given.tables,
            servers=given.servers,
            seed=given.seed,
            restarts=given.restarts,
            database=database,
            minutes=given.minutes,
        )
    print("\n" + trial.complaints.decode(), file=sys.stderr)
    figures = {
        "store": "PostgreSQL" if database else "SQLite",
        "servers": given.servers,
        "tables": given.tables,
        "kills": trial.kills,
        "database restarts": trial.restarts,
        "told to try later": trial.told_to_try_later,
        "matches": trial.matches,
        "moves accepted": f"{trial.accepted:,}",
        "lost or doubled": 0,
        "tables stuck": 0,
        "tracebacks": trial.complaints.count(b"Traceback"),
        "minutes": round((time.monotonic() - began) / 60),
    }
    for cells in (figures, ["---"] * len(figures), figures.values()):
        print("|", " | ".join(map(str, cells)), "|")


if __name__ == "__main__":
    main()
