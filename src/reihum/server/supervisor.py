"""Starts several processes for the same work, and starts those again that die.

They are forked from a process that does nothing else and has one thread. So a new one has the sockets and
locks of the one before, and is ready in a moment.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from selectors import EVENT_READ, DefaultSelector
from typing import NoReturn, TypeAlias

import msgspec

from reihum.game import BadSetup

LOGGER = logging.getLogger("reihum")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
"""Any of these ends all processes."""
SECONDS_BETWEEN_STARTS = 1.0
LONGEST_PAUSE = 60.0
MOST_FAILURES = 5
READY = b"ready"
MOST_BYTES = 65_536

Work: TypeAlias = Callable[[int, Callable[[], None]], None]
"""What a process does: it gets its place, and what to call in its event loop as soon as it is ready."""


def run_processes(number: int, work: Work, on_ready: Callable[[], None]) -> None:
    """Does the work in so many processes until a signal, and calls ``on_ready`` when all are ready.

    Raises ``BadSetup`` if one cannot start at first, or later again and again while no other one serves.
    """
    _Supervisor(number, work).run(on_ready)


class _Place:
    """For one process at a time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid: int | None = None
        self.news = -1
        """The end of a pipe. The process writes whether it is ready, and closes it when it ends."""
        self.is_ready = False
        self.problem: BadSetup | None = None
        self.failures = 0
        """How many processes in a row could not start."""
        self.started_at = 0.0
        self.starts_at: float | None = None
        """When the next process starts."""


class _Supervisor:
    def __init__(self, number: int, work: Work) -> None:
        self._work = work
        self._places = [_Place(each) for each in range(number)]
        self._selector = DefaultSelector()
        self._is_over = False
        self._was_ready = False
        self._problem: BadSetup | None = None
        self._life, self._own_life = os.pipe()
        """A pipe that only this process could write to, so that the others notice its end."""
        self._signals, self._wakened = socket.socketpair()

    def run(self, on_ready: Callable[[], None]) -> None:
        self._wakened.setblocking(False)
        self._selector.register(self._signals, EVENT_READ, self._on_signal)
        signal.set_wakeup_fd(self._wakened.fileno())
        for number in SIGNALS:
            signal.signal(number, lambda *_: None)
        try:
            first, *others = self._places
            self._start(first)
            self._wait_until(lambda: first.is_ready)  # it may have to change the database
            for place in others:
                self._start(place)
            self._wait_until(lambda: all(place.is_ready for place in self._places))
            if not self._is_over:
                self._was_ready = True
                on_ready()
            self._wait_until(lambda: False)
        finally:
            self._end()
        if self._problem is not None:
            raise self._problem

    def _wait_until(self, holds: Callable[[], bool]) -> None:
        """Or until all is over."""
        while not self._is_over and not holds():
            due = [place.starts_at for place in self._places if place.starts_at is not None]
            self._look(None if not due else max(0.0, min(due) - time.monotonic()))
            for place in self._places:
                if not self._is_over and place.starts_at is not None and place.starts_at <= time.monotonic():
                    self._start(place)

    def _look(self, seconds: float | None) -> None:
        for key, _ in self._selector.select(seconds):
            key.data()

    def _on_signal(self) -> None:
        self._signals.recv(MOST_BYTES)
        self._is_over = True

    def _on_news(self, place: _Place) -> None:
        said = os.read(place.news, MOST_BYTES)
        if said == READY:
            place.is_ready, place.failures = True, 0
        elif said:
            code, details = msgspec.json.decode(said)
            place.problem = BadSetup(code, **details)
        else:
            self._on_end(place)

    def _on_end(self, place: _Place) -> None:
        assert place.pid is not None
        self._selector.unregister(place.news)
        os.close(place.news)
        _, status = os.waitpid(place.pid, 0)
        place.pid = None
        if self._is_over:
            return
        fields = {"number": place.number, "exit_code": os.waitstatus_to_exitcode(status)}
        if place.is_ready:
            place.is_ready = False
            LOGGER.error("a process has died, and is started again", extra=fields)
        else:
            place.failures += 1
            problem = place.problem or BadSetup("process-died", exit_code=fields["exit_code"])
            if self._is_hopeless(place):
                self._problem, self._is_over = problem, True
                return
            LOGGER.error("a process cannot start", extra={**fields, "problem": str(problem)})
        pause = min(LONGEST_PAUSE, SECONDS_BETWEEN_STARTS * 2**place.failures)
        place.starts_at = place.started_at + pause

    def _is_hopeless(self, place: _Place) -> bool:
        """Whether a process that could not start is a reason to end all."""
        if not self._was_ready:
            return place.problem is not None or place.failures >= MOST_FAILURES or not self._is_any_ready
        return place.failures >= MOST_FAILURES and not self._is_any_ready

    @property
    def _is_any_ready(self) -> bool:
        return any(place.is_ready for place in self._places)

    def _start(self, place: _Place) -> None:
        place.starts_at, place.problem = None, None
        place.started_at = time.monotonic()
        place.news, says = os.pipe()
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until the new process has its own handlers
        place.pid = os.fork()
        if place.pid == 0:
            self._be(place, says)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        os.close(says)
        self._selector.register(place.news, EVENT_READ, partial(self._on_news, place))

    def _be(self, place: _Place, says: int) -> NoReturn:
        """The whole life of a new process."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all of them
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            os.close(self._own_life)
            for each in self._places:
                if each.pid is not None:
                    os.close(each.news)
            self._selector.close()
            self._signals.close()
            self._wakened.close()
            self._work(place.number, partial(self._on_child_ready, says))
            code = 0
        except BadSetup as error:
            os.write(says, msgspec.json.encode((error.code, error.details), enc_hook=str))
        except BaseException:
            LOGGER.exception("a process failed")
        finally:
            sys.stdout.flush()
            os._exit(code)

    def _on_child_ready(self, says: int) -> None:
        def end() -> None:
            loop.remove_reader(self._life)
            os.kill(os.getpid(), signal.SIGTERM)

        loop = asyncio.get_running_loop()
        loop.add_reader(self._life, end)
        os.write(says, READY)

    def _end(self) -> None:
        """Tells all processes to end, and waits for them."""
        self._is_over = True
        for place in self._places:
            if place.pid is not None:
                os.kill(place.pid, signal.SIGTERM)
        while any(place.pid is not None for place in self._places):
            self._look(None)
