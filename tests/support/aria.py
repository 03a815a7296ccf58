"""What a screen reader finds at a table, written down for each game: the whole of it, with known cards.

``python tests/support/aria.py`` writes those that are missing; delete one to have it written anew.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from playwright.async_api import Browser

from browser_people import Visitor, visitor
from chromium import running_chromium
from prepared_tables import beginning
from reihum.registry import GAMES
from reihum.table.call_timing import Pace
from reihum.table.log import Person, Settings
from server_process import Server

FOLDER = Path(__file__).parents[1] / "aria"
OTHERS = ("Ben", "Cleo")
HOUR = 3600
UNHURRIED = Pace(least=0, patience=600_000)
"""The table turns up for nobody, and who may do it may do it at once."""


def path(game: str) -> Path:
    return FOLDER / f"{game}.yml"


LOOK_ON = """(address) => new Promise((resolve) => {
  const socket = new WebSocket(address);
  window.company = [...(window.company ?? []), socket];
  socket.onopen = resolve;
})"""


async def dealt(browser: Browser, server: Server, game: str) -> Visitor:
    """Somebody whose turn it is, after the deal; the others are there and do nothing."""
    ada = await visitor(browser, "Ada", "en", server.address)
    players = min(1 + len(OTHERS), GAMES[game].seats[-1])
    settings = Settings(game=game, players=players, grace=HOUR, pace=UNHURRIED, allowance=0)
    person = await ada.introduce()
    others = [await _guest(ada, number) for number in range(1, players)]
    code = await beginning(settings, person, others).put_into(server.store)
    company = await ada.context.new_page()
    await company.goto("/")
    for number in range(1, players):
        await company.evaluate(LOOK_ON, f"/api/tables/{code}/live?guest={number}")
    await ada.page.goto(f"/t/{code}")
    await ada.at_the_table()
    return ada


async def _guest(ada: Visitor, number: int) -> Person:
    """Somebody else at Ada's device."""
    name = OTHERS[number - 1]
    answer = await ada.context.request.put(f"/api/me?guest={number}", data={"name": name})
    return msgspec.json.decode(await answer.body(), type=Person)


async def write() -> None:
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/reihum.db")
        try:
            async with running_chromium() as browser:
                for game in GAMES:
                    if not path(game).exists():
                        ada = await dealt(browser, server, game)
                        await ada.page.wait_for_load_state("networkidle")
                        path(game).write_text(await ada.table.aria_snapshot() + "\n")
        finally:
            server.kill()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    asyncio.run(write())


if __name__ == "__main__":
    main()
