"""The page without a server, as an app, and over plain HTTP in a local network."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from browser_people import GLANCE, PHONE, visitor
from reihum.registry import GAMES
from server_process import Server

PATIENCE = 60
"""Seconds, on a machine with much else to do."""

pytestmark = pytest.mark.asyncio(loop_scope="session")

PRIVATE = "in-incognito"
"""A window that keeps nothing cannot install anything, and every visitor of a test has such a window."""
IS_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") return false;
  const kept = (await (await caches.open("reihum")).keys()).map(({ url }) => new URL(url).pathname);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return kept.includes("/") && loaded.every((path) => !path.startsWith("/assets/") || kept.includes(path));
}"""


async def test_the_page_opens_without_its_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    try:
        ada = await visitor(browser, "Ada", "it", server.address, service_workers="allow", **PHONE)
        await ada.page.goto("/")
        games = ada.page.get_by_role("list").first.get_by_role("button")
        await expect(games).to_have_count(len(GAMES))
        async with asyncio.timeout(PATIENCE):
            while not await ada.page.evaluate(IS_KEPT):
                await asyncio.sleep(GLANCE)
        await asyncio.to_thread(server.kill)
        await ada.page.reload()
        await expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        said = ada.page.get_by_text(ada.texts("web-connection-lost"))
        await expect(said.or_(ada.page.get_by_text(ada.texts("device-alone")))).to_be_visible()
        assert await ada.barriers() == []
        await asyncio.to_thread(server.restart)
        await expect(games).to_have_count(len(GAMES))
    finally:
        server.kill()


async def test_it_can_be_installed_as_an_app(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "fr", tables.address, service_workers="allow")
    await ada.page.goto("/")
    async with asyncio.timeout(PATIENCE):
        while not await ada.page.evaluate("navigator.serviceWorker.controller !== null"):
            await asyncio.sleep(GLANCE)
    tools = await ada.context.new_cdp_session(ada.page)
    assert (await tools.send("Page.getAppManifest"))["errors"] == []
    found = (await tools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {PRIVATE}


async def test_in_a_local_network_nothing_is_missing(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "de", f"http://reihum.test:{tables.port}", **PHONE)
    await ada.page.goto("/")
    assert not await ada.page.evaluate("isSecureContext")
    await ada.page.get_by_role("button", name=ada.texts("game-junior")).tap()
    await ada.page.get_by_role("dialog").get_by_role("button", name=ada.texts("web-play-now")).tap()
    await ada.at_the_table()
    await ada.make_moves(1)
    assert ada.faults == []
