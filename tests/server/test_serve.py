"""A serving process from its start to its end, and beside others."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from brokers import running_nats
from databases import Postgres
from reihum.live.conversation import TRY_LATER
from reihum.server.http.connections import framed
from reihum.server.serve import milliseconds
from server_process import PATIENCE, Client, Server


def test_accepted_moves_outlive_a_server_that_is_told_to_end(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    try:
        host = server.newcomer("Ada")
        tables = [server.new_table(host, game="elfer", players=2)["table"] for _ in range(8)]

        async def sit(client: Client) -> bool:
            try:
                return bool((await client.ask("sit"))["type"] == "accepted")
            except ConnectionClosed:
                return False

        async def sit_while_it_ends() -> list[bool]:
            async with AsyncExitStack() as stack:
                clients = [
                    Client(await stack.enter_async_context(server.live(table, host))) for table in tables
                ]
                for client in clients:
                    await client.until(lambda view: True)
                asking = asyncio.gather(*map(sit, clients))
                await asyncio.sleep(0)
                server.process.send_signal(signal.SIGTERM)
                return await asking

        accepted = asyncio.run(sit_while_it_ends())
        assert server.wait() == (0, b"")
        server.restart()
        for table, is_accepted in zip(tables, accepted, strict=True):
            assert not is_accepted or server.get(f"/api/tables/{table}")["seated"] == ["Ada"]
    finally:
        server.kill()


def test_clients_are_passed_on_over_a_broker_that_dies_and_returns(postgres: Postgres) -> None:
    store = postgres.new_database()
    with running_nats() as nats:
        one, two = Server(store, "--broker", nats.address), Server(store, "--broker", nats.address)

        async def play() -> None:
            async with one.live(table, ada) as first:
                here = Client(first)
                assert (await here.ask("sit", seat=0))["type"] == "accepted"
                async with two.live(table, ben) as second:
                    there = Client(second)
                    await there.until(lambda view: view["chairs"][0]["name"])
                    nats.kill()
                    with pytest.raises(ConnectionClosed) as closed:
                        await there.until(lambda view: False)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == TRY_LATER
                assert (await here.ask("say", phrase="hello"))["type"] == "accepted"
                nats.start()
                is_back = False
                while not is_back:
                    with suppress(ConnectionClosed):
                        async with two.live(table, ben) as second:
                            there = Client(second)
                            assert (await there.ask("sit", seat=1))["type"] == "accepted"
                            is_back = True
                            await here.until(lambda view: view["chairs"][1]["name"])
                            assert (await there.ask("stand"))["type"] == "accepted"
                            await here.until(lambda view: not view["chairs"][1]["name"])

        try:
            ada, ben = one.newcomer("Ada"), two.newcomer("Ben")
            table = one.new_table(ada, game="elfer", players=2)["table"]
            asyncio.run(play())
        finally:
            one.kill()
            two.kill()


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_message_of_any_size_is_framed_as_others_frame_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_times_do_not_follow_a_clock_that_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before = milliseconds()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= milliseconds() < before + 60_000


RAISE = """
import resource
from reihum.server.serve import make_room
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
print(make_room(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_a_server_may_open_as_many_files_as_it_has_connections() -> None:
    ran = subprocess.run([sys.executable, "-c", RAISE], capture_output=True, check=True, timeout=PATIENCE)
    places, soft, hard = map(int, ran.stdout.split())
    assert places <= soft - 256
    assert soft == (16_000 if hard == -1 else min(hard, 16_000))
