"""Lessons in a real browser: somebody does what they are told, and gets to the end."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as NotThere

from browser_people import CORNER, HASTE, PHONE, ROUND, visitor
from reihum.registry import GAMES
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

ADVISED = (
    ".chooser .advised",
    ".tray .hand .advised:not(.picked)",
    ".actions .advised",
    ".middle .advised",
)
"""Where a move is marked that is asked for, in the order in which it is made."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample("zweikampf")
async def test_a_lesson_leads_to_its_end(browser: Browser, tables: Server, game: str) -> None:
    ada = await visitor(browser, "Ada", "fr", tables.address, **PHONE)
    await ada.page.goto(f"/learn/{game}")
    await expect(ada.table).to_be_visible()
    again, go_on = ada.button("learn-again"), ada.button("learn-go-on")
    async with asyncio.timeout(ROUND):
        while not await again.is_visible():
            for asked in (go_on, *map(ada.table.locator, ADVISED)):
                if await asked.count():
                    with suppress(NotThere):
                        is_card = await asked.first.get_attribute("data-key", timeout=HASTE)
                        await ada.touch(asked.first, CORNER if is_card else None, patience=HASTE)
                    break
            await asyncio.sleep(0.1)
    assert await ada.barriers() == []
    await again.tap()
    await expect(go_on).to_be_visible()
    assert ada.faults == []
