"""Serves the page that it runs in: the same requests, and the same messages, as a server."""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from reihum import lessons, record, record_link
from reihum.device.bots import DeviceBots
from reihum.device.keeper import Keeper
from reihum.device.store import DeviceStore
from reihum.game import BadSetup, Refused, Value
from reihum.live.conversation import Conversation, NoWatch, PeerGone, Visitor, closing
from reihum.live.requests import Address, OpenedRecord, listing, read_body, read_introduction
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.steady_clock import steady_clock
from reihum.live.store import RecordRow, TableRow
from reihum.registry import GAMES
from reihum.replay import replay
from reihum.table import brought
from reihum.table import log as table_log
from reihum.table.fold import fold
from reihum.table.judging import NotAllowed
from reihum.table.log import Person, Settings
from reihum.table.table import Table

LOGGER = logging.getLogger("reihum")

ME = "me"
GUESTS = frozenset("123456789")
NOT_FOUND = frozenset({"no-such-table", "no-such-record", "no-such-lesson"})
NUMBER = re.compile("[0-9]{1,9}")

SendText: TypeAlias = Callable[[int, str], None]
"""Sends a message of the protocol to the page, over one of its connections."""
SendClose: TypeAlias = Callable[[int, int], None]
"""Tells the page that one of its connections is closed, with a code."""
Tell: TypeAlias = Callable[[str, int], None]
"""Tells the page that something was wrong with a log, and with how many entries."""


class Answer(NamedTuple):
    status: int
    body: str


class Refusal(Value, frozen=True):
    """A request that was refused. The page has the texts."""

    code: str
    rule: str | None
    details: dict[str, Any]


class PagePeer:
    """One connection of the page."""

    def __init__(self, number: int, send: SendText, close: SendClose) -> None:
        self._number = number
        self._send = send
        self._close = close
        self._received: asyncio.Queue[str | None] = asyncio.Queue()

    def deliver(self, text: str | None) -> None:
        """A message of the page; ``None``: it is gone."""
        self._received.put_nowait(text)

    def send_now(self, text: bytes) -> bool:
        self._send(self._number, text.decode())
        return True

    async def send(self, text: bytes) -> None:
        self.send_now(text)

    async def receive(self) -> str:
        text = await self._received.get()
        if text is None:
            raise PeerGone
        return text

    async def close(self, code: int) -> None:
        self._close(self._number, code)


class Host:
    def __init__(
        self, keeper: Keeper, send: SendText, close: SendClose, tell: Tell, pace: float = 1.0
    ) -> None:
        self._store = DeviceStore(keeper)
        self._rooms = Rooms(self._store, DeviceBots(pace), steady_clock())
        self._send = send
        self._close = close
        self._tell = tell
        self._peers: dict[int, PagePeer] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def connect(self, number: int, table: str, guest: str | None) -> None:
        """Opens a connection to a table, for the owner of the device, a guest at it, or an onlooker."""
        peer = self._peers[number] = PagePeer(number, self._send, self._close)
        task = asyncio.ensure_future(self._serve(number, peer, table, guest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def receive(self, number: int, text: str) -> None:
        """A message of the page."""
        if number in self._peers:
            self._peers[number].deliver(text)

    def disconnect(self, number: int) -> None:
        if number in self._peers:
            self._peers[number].deliver(None)

    async def close(self) -> None:
        """Ends all connections. What was accepted is kept already."""
        for peer in list(self._peers.values()):
            peer.deliver(None)
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._rooms.close()

    async def _serve(self, number: int, peer: PagePeer, table: str, guest: str | None) -> None:
        visitor = Visitor(table, await self._person(guest), None)
        try:
            async with closing(peer, visitor):
                row = await self._rooms.find(table)
                room = await self._enter(row)
                try:
                    await Conversation(self._rooms, room, peer, NoWatch()).hold(visitor, row)
                finally:
                    await self._rooms.leave(room)
        finally:
            del self._peers[number]

    async def _enter(self, row: TableRow) -> Room:
        """The room of a table. If its log cannot be read to the end, it goes on where it can be read."""
        try:
            room = await self._rooms.enter(row)
        except BadSetup:
            raise
        except Exception as error:
            LOGGER.warning("the log of the table %s cannot be read: %r", row.id, error)
            readable = await self._readable(row.id)
            if not readable:
                self._tell("log-unreadable", 0)
                raise BadSetup("no-such-table") from None
            self._tell("log-cut", await self._store.set_aside(row.id, readable))
            room = await self._rooms.enter(row)
        assert isinstance(room, Room)
        return room

    async def _readable(self, table_id: str) -> int:
        """How many entries of a log can be read, from the first on."""
        table: Table | None = None
        number = 0
        while page := await self._store.read(table_id, number):
            for body in page:
                try:
                    table = fold(table, table_log.read(body)).table
                except Exception:  # whatever somebody has written there
                    return number
                number += 1
        return number

    async def request(self, method: str, path: str, body: str = "") -> Answer:
        """Answers a request for an address below ``/api/``."""
        parts = urlsplit(path)
        asked = Asked(
            tuple(map(unquote, parts.path.strip("/").split("/")[1:])),
            {name: values[0] for name, values in parse_qs(parts.query, keep_blank_values=True).items()},
            body.encode(),
        )
        try:
            return await self._answer(method, asked)
        except Refused as refused:
            refusal = Refusal(refused.code, refused.rule, refused.details)
            return _as_json(refusal, 404 if refused.code in NOT_FOUND else 422)

    def _answer(self, method: str, asked: "Asked") -> Awaitable[Answer]:
        match (method, *asked.path):
            case ("PUT", "me"):
                return self._introduce(asked)
            case ("POST", "tables"):
                return self._open_table(asked)
            case ("GET", "tables", name):
                return self._find_table(name)
            case ("GET", "records", name):
                return self._record(name)
            case ("GET", "records", name, "replay"):
                return self._replay(name, asked)
            case ("GET", "records", name, "link"):
                return self._link(name)
            case ("GET", "tables", name, "log"):
                return self._log(name)
            case ("GET", "records", _, "review"):
                raise NotAllowed("no-reviews-here")
            case ("GET", "lessons", game):
                return _lesson(game)
            case _:
                raise BadSetup("bad-request", problem=f"{method} {'/'.join(asked.path)}")

    async def _introduce(self, asked: "Asked") -> Answer:
        wanted = read_introduction(asked.body)
        who = _who(asked.query.get("guest"))
        if who is None:
            raise BadSetup("bad-request", problem="guest")
        known = await self._store.find_person(who)
        person = Person(known.id if known else secrets.token_urlsafe(12), wanted.name, wanted.avatar)
        await self._store.put_person(who, person)
        return _as_json(person)

    async def _open_table(self, asked: "Asked") -> Answer:
        host = await self._store.find_person(ME)
        if host is None:
            raise NotAllowed("introduce-yourself")
        row = await self._rooms.open_table(read_body(asked.body, Settings), host)
        return _as_json(Address(row.id, row.code), 201)

    async def _find_table(self, name: str) -> Answer:
        return _as_json(listing(await self._rooms.find(name)))

    async def _record(self, name: str) -> Answer:
        return Answer(200, (await self._record_row(name)).body.decode())

    async def _replay(self, name: str, asked: "Asked") -> Answer:
        query = asked.query
        seat = _number(query["seat"]) if "seat" in query else None
        since = _number(query.get("since", "0"))
        row = await self._record_row(name)
        return _as_json(replay(row.body, seat, is_open="open" in query, since=since))

    async def _link(self, name: str) -> Answer:
        """The record as it fits into a link."""
        whole = record.read((await self._record_row(name)).body, GAMES)
        return _as_json(OpenedRecord(name, record_link.pack(whole, GAMES[whole.game])))

    async def _log(self, name: str) -> Answer:
        """The table as a server takes it, so that it goes on there."""
        row = await self._rooms.find(name)
        entries: list[msgspec.Raw] = []
        while page := await self._store.read(row.id, len(entries)):
            entries += map(msgspec.Raw, page)
        people = {
            person.id: place
            for place, who in enumerate((ME, *sorted(GUESTS)))
            if (person := await self._store.find_person(who)) is not None
        }
        return _as_json({"format": brought.FORMAT, "people": people, "entries": entries})

    async def _record_row(self, name: str) -> RecordRow:
        row = await self._store.find_record(name)
        if row is None:
            raise BadSetup("no-such-record")
        return row

    async def _person(self, guest: str | None) -> Person | None:
        who = _who(guest)
        return None if who is None else await self._store.find_person(who)


async def open_host(*parts: Any) -> Host:
    """A host that is called from outside of Python, where no event loop runs."""
    return Host(*parts)


class Asked(NamedTuple):
    path: tuple[str, ...]
    query: dict[str, str]
    body: bytes


def _who(guest: str | None) -> str | None:
    """Under which name a person is kept; ``None`` for an onlooker."""
    return ME if guest is None else guest if guest in GUESTS else None


async def _lesson(game: str) -> Answer:
    return _as_json(lessons.find(game))


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadSetup("bad-request", problem=text)
    return int(text)


def _as_json(value: Any, status: int = 200) -> Answer:
    return Answer(status, msgspec.json.encode(value).decode())
