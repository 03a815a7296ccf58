"""The package with its core alone, and with each extra: a missing extra is reported in one line."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions, requires

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from modules import PACKAGE, ROOT, imported_modules, name_of
from reihum.cli import REFUSED
from server_process import free_port

CORE = {"babel", "fluent", "msgspec", "rich"}
"""The modules of the core's dependencies."""
OF_EXTRAS = {
    "aiosqlite",
    "alembic",
    "asyncpg",
    "distributed",
    "gymnasium",
    "httptools",
    "nats",
    "numba",
    "numpy",
    "pettingzoo",
    "pyspiel",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
    "zeroconf",
}
"""Further imports of our modules."""
BY_NAME = {"aiosqlite", "distributed", "httptools"}
"""What others import for us."""
IGNORED = {"pytest"}
"""Of the test that ``new-game`` writes."""


def requirements() -> list[Requirement]:
    return [Requirement(line) for line in requires("reihum") or ()]


def brought_by(extra: str) -> set[str]:
    """The distributions of the core, or of an extra and of those that it includes."""
    found: set[str] = set()
    for each in requirements():
        if each.marker is not None and not each.marker.evaluate({"extra": extra}):
            continue
        if each.name != "reihum":
            found.add(canonicalize_name(each.name))
        elif extra:
            found |= {name for part in each.extras for name in brought_by(part)}
    return found


@cache
def distributions() -> Mapping[str, list[str]]:
    """By module. Only when it is asked for: this reads the list of files of every installed package."""
    return packages_distributions()


def brings(extra: str, module: str) -> bool:
    return any(canonicalize_name(name) in brought_by(extra) for name in distributions()[module])


def needs() -> Iterator[tuple[str, str]]:
    """The extras that our modules ask for, and what they ask of each."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("need", "_adapter"):
                words = [str(each.value) for each in node.args if isinstance(each, ast.Constant)]
                names = words if ast.unparse(node.func) == "need" else words[1:]
                yield from ((names[0], module) for module in names[1:])


def test_every_extra_brings_what_is_asked_of_it() -> None:
    found = set(needs())
    assert {module for _, module in found} == OF_EXTRAS
    assert [(extra, module) for extra, module in sorted(found) if not brings(extra, module)] == []


def test_everything_that_is_imported_is_declared() -> None:
    outside = {
        (module.split(".")[0], name_of(path))
        for path in PACKAGE.rglob("*.py")
        for module in imported_modules(path)
        if module.split(".")[0] not in {*sys.stdlib_module_names, "reihum"}
    }
    assert {module for module, _ in outside} | BY_NAME == CORE | OF_EXTRAS | IGNORED
    assert all(brings("", module) for module in CORE)


def test_ranges_leave_room_and_begin_somewhere() -> None:
    for each in requirements():
        if each.name != "reihum":
            operators = {bound.operator for bound in each.specifier}
            assert ">=" in operators
            assert not operators & {"==", "===", "~="}


def bare(code: str, missing: set[str]) -> subprocess.CompletedProcess[str]:
    """Runs Python without these modules."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({sorted(missing)}))"
    return subprocess.run(
        [sys.executable, "-c", f"{hide}\n{code}"],
        env={**os.environ, "LANGUAGE": "en"},
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def command(*arguments: str) -> str:
    return f"from reihum.cli import main; sys.exit(main({arguments!r}))"


def test_the_core_plays_every_game_at_every_level() -> None:
    ran = bare(
        """
import reihum
from reihum.bots import of
for name, game in reihum.GAMES.items():
    for bot in of(name):
        assert reihum.play(name, [bot] * max(game.seats)).outcome is not None
""",
        OF_EXTRAS,
    )
    assert (ran.returncode, ran.stderr.count("\n")) == (0, 1)
    assert "numpy is missing" in ran.stderr
    assert "pip install 'reihum[bots]'" in ran.stderr


def test_everything_is_imported_with_the_core_alone_but_what_it_lacks() -> None:
    ran = bare("from reihum import *\nprint(play.__name__, 'envs' in globals())", OF_EXTRAS)
    assert (ran.stdout, ran.stderr) == ("play False\n", "")
    ran = bare("from reihum import *\nprint(play.__name__, 'envs' in globals())", set())
    assert (ran.stdout, ran.stderr) == ("play True\n", "")


def test_the_core_gives_hints_in_the_terminal() -> None:
    typed = "import io; sys.stdin = io.StringIO('hint\\nquit\\n')\n"
    ran = bare(typed + command("play", "elfer", "--bots", "master", "--seed", "1"), OF_EXTRAS)
    assert ran.returncode == 0
    assert ran.stderr.count("\n") == 1
    assert "fewest cards" in ran.stdout or "hint" in ran.stdout


NO_POSTGRES = "postgresql://nobody@127.0.0.1:9/none"
COMMANDS = {
    ("server", "starlette"): (),
    ("server", "segno"): ("serve",),
    ("postgres", "asyncpg"): ("serve", "--port", str(free_port()), "--store", NO_POSTGRES),
    ("nats", "nats"): (
        "serve",
        "--port",
        str(free_port()),
        "--store",
        NO_POSTGRES,
        "--broker",
        "nats://127.0.0.1:9",
    ),
    ("lab", "numpy"): ("simulate", "elfer"),
    ("cluster", "distributed"): ("simulate", "elfer", "--dask", "tcp://127.0.0.1:9"),
}


@pytest.mark.parametrize(("missing", "arguments"), COMMANDS.items(), ids=[extra for extra, _ in COMMANDS])
@pytest.mark.sample(2)
def test_a_command_names_the_extra_that_it_needs(
    missing: tuple[str, str], arguments: tuple[str, ...]
) -> None:
    extra, module = missing
    ran = bare(command(*arguments), {module})
    line = f"{module} is not installed. It comes with an extra: pip install 'reihum[{extra}]'\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (REFUSED, "", line)


@pytest.mark.parametrize("package", ["envs", "kernel", "lab", "review", "server"])
def test_a_package_names_the_extra_that_it_needs(package: str) -> None:
    ran = bare(f"import reihum.{package}", OF_EXTRAS)
    assert re.search(r"\nreihum\.extras\.MissingExtra: .*pip install 'reihum\[[a-z]+\]'\n$", ran.stderr)


def test_a_server_starts_without_the_bots() -> None:
    ran = bare(
        "import reihum.server.serve, reihum.server.http.app; print(sorted(sys.modules))",
        {"numpy", "numba", "asyncpg", "nats"},
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_version_has_one_source() -> None:
    import reihum

    version = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert version is not None
    assert reihum.__version__ == version[1]
    assert bare(command("--version"), OF_EXTRAS).stdout == f"reihum {version[1]}\n"
    assert f"\n## {version[1]}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\nversion: {version[1]}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
