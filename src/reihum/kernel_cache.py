"""The folder of compiled functions. Those of other versions are removed when nobody uses them any more."""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import TemporaryFile
from threading import Event, Thread

from reihum import slow_start

HERE = Path(__file__).parent
GIVEN = "NUMBA_CACHE_DIR"
NAME = re.compile(r"kernel-(removed-)?[0-9a-f]{16}")
DAY = 24 * 60 * 60
UNUSED_DAYS = 30
"""After this time without use the folder of another version is removed."""


def folder(given: str = "") -> str:
    """The folder for compiled functions, if possible in the one that is given; empty if none can be written.

    Each version of the kernel has its own. numba looks only at the file of a function, and would keep it
    even if a function that it calls has changed.
    """
    name = f"kernel-{_digest()}"
    for place in _places(given):
        found = place / name
        try:
            found.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=found):
                pass
        except OSError:
            continue
        _note_use(found)
        return str(found)
    return ""


def _digest() -> str:
    digest = blake2b(digest_size=8)
    for path in sorted(_sources()):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    """The files whose functions and constants are compiled."""
    yield HERE / "policies.py"
    yield from HERE.glob("kernel/*.py")
    yield from HERE.glob("games/*/kernel/*.py")


def _places(given: str) -> Iterator[Path]:
    """Possible folders. None is beside the sources, where files would stay when the package is removed."""
    if given:
        yield Path(given)
    yield Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")) / "reihum"


def _note_use(used: Path) -> None:
    """Marks a folder as used. Once a day, removes those that nobody uses any more."""
    with suppress(OSError):
        is_first_today = time.time() - used.stat().st_mtime > DAY
        os.utime(used)
        if is_first_today:
            remove_unused(used)


def remove_unused(own: Path) -> None:
    """Removes the folders of other versions that were not used for long.

    Each gets another name first, so that no process finds half of it. A process that still uses one has its
    functions in memory, and at worst compiles another one again.
    """
    for other in own.parent.iterdir():
        if other == own or not NAME.fullmatch(other.name) or other.is_symlink():
            continue
        with suppress(OSError):
            if time.time() - _last_use(other) > UNUSED_DAYS * DAY:
                removed = other.with_name(f"kernel-removed-{token_hex(8)}")
                other.rename(removed)
                rmtree(removed, ignore_errors=True)


def _last_use(folder: Path) -> float:
    """When a file in it was last read or written, or the folder was marked. Raises ``OSError``."""
    files = [path.stat() for path in folder.rglob("*") if path.is_file()]
    return max(folder.stat().st_mtime, *(max(file.st_atime, file.st_mtime) for file in files), 0)


@contextmanager
def if_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Calls ``tell`` if this takes a while and functions are compiled meanwhile, in whichever process."""
    began, is_over = time.time(), Event()

    def watch() -> None:
        while not is_over.wait(slow_start.SLOW_SECONDS):
            if _has_grown(began):
                tell()
                return

    Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        is_over.set()


def _has_grown(since: float) -> bool:
    """Whether a function was kept since then. Its file is in a folder of its module."""
    name = f"kernel-{_digest()}"
    with suppress(OSError):
        modules = [each for place in _places(os.environ.get(GIVEN, "")) for each in (place / name).glob("*")]
        return any(each.stat().st_mtime > since for each in modules)
    return False
