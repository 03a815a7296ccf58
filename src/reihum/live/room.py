"""A table as it lives in one process: what arrives is put in order, written down, then told.

Several processes may have a room for the same table. They write optimistically: who finds the next
number of the log taken reads what is new, and judges again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from itertools import chain

from msgspec.structs import replace

from reihum.game import BadSetup, Seat
from reihum.live.client import Client
from reihum.live.slices import Slices
from reihum.live.store import PAGE, Log
from reihum.live.summary import is_kept_anew, kept
from reihum.table import live_race as snap
from reihum.table import log as table_log
from reihum.table.call_timing import Bounds, Timing
from reihum.table.clock import NOBODY_AWAY, Absence, Absences
from reihum.table.commands import Act, AnyCommand
from reihum.table.judging import NotAllowed, consequence, judge
from reihum.table.log import AnyTableEvent, Entry, Person, PersonId
from reihum.table.table import Table, fold
from reihum.table.views import shown_to, view, views

AWAY_AFTER = 4_000
"""For so many milliseconds the others are not told that somebody has gone: a page may be loaded again, or
the lease of a person's other connection may have to run out."""

Now = Callable[[], int]
NewSecret = Callable[[], str]

MOST_TOLD = 100
"""Of what others have written meanwhile, so many deeds are told. The view has the rest."""


class Room:
    def __init__(
        self,
        table_id: str,
        log: Log,
        now: Now,
        new_secret: NewSecret,
        slices: Slices | None = None,
        known: Table | None = None,
    ) -> None:
        """``known``: the table as it was at some time, so that only what came later has to be read."""
        self.table_id = table_id
        self.clients: list[Client] = []
        self.changed = asyncio.Event()
        """Set whenever the table has changed, or who looks at it."""
        self._log = log
        self.now = now
        self._new_secret = new_secret
        self._order = asyncio.Lock()
        self._slices = slices or Slices()
        self._table = known
        self._shown = snap.NO_CARD, 0
        """The card of a race that lies there, and since when, by the clock of this process."""
        self._ahead = 0
        """How many milliseconds the log is ahead of the clock of this process."""
        self.elsewhere: frozenset[PersonId] = frozenset()
        """Those of its people who are connected through another process."""
        self.is_watched_elsewhere = False
        """Whether somebody without a seat looks on through another process."""
        self.gone: dict[Seat, int] = {}
        """Who is not connected, and since when."""
        self._absences: Absences = NOBODY_AWAY

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    async def load(self) -> None:
        """Brings the room up to the log's end; raises ``BadSetup`` if there is no such table."""
        async with self._order:
            await self._catch_up()
        if self._table is None:
            raise BadSetup("no-such-table")

    async def ask(self, client: Client, command: AnyCommand) -> None:
        """A wish, done and durable when this returns; raises ``Refused``."""
        person = client.person
        if person is None:
            raise NotAllowed("introduce-yourself")
        timed = self._timed(client, command, self.now())
        await self.do(lambda table: judge(table, person, timed, self._logged_now(table)))

    def _logged_now(self, table: Table) -> int:
        """The time to judge by: as long after the cards of a race were turned up as they lie here."""
        if snap.race(table) is None:
            return self.now()
        return snap.shown_at(table) + self.now() - self.shown_at

    def _timed(self, client: Client, command: AnyCommand, at: int) -> AnyCommand:
        """A call in a race counts as made when this process, which has its line, judges that it was."""
        if not isinstance(command, Act) or not snap.is_race(self.table):
            return command

        def judged(claimed: int) -> int:
            return client.judge_call(Timing(at - self.shown_at, claimed), self._bounds)

        return replace(command, action=snap.timed(self.table, command.action, judged))

    async def do(self, decide: Callable[[Table], Iterable[AnyTableEvent]]) -> None:
        """Whatever is decided on the table as it is when its turn has come."""
        async with self._order:
            while not await self._write(tuple(decide(self.table))):
                await self._catch_up()

    async def catch_up(self, number: int | None = None) -> None:
        """Reads what other processes have written, unless the entry of this number is known already."""
        async with self._order:
            if number is None or number >= self.table.length:
                await self._catch_up()

    def connect(self, person: Person | None, origin: str | None = None) -> Client:
        client = Client(person, origin)
        self.clients.append(client)
        self.note_presence()
        self.refresh(client)
        self.changed.set()
        return client

    def leave(self, client: Client) -> None:
        self.clients.remove(client)
        self.changed.set()

    @property
    def has_onlookers(self) -> bool:
        """Whether somebody without a seat looks on from here."""
        return any(
            client.person_id is None or self.table.seat_of(client.person_id) is None
            for client in self.clients
        )

    def note_presence(self) -> None:
        """Notices who has gone or come back, and tells the others: that somebody has gone, after a while."""
        now, here = self.now(), {client.person_id for client in self.clients}
        away = [seat for seat in self.table.people if self._person_id(seat) not in here | self.elsewhere]
        self.gone = {seat: self.gone.get(seat, now) for seat in away}
        absences = {
            seat: self._absences.get(seat, Absence(since, now))
            for seat, since in self.gone.items()
            if now - since >= AWAY_AFTER
        }
        if absences != self._absences:
            self._absences = absences
            self._tell(())

    def _person_id(self, seat: Seat) -> PersonId | None:
        person = self.table.chairs[seat].person
        return None if person is None else person.id

    def refresh(self, client: Client) -> None:
        """Sends the view anew."""
        client.show((), view(self.table, client.person_id, self._absences))

    @property
    def shown_at(self) -> int:
        """Since when the cards of a race lie there for those who look on from here."""
        return self._shown[1]

    @property
    def allowances(self) -> dict[Seat, int]:
        """What is allowed for the lines of the players who are connected here."""
        allowances: dict[Seat, int] = {}
        for client in self.clients:
            seat = self.table.seat_of(client.person_id) if client.person_id else None
            if seat is not None:
                allowances[seat] = max(allowances.get(seat, 0), client.allowance(self._bounds))
        return allowances

    def ping(self) -> None:
        """Measures the lines of those who play a race."""
        if not snap.is_race(self.table):
            return
        lines = {client.person_id: client for client in self.clients}
        chairs = [lines.get(chair.person.id) if chair.person else None for chair in self.table.chairs]
        delays = tuple(None if client is None else client.delay(self._bounds) for client in chairs)
        for client in self.clients:
            if client.person_id and self.table.seat_of(client.person_id) is not None:
                client.ping(delays)

    @property
    def _bounds(self) -> Bounds:
        return Bounds(most_allowance=self.table.settings.allowance)

    async def _write(self, decided: tuple[AnyTableEvent, ...]) -> bool:
        at = max(self.now() + self._ahead, self.table.at)
        after, done = self.table, []
        waiting = deque(decided)
        while event := waiting.popleft() if waiting else consequence(after, self._new_secret):
            done.append((after, event))
            after = fold(after, Entry(at, event))
        if not done:
            return True
        bodies = [table_log.write(Entry(at, event)) for _, event in done]
        changes = None
        if is_kept_anew(self.table_id, self.table, after):
            changes = await asyncio.to_thread(kept, self.table_id, after)
        if not await self._log.append(self.table_id, self.table.length, bodies, at, changes):
            return False
        self._take_in(after, done)
        return True

    async def _catch_up(self) -> None:
        """A log may be long: it is read in pieces, and of the tables in between few are held on to."""
        after = self._table
        done: deque[tuple[Table, AnyTableEvent]] = deque(maxlen=MOST_TOLD)

        def take(body: bytes) -> None:
            nonlocal after
            entry = table_log.read(body)
            if after is not None and self.clients:
                done.append((after, entry.event))
            after = fold(after, entry)

        is_all = False
        while not is_all:
            page = await self._log.read(self.table_id, 0 if after is None else after.length)
            await self._slices.each(page, take)
            is_all = len(page) < PAGE
        if after is not self._table:
            self._take_in(after, done)

    def _take_in(self, after: Table | None, done: Iterable[tuple[Table, AnyTableEvent]]) -> None:
        """Makes what is durable the table, and tells it."""
        self._table = after
        self._ahead = max(self._ahead, self.table.at - self.now())
        if snap.card(self.table) != self._shown[0]:
            self._shown = snap.card(self.table), self.now()
        if self.clients:
            self._tell(done)
        self.changed.set()

    def _tell(self, done: Iterable[tuple[Table, AnyTableEvent]]) -> None:
        """What was done at which table, to each client as far as they may know it."""
        people = {client.person_id for client in self.clients}
        seen = views(self.table, people, self._absences)
        told = [shown_to(table, event, people) for table, event in done]
        for client in self.clients:
            events = tuple(chain.from_iterable(each[client.person_id] for each in told))
            client.tell(events, seen[client.person_id])
