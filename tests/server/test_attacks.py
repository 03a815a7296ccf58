"""Every attack, on SQLite; ``attacks.py`` runs all of them, on PostgreSQL too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from attack_base import ATTACKS, Stores, stores
from attacks import run

QUICK = [name for name, attack in ATTACKS.items() if attack.is_quick]


@pytest.fixture(scope="module")
def places() -> Iterator[Stores]:
    with stores() as made:
        yield made


@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.sample(*QUICK)
def test_an_attack_breaks_nothing(places: Stores, name: str) -> None:
    with places.target() as target:
        found = run(ATTACKS[name], target)
    assert found.held, found
