"""The results of Lighthouse for the start page and for a running table, as on an average phone.

    npm ci --prefix bench/lighthouse
    uv run --group test python bench/page.py [--runs 5] [--details]

Somebody begins a round against bots and keeps the table open. Then Lighthouse looks at another tab with the
same seat, several times: the medians count, since other work on the machine costs speed. ``--details`` lists
the audits that were not passed.
"""

import asyncio
import json
from pathlib import Path
from statistics import median
from typing import Any

from measuring import flags, running_server
from playwright.async_api import Browser

from browser_people import PHONE, Visitor, visitor
from chromium import running_chromium
from node import NODE
from server_process import free_port

LIGHTHOUSE = Path(__file__).parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
)


async def main() -> None:
    given = flags(__doc__, runs=5, details=False).parse_args()
    with running_server() as server:
        port = free_port()
        async with running_chromium([f"--remote-debugging-port={port}"]) as browser:
            player = await visitor(browser, "Ada", "en", server.address, **PHONE)
            await begin(player)
            await share_seat(browser, player)
            for name, page in {"start page": "/", "table": f"/t/{player.code}"}.items():
                reports = [await look_at(f"{server.address}{page}", port) for _ in range(given.runs)]
                show(name, reports, details=given.details)


async def begin(player: Visitor) -> None:
    """As a newcomer does: the first game, and "play now"."""
    await player.page.goto("/")
    await player.page.locator(".games button").first.tap()
    await player.page.get_by_role("dialog").locator(".button.main").first.tap()
    await player.cards_in_turn.first.wait_for()


async def share_seat(browser: Browser, player: Visitor) -> None:
    """Lighthouse opens its tabs outside of Playwright's contexts."""
    session = await browser.new_browser_cdp_session()
    kept = ("name", "value", "domain", "path", "httpOnly", "sameSite")
    cookies = [{name: cookie[name] for name in kept} for cookie in await player.context.cookies()]  # type: ignore[literal-required]
    await session.send("Storage.setCookies", {"cookies": cookies})


async def look_at(address: str, port: int) -> Any:
    options = f"--port={port}", "--output=json", "--quiet", f"--only-categories={','.join(CATEGORIES)}"
    process = await asyncio.create_subprocess_exec(
        str(NODE), str(LIGHTHOUSE), address, *options, stdout=asyncio.subprocess.PIPE
    )
    written, _ = await process.communicate()
    return json.loads(written)


def show(name: str, reports: list[Any], *, details: bool) -> None:
    scores = {
        part: [round(100 * report["categories"][part]["score"]) for report in reports] for part in CATEGORIES
    }
    for part, found in scores.items():
        print(f"{name:12} {part:26} {median(found):6.0f}   {sorted(found)}")
    for audit in TIMES:
        values = [report["audits"][audit]["numericValue"] for report in reports]
        print(f"{name:12} {audit:26} {median(values):6.4g}")
    if details:
        for audit in reports[-1]["audits"].values():
            if audit["score"] is not None and audit["score"] < 1:
                print(
                    f"  {audit['score']:.2f} {audit['id']}: {audit['title']} {audit.get('displayValue', '')}"
                )


if __name__ == "__main__":
    asyncio.run(main())
