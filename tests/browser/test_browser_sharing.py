"""Matches in links and files, and tables that were begun elsewhere, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from brought_logs import alone, sent
from browser_people import DESKTOP, PHONE, Visitor, visitor
from reihum.record import write
from reihum.table.recording import record_of
from server_process import Server
from table_log import Log

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def bring(person: Visitor, log: Log) -> None:
    """A table that was begun elsewhere, and goes on here."""
    await person.introduce()
    brought = await person.context.request.post("/api/tables/brought", data=sent(log))
    assert brought.status == 201, await brought.text()
    await person.page.goto(f"/t/{(await brought.json())['code']}")


async def test_a_match_is_shared_in_a_link_and_watched_by_somebody_else(
    browser: Browser, tables: Server, tmp_path: Path
) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address, **PHONE)
    await bring(ada, alone("elfer", 3))
    await ada.button("share-match").tap()
    link = await ada.page.get_by_role("dialog").get_by_text(re.compile("/replay#1")).text_content()
    assert link is not None
    assert await ada.barriers() == []
    ben = await visitor(browser, "Ben", "de", tables.address, **DESKTOP)
    await ben.page.goto(link)
    await expect(ben.page.get_by_role("slider")).to_be_visible()
    await expect(ben.page.get_by_text(ben.texts("fair-checked", count=1))).to_be_visible()
    await expect(ben.page.get_by_text(ben.texts("fair-brought", count=1))).to_be_visible()
    await ben.button("replay-last").click()
    await expect(ben.page).to_have_url(re.compile(r"/replay\?step=\d\d+#1"))
    await ben.page.reload()
    await expect(ben.page.get_by_role("slider")).to_be_visible()
    assert await ben.barriers() == []
    await ben.page.goto(f"{link[:-20]}")
    await expect(ben.page.get_by_text(ben.texts("refused-link-cut-off"))).to_be_visible()
    long_match = tmp_path / "match.json"
    long_match.write_bytes(write(record_of(alone("schnippschnapp", 2).table)))
    await ben.page.get_by_label(ben.texts("replay-open-file")).set_input_files(long_match)
    await expect(ben.page.get_by_text(ben.texts("share-match-long"))).to_be_visible()
    assert (ada.faults, [fault for fault in ben.faults if "422" not in fault]) == ([], [])


async def test_a_table_that_was_brought_says_so(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "fr", tables.address, **PHONE)
    await bring(ada, alone("stufen", 2, most=25))
    ben = await visitor(browser, "Ben", "it", tables.address, **DESKTOP)
    await ben.page.goto(ada.page.url)
    await expect(ben.page.get_by_text(ben.texts("web-brought"))).to_be_visible()
    await ben.button("web-close").click()
    await expect(ben.page.get_by_text(ben.texts("web-brought"))).to_have_count(0)
    await ada.make_moves(2)
    assert (ada.faults, ben.faults) == ([], [])
