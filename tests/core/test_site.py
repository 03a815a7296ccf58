"""The folder that ``reihum site`` writes: the page for a host without a server, and the documentation."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

import reihum
from reihum import site as site_folder
from reihum.cli import main
from reihum.game import AnyGame
from reihum.registry import GAMES

BASE_PATH = "/cards"
KEPT = ("index.html", "old.js")


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
    """With the documentation. A warning of its build would be a refusal."""
    folder = tmp_path_factory.mktemp("site") / "new" / "folder"
    assert main(["site", str(folder), "--base-path", f"{BASE_PATH}/"]) == 0
    return folder


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """The folder of an older version, which has files that are not there any more."""
    folder = tmp_path / "site"
    folder.mkdir()
    for name in KEPT:
        (folder / name).write_text("old")
    (folder / site_folder.NOTE).write_text(json.dumps({"version": "0.1.0", "files": KEPT}))
    return folder


def dead_links(site: Path, source: Path) -> Iterator[str]:
    for link in page(source).links:
        parts = urlsplit(link)
        if parts.scheme in ("http", "https", "mailto", "data"):
            continue
        is_whole = parts.path.startswith("/")
        start, path = (site, parts.path.removeprefix(BASE_PATH)) if is_whole else (source.parent, parts.path)
        target = (start / unquote(path).lstrip("/")).resolve() if path else source
        if target.is_dir():
            target /= "index.html"
        is_page = target.suffix == ".html"
        is_dead = not target.is_file() or (
            is_page and parts.fragment and parts.fragment not in page(target).ids
        )
        if is_dead or (is_whole and not parts.path.startswith(f"{BASE_PATH}/")):
            yield link


def test_no_link_is_dead(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert len(pages) > 50
    dead = {path.relative_to(site).as_posix(): [*dead_links(site, path)] for path in pages}
    assert {name: links for name, links in dead.items() if links} == {}


def test_the_app_is_described_for_its_path(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_bytes())
    assert {manifest["id"], manifest["start_url"], manifest["scope"]} == {f"{BASE_PATH}/"}
    for icon in manifest["icons"]:
        assert (site / icon["src"].removeprefix(f"{BASE_PATH}/")).is_file()


@pytest.mark.parametrize(
    "address", ["", "pass", "here", *(f"{page}/{game}" for page in ("rules", "learn") for game in GAMES)]
)
def test_the_page_is_at_every_address(site: Path, address: str) -> None:
    found = (site / address / "index.html").read_bytes()
    assert found == (site / "404.html").read_bytes()
    assert b'name="home" content="/cards" data-server="none" data-docs="docs/"' in found


def test_the_reference_has_all_that_can_be_imported(site: Path) -> None:
    known = page(site / "docs" / "reference" / "index.html").ids
    assert {f"reihum.{name}" for name in reihum.__all__} - known == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_fields_of_every_view_are_listed(site: Path, game: AnyGame) -> None:
    view: Any = getattr(game.view_type, "__origin__", game.view_type)
    fields = {f"{view.__module__}.{view.__qualname__}.{field}" for field in view.__struct_fields__}
    assert fields - page(site / "docs" / "views" / "index.html").ids == set()


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    """The site works without a net, and no other server hears of its readers."""
    foreign = {
        (path.name, link)
        for path in site.rglob("*.html")
        for link in page(path).links
        if urlsplit(link).netloc and link.endswith((".js", ".css", ".woff2", ".png", ".svg"))
    }
    assert foreign == set()


def test_a_folder_is_replaced_by_a_newer_one(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Web hosts read files of other users. Without a base path it may be at the top of a host."""
    monkeypatch.chdir(older.parent)
    assert not site_folder.write(Path("site"), with_docs=False)
    assert (older / "index.html").read_text() != "old"
    assert not (older / "old.js").exists()
    assert (older / "_headers").read_text().startswith("/assets/*\n")
    assert [path.name for path in older.parent.iterdir()] == ["site"]
    mask = os.umask(0)
    os.umask(mask)
    assert older.stat().st_mode & 0o777 == 0o777 & ~mask
    assert not site_folder.write(older, with_docs=False)


@pytest.mark.parametrize("stranger", ["notes.txt", ".git/config", "assets/mine.js"])
@pytest.mark.parametrize("is_ours", [False, True])
def test_what_somebody_else_has_written_is_kept(
    older: Path, stranger: str, is_ours: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if not is_ours:
        (older / site_folder.NOTE).unlink()
    (older / stranger).parent.mkdir(exist_ok=True)
    (older / stranger).write_text("mine")
    assert main(["--lang", "en", "site", str(older)]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert str(older) in complaint
    assert (older / stranger).read_text() == "mine"
    assert [(older / name).read_text() for name in KEPT] == ["old", "old"]


@pytest.mark.parametrize("note", ["", "{}", '{"version": 1}', "\0\xff"])
def test_a_note_that_says_nothing_makes_no_folder_ours(older: Path, note: str) -> None:
    (older / site_folder.NOTE).write_text(note)
    assert main(["--lang", "en", "site", str(older)]) == 2
    assert (older / "old.js").read_text() == "old"


def test_a_failure_leaves_the_old_folder(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the disk is full when the last file is written."""

    def is_full(path: Path, body: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", is_full)
    assert main(["--lang", "en", "site", str(older)]) == 2
    assert [(older / name).read_text() for name in KEPT] == ["old", "old"]
    assert [path.name for path in older.parent.iterdir()] == ["site"]


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    assert main(["site", str(tmp_path / "file")]) == main(["site", str(tmp_path / "file" / "below")]) == 2
    assert main(["site", str(tmp_path / "site"), "--base-path", "/../x"]) == 2
    assert capsys.readouterr().err.count("\n") == 3
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
