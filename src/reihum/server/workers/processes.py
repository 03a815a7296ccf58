"""Processes for bots, so that the server never waits for a bot that does not answer."""

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen
from typing import Any

from reihum.live.bot_service import Asker
from reihum.server.workers.queue import Crowded, FairQueue, Kind, Task
from reihum.server.workers.tasks import rehearse

LOGGER = logging.getLogger("reihum")

PATIENCE_SECONDS = 30.0
"""After this time a process counts as hung."""
PREPARATION_SECONDS = 120.0
"""Compiling the kernel takes twenty seconds of a core, which processes may share."""


class NoAnswer(Exception):
    """There was no answer in time, the process failed, or too many tasks wait."""


class BotProcesses:
    """Some processes, each with one task at a time. A process that hangs or dies is replaced."""

    def __init__(self, number: int, patience: float = PATIENCE_SECONDS) -> None:
        self._patience = patience
        self.queue = FairQueue()
        self.failures = {"error": 0, "hung": 0, "died": 0}
        """Tasks that failed, and processes that were replaced."""
        self._processes = [_BotProcess() for _ in range(number)]
        self._free = set(range(number))
        self._late: set[int] = set()
        """The processes that were too slow for a task and still work on it."""
        self._new: set[int] = set()
        """The processes that have replaced another one and are not ready yet."""
        self._rehearsed: list[tuple[str, str]] = []
        self._order = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def is_up(self) -> bool:
        """Whether any process can answer."""
        return len(self._late | self._new) < len(self._processes)

    async def ask(
        self,
        seconds: float,
        think: Callable[..., Any],
        *details: Any,
        asker: Asker | None = None,
        kind: Kind = Kind.MOVE,
    ) -> Any:
        """The result of a task within some seconds; raises ``NoAnswer``."""
        if len(self._late) == len(self._processes):
            raise NoAnswer
        return await self._wait_for(Task(asker, kind, think, details), seconds)

    async def _wait_for(self, task: Task, seconds: float) -> Any:
        try:
            self.queue.add(task)
        except Crowded:
            raise NoAnswer from None
        self._hand_out()
        try:
            async with asyncio.timeout(seconds):
                return await task.answer
        except TimeoutError:
            if not self.queue.remove(task) and task.place is not None:
                self._late.add(task.place)
            raise NoAnswer from None
        except asyncio.CancelledError:
            self.queue.remove(task)
            raise

    async def prepare(self, bot: str, game: str) -> None:
        """Lets all processes load what a bot needs for a game; raises ``NoAnswer``."""
        async with self._order:
            if self._rehearsed:  # they may be in use already
                await self._compile(bot, game)
            for place in range(len(self._processes)):
                task = Task(None, Kind.MOVE, rehearse, (bot, game), place)
                task.patience = PREPARATION_SECONDS
                await self._wait_for(task, PREPARATION_SECONDS)
            self._rehearsed.append((bot, game))

    async def _compile(self, bot: str, game: str) -> None:
        """Compiles in another process, so that the others only have to load it."""
        helper = _BotProcess()
        try:
            async with asyncio.timeout(PREPARATION_SECONDS):
                await helper.think(rehearse, (bot, game))
        except (TimeoutError, _Failed, _Gone):
            raise NoAnswer from None
        finally:
            helper.end()

    def _hand_out(self) -> None:
        """Gives waiting tasks to free processes."""
        for place in sorted(self._free):
            task = self.queue.next(place)
            if task is not None:
                self._free.discard(place)
                task.place = place
                self._start(self._think(place, task))

    def _start(self, task: Coroutine[Any, Any, None]) -> None:
        running = asyncio.create_task(task)
        self._tasks.add(running)
        running.add_done_callback(self._tasks.discard)

    async def _think(self, place: int, task: Task) -> None:
        """Does the task, and replaces a process that hangs or died."""
        process = self._processes[place]
        try:
            await process.has_started()
            async with asyncio.timeout(task.patience or self._patience):
                answer = await process.think(task.think, task.details)
            if not task.answer.done():
                task.answer.set_result(answer)
        except _Failed as failed:
            self.failures["error"] += 1
            LOGGER.warning("a bot failed", extra={"traceback": str(failed)})
            _give_up(task)
        except (TimeoutError, _Gone) as error:
            self.failures["died" if isinstance(error, _Gone) else "hung"] += 1
            _give_up(task)
            await self._replace(place)
        self._late.discard(place)
        self._free.add(place)
        self._hand_out()

    async def _replace(self, place: int) -> None:
        self._processes[place].end()
        if self._is_closed:
            return
        self._new.add(place)
        self._late.discard(place)
        self._processes[place] = _BotProcess()
        with suppress(TimeoutError, _Failed, _Gone):  # the next task will fail if it does not work
            async with asyncio.timeout(PREPARATION_SECONDS):
                for bot, game in self._rehearsed:
                    await self._processes[place].think(rehearse, (bot, game))
        self._new.discard(place)

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for process in self._processes:
            process.end()


def _give_up(task: Task) -> None:
    if not task.answer.done():
        task.answer.set_exception(NoAnswer())


class _Failed(Exception):
    """A task failed; the message is the text of the error."""


class _Gone(Exception):
    """The process has ended, or could not be started."""


class _BotProcess:
    """A worker process, and a thread that waits for its answers. It starts with its first task."""

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(1)
        self._started: Future[Any] | None = None

    def _start(self) -> Future[Any]:
        command = [sys.executable, "-P", "-m", "reihum.server.workers.worker"]
        paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, env={**os.environ, **paths})
        except OSError as error:
            LOGGER.warning("a process for bots could not be started", extra={"problem": str(error)})
            failed: Future[Any] = Future()
            failed.set_exception(_Gone())
            return failed
        return self._thread.submit(self._read)

    async def has_started(self) -> None:
        """Raises ``_Gone``."""
        if self._started is None:
            self._started = self._start()
        await asyncio.wrap_future(self._started)

    async def think(self, task: Callable[..., Any], details: tuple[Any, ...]) -> Any:
        """Raises ``_Failed`` and ``_Gone``."""
        await self.has_started()
        has_worked, answer = await asyncio.wrap_future(self._thread.submit(self._exchange, task, details))
        if not has_worked:
            raise _Failed(answer)
        return answer

    def _exchange(self, task: Callable[..., Any], details: tuple[Any, ...]) -> Any:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            pickle.dump(pickle.dumps((task, details)), self._process.stdin)
            self._process.stdin.flush()
        except OSError:
            raise _Gone from None
        return self._read()

    def _read(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            return pickle.load(self._process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):
            raise _Gone from None

    def end(self) -> None:
        """Ends the process at once."""
        if self._process is not None:
            self._process.kill()
            self._thread.submit(self._wait_for_end, self._process)
        self._thread.shutdown(wait=False)

    def _wait_for_end(self, process: Popen[bytes]) -> None:
        with suppress(OSError), process:
            pass
