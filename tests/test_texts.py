"""Every message is there in every language, is needed, and can be filled."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import messages
from messages import DERIVED, asked, asked_by_browser, derived, mentioned, mentioned_by_browser, taught
from reihum.cards import Card
from reihum.game import BadSetup, IllegalAction
from reihum.games import rows
from reihum.lab import laws
from reihum.lab.laws import Played
from reihum.notation import alternatives
from reihum.table.views import ShownDeed
from reihum.texts import LANGUAGES, find, from_environment
from settings import settings

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")


@cache
def played() -> list[Played]:
    """Random rounds of every game with each set of its options, by the fewest and the most players."""
    every = list(settings())
    most, fewest = ({setting[:2]: setting for setting in order} for order in (every, reversed(every)))
    return [laws.play(*setting, Random(11)) for setting in {*most.values(), *fewest.values()}]


def needed() -> set[str]:
    return {ask.key for ask in (*derived(), *asked(), *asked_by_browser(), *taught())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_needed_is_there(language: str) -> None:
    assert sorted(needed() - messages.messages(language).keys()) == []


def test_no_message_is_left_over() -> None:
    known = messages.messages("en")
    referred = {key for message in known.values() for key in message.references}
    left_over = {
        key
        for key in known.keys() - needed() - referred
        if key.startswith(DERIVED)
        or not (mentioned(key.removeprefix("refused-")) or mentioned(key) or mentioned_by_browser(key))
    }
    assert sorted(left_over) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    ours, english = messages.messages(language), messages.messages("en")
    assert ours.keys() == english.keys()
    assert {key: message.variables for key, message in ours.items()} == {
        key: message.variables for key, message in english.items()
    }


def test_every_message_is_given_what_it_asks_for() -> None:
    known = messages.messages("en")
    wanting = [
        ask
        for ask in (*derived(), *asked(), *taught())
        if ask.details is not None and ask.key in known and known[ask.key].variables - ask.details
    ]
    assert wanting == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(language: str) -> None:
    told = set()
    for round_ in played():
        for step in round_.steps:
            for event in step.events:
                if (type(event), round_.seats) not in told:
                    told.add((type(event), round_.seats))
                    tell(round_, event, language)
    assert told


def tell(round_: Played, event: Any, language: str) -> None:
    for chair in (*range(round_.seats), None):
        texts = find(language).for_seat(NAMES[: round_.seats], chair)
        shown = round_.game.show(event, chair)
        for version in (event, shown):
            assert version is None or texts.event(version).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [0, 1])
def test_every_deed_can_be_told_to_everybody(language: str, you: int) -> None:
    texts = find(language).for_seat(NAMES, you)
    details = {"seat": texts.name(1), "seat-is": "you" if you == 1 else "other", "bot": "simple"}
    for deed in alternatives(ShownDeed):
        for wish, why in (("pause", "away"), ("undo", "slow")):
            said = {"wish": wish, "why": why, "phrase": texts("phrase-thanks"), "text": "so it goes"}
            told = texts(f"deed-{deed.__struct_config__.tag}", **details, **said)
            assert NAMES[1] not in told or you != 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_named(language: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    for round_ in played():
        for state in round_.states[:30]:
            for seat in range(round_.seats):
                assert all(texts.action(action) for action in round_.game.legal_actions(state, seat)[:30])


def test_cards_are_named_with_symbol_and_colour_and_grouped() -> None:
    hand = tuple(map(Card, ("r3", "r12", "b4", "joker")))
    assert find("en").cards(hand) == "■ red 3, 12; ● blue 4; joker"
    assert list(find("de").groups(hand)) == ["■ Rot 3, 12", "● Blau 4", "Joker"]
    assert find("fr").cards(()) == "rien"


def test_a_refusal_names_its_rule() -> None:
    refused = IllegalAction("gap", "E7", card=Card("r15"), cards=(Card("r10"), Card("r12")))
    assert find("en").refusal(refused) == "■ red 15 leaves a gap. In that row ■ red 10, 12 would fit. (E7)"


def test_a_sentence_is_told_to_the_one_who_reads_it() -> None:
    laid = rows.Laid(1, Card("r11"))
    assert [find("it").for_seat(("Anna", "Ben"), you).event(laid) for you in (0, 1)] == [
        "Ben posa ■ rosso 11.",
        "Posi ■ rosso 11.",
    ]


def test_what_is_hidden_leaves_no_gap_in_a_sentence() -> None:
    dealt = rows.Dealt((None, None), 0, 1)
    assert find("en").for_seat(("Anna", "Ben"), None).event(dealt) == "The cards are dealt. Ben begins."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANGUAGE": "xx:fr:de", "LANG": "de"}, "fr"),
        ({"LC_ALL": "C", "LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown-language"):
        find("xx")


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        find("en")("no-such-message")


def test_a_message_that_lacks_a_detail_is_an_error() -> None:
    with pytest.raises(ValueError, match="card"):
        find("en")("refused-not-in-hand")
