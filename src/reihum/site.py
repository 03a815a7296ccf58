"""The page as a folder that any web host can serve, without a server of ours: ``reihum site``."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from reihum.authoring.writing import checkout
from reihum.device import game_list
from reihum.extras import has
from reihum.game import BadSetup, Value
from reihum.registry import GAMES, is_own
from reihum.server.http import static
from reihum.texts import LANGUAGES

NOTE = "reihum-site.json"
"""Says that a folder is ours, and which of its files are."""
NOT_FOUND = "404.html"
"""What web hosts show at an address without a file."""
HEADERS = "_headers"
"""Some web hosts send these headers. They read the file at the top of a host only."""
DOCS = "docs"
ALONE, WITH_DOCS = b' data-server="none"', b' data-docs="docs/"'
"""Beside the base path in the page: it need not look for a server, and it can lead to the docs."""
BUILD_DOCS = "import zensical.main; zensical.main.cli()"


class Note(Value, frozen=True):
    version: str
    files: tuple[str, ...]


def write(folder: Path, base_path: str = "", *, with_docs: bool = True) -> bool:
    """Writes the folder, or replaces one that this function has written; says whether it has the docs.

    If that fails, an older folder stays as it is. Raises ``BadSetup``.
    """
    pages = static.load(base_path=base_path)
    if static.FIRST not in pages:
        raise BadSetup("no-page")
    target = folder.resolve()
    try:
        check_ours(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as beside:
            new = Path(beside, "new")
            has_docs = with_docs and _add_docs(new)
            _write_all(new, _files(pages, base_path, has_docs=has_docs))
            note = Note(version("reihum"), tuple(sorted(_names(new))))
            (new / NOTE).write_bytes(msgspec.json.encode(note))
            _exchange(new, target, Path(beside, "old"))
    except OSError as error:
        raise BadSetup("cannot-write", file=str(folder), problem=error) from None
    return has_docs


def check_ours(folder: Path) -> None:
    """Raises ``BadSetup`` if there is anything that ``write`` has not written."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise BadSetup("not-our-site", folder=str(folder), file=folder.name)
    try:
        note = msgspec.json.decode((folder / NOTE).read_bytes(), type=Note)
        strangers = _names(folder) - {NOTE, *note.files}
    except (FileNotFoundError, msgspec.MsgspecError):
        strangers = {path.name for path in folder.iterdir()}
    if strangers:
        raise BadSetup("not-our-site", folder=str(folder), file=min(strangers))


def _names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def _files(pages: Mapping[str, static.AnyPage], base_path: str, *, has_docs: bool) -> dict[str, bytes]:
    """All files but the docs, by their paths in the folder."""
    files = {name + ending: body for name, page in pages.items() for ending, body in _encodings(page).items()}
    mark = b'name="home" content="%b"' % base_path.encode()
    first = files[static.FIRST].replace(mark, mark + ALONE + (WITH_DOCS if has_docs else b""))
    files.update(dict.fromkeys(_first_pages(), first))
    files.update({f"games/{language}.json": game_list.as_json(language) for language in LANGUAGES})
    if not base_path:
        files[HEADERS] = f"/{static.HASHED}*\n  Cache-Control: {static.FOR_EVER}\n".encode()
    return files


def _encodings(page: static.AnyPage) -> dict[str, bytes]:
    """A file by the endings of its names. Hosts that know the endings send large files compressed."""
    if isinstance(page, static.Page):
        return {"": page.body}
    wanted = {"": "", static.GZIPPED: "gzip", static.BROTLIED: "br"}
    return {ending: page.encoded(accepted)[0] for ending, accepted in wanted.items()}


def _first_pages() -> Iterator[str]:
    """The files for all addresses that are known. Each of them has the same page."""
    yield NOT_FOUND
    games = [game.name for game in GAMES.values() if is_own(game)]
    for address in static.ADDRESSES:
        whole = [address.replace("{game}", game) for game in games] if "{game}" in address else [address]
        yield from (f"{path}/{static.FIRST}".replace("//", "/")[1:] for path in whole if "{" not in path)


def _write_all(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)


def _add_docs(folder: Path) -> bool:
    """Builds the docs into the folder, if they and their tools are there."""
    root = checkout()
    if root is None or not all(map(has, ("zensical", "mkdocstrings"))):
        return False
    with TemporaryDirectory(prefix="reihum-docs.") as scratch:
        place = Path(scratch)
        shutil.copy(root / "zensical.toml", place)
        shutil.copytree(root / "docs", place / "docs")
        (place / "src").symlink_to(root / "src")
        command = [sys.executable, "-c", BUILD_DOCS, "build", "--strict"]
        built = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        if built.returncode:
            raise BadSetup("docs-not-built", problem=_last_line(built.stdout + built.stderr))
        (place / "site" / NOT_FOUND).unlink()
        shutil.copytree(place / "site", folder / DOCS)
    return True


def _last_line(output: str) -> str:
    return next((line.strip() for line in reversed(output.splitlines()) if line.strip()), "")


def _exchange(new: Path, target: Path, old: Path) -> None:
    """Puts the new folder in the place of the old one. If that fails, the old one is put back."""
    if not target.exists():
        new.rename(target)
        return
    target.rename(old)
    try:
        new.rename(target)
    except OSError:
        old.rename(target)
        raise
