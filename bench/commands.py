"""How much of the processor's time short commands take, from the start of Python to its end.

    uv run python bench/commands.py [--starts 20]

The least of all starts counts, so that other work on the machine matters less.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "import reihum": ["-c", "import reihum"],
    "reihum --help": ["-m", "reihum", "--help"],
    "reihum games": ["-m", "reihum", "games"],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--starts", type=int, default=20, help="of each command")
    starts = parser.parse_args().starts
    taken: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(starts):
        for name, arguments in COMMANDS.items():
            taken[name].append(run(arguments))
    for name, seconds in taken.items():
        print(f"{name:15} {1000 * min(seconds):4.0f} ms")


def run(arguments: list[str]) -> float:
    """The seconds of the processor that Python takes for this."""
    before = _used()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return _used() - before


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
