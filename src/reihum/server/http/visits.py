"""Brings visitors to their tables: in this process, or in the one that owns the table."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from reihum.live.conversation import TOO_SLOW, TRY_LATER, Pace, Peer, PeerGone, Visitor, closing
from reihum.live.room import Room
from reihum.live.store import Process, TableRow
from reihum.server.http.conversation import TOO_MANY, LiveTables, converse
from reihum.server.http.limits import Full
from reihum.server.relay.link import Channel, ChannelClosed
from reihum.server.relay.links import LinkLost, Links
from reihum.table.log import PersonId


class Dismissal(msgspec.Struct, frozen=True, tag=True):
    """Another process of this server has forgotten these people, or changed their tokens."""

    people: list[PersonId]


class MetricsWanted(msgspec.Struct, frozen=True, tag=True):
    """Another process of this server is asked for the metrics of all."""


Question: TypeAlias = Dismissal | MetricsWanted
HELLO = msgspec.msgpack.Decoder(Visitor | Question)
"""The first message of a channel."""

TRIES, PAUSE_SECONDS = 30, 0.3
"""How often a visitor is brought to a table whose owner cannot be reached, and the pause between."""
MOST_UNSENT = 64
MOST_UNSENT_BYTES = 256 * 1024
"""The most messages that may wait for a slow visitor of another process, and about the most bytes."""


class ChannelPeer:
    """A client that is connected to another process."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    def send_now(self, text: bytes) -> bool:
        return self._channel.send(text)

    async def send(self, text: bytes) -> None:
        if not self._channel.send(text):
            raise PeerGone

    async def receive(self) -> bytes:
        try:
            return await self._channel.receive()
        except ChannelClosed:
            raise PeerGone from None

    async def close(self, code: int) -> None:
        self._channel.close(code)


class Visits:
    def __init__(self, tables: LiveTables, links: Links | None = None) -> None:
        """``links``: how other processes are reached; ``None`` if there are none."""
        self.tables = tables
        self._links = links
        self._passed_on: set[tuple[PersonId | None, Channel]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_question: Callable[[Channel, Question], None] = lambda channel, _: channel.close(TRY_LATER)
        if links is not None:
            links.on_open = self._welcome

    async def receive(self, peer: Peer, visitor: Visitor, *, is_passed_on: bool = False) -> None:
        """Serves a visitor until it leaves. ``is_passed_on``: it comes from another process."""
        person = None if visitor.person is None or is_passed_on else visitor.person.id
        try:
            async with closing(peer, visitor):
                with self.tables.limits.live_of_person.place(person):
                    await self._serve(peer, visitor, is_passed_on=is_passed_on)
        except Full:
            await peer.close(TOO_MANY)

    async def _serve(self, peer: Peer, visitor: Visitor, *, is_passed_on: bool) -> None:
        rooms = self.tables.rooms
        row = await rooms.find(visitor.table)
        place: Room | Process | None = await rooms.enter(row)
        if isinstance(place, Process) and not is_passed_on:
            place = await self._bring(peer, visitor, row, place)
        if place is None:
            return
        if isinstance(place, Process):  # it cannot be reached, or the table has moved meanwhile
            await peer.close(TRY_LATER)
            return
        try:
            await converse(self.tables, peer, visitor, row, place)
        finally:
            await rooms.leave(place)

    async def _bring(
        self, peer: Peer, visitor: Visitor, row: TableRow, owner: Process
    ) -> Room | Process | None:
        """Passes a visitor on until it leaves; raises ``Full``.

        If the owner cannot be reached, waits for another one. Returns the room if this process has become the
        owner, or the owner if it cannot be reached for long.
        """
        with self.tables.limits.passing(visitor.origin) as is_only_player:
            visitor = replace(visitor, is_only_player=is_only_player)
            for _ in range(TRIES):
                if await self._pass_on(peer, visitor, owner):
                    return None
                await asyncio.sleep(PAUSE_SECONDS)
                place = await self.tables.rooms.enter(row)
                if not isinstance(place, Process):
                    return place
                owner = place
        return owner

    def dismiss(self, people: Collection[PersonId]) -> None:
        """Ends the connections of these people to this process."""
        self.tables.rooms.dismiss(people)
        for person, channel in list(self._passed_on):
            if person in people:
                channel.close(TOO_SLOW)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _welcome(self, channel: Channel, hello: bytes) -> None:
        """Serves a visitor who has come to another process, or answers that process."""
        try:
            said = HELLO.decode(hello)
        except msgspec.MsgspecError:
            channel.close(TRY_LATER)
            return
        if not isinstance(said, Visitor):
            self.on_question(channel, said)
            return
        task = asyncio.create_task(self.receive(ChannelPeer(channel), said, is_passed_on=True))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, peer: Peer, visitor: Visitor, owner: Process) -> bool:
        """Passes on what a visitor and the owner of the table say to each other, until one of them ends it.

        Returns ``False`` if the owner cannot be reached. If it is dead, this process will soon be the owner.
        """
        assert self._links is not None
        try:
            channel = await self._links.open(owner, msgspec.msgpack.encode(visitor))
        except LinkLost:
            return False
        outbox = _Outbox(channel, peer)
        passed_on = None if visitor.person is None else visitor.person.id, channel
        self._passed_on.add(passed_on)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(channel.receive())  # ends when the channel is closed
                tasks.create_task(outbox.send_waiting())
                await _to_owner(peer, channel, Pace(self.tables, visitor.origin))
        except* PeerGone:
            pass
        except* ChannelClosed as closed:
            (error,) = closed.exceptions
            assert isinstance(error, ChannelClosed)
            with suppress(PeerGone):
                await peer.close(error.code)
        finally:
            self._passed_on.discard(passed_on)
            channel.close(TRY_LATER)
        return True


async def _to_owner(peer: Peer, channel: Channel, pace: Pace) -> None:
    while True:
        text = await peer.receive()
        await pace.keep()
        channel.send(text.encode() if isinstance(text, str) else text)


class _Outbox:
    """What the owner sends. A visitor for whom too much waits is dismissed."""

    def __init__(self, channel: Channel, peer: Peer) -> None:
        self._channel = channel
        self._peer = peer
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0
        channel.on_text = self._deliver

    def _deliver(self, text: bytes) -> None:
        if self._unsent.qsize() >= MOST_UNSENT or self._bytes >= MOST_UNSENT_BYTES:
            self._channel.close(TOO_SLOW)
        elif not (self._unsent.empty() and self._peer.send_now(text)):
            self._unsent.put_nowait(text)
            self._bytes += len(text)

    async def send_waiting(self) -> None:
        while True:
            text = await self._unsent.get()
            self._bytes -= len(text)
            await self._peer.send(text)
