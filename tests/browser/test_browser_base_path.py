"""The page below a path of its own, beside other things on the same host."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, expect

from browser_people import visitor
from proxies import running_proxy
from reihum.registry import GAMES
from reihum.server.http.qr import picture
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

READY = "async () => { const { scope } = await navigator.serviceWorker.ready; return scope; }"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/reihum.db", "--base-path", "/cards/")
    yield server
    server.kill()


@pytest.mark.parametrize("proxy", ["none", "nginx", "caddy"])
@pytest.mark.sample("none")
async def test_everything_is_found_below_a_path(
    browser: Browser, server: Server, proxy: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        address = server.address
        if proxy != "none":
            address = stack.enter_context(running_proxy(proxy, server.port, "/cards", tmp_path))
        host = server.call("PUT", "/cards/api/me", {"name": "Ben"})[2]
        code = server.call("POST", "/cards/api/tables", {"game": "junior", "players": 2}, host)[1]["code"]
        ada = await visitor(browser, "Ada", "en", address, service_workers="allow")
        refused: list[str] = []
        asked: set[str] = set()
        ada.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
        ada.context.on("request", lambda request: asked.add(urlsplit(request.url).path))
        await ada.page.goto("/cards")
        await expect(ada.page.get_by_role("list").first.get_by_role("button")).to_have_count(len(GAMES))
        await ada.page.goto("/cards/rules/elfer")
        await ada.page.locator("a.button.main").click()
        await expect(ada.page).to_have_url(f"{address}/cards/learn/elfer")
        await ada.page.goto(f"/cards/t/{code}")
        await ada.button("web-sit").first.click()
        await ada.page.get_by_role("textbox", name=ada.texts("web-name")).fill("Ada")
        await ada.page.get_by_role("dialog").locator(".button.main").click()
        await ada.until(lambda view: view["you"] is not None)
        tools = await ada.context.new_cdp_session(ada.page)
        manifest = await tools.send("Page.getAppManifest")
        assert (manifest["errors"], manifest["url"]) == ([], f"{address}/cards/manifest.webmanifest")
        assert await ada.page.evaluate(READY) == f"{address}/cards/"
        (cookie,) = await ada.context.cookies()
        assert (cookie["name"], cookie["path"]) == ("reihum", "/cards/")
        code_to_scan = await ada.context.request.get(f"{address}/cards/api/tables/{code}/invitation.svg")
        assert await code_to_scan.body() == await asyncio.to_thread(picture, f"{address}/cards/t/{code}")
        assert [path for path in asked if path != "/cards" and not path.startswith("/cards/")] == []
        assert refused == []
        assert server.call("GET", "/api/games")[0] == 404
