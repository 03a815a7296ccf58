"""A fair queue: all askers take turns, so that a flood of tasks delays only its sender."""

import asyncio
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from time import monotonic
from typing import Any

from reihum.live.bot_service import Asker
from reihum.server.metrics import Histogram

MOST_OF_PERSON = 4
MOST_OF_ADDRESS = 16
MOST_IN_ALL = 64
"""The most tasks of one kind that may wait."""
MOST_REMEMBERED = 10_000


class Kind(IntEnum):
    """The kinds of tasks, the most urgent first."""

    MOVE = 0
    HINT = 1


class Crowded(Exception):
    """Too many tasks are waiting, of this asker or in all."""


class Task:
    def __init__(
        self,
        asker: Asker | None,
        kind: Kind,
        think: Callable[..., Any],
        details: tuple[Any, ...],
        place: int | None = None,
    ) -> None:
        self.asker = asker
        """``None``: the server itself, which is not limited."""
        self.kind = kind
        self.think = think
        self.details = details
        self.place = place
        """The number of the process for it; ``None``: any process."""
        self.patience: float | None = None
        """The seconds after which its process counts as hung, if not the usual ones."""
        self.added = 0.0
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class FairQueue:
    """The waiting tasks. Moves come before hints. Then comes the address that waits longest since its last
    turn, there the person that does, and the oldest of their tasks."""

    def __init__(self) -> None:
        self._waiting: list[Task] = []
        self._last: dict[str, int] = {}
        """The last turn of each address and person, the oldest first."""
        self._turn = 0
        self._refused = dict.fromkeys(Kind, 0)
        self.seconds = Histogram()
        """How long tasks waited, until they began or were given up."""

    def waiting(self) -> dict[str, int]:
        """The number of tasks of each kind, without those of the server itself."""
        found = Counter(task.kind for task in self._waiting if task.asker is not None)
        return {kind.name.lower(): found[kind] for kind in Kind}

    def refused(self) -> dict[str, int]:
        """How many tasks of each kind found no place."""
        return {kind.name.lower(): number for kind, number in self._refused.items()}

    def add(self, task: Task) -> None:
        """Raises ``Crowded``."""
        asker = task.asker
        if asker is not None:
            others = [each.asker for each in self._waiting if each.asker and each.kind is task.kind]
            if (
                len(others) >= MOST_IN_ALL
                or sum(other.address == asker.address for other in others) >= MOST_OF_ADDRESS
                or sum(other.person == asker.person for other in others) >= MOST_OF_PERSON
            ):
                self._refused[task.kind] += 1
                raise Crowded
        task.added = monotonic()
        self._waiting.append(task)

    def remove(self, task: Task) -> bool:
        """Whether the task was still waiting."""
        if task not in self._waiting:
            return False
        self._take_out(task)
        return True

    def next(self, place: int) -> Task | None:
        """The next task of this process."""
        fitting = [task for task in self._waiting if task.place in (None, place)]
        if not fitting:
            return None
        task = min(fitting, key=self._rank)
        self._take_out(task)
        self._turn += 1
        for name in task.asker or ():
            self._last.pop(name, None)
            self._last[name] = self._turn
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
        return task

    def _take_out(self, task: Task) -> None:
        self._waiting.remove(task)
        if task.asker is not None:
            self.seconds.observe(monotonic() - task.added)

    def _rank(self, task: Task) -> tuple[int, ...]:
        return task.kind, *(self._last.get(name, 0) for name in task.asker or ("", ""))
