"""The layout of a table: nothing covers what is needed, and the end of a round shows before its figures."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

import aria
from browser_people import CORNER, PHONE, alone, visitor
from prepared_tables import Prepared
from reihum.table.log import Person, Settings
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

LARGE: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
ORDER = """() => {
  window.seen = [];
  new MutationObserver(() => {
    for (const what of [".celebration", "section.result"]) {
      if (!document.querySelector(what) || seen.some((one) => one.what === what)) continue;
      seen.push({ what, flying: document.querySelectorAll(".flying-cards .flying-card").length });
      if (what === ".celebration") document.querySelector(what).click();
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes their order, and how many cards are on their way then. Nobody waits for the celebration."""


async def box(what: Locator) -> Any:
    await expect(what).to_be_visible()
    found = await what.bounding_box()
    assert found is not None
    return found


def overlap(one: Any, other: Any) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def middle(of: Any) -> float:
    return float(of["y"] + of["height"] / 2)


async def test_piles_of_a_duel_lie_beside_its_cards(browser: Browser, tables: Server) -> None:
    ada = await alone(browser, tables, game="zweikampf", players=2)
    await ada.make_moves(3)
    for size in (LARGE, ViewportSize(width=1280, height=800)):
        await ada.page.set_viewport_size(size)
        cards = ada.table.locator("[data-at^='stack-'], [data-at^='duel-'], [data-at^='won-']")
        boxes = [await box(cards.nth(index)) for index in range(await cards.count())]
        assert len(boxes) == 6
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


async def test_the_middle_of_a_race_at_one_device_is_nobodys(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", tables.address, **{**PHONE, "viewport": TABLET})
    await ada.page.goto("/pass")
    await ada.page.get_by_role("radio", name=ada.texts("game-schnippschnapp"), exact=True).check(force=True)
    await ada.button("web-start").tap()
    far, near, heap = (ada.page.locator(f".ring .{name}") for name in ("far", "near", "heap"))
    between = (middle(await box(far)) + middle(await box(near))) / 2
    assert abs(middle(await box(heap)) - between) < 40


async def test_a_long_name_leaves_the_settings_in_their_row(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Maximilia", "de", tables.address, **PHONE)
    await ada.page.add_init_script("localStorage.setItem('reihum', JSON.stringify({ name: 'Maximilia' }))")
    await ada.page.goto("/")
    row = ada.page.locator("header > *")
    await expect(row.first).to_be_visible()
    middles = [middle(await box(row.nth(index))) for index in range(await row.count())]
    assert max(middles) - min(middles) < 4


@pytest.mark.slow
async def test_all_faces_of_a_large_screen_have_one_size(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    ben = await visitor(browser, "Benjaminmaximiliantheyounger", "en", tables.address, **PHONE)
    code = await ada.open_table(game="elfer", players=3)
    await ada.sit_down(code)
    await ben.sit_down(code)
    await ben.begin()
    screen = await visitor(browser, "TV", "en", tables.address, viewport={"width": 800, "height": 500})
    await screen.page.goto(f"/t/{code}?tv")
    faces = screen.page.locator("li .face")
    await expect(faces).to_have_count(2)
    first, second = [(await box(faces.nth(index)))["width"] for index in range(2)]
    assert first == second
    seat = await box(screen.page.locator("li").nth(1))
    assert seat["x"] + seat["width"] <= 800 - 16


async def test_six_seats_are_seen_at_once_on_a_large_screen(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address, viewport={"width": 1280, "height": 720})
    await ada.page.goto(f"/t/{await ada.open_table(game='elfer', players=6)}?tv")
    last = await box(ada.page.locator("li").nth(5))
    assert last["y"] + last["height"] <= 720 - 16


async def test_all_players_at_a_stage_stand_in_its_row(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", tables.address, viewport={"width": 320, "height": 640})
    people = [
        await ada.introduce(),
        *(Person(name, name) for name in ("Ben", "Cleo", "Dora", "Emil", "Finn")),
    ]
    deal = Prepared(Settings(game="stufen", players=6, grace=aria.HOUR), people, luck=0)
    await ada.page.goto(f"/t/{await deal.put_into(tables.store)}")
    await ada.at_the_table()
    await ada.table.get_by_role("button", name=ada.texts("play-sheet")).click()
    faces = ada.page.get_by_role("dialog").locator(".who")
    await expect(faces).to_have_count(6)
    tops = {(await box(faces.nth(index)))["y"] for index in range(6)}
    assert len(tops) == 1


@pytest.mark.parametrize("game", ["elfer", "stufen"])
@pytest.mark.sample("elfer")
async def test_the_reason_of_a_refusal_does_not_lie_on_the_pile(
    browser: Browser, tables: Server, game: str
) -> None:
    ada = await aria.dealt(browser, tables, game)
    await ada.page.set_viewport_size(PHONE["viewport"])
    await ada.touch(ada.page.locator(f"[data-at='hand-{ada.unplayable}']").first, CORNER)
    reason, pile = await box(ada.table.locator(".refused")), await box(ada.table.locator("[data-at='pile']"))
    assert reason["y"] > middle(pile) or not overlap(reason, pile)


async def test_the_end_of_a_round_is_seen_before_its_figures(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address, reduced_motion="no-preference")
    await ada.sit_down(await ada.open_table(game="zweikampf", players=2))
    await ada.begin()
    await ada.at_the_table()
    await ada.page.evaluate(ORDER)
    while not await ada.is_over():
        await ada.tap()
    seen = await ada.page.evaluate("seen")
    assert [one["what"] for one in seen] == [".celebration", "section.result"]
    assert seen[0]["flying"] == 0
    await ada.button("web-see-table").click()
    await expect(ada.result).to_have_count(0)
    back = ada.table.locator(".actions").get_by_role("button", name=ada.texts("play-sheet"))
    await expect(back).to_be_focused()
    await back.click()
    await expect(ada.result).to_be_visible()
    assert ada.faults == []


async def test_hand_and_choices_of_master_follow_the_rows(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    options = {"rows": ["blue", "green", "yellow", "red"]}
    deal = Prepared(
        Settings(game="master", players=2, options=options, grace=aria.HOUR),
        [await ada.introduce(), Person("Ben", "Ben")],
        luck=0,
    )
    await ada.page.goto(f"/t/{await deal.put_into(tables.store)}")
    await ada.at_the_table()
    held = await ada.hand.evaluate_all("cards => cards.map((card) => card.dataset.key)")
    colours = [key[0] for key in held if not key.startswith("joker")]
    assert colours == sorted(colours, key="bgyr".index)
    assert len(set(colours)) > 1
