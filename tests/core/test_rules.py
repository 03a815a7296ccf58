"""Completeness: every rule on the rule pages has a test that names it, and every name is a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from reihum.game import AnyGame
from reihum.notation import alternatives
from reihum.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
BOOK = {"G": 6, "E": 14, "V": 4, "J": 7, "M": 22, "MG": 10, "R": 6, "Z": 5, "SS": 11, "SP": 6, "ST": 15}
"""How many rules each part of the rule book has, beside V1a."""
HOUSE = {"H": 2}
"""Rules that are in no book (decision 12)."""


def rules_on_pages() -> set[str]:
    return {
        number
        for page in PAGES.glob("*.md")
        for number in re.findall(r"^- \*\*([A-Z]+\d+a?)\*\*", page.read_text(), re.MULTILINE)
    }


def rules_named_by_tests() -> set[str]:
    return {
        str(argument.value)
        for path in Path(__file__).parents[1].rglob("test_*.py")
        for call in ast.walk(ast.parse(path.read_text()))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    }


def test_the_pages_have_every_number() -> None:
    expected = {
        f"{part}{number}" for part, most in {**BOOK, **HOUSE}.items() for number in range(1, most + 1)
    } | {"V1a"}
    assert rules_on_pages() == expected


def test_every_rule_is_named_by_a_test() -> None:
    assert rules_named_by_tests() == rules_on_pages()


def test_every_refusal_names_a_rule_that_there_is() -> None:
    named, letters = set(), "|".join(BOOK | HOUSE)
    for path in (ROOT / "src" / "reihum" / "games").rglob("*.py"):
        named |= set(re.findall(rf'"((?:{letters})\d+a?)"', path.read_text()))
    assert named <= rules_on_pages()
    assert named


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_rules_page_names_every_option_action_and_event(game: AnyGame) -> None:
    page = (PAGES / f"{game.name}.md").read_text()
    options = [field.replace("_", "-") for field in game.options_type.__struct_fields__]
    tags = [
        str(struct.__struct_config__.tag)
        for union in (game.action_type, game.event_type)
        for struct in alternatives(union)
    ]
    missing = [name for name in (*options, *tags) if not re.search(rf"`{name}[ `]", page)]
    assert not missing
