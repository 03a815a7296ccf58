"""The result of a simulation as a table, and its progress."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table

from reihum.kernel_cache import if_compiling
from reihum.lab.simulation.simulate import Interval, Result, ignore
from reihum.slow_start import if_slow
from reihum.texts import Texts


def report(result: Result, texts: Texts) -> Group:
    """The win shares, the lengths of rounds and their endings."""
    title = texts(f"game-{result.game}")
    length = result.length
    return Group(
        texts("simulated", game=title, rounds=result.rounds, players=result.players, seed=str(result.seed)),
        "",
        _seats(result, texts),
        "",
        texts("simulated-length", mean=length.mean, least=length.least, most=length.most),
        texts("simulated-machine", machine=result.machine),
        *(
            texts("simulated-reason", count=count, reason=texts(f"outcome-{reason}"))
            for reason, count in result.reasons.items()
            if count
        ),
    )


def _seats(result: Result, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "wins", "interval", "points", "interval", "place"):
        table.add_column(texts(f"column-{column}"), justify="left" if column == "bot" else "right")
    for number, seat in enumerate(result.seats):
        table.add_row(
            str(number),
            seat.bot,
            texts("number-share", share=seat.win_share),
            _interval(seat.win_share_interval, "share", texts),
            texts("number-mean", mean=seat.mean_points),
            _interval(seat.mean_points_interval, "mean", texts),
            texts("number-mean", mean=seat.mean_place),
        )
    return table


def _interval(found: Interval, kind: str, texts: Texts) -> str:
    if found is None:
        return ""
    low, high = (texts(f"number-{kind}", **{kind: end}) for end in found)
    return texts("arena-interval", low=low, high=high)


def print_result(result: Any, report: RenderableType, *, json: bool) -> None:
    """Prints a result as JSON, or its report."""
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console(highlight=False).print(report)


@contextmanager
def progress(total: int, texts: Texts, doing: str = "simulating") -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, if that is a terminal. Yields a function that advances it.

    Until something is done, it says that compiling may take a while. Where there is no terminal, that is one
    line, and only if something is compiled.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        with if_compiling(lambda: print(texts("compiling"), file=sys.stderr, flush=True)):
            yield ignore
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(texts(doing), total=total)
        with if_slow(lambda: bar.update(task, description=texts("compiling"))) as hurry:

            def advance(done: int) -> None:
                hurry()
                bar.update(task, advance=done, description=texts(doing))

            yield advance
