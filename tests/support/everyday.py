"""Which cases of a parametrized test belong to the everyday run; the others are marked as slow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def everyday(cases: Iterable[Any], *chosen: Any) -> list[Any]:
    """The cases, in their order. Those that are not chosen run only with ``-m slow``."""
    return [case if case in chosen else pytest.param(case, marks=pytest.mark.slow) for case in cases]
