"""The cases of a test that belong to the everyday run.

``@pytest.mark.sample(3)`` keeps three cases, spread evenly. ``@pytest.mark.sample("elfer", "stufen")`` keeps
the cases of these ids. The others run only with ``-m slow``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def mark_slow_cases(items: Iterable[pytest.Item]) -> None:
    """Marks all cases of sampled tests as slow, but for the sample."""
    cases: dict[tuple[pytest.Item | pytest.Collector | None, str], list[pytest.Function]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("sample"):
            cases[item.parent, item.originalname].append(item)
    for each in cases.values():
        marker = each[0].get_closest_marker("sample")
        assert marker is not None
        kept = _kept([item.callspec.id for item in each], marker.args)
        for item in each:
            if item.callspec.id not in kept:
                item.add_marker(pytest.mark.slow)


def _kept(ids: Sequence[str], wanted: Sequence[Any]) -> Sequence[str]:
    match wanted:
        case [int(number)]:
            return [ids[place * len(ids) // number] for place in range(min(number, len(ids)))]
        case _:
            assert {*wanted} <= {*ids}, f"no cases: { ({*wanted} - {*ids}) }"
            return wanted
