"""The clock of a process."""

import time
from collections.abc import Callable


def steady_clock(
    wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
) -> Callable[[], int]:
    """A clock of milliseconds since 1970. It reads the wall clock only now, because that may be set."""
    began = wall() - monotonic()
    return lambda: (began + monotonic()) // 1_000_000
