"""People without accounts: how they are forgotten, and how they get rid of a token that others know."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from databases import Postgres
from reihum.server.storage.housekeeping import DAY, Housekeeper, Rules
from reihum.server.storage.schema import PersonRow
from reihum.server.storage.store import open_store
from server_process import Client, Server

TABLE = {"game": "zweikampf", "players": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('people') / 'reihum.db'}")
    yield server
    server.kill()


def is_known(server: Server, cookie: str) -> bool:
    return server.call("POST", "/api/tables", TABLE, cookie)[0] == 201


def guest_of(server: Server, cookie: str) -> str | None:
    """The id of the first guest at a device, who is made if there is none."""
    status, person, _ = server.call("PUT", "/api/me?guest=1", {"name": "Ben"}, cookie)
    return str(person["id"]) if status == 200 else None


def test_a_person_who_is_forgotten_is_nobody_from_then_on(server: Server) -> None:
    ada, other = server.newcomer("Ada"), server.newcomer("Eve")
    assert guest_of(server, ada)
    table = server.new_table(ada, **TABLE)["table"]

    async def leave() -> None:
        async with server.live(table, ada) as line:
            client = Client(line)
            await client.until(lambda view: True)
            status, _, cookie = await asyncio.to_thread(server.call, "DELETE", "/api/me", None, ada)
            assert (status, cookie) == (204, 'reihum=""')
            with pytest.raises(ConnectionClosed):
                await client.until(lambda view: False)

    asyncio.run(leave())
    assert not is_known(server, ada)
    assert guest_of(server, ada) is None
    assert is_known(server, other)


def test_a_name_that_gets_too_long_is_refused_before_a_table_has_it(server: Server) -> None:
    """In NFC some letters are three characters. A log with a longer name could not be read again."""
    for wanted in ({"name": 32 * "\ufb2c"}, {"name": "Ada", "avatar": 11 * "\ufb2c"}):
        status, problem, _ = server.call("PUT", "/api/me", wanted)
        assert (status, problem["code"]) == (422, "bad-request")
    assert server.call("PUT", "/api/me", {"name": 10 * "\ufb2c"})[0] == 200


def test_a_page_of_somebody_else_has_nobody_forgotten(server: Server) -> None:
    ada = server.newcomer("Ada")
    for method, path in (("DELETE", "/api/me"), ("POST", "/api/me/token")):
        assert server.call(method, path, None, ada, Origin="http://evil.example")[0] == 403
    assert is_known(server, ada)


def test_a_new_token_makes_the_old_one_worthless(server: Server) -> None:
    old = server.newcomer("Ada")
    _, before, _ = server.call("PUT", "/api/me", {"name": "Ada"}, old)
    guest = guest_of(server, old)
    status, _, new = server.call("POST", "/api/me/token", None, old)
    assert (status, bool(new)) == (204, True)
    assert new is not None
    assert not is_known(server, old)
    assert server.call("POST", "/api/me/token", None, old)[0] == 401
    assert server.call("PUT", "/api/me", {"name": "Ada"}, new)[1] == before
    assert guest_of(server, new) == guest


def test_a_new_token_ends_the_connections_made_with_the_old_one(server: Server) -> None:
    old = server.newcomer("Ada")
    table = server.new_table(old, **TABLE)["table"]

    async def renew() -> None:
        async with server.live(table, old) as line, server.live(table) as other:
            thief, onlooker = Client(line), Client(other)
            await thief.until(lambda view: view["is_host"])
            await asyncio.to_thread(server.call, "POST", "/api/me/token", None, old)
            with pytest.raises(ConnectionClosed):
                await thief.until(lambda view: False)
            await onlooker.until(lambda view: True)
            assert (await onlooker.ask("sit"))["code"] == "introduce-yourself"

    asyncio.run(renew())


def test_a_cookie_lives_on_with_those_who_use_it(server: Server) -> None:
    ada = server.newcomer("Ada")
    assert server.call("PUT", "/api/me", {"name": "Ada L."}, ada)[2] == ada


def test_somebody_who_comes_again_has_just_been_seen(server: Server) -> None:
    ada = server.newcomer("Ada")
    with closing(sqlite3.connect(server.store.removeprefix("sqlite:///"))) as file:
        with file:
            file.execute("UPDATE people SET seen = 0")
        assert is_known(server, ada)
        assert file.execute("SELECT count(*) FROM people WHERE seen > 0").fetchone() == (1,)


def test_a_full_store_takes_no_newcomers(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    ada = server.newcomer("Ada")
    server.end()
    with closing(sqlite3.connect(tmp_path / "reihum.db")) as file, file:
        file.execute("INSERT INTO records VALUES ('x', 'x', zeroblob(?), 0)", [2**21])
    server = Server(server.store, "--store-limit", "1")
    try:
        for method, path, body, cookie in (
            ("PUT", "/api/me", {"name": "Ben"}, None),
            ("POST", "/api/tables", TABLE, ada),
        ):
            status, problem, _ = server.call(method, path, body, cookie)
            assert (status, problem["code"]) == (422, "store-full")
        assert server.call("PUT", "/api/me", {"name": "Ada L."}, ada)[0] == 200
        assert "the store is full" in server.said()
    finally:
        server.kill()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.sample("sqlite")
async def test_people_who_were_away_for_long_are_forgotten(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    store = await open_store(postgres.new_database() if postgres else f"sqlite:///{tmp_path}/reihum.db")
    now = 1000 * DAY
    for name, days in (("old", 401), ("away", 401), ("new", 399)):
        for number in range(60):
            person = f"{name}{number}"
            await store.put_person(PersonRow(person, person, name, "", now - days * DAY))
    for number in range(60):
        await store.touch_person(f"away{number}", now)
    housekeeper = Housekeeper(store, Rules(forget_after=400), lambda table_id: False, lambda: now)
    await housekeeper.go_round()
    left = [
        name
        for name in ("old", "away", "new")
        for number in range(60)
        if await store.find_person(f"{name}{number}") is not None
    ]
    assert left == ["away"] * 60 + ["new"] * 60
    assert await store.size() > 0
    await store.close()
