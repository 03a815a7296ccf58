"""Bots that do not answer. Thinkers import this module, so it is a small one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from time import sleep
from typing import Any

from reihum.server import thinking

BROKEN = "random"
"""The bot that is broken; the others are as they are."""


def hang() -> None:
    sleep(3600)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def err() -> None:
    raise ZeroDivisionError


def choose(breaks: Callable[[], None], bot: str, *details: Any) -> Any:
    return breaks() if bot == BROKEN else thinking.choose(bot, *details)


def has_loaded(module: str) -> tuple[bool, int]:
    """Whether this process has loaded a module, and which process it is."""
    return module in sys.modules, os.getpid()
