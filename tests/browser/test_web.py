"""The table in the browser: its own tests, and how the server delivers it."""

from __future__ import annotations

import gzip
import json
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

import python_texts as told
from node import NODE, WEB
from reihum.game import BadSetup
from reihum.server.http import static as pages
from reihum.server.http.static import ADDRESSES
from server_process import TIMEOUT, Server

FIRST = b"<!doctype html><title>Reihum</title>"
SCRIPT = b"export default 1;" * 100
FILES = {
    "index.html": FIRST,
    "assets/index-abc123.js": SCRIPT,
    "manifest.webmanifest": b"{}",
    "service-worker.js": SCRIPT,
    "notes.txt": b"not to be sent",
}


def test_the_page_passes_its_own_tests() -> None:
    (WEB / "tests" / "python_texts.json").write_text(told.written(), "utf-8")
    command = [str(NODE), "node_modules/vitest/vitest.mjs", "run"]
    ran = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which these files were built."""
    place = tmp_path_factory.mktemp("built")
    for name, body in FILES.items():
        path = place / "reihum_web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(place))
        server = Server(f"sqlite:///{place}/reihum.db")
    yield server
    server.kill()


def get(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
    connection.request(
        "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


def test_the_first_page_is_at_every_address_of_the_page(server: Server) -> None:
    for address in ADDRESSES:
        status, headers, body = get(server, address.replace("{", "").replace("}", ""))
        assert (status, body, headers["content-type"]) == (200, FIRST, "text/html; charset=utf-8")
        assert headers["cache-control"] == "no-cache"
        assert "unsafe" not in headers["content-security-policy"]


def test_a_page_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    _, headers, _ = get(server, "/")
    assert get(server, "/", If_None_Match=headers["etag"])[::2] == (304, b"")
    assert get(server, "/", If_None_Match='"other"')[::2] == (200, FIRST)


def test_files_whose_names_change_with_them_are_kept_for_ever(server: Server) -> None:
    status, headers, body = get(server, "/assets/index-abc123.js")
    assert (status, body) == (200, SCRIPT)
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_service_worker_is_a_script_for_the_whole_page_and_asked_for_again(server: Server) -> None:
    status, headers, body = get(server, "/service-worker.js")  # what it may serve begins at its own folder
    assert (status, body) == (200, SCRIPT)
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["cache-control"] == "no-cache"


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    assert manifest.keys() >= {"name", "short_name", "background_color", "theme_color"}
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    sizes = {icon["sizes"]: (WEB / "public" / icon["src"][1:]).read_bytes() for icon in manifest["icons"]}
    assert sizes.keys() == {"any", "512x512"}
    assert struct.unpack(">II", sizes["512x512"][16:24]) == (512, 512)  # the head of a PNG
    first = (WEB / "index.html").read_text("utf-8")
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in first


def test_files_are_compressed_for_clients_that_accept_it(server: Server) -> None:
    status, headers, body = get(server, "/assets/index-abc123.js", Accept_Encoding="br, gzip;q=0.8")
    assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "Accept-Encoding")
    assert len(body) < len(SCRIPT)
    assert gzip.decompress(body) == SCRIPT


@pytest.mark.parametrize(
    "path",
    [
        "/notes.txt",
        "/index.html",
        "/assets",
        "/assets/none.js",
        "/assets/../index.html",
        "/..%2Freihum.db",
        "/t/",
    ],
)
def test_nothing_else_is_handed_out(server: Server, path: str) -> None:
    assert get(server, path)[0] == 404


def test_the_rest_of_the_server_is_not_kept_by_browsers(server: Server) -> None:
    assert get(server, "/api/games")[1]["cache-control"] == "no-store"


async def test_a_server_without_the_page_says_so() -> None:
    first, *_ = pages.routes(pages.load("no_such_package"))
    with pytest.raises(BadSetup, match="no-page"):
        await first.endpoint(None)


@pytest.mark.parametrize(
    ("environment", "is_terminal", "is_opened"),
    [({"DISPLAY": ":0"}, True, True), ({}, True, False), ({"DISPLAY": ":0"}, False, False)],
)
def test_the_page_opens_by_itself_before_a_desktop(
    environment: dict[str, str], is_terminal: bool, is_opened: bool, tmp_path: Path
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    others = {name: value for name, value in os.environ.items() if not name.endswith("DISPLAY")}
    ours, theirs = os.openpty()
    show = "from reihum.server.http.addresses import show_page; show_page('http://192.168.1.20:8011')"
    subprocess.run(
        [sys.executable, "-c", show],
        env={**others, **environment, "BROWSER": f"{browser} %s"},
        stdout=theirs if is_terminal else subprocess.DEVNULL,
        timeout=TIMEOUT,
        check=True,
    )
    os.close(ours)
    os.close(theirs)
    assert opened.exists() == is_opened
    assert not is_opened or opened.read_text() == "http://192.168.1.20:8011\n"
