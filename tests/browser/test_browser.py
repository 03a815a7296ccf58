"""The table in a real browser, at a real server: people who tap, and bots."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Locator, Page, Request, expect
from playwright.async_api import TimeoutError as NotThere

import aria
from browser_people import CARD, CORNER, HASTE, PHONE, ROUND, Visitor, alone, together, visitor
from chromium import fetched
from prepared_tables import Prepared, mostly_quartets
from reihum.registry import GAMES
from reihum.table.call_timing import Pace
from reihum.table.log import Person, Settings
from server_process import Server, owner_of_tables

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAIRS = (("de", "fr"), ("it", "en"), ("fr", "de"), ("en", "it"))
"""The languages of two people at a table."""
ENDED = {
    name: PAIRS[number % len(PAIRS)] for number, (name, game) in enumerate(GAMES.items()) if not game.is_race
}
"""The games whose end two people play with bots, and their languages."""
PAUSES = re.compile(r'"pauses":[1-9]|"paused":\[\d')
"""Pause cards that were turned up with the deal or given to somebody are not named."""
RACE = "schnippschnapp"


@pytest.mark.slow
async def test_two_people_and_bots_play_a_round(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("de", "it"), game="elfer", players=6)
    await asyncio.gather(ada.play(), ben.play())
    await check(tables, ada, ben)


@pytest.mark.parametrize("game", ENDED)
@pytest.mark.sample("elfer", "mogeln")
async def test_two_people_and_bots_play_the_end_of_a_round(
    browser: Browser, tables: Server, game: str
) -> None:
    settings = Settings(game=game, players=3 if game == "mogeln" else GAMES[game].seats[-1])
    ada, ben, people = await strangers(browser, tables, ENDED[game])
    await sit_at(tables, Prepared(settings, people, luck=1).near_the_end(5), ada, ben)
    await asyncio.gather(ada.play(), ben.play())
    await check(tables, ada, ben)


async def test_two_people_and_bots_play_a_race(browser: Browser, tables: Server) -> None:
    settings = Settings(game=RACE, players=4, pace=Pace(least=300), allowance=0)
    ada, ben, people = await strangers(browser, tables, ("fr", "de"))
    ada.is_dreaming = True
    await sit_at(tables, Prepared(settings, people, luck=1, deal=mostly_quartets()), ada, ben)
    await asyncio.gather(ada.play(), ben.play())
    await check(tables, ada, ben)


async def strangers(
    browser: Browser, tables: Server, languages: tuple[str, str]
) -> tuple[Visitor, Visitor, list[Person]]:
    """Two people who have no table yet, one at a desktop and one with a phone."""
    ada = await visitor(browser, "Ada", languages[0], tables.address, seed=1)
    ben = await visitor(browser, "Ben", languages[1], tables.address, seed=2, **PHONE)
    return ada, ben, [await ada.introduce(), await ben.introduce()]


async def sit_at(tables: Server, prepared: Prepared, *people: Visitor) -> None:
    code = await prepared.put_into(tables.store)
    for person in people:
        await person.page.goto(f"/t/{code}")
        await person.at_the_table()


async def check(tables: Server, *people: Visitor) -> None:
    """After a round: neither barriers nor complaints, and nobody's page has known too much."""
    for person in people:
        assert await person.barriers() == []
        assert person.faults == []
        assert leaks(tables, person) == {}


def leaks(tables: Server, person: Visitor) -> dict[int, set[str]]:
    """By moves of theirs: the cards in somebody's page that they had not seen by then."""
    seat = person.view["you"]
    steps = replayed(tables, person, seat)
    moments = [number for number, step in enumerate(steps) if step["by"] == seat]
    found = {}
    for view, source in person.sights:
        my_moves = view["my_moves"]
        until = moments[my_moves] if my_moves < len(moments) else len(steps)
        told = [view["menu"], *((step["match"], step["events"]) for step in steps[:until])]
        written = msgspec.json.encode(told).decode()
        known = set(CARD.findall(written))
        if PAUSES.search(written):
            known.add("pause")
        if hidden := person.cards_in(source) - known:
            found[my_moves] = hidden
    return found


def replayed(tables: Server, person: Visitor, seat: int) -> list[Any]:
    """The whole match as that seat saw it, from the server's own record."""
    record = tables.get(f"/api/tables/{person.code}")["record"]
    steps: list[Any] = []
    while part := tables.get(f"/api/records/{record}/replay?seat={seat}&since={len(steps)}")["steps"]:
        steps += part
    return steps


async def test_a_round_is_played_by_keys_alone(browser: Browser, tables: Server) -> None:
    ada = await alone(browser, tables, game="elfer", players=6)
    async with asyncio.timeout(ROUND):
        while not await ada.is_over():
            await ada.press()
    await expect(ada.result).to_be_visible()


async def test_keys_alone_lead_from_the_start_to_a_rematch(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    game, menu = ada.texts("game-zweikampf"), ada.button("web-menu")
    await ada.page.goto("/")
    await ada.walk_to(ada.page.get_by_role("button", name=game))
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("heading", name=game)).to_be_focused()
    await ada.walk_to(ada.page.get_by_role("button", name=ada.texts("web-play-now")))
    await ada.page.keyboard.press("Enter")
    await ada.at_the_table()
    await expect(ada.table).to_be_focused()
    await ada.walk_to(ada.main_button)
    await ada.page.keyboard.press("Enter")
    await ada.until(lambda view: view["my_moves"] == 1)
    await ada.walk_to(menu)
    await ada.page.keyboard.press("Enter")
    await ada.walk_to(ada.button("play-sheet"))
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("heading", name=ada.texts("play-sheet"))).to_be_focused()
    await ada.page.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await ada.walk_to(ada.button("web-let-bot-play"))
    await ada.page.keyboard.press("Enter")
    await expect(ada.result.get_by_role("heading")).to_be_focused()
    await ada.walk_to(ada.button("web-again"))
    await ada.page.keyboard.press("Enter")
    await ada.until(lambda view: view["phase"] == "playing" and view["match"]["sheet"] == [])
    await expect(ada.table).to_be_focused()


async def test_an_impossible_move_is_explained(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("en", "de"), game="elfer", players=2)
    acts, waits = (ada, ben) if ada.view["menu"] else (ben, ada)
    await waits.touch(waits.hand.first, CORNER)
    await expect(waits.alert).to_have_text(waits.texts("refused-not-your-turn"))
    await acts.touch(acts.page.locator(f"[data-at='hand-{acts.unplayable}']"), CORNER)
    await acts.hears_why_not()


async def test_a_card_is_dragged_onto_the_table(browser: Browser, tables: Server) -> None:
    ada = await aria.dealt(browser, tables, "elfer")  # nobody moves: no card leaves while it is looked for
    before = ada.view["my_moves"]
    stays, fits = ada.page.locator(f"[data-at='hand-{ada.unplayable}']"), ada.fitting.first
    await drag(ada.page, fits, by=30)
    await drag(ada.page, stays, by=-400)
    await ada.hears_why_not()
    assert ada.view["my_moves"] == before
    laid = await fits.get_attribute("data-at")
    await drag(ada.page, fits, by=-400)
    await ada.until(lambda view: view["my_moves"] > before)
    assert laid not in [f"hand-{card}" for card in ada.view["match"]["round"]["hand"]]


async def drag(page: Page, what: Locator, by: float) -> None:
    """Takes something by its upper left corner, and lets it go so far below."""
    await what.hover(position=CORNER)  # once it lies still
    box = await what.bounding_box()
    assert box is not None
    x, y = box["x"] + CORNER["x"], box["y"] + CORNER["y"]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + by, steps=5)
    await page.mouse.up()


async def test_a_player_plays_on_after_the_network_a_process_and_the_server_were_away(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db", "--processes", "2")
    try:
        ada = await alone(browser, server, game="elfer", players=2)
        lost = ada.page.get_by_text(ada.texts("web-connection-lost"))
        assert not await ada.is_over()
        await ada.context.set_offline(True)
        await expect(lost).to_be_visible()
        await ada.context.set_offline(False)
        await expect(lost).to_be_hidden()
        await dies_between_tap_and_answer(server, ada)
        assert not await ada.is_over()
        await asyncio.to_thread(server.kill)
        await expect(lost).to_be_visible()
        await asyncio.to_thread(server.restart)
        await expect(lost).to_be_hidden()
        await ada.make_moves(1)
        assert ada.faults == []
    finally:
        server.kill()


async def dies_between_tap_and_answer(server: Server, ada: Visitor) -> None:
    """The move is made nevertheless, and once."""
    owner = await asyncio.to_thread(owner_of_tables, server)
    asked: list[Any] = []
    ada.page.on("websocket", lambda wire: wire.on("framesent", lambda sent: asked.append(json.loads(sent))))
    made, card = ada.view["my_moves"], ada.fitting.first
    place = await card.get_attribute("data-at")
    os.kill(owner, signal.SIGSTOP)
    await ada.touch(card, CORNER)
    os.kill(owner, signal.SIGKILL)
    await ada.until(lambda view: view["my_moves"] > made)
    assert place is not None
    lay = {"do": "lay", "card": place.removeprefix("hand-")}
    moves = [message["command"] for message in asked if message["type"] == "request"]
    assert moves == [{"command": "act", "action": lay, "my_moves": made}]
    await expect(ada.table.locator(f"[data-at='{place}']")).to_have_count(0)
    await expect(ada.alert).to_be_empty()


async def test_an_onlooker_sees_no_hand(browser: Browser, tables: Server) -> None:
    ada = await alone(browser, tables, game="schwarzerpeter", players=3)
    eve = await visitor(browser, "Eve", "it", tables.address, **PHONE)
    await eve.page.goto(f"/t/{ada.code}")
    await eve.at_the_table()
    assert eve.cards_in(await eve.page.content()).isdisjoint(ada.view["match"]["round"]["hand"])
    assert await eve.barriers() == []
    await ada.play()
    await expect(eve.result).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.sample("dark")
async def test_no_page_has_barriers(browser: Browser, tables: Server, scheme: str) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address, color_scheme=scheme, **PHONE)
    await ada.page.goto("/")
    games = ada.page.get_by_role("list").first.get_by_role("button")
    await expect(games).to_have_count(len(GAMES))
    assert await ada.barriers() == []
    await ada.page.get_by_role("button", name=ada.texts("web-preferences")).tap()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await ada.barriers() == []
    await ada.page.keyboard.press("Escape")
    await games.first.tap()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await ada.barriers() == []
    await ada.page.get_by_role("dialog").get_by_role("button", name=ada.texts("web-invite")).tap()
    await expect(ada.page.locator("footer .button.main")).to_be_visible()
    assert await ada.barriers() == []
    await ada.button("web-settings").tap()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await ada.barriers() == []
    await ada.page.keyboard.press("Escape")
    await ada.begin()
    await ada.at_the_table()
    assert not await ada.is_over()
    assert await ada.barriers() == []
    await ada.button("web-menu").tap()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await ada.barriers() == []


async def test_the_first_page_is_small(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "fr", tables.address)
    sent: list[Request] = []
    ada.page.on("requestfinished", lambda request: sent.append(request))
    await ada.page.goto("/", wait_until="networkidle")
    sizes = {request.url: (await request.sizes())["responseBodySize"] for request in sent}
    assert sum(sizes.values()) < 120_000, sizes


async def test_a_match_is_looked_at_again(browser: Browser, tables: Server) -> None:
    ada = await alone(browser, tables, game="zweikampf", players=2)
    await ada.play()
    await ada.page.get_by_role("link", name=ada.texts("web-replay")).click()
    await expect(ada.table).to_be_visible()
    await ada.button("replay-review").click()
    await expect(ada.page.get_by_text(ada.texts("review-not-weighed"))).to_be_visible()
    assert await ada.barriers() == []
    assert ada.faults == []


async def test_people_hand_one_device_round(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", tables.address, **PHONE)
    await ada.page.goto("/pass")
    await ada.page.get_by_role("radio", name=ada.texts("game-junior"), exact=True).check(force=True)
    await ada.button("web-start").tap()
    lift, hand_over = ada.button("pass-lift"), ada.page.locator("main.frame .button.over")
    await expect(lift).to_be_visible()
    lifted = 0
    async with asyncio.timeout(ROUND):
        while lifted < 4:
            if await lift.is_visible():
                assert ada.cards_in(await ada.page.content()) == set()
                await lift.tap()
                lifted += 1
                await expect(ada.table).to_be_visible()
            elif await hand_over.is_visible():
                with suppress(NotThere):  # a player without a move is skipped, the same person goes on
                    await hand_over.tap(timeout=HASTE)
            else:
                await ada.tap()
    assert ada.faults == []


async def test_at_one_device_everybody_calls_for_themselves(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", tables.address, **PHONE)
    await ada.page.goto("/pass")
    await ada.page.get_by_role("radio", name=ada.texts("game-schnippschnapp"), exact=True).check(force=True)
    for number, name in enumerate(("Ada", "Ben"), 1):
        await ada.page.get_by_label(ada.texts("pass-name", number=number)).fill(name)
    await ada.button("web-start").tap()
    calls = [ada.page.get_by_role("region", name=name).locator(".call.schnapp") for name in ("Ada", "Ben")]
    turn = ada.page.locator("section .button.main:not([aria-disabled='true'])")
    await turn.tap()
    await calls[1].and_(ada.page.locator(":not([aria-disabled='true'])")).tap()
    mistaken = ada.texts("event-schnippschnapp-mistaken", seat="Ben", cards=1, **{"seat-is": "other"})
    await expect(ada.table).to_contain_text(mistaken)
    assert await ada.barriers() == []
    assert ada.faults == []


@pytest.mark.parametrize("path", ["/pass", "/rules/elfer", "/learn/elfer", "/t/NONE"])
@pytest.mark.sample(2)
async def test_other_pages_have_no_barriers(browser: Browser, tables: Server, path: str) -> None:
    ada = await visitor(browser, "Ada", "it", tables.address, **PHONE)
    await ada.page.goto(path, wait_until="networkidle")
    await expect(ada.page.get_by_role("heading").first).to_be_attached()
    assert await ada.barriers() == []
    assert ada.faults == []


@pytest.mark.slow
def test_a_machine_without_a_browser_fetches_one(tmp_path: Path) -> None:
    program = fetched(tmp_path / "chromium")
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("Chromium ")
