"""Runs a plan: processes, players and faults on a simulated loop, and checks what must be true."""

from __future__ import annotations

import asyncio
import gc
import logging
import traceback
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from reihum.live.store import StoreLost
from reihum.table.log import Person
from reihum.table.table import Table
from simulated_database import Disk
from simulated_loop import LeftSimulation, new_loop
from simulated_network import Link
from simulated_player import Player
from simulated_process import Process
from simulated_relay import Network
from simulation_checks import Finding, Ledger, TableHistory
from simulation_plan import AT_PLAYER, Fault, Plan, TablePlan

LOGGER = logging.getLogger("reihum")

BEGINNING = 1_700_000_000
"""The wall clock at the beginning, in seconds since 1970."""
SECOND = 1_000_000_000
NO_MOVE_SECONDS = 100.0
"""With no faults any more, every table goes on within this time."""
CALM_SECONDS, CALM_THINK_SECONDS = 110.0, 3.0
CATCH_UP_SECONDS = 60.0
SLOWNESS = 300.0
RATE = 0.3


class Report(NamedTuple):
    plan: Plan
    finding: str | None
    trace: list[str]
    server_seconds: float
    commands: int
    entries: int
    matches: int
    faults: Counter[str]


class _Complaints(logging.Handler):
    """What the server writes into its log that must not happen, whatever fails."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self.texts.append(f"{record.getMessage()}: " + _lines_of(record.exc_info[1]))

    def check(self) -> None:
        if self.texts:
            raise Finding(f"the server complains: {self.texts[0]}")


class Simulation:
    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._loop = new_loop(self._chance("loop"))
        self._offsets: Counter[int] = Counter()
        """By how many nanoseconds wall clocks are ahead, by process; -1 is the database."""
        self._processes: dict[int, Process] = {}
        self._starts = 0
        self._server_seconds = 0.0
        self._keeping_up: dict[int, asyncio.Task[None]] = {}
        self._players: list[Player] = []
        self._histories: list[TableHistory] = []
        self._ledgers: list[Ledger] = []
        self._blocked: set[tuple[str, int]] = set()
        self._faults: Counter[str] = Counter()
        self._dead: set[str] = set()
        self.trace: list[str] = []

    def _chance(self, name: str) -> Random:
        return Random(f"{name} {self._plan.seed}")

    def run(self) -> Report:
        complaints = _Complaints()
        LOGGER.addHandler(complaints)
        was_propagating, LOGGER.propagate = LOGGER.propagate, False
        finding = None
        try:
            self._loop.run_until_complete(self._run())
            self._loop.close()
            complaints.check()
        except Exception as found:
            finding = str(found) if isinstance(found, Finding) else _lines_of(found)
            self.note(finding)
            with suppress(LeftSimulation):
                self._loop.close()
        finally:
            LOGGER.removeHandler(complaints)
            LOGGER.propagate = was_propagating
            self._disk.close()
        commands = sum(ledger.commands for ledger in self._ledgers)
        entries = sum(history.length for history in self._histories)
        matches = sum(len(history.records()) for history in self._histories)
        return Report(
            self._plan, finding, self.trace, self._server_seconds, commands, entries, matches, self._faults
        )

    def note(self, text: str) -> None:
        self.trace.append(f"{self._loop.time():8.2f}  {text}")

    async def _run(self) -> None:
        self._disk = Disk(self._chance("disk"), lambda: self._wall(-1) // 1_000_000)
        self._network = Network() if self._plan.processes > 1 else None
        for number in range(self._plan.processes):
            await self._start(number)
        for number, table in enumerate(self._plan.tables):
            await self._open(number, table)
        playing = [self._loop.create_task(player.run(self._connect)) for player in self._players]
        steps = self._loop.create_task(self._play())
        done, _ = await asyncio.wait({steps, *playing}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def _play(self) -> None:
        for fault in self._plan.faults:
            await asyncio.sleep(fault.at - self._loop.time())
            self._check_tasks()
            self.note(f"*** {fault}")
            self._faults[fault.kind] += 1
            self._apply(fault)
        await asyncio.sleep(max(0.0, self._plan.seconds - self._loop.time()))
        await self._mend()
        await self._check_going_on()
        await self._check_in_the_end()

    def _wall(self, number: int) -> int:
        return int((BEGINNING + self._loop.time()) * SECOND) + self._offsets[number]

    async def _start(self, number: int) -> None:
        """Starts a process, and tries again if the database is away."""
        while number not in self._processes:
            self._starts += 1
            name = f"process {number}, start {self._starts}"
            process = Process(
                name,
                self._disk,
                self._chance(name),
                lambda: self._wall(number),
                self._network,
                self._plan.pace,
            )
            try:
                await process.starting
            except (OSError, StoreLost):
                process.kill()
                await asyncio.sleep(1)
            else:
                self._processes[number] = process

    async def _open(self, number: int, table: TablePlan) -> None:
        process = self._processes[0]
        people = [Person(f"person-{number}-{seat}", f"P{number}{seat}") for seat in range(table.people)]
        for person in people:
            await process.begin(process.introduce(person, f"token-of-{person.id}"))
        table_id = await process.begin(process.open_table(table.settings, people[0]))
        history = TableHistory(self._disk, table_id)
        is_exact = table.settings.clock.kind != "strict" and table.settings.game != "schnippschnapp"
        ledger = Ledger(history, is_exact=is_exact)
        history.extend()
        self._histories.append(history)
        self._ledgers.append(ledger)
        for seat, person in enumerate(people):
            chance = self._chance(person.id)
            player = Player(person, seat, history, ledger, chance, self._plan.think, self.note)
            player.is_host = seat == 0
            player.bots = list(range(table.people, table.settings.players))
            self._players.append(player)

    def _connect(self, player: Player) -> Link | None:
        """Connects a player to a process that can be reached."""
        chance = self._chance(f"{player.person.id} {self._loop.time()}")
        number = chance.randrange(self._plan.processes)
        process = self._processes.get(number)
        if process is None or (player.person.id, number) in self._blocked:
            return None
        link = Link(chance, player.person.id, number)
        process.accept(link, player.table_id, player.token)
        return link

    def _apply(self, fault: Fault) -> None:
        """Lets a fault happen, and end after its time."""
        process = self._processes.get(fault.target)
        player = self._players[fault.target] if fault.kind in AT_PLAYER else None
        match fault.kind:
            case "death":
                self._die(fault.target, fault.seconds)
            case "restart":
                if process is not None and fault.target not in self._keeping_up:
                    task = self._loop.create_task(self._restart(fault.target, process))
                    self._keep(fault.target, task)
            case "process stands still" if process is not None:
                process.stand_still(fault.seconds)
            case "power cut":
                self._cut_power(fault.seconds)
            case "cut off from the database" if process is not None:
                process.session.cut()
                self._loop.call_later(fault.seconds, process.session.mend)
            case "links break" if process is not None and process.carrier is not None:
                process.carrier.break_links()
            case "cut off from other processes" if process is not None and process.carrier is not None:
                process.carrier.part(fault.seconds)
            case "clock of a process":
                self._offsets[fault.target] += int(fault.amount * SECOND)
            case "clock of the database":
                self._offsets[-1] += int(fault.amount * SECOND)
            case "slow disk":
                self._for_a_while("slowness", SLOWNESS, 1.0, fault.seconds)
            case "disk full":
                self._for_a_while("is_full", True, False, fault.seconds)
            case "disk errors":
                self._for_a_while("error_rate", RATE, 0.0, fault.seconds)
            case "lost requests":
                self._for_a_while("losses", RATE, 0.0, fault.seconds)
            case "player leaves" if player is not None:
                player.leave(fault.seconds)
            case "connection breaks" if player is not None and player.link is not None:
                player.link.break_off()
            case "player does not read" if player is not None and player.link is not None:
                player.link.pause_reading(fault.seconds)
            case "partition" if player is not None:
                self._part(player, fault.seconds)

    def _for_a_while(self, name: str, during: Any, usually: Any, seconds: float) -> None:
        setattr(self._disk, name, during)
        self._loop.call_later(seconds, setattr, self._disk, name, usually)

    def _part(self, player: Player, seconds: float) -> None:
        """A player cannot reach some processes."""
        for number in range(self._plan.processes):
            pair = player.person.id, number
            if self._chance(f"{pair} {self._loop.time()}").random() < 0.7:
                self._blocked.add(pair)
                self._loop.call_later(seconds, self._blocked.discard, pair)
                if player.link is not None and player.link.process == number:
                    player.link.break_off()

    def _die(self, number: int, seconds: float) -> None:
        process = self._processes.pop(number, None)
        if process is not None:
            self._dead.add(process.name)
            self._server_seconds += process.kill()
            self._keep(number, self._loop.create_task(self._come_up(number, seconds)))

    def _keep(self, number: int, task: asyncio.Task[None]) -> None:
        self._keeping_up[number] = task
        task.add_done_callback(lambda _: self._keeping_up.pop(number, None))

    async def _come_up(self, number: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._start(number)

    async def _restart(self, number: int, process: Process) -> None:
        """Ends a process in an orderly way, and starts another."""
        del self._processes[number]
        with suppress(TimeoutError):
            async with asyncio.timeout(30):
                await process.begin(process.stop())
        self._dead.add(process.name)
        self._server_seconds += process.kill()
        await self._start(number)

    def _cut_power(self, seconds: float) -> None:
        """What is not synced is lost. With it goes the process on the same machine, or every connection."""
        self._disk.cut_power()
        for number, process in list(self._processes.items()):
            if self._network is None:
                self._die(number, seconds)
            else:
                process.session.cut()
                self._loop.call_later(seconds, process.session.mend)
        for history in self._histories:
            history.verify()

    async def _mend(self) -> None:
        """No more faults; those that last are over."""
        self.note("*** no more faults")
        for name, usually in {
            "slowness": 1.0,
            "is_full": False,
            "error_rate": 0.0,
            "losses": 0.0,
        }.items():
            setattr(self._disk, name, usually)
        self._blocked.clear()
        for process in self._processes.values():
            process.go_on()
        if self._network is not None:
            self._network.mend()
        for process in self._processes.values():
            process.session.mend()
        while self._keeping_up:
            await asyncio.wait(set(self._keeping_up.values()))
        for process in self._processes.values():
            process.session.mend()
        for player in self._players:
            player.away_until, player.think = 0.0, max(player.think, CALM_THINK_SECONDS)
            player.side_shows = 0.0  # they would wake up a table that has gone to sleep

    async def _check_going_on(self) -> None:
        """Every table goes on, again and again."""
        began = self._loop.time()
        known = {history.table_id: (history.length, began) for history in self._histories}
        while self._loop.time() < began + CALM_SECONDS:
            await asyncio.sleep(5)
            self._check_tasks()
            for history in self._histories:
                history.extend()
                length, since = known[history.table_id]
                if history.length > length:
                    known[history.table_id] = history.length, self._loop.time()
                elif self._loop.time() - since > NO_MOVE_SECONDS:
                    raise Finding(f"nothing happens at the table {history.table_id} any more")

    async def _check_in_the_end(self) -> None:
        for player in self._players:
            player.is_quiet = True
        await self._check_clients()
        for process in self._processes.values():
            for history in self._histories:
                history.extend()
                await self._check_process(process, history)
        for history, ledger in zip(self._histories, self._ledgers, strict=True):
            history.verify()
            history.check_records()
            ledger.check()
        self._check_tasks()
        for process in self._processes.values():
            self._server_seconds += self._loop.time() - process.started_at

    async def _check_clients(self) -> None:
        """Every client sees the table as it is, as soon as nothing happens for a moment."""
        behind = self._players
        for _ in range(int(CATCH_UP_SECONDS * 10)):
            await asyncio.sleep(0.1)
            behind = [player for player in behind if not player.is_up_to_date()]
            if not behind:
                return
        raise Finding(f"{behind[0].person.name} does not see the table {behind[0].table_id} as it is")

    async def _check_process(self, process: Process, history: TableHistory) -> None:
        """A process that opens the table folds the same one, once its own writes are answered."""
        least = history.length
        for _ in range(int(CATCH_UP_SECONDS)):
            seen: Table | None = await process.begin(process.look(history.table_id))
            history.extend()
            if seen is None:
                return
            if seen != history.steps[seen.length - 1].table:
                raise Finding(f"{process.name} knows another table {history.table_id} than the log")
            if seen.length >= least:
                return
            await asyncio.sleep(1)
        raise Finding(f"{process.name} does not read the whole log of {history.table_id}")

    def _check_tasks(self) -> None:
        """No task of a live process has failed."""
        for owner, context in self._loop.errors:
            if owner not in self._dead:
                error = context.get("exception")
                raise Finding(f"{owner}: {context['message']}: {'' if error is None else _lines_of(error)}")


def _lines_of(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def run(plan: Plan) -> Report:
    """Runs a plan. Garbage is collected afterwards, because its time would not follow from the seed."""
    gc.disable()
    try:
        return Simulation(plan).run()
    finally:
        gc.enable()
        gc.collect()
