"""Metrics of a server, for Prometheus."""

import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from typing import Any, Literal

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the buckets, in seconds."""


class Histogram:
    """The distribution of times."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.observe(time.monotonic() - began)

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        for bound, count in zip((*BOUNDS, "+Inf"), accumulate(self._counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {sum(self._counts)}"


def single(kind: Literal["counter", "gauge"], name: str, value: int) -> Iterator[str]:
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"


def counters(name: str, label: str, values: Mapping[Any, int]) -> Iterator[str]:
    """A counter with a label."""
    yield f"# TYPE {name} counter"
    for kind, value in values.items():
        yield f'{name}{{{label}="{kind}"}} {value}'


class Meters:
    """The times that people wait for this process."""

    def __init__(self) -> None:
        self.requests = Histogram()
        self.commands = Histogram()
