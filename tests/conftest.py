from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from hypothesis import settings
from playwright.async_api import Browser

from brokers import Nats, running_nats
from chromium import running_chromium
from databases import Postgres, running_postgres
from sampling import mark_slow_cases
from server_process import Server

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start many processes: modules are compiled once
sys.dont_write_bytecode = False

settings.register_profile("reihum", deadline=None)  # a busy machine is no reason to fail
settings.load_profile("reihum")


FIRST = ("kernel", "bots", "lab", "envs", "server", "browser")
"""Folders of tests that take long. Processes that have no more to do take some of them from the others."""
COMPILE = "import sys; from reihum.server.workers.tasks import rehearse; rehearse('master', sys.argv[1])"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before a run of all tests the games are compiled, so that not every process of the run does it."""
    config = session.config
    if config.args_source is config.ArgsSource.TESTPATHS and not hasattr(config, "workerinput"):
        games = ("elfer", "master", "stufen")
        started = [subprocess.Popen([sys.executable, "-c", COMPILE, game]) for game in games]
        assert [process.wait() for process in started] == [0] * len(games)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark_slow_cases(items)
    order = {folder: number for number, folder in enumerate(FIRST)}
    items.sort(key=lambda item: order.get(item.path.parent.name, len(order)))


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


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for people with browsers."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('tables')}/reihum.db")
    yield server
    server.kill()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    # by a name it is not taken for this machine, so browsers withhold what they do over plain HTTP
    async with running_chromium(["--host-resolver-rules=MAP reihum.test 127.0.0.1"]) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: Browser) -> AsyncIterator[Browser]:
    """Everybody who has come by it leaves in the end."""
    yield chromium
    for context in chromium.contexts:
        await context.close()
