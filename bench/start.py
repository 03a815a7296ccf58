"""How long a server takes from the start of its process until it answers.

    uv run --group test python bench/start.py [--starts 10]

Each start is a new process on a store that exists already, on SQLite and on PostgreSQL by turns. A first
start of each does not count: Python keeps what it compiles then, as on any machine where it may. A server is
ready when ``/health`` answers, which needs the store.
"""

import os
import tempfile
from time import perf_counter

from measuring import by_turns, flags, spread

from databases import running_postgres
from server_process import Server


def main() -> None:
    starts = flags(__doc__, starts=10).parse_args().starts
    with tempfile.TemporaryDirectory() as folder, running_postgres() as postgres:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        stores = {"SQLite": f"sqlite:///{folder}/store.db", "PostgreSQL": postgres.new_database()}
        seconds = by_turns(stores, 1 + starts, lambda store, _: start(store))
    for name, (_, *taken) in seconds.items():
        print(f"{name:12} {spread(taken, 2)} s, {starts} starts")


def start(store: str) -> float:
    """How many seconds it took."""
    began = perf_counter()
    server = Server(store)
    taken = perf_counter() - began
    server.kill()
    return taken


if __name__ == "__main__":
    main()
