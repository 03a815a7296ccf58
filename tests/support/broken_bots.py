"""Bots that do not answer. Worker processes import this module, so it is a small one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from time import sleep
from typing import Any

from reihum.games.ratefix import guessing as ratefix
from reihum.server.workers import tasks as tasks

BROKEN = "medium"
"""The bot that is broken; the others are as they are."""


def hang() -> None:
    sleep(3600)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def err() -> None:
    raise ZeroDivisionError


def choose(breaks: Callable[[], None], bot: str, *details: Any) -> Any:
    return breaks() if bot == BROKEN else tasks.choose(bot, *details)


def has_rehearsed() -> tuple[bool, int]:
    """Whether this process has guessed in Ratefix, and which process it is."""
    return ratefix.sound.cache_info().currsize > 0, os.getpid()


def has_compiled(name: str) -> tuple[bool, int]:
    """Whether this process has a compiled function ready, and which process it is."""
    module, _, function = name.rpartition(".")
    ready = module in sys.modules and bool(getattr(sys.modules[module], function).signatures)
    return ready, os.getpid()
