"""The table in a real browser, at a real server: people who tap, and bots."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Request, expect

from chromium import fetched, running_chromium
from reihum.registry import GAMES
from serving import Server
from visitors import CARD, CORNER, PHONE, Visitor, visitor

PATIENCE = 300
"""Seconds for a round on a machine with much else to do."""
PLAYED = {
    "elfer": ("de", "fr"),
    "junior": ("it", "en"),
    "master": ("fr", "de"),
    "mogeln": ("en", "it"),
    "ratefix": ("de", "fr"),
    "zweikampf": ("it", "en"),
    "schnippschnapp": ("fr", "de"),
    "schwarzerpeter": ("en", "it"),
    "stufen": ("de", "fr"),
}
"""The languages of the two people who play it."""
SLOW = frozenset({"schnippschnapp"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('browser')}/reihum.db")
    yield server
    server.kill()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with running_chromium() as browser:
        yield browser


async def alone(browser: Browser, server: Server, **settings: Any) -> Visitor:
    """Somebody at a desktop, at a new table with bots, before the first card."""
    ada = await visitor(browser, "Ada", "en", address(server))
    await ada.sit_down(await ada.open_table(**settings))
    await ada.begin()
    await expect(ada.table).to_be_visible()
    return ada


async def together(
    browser: Browser, server: Server, languages: tuple[str, str], **settings: Any
) -> tuple[Visitor, Visitor]:
    """Two people before the first card, one at a desktop and one with a phone; bots fill the table."""
    ada = await visitor(browser, "Ada", languages[0], address(server), seed=1)
    ben = await visitor(browser, "Ben", languages[1], address(server), seed=2, **PHONE)
    code = await ada.open_table(**settings)
    await ada.sit_down(code)
    await ben.sit_down(code)
    await ben.begin()
    await ada.begin()
    await expect(ada.table).to_be_visible()
    await expect(ben.table).to_be_visible()
    return ada, ben


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.slow] if game in SLOW else []) for game in PLAYED]
)
async def test_two_people_and_bots_play_a_round(browser: Browser, server: Server, game: str) -> None:
    ada, ben = await together(browser, server, PLAYED[game], game=game, players=GAMES[game].seats[-1])
    await expect(ada.table).to_match_aria_snapshot(
        f"""
        - main:
          - heading "{ada.texts(f"game-{game}")}" [level=1]
          - list:
            - listitem: /Ben/
        """
    )
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(ada.play(), ben.play())
    for person in (ada, ben):
        assert await person.barriers() == []
        assert person.faults == []
        assert leaks(server, person) == {}


def leaks(server: Server, person: Visitor) -> dict[int, set[str]]:
    """By moves of theirs: the cards in somebody's page that they had not seen by then."""
    seat = person.view["you"]
    steps = replayed(server, person, seat)
    moments = [number for number, step in enumerate(steps) if step["by"] == seat]
    found = {}
    for view, source in person.sights:
        mine = view["mine"]
        until = moments[mine] if mine < len(moments) else len(steps)
        told = [view["menu"], *((step["match"], step["happened"]) for step in steps[:until])]
        known = set(CARD.findall(msgspec.json.encode(told).decode()))
        if hidden := person.cards_in(source) - known:
            found[mine] = hidden
    return found


def replayed(server: Server, person: Visitor, seat: int) -> list[Any]:
    """The whole match as that seat saw it, from the server's own record."""
    record = server.get(f"/api/tables/{person.code}")["record"]
    steps: list[Any] = []
    while part := server.get(f"/api/records/{record}/replay?seat={seat}&since={len(steps)}")["steps"]:
        steps += part
    return steps


async def test_a_round_is_played_by_keys_alone(browser: Browser, server: Server) -> None:
    ada = await alone(browser, server, game="elfer", players=6)
    async with asyncio.timeout(PATIENCE):
        while not await ada.is_over():
            await ada.press()
    await expect(ada.result).to_be_visible()


async def test_what_does_not_go_is_explained(browser: Browser, server: Server) -> None:
    ada, ben = await together(browser, server, ("en", "de"), game="elfer", players=2)
    await ada.until(lambda _: ada.view["menu"] or ben.view["menu"])
    acts, waits = (ada, ben) if ada.view["menu"] else (ben, ada)
    await waits.touch(waits.hand.first, CORNER)
    await expect(waits.alert).to_have_text(waits.texts("refused-not-your-turn"))
    why = acts.view["why_not"][0]
    await acts.touch(acts.page.locator(f"[data-at='hand-{why['card']}']"), CORNER)
    await expect(acts.alert).to_contain_text(f"({why['rule']})")


async def test_who_was_away_plays_on(browser: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    try:
        ada = await alone(browser, server, game="junior", players=2)
        lost = ada.page.get_by_text(ada.texts("web-connection-lost"))
        assert not await ada.is_over()
        await ada.context.set_offline(True)
        await expect(lost).to_be_visible()
        await ada.context.set_offline(False)
        await expect(lost).to_be_hidden()
        await asyncio.to_thread(server.kill)
        await expect(lost).to_be_visible()
        await asyncio.to_thread(server.restart)
        await expect(lost).to_be_hidden()
        made = ada.view["mine"]
        await ada.tap()
        await ada.until(lambda view: view["mine"] > made)
    finally:
        server.kill()


async def test_who_looks_on_sees_no_hand(browser: Browser, server: Server) -> None:
    ada = await alone(browser, server, game="schwarzerpeter", players=3)
    eve = await visitor(browser, "Eve", "it", address(server), **PHONE)
    await eve.page.goto(f"/t/{ada.code}")
    await expect(eve.table).to_be_visible()
    assert eve.cards_in(await eve.page.content()).isdisjoint(ada.view["match"]["table"]["hand"])
    assert await eve.barriers() == []
    async with asyncio.timeout(PATIENCE):
        await ada.play()
    await expect(eve.result).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_no_page_has_barriers(browser: Browser, server: Server, scheme: str) -> None:
    ada = await visitor(browser, "Ada", "en", address(server), color_scheme=scheme, **PHONE)
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
    assert await ada.barriers() == []
    await ada.page.keyboard.press("Escape")
    await ada.begin()
    await expect(ada.table).to_be_visible()
    assert not await ada.is_over()
    assert await ada.barriers() == []
    await ada.button("web-menu").tap()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await ada.barriers() == []


async def test_the_first_page_is_small(browser: Browser, server: Server) -> None:
    ada = await visitor(browser, "Ada", "fr", address(server))
    sent: list[Request] = []
    ada.page.on("requestfinished", lambda request: sent.append(request))
    await ada.page.goto("/", wait_until="networkidle")
    sizes = {request.url: (await request.sizes())["responseBodySize"] for request in sent}
    assert sum(sizes.values()) < 120_000, sizes


async def test_a_match_is_looked_at_again(browser: Browser, server: Server) -> None:
    ada = await alone(browser, server, game="zweikampf", players=2)
    async with asyncio.timeout(PATIENCE):
        await ada.play()
    await ada.page.get_by_role("link", name=ada.texts("web-replay")).click()
    await expect(ada.table).to_be_visible()
    assert await ada.barriers() == []
    assert ada.faults == []


async def test_people_hand_one_device_round(browser: Browser, server: Server) -> None:
    ada = await visitor(browser, "Ada", "de", address(server), **PHONE)
    await ada.page.goto("/pass")
    await ada.page.get_by_role("radio", name=ada.texts("game-junior"), exact=True).check(force=True)
    await ada.button("web-start").tap()
    lift, hand_over = ada.button("pass-lift"), ada.page.locator("main.frame .button.over")
    async with asyncio.timeout(PATIENCE):
        await expect(lift).to_be_visible()
        while not await ada.result.is_visible():
            if await lift.is_visible():
                assert ada.cards_in(await ada.page.content()) == set()
                await lift.tap()
            elif await hand_over.is_visible():
                await hand_over.tap()
            else:
                await ada.tap()
    assert ada.faults == []


@pytest.mark.parametrize("path", ["/pass", "/rules/elfer", "/learn/elfer", "/t/NONE"])
async def test_other_pages_have_no_barriers(browser: Browser, server: Server, path: str) -> None:
    ada = await visitor(browser, "Ada", "it", address(server), **PHONE)
    await ada.page.goto(path, wait_until="networkidle")
    await expect(ada.page.get_by_role("heading").first).to_be_attached()
    assert await ada.barriers() == []
    assert ada.faults == []


@pytest.mark.slow
def test_a_machine_without_a_browser_fetches_one(tmp_path: Path) -> None:
    program = fetched(tmp_path / "chromium")
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("Chromium ")
