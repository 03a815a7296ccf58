"""Take the pictures in ``docs/screens``: ``uv run --group test python tests/screens.py``.

They show the positions of the gallery: each game on three screens, with few players at the beginning by day
and with many players near the end by night.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from playwright.async_api import Browser

from chromium import running_chromium
from reihum.registry import GAMES
from serving import free_port
from test_web import NODE, WEB
from visitors import DESKTOP, PATIENCE, PHONE

TO = WEB.parent / "docs" / "screens"
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
SCREENS = {"phone": PHONE, "lying": LYING, "desktop": DESKTOP}
SCENES = (("early", 0, "light"), ("late", -1, "dark"))
"""The moment, which of the possible numbers of players, and the theme."""
QUALITY = 70


async def main() -> None:
    subprocess.run([sys.executable, WEB / "gallery.py"], check=True)
    TO.mkdir(exist_ok=True)
    with gallery() as address:
        async with running_chromium() as browser:
            for screen in SCREENS:
                await take(browser, address, screen)
    size = sum(picture.stat().st_size for picture in TO.iterdir())
    print(f"{len(list(TO.iterdir()))} pictures, {size / 1e6:.1f} MB")


@contextmanager
def gallery() -> Iterator[str]:
    """Its address while it is open."""
    port = free_port()
    command = [
        str(NODE),
        "node_modules/vite/bin/vite.js",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--strictPort",
    ]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if str(port) in line:
                break
        try:
            yield f"http://127.0.0.1:{port}/gallery.html"
        finally:
            process.terminate()


async def take(browser: Browser, address: str, screen: str) -> None:
    context = await browser.new_context(reduced_motion="reduce", **SCREENS[screen])
    page = await context.new_page()
    for game in GAMES:
        for moment, which, theme in SCENES:
            wishes = {
                "position": f"{game}-{GAMES[game].seats[which]}-{moment}",
                "theme": theme,
                "language": "de",
            }
            await page.goto(f"{address}?{urlencode(wishes)}", timeout=4 * PATIENCE)
            await page.locator("main.frame .middle > *").first.wait_for(state="attached")
            await page.evaluate("document.fonts.ready")
            path = picture(game, screen, moment)
            await page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
    await context.close()


def picture(game: str, screen: str, moment: str) -> Path:
    return TO / f"{game}-{screen}-{moment}.jpg"


if __name__ == "__main__":
    asyncio.run(main())
