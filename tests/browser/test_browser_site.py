"""The folder of ``reihum site`` below a path of a plain web host: a browser plays there, also offline."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, expect

from browser_people import PHONE, visitor
from reihum.registry import GAMES
from reihum.site import write
from server_process import free_port

pytestmark = pytest.mark.asyncio(loop_scope="session")

GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
SCOPE = "async () => (await navigator.serviceWorker.ready).scope"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a host that knows nothing of Reihum."""
    top, port = tmp_path_factory.mktemp("host"), free_port()
    write(top / "cards", "/cards", with_docs=False)
    command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    command += ["--directory", str(top)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        assert process.stdout.readline()  # that it serves
        yield f"http://127.0.0.1:{port}"
        process.kill()


async def test_a_folder_is_enough_to_play(browser: Browser, host: str) -> None:
    ada = await visitor(browser, "Ada", "it", host, service_workers="allow", **PHONE)
    await ada.listen_to_device()
    missing: list[str] = []
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.context.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    await ada.page.goto("/cards/")
    games = ada.page.locator(".games").get_by_role("button")
    await expect(games).to_have_count(len(GAMES))
    await expect(ada.page.get_by_text(ada.texts("device-alone"))).to_be_visible()
    await expect(ada.page.get_by_role("textbox", name=ada.texts("web-code"))).to_have_count(0)
    tools = await ada.context.new_cdp_session(ada.page)
    manifest = await tools.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["url"]) == ([], f"{host}/cards/manifest.webmanifest")
    assert await ada.page.evaluate(SCOPE) == f"{host}/cards/"
    await ada.page.goto("/cards/rules/elfer")
    await ada.page.locator("a.button.main").click()
    await expect(ada.table).to_be_visible()
    await ada.page.reload()
    await expect(ada.table).to_be_visible()
    await ada.page.goto("/cards/")
    await expect(ada.page.get_by_text(ada.texts("device-ready"))).to_be_visible()
    await ada.context.set_offline(True)
    await ada.open_table_here("zweikampf", "/cards/")
    await ada.make_moves(1)
    await ada.page.reload()
    await ada.at_the_table()
    await ada.play()
    assert await ada.barriers() == []
    await ada.page.goto("/cards/rules/stufen")
    await expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert ada.faults == []
    assert missing == []
    assert [url for url in asked if "/api/" in url or not url.startswith(f"{host}/cards/")] == []


async def test_a_table_of_a_server_is_not_there(browser: Browser, host: str) -> None:
    ada = await visitor(browser, "Ada", "de", host)
    asked: list[str] = []
    await ada.page.goto("/cards/")
    ada.context.on("request", lambda request: asked.append(request.url))
    await ada.page.goto("/cards/404.html")
    await expect(ada.page.get_by_role("heading", name=ada.texts("web-nothing-here"))).to_be_visible()
    await ada.page.evaluate(GO, "/cards/t/ABC")
    await expect(ada.page.get_by_role("heading", name=ada.texts("web-nothing-here"))).to_be_visible()
    assert [url for url in asked if "/api/" in url] == []
