"""Tables on a device: a real browser plays without a server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from browser_people import PHONE, Visitor, visitor
from reihum.registry import GAMES
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

NO_STORE = """
  Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("", "SecurityError"); } });
"""
FULL = """
  const add = IDBObjectStore.prototype.add;
  let count = 0;
  IDBObjectStore.prototype.add = function (...given) {
    if (++count > 12) throw new DOMException("", "QuotaExceededError");
    return add.apply(this, given);
  };
"""
CHANGED = """(change) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("reihum");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const changing = opening.result.transaction("entries", "readwrite");
    const store = changing.objectStore("entries");
    const keys = store.getAllKeys(), bodies = store.getAll();
    bodies.onsuccess = () => {
      for (const [place, body] of change(bodies.result)) store.put(body, keys.result.at(place));
    };
    changing.oncomplete = () => (opening.result.close(), resolve());
    changing.onabort = reject;
  };
})"""
IN_LOG = f"(entry) => ({CHANGED})(() => [entry])"
OLDER_RULES = f"""() => ({CHANGED})((bodies) => bodies.map((body, place) => {{
  const entry = JSON.parse(body);
  if ("action" in entry.event) entry.event.rules = 0;
  return [place, JSON.stringify(entry)];
}}))"""


async def at_device(browser: Browser, tables: Server, language: str, **details: Any) -> Visitor:
    ada = await visitor(browser, "Ada", language, tables.address, **details)
    await ada.listen_to_device()
    return ada


async def cut_off(ada: Visitor) -> None:
    """Waits until the page has everything, and cuts its connection."""
    await ada.page.goto("/")
    await expect(ada.page.get_by_text(ada.texts("device-ready"))).to_be_visible()
    await ada.context.set_offline(True)


@pytest.mark.parametrize("games", [("ratefix", "zweikampf"), tuple(GAMES)], ids=["few", "all"])
@pytest.mark.sample("few")
async def test_without_a_connection_a_round_is_played_to_its_end(
    browser: Browser, tables: Server, games: tuple[str, ...]
) -> None:
    ada = await at_device(browser, tables, "de", service_workers="allow", **PHONE)
    await cut_off(ada)
    for game in games:
        ada.is_dreaming = GAMES[game].is_race
        await ada.open_table_here(game)
        if game == games[0]:
            await ada.make_moves(1)
            moves = ada.view["my_moves"]
            await ada.page.reload()
            await ada.at_the_table()
            assert ada.view["my_moves"] >= moves
        await ada.play()
        assert await ada.barriers() == []
        assert ada.faults == []
    await ada.result.get_by_role("link", name=ada.texts("web-replay")).click()
    await expect(ada.page.locator("main.frame")).to_be_visible()
    await ada.page.goto("/")
    await expect(ada.page.get_by_text(ada.texts("device-alone"))).to_be_visible()
    await ada.page.goto(f"/learn/{games[0]}")
    await expect(ada.page.locator("main.frame")).to_be_visible()
    assert ada.faults == []


async def test_two_tabs_at_one_table(browser: Browser, tables: Server) -> None:
    ada = await at_device(browser, tables, "en")
    await ada.open_table_here("elfer")
    first = ada.page
    second = await ada.context.new_page()
    await second.goto(first.url)
    taken = ada.texts("device-taken")
    await expect(second.get_by_text(taken)).to_be_visible()
    await second.get_by_role("button", name=ada.texts("device-take-over")).click()
    await expect(second.locator("main.frame")).to_be_visible()
    await expect(first.get_by_text(taken)).to_be_visible()
    await first.close()
    await second.reload()
    await expect(second.locator("main.frame")).to_be_visible()


async def before_the_worker(ada: Visitor, script: str) -> None:
    """Runs a script in the worker before everything else."""

    async def answer(route: Route) -> None:
        original = await route.fetch()
        await route.fulfill(response=original, body=script + await original.text())

    await ada.page.route("**/assets/worker-*.js", answer)


@pytest.mark.parametrize(("script", "notice"), [(NO_STORE, "no-store"), (FULL, "full")], ids=["none", "full"])
async def test_what_cannot_be_kept_is_played_and_said(
    browser: Browser, tables: Server, script: str, notice: str
) -> None:
    ada = await at_device(browser, tables, "fr")
    await before_the_worker(ada, script)
    await ada.open_table_here("junior")
    await ada.make_moves(3)
    await expect(ada.page.get_by_text(ada.texts(f"device-{notice}"))).to_be_visible()
    assert await ada.barriers() == []
    assert ada.faults == []


async def test_several_people_at_a_device_hand_it_on(browser: Browser, tables: Server) -> None:
    ada = await at_device(browser, tables, "it", **PHONE)
    await ada.page.goto("/pass")
    await ada.page.get_by_role("radio", name=ada.texts("device-where-device")).check()
    await ada.button("web-start").click()
    await ada.button("pass-lift").click()
    await expect(ada.hand.first).to_be_visible()
    await ada.page.reload()
    await expect(ada.hand).to_have_count(0)
    assert ada.faults == []


async def put_into_log(ada: Visitor, number: int, body: str) -> None:
    """Writes over an entry of the only log on this device; a negative number counts from its end."""
    await ada.page.evaluate(IN_LOG, [number, body])


async def test_a_killed_tab_loses_no_move(browser: Browser, tables: Server) -> None:
    ada = await at_device(browser, tables, "de")
    await ada.open_table_here("elfer")
    await ada.make_moves(3)
    moves, address = ada.view["my_moves"], ada.page.url
    session = await ada.context.new_cdp_session(ada.page)
    crash = asyncio.ensure_future(session.send("Page.crash"))
    async with ada.page.expect_event("crash"):
        pass
    crash.cancel()
    again = Visitor("Ada", "de", await ada.context.new_page(), has_touch=False, seed=1)
    await again.listen_to_device()
    await again.page.goto(address)
    await again.at_the_table()
    assert again.view["my_moves"] >= moves
    await again.make_moves(1)
    assert again.faults == []


async def test_a_log_with_errors_goes_on_where_it_can_be_read(browser: Browser, tables: Server) -> None:
    ada = await at_device(browser, tables, "it")
    await ada.open_table_here("elfer")
    await ada.make_moves(2)
    address = ada.page.url
    await ada.page.goto("/")
    await put_into_log(ada, -2, '{"at":1,"even')
    await ada.page.goto(address)
    await expect(ada.page.get_by_text(ada.texts("device-log-cut", count=2))).to_be_visible()
    await ada.at_the_table()
    await ada.make_moves(1)
    await ada.page.goto("/")
    await put_into_log(ada, 0, '{"at":1,"event":{"table_event":"from-the-future"}}')
    await ada.page.goto(address)
    await expect(ada.page.get_by_text(ada.texts("device-log-unreadable"))).to_be_visible()
    assert await ada.barriers() == []
    assert len(ada.faults) == 2  # a warning for each, with the reason


async def test_a_table_of_an_older_page_keeps_its_people(browser: Browser, tables: Server) -> None:
    ada = await at_device(browser, tables, "en")
    await ada.open_table_here("elfer")
    address = ada.page.url
    await ada.page.goto("/")
    await ada.page.evaluate(OLDER_RULES)
    await ada.page.goto(address)
    await expect(ada.page.get_by_text(ada.texts("table-event-rules-changed"))).to_be_visible()
    await ada.begin()
    await ada.at_the_table()
    assert ada.faults == []


async def test_a_device_forgets_its_tables(browser: Browser, tables: Server) -> None:
    ada = await at_device(browser, tables, "fr")
    await ada.open_table_here("zweikampf")
    address = ada.page.url
    await ada.page.goto("/")
    ada.page.once("dialog", lambda question: question.accept())
    await ada.page.get_by_role("button", name=ada.texts("web-preferences")).click()
    async with ada.page.expect_navigation():
        await ada.button("web-forget").click()
    assert await ada.page.evaluate("indexedDB.databases()") == []
    await ada.page.goto(address)
    await expect(ada.page.get_by_text(ada.texts("refused-no-such-table"))).to_be_visible()
    assert ada.faults == []
