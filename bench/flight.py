"""How smoothly twenty cards fly on a slow phone.

    uv run --group test python bench/flight.py [--runs 15] [--slower 4]

Somebody plays Elfer against bots on a phone whose processor is throttled. Between server and page twenty
cards that another player lays are slipped into what is told, and the page does what it does with any news.
Counted are the frames that the browser draws until the last card has landed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import WebSocketRoute, expect

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from page import begin

from browser_people import PHONE, visitor
from chromium import running_chromium
from server_process import Server

CARDS = [f"{colour}{number}" for colour in "rygb" for number in range(9, 14)]
BREATH = 1500
"""Milliseconds between two flights."""
LONG = 50
"""From here on a frame is seen to be late, in milliseconds."""
CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]


class Teller:
    """Stands between the server and the page."""

    def __init__(self) -> None:
        self.page: WebSocketRoute | None = None
        self.told: Any = None
        self.added = 0

    def stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.page = page
        page.on_message(server.send)
        server.on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            message["version"] += self.added
            self.told = message
        assert self.page is not None
        self.page.send(json.dumps(message))

    def tell_of_twenty(self) -> None:
        assert self.page is not None
        self.added += 1
        events = [{"event": "laid", "seat": 1, "card": card} for card in CARDS]
        self.told = {**self.told, "version": self.told["version"] + 1, "events": events}
        self.page.send(json.dumps(self.told))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower than this machine")
    wishes = parser.parse_args()
    teller = Teller()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/flight.db")
        async with running_chromium() as browser:
            player = await visitor(browser, "Ada", "en", f"http://127.0.0.1:{server.port}", **PHONE)
            await player.page.emulate_media(reduced_motion="no-preference")
            await player.page.route_web_socket("**/*", teller.stand_between)
            await begin(player)
            session = await player.context.new_cdp_session(player.page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": wishes.slower})
            flights = []
            for _ in range(wishes.runs):
                await player.page.wait_for_timeout(BREATH)
                await browser.start_tracing(page=player.page, categories=CATEGORIES)
                teller.tell_of_twenty()
                await expect(player.page.locator(".flying-cards .flying-card")).to_have_count(len(CARDS))
                await expect(player.page.locator(".flying-cards .flying-card")).to_have_count(0)
                flights.append(gaps(await browser.stop_tracing()))
        server.kill()
    tell(flights)


def gaps(trace: bytes) -> list[float]:
    """From frame to frame, in milliseconds."""
    drawn = sorted(event["ts"] for event in json.loads(trace)["traceEvents"] if event["name"] == "DrawFrame")
    return [(after - before) / 1000 for before, after in pairwise(drawn)]


def tell(flights: list[list[float]]) -> None:
    rates = sorted(round(1000 * len(flight) / sum(flight)) for flight in flights)
    longest = median(max(flight) for flight in flights)
    late = median(sum(gap > LONG for gap in flight) for flight in flights)
    print(
        f"{len(CARDS)} cards: {median(rates):.0f} frames a second {rates}, the longest {longest:.0f} ms,"
        f" {late:.0f} over {LONG} ms (medians of {len(flights)})"
    )


if __name__ == "__main__":
    asyncio.run(main())
