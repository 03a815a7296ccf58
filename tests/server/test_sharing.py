"""Tables that were begun elsewhere and records from links and files, at a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from brought_logs import alone, sent
from reihum import record
from reihum.game import NATURE
from reihum.record_link import MOST_LETTERS, pack
from reihum.registry import GAMES
from reihum.table import log
from reihum.table.brought import MOST_BYTES
from reihum.table.log import Entry
from reihum.table.recording import record_of
from server_process import Client, Server
from table_log import HOST


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('sharing') / 'store.db'}")
    yield made
    code, complaints = made.end()
    assert (code, complaints) == (0, b"")


def bring(server: Server, body: bytes, cookie: str | None) -> tuple[int, Any]:
    status, answer, _ = server.call("POST", "/api/tables/brought", body, cookie)
    return status, answer


def test_a_table_goes_on_at_the_server(server: Server) -> None:
    before = alone("junior", 3, most=25)
    cookie = server.newcomer("Zoë")
    status, address = bring(server, sent(before), cookie)
    assert status == 201
    assert bring(server, sent(before), cookie) == (201, address)  # an answer that got lost

    async def play_on() -> None:
        async with server.live(address["code"], cookie) as connection, server.live(address["code"]) as other:
            zoe, onlooker = Client(connection), Client(other)
            await asyncio.gather(zoe.until(lambda view: True), onlooker.until(lambda view: True))
            seen = zoe.view
            assert (seen["you"], seen["is_host"], seen["is_brought"]) == (0, True, True)
            assert [chair["bot"] for chair in seen["chairs"]] == [None, "simple", "simple"]
            assert onlooker.view["is_brought"]
            await zoe.play(Random(1))

    asyncio.run(play_on())
    listed = server.get(f"/api/tables/{address['table']}")
    assert (listed["phase"], listed["seated"]) == ("over", ["Zoë"])
    found = server.get(f"/api/records/{listed['record']}")
    assert found["shuffles"][0]["is_brought"]
    body = msgspec.json.encode(found)
    assert record.verify(record.read(body, GAMES), GAMES["junior"]) is not None


def test_a_match_that_is_over_brings_its_record(server: Server) -> None:
    cookie = server.newcomer("Ada")
    _, address = bring(server, sent(alone("zweikampf", 2)), cookie)
    listed = server.get(f"/api/tables/{address['code']}")
    assert listed["phase"] == "over"
    assert server.get(f"/api/records/{listed['record']}/replay?open")["total"] > 40


def test_guests_at_the_device_keep_their_seats(server: Server) -> None:
    cookie = server.newcomer("Ada")
    server.call("PUT", "/api/me?guest=1", {"name": "Ben"}, cookie)
    before = alone("junior", 2, most=20)
    status, address = bring(server, sent(before, people={HOST.id: 1}), cookie)
    assert status == 201
    assert server.get(f"/api/tables/{address['code']}")["seated"] == ["Ben"]
    assert bring(server, sent(before, people={HOST.id: 2}), cookie)[1]["code"] == "strangers-in-log"


def test_a_forged_table_is_refused_with_a_sentence(server: Server) -> None:
    cookie = server.newcomer("Eve")
    before = alone("junior", 2, most=20)
    forged = sent([*before.entries, Entry(1, log.Acted(NATURE, "deal r2"))])
    for language, word in (("de", "Eintrag"), ("en", "Entry"), ("fr", "entrée"), ("it", "voce")):
        status, problem, _ = server.call(
            "POST", "/api/tables/brought", forged, cookie, Accept_Language=language
        )
        assert (status, problem["code"]) == (422, "illegal-in-log")
        assert word in problem["detail"]
        assert str(len(before.entries) + 1) in problem["detail"]
    assert bring(server, sent(before), None)[0] == 401
    assert bring(server, b" " * (MOST_BYTES + 1), cookie)[0] == 413
    assert bring(server, b"", cookie)[1]["code"] == "not-a-log"


def test_a_record_from_a_link_or_a_file_can_be_watched(server: Server) -> None:
    whole = record_of(alone("elfer", 3).table)
    word = pack(whole, GAMES["elfer"])
    assert word is not None
    assert len(word) <= MOST_LETTERS
    for data in (word.encode(), record.write(whole)):
        status, opened, _ = server.call("POST", "/api/records", data)
        assert (status, opened["link"]) == (201, word)
        told = server.get(f"/api/records/{opened['record']}/replay?open&since=100")
        assert told["total"] == len(whole.actions)
        assert server.get(f"/api/records/{opened['record']}")["shuffles"][0]["secret"]
    longer = record.write(record_of(alone("schnippschnapp", 2).table))
    status, opened, _ = server.call("POST", "/api/records", longer)
    assert (status, opened["link"]) == (201, None)
    assert server.call("GET", "/api/records/opened.nothing")[0] == 404


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-a-record"),
        (b"{}", "not-a-record"),
        (b"1AAAA", "link-damaged"),
        (b"2abc", "link-too-new"),
        (b" " * (2**21 + 1), "http-413"),
    ],
)
def test_a_bad_record_is_refused_in_one_line(server: Server, data: bytes, code: str) -> None:
    _, problem, _ = server.call("POST", "/api/records", data, Accept_Language="it")
    assert problem["code"] == code
    assert problem["detail"]
    assert "\n" not in problem["detail"]


def test_a_tampered_record_is_refused(server: Server) -> None:
    whole = record.write(record_of(alone("junior", 2).table))
    lines = whole.splitlines()
    lines[5], lines[7] = lines[7], lines[5]
    _, problem, _ = server.call("POST", "/api/records", b"\n".join(lines))
    assert problem["code"] in ("illegal-in-record", "other-outcome")


def test_a_record_at_the_server_has_a_link(server: Server, tmp_path: Path) -> None:
    cookie = server.newcomer("Ada")
    _, address = bring(server, sent(alone("ratefix", 2)), cookie)
    listed = server.get(f"/api/tables/{address['code']}")
    found = server.get(f"/api/records/{listed['record']}/link")
    _, opened, _ = server.call("POST", "/api/records", found["link"].encode())
    assert opened["link"] == found["link"]
