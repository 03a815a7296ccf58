"""A device without a browser: what it keeps, and a page that talks to its tables."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from reihum.device.host import Host
from server_process import view_after

CLOSED = "closed"


class Memory:
    """Keeps what a device keeps, as ``web/src/device/keeper.ts`` does."""

    def __init__(self) -> None:
        self.entries: dict[str, list[str]] = {}
        self.rows: dict[str, str] = {}
        self.codes: dict[str, str] = {}
        self.records: dict[str, str] = {}
        self.people: dict[str, str] = {}
        self.aside: list[str] = []

    async def append(
        self, table: str, number: int, bodies: str, row: str | None, record_id: str | None, record: str | None
    ) -> bool:
        if number != len(self.entries[table]):
            return False
        self.entries[table] += bodies.split("\n")
        if row is not None:
            self.rows[table] = row
        if record_id is not None and record is not None:
            self.records[record_id] = record
        return True

    async def open_table(self, table: str, code: str, row: str, bodies: str) -> bool:
        if code in self.codes:
            return False
        self.codes[code], self.rows[table], self.entries[table] = table, row, bodies.split("\n")
        return True

    async def read(self, table: str, since: int) -> str:
        return "\n".join(self.entries[table][since : since + 500])

    async def find_table(self, id_or_code: str) -> str | None:
        return self.rows.get(self.codes.get(id_or_code, id_or_code))

    async def put_row(self, table: str, row: str) -> None:
        self.rows[table] = row

    async def set_aside(self, table: str, since: int) -> int:
        entries = self.entries[table]
        self.entries[table] = entries[:since]
        self.aside += entries[since:]
        return len(entries) - since

    async def find_record(self, record: str) -> str | None:
        return self.records.get(record)

    async def find_person(self, who: str) -> str | None:
        return self.people.get(who)

    async def put_person(self, who: str, person: str) -> None:
        self.people[who] = person


class Page:
    """What talks to a host: one page, with all of its connections."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.told: list[tuple[str, int]] = []
        """What the host said about logs."""
        self.wires: dict[int, asyncio.Queue[Any]] = {}
        self.host = Host(self.memory, self._text, self._closed, lambda *said: self.told.append(said), pace=0)

    def _text(self, wire: int, text: str) -> None:
        self.wires[wire].put_nowait(json.loads(text))

    def _closed(self, wire: int, code: int) -> None:
        self.wires[wire].put_nowait({"type": CLOSED, "code": code})

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await self.host.request(method, path, "" if body is None else json.dumps(body))
        return answer.status, json.loads(answer.body) if answer.body else None

    async def reloaded(self) -> Page:
        """Another page with what this one has kept."""
        await self.host.close()
        return Page(self.memory)

    def connect(self, code: str, guest: str | None = None) -> Player:
        number = len(self.wires)
        self.wires[number] = asyncio.Queue()
        self.host.connect(number, code, guest)
        return Player(self.host, number, self.wires[number])

    async def join(self, code: str, guest: str | None = None) -> Player:
        """Connects, and waits for the view."""
        player = self.connect(code, guest)
        while player.view is None:
            await player.next()
        return player

    async def open_table(self, **settings: Any) -> str:
        await self.call("PUT", "/api/me", {"name": "Ada"})
        status, address = await self.call("POST", "/api/tables", settings)
        assert status == 201, address
        return str(address["code"])


class Player:
    """One connection of the page. It does anything that the menu offers."""

    def __init__(self, host: Host, number: int, received: asyncio.Queue[Any]) -> None:
        self._host = host
        self._number = number
        self._received = received
        self._asked = 0
        self.view: Any = None

    async def next(self) -> Any:
        message = await asyncio.wait_for(self._received.get(), 60)
        if message["type"] in ("view", "update"):
            self.view = view_after(self.view, message)
        return message

    async def ask(self, **message: Any) -> Any:
        self._asked += 1
        self._host.receive(self._number, json.dumps({**message, "id": self._asked}))
        while (answer := await self.next()).get("id") != self._asked:
            pass
        return answer

    async def do(self, command: str, **fields: Any) -> Any:
        return await self.ask(type="request", command={"command": command, **fields})

    async def begin(self) -> None:
        """Sits down among bots, and gets ready."""
        await self.do("sit", seat=0)
        for seat in range(1, self.view["settings"]["players"]):
            await self.do("seat-bot", seat=seat, bot="easy")
        await self.do("get-ready", seed="s")

    async def play(self, rng: Random, moves: int = 10_000) -> None:
        """Makes this number of moves, or all until the round is over."""
        while self.view["phase"] != "over" and moves:
            if not self.view["menu"]:
                await self.next()
                continue
            moves -= 1
            action = rng.choice(self.view["menu"])["text"]
            await self.do("act", action=action, my_moves=self.view["my_moves"])

    def leave(self) -> None:
        self._host.disconnect(self._number)
