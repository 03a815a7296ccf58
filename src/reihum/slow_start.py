"""Says that something takes a while, which the first time is probably the compiling of a game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

SLOW_SECONDS = 2.0
"""A start that takes longer than this is probably compiling."""


@contextmanager
def if_slow(tell: Callable[[], None]) -> Iterator[Callable[[], None]]:
    """Calls ``tell`` if nothing is done for a while. Yields a function to call once something is."""
    timer = Timer(SLOW_SECONDS, tell)
    timer.daemon = True
    timer.start()
    try:
        yield timer.cancel
    finally:
        timer.cancel()
