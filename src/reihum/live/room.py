"""An open table in the process that owns it: commands are judged one after another, written, then shown."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from itertools import chain

from msgspec.structs import replace

from reihum.cards import Card
from reihum.game import BadSetup, Refused, Seat
from reihum.live.client import Client, Now, OnUnsent, SendNow
from reihum.live.messages import Welcome
from reihum.live.slices import Run, Slices, run_here
from reihum.live.store import PAGE, Log
from reihum.live.summary import is_kept_anew, kept
from reihum.table import live_race
from reihum.table import log as table_log
from reihum.table.call_timing import Bounds, Timing
from reihum.table.clock import NOBODY_AWAY, Absence, Absences
from reihum.table.commands import Act, AnyCommand
from reihum.table.fold import Decision, TableStep, fold, take
from reihum.table.judging import NotAllowed, consequence, judge, why_not
from reihum.table.log import Person, PersonId
from reihum.table.table import Table
from reihum.table.views import Shared, shared, shown, view

AWAY_AFTER = 4_000
"""Milliseconds before others see that somebody has gone: a page may be loaded again."""

NewSecret = Callable[[], str]

MOST_SHOWN = 100
"""The most steps that clients are shown when a room reads the log again. The view has the rest."""


class Room:
    def __init__(
        self,
        table_id: str,
        log: Log,
        now: Now,
        new_secret: NewSecret,
        slices: Slices | None = None,
        known: Table | None = None,
        run: Run = run_here,
    ) -> None:
        """``known``: the table as it was at some time, so that only what came later has to be read."""
        self.table_id = table_id
        self.clients: list[Client] = []
        self.changed = asyncio.Event()
        """Set whenever the table or its clients have changed."""
        self._log = log
        self.now = now
        self._new_secret = new_secret
        self._run = run
        self._order = asyncio.Lock()
        self._slices = slices or Slices()
        self._table = known
        self._shown = live_race.NO_CARD, 0
        """The card of a race that lies there, and since when, by the clock of this process."""
        self._ahead = 0
        """How many milliseconds the log is ahead of the clock of this process."""
        self.gone: dict[Seat, int] = {}
        """The seats of people who are not connected, and since when."""
        self._absences: Absences = NOBODY_AWAY
        self._shared: Shared | None = None

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
        """Does a command. It is durable when this returns; raises ``Refused``."""
        person = _introduced(client)
        timed = self._timed(client, command, self.now())
        await self.do(lambda table: judge(table, person, timed, self._logged_now(table)))

    def why_not(self, client: Client, card: Card) -> Refused | None:
        """Why a card in the hand of this person cannot be played; ``None`` if it can. Raises ``Refused``."""
        return why_not(self.table, _introduced(client), card)

    def _logged_now(self, table: Table) -> int:
        """The time to judge by: as long after the cards of a race were turned up as they lie here."""
        race = live_race.race(table)
        return self.now() if race is None else race.shown_at(table) + self.now() - self.shown_at

    def _timed(self, client: Client, command: AnyCommand, at: int) -> AnyCommand:
        """A call in a race gets the time that this process judges, which knows the client's latency."""
        race = live_race.race(self.table)
        if not isinstance(command, Act) or race is None:
            return command

        def judged(claimed: int) -> int:
            return client.judge_call(Timing(at - self.shown_at, claimed), self._bounds)

        return replace(command, action=race.timed(self.table, command.action, judged))

    async def do(self, decide: Callable[[Table], Iterable[Decision]]) -> None:
        """Decides on the table as it is then, and does it. Calls wait for each other."""
        async with self._order:
            while not await self._write(decide(self.table)):
                await self._catch_up()

    def connect(
        self,
        person: Person | None,
        origin: str | None = None,
        send_now: SendNow = lambda message: False,
        welcome: Welcome | None = None,
        on_unsent: OnUnsent = lambda client: None,
    ) -> Client:
        """A new client of this table. It is sent the welcome, then its view."""
        client = Client(person, origin, self.now, send_now, on_unsent)
        if welcome is not None:
            client.send(welcome)
        self.clients.append(client)
        self.note_presence()
        self.refresh(client)
        self.changed.set()
        return client

    def dismiss(self) -> None:
        """Ends all connections: the table has moved to another process."""
        for client in self.clients:
            client.dismiss()

    def leave(self, client: Client) -> None:
        self.clients.remove(client)
        self.changed.set()

    def has_onlookers(self) -> bool:
        """Whether somebody without a seat looks on from here."""
        return any(self._seat_of(client) is None for client in self.clients)

    def note_presence(self) -> None:
        """Notes which people have gone or come back, and shows it to the others: an absence after a while."""
        now, here = self.now(), {client.person_id for client in self.clients}
        self.gone = {
            seat: self.gone.get(seat, now)
            for seat, chair in enumerate(self.table.chairs)
            if chair.is_waited_for and chair.person and chair.person.id not in here
        }
        absences = {
            seat: self._absences.get(seat, Absence(since, now))
            for seat, since in self.gone.items()
            if now - since >= AWAY_AFTER
        }
        if absences != self._absences:
            self._absences = absences
            self._update_clients()

    @property
    def notice_at(self) -> int | None:
        """When the next absence is shown to the others."""
        times = (since + AWAY_AFTER for seat, since in self.gone.items() if seat not in self._absences)
        return min(times, default=None)

    def _seat_of(self, client: Client) -> Seat | None:
        return None if client.person_id is None else self.table.seat_of(client.person_id)

    def _share(self) -> Shared:
        self._shared = shared(self.table, self._absences, self._shared)
        return self._shared

    def refresh(self, client: Client) -> None:
        """Sends the whole view again."""
        client.show(view(self.table, client.person_id, self._share()))

    @property
    def shown_at(self) -> int:
        """Since when the clients here see the cards of a race."""
        return self._shown[1]

    @property
    def allowances(self) -> dict[Seat, int]:
        """What is allowed for the latency of the players who are connected here."""
        allowances: dict[Seat, int] = {}
        for client in self.clients:
            if (seat := self._seat_of(client)) is not None:
                allowances[seat] = max(allowances.get(seat, 0), client.allowance(self._bounds))
        return allowances

    def ping(self) -> None:
        """Measures the latency of the players of a race."""
        if not live_race.is_race(self.table):
            return
        connected = {client.person_id: client for client in self.clients}
        chairs = [connected.get(chair.person.id) if chair.person else None for chair in self.table.chairs]
        delays = tuple(None if client is None else client.delay(self._bounds) for client in chairs)
        for client in self.clients:
            if self._seat_of(client) is not None:
                client.ping(delays)

    @property
    def _bounds(self) -> Bounds:
        return Bounds(most_allowance=self.table.settings.allowance)

    async def _write(self, decisions: Iterable[Decision]) -> bool:
        """Appends decisions and their consequences. Returns whether the next number was free."""
        at = max(self.now() + self._ahead, self.table.at)
        after, steps, waiting = self.table, list[TableStep](), deque(decisions)
        while decision := waiting.popleft() if waiting else consequence(after, self._new_secret):
            steps.append(take(after, at, decision))
            after = steps[-1].table
        if not steps:
            return True
        bodies = [table_log.write(step.entry) for step in steps]
        changes = None
        if is_kept_anew(self.table_id, self.table, after):
            changes = await self._run(lambda: kept(self.table_id, after))
        if not await self._log.append(self.table_id, self.table.length, bodies, at, changes):
            return False
        self._take_in(after, steps)
        return True

    async def _catch_up(self) -> None:
        """Reads the log in pieces, because it may be long, and keeps only the last steps."""
        after = self._table
        steps: deque[TableStep] = deque(maxlen=MOST_SHOWN)

        def read(body: bytes) -> None:
            nonlocal after
            step = fold(after, table_log.read(body))
            if self.clients:
                steps.append(step)
            after = step.table

        is_all = False
        while not is_all:
            page = await self._log.read(self.table_id, 0 if after is None else after.length)
            await self._slices.each(page, read)
            is_all = len(page) < PAGE
        if after is not self._table:
            self._take_in(after, steps)

    def _take_in(self, after: Table | None, steps: Iterable[TableStep]) -> None:
        """Makes what is durable the table, and shows it."""
        self._table = after
        self._ahead = max(self._ahead, self.table.at - self.now())
        if live_race.card(self.table) != self._shown[0]:
            self._shown = live_race.card(self.table), self.now()
        if self.clients:
            self._update_clients(steps)
        self.changed.set()

    def _update_clients(self, steps: Iterable[TableStep] = ()) -> None:
        """Shows each client what it may know of these steps, and its view. All onlookers see the same."""
        common = self._share()
        known = _seated(steps) | common.seats.keys() | {self.table.host}
        updates = {
            person: (
                tuple(chain.from_iterable(shown(step, person) for step in steps)),
                view(self.table, person, common),
            )
            for person in {client.person_id if client.person_id in known else None for client in self.clients}
        }
        for client in self.clients:
            client.update(*updates[client.person_id if client.person_id in known else None])


def _seated(steps: Iterable[TableStep]) -> set[PersonId]:
    """The people who sat here before a step that changed the chairs. Some of them may have left."""
    return {
        chair.person.id
        for step in steps
        if step.before is not None and step.before.chairs is not step.table.chairs
        for chair in step.before.chairs
        if chair.person is not None
    }


def _introduced(client: Client) -> Person:
    if client.person is None:
        raise NotAllowed("introduce-yourself")
    return client.person
