"""Long work: on the event loop in slices, with room for other work in between, or beside it."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

SLICE_SECONDS = 0.002


class Run(Protocol):
    """Does long work beside the event loop: a server has threads for it."""

    async def __call__(self, work: Callable[[], Result], /) -> Result: ...


async def run_here(work: Callable[[], Result]) -> Result:
    """Does the work at once, where there are no threads. Nothing else happens meanwhile."""
    return work()


class Slices:
    """Long pieces of work take turns, one slice at a time."""

    def __init__(self, seconds: Callable[[], float] = perf_counter) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def each(self, items: Iterable[Item], work: Callable[[Item], None]) -> None:
        """Does the work for each item."""
        rest = iter(items)
        is_over = False
        while not is_over:
            async with self._turn:
                is_over = self._work_on(rest, work)
                if not is_over:
                    await asyncio.sleep(0)

    def _work_on(self, items: Iterator[Item], work: Callable[[Item], None]) -> bool:
        """Whether all of it is done."""
        end = self._seconds() + SLICE_SECONDS
        for item in items:
            work(item)
            if self._seconds() > end:
                return False
        return True
