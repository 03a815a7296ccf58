"""Make the pictures of the documentation.

    uv run --group test python tests/support/screens.py [--front] [GAME …]

In ``docs/screens`` a sheet for each game and screen shows positions of the gallery: with fewest and with most
players, early and late, light and dark. Where a hand can grow large, it is shown at its largest too. With
``--front``, make only the picture of the README, ``docs/tables.webp``.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import urlencode

from playwright.async_api import Browser

from browser_people import PATIENCE
from chromium import running_chromium
from node import NODE, WEB
from reihum.registry import GAMES
from reihum.texts import find
from server_process import free_port

TO = WEB.parent / "docs" / "screens"
FRONT = WEB.parent / "docs" / "tables.webp"
POSITIONS = WEB / "gallery.json"
MOMENTS = ("early", "late", "crowded")
THEMES = ("light", "dark")
QUALITY = 62
LOADED = """(count) => {
  const frames = [...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument);
  return frames.filter((page) => page?.querySelector("main.frame .middle > *")).length === count;
}"""
AS_WEBP = """async (png) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.85);
}"""
STYLE = """
  body { background: #d8d4ca; font: 600 14px system-ui, sans-serif; margin: 0; padding: 12px }
  main { display: grid; gap: 12px }
  figure { margin: 0 }
  figcaption { padding-bottom: 4px }
  div { overflow: hidden }
  iframe { border: 0; transform-origin: 0 0 }
"""


class Screen(NamedTuple):
    width: int
    height: int
    scale: float
    """Of its picture on the sheet."""
    columns: int
    has_touch: bool


SCREENS = {
    "phone": Screen(390, 844, 0.9, 4, has_touch=True),
    "landscape": Screen(844, 390, 0.9, 2, has_touch=True),
    "desktop": Screen(1280, 800, 0.6, 2, has_touch=False),
}


FRONT_SCREENS = (("elfer-6-late", "desktop", 0.5), ("stufen-2-early", "phone", 0.44))
"""What the README shows side by side, and how large."""
FRONT_STYLE = """
  body { align-items: center; background: #d8d4ca; display: flex; gap: 24px; margin: 0; padding: 24px;
         width: max-content }
  div { border-radius: 8px; box-shadow: 0 2px 12px #0004; flex: none; overflow: hidden }
  iframe { border: 0; transform-origin: 0 0 }
"""


async def main(games: list[str]) -> None:
    subprocess.run([sys.executable, WEB / "gallery.py"], check=True)
    positions = list(json.loads(POSITIONS.read_bytes()))
    TO.mkdir(exist_ok=True)
    with gallery() as address:
        async with running_chromium() as browser:
            if games == ["--front"]:
                await take_front(browser, address)
                return
            for name, screen in SCREENS.items():
                for game in games or GAMES:
                    await take(browser, address, game, name, screen, positions)
    (TO / "README.md").write_text(index(), "utf-8")
    size = sum(picture.stat().st_size for picture in TO.glob("*.jpg"))
    print(f"{len(list(TO.glob('*.jpg')))} sheets, {size / 1e6:.1f} MB")


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
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


async def take(
    browser: Browser, address: str, game: str, name: str, screen: Screen, positions: list[str]
) -> None:
    shown = [
        (position, theme)
        for players in sorted({GAMES[game].seats[0], GAMES[game].seats[-1]})
        for moment in MOMENTS
        for theme in THEMES
        if (position := f"{game}-{players}-{moment}") in positions
    ]
    context = await browser.new_context(reduced_motion="reduce", **_device(screen))
    page = await context.new_page()
    page.set_default_timeout(4 * PATIENCE)
    body = sheet(shown, screen)
    await page.route(f"{address}/sheet", lambda route: route.fulfill(body=body, content_type="text/html"))
    await page.goto(f"{address}/sheet")
    await page.wait_for_function(LOADED, arg=len(shown))
    # a picture of the full page would be one without touch
    whole = await page.evaluate("({ width: innerWidth, height: document.documentElement.scrollHeight })")
    await page.set_viewport_size(whole)
    path = TO / f"{game}-{name}.jpg"
    await page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
    await context.close()


async def take_front(browser: Browser, address: str) -> None:
    """A desktop and a phone side by side, in English and large enough for sharp screens."""
    page = await browser.new_page(reduced_motion="reduce", device_scale_factor=2)
    page.set_default_timeout(4 * PATIENCE)
    body = front()
    await page.route(f"{address}/front", lambda route: route.fulfill(body=body, content_type="text/html"))
    await page.goto(f"{address}/front")
    await page.wait_for_function(LOADED, arg=len(FRONT_SCREENS))
    picture = await page.locator("body").screenshot(animations="disabled")
    encoded: str = await page.evaluate(AS_WEBP, f"data:image/png;base64,{b64encode(picture).decode()}")
    FRONT.write_bytes(b64decode(encoded.partition(",")[2]))
    print(f"{FRONT.name}: {FRONT.stat().st_size / 1000:.0f} KB")


def front() -> str:
    frames = (
        _frame(position, "light", "en", SCREENS[name]._replace(scale=scale))
        for position, name, scale in FRONT_SCREENS
    )
    return f"<!doctype html><meta charset=utf-8><style>{FRONT_STYLE}</style><body>{''.join(frames)}"


def _frame(position: str, theme: str, language: str, screen: Screen) -> str:
    wide, high, scale, _, _ = screen
    box = f"width: {wide * scale}px; height: {high * scale}px"
    small = f"width: {wide}px; height: {high}px; transform: scale({scale})"
    wishes = urlencode({"position": position, "theme": theme, "language": language})
    return f"<div style='{box}'><iframe style='{small}' src='/gallery.html?{wishes}'></iframe></div>"


def _device(screen: Screen) -> dict[str, Any]:
    width = screen.columns * (round(screen.width * screen.scale) + 12) + 12
    return {
        "viewport": {"width": width, "height": 800},
        "has_touch": screen.has_touch,
        "is_mobile": screen.has_touch,
    }


def sheet(shown: list[tuple[str, str]], screen: Screen) -> str:
    """A page of small pages."""
    figures = (
        f"<figure><figcaption>{position} · {theme}</figcaption>{frame}</figure>"
        for position, theme in shown
        for frame in [_frame(position, theme, "de", screen)]
    )
    grid = f"grid-template-columns: repeat({screen.columns}, max-content)"
    head = "<!doctype html><meta charset=utf-8><meta name=viewport content=width=device-width>"
    return f"{head}<style>{STYLE}</style><main style='{grid}'>{''.join(figures)}</main>"


def index() -> str:
    texts = find("en")
    lines = [
        "# What the tables look like",
        "",
        "Each sheet shows a game with the fewest and the most players, early and late, light and dark. The",
        "texts are in German. `uv run --group test python tests/support/screens.py` makes the sheets from",
        "[the gallery](../web-development.md#work-on-the-page).",
        "",
        "| | " + " | ".join(SCREENS) + " |",
        "|---" * (len(SCREENS) + 1) + "|",
    ]
    for game in GAMES:
        cells = " | ".join(f"[![{game}, {name}]({game}-{name}.jpg)]({game}-{name}.jpg)" for name in SCREENS)
        lines.append(f"| {texts(f'game-{game}')} | {cells} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
