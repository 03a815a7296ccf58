"""Seeds for games that are not to be repeated."""

from __future__ import annotations

from random import SystemRandom


def new_seed() -> int:
    return SystemRandom().getrandbits(32)
