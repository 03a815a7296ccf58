"""Whose task is answered next: everybody's in turn, so that a flood of them delays only who sent it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from reihum.live.bot_service import Asker

MOST_OF_PERSON = 4
MOST_OF_ADDRESS = 16
MOST_IN_ALL = 64
"""How many tasks of one kind may wait."""
MOST_REMEMBERED = 10_000


class Kind(IntEnum):
    """What is waited for; the most urgent first."""

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
        """``None`` for the server itself, which is not limited."""
        self.kind = kind
        self.think = think
        self.details = details
        self.place = place
        """Which process it is for; ``None`` if any will do."""
        self.patience: float | None = None
        """After so many seconds of thinking its process hangs, if that is not as usual."""
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class FairQueue:
    """The tasks that wait. Moves come before hints; then comes the address that was answered longest
    ago, there the person that was, and of their tasks the oldest."""

    def __init__(self) -> None:
        self._waiting: list[Task] = []
        self._last: dict[str, int] = {}
        """When an address or a person had their last turn, oldest first."""
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
        """Whether it was still waiting."""
        if task not in self._waiting:
            return False
        self._waiting.remove(task)
        return True

    def next(self, place: int) -> Task | None:
        """The task that this process should answer now."""
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
