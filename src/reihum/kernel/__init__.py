"""Compiled games, proved equal to the engine (docs/kernel.md).

The compiled form of a game is ``COMPILED`` in its package ``kernel``. numba is imported when the first
compiled game is needed. Without numba there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reihum import registry
from reihum.extras import has as is_installed
from reihum.extras import need

if TYPE_CHECKING:
    from reihum.kernel.compiled_game import CompiledGame

need("bots", "numpy")


def is_compiled() -> bool:
    """Whether games can be compiled at all."""
    return is_installed("numba")


def find(state: Any) -> CompiledGame | None:
    """The compiled form of the game that a state belongs to, if there is one."""
    module = registry.part_for(type(state), "kernel") if is_compiled() else None
    return None if module is None else module.COMPILED


def has(state: Any) -> bool:
    """Whether there is one, without loading it."""
    return is_compiled() and registry.has_part(type(state), "kernel")
