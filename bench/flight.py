"""How smoothly twenty cards fly on a slow phone.

    uv run --group test python bench/flight.py [--runs 15] [--slower 4]

Somebody plays Elfer against bots on a phone ``--slower`` times slower than this machine. Between server and
page, twenty cards that another player lays are added to an update, and the page shows them as it shows
any update. The bench counts the frames that the browser draws until the last card has landed.
"""

import asyncio
import json
from itertools import pairwise
from statistics import median

from measuring import flags, running_server
from page import begin
from playwright.async_api import WebSocketRoute, expect

from browser_people import PHONE, visitor
from chromium import running_chromium

CARDS = [f"{colour}{number}" for colour in "rygb" for number in range(9, 14)]
BREATH = 1500
"""Milliseconds between two flights."""
LONG = 50
"""From here on a frame is seen to be late, in milliseconds."""
CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]


class Relay:
    """Stands between the server and the page."""

    page: WebSocketRoute
    version = 0
    added = 0

    def stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.page = page
        page.on_message(server.send)
        server.on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("view", "update"):
            message["version"] += self.added
            self.version = message["version"]
        self.page.send(json.dumps(message))

    def send_twenty_cards(self) -> None:
        self.added += 1
        events = [{"event": "laid", "seat": 1, "card": card} for card in CARDS]
        self.version += 1
        update = {"type": "update", "version": self.version, "events": events, "changes": {}}
        self.page.send(json.dumps(update))


async def main() -> None:
    given = flags(__doc__, runs=15, slower=4.0).parse_args()
    relay = Relay()
    with running_server() as server:
        async with running_chromium() as browser:
            player = await visitor(browser, "Ada", "en", server.address, **PHONE)
            await player.page.emulate_media(reduced_motion="no-preference")
            await player.page.route_web_socket("**/*", relay.stand_between)
            await begin(player)
            session = await player.context.new_cdp_session(player.page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
            flights = []
            for _ in range(given.runs):
                await player.page.wait_for_timeout(BREATH)
                await browser.start_tracing(page=player.page, categories=CATEGORIES)
                relay.send_twenty_cards()
                await expect(player.page.locator(".flying-cards .flying-card")).to_have_count(len(CARDS))
                await expect(player.page.locator(".flying-cards .flying-card")).to_have_count(0)
                flights.append(gaps(await browser.stop_tracing()))
    report(flights)


def gaps(trace: bytes) -> list[float]:
    """From frame to frame, in milliseconds."""
    drawn = sorted(event["ts"] for event in json.loads(trace)["traceEvents"] if event["name"] == "DrawFrame")
    return [(after - before) / 1000 for before, after in pairwise(drawn)]


def report(flights: list[list[float]]) -> None:
    rates = sorted(round(1000 * len(flight) / sum(flight)) for flight in flights)
    longest = median(max(flight) for flight in flights)
    late = median(sum(gap > LONG for gap in flight) for flight in flights)
    print(
        f"{len(CARDS)} cards: {median(rates):.0f} frames a second {rates}, the longest {longest:.0f} ms,"
        f" {late:.0f} over {LONG} ms (medians of {len(flights)})"
    )


if __name__ == "__main__":
    asyncio.run(main())
