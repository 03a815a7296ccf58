"""A new game, as a copy of the skeleton under another name."""

import keyword
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from reihum.authoring.pages import letters_in, page_of
from reihum.game import BadSetup

SKELETON = Path(__file__).parent / "skeleton"
PACKAGE = "reihum.authoring.skeleton"
NAME = re.compile("[a-z][a-z0-9]{2,30}")
IMPORTS = re.compile(r"(?:^from reihum.*[^(\n]\n)+", re.MULTILINE)
"""Imports of one line each. Their order depends on the name of the game."""
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "reihum-{name}"
version = "0.1.0"
description = "{title}, a game for Reihum"
requires-python = ">=3.11"
dependencies = ["reihum"]

[project.entry-points."reihum.games"]
{name} = "reihum_{name}"

[tool.hatch.build.targets.wheel]
packages = ["src/reihum_{name}"]

[tool.pytest.ini_options]
markers = ["rule(*numbers): the rules that a test is about"]
"""


def checkout() -> Path | None:
    """The folder of the project that this package is used from; ``None`` if it is installed."""
    root = Path(__file__).parents[3]
    is_there = (root / "docs" / "rules").is_dir() and (root / "src" / "reihum").is_dir()
    return root if is_there else None


def files_of(name: str, title: str, folder: Path | None, taken: Mapping[str, object]) -> dict[Path, str]:
    """What to write for a new game: in this checkout, or in a folder a package of its own.

    Raises ``BadSetup`` if the name is not one, or if it is ``taken``.
    """
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadSetup("game-name", name=name)
    if name in taken:
        raise BadSetup("game-exists", game=name)
    root = checkout() if folder is None else None
    if root is None:
        return dict(_as_project(name, title, (folder or Path()) / f"reihum-{name}"))
    return dict(_in_checkout(name, title, root))


def _in_checkout(name: str, title: str, root: Path) -> Iterator[tuple[Path, str]]:
    letters = _letters(name, letters_in((root / "docs" / "rules").glob("*.md")))
    package = f"reihum.games.{name}"
    yield page_of(name, root), _renamed("page.md", name, title, letters, package)
    yield root / "tests" / "games" / f"test_{name}.py", _renamed("cases.py", name, title, letters, package)
    yield from _package(root / "src" / "reihum" / "games" / name, name, title, letters, package)


def _as_project(name: str, title: str, root: Path) -> Iterator[tuple[Path, str]]:
    letters, package = _letters(name, frozenset()), f"reihum_{name}"
    yield root / "pyproject.toml", PROJECT.format(name=name, title=title)
    yield page_of(name, root), _renamed("page.md", name, title, letters, package)
    yield root / "tests" / f"test_{name}.py", _renamed("cases.py", name, title, letters, package)
    yield from _package(root / "src" / package, name, title, letters, package)


def _package(folder: Path, name: str, title: str, letters: str, package: str) -> Iterator[tuple[Path, str]]:
    texts = (file.relative_to(SKELETON).as_posix() for file in SKELETON.glob("texts/*/*.ftl"))
    for path in ("__init__.py", "rules.py", *texts):
        yield folder / path, _renamed(path, name, title, letters, package)


def _renamed(path: str, name: str, title: str, letters: str, package: str) -> str:
    text = (SKELETON / path).read_text("utf-8").replace(PACKAGE, package)
    text = re.sub(r"\bHI(?=\d)", letters, text)
    text = re.sub(r"(?<=[-_/])higher|\bhigher(?=\"|-over)", name, text)
    text = IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
    return text.replace("Higher", title)


def _letters(name: str, taken: frozenset[str]) -> str:
    """What the rules of a game are numbered with: the beginning of its name, if possible two letters."""
    starts = (name[:length].upper() for length in range(2, len(name) + 1))
    return next((start for start in starts if start.isalpha() and start not in taken), f"X{name[0].upper()}")
