"""What the benches share: their flags, turns, servers, and the way figures are printed."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from server_process import Server

SideT = TypeVar("SideT")
FigureT = TypeVar("FigureT")


def flags(about: str | None, **defaults: Any) -> ArgumentParser:
    """A parser with a flag for each default: a switch, a value, or a list of values."""
    parser = ArgumentParser(description=about, formatter_class=RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        if default is False:
            parser.add_argument(f"--{name}", action="store_true")
        elif isinstance(default, tuple):
            parser.add_argument(f"--{name}", nargs="+", type=type(default[0]), default=default)
        else:
            parser.add_argument(f"--{name}", type=type(default), default=default)
    return parser


def by_turns(
    sides: Mapping[str, SideT], turns: int, measure: Callable[[SideT, int], FigureT]
) -> dict[str, list[FigureT]]:
    """The figures of each side. They take turns, so that all see the same machine."""
    figures: dict[str, list[FigureT]] = {name: [] for name in sides}
    for turn in range(turns):
        for name, side in sides.items():
            figures[name].append(measure(side, turn))
    return figures


def spread(values: Sequence[float], digits: int = 0) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


@contextmanager
def running_server(*arguments: str) -> Iterator[Server]:
    """``reihum serve`` with a new file as its store."""
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/bench.db", *arguments)
        try:
            yield server
        finally:
            server.kill()


def cpu_seconds(processes: Iterable[int]) -> float:
    """The processor time that these processes have used."""
    fields = (Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in processes)
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process with those that it has started, and theirs."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    children = (int(child) for task in tasks for child in (task / "children").read_text().split())
    return [process, *(each for child in children for each in family(child))]


def proportional_memory(processes: Iterable[int]) -> int:
    """The bytes that these processes have in memory. Of what several processes share, each has its part."""
    lines = (Path(f"/proc/{process}/smaps_rollup").read_text() for process in processes)
    return sum(int(each.partition("\nPss:")[2].split()[0]) for each in lines) * 1024


def memory(processes: Iterable[int]) -> int:
    """The bytes that these processes have in memory."""
    pages = (Path(f"/proc/{process}/statm").read_text().split()[1] for process in processes)
    return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")
