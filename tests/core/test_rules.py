"""Completeness: every rule on the rule pages has a test that names it, and every name is a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game_list
from reihum.authoring.checking import rules_tested
from reihum.authoring.pages import letters_in, page_of, rules_in, unnamed
from reihum.game import AnyGame
from reihum.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULES = [number for page in PAGES for number in rules_in(page.read_text("utf-8"))]


def test_rules_are_numbered_without_gaps() -> None:
    for letters in letters_in(PAGES):
        numbers = [
            number.removeprefix(letters) for number in RULES if re.fullmatch(rf"{letters}\d+a?", number)
        ]
        whole = [int(number) for number in numbers if number.isdecimal()]
        assert sorted(whole) == list(range(1, len(whole) + 1)), letters
        assert {number.rstrip("a") for number in numbers} == set(map(str, whole)), letters
    assert len(RULES) == len(set(RULES))


def test_every_rule_is_named_by_a_test() -> None:
    assert {number for path in (ROOT / "tests").rglob("test_*.py") for number in rules_tested(path)} == set(
        RULES
    )


def test_every_refusal_names_a_rule_that_there_is() -> None:
    named, letters = set(), "|".join(letters_in(PAGES))
    for path in (ROOT / "src" / "reihum" / "games").rglob("*.py"):
        named |= set(re.findall(rf'"((?:{letters})\d+a?)"', path.read_text("utf-8")))
    assert named <= set(RULES)
    assert named


def test_the_readme_lists_every_game() -> None:
    """``python tests/support/write_all.py`` writes the list."""
    page = game_list.README.read_text("utf-8")
    assert game_list.with_list(page) == page
    assert page.count("(docs/rules/") == len(GAMES) + 1  # and what holds in all of them


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_rules_page_names_every_option_action_and_event(game: AnyGame) -> None:
    assert unnamed(game, page_of(game.name, ROOT).read_text("utf-8")) == []
