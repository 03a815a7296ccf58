"""A fair queue: all askers take turns, so that a flood of tasks delays only its sender."""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from reihum.live.bot_service import Asker

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
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class FairQueue:
    """The waiting tasks. Moves come before hints. Then comes the address that waits longest since its last
    turn, there the person that does, and the oldest of their tasks."""

    def __init__(self) -> None:
        self._waiting: list[Task] = []
        self._last: dict[str, int] = {}
        """The last turn of each address and person, the oldest first."""
        self._turn = 0

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
                raise Crowded
        self._waiting.append(task)

    def remove(self, task: Task) -> bool:
        """Whether the task was still waiting."""
        if task not in self._waiting:
            return False
        self._waiting.remove(task)
        return True

    def next(self, place: int) -> Task | None:
        """The next task of this process."""
        fitting = [task for task in self._waiting if task.place in (None, place)]
        if not fitting:
            return None
        task = min(fitting, key=self._rank)
        self._waiting.remove(task)
        self._turn += 1
        for name in task.asker or ():
            self._last.pop(name, None)
            self._last[name] = self._turn
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
        return task

    def _rank(self, task: Task) -> tuple[int, ...]:
        return task.kind, *(self._last.get(name, 0) for name in task.asker or ("", ""))
