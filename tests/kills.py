"""Tables that are played through while servers are killed: nothing acknowledged may be lost or doubled.

    uv run --group test python tests/kills.py --kills 200 --tables 24
    uv run --group test python tests/kills.py --kills 200 --tables 24 --servers 2 --postgres

Every player notes which of its moves were accepted, and as its how many-th. In the end the record of
each match must have exactly these moves in these places, and verify.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from itertools import count
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from databases import running_postgres
from reihum import record
from reihum.registry import GAMES
from serving import Client, Server

SETTINGS = [
    {"game": "elfer", "players": 2},
    {"game": "junior", "players": 3, "rounds": 2},
    {"game": "master", "players": 2},
    {"game": "mogeln", "players": 3, "options": {"count": "highest"}},
    {"game": "ratefix", "players": 2},
    {"game": "stufen", "players": 3},
]
PATIENCE = 120
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Trial:
    """Servers that are killed, and players who play on."""

    def __init__(self, store: str, servers: int, seed: int) -> None:
        self.servers = [Server(store) for _ in range(servers)]
        self.rng = Random(seed)
        self.kills = 0
        self.matches = 0
        self.accepted = 0
        self._is_over = False

    async def run(self, kills: int, tables: int) -> None:
        """Raises ``TimeoutError`` if a table gets stuck."""
        async with asyncio.timeout(PATIENCE + 10 * kills), asyncio.TaskGroup() as tasks:
            for number in range(tables):
                tasks.create_task(self._play_on(number))
            await self._kill(kills)
            self._is_over = True

    async def _kill(self, kills: int) -> None:
        for _ in range(kills):
            await asyncio.sleep(self.rng.uniform(0.5, 5.0))
            index = self.rng.randrange(len(self.servers))
            await asyncio.to_thread(self.servers[index].restart)
            self.kills += 1

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


class Match:
    """A person at a table of bots, who comes back whenever the connection is lost."""

    def __init__(self, trial: Trial, settings: dict[str, Any], rng: Random) -> None:
        self._trial = trial
        self._settings = settings
        self._rng = rng
        self._accepted: dict[int, str] = {}

    async def play(self) -> None:
        cookie = await self._insist(lambda server: server.newcomer("Ada"))
        address = await self._insist(lambda server: server.new_table(cookie, **self._settings))
        seat = None
        while seat is None:
            try:
                async with self._server().live(address["table"], cookie) as connection:
                    seat = await self._play_while_it_lasts(Client(connection))
            except LOST:
                await asyncio.sleep(0.1)
        await self._check(address["table"], seat)

    async def _play_while_it_lasts(self, ada: Client) -> int:
        """Plays to the end of the match; our seat."""
        await ada.until(lambda view: True)
        await self._sit_down(ada)
        while ada.view["phase"] != "over":
            if ada.view["menu"]:
                await self._move(ada)
            elif ada.view["phase"] == "between" and not ada.view["chairs"][0]["is_ready"]:
                await ada.ask("get-ready")
            else:
                await ada.next()
        return int(ada.view["you"])

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

    async def _check(self, table: str, seat: int) -> None:
        def finished(server: Server) -> Any:
            summary = server.get(f"/api/tables/{table}")
            return summary["record"] and server.get(f"/api/records/{summary['record']}")

        body = await self._insist(finished)
        whole = record.read(json.dumps(body).encode(), GAMES)
        assert record.verify(whole, GAMES[whole.game]) is not None
        made = [str(entry.action) for entry in whole.actions if entry.by == seat]
        for place, action in self._accepted.items():
            assert made[place] == action, (table, place, action, made)

    def _server(self) -> Server:
        return self._trial.rng.choice(self._trial.servers)

    async def _insist(self, ask: Callable[[Server], Any]) -> Any:
        """Asks servers until there is an answer."""
        while True:
            try:
                if answer := await asyncio.to_thread(ask, self._server()):
                    return answer
            except LOST:
                pass
            await asyncio.sleep(0.1)


def run_trial(store: str, kills: int, tables: int, servers: int, seed: int) -> Trial:
    trial = Trial(store, servers, seed)
    try:
        asyncio.run(trial.run(kills, tables))
    finally:
        trial.stop()
    return trial


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name, usual in (("kills", 200), ("tables", 24), ("servers", 1), ("seed", 7)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args(arguments)
    with (
        TemporaryDirectory() as folder,
        running_postgres() if given.postgres else nullcontext() as database,
    ):
        store = database.new_database() if database else f"sqlite:///{folder}/kills.db"
        trial = run_trial(store, given.kills, given.tables, given.servers, given.seed)
    print(
        f"{trial.kills} kills, {trial.matches} matches played to their end and verified,"
        f" {trial.accepted} moves accepted and all found"
    )


if __name__ == "__main__":
    main()
