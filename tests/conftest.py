from __future__ import annotations

from collections.abc import Iterator

import pytest

from brokers import Nats, running_nats
from databases import Postgres, running_postgres


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of the rule book that a test proves")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    with running_nats() as server:
        yield server
