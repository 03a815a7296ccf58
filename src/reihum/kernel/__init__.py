"""The games that bots search, compiled: twins of the engine's, proved equal to them (docs/kernel.md).

numba is imported when the first twin is asked for. Where it is missing there are no twins, and whoever
wants to think many rounds ahead does so in the engine.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from reihum.games.master.state import State as MasterState
from reihum.games.rows import State as RowState
from reihum.games.stufen.state import State as StufenState
from reihum.kernel.compiled_game import Twin

FAMILIES: dict[type, str] = {
    RowState: "reihum.kernel.rows",
    MasterState: "reihum.kernel.master",
    StufenState: "reihum.kernel.stufen",
}
"""The modules of the twins by the engine's states."""


def is_compiled() -> bool:
    """Whether there are twins at all."""
    return find_spec("numba") is not None


def twin(state: Any) -> Twin | None:
    """The twin of the game that a state of the engine belongs to, if there is one."""
    return _load(FAMILIES[type(state)]) if has_twin(state) else None


def has_twin(state: Any) -> bool:
    """Whether there is one, without loading it."""
    return type(state) in FAMILIES and is_compiled()


@cache
def _load(family: str) -> Twin:
    loaded: Twin = import_module(family).TWIN
    return loaded
