"""Simulates servers, players and faults: nothing acknowledged may be lost, and every table must go on.

    uv run --group test python tests/simulation/run.py --seed 17
    uv run --group test python tests/simulation/run.py --seeds 0 1000 --jobs 2
    uv run --group test python tests/simulation/run.py --hours 10000 --jobs 2

``--seed`` prints what a seed expands to and what happened, line by line; the same seed is always the same
run. The others print figures, and the plan and the last lines of every seed that finds something.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice

import simulation
from simulation_plan import plan

LAST_LINES = 40
HOUR = 3600
LONG_RUN_MINUTES = 60.0
AT_ONCE = 64


class Outcome:
    """What a seed came to, without its trace unless it has a finding."""

    def __init__(self, seed: int, minutes: float | None) -> None:
        began = time.process_time()
        report = simulation.run(plan(seed, minutes))
        self.seed = seed
        self.core_seconds = time.process_time() - began
        self.figures = Counter(
            {
                "server-seconds": round(report.server_seconds),
                "commands acknowledged": report.commands,
                "entries of logs": report.entries,
                "matches": report.matches,
            }
        )
        self.faults = report.faults
        self.finding = report.finding
        self.told = "\n".join((str(report.plan), *report.trace[-LAST_LINES:])) if report.finding else ""


def _outcomes(seeds: Iterable[int], minutes: float | None, jobs: int) -> Iterator[Outcome]:
    work = partial(Outcome, minutes=minutes)
    if jobs == 1:
        yield from map(work, seeds)
        return
    waiting = iter(seeds)
    with ProcessPoolExecutor(jobs) as pool:
        while some := list(islice(waiting, AT_ONCE)):
            yield from pool.map(work, some)


def _show(seed: int, minutes: float | None) -> int:
    report = simulation.run(plan(seed, minutes))
    print(report.plan)
    print(*report.trace, sep="\n")
    print(report.finding or "nothing was found")
    return 1 if report.finding else 0


def _run_many(seeds: Iterable[int], hours: float | None, minutes: float | None, jobs: int) -> int:
    figures: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    findings, core_seconds, began = list[int](), 0.0, time.monotonic()
    for outcome in _outcomes(seeds, minutes, jobs):
        figures.update(outcome.figures, seeds=1)
        faults.update(outcome.faults)
        core_seconds += outcome.core_seconds
        if outcome.finding is not None:
            findings.append(outcome.seed)
            print(f"{outcome.told}\n\nreplay: python tests/simulation/run.py --seed {outcome.seed}", end="")
            print("" if minutes is None else f" --minutes {minutes:g}", flush=True)
        if hours is not None and figures["server-seconds"] >= hours * HOUR:
            break
    for name, number in sorted(figures.items()):
        print(f"{number:12,} {name}")
    print(f"{figures['server-seconds'] / HOUR:12,.1f} simulated server-hours")
    print(f"{core_seconds:12,.0f} core-seconds, {(time.monotonic() - began) / 60:.1f} minutes")
    print(f"{sum(faults.values()):12,} faults")
    for kind, number in faults.most_common():
        print(f"{number:12,} {kind}")
    print(f"{len(findings):12,} findings {findings or ''}")
    return 1 if findings else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--seed", type=int, help="replay one seed, and print everything")
    what.add_argument("--seeds", type=int, nargs=2, metavar=("FIRST", "END"))
    what.add_argument("--hours", type=float, help="simulated hours of servers")
    parser.add_argument("--first", type=int, default=0, help="the first seed for --hours")
    parser.add_argument("--minutes", type=float, help="how long faults last in a seed; --hours: 60")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args(arguments)
    if given.seed is not None:
        return _show(given.seed, given.minutes)
    if given.seeds is not None:
        return _run_many(range(*given.seeds), None, given.minutes, given.jobs)
    return _run_many(count(given.first), given.hours, given.minutes or LONG_RUN_MINUTES, given.jobs)


if __name__ == "__main__":
    sys.exit(main())
