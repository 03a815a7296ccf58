"""Tables on a device: the same messages as from a server, without one."""

from __future__ import annotations

import json
from random import Random

import pytest

from device import CLOSED, Memory, Page
from reihum import record_link
from reihum.device.bots import offered
from reihum.live.conversation import NO_SUCH_TABLE
from reihum.registry import GAMES
from reihum.table import brought
from reihum.table.log import Person


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not game.is_race])
async def test_every_game_is_played_and_can_be_seen_again(game: str) -> None:
    page = Page()
    code = await page.open_table(game=game, players=GAMES[game].seats[0], rounds=1)
    ada = await page.join(code)
    await ada.begin()
    await ada.play(Random(1), 40)
    if ada.view["phase"] != "over":
        await ada.do("stand")
    while ada.view["phase"] != "over":
        await ada.next()
    _, listed = await page.call("GET", f"/api/tables/{code.lower()}")
    assert (listed["phase"], listed["game"]) == ("over", game)
    _, record = await page.call("GET", f"/api/records/{listed['record']}")
    _, replay = await page.call("GET", f"/api/records/{listed['record']}/replay?since=0&open")
    assert replay["total"] == len(record["actions"])
    assert (await page.call("GET", f"/api/records/{listed['record']}/review"))[1]["code"] == "no-reviews-here"
    assert page.told == []
    _, opened = await page.call("GET", f"/api/records/{listed['record']}/link")
    assert len(record_link.unpack(opened["link"], GAMES).actions) == len(record["actions"])
    _, log = await page.call("GET", f"/api/tables/{code}/log")
    entries, table = brought.bring(json.dumps(log).encode(), {0: Person("here", "Zoë")}, 10**12, "ab" * 32)
    assert (table.phase, table.seat_of("here"), len(entries)) == ("over", 0, len(log["entries"]) + 1)


async def test_a_page_that_is_opened_again_goes_on_where_it_was() -> None:
    page = Page()
    code = await page.open_table(game="elfer", players=3)
    ada = await page.join(code)
    await ada.begin()
    await ada.play(Random(1), 3)
    while not any(offer["text"].startswith("lay") for offer in ada.view["menu"]):
        await ada.next()  # until nothing happens without her
    hand, moves = ada.view["match"]["round"]["hand"], ada.view["my_moves"]
    again = await (await page.reloaded()).join(code)
    assert (again.view["match"]["round"]["hand"], again.view["my_moves"]) == (hand, moves)


async def test_people_at_one_device_have_seats_of_their_own_and_an_onlooker_has_none() -> None:
    page = Page()
    code = await page.open_table(game="elfer", players=2)
    for number in "12":
        await page.call("PUT", f"/api/me?guest={number}", {"name": f"Guest {number}"})
    first, second, onlooker = [await page.join(code, guest) for guest in ("1", "2", "onlooker")]
    await first.do("sit", seat=0)
    await second.do("sit", seat=1)
    assert (await onlooker.do("sit"))["code"] == "introduce-yourself"
    for guest in (first, second):
        await guest.do("get-ready", seed="x")
    while onlooker.view["phase"] != "playing" or first.view["phase"] != "playing":
        await onlooker.next()
        if first.view["phase"] != "playing":
            await first.next()
    assert first.view["match"]["round"]["hand"]
    assert not onlooker.view["match"]["round"]["hand"]


@pytest.mark.parametrize(
    "broken", ["", '{"at":1,"even', '{"at":1,"event":{"table_event":"from-the-future"}}']
)
async def test_a_log_that_is_cut_off_goes_on_where_it_can_be_read(broken: str) -> None:
    page = Page()
    code = await page.open_table(game="elfer", players=3)
    ada = await page.join(code)
    await ada.begin()
    await ada.play(Random(1), 3)
    later = await page.reloaded()
    (entries,) = page.memory.entries.values()
    whole = list(entries)
    entries[-2] = broken
    again = await later.join(code)
    assert again.view["phase"] == "playing"
    assert later.told == [("log-cut", 2)]
    assert page.memory.aside == [broken, whole[-1]]
    await again.play(Random(2), 1)


async def test_a_log_that_cannot_be_read_at_all_is_left_alone() -> None:
    page = Page()
    code = await page.open_table(game="elfer", players=3)
    (entries,) = page.memory.entries.values()
    entries[0] = "nonsense"
    ada = page.connect(code)
    assert await ada.next() == {"type": CLOSED, "code": NO_SUCH_TABLE}
    assert (page.told, entries[0]) == ([("log-unreadable", 0)], "nonsense")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/NOTHIN", None, 404, "no-such-table"),
        ("GET", "/api/records/none", None, 404, "no-such-record"),
        ("GET", "/api/lessons/none", None, 404, "no-such-lesson"),
        ("GET", "/api/everything", None, 422, "bad-request"),
        ("PUT", "/api/me?guest=10", {"name": "Ada"}, 422, "bad-request"),
        ("PUT", "/api/me", {"name": 1}, 422, "bad-request"),
        ("POST", "/api/tables", {"game": "elfer", "players": 3}, 422, "introduce-yourself"),
    ],
)
async def test_a_refusal_says_why(method: str, path: str, body: object, status: int, code: str) -> None:
    answered, problem = await Page().call(method, path, body)
    assert (answered, problem["code"]) == (status, code)


async def test_a_hint_comes_from_a_bot_that_plays_here() -> None:
    page = Page(Memory())
    code = await page.open_table(game="elfer", players=3)
    ada = await page.join(code)
    await ada.begin()
    while not ada.view["menu"]:
        await ada.next()
    assert (await ada.ask(type="ask-hint"))["bot"] == "medium"


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_a_device_play_what_their_names_say(game: str) -> None:
    assert "easy" in offered(game)
    assert {"medium", "simple"} & set(offered(game))
