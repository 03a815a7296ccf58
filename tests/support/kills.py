"""Tables that are played through while servers and their database die: nothing acknowledged may be lost.

    uv run --group test python tests/support/kills.py --kills 200 --tables 24
    uv run --group test python tests/support/kills.py --kills 100 --tables 12 --processes 3
    uv run --group test python tests/support/kills.py --kills 150 --servers 3 --postgres --restarts 12
    uv run --group test python tests/support/kills.py --kills 100 --tables 12 --servers 3 --nats --restarts 8

Every player notes which of its moves were accepted, and in which position. In the end the record of
each match must have exactly these moves in these places, and verify, and every server must tell the
same of it. As soon as a match is over its player asks for another, which must not erase the record.
Meanwhile the wall clocks of servers are set back and forth, by seconds and by hours. The database dies
by turns: it is killed, restarted, or killed and away for longer than servers are patient; and with NATS,
which needs PostgreSQL, the broker is killed and started again. With several processes in a server, mostly
one of these is killed, and sometimes the one that has started them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from http.client import HTTPException
from itertools import count, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from brokers import Nats, running_nats
from databases import Postgres, running_postgres
from reihum import record
from reihum.live.conversation import TRY_LATER
from reihum.registry import GAMES
from reihum.server.storage.database import PATIENCE as SERVERS_PATIENCE
from server_process import Client, Server

SETTINGS = [
    {"game": "elfer", "players": 2},
    {"game": "junior", "players": 3, "rounds": 2},
    {"game": "master", "players": 2},
    {"game": "mogeln", "players": 3, "options": {"count": "highest"}},
    {"game": "ratefix", "players": 2},
    {"game": "stufen", "players": 3},
]
MATCHES_AT_A_TABLE = 2
STEPS = (-3600.0, -2.0, -0.3, 0.0, 0.3, 2.0, 3600.0)
"""Seconds that a wall clock may be ahead."""
CHILDREN = 0.85
"""The share of kills of a single process, where a server has several."""
PATIENCE = 300
"""Seconds for the matches that are not over yet when there are no more disasters."""
LOST = (OSError, HTTPException, ConnectionClosed, InvalidHandshake, TimeoutError)


class Trial:
    """Servers that are killed, and players who play on."""

    def __init__(
        self,
        store: str,
        servers: int,
        seed: int,
        database: Postgres | None = None,
        nats: Nats | None = None,
        processes: int = 1,
    ) -> None:
        self.rng = Random(seed)
        self.steps = 0
        self._folder = TemporaryDirectory()
        self._clocks = [Path(self._folder.name) / str(number) for number in range(servers)]
        for clock in self._clocks:
            clock.write_text("0")
        flags = () if nats is None else ("--broker", nats.address)
        flags = flags if processes == 1 else (*flags, "--processes", str(processes))
        self._processes = processes
        self.servers = [Server(store, *flags, clock=clock) for clock in self._clocks]
        self.rematches = 0
        self.kills = 0
        self.restarts = 0
        self.matches = 0
        self.accepted = 0
        self.told_to_try_later = 0
        self._database = database
        self._nats = nats
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
        ends = cycle(
            (
                self._kill_database,
                self._restart_database,
                *(() if self._nats is None else (self._kill_broker,)),
                self._starve,
            )
        )
        disasters = [self._kill_server] * kills + [next(ends) for _ in range(restarts)]
        self.rng.shuffle(disasters)
        for number, disaster in enumerate(disasters, 1):
            if time.monotonic() > end:
                break
            print(f"\r{number} of {len(disasters)}", end="", file=sys.stderr)
            await asyncio.sleep(self.rng.uniform(0.1, 1.5))
            self._set_clock()
            await asyncio.to_thread(disaster)
            for server in self.servers:
                assert server.process.poll() is None, server.wait()

    def _set_clock(self) -> None:
        """Of one server, for now and for when it is started again."""
        new = Path(self._folder.name) / "new"
        new.write_text(str(self.rng.choice(STEPS)))
        new.replace(self.rng.choice(self._clocks))
        self.steps += 1

    def _kill_broker(self) -> None:
        assert self._nats is not None
        self._nats.kill()
        time.sleep(1)
        self._nats.start()
        self.restarts += 1

    def _kill_server(self) -> None:
        server = self.rng.choice(self.servers)
        if self._processes > 1 and self.rng.random() < CHILDREN:
            self._kill_child(server)
        else:
            server.restart()
        self.kills += 1

    def _kill_child(self, server: Server) -> None:
        if children := server.processes:  # the others may have been killed just now
            with suppress(ProcessLookupError):
                os.kill(self.rng.choice(children), signal.SIGKILL)

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
            if self._is_over:
                return

    def stop(self) -> None:
        for server in self.servers:
            server.kill()
        self._folder.cleanup()

    @property
    def complaints(self) -> bytes:
        return b"".join(server.complaints for server in self.servers)


class Match:
    """A person at a table of bots, who comes back whenever the connection is lost, and plays again."""

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
        records: list[str] = []
        for number in range(MATCHES_AT_A_TABLE):
            self._accepted.clear()
            view = await self._at_table(table, cookie, self._play_while_it_lasts)
            if number + 1 < MATCHES_AT_A_TABLE:
                await self._at_table(table, cookie, self._play_again)
            records.append(await self._check(table, view))
            self._trial.matches += 1
        assert len(set(records)) == len(records), records
        for server in self._trial.servers:
            assert await self._look(server, table, cookie) == view
            for name in records:
                assert await self._insist(partial(_get, f"/api/records/{name}"), server)

    async def _at_table(self, table: str, cookie: str, do: Callable[[Client], Awaitable[Any]]) -> Any:
        """Does something there, again if the connection is lost."""
        while True:
            try:
                async with self._server().live(table, cookie) as connection:
                    return await do(Client(connection))
            except LOST as lost:
                self._note(lost)
                await asyncio.sleep(0.1)

    async def _play_again(self, ada: Client) -> None:
        await ada.until(lambda view: True)
        if ada.view["phase"] == "over":
            await ada.ask("play-again")
        await ada.until(lambda view: view["phase"] != "over")
        self._trial.rematches += 1

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
        my_moves, action = ada.view["my_moves"], self._rng.choice(ada.view["menu"])["text"]
        answer = await ada.ask("act", action=action, my_moves=my_moves)
        if answer["type"] == "accepted":
            self._accepted[my_moves] = action
            self._trial.accepted += 1
            await ada.until(lambda view: view["my_moves"] > my_moves)

    async def _check(self, table: str, view: Any) -> str:
        """The name of the record of the last match that is over. It must be right everywhere."""
        found = [
            await self._insist(lambda asked: _record(asked, table), server) for server in self._trial.servers
        ]
        assert all(each == found[0] for each in found)
        name, body = found[0]
        whole = record.read(json.dumps(body).encode(), GAMES)
        assert record.verify(whole, GAMES[whole.game]) is not None
        times = [entry["at"] for entry in body["actions"]]
        assert times == sorted(times), (table, times)
        made = [str(entry.action) for entry in whole.actions if entry.by == view["you"]]
        for place, action in self._accepted.items():
            assert made[place] == action, (table, place, action, made)
        return str(name)

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


def _get(path: str, server: Server) -> Any:
    return server.get(path)


def _record(server: Server, table: str) -> Any:
    """The name of the last record, and what is in it."""
    summary = server.get(f"/api/tables/{table}")
    body = summary and summary["record"] and server.get(f"/api/records/{summary['record']}")
    return body and (summary["record"], body)


def run_trial(
    store: str,
    *,
    kills: int,
    tables: int,
    servers: int,
    seed: int,
    restarts: int = 0,
    database: Postgres | None = None,
    nats: Nats | None = None,
    minutes: float = 60,
    processes: int = 1,
) -> Trial:
    """At most so many disasters, for at most so many minutes."""
    trial = Trial(store, servers, seed, database, nats, processes)
    try:
        asyncio.run(trial.run(kills, restarts, tables, minutes))
    finally:
        trial.stop()
    return trial


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usual = {
        "kills": 200,
        "tables": 24,
        "servers": 1,
        "processes": 1,
        "restarts": 0,
        "seed": 7,
        "minutes": 60,
    }
    for name, number in usual.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--nats", action="store_true", help="relay over NATS; needs PostgreSQL")
    given = parser.parse_args(arguments)
    given.postgres |= given.nats
    if given.restarts and not given.postgres:
        parser.error("only PostgreSQL is restarted")
    began = time.monotonic()
    with (
        TemporaryDirectory() as folder,
        running_postgres() if given.postgres else nullcontext() as database,
        running_nats() if given.nats else nullcontext() as nats,
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
            nats=nats,
            minutes=given.minutes,
            processes=given.processes,
        )
    print("\n" + trial.complaints.decode(), file=sys.stderr)
    figures = {
        "store": "PostgreSQL, NATS" if nats else "PostgreSQL" if database else "SQLite",
        "servers": given.servers,
        "processes": given.processes,
        "tables": given.tables,
        "kills": trial.kills,
        "restarts": trial.restarts,
        "clock steps": trial.steps,
        "told to try later": trial.told_to_try_later,
        "matches": trial.matches,
        "rematches": trial.rematches,
        "moves accepted": f"{trial.accepted:,}",
        "lost, doubled or erased": 0,
        "tables stuck": 0,
        "tracebacks": trial.complaints.count(b"Traceback"),
        "minutes": round((time.monotonic() - began) / 60),
    }
    for cells in (figures, ["---"] * len(figures), figures.values()):
        print("|", " | ".join(map(str, cells)), "|")


if __name__ == "__main__":
    main()
