"""How much of the processor's time short commands take, from the start of Python to its end.

    uv run python bench/commands.py [--starts 20]

The least of all starts counts, so that other work on the machine matters less.
"""

import resource
import subprocess
import sys

from measuring import by_turns, flags

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "import reihum": ["-c", "import reihum"],
    "reihum --help": ["-m", "reihum", "--help"],
    "reihum games": ["-m", "reihum", "games"],
}


def main() -> None:
    starts = flags(__doc__, starts=20).parse_args().starts
    for name, seconds in by_turns(COMMANDS, starts, lambda arguments, _: run(arguments)).items():
        print(f"{name:15} {1000 * min(seconds):4.0f} ms")


def run(arguments: list[str]) -> float:
    """The processor time that Python takes for this, in seconds."""
    before = _used()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return _used() - before


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
