"""Every attack, on SQLite if one server is enough; ``attacks.py`` runs all of them, on PostgreSQL too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from attack_base import ATTACKS, Stores, stores
from attacks import run
from databases import Postgres

ALONE = [name for name, attack in ATTACKS.items() if not attack.is_shared]
SHARED = [name for name, attack in ATTACKS.items() if attack.is_shared]


def quick(names: list[str]) -> list[str]:
    return [name for name in names if ATTACKS[name].is_quick]


@pytest.fixture(scope="module")
def places() -> Iterator[Stores]:
    with stores() as made:
        yield made


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.sample(*quick(ALONE))
def test_an_attack_breaks_nothing(places: Stores, name: str) -> None:
    with places.target() as target:
        found = run(ATTACKS[name], target)
    assert found.held, found


@pytest.mark.parametrize("name", SHARED)
@pytest.mark.sample(*quick(SHARED))
def test_an_attack_on_servers_that_share_tables_breaks_nothing(
    postgres: Postgres, tmp_path: Path, name: str
) -> None:
    with Stores(tmp_path, postgres).target() as target:
        found = run(ATTACKS[name], target)
    assert found.held, found
