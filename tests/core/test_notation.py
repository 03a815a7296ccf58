"""The text form of actions: every action has one, and it parses back."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.cards import Card, Colour
from reihum.game import Action, AnyGame
from reihum.notation import Malformed, from_text, to_text
from reihum.registry import GAMES
from strategies import actions


class Guess(Action, frozen=True):
    number: int


class Bridge(Action, frozen=True):
    start: Card
    end: Card


class Smuggle(Action, frozen=True):
    cards: tuple[Card, ...]
    said: int


class CallOut(Action, frozen=True):
    word: Literal["schnipp", "schnapp"]
    colour: Colour | None = None


class Doubt(Action, frozen=True):
    pass


ACTIONS = Guess | Bridge | Smuggle | CallOut | Doubt


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("guess 34", Guess(34)),
        ("guess 0", Guess(0)),
        ("bridge y9 b9", Bridge(Card("y9"), Card("b9"))),
        ("smuggle r1 r2 joker 7", Smuggle((Card("r1"), Card("r2"), Card("joker")), 7)),
        ("smuggle 7", Smuggle((), 7)),
        ("call-out schnipp", CallOut("schnipp")),
        ("call-out schnapp red", CallOut("schnapp", Colour.RED)),
        ("doubt", Doubt()),
    ],
)
def test_an_action_is_its_tag_and_its_fields(text: str, action: Action) -> None:
    assert to_text(action) == str(action) == text
    assert from_text(text, ACTIONS) == action


@pytest.mark.parametrize("text", ["  guess   34 ", "guess\t34\n", "guess 034"])
def test_spaces_and_leading_zeros_do_not_matter(text: str) -> None:
    assert from_text(text, ACTIONS) == Guess(34)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("   ", ""),
        ("fly", "fly"),
        ("Guess 3", "Guess"),
        ("guess", ""),
        ("guess three", "three"),
        ("guess -3", "-3"),
        ("guess +3", "+3"),
        ("guess 3.0", "3.0"),
        ("guess 1e3", "1e3"),
        ("guess 1_000", "1_000"),
        ("guess ３", "３"),
        ("guess ²", "²"),
        ("guess " + "9" * 16, "9" * 16),
        ("guess 3 4", "4"),
        ("bridge y9", ""),
        ("bridge y9 b22", "b22"),
        ("bridge y9 B9", "B9"),
        ("bridge y9 b9 r9", "r9"),
        ("bridge y9,b9", "y9,b9"),
        ("smuggle r1 r2", ""),
        ("smuggle r1 seven", "seven"),
        ("smuggle r1 7 r2", "r2"),
        ("call-out", ""),
        ("call-out snap", "snap"),
        ("call-out schnipp pink", "pink"),
        ("call_out schnipp", "call_out"),
        ("doubt it", "it"),
        ("doubt\0", "doubt\0"),
    ],
)
def test_the_word_that_is_not_understood_is_named(text: str, word: str) -> None:
    with pytest.raises(Malformed) as malformed:
        from_text(text, ACTIONS)
    assert str(malformed.value) == word


@given(st.text())
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = from_text(text, ACTIONS)
    except Malformed:
        return
    assert from_text(str(action), ACTIONS) == action


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_every_action_of_every_game_parses_back(game: AnyGame, data: st.DataObject) -> None:
    action = data.draw(actions(game.action_type))
    assert from_text(to_text(action), game.action_type) == action


@given(actions(ACTIONS))
def test_every_kind_of_field_parses_back(action: Action) -> None:
    assert from_text(to_text(action), ACTIONS) == action


def test_a_field_without_a_text_form_is_found_at_once() -> None:
    class Shout(Action, frozen=True):
        words: list[str]

    with pytest.raises(TypeError):
        from_text("shout hey", Shout)
