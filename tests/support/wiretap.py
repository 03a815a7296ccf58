"""Everything that everybody at a table receives, and scripts between which nobody may notice a difference.

A script is what people do at a table, with the shuffles and secrets that follow. It is performed on a
clock of its own, so that two performances differ in nothing but what their scripts say: by a room alone,
which is quick, or by a server over sockets.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import socket
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec
import uvicorn
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from game_settings import Setting
from memory_log import Memory
from reihum.cards import Card
from reihum.game import NATURE, Refused, Seat, read_action
from reihum.games.schnippschnapp.rules import MOST_TIME
from reihum.live import messages
from reihum.live.client import Client
from reihum.live.messages import rejection
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import Process, TableRow
from reihum.live.summary import summary_of
from reihum.server.http.app import create_app
from reihum.server.http.connections import Connection, WebSocketConnection
from reihum.server.http.conversation import ServerRooms
from reihum.server.http.identity import COOKIE
from reihum.server.relay.links import Links, Tcp
from reihum.server.storage.schema import PersonRow
from reihum.server.storage.store import Store, open_store
from reihum.server.workers.bot_service import BotProcessService
from reihum.server.workers.processes import BotProcesses
from reihum.server.workers.reviews import Reviews
from reihum.table import live_race
from reihum.table import log as table_log
from reihum.table.call_timing import Pace
from reihum.table.commands import Act, Agree, AnyCommand, Decline, GetReady, Propose, Resume, Say, Sit, Undo
from reihum.table.fold import JudgedAction, TableStep, fold, judge_action, shuffle
from reihum.table.judging import open_table
from reihum.table.log import Acted, AnyTableEvent, Committed, Entry, Person, Settings
from reihum.table.table import Table
from reihum.table.views import refusal
from server_process import TIMEOUT

TABLE = "table"
GUEST = Person("guest", "Gus")
"""Known to the server, but not seated."""
SECOND = 1000
HOUR = 3600.0
"""The pace of a table that makes no move for anybody before a script is over."""

Chair: TypeAlias = Person | None
"""Somebody at the table or beside it; ``None`` for a stranger."""


class Doing(NamedTuple):
    """What somebody asks, or what the table does by itself, and what is written down of it."""

    at: int
    person: Person | None
    command: AnyCommand | None
    entries: tuple[Entry, ...]
    """Nothing if it is refused."""

    @property
    def is_written(self) -> bool:
        """Whether only the script knows what happens: as if another process had written it."""
        return self.command is None or any(_is_chance(entry.event) for entry in self.entries)


class Script(NamedTuple):
    opening: tuple[Entry, ...]
    doings: tuple[Doing, ...]

    @property
    def seated(self) -> list[Person]:
        return people(_folded(None, self.opening).settings.players)

    @property
    def audience(self) -> list[Chair]:
        return [*self.seated, GUEST, None]

    def steps(self) -> Iterator[Step]:
        table = _folded(None, self.opening)
        for number, doing in enumerate(self.doings):
            for entry in doing.entries:
                step = fold(table, entry)
                yield Step(number, table, step)
                table = step.table


def seat_of(script: Script, chair: Chair) -> Seat | None:
    return script.seated.index(chair) if chair in script.seated else None


class Step(NamedTuple):
    """One entry of the log, with the table before and after it."""

    doing: int
    before: Table
    step: TableStep

    @property
    def event(self) -> AnyTableEvent:
        return self.step.entry.event

    @property
    def after(self) -> Table:
        return self.step.table

    def events(self) -> tuple[Any, ...]:
        return self.step.events

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards that are shuffled."""
        if not isinstance(self.event, Acted) or self.event.by is not NATURE:
            return ()
        return getattr(read_action(self.before.rules, self.event.action), "order", ())


class Performance(NamedTuple):
    script: Script
    """With what was written down in fact."""
    received: Mapping[Chair, Sequence[bytes]]


class OtherGame(Exception):
    """A changed script is not what could have happened as well, for all that somebody knows."""


def _is_chance(event: AnyTableEvent) -> bool:
    return isinstance(event, Committed) or (isinstance(event, Acted) and event.by is NATURE)


def _folded(table: Table | None, entries: Sequence[Entry]) -> Table:
    for entry in entries:
        table = fold(table, entry).table
    assert table is not None
    return table


def people(seats: int) -> list[Person]:
    return [Person(f"person-{seat}", f"Player {seat}") for seat in range(seats)]


class Notebook(Memory):
    """A log that can be read from any entry on."""

    def __len__(self) -> int:
        return len(self.bodies)

    def since(self, number: int) -> tuple[Entry, ...]:
        return tuple(map(table_log.read, self.bodies[number:]))


async def invent(setting: Setting, rng: Random, most: int) -> Script:
    """At most so many things that people do at random: moves, and what else one does at a table."""
    settings = Settings(
        game=setting.game.name,
        players=setting.seats,
        options=msgspec.to_builtins(setting.options),
        rounds=2,
        first=rng.randrange(setting.seats),
        listed=True,
        pace=Pace(least=60 * SECOND),
    )
    seated = people(setting.seats)
    now = SECOND
    notebook = Notebook([Entry(now, open_table(settings, seated[0]))])
    room = Room(TABLE, notebook, lambda: now, lambda: rng.randbytes(32).hex())
    await room.load()
    await room.do(lambda table: ())
    opening = notebook.since(0)
    done: list[Doing] = []
    while len(done) < most and room.table.phase != "over":
        person, command = _wish(room.table, seated, rng)
        now += rng.randrange(SECOND)
        length = len(notebook)
        try:
            if person is None or command is None:
                await room.do(lambda table: (_table_does(table, rng),))
            else:
                await room.ask(Client(person, None, room.now), command)
        except Refused:
            pass
        done.append(Doing(now, person, command, notebook.since(length)))
    return Script(opening, tuple(done))


def _wish(table: Table, seated: Sequence[Person], rng: Random) -> tuple[Person | None, AnyCommand | None]:
    """The next request and its person; nobody if the table has to do something."""
    anybody = rng.choice(seated)
    if table.phase != "playing":
        return _get_ready(table, seated, rng)
    if table.is_paused:
        return anybody, Resume()
    if rng.random() < (0.5 if table.proposal else 0.2):
        answers = 3 * (Agree(), Agree(), Decline()) if table.proposal else ()
        tried = _try(table, anybody, rng)
        return anybody, rng.choice((Say("hurry"), Propose("pause"), Propose("undo"), Undo(), tried, *answers))
    if live_race.is_race(table):
        return None, None
    seat = rng.choice([seat for seat in range(len(seated)) if seat in table.to_act])
    return seated[seat], Act(_choice(table, seat, rng), _mine(table, seat))


def _get_ready(table: Table, seated: Sequence[Person], rng: Random) -> tuple[Person, AnyCommand]:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if free:
        return seated[free[0]], Sit(free[0])
    unready = [person for person, chair in zip(seated, table.chairs, strict=True) if chair.seed is None]
    return rng.choice(unready), GetReady(rng.choice(("", "luck")))


def _table_does(table: Table, rng: Random) -> JudgedAction:
    """A move in a race, so late that no server's clock is quicker than the script."""
    if NATURE in table.to_act:
        return shuffle(table)
    seat = rng.choice([seat for seat in range(len(table.chairs)) if seat in table.to_act])
    action = read_action(table.rules, _choice(table, seat, rng))
    if hasattr(action, "time"):
        action = replace(action, time=rng.randrange(50 * SECOND, MOST_TIME))
    return judge_action(table, seat, action)


def _choice(table: Table, seat: Seat, rng: Random) -> str:
    assert table.match is not None
    return str(rng.choice(table.rules.legal_actions(table.match, seat)))


def _try(table: Table, person: Person, rng: Random) -> Act:
    """A move that somebody made before, and that is mostly forbidden now."""
    made = [str(move.action) for move in table.moves if move.by is not NATURE]
    return Act(rng.choice(made or ["?"]), _mine(table, table.seat_of(person.id)))


def _mine(table: Table, seat: Seat | None) -> int:
    return sum(move.by == seat for move in table.moves)


async def perform(script: Script, chair: Chair = None) -> Performance:
    """What a room sends to everybody.

    Raises ``OtherGame`` if it judges otherwise than in the script, of anybody but this chair.
    """
    now = script.opening[-1].at
    notebook = Notebook(script.opening)
    room = Room(TABLE, notebook, lambda: now, _no_secret)
    await room.load()
    clients = {person: room.connect(person) for person in script.audience}
    received: dict[Chair, list[bytes]] = {person: [] for person in clients}
    done: list[Doing] = []
    for doing in script.doings:
        now = doing.at
        length = len(notebook)
        if doing.is_written:
            await _write(room, notebook, doing)
        else:
            received[doing.person] += await _ask(room, clients[doing.person], doing)
        done.append(doing._replace(entries=notebook.since(length)))
        if doing.person != chair and bool(doing.entries) != bool(done[-1].entries):
            raise OtherGame
        for person, client in clients.items():
            if news := list(_unsent(client)):
                received[person] += [*news, *_why_not(room, client)]
    return Performance(Script(script.opening, tuple(done)), received)


def _no_secret() -> str:
    raise OtherGame  # a round is over that was not


async def _write(room: Room, notebook: Notebook, doing: Doing) -> None:
    notebook.bodies += map(table_log.write, doing.entries)
    try:
        await room.load()
    except Refused:
        raise OtherGame from None


async def _ask(room: Room, client: Client, doing: Doing) -> list[bytes]:
    """How it is refused, if it is."""
    try:
        await room.ask(client, up_to_date(doing, room.table))
    except Refused as refused:
        return [msgspec.json.encode(rejection(0, refused))]
    return []


def _why_not(room: Room, client: Client) -> Iterator[bytes]:
    """The answers to a person who asks about every card in their own hand."""
    table = room.table
    seat = None if client.person is None else table.seat_of(client.person.id)
    if table.match is None or seat is None:
        return
    for card in table.rules.hand(table.rules.view(table.match, seat)) or ():
        try:
            refused = room.why_not(client, card)
        except Refused as error:
            yield msgspec.json.encode(rejection(0, error))
        else:
            yield msgspec.json.encode(messages.WhyNot(0, None if refused is None else refusal(refused)))


def up_to_date(doing: Doing, table: Table) -> AnyCommand:
    """The command with the number of moves that its player has seen by now."""
    assert doing.person is not None
    assert doing.command is not None
    if isinstance(doing.command, Act) and doing.entries:
        return replace(doing.command, my_moves=_mine(table, table.seat_of(doing.person.id)))
    return doing.command


def _unsent(client: Client) -> Iterator[bytes]:
    while not client.unsent.empty():
        yield msgspec.json.encode(client.unsent.get_nowait())


PAGES = ("/metrics", "/api/tables", f"/api/tables/{TABLE}")
"""What anybody may ask for besides."""


class _NoBots(BotProcessService):
    async def choose(self, *details: Any) -> Any:
        raise AssertionError("only people play")


async def perform_over_sockets(script: Script, file: Path, *, is_passed_on: bool = False) -> Performance:
    """What a server sends to everybody, with what it says to whoever asks it about the table.

    ``is_passed_on``: all of them have come to another server, which does not own the table. Pings are left
    out: they are random, and measure lines.
    """
    now = script.opening[-1].at
    async with AsyncExitStack() as stack:
        address = f"sqlite:///{file}"
        links = [Links(Tcp("127.0.0.1")) for _ in range(2)] if is_passed_on else []
        for each in links:
            await each.start()
            stack.push_async_callback(each.close)
        processes = [each.process for each in links]
        store = await stack.enter_async_context(_stored(script, address, *processes[:1]))

        def rooms_of(store: Store) -> ServerRooms:
            return Rooms(store, _NoBots(BotProcesses(0), pause=lambda: HOUR), lambda: now)

        rooms = rooms_of(store)
        stack.push_async_callback(rooms.close)
        port = await stack.enter_async_context(_served(rooms, *links[:1]))
        if is_passed_on:
            room = await rooms.enter(await rooms.find(TABLE))
            assert isinstance(room, Room)
            other = await open_store(address, processes[1])
            stack.push_async_callback(other.close)
            elsewhere = rooms_of(other)
            stack.push_async_callback(elsewhere.close)
            port = await stack.enter_async_context(_served(elsewhere, links[1]))
        ears = {person: await stack.enter_async_context(_ear(port, person)) for person in script.audience}
        for doing in script.doings:
            now = doing.at
            room = rooms.rooms[TABLE]
            if doing.is_written:
                await _append(store, room, doing)
            else:
                await ears[doing.person].ask(up_to_date(doing, room.table))
        for ear in ears.values():
            await ear.hear_out()
        pages = [await asyncio.to_thread(_page, port, path) for path in PAGES]
        return Performance(
            script, {person: [*ear.told, *ear.answers, *pages] for person, ear in ears.items()}
        )


@asynccontextmanager
async def _stored(script: Script, address: str, process: Process | None = None) -> AsyncIterator[Store]:
    """A store with the table before anybody has sat down, and with the people."""
    store = await open_store(address, process)
    try:
        summary = msgspec.json.encode(summary_of(TABLE, _folded(None, script.opening)))
        row = TableRow(TABLE, "TABLES", True, "lobby", summary, 0, entries=len(script.opening))
        await store.open_table(row, [table_log.write(entry) for entry in script.opening])
        for person in (*script.seated, GUEST):
            hashed = hashlib.sha256(person.id.encode()).hexdigest()
            await store.put_person(PersonRow(person.id, hashed, person.name, "", 0))
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _served(rooms: ServerRooms, links: Links | None = None) -> AsyncIterator[int]:
    """The port where it is served."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            create_app(rooms, Reviews(), links=links),
            http=Connection,
            ws=WebSocketConnection,
            lifespan="off",
            log_level="warning",
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


class Ear:
    """A client that notes what it receives."""

    def __init__(self, connection: ClientConnection) -> None:
        self.told: list[bytes] = []
        self.answers: list[bytes] = []
        self._connection = connection
        self._asked = 0
        self._answered: asyncio.Queue[None] = asyncio.Queue()

    async def listen(self) -> None:
        async for line in self._connection:
            assert isinstance(line, str)
            match json.loads(line)["type"]:
                case "welcome" | "view" | "update":
                    self.told.append(line.encode())
                case "accepted" | "rejected":
                    self.answers.append(line.encode())
                    self._answered.put_nowait(None)

    async def ask(self, command: AnyCommand) -> None:
        self._asked += 1
        await self._send(msgspec.json.encode(messages.Request(self._asked, command)).decode())

    async def hear_out(self) -> None:
        """All earlier messages are there once the server has answered."""
        await self._send("?")

    async def _send(self, line: str) -> None:
        await self._connection.send(line)
        await asyncio.wait_for(self._answered.get(), TIMEOUT)


@asynccontextmanager
async def _ear(port: int, person: Chair) -> AsyncIterator[Ear]:
    headers = {"Cookie": f"{COOKIE}={person.id}"} if person else {}
    address = f"ws://127.0.0.1:{port}/api/tables/{TABLE}/live"
    async with connect(address, additional_headers=headers, close_timeout=1) as connection:
        ear = Ear(connection)
        listening = asyncio.create_task(ear.listen())
        await ear.hear_out()
        yield ear
    await listening


async def _append(store: Store, room: Room, doing: Doing) -> None:
    length = room.table.length
    assert await store.append(TABLE, length, [table_log.write(entry) for entry in doing.entries], doing.at)
    await room.load()
    assert room.table.length > length


def _page(port: int, path: str) -> bytes:
    """What a player sees there, who is not at the server's machine."""
    line = http.client.HTTPConnection("127.0.0.1", port, TIMEOUT, source_address=("127.0.0.2", 0))
    with closing(line):
        line.request("GET", path)
        return line.getresponse().read()
