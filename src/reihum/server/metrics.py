"""Metrics of a server, for Prometheus: docs/monitoring.md."""

import os
import re
import resource
import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Literal

from reihum.table.commands import Act, AnyCommand

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the buckets, in seconds."""
PROCESS = Path("/proc/self")
SAMPLE = re.compile(r"(\w+)(?:\{(.*)\})? (\S+)")
"""Name, labels and value."""


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

    def lines(self, name: str, about: str) -> Iterator[str]:
        yield from _head("histogram", name, about)
        for bound, count in zip((*BOUNDS, "+Inf"), accumulate(self._counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {sum(self._counts)}"


Kind = Literal["counter", "gauge"]


def single(kind: Kind, name: str, about: str, value: float) -> Iterator[str]:
    yield from _head(kind, name, about)
    yield f"{name} {value}"


def labelled(kind: Kind, name: str, about: str, labels: str, values: Mapping[str, float]) -> Iterator[str]:
    """A metric with labels. The names of the labels, and the values of each key, are separated by spaces."""
    yield from _head(kind, name, about)
    for key, value in values.items():
        pairs = [f'{label}="{said}"' for label, said in zip(labels.split(), key.split(), strict=True)]
        yield f"{name}{{{','.join(pairs)}}} {value}"


def _head(kind: str, name: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def merged(pages: Mapping[int, str]) -> str:
    """The metrics of several processes as one page. Each number gets the place of its process as a label."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for place, page in pages.items():
        for line in page.splitlines():
            if line.startswith("#"):
                _, kind, name, *_ = line.split()
                if kind == "HELP":
                    about = heads.setdefault(name, [])
                    rows = samples.setdefault(name, [])
                if len(about) < 2:
                    about.append(line)
            elif match := SAMPLE.fullmatch(line):
                label, labels, value = match.groups()
                pairs = ",".join(filter(None, (f'process="{place}"', labels)))
                rows.append(f"{label}{{{pairs}}} {value}")
    return "".join(f"{line}\n" for name, head in heads.items() for line in (*head, *samples[name]))


def process(started: float) -> Iterator[str]:
    """The metrics that all programs have, under the names that Prometheus recommends."""
    yield from single("gauge", "process_start_time_seconds", "When the process started.", started)
    cpu = "Processor time of the process, without its bots."
    yield from single("counter", "process_cpu_seconds_total", cpu, time.process_time())
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield from single("gauge", "process_max_fds", "Limit of open files.", most)
    if PROCESS.exists():
        pages = int((PROCESS / "statm").read_text().split()[1])
        memory = pages * resource.getpagesize()
        about = "Memory of the process, without its bots."
        yield from single("gauge", "process_resident_memory_bytes", about, memory)
        files = len(os.listdir(PROCESS / "fd"))
        yield from single("gauge", "process_open_fds", "Open files, connections among them.", files)


class Meters:
    """The times that people wait for this process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.requests = Histogram()
        self.commands = Histogram()
        """Until they are durable or refused."""
        self.moves = Histogram()
        """Until they are durable."""

    @contextmanager
    def timing(self, command: AnyCommand) -> Iterator[None]:
        began = time.monotonic()
        is_accepted = False
        try:
            yield
            is_accepted = True
        finally:
            seconds = time.monotonic() - began
            self.commands.observe(seconds)
            if is_accepted and isinstance(command, Act):
                self.moves.observe(seconds)
