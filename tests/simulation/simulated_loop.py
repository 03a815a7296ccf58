"""An event loop whose time is simulated, so that a run with the same seed is the same run.

Time jumps to the next timer whenever nothing is ready. Callbacks that are ready keep the order in which they
became so, as asyncio promises. The seed decides what asyncio leaves open: which of the timers of the same
moment comes first, and how long work in a thread takes. There are no threads: such work is done at once, and
its result comes later. Anything that would wait for the real world is an error.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from asyncio.events import _get_running_loop, _set_running_loop
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from functools import cache
from heapq import heappop, heappush
from random import Random
from typing import Any, SupportsIndex, TypeVar, TypeVarTuple

Result = TypeVar("Result")
Ts = TypeVarTuple("Ts")

MOST_THREAD_SECONDS = 0.01
"""How long work in a thread may seem to take."""
MOST_IN_A_MOMENT = 200_000
"""Callbacks at the same moment. With more, something turns in circles and never waits."""
MOST_ROUNDS = 1000
"""How often tasks are cancelled until they end: a task can miss it while something else happens."""
FORBIDDEN = frozenset({"socket.connect", "socket.bind", "subprocess.Popen"})
"""Events of ``sys.audit`` that mean that the code under test leaves the simulation."""

OWNER: ContextVar[str] = ContextVar("owner", default="")
"""The name of the simulated process to which the running code belongs."""


class LeftSimulation(RuntimeError):
    """Code in the simulation waits for the real world."""


class _Handle(asyncio.Handle):
    _context: Context

    def run(self) -> None:
        self._run()

    @property
    def owner(self) -> str:
        return self._context.get(OWNER, "")


class _Timer(_Handle, asyncio.TimerHandle):
    pass


class SimulatedLoop(asyncio.AbstractEventLoop):
    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._time = 0.0
        self._ready: deque[_Handle] = deque()
        self._timers: list[tuple[float, float, int, _Timer]] = []
        self._numbers = 0
        self._is_stopping = False
        self._is_closed = False
        self._tasks: dict[asyncio.Task[Any], str] = {}
        self._stopped: dict[str, list[_Handle]] = {}
        """What waits in simulated processes that are stopped."""
        self.errors: list[tuple[str, dict[str, Any]]] = []
        """What nobody has dealt with, and in which simulated process."""

    def time(self) -> float:
        return self._time

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = _Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._time + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = _Timer(when, callback, args, self, context)
        self._numbers += 1
        heappush(self._timers, (when, self._chance.random(), self._numbers, timer))
        return timer

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, Result] | Coroutine[Any, Any, Result],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> asyncio.Task[Result]:
        """A task has the name of its owner, by which its errors are known."""
        owner = OWNER.get() if context is None else context.get(OWNER, "")
        task = asyncio.Task(coro, loop=self, name=owner, context=context)
        self._tasks[task] = owner
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        del self._tasks[task]

    def tasks_of(self, owner: str) -> list[asyncio.Task[Any]]:
        """The tasks that a simulated process has begun and not ended."""
        return [task for task, name in self._tasks.items() if name == owner]

    def stop_owner(self, owner: str) -> None:
        """Nothing runs in a simulated process until it continues, as after SIGSTOP."""
        self._stopped.setdefault(owner, [])

    def continue_owner(self, owner: str) -> None:
        self._ready.extend(self._stopped.pop(owner, ()))

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], Result], *args: *Ts
    ) -> asyncio.Future[Result]:
        """Does the work at once. What comes of it is known later."""
        answer: asyncio.Future[Result] = self.create_future()
        settle: Callable[[], None]
        try:
            result = func(*args)
        except Exception as error:
            settle = _unless_done(answer, answer.set_exception, error)
        else:
            settle = _unless_done(answer, answer.set_result, result)
        self.call_later(self._chance.uniform(0, MOST_THREAD_SECONDS), settle)
        return answer

    def run_until_complete(self, future: Any) -> Any:
        task = future if asyncio.isfuture(future) else self.create_task(future)
        task.add_done_callback(lambda _: self.stop())
        with self._running():
            while not self._is_stopping:
                self._run_ready()
                if not self._is_stopping and not self._go_on():
                    raise LeftSimulation("everything waits, and nothing in the simulation will ever end that")
        self._is_stopping = False
        return task.result()

    @contextmanager
    def _running(self) -> Iterator[None]:
        _watch_for_the_real_world()
        _set_running_loop(self)
        try:
            yield
        finally:
            _set_running_loop(None)

    def _run_ready(self) -> None:
        for _ in range(MOST_IN_A_MOMENT):
            if not self._ready or self._is_stopping:
                break
            handle = self._ready.popleft()
            if handle.cancelled():
                continue
            if self._stopped and handle.owner in self._stopped:
                self._stopped[handle.owner].append(handle)
            else:
                handle.run()
        else:
            raise LeftSimulation(f"much happens at {self._time} and time does not go on: {self._ready[0]}")

    def _go_on(self) -> bool:
        """Goes to the time of the next timer. Returns whether there is one."""
        while self._timers and self._timers[0][3].cancelled():
            heappop(self._timers)
        if not self._timers:
            return False
        self._time = max(self._time, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._time:
            timer = heappop(self._timers)[3]
            if not timer.cancelled():
                self._ready.append(timer)
        return True

    def stop(self) -> None:
        self._is_stopping = True

    def is_running(self) -> bool:
        return _get_running_loop() is self

    def is_closed(self) -> bool:
        return self._is_closed

    def close(self) -> None:
        """Ends all tasks that are left. They have a while to do so."""
        for owner in list(self._stopped):
            self.continue_owner(owner)
        with self._running():
            for _ in range(MOST_ROUNDS):
                for task in list(self._tasks):
                    task.cancel()
                self._is_stopping = False
                self._run_ready()
                if not self._tasks:
                    break
                self._go_on()
        left = [str(task) for task in self._tasks]
        self._is_closed = True
        self._ready.clear()
        self._timers.clear()
        if left:
            raise LeftSimulation(f"tasks that do not end: {left}")

    async def shutdown_asyncgens(self) -> None:
        """All of them belong to tasks, which ``close`` ends."""

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """There is none."""

    def get_debug(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left out when its time comes."""

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        failed = context.get("task", context.get("future"))
        owner = failed.get_name() if isinstance(failed, asyncio.Task) else OWNER.get()
        self.errors.append((owner, context))

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.default_exception_handler(context)


def new_loop(chance: Random) -> SimulatedLoop:
    return SimulatedLoop(chance)  # type: ignore[abstract]  # what it does not have is an error, as it should be


def _unless_done(
    answer: asyncio.Future[Any], settle: Callable[[Any], None], value: Any
) -> Callable[[], None]:
    return lambda: None if answer.done() else settle(value)


def owned_by(owner: str) -> Context:
    """A context in which everything that is begun belongs to a simulated process."""
    context = copy_context()
    context.run(OWNER.set, owner)
    return context


def _is_simulated() -> bool:
    """Other threads of a test run are not."""
    return isinstance(_get_running_loop(), SimulatedLoop)


def _audit(event: str, _arguments: Any) -> None:
    if event in FORBIDDEN and _is_simulated():
        raise LeftSimulation(f"{event} in the simulation")


REAL_SLEEP, REAL_START = time.sleep, threading.Thread.start


def _sleep(seconds: float | SupportsIndex) -> None:
    if _is_simulated():
        raise LeftSimulation(f"time.sleep({seconds}) in the simulation")
    REAL_SLEEP(seconds)


def _start(thread: threading.Thread) -> None:
    if _is_simulated():
        raise LeftSimulation("a thread in the simulation")
    REAL_START(thread)


@cache
def _watch_for_the_real_world() -> None:
    """For good. Sleeping and threads have no audit events in Python 3.11."""
    sys.addaudithook(_audit)
    time.sleep = _sleep
    threading.Thread.start = _start  # type: ignore[method-assign, assignment]
