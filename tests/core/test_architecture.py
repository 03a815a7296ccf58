"""The structure of the project: imports go one way, and some things are kept out."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from modules import OUTSIDE, PACKAGE, ROOT, imported_modules, name_of
from reihum.bots.levels import NAMES as LEVELS
from reihum.registry import GAMES

MODULES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = sorted([*ROOT.glob("bench/*.py"), *ROOT.glob("examples/*.py"), ROOT / "hatch_build.py"])
LAYERS: tuple[frozenset[str], ...] = (
    frozenset({"cards", "extras", "policies", "slow_start"}),
    frozenset({"notation", "kernel_cache"}),
    frozenset({"game"}),
    frozenset({"rule_helpers"}),
    frozenset({"match", "fairness", "files"}),
    frozenset({"record", "playing"}),
    frozenset({"games"}),
    frozenset({"registry", "record_link"}),
    frozenset({"formatting"}),
    frozenset({"messages"}),
    frozenset({"replay", "texts"}),
    frozenset({"kernel"}),
    frozenset({"games.kernel"}),
    frozenset({"bots"}),
    frozenset({"games.bots"}),
    frozenset({"envs", "game_info", "review", "table", "testing", "arguments"}),
    frozenset({"games.codec"}),
    frozenset({"lab", "lessons", "live"}),
    frozenset({"games.lesson", "games.study", "device"}),
    frozenset({"api"}),
    frozenset({"server.metrics", "server.logs", "server.supervisor"}),
    frozenset({"server.relay", "server.storage", "server.workers"}),
    frozenset({"server.http"}),
    frozenset({"server.serve", "server.wire", "terminal", "referee", "usage", "server.__init__"}),
    frozenset({"games.terminal", "flags"}),
    frozenset({"authoring"}),
    frozenset({"site"}),
    frozenset({"commands"}),
    frozenset({"cli"}),
    frozenset({"__init__", "__main__"}),
)
"""Modules and packages from the ground up. A module imports only from lower layers."""

DIVIDED = frozenset({"server"})
"""Packages whose parts lie in layers of their own."""
RULES = frozenset({"__init__", "actions", "rules", "state", "view", "melds", "piles"})
"""The modules of a game's package that are its rules. Those beside them lie in higher layers."""
BESIDE_RULES = {
    "kernel": "games.kernel",
    "lesson": "games.lesson",
    "terminal": "games.terminal",
    "codec": "games.codec",
    "observations": "games.codec",
    "counts": "games.study",
    "exact": "games.study",
    "live_race": "games.codec",
    "race_delays": "games.study",
}
"""The layers of modules beside the rules. All others belong to bots."""

MOST_LINES = 400

NAMES = re.compile(rf"\b(?:{'|'.join(name for name in GAMES if name not in LEVELS)})\b")
"""The names of games, but for one that is also the name of a level of bots."""

LOCK_FILES = re.compile(r"(^|/)([^/]*\.lock|pylock[^/]*\.toml|package-lock\.json|constraints[^/]*\.txt)$")


def in_a_game(path: Path) -> bool:
    return path.is_relative_to(PACKAGE / "games")


OF_ALL_GAMES = [path for path in MODULES if not in_a_game(path)]


def part_of(path: Path) -> str:
    """The module or package that a file belongs to, as the layers name it."""
    return _part(path.relative_to(PACKAGE).with_suffix("").parts)


def _part(names: Sequence[str]) -> str:
    """As the layers name it, whatever lies further down."""
    if names[0] == "games" and len(names) > 2 and names[2].islower() and names[2] not in RULES:
        return BESIDE_RULES.get(names[2], "games.bots")
    return ".".join(names[:2]) if names[0] in DIVIDED and len(names) > 1 else names[0]


def layer_of(part: str) -> int:
    return next(number for number, layer in enumerate(LAYERS) if part in layer)


def imported_parts(path: Path) -> set[str]:
    parts = {
        _part(module.split(".")[1:]) for module in imported_modules(path) if module.startswith("reihum.")
    }
    return parts - {part_of(path)}


def test_imports_go_one_way() -> None:
    upward = [
        (name_of(path), part)
        for path in MODULES
        for part in imported_parts(path)
        if layer_of(part) >= layer_of(part_of(path))
    ]
    assert upward == []


def test_a_module_is_read_in_one_sitting() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in (*MODULES, *SCRIPTS)}
    assert {path: number for path, number in lines.items() if number > MOST_LINES} == {}


def test_rules_know_nothing_of_the_outside() -> None:
    rules = [path for path in MODULES if part_of(path) == "games"]
    assert rules
    for path in rules:
        assert {module.split(".")[0] for module in imported_modules(path)} & OUTSIDE == set(), path


def test_no_game_is_treated_by_its_name() -> None:
    for path in OF_ALL_GAMES:
        text = path.read_text("utf-8")
        compared = [
            ast.unparse(node)
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Compare | ast.Match)
            and re.search(r"\bgame\.name\b", ast.unparse(node).partition("\n")[0])
        ]
        assert (NAMES.findall(text.lower()), compared) == ([], []), path


def fields_of_games() -> set[str]:
    kinds: Iterator[Any] = (
        kind for game in GAMES.values() for kind in (game.options_type, game.state_type, game.view_type)
    )
    return {field.name for kind in kinds for field in msgspec.structs.fields(kind)}


def test_no_field_of_a_game_is_guessed() -> None:
    fields = fields_of_games()
    for path in MODULES:
        calls = (
            node
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr")
        )
        names = {node.args[1].value for node in calls if isinstance(node.args[1], ast.Constant)}
        assert names & fields == set(), path


def test_parts_of_a_game_are_found_by_convention() -> None:
    for path in OF_ALL_GAMES:
        imported = {module for module in imported_modules(path) if module.startswith("reihum.games.")}
        assert imported == set(), path


def tracked_files() -> list[Path]:
    """What is in the repository, or will be with the next commit."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a repository")
    paths = [ROOT / name for name in listed.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def test_nothing_that_was_built_or_fetched_is_in_the_repository() -> None:
    built = {".br", ".gz", ".wasm", ".whl", ".zip"}
    assert [path for path in tracked_files() if path.suffix in built] == []


def test_no_lock_file_has_an_address() -> None:
    locks = [path for path in tracked_files() if LOCK_FILES.search(path.as_posix())]
    addresses = {
        path: re.findall(r"\w+://[^\s\"']+", without_thanks(path.read_text("utf-8"))) for path in locks
    }
    assert not any(addresses.values()), addresses
    assert all(path.name != "uv.lock" for path in locks)


def without_thanks(lock: str) -> str:
    """Without where packages ask for donations, which npm writes down too."""
    return re.sub(r'"funding": (\{[^}]*\}|\[[^]]*\]|"[^"]*")', "", lock)
