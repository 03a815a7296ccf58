"""Ways in and out: Back, addresses that lead nowhere, replays, and their messages."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Locator, expect

from browser_people import PHONE, Visitor, visitor
from reihum.registry import GAMES
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

LEFTOVERS = re.compile(r"[{}$]|\b(?:action|bot|card|event|game|outcome|play|refused|table|web)-[a-z]")
"""A placeholder, or the key of a message instead of its text."""
SAID = """() => {
  const spoken = ["aria-label", "alt", "title", "placeholder"];
  const all = [...document.querySelectorAll("*")];
  const labels = all.flatMap((one) => spoken.map((name) => one.getAttribute(name)));
  return [document.body.textContent, ...labels].join("\\n");
}"""


def sheet(person: Visitor) -> Locator:
    return person.page.get_by_role("dialog")


def unfinished(person: Visitor) -> Locator:
    """The list of games in progress, on the start page."""
    heading = person.page.get_by_role("heading", name=person.texts("web-continue"))
    return person.page.locator("section").filter(has=heading)


async def play_now(person: Visitor, game: str) -> None:
    """From the start page to a table with bots."""
    await person.page.goto("/")
    title = person.page.get_by_text(person.texts(f"game-{game}"), exact=True)
    await person.page.locator(".games").get_by_role("button").filter(has=title).tap()
    person.view = None
    await person.page.get_by_role("button", name=person.texts("web-play-now")).tap()
    await person.at_the_table()


async def test_back_leaves_a_game_and_the_start_page_leads_back(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", tables.address, **PHONE)
    await ada.page.goto("/")
    await expect(unfinished(ada)).to_have_count(0)
    await play_now(ada, "zweikampf")
    await ada.make_moves(2)
    made, address = ada.view["my_moves"], ada.page.url
    await ada.page.go_back()
    game = unfinished(ada).get_by_role("link", name=ada.texts("game-zweikampf"))
    await expect(game).to_contain_text(ada.texts("web-against-bots"))
    assert await ada.barriers() == []
    await game.tap()
    await expect(ada.table).to_be_visible()
    assert ada.page.url == address
    assert ada.view["my_moves"] >= made
    await ada.button("web-menu").tap()
    await ada.button("web-let-bot-play").tap()
    await expect(ada.result).to_be_visible()
    await expect(ada.button("web-come-back")).to_have_count(0)
    await ada.page.get_by_role("link", name=ada.texts("web-to-start")).tap()
    await expect(ada.page.get_by_role("heading", name=ada.texts("lobby-games"))).to_be_visible()
    await ada.page.wait_for_load_state("networkidle")
    await expect(unfinished(ada)).to_have_count(0)
    assert ada.faults == []


async def test_a_device_forgets_somebody_and_their_games(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", tables.address, **PHONE)
    await play_now(ada, "zweikampf")
    await ada.page.go_back()
    await expect(unfinished(ada)).to_be_visible()
    ada.page.once("dialog", lambda question: question.accept())
    await ada.page.get_by_role("button", name=ada.texts("web-preferences")).tap()
    async with ada.page.expect_navigation():
        await ada.button("web-forget").tap()
    await expect(ada.page.get_by_role("heading", name=ada.texts("lobby-games"))).to_be_visible()
    await ada.page.wait_for_load_state("networkidle")
    await expect(unfinished(ada)).to_have_count(0)
    assert ada.faults == []


async def test_back_closes_a_sheet_and_not_the_table(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    code = await ada.open_table(game="elfer", players=2)
    await ada.page.goto("/")
    await ada.sit_down(code)
    await ada.begin()
    await ada.at_the_table()
    for close in (ada.page.go_back, lambda: ada.page.keyboard.press("Escape")):
        await ada.button("web-menu").click()
        await expect(sheet(ada)).to_be_visible()
        await close()
        await expect(sheet(ada)).to_have_count(0)
        await expect(ada.table).to_be_visible()
    await ada.page.wait_for_function("history.state !== 'sheet'")
    await ada.page.go_back()
    await expect(ada.page.get_by_role("heading", name=ada.texts("lobby-games"))).to_be_visible()
    await ada.page.go_forward()
    await ada.at_the_table()
    await ada.button("web-menu").click()
    await sheet(ada).get_by_role("link", name=ada.texts("web-to-start")).click()
    await expect(ada.page.get_by_role("heading", name=ada.texts("lobby-games"))).to_be_visible()
    await ada.page.go_back()  # past the sheet, which is no page
    await expect(ada.table).to_be_visible()
    await expect(sheet(ada)).to_have_count(0)
    assert ada.faults == []


async def test_an_address_that_leads_nowhere_is_answered_in_the_language_of_the_reader(
    browser: Browser, tables: Server
) -> None:
    ada = await visitor(browser, "Ada", "it", tables.address, **PHONE)
    answer = await ada.page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    await expect(ada.page.get_by_role("heading")).to_have_text(ada.texts("web-nothing-here"))
    assert await ada.barriers() == []
    await ada.page.get_by_role("link", name=ada.texts("web-to-start")).tap()
    await expect(ada.page.get_by_role("heading", name=ada.texts("lobby-games"))).to_be_visible()
    html = {"accept": "text/html"}
    assert tables.call("GET", "/api/nothing", **html)[1]["code"] == "http-404"


async def test_a_refusal_in_a_sheet_is_shown_above_it(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "fr", tables.address, **PHONE)
    host = await visitor(browser, "Ben", "fr", tables.address)
    await ada.page.goto(f"/t/{await host.open_table(game='elfer', players=2)}")
    await ada.button("web-sit").first.tap()
    await ada.page.get_by_role("textbox", name=ada.texts("web-name")).fill("\u202eadA")
    await sheet(ada).locator(".button.main").tap()
    await expect(sheet(ada).get_by_text(ada.texts("refused-unreadable"))).to_be_visible()
    assert await ada.barriers() == []


async def test_a_replay_opens_from_ones_own_seat_and_waits_under_its_sheet(
    browser: Browser, tables: Server
) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address, **PHONE)
    await play_now(ada, "zweikampf")
    code = ada.code
    await ada.button("web-menu").tap()
    await ada.button("web-let-bot-play").tap()
    await ada.page.get_by_role("link", name=ada.texts("web-replay")).tap()
    eyes = ada.page.get_by_role("combobox", name=ada.texts("replay-eyes"))
    await expect(eyes).to_have_value(str(ada.view["you"]))
    face = ada.view["chairs"][ada.view["you"]]["avatar"]
    record = tables.get(f"/api/tables/{code}")["record"]
    assert face
    assert tables.get(f"/api/records/{record}")["players"][ada.view["you"]]["avatar"] == face
    await ada.button("replay-play").tap()
    await expect(ada.button("replay-pause")).to_be_visible()
    await ada.button("replay-notes").tap()
    await expect(sheet(ada)).to_be_visible()
    current = sheet(ada).locator("ol [aria-current='step']")
    await expect(current).to_have_count(1)
    await expect(current).to_have_css("font-weight", "700")
    assert await ada.page.get_by_label(ada.texts("replay-pause"), exact=True).count() == 0
    await ada.button("web-close").tap()
    await expect(ada.button("replay-play")).to_be_visible()
    assert ada.faults == []


@pytest.mark.parametrize(("number", "language"), [(0, "de"), (1, "fr"), (2, "it")])
@pytest.mark.sample(1)
async def test_no_placeholder_is_seen_or_heard(
    browser: Browser, tables: Server, number: int, language: str
) -> None:
    ada = await visitor(browser, "Ada", language, tables.address, **PHONE)
    for game in [*GAMES][number::3]:
        await play_now(ada, game)
        for _ in range(2):
            if await ada.is_over():
                break
            assert LEFTOVERS.findall(await said(ada)) == []
            await ada.tap()
    assert ada.faults == []


async def said(person: Visitor) -> str:
    """Everything on the page for eyes and ears."""
    words: str = await person.page.evaluate(SAID)
    return words
