"""How long a server takes from the start of its process until it answers.

    uv run --group test python bench/start.py [--starts 10]

Each start is a process of its own on a store that is there already, on SQLite and on PostgreSQL by
turns. Before that, a start of each that does not count has Python keep what it compiles, as it does
on any machine where it may. Ready is when ``/health`` answers, which needs the store.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from databases import running_postgres
from server_process import Server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--starts", type=int, default=10, help="on each store")
    starts = parser.parse_args().starts
    with tempfile.TemporaryDirectory() as folder, running_postgres() as postgres:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        stores = {"SQLite": f"sqlite:///{folder}/store.db", "PostgreSQL": postgres.new_database()}
        for store in stores.values():
            start(store)
        seconds: dict[str, list[float]] = {name: [] for name in stores}
        for _ in range(starts):
            for name, store in stores.items():
                seconds[name].append(start(store))
    for name, taken in seconds.items():
        print(f"{name:12} {median(taken):.2f} s ({min(taken):.2f} to {max(taken):.2f}), {starts} starts")


def start(store: str) -> float:
    """How many seconds it took."""
    began = perf_counter()
    server = Server(store)
    taken = perf_counter() - began
    server.kill()
    return taken


if __name__ == "__main__":
    main()
