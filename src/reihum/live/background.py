"""Long work beside the event loop. A server has threads for it; where there are none it is done at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Run(Protocol):
    async def __call__(self, work: Callable[[], Result], /) -> Result: ...


async def run_here(work: Callable[[], Result]) -> Result:
    """Does the work at once: nothing else happens meanwhile."""
    return work()
