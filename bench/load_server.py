"""``reihum serve`` as ``load.py`` starts it: with no limit on requests, and with known deals.

python bench/load_server.py PORT STORE PROCESSES
"""

import sys
from unittest.mock import patch

from reihum.fairness import SECRET_BYTES
from reihum.live import conversation
from reihum.live.rooms import Rooms
from reihum.server.http.addresses import listening
from reihum.server.serve import Service, serve

SECRET = bytes(SECRET_BYTES)
"""The secret of every round, so that only the seeds of the players decide its deal."""
NO_LIMIT = 1e9
PACE = 60
"""Seconds: no table makes a forced move before its client does."""


def main() -> None:
    port, store, processes = sys.argv[1:]
    with (
        patch.object(Rooms, "_new_secret", lambda rooms: SECRET.hex()),
        patch.object(conversation, "ASKS_A_SECOND", NO_LIMIT),
        patch.object(conversation, "MOST_ASKS_AT_ONCE", NO_LIMIT),
        listening("127.0.0.1", int(port), int(processes)) as listeners,
    ):
        serve(listeners, Service(store, pace=PACE), lambda: print("ready", flush=True))


if __name__ == "__main__":
    main()
