"""The servers that ``load.py`` compares. Both play the same rounds."""

import http.client
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import measuring  # noqa: F401  (finds the modules in tests/support)
import msgspec
from load_server import SECRET

from reihum.fairness import CommittedRng, round_key
from reihum.game import NATURE, Seat
from reihum.games.elfer.rules import ELFER, Options
from reihum.games.rows.actions import Deal
from server_process import free_port

HERE = Path(__file__).parent
PLAYERS = 4
ROUNDS = 4
"""The rounds of a match, before the same people play again."""
TABLES_OF_PERSON = 20
"""The most tables that one person may look at."""
PATIENCE = 240


class PlayedRound(NamedTuple):
    """A round as every server plays it."""

    seeds: tuple[str, ...]
    deal: Deal
    moves: tuple[tuple[Seat, str], ...]


class Step(NamedTuple):
    """What a client sends next at its table, and whether that is a move."""

    seat: Seat
    sent: bytes
    is_move: bool


def play_round(number: int) -> PlayedRound:
    rng = Random(number)
    seeds = tuple(f"{number}-{seat}" for seat in range(PLAYERS))
    state = ELFER.start(Options(), PLAYERS)
    deal = ELFER.shuffle(state, CommittedRng(round_key(SECRET, seeds), 0))
    state = ELFER.apply(state, NATURE, deal).state
    moves = []
    while acting := ELFER.to_act(state):
        (seat,) = acting
        assert isinstance(seat, int)
        action = rng.choice(ELFER.legal_actions(state, seat))
        moves.append((seat, str(action)))
        state = ELFER.apply(state, seat, action).state
    return PlayedRound(seeds, deal, tuple(moves))


PLAYED = [play_round(number) for number in range(ROUNDS)]


class Reihum:
    receipt = b'{"type":"update"'
    """How a message begins that shows a move."""

    def __init__(self, name: str, store: str, servers: int = 1, processes: int = 1) -> None:
        """``processes``: of each server. All servers share the store."""
        self.name = name
        self._store = store
        self._processes = processes
        self._ports = [free_port() for _ in range(servers)]
        self._http = http.client.HTTPConnection("127.0.0.1", self._ports[0])
        self._tables: dict[str, tuple[int, list[str]]] = {}

    def start(self) -> list[subprocess.Popen[bytes]]:
        program = [sys.executable, str(HERE / "load_server.py")]
        self._started = [
            subprocess.Popen([*program, str(port), self._store, str(self._processes)], stdout=subprocess.PIPE)
            for port in self._ports
        ]
        return self._started

    def await_ready(self) -> None:
        for process in self._started:
            assert process.stdout is not None
            assert process.stdout.readline(), "the server did not start"

    def open_table(self, first: int) -> str:
        """A table at which the round of this number is played first."""
        if first % TABLES_OF_PERSON == 0:
            self._people = [self._newcomer(f"player {seat}") for seat in range(PLAYERS)]
        settings = {"game": "elfer", "players": PLAYERS, "rounds": ROUNDS}
        _, address = call(self._http, "POST", "/api/tables", settings, Cookie=self._people[0])
        table = str(address["table"])
        self._tables[table] = first, self._people
        return table

    def _newcomer(self, name: str) -> str:
        answer, _ = call(self._http, "PUT", "/api/me", {"name": name})
        return answer.headers["Set-Cookie"].partition(";")[0]

    def address(self, table: str, seat: Seat) -> tuple[str, dict[str, str]]:
        """Where to connect to, and the headers.

        Neighbours are at different servers, and each server owns as many tables, since their first players
        come to it. Of one server with several processes the system chooses one.
        """
        first, cookies = self._tables[table]
        port = self._ports[(first + seat) % len(self._ports)]
        return f"ws://127.0.0.1:{port}/api/tables/{table}/live", {"Cookie": cookies[seat]}

    def reply(self, data: bytes, table: str, seat: Seat) -> bytes | None:
        """What a client must answer to a message that shows no move."""
        assert not data.startswith(b'{"type":"rejected"'), data
        return None

    def is_welcome(self, data: bytes) -> bool:
        """Whether the client is at the table now."""
        return data.startswith(b'{"type":"view"')

    def steps(self, table: str, first: int) -> Iterator[Step]:
        """What happens at a table, without end, from the round of this number on."""
        for seat in range(PLAYERS):
            yield self._step(seat, command="sit", seat=seat)
        match = [PLAYED[(first + number) % ROUNDS] for number in range(ROUNDS)]
        while True:
            made: Counter[Seat] = Counter()
            for seeds, _, moves in match:
                for seat, seed in enumerate(seeds):
                    yield self._step(seat, command="get-ready", seed=seed)
                for seat, action in moves:
                    yield self._step(seat, command="act", action=action, my_moves=made[seat])
                    made[seat] += 1
            yield self._step(0, command="play-again")

    def _step(self, by: Seat, **command: Any) -> Step:
        sent = msgspec.json.encode({"type": "request", "id": 0, "command": command})
        return Step(by, sent, is_move=command["command"] == "act")


class Boardgame:
    """Its protocol over Socket.IO, in frames written by hand, so that all servers have the same clients."""

    receipt = b'42/elfer,["update"'

    def __init__(self, name: str, folder: str = "") -> None:
        self.name = name
        self._folder = folder
        self._port = free_port()
        self._http = http.client.HTTPConnection("127.0.0.1", self._port)

    def start(self) -> list[subprocess.Popen[bytes]]:
        command = ["node", str(HERE / "boardgame/server.js"), str(self._port), self._folder]
        environment = {**os.environ, "NODE_ENV": "production"}
        return [subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)]

    def await_ready(self) -> None:
        await_answer(self._http, "/games")

    def open_table(self, first: int) -> str:
        orders = [PLAYED[(first + number) % ROUNDS].deal.order for number in range(ROUNDS)]
        setup = {"numPlayers": PLAYERS, "setupData": {"orders": orders}}
        _, answer = call(self._http, "POST", "/games/elfer/create", setup)
        return str(answer["matchID"])

    def address(self, table: str, seat: Seat) -> tuple[str, dict[str, str]]:
        return f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket", {}

    def reply(self, data: bytes, table: str, seat: Seat) -> bytes | None:
        if data.startswith(b"0{"):
            return b"40/elfer,"
        if data.startswith(b"40/elfer,"):
            return _event("sync", table, str(seat), None, PLAYERS)
        return b"3" if data == b"2" else None

    def is_welcome(self, data: bytes) -> bool:
        return data.startswith(b'42/elfer,["sync"')

    def steps(self, table: str, first: int) -> Iterator[Step]:
        numbers = count()
        rounds = cycle(PLAYED[first % ROUNDS :] + PLAYED[: first % ROUNDS])
        for _, _, moves in rounds:
            for seat, action in moves:
                kind, *cards = action.split()
                payload = {"type": kind, "args": cards, "playerID": str(seat), "credentials": None}
                move = {"type": "MAKE_MOVE", "payload": payload}
                yield Step(seat, _event("update", move, next(numbers), table, str(seat)), is_move=True)


def _event(*parts: Any) -> bytes:
    return b"42/elfer," + msgspec.json.encode(parts)


Server: TypeAlias = Reihum | Boardgame


def call(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any, **headers: str
) -> tuple[http.client.HTTPResponse, Any]:
    headers["Content-Type"] = "application/json"
    connection.request(method, path, json.dumps(body), headers)
    answer = connection.getresponse()
    data = answer.read()
    assert answer.status < 300, data
    return answer, json.loads(data)


def await_answer(connection: http.client.HTTPConnection, path: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            connection.request("GET", path)
            connection.getresponse().read()
        except OSError:
            connection.close()
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server did not start")
