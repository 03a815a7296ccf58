"""All attacks, one after the other, against a server: which of them held, and which broke something.

    uv run --group test python tests/support/attacks.py                # fresh servers on SQLite
    uv run --group test python tests/support/attacks.py --postgres     # on PostgreSQL
    uv run --group test python tests/support/attacks.py --processes 2  # on processes of one server
    uv run --group test python tests/support/attacks.py --url http://127.0.0.1:8011
    uv run --group test python tests/support/attacks.py onlookers-take-all-places --times 3

Attackers come from 127.0.0.2 to 127.0.0.7, where limits hold. The exit code is 1 if anything broke.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

import attack_bots  # noqa: F401
import attack_limits  # noqa: F401
import attack_log  # noqa: F401
import attack_relay  # noqa: F401
import attack_sharing  # noqa: F401
import attack_store  # noqa: F401
from attack_base import ATTACKS, Attack, Target, Verdict, skipped, stores


def run(attack: Attack, target: Target) -> Verdict:
    """An attack that fails on its way has broken something, or is broken itself."""
    if attack.is_shared and (target.stores is None or not target.stores.is_shared):
        return skipped("needs processes of our own that share a database")
    try:
        return asyncio.run(attack.run(target))
    except Exception as error:
        return Verdict(False, f"{type(error).__name__}: {error}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", choices=[[], *ATTACKS], metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument(
        "--processes",
        type=int,
        default=1,
        help="in each server; with more than one, the usual attacks are those on shared tables",
    )
    parser.add_argument("--url", help="a server that runs; otherwise each attack gets a fresh one")
    parser.add_argument("--times", type=int, default=1)
    given = parser.parse_args(arguments)
    with (
        nullcontext() if given.url else stores(is_postgres=given.postgres, processes=given.processes) as made
    ):
        fresh: Callable[[], AbstractContextManager[Target]] = (
            (lambda: nullcontext(Target(given.url))) if made is None else made.target
        )
        usual = [name for name, each in ATTACKS.items() if each.is_shared or given.processes == 1]
        verdicts = [
            _attack(ATTACKS[name], fresh) for name in (given.names or usual) for _ in range(given.times)
        ]
    broken = sum(found.held is False for found in verdicts)
    print(f"{len(verdicts)} attacks, {broken} broke something")
    return 1 if broken else 0


def _attack(attack: Attack, fresh: Callable[[], AbstractContextManager[Target]]) -> Verdict:
    began = time.monotonic()
    print(f"{attack.name}: {attack.what}", flush=True)
    with fresh() as target:
        found = run(attack, target)
    print(f"    {found} ({time.monotonic() - began:.0f} s)", flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
