"""The imports of the project's modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "reihum"
OUTSIDE = {
    "asyncio",
    "datetime",
    "json",
    "os",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "threading",
    "time",
}
"""What rules must not know of: time, chance and the wire."""


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imported_modules(path: Path) -> Iterator[str]:
    """Everything that a file imports, at its top or further down, with its full name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports by a relative name"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
