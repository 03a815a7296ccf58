"""Names that can be read, and names that look the same."""

from __future__ import annotations

import pytest

from reihum.table.user_text import look_alike, readable


@pytest.mark.parametrize(
    "other", ["ada", "ADA", "Аda", "Αdа", "Ad\u0430", "Ａda", "𝐀da", "A\u200dda", "Ada\ufe0f"]
)
def test_names_that_look_the_same_are_found(other: str) -> None:
    assert look_alike("Ada", other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ida", "lda"), ("Bob", "B0b"), ("Ali", "AIi"), ("Anne-Marie", "Anne–Marie"), ("I", "1")],
)
def test_signs_that_are_drawn_alike_are_found(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Adam"), ("Andre", "André"), ("Ali", "Ala"), ("Ben", "Bea"), ("👩‍🚀", "👩"), ("Мила", "Мира")],
)
def test_other_names_are_others(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_readable_text_stays_as_it_is() -> None:
    for name in ("👩‍🚀", "क्‍ष", "می‌خواهم", "Ada Lovelace"):
        assert readable(readable(name)) == name
