"""``reihum serve`` as ``load.py`` starts it: clients may ask as fast as they can, and deals are known before.

python bench/load_server.py PORT STORE
"""

from __future__ import annotations

import secrets
import sys
from socket import create_server
from unittest.mock import patch

from reihum.fairness import SECRET_BYTES
from reihum.server.http import socket as live
from reihum.server.serve import Service, serve

SECRET = bytes(SECRET_BYTES)
"""Drawn for every round, so that the seeds of the players alone decide its deal."""
NO_LIMIT = 1e9


def main() -> None:
    port, store = sys.argv[1:]
    draw = secrets.token_hex

    def known(size: int) -> str:
        return SECRET.hex() if size == SECRET_BYTES else draw(size)

    with (
        patch.object(secrets, "token_hex", known),
        patch.object(live, "ASKS_A_SECOND", NO_LIMIT),
        patch.object(live, "MOST_ASKS_AT_ONCE", NO_LIMIT),
        create_server(("127.0.0.1", int(port)), backlog=4096) as door,
    ):
        serve(door, Service(store, pace=0), lambda: None)


if __name__ == "__main__":
    main()
