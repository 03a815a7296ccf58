"""Lessons: the engine plays every script, and the learner is asked for moves that can be made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reihum import lessons
from reihum.cards import CARD, Card, Colour
from reihum.game import IllegalAction
from reihum.games.junior.rules import JUNIOR
from reihum.games.rows.actions import Laid
from reihum.lessons import SCRIPTS
from reihum.lessons.script import Scene, Script, Tell, Try, Watch, play
from reihum.registry import GAMES
from reihum.texts import LANGUAGES, find
from server_process import Server

NAMES = ("Lea", "Anna", "Ben", "Clara")
LONGEST = 240
"""The number of letters that fit above the table of a phone."""


def test_a_game_has_a_lesson_where_it_has_the_texts_for_one() -> None:
    taught = [name for name in GAMES if find("en").has(f"lesson-{name}-aim")]
    assert list(SCRIPTS) == taught
    assert taught


@pytest.mark.parametrize("game", SCRIPTS)
def test_the_learner_is_asked_for_moves_that_the_menu_offers(game: str) -> None:
    asked = [step for step in lessons.find(game).steps if step.expect is not None]
    assert len(asked) >= 2
    for step in asked:
        assert untimed(step.expect) in [untimed(offer.action) for offer in step.view.menu]


def untimed(action: Any) -> dict[str, Any]:
    """Calls are offered at time 0."""
    return {name: value for name, value in msgspec.to_builtins(action).items() if name != "time"}


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_lesson_begins_with_the_aim_and_ends_with_the_end(game: str) -> None:
    first, *_, last = lessons.find(game).steps
    assert [first.say, last.say] == [f"lesson-{game}-aim", f"lesson-{game}-end"]
    assert first.events
    assert first.expect is last.expect is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCRIPTS)
def test_a_lesson_is_read_a_few_short_sentences_at_a_time(game: str, language: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    said = [texts(step.say, **step.details) for step in lessons.find(game).steps if step.say]
    assert max(map(len, said)) < LONGEST


COLOUR_WORDS = {
    "en": ("red", "yellow", "green", "blue"),
    "de": ("rot", "gelb", "grün", "blau"),
    "fr": ("rouge", "jaune", "vert", "bleu"),
    "it": ("ross", "giall", "verd", "blu"),
}
"""How words for the colours begin, in their order."""


def cards_named(text: str, language: str) -> Iterator[Card]:
    for colour, word in zip(Colour, COLOUR_WORDS[language], strict=True):
        for before, after in re.findall(rf"(?i)\b{word}\w* (\d+)|(\d+) {word}\w*", text):
            yield CARD[colour, int(before or after)]


@pytest.mark.rule("G2", "SP1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCRIPTS)
def test_a_lesson_names_no_card_that_the_learner_does_not_see(game: str, language: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    named: list[Card] = []
    for step in lessons.find(game).steps:
        seen = cards_in((step.view, step.events, step.details))
        said = texts(step.say, **step.details) if step.say else ""
        named += cards_named(said, language)
        assert {*cards_named(said, language)} <= seen
    assert named or game not in ("elfer", "master", "schwarzerpeter")


def cards_in(value: Any) -> set[Card]:
    """The cards and the places, which are written like cards."""
    return {Card(word) for word in re.findall(r'"([rygb]\d+)"', msgspec.json.encode(value).decode())}


@pytest.mark.rule("SP1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_schwarzer_peter_is_not_known_before_the_end(language: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    *before, end = lessons.find("schwarzerpeter").steps
    (aside,) = end.view.match.round.aside
    said = " ".join(texts(step.say, **step.details) for step in before if step.say)
    assert str(aside.number) not in re.findall(r"\d+", said)


def junior(*scenes: Scene) -> Script:
    """The learner can lay nothing before the yellow 10 is drawn."""
    return Script(players=2, deal=((5, "r5 y5 y9 g6 b6"), (5, "y2"), (1, "y10")), scenes=scenes)


def test_a_script_against_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction, match="gap"):
        play(JUNIOR, junior(Try("low", "lay y5")))


def test_the_learners_move_is_told_before_those_of_the_others() -> None:
    script = junior(Tell("aim"), Try("draw", "draw"), Watch(("lay y2", "end")))
    assert [
        [(event.seat, event.card) for event in step.events if isinstance(event, Laid)]
        for step in play(JUNIOR, script).steps
    ] == [[], [], [(0, "y10")], [(1, "y2")]]


def test_lessons_are_fetched_by_game(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db")
    try:
        assert [server.call("GET", f"/api/lessons/{game}")[1]["game"] for game in SCRIPTS] == list(SCRIPTS)
        status, problem, _ = server.call("GET", "/api/lessons/poker")
        assert (status, problem["code"]) == (404, "no-such-lesson")
    finally:
        server.kill()
