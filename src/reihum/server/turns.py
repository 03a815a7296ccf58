"""Whose question is answered next: everybody's in turn, so that a flood of them delays only who sent it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple

MOST_OF_PERSON = 4
MOST_OF_ADDRESS = 16
MOST_IN_ALL = 64
"""How many questions of one kind may wait."""
MOST_REMEMBERED = 10_000


class Asker(NamedTuple):
    """On whose account somebody thinks."""

    address: str
    """What limits are counted by; the person again if they are not limited by their address."""
    person: str


class Kind(IntEnum):
    """What is waited for; the most urgent first."""

    MOVE = 0
    HINT = 1


class Crowded(Exception):
    """Too many questions are waiting, of this asker or in all."""


class Question:
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
        """Which thinker it is for; ``None`` if any will do."""
        self.patience: float | None = None
        """After so many seconds of thinking its thinker hangs, if that is not as usual."""
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Turns:
    """The questions that wait. Moves come before hints; then comes the address that was answered longest
    ago, there the person that was, and of their questions the oldest."""

    def __init__(self) -> None:
        self._waiting: list[Question] = []
        self._last: dict[str, int] = {}
        """When an address or a person had their last turn, oldest first."""
        self._turn = 0

    def add(self, question: Question) -> None:
        """Raises ``Crowded``."""
        asker = question.asker
        if asker is not None:
            others = [each.asker for each in self._waiting if each.asker and each.kind is question.kind]
            if (
                len(others) >= MOST_IN_ALL
                or sum(other.address == asker.address for other in others) >= MOST_OF_ADDRESS
                or sum(other.person == asker.person for other in others) >= MOST_OF_PERSON
            ):
                raise Crowded
        self._waiting.append(question)

    def remove(self, question: Question) -> bool:
        """Whether it was still waiting."""
        if question not in self._waiting:
            return False
        self._waiting.remove(question)
        return True

    def next(self, place: int) -> Question | None:
        """The question that this thinker should answer now."""
        fitting = [question for question in self._waiting if question.place in (None, place)]
        if not fitting:
            return None
        question = min(fitting, key=self._rank)
        self._waiting.remove(question)
        self._turn += 1
        for name in question.asker or ():
            self._last.pop(name, None)
            self._last[name] = self._turn
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
        return question

    def _rank(self, question: Question) -> tuple[int, ...]:
        return question.kind, *(self._last.get(name, 0) for name in question.asker or ("", ""))
