"""What a game still lacks, in the order in which to do it."""

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from reihum import registry, testing
from reihum.authoring.keys import guide_keys, keys_of, lesson_keys, refusal_keys
from reihum.authoring.pages import page_of, rules_in, unnamed
from reihum.game import AnyGame, BaseGame, Options
from reihum.game_info import values_of
from reihum.messages import Messages
from reihum.texts import LANGUAGES

SEEDS = range(3)


class Lack(NamedTuple):
    """Something that is missing or wrong. ``what`` is the last part of a message key, ``check-<what>``."""

    what: str
    details: dict[str, str]
    is_needed: bool = True
    """Whether a game of this project must have it."""
    names: tuple[str, ...] = ()
    """What is missing, if that is a list: each name is shown on a line of its own."""


def lacking(game: AnyGame, root: Path | None) -> list[Lack]:
    """What a game lacks; ``root`` is the folder with its pages and tests, if they are here."""
    return [lack for check in CHECKS for lack in check(game, root)]


def option_sets(game: AnyGame) -> Iterator[Options]:
    """The default options, then each other value of each option."""
    usual = game.options_type()
    yield usual
    for field in msgspec.structs.fields(game.options_type):
        for value in values_of(field.type):
            if value != field.default:
                yield msgspec.structs.replace(usual, **{field.name: value})


def _laws(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    for options in option_sets(game):
        for seats in testing.seats_for(game, options):
            try:
                for seed in SEEDS:
                    testing.check(game, options, seats, seed)
            except Exception as error:  # whatever rules may raise
                shown = (str(error) or repr(error)).splitlines()[0]
                yield Lack("law", {"players": str(seats), "options": repr(options), "problem": shown})
                return


def _messages(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    keys = dict.fromkeys((*keys_of(game), *refusal_keys(registry.home(game)), *lesson_keys(game)))
    if root is not None and registry.is_own(game):
        keys |= dict.fromkeys(guide_keys(game, _folder(game, root)))
    missing: dict[tuple[str, ...], list[str]] = {}
    for language in LANGUAGES:
        known = Messages(language)
        missing.setdefault(tuple(key for key in keys if not known.has(key)), []).append(language)
    for names, languages in missing.items():
        if names:
            yield Lack("messages", {"languages": ", ".join(languages)}, names=names)


def _page(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    if root is None:
        return
    path = page_of(game.name, root)
    if not path.exists():
        yield Lack("page", {"file": _short(path, root)})
        return
    page = path.read_text("utf-8")
    if missing := unnamed(game, page):
        yield Lack("page-names", {"file": _short(path, root)}, names=tuple(missing))
    tested = {number for file in (root / "tests").rglob("test_*.py") for number in rules_tested(file)}
    if untested := [number for number in rules_in(page) if number not in tested]:
        yield Lack("untested", {"rules": ", ".join(untested)})


def rules_tested(file: Path) -> set[str]:
    """The rules that the tests of a file name: ``@pytest.mark.rule("E7")``."""
    return {
        str(argument.value)
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    }


def _hand(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    """Without ``actions_with`` players are not told why a card cannot be played."""
    kind = type(game)
    if kind.hand is not BaseGame.hand and kind.actions_with is BaseGame.actions_with:
        yield Lack("actions-with", {"module": kind.__module__}, is_needed=False)


def _golden(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    if root is not None and registry.is_own(game):
        path = root / "tests" / "golden" / f"{game.name}.txt"
        if not path.exists():
            yield Lack("golden", {"file": _short(path, root)})


def _parts(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    home = registry.home(game)
    packages = {home, registry.package_of(registry.class_of(game.state_type))} & {*registry.packages()}
    for part in ("simple_bot", "terminal", "lesson", "codec"):
        if not any(find_spec(f"{package}.{part}") for package in packages):
            yield Lack(part.replace("_", "-"), {"module": f"{home}.{part}"}, is_needed=False)


def _browser(game: AnyGame, root: Path | None) -> Iterator[Lack]:
    if root is not None and registry.is_own(game):
        folder = _folder(game, root)
        if not folder.is_dir():
            yield Lack("browser", {"folder": _short(folder, root)}, is_needed=False)


def _folder(game: AnyGame, root: Path) -> Path:
    """Where all that the page knows of a game is."""
    return root / "web" / "src" / "games" / game.name


def _short(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


CHECKS = (_laws, _messages, _page, _golden, _hand, _parts, _browser)
