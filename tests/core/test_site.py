"""The documentation as a site: it builds without a warning, no link is dead, the reference is complete."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

import reihum
from reihum.game import AnyGame
from reihum.registry import GAMES

ROOT = Path(__file__).parents[2]
BUILD = "import zensical.main; zensical.main.cli()"


class Page(HTMLParser):
    """The links of a page, and the ids that a link may name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


@cache
def page(path: Path) -> Page:
    return Page(path)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "zensical.toml", place)
    for folder in ("docs", "src"):
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-c", BUILD, "build", "--strict"]
    built = subprocess.run(command, cwd=place, capture_output=True, text=True, timeout=300)
    assert built.returncode == 0, built.stdout + built.stderr
    return place / "site"


def dead_links(site: Path, source: Path) -> Iterator[str]:
    for link in page(source).links:
        parts = urlsplit(link)
        if parts.scheme in ("http", "https", "mailto", "data"):
            continue
        start = site if parts.path.startswith("/") else source.parent
        target = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else source
        if target.is_dir():
            target /= "index.html"
        is_page = target.suffix == ".html"
        if not target.is_file() or (is_page and parts.fragment and parts.fragment not in page(target).ids):
            yield link


def test_no_link_is_dead(site: Path) -> None:
    pages = [path for path in site.rglob("*.html") if path.name != "404.html"]
    assert len(pages) > 30
    dead = {path.relative_to(site).as_posix(): [*dead_links(site, path)] for path in pages}
    assert {name: links for name, links in dead.items() if links} == {}


def test_the_reference_has_all_that_can_be_imported(site: Path) -> None:
    known = page(site / "reference" / "index.html").ids
    assert {f"reihum.{name}" for name in reihum.__all__} - known == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_fields_of_every_view_are_listed(site: Path, game: AnyGame) -> None:
    view: Any = getattr(game.view_type, "__origin__", game.view_type)
    fields = {f"{view.__module__}.{view.__qualname__}.{field}" for field in view.__struct_fields__}
    assert fields - page(site / "views" / "index.html").ids == set()


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    """The site works without a net, and no other server hears of its readers."""
    foreign = {
        (path.name, link)
        for path in site.rglob("*.html")
        for link in page(path).links
        if urlsplit(link).netloc and link.endswith((".js", ".css", ".woff2", ".png", ".svg"))
    }
    assert foreign == set()
