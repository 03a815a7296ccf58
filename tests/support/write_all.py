"""Writes all files that are made from the source: after a new game, or a change of what goes over the wire.

    uv run --group test python tests/support/write_all.py

These are the schema and the TypeScript of the protocol, the list of games in the README, golden transcripts,
and what a screen reader finds at the tables. Transcripts and tables that exist stay as they are: delete one
to have it written anew.
"""

from __future__ import annotations

from pathlib import Path

import aria
import game_list
import golden
from reihum.server.wire import protocol

ROOT = Path(__file__).parents[2]


def main() -> None:
    protocol.write(ROOT)
    game_list.main()
    golden.main()
    aria.main()


if __name__ == "__main__":
    main()
