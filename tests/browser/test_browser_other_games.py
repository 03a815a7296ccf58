"""A game of another package in the browser: a plain table, and friendly words where it has no page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from browser_people import PHONE, visitor
from reihum.authoring.writing import files_of
from reihum.files import keep
from reihum.registry import GAMES
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAME, TITLE = "flipper", "Flipper"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one more game, installed beside Reihum."""
    place = tmp_path_factory.mktemp("other")
    files = files_of(NAME, TITLE, place, GAMES)
    about = place / f"reihum-{NAME}" / "src" / f"reihum_{NAME}-0.1.0.dist-info"
    files[about / "METADATA"] = f"Metadata-Version: 2.1\nName: reihum-{NAME}\nVersion: 0.1.0\n"
    files[about / "entry_points.txt"] = f"[reihum.games]\n{NAME} = reihum_{NAME}\n"
    for path in files:
        path.parent.mkdir(parents=True, exist_ok=True)
    keep(files)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(about).parent))
        server = Server(f"sqlite:///{place}/reihum.db")
    yield server
    server.kill()


async def test_a_plain_table_shows_the_cards_that_its_view_has(browser: Browser, server: Server) -> None:
    ada = await visitor(browser, "Ada", "en", server.address, **PHONE)
    await ada.sit_down(await ada.open_table(game=NAME, players=2))
    await ada.begin()
    await ada.at_the_table()
    shown = ada.table.locator("ul.cards")
    await ada.table.locator("ul.menu").get_by_role("button").first.tap()
    await ada.until(lambda view: any(view["match"]["round"]["won"]))
    won = [card for pile in ada.view["match"]["round"]["won"] for card in pile]
    await expect(shown.locator(".tag")).to_have_count(len(won))
    assert await ada.barriers() == []
    assert ada.faults == []


@pytest.mark.parametrize(
    ("address", "key"), [("rules", "web-without-rules"), ("learn", "web-without-lesson")]
)
async def test_a_game_without_a_page_is_named_and_the_reason_given(
    browser: Browser, server: Server, address: str, key: str
) -> None:
    ada = await visitor(browser, "Ada", "de", server.address, **PHONE)
    await ada.page.goto(f"/{address}/{NAME}")
    await expect(ada.page.get_by_role("heading")).to_have_text(TITLE)
    await expect(ada.page.get_by_role("main").get_by_role("status")).to_contain_text(ada.texts(key))
    assert await ada.barriers() == []
    await ada.page.goto(f"/{address}/nothing")
    await expect(ada.page.get_by_role("heading")).to_have_text(ada.texts("web-nothing-here"))
    assert ada.faults == []
