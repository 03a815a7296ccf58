from __future__ import annotations

import pytest

import golden
from reihum import record
from reihum.registry import GAMES


@pytest.mark.parametrize("name", golden.names())
def test_a_golden_game_is_still_played_the_same(name: str) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text()
    whole = golden.parse(text)
    again = record.transcript(whole, GAMES[whole.game])
    assert golden.parse(again) == whole
    assert without_options(again) == without_options(text)
    assert record.verify(whole, GAMES[whole.game]) is not None


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in golden.FOLDER.iterdir()} == set(golden.names())


def without_options(transcript: str) -> list[str]:
    """A game may have more options than when a transcript was written: those are as they were, by default."""
    head, _, *lines = transcript.splitlines()
    return [head, *lines]
