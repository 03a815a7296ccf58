"""``reihum`` with a wall clock that a test can set at any time: a file says how many seconds it is ahead.

python tests/support/set_clock.py FILE serve …
"""

from __future__ import annotations

import runpy
import sys
import time
from pathlib import Path

FILE = Path(sys.argv.pop(1))
TRUE_NANOSECONDS = time.time_ns


def nanoseconds() -> int:
    return TRUE_NANOSECONDS() + int(float(FILE.read_text()) * 1e9)


if __name__ == "__main__":
    time.time_ns = nanoseconds
    time.time = lambda: nanoseconds() / 1e9
    runpy.run_module("reihum", run_name="__main__", alter_sys=True)
