"""Every message is there in every language, is needed, and can be filled."""

from __future__ import annotations

import socket
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import message_keys as messages
from game_settings import settings
from message_keys import DERIVED, asked, asked_by_browser, derived, mentioned, mentioned_by_browser, taught
from reihum import testing as laws
from reihum.cards import Card, Colour
from reihum.formatting import Formatter
from reihum.game import BadSetup, IllegalAction
from reihum.games.rows import actions as rows
from reihum.games.schwarzerpeter import actions as schwarzerpeter
from reihum.games.stufen import actions as stufen
from reihum.notation import alternatives
from reihum.table.log import BotTookOver
from reihum.table.views import ShownTableEvent
from reihum.testing import Played
from reihum.texts import LANGUAGES, Texts, find, from_environment

ENGLISH = {"the", "and", "you", "your", "with", "from", "this", "that", "of", "to", "is", "are"}
"""Words that no other of our languages has."""
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
    parts = {key for message in ours.values() for key in message.references} - english.keys()
    assert ours.keys() - parts == english.keys()
    assert {key: ours[key].variables for key in english} == {
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
def test_no_message_is_left_in_english(language: str) -> None:
    for key, message in messages.messages(language).items():
        assert language == "en" or not ENGLISH & set(messages.words(message.text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_whole_and_in_its_language(language: str) -> None:
    """Each code that the source refuses with, filled with what it is given."""
    texts = find(language).for_seat(NAMES, 0)
    samples: dict[str, object] = {
        **dict.fromkeys(("card", "start", "place", "end"), Card("r5")),
        "cards": (Card("r5"),),
        "colours": tuple(Colour),
        "why": IllegalAction("not-your-turn"),
    }
    for key, message in messages.messages(language).items():
        if key.startswith("refused-"):
            details = {name: samples.get(name, 7) for name in message.variables}
            told = texts(key, **details)
            assert messages.leftovers(told, language) == set(), key


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
            assert version is None or not messages.leftovers(texts.event(version), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [0, 1])
def test_every_deed_can_be_told_to_everybody(language: str, you: int) -> None:
    texts = find(language).for_seat(NAMES, you)
    details = {"seat": texts.name(1), "seat-is": "you" if you == 1 else "other", "level": texts("bot-simple")}
    for event in alternatives(ShownTableEvent):
        for what, why in (("pause", "away"), ("undo", "slow"), ("undo", "asked")):
            said = {"what": what, "why": why, "phrase": texts("phrase-thanks"), "text": "so it goes"}
            told = texts(f"table-event-{event.__struct_config__.tag}", **details, **said)
            assert NAMES[1] not in told or you != 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", ["you", "other"])
def test_every_reason_for_a_bot_has_a_sentence_of_its_own(language: str, you: str) -> None:
    told = {
        why: find(language)("table-event-bot-took-over", **{"seat": "Ben", "seat-is": you, "why": why})
        for why in get_args(get_type_hints(BotTookOver)["why"])
    }
    assert len(set(told.values())) == len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_named(language: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    for round_ in played():
        for state in round_.states[:30:3]:
            for seat in range(round_.seats):
                named = [texts.action(action) for action in round_.game.legal_actions(state, seat)[:30]]
                assert all(named)
                assert not any(messages.leftovers(name, language) for name in named)


def test_cards_are_named_with_symbol_and_colour_and_grouped() -> None:
    hand = tuple(map(Card, ("r3", "r12", "b4", "joker")))
    assert find("en").cards(hand) == "■\xa0red\xa03, 12; ●\xa0blue\xa04; joker"
    assert list(find("de").groups(hand)) == ["■\xa0Rot\xa03, 12", "●\xa0Blau\xa04", "Joker"]
    assert find("fr").cards(()) == "rien"


def test_a_refusal_names_what_would_be_right() -> None:
    refused = IllegalAction("opens-with", "E3", cards=(Card("r11"),))
    assert find("en").refusal(refused).endswith("■\xa0red\xa011.")


def test_a_game_is_named_by_its_title() -> None:
    refused = BadSetup("players", game="schnippschnapp", least=2, most=6, players=9)
    assert all("Schnipp Schnapp" in find(language).refusal(refused) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("language", "joker", "pause", "five"),
    [
        ("en", "a joker", "a pause card", "■\xa0red\xa05"),
        ("de", "einen Joker", "eine Pausenkarte", "■\xa0Rot\xa05"),
        ("fr", "un joker", "une carte pause", "le\xa05\xa0rouge\xa0■"),
        ("it", "un jolly", "una carta pausa", "il\xa05\xa0rosso\xa0■"),
    ],
)
def test_a_card_in_a_sentence_has_its_article(language: str, joker: str, pause: str, five: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    for card, name in (("joker", joker), ("pause", pause), ("r5", five)):
        assert f" {name}" in texts.event(stufen.Drew(0, Card(card)))
        assert name in texts.action(stufen.Discard(Card(card)))


def test_a_card_has_the_form_that_a_message_asks_for() -> None:
    forms = {
        ("de", "joker", "start"): "Ein Joker",
        ("fr", "r5", "of"): "du\xa05\xa0rouge\xa0■",
        ("fr", "r5", "subject"): "le\xa05\xa0rouge\xa0■",
        ("it", "b11", "to"): "all’11\xa0blu\xa0●",
        ("it", "b12", "from"): "dal\xa012\xa0blu\xa0●",
        ("en", "r5", "of"): "■\xa0red\xa05",
    }
    assert {key: find(key[0]).card(Card(key[1]), key[2]) for key in forms} == forms
    only, two = (Card("r5"),), (Card("r5"), Card("r7"))
    assert find("fr").cards(only, "object") == "le\xa05\xa0rouge\xa0■"
    assert find("fr").cards(two, "object") == "■\xa0rouge\xa05, 7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_never_breaks_apart(language: str) -> None:
    texts = find(language).for_seat(NAMES, 0)
    for card in filter(lambda card: card.is_number, Card):
        for form in ("label", "object", "subject", "start", "of", "from", "to"):
            assert " " not in texts.card(card, form)
        assert texts.card(card, "object") in texts.event(rows.Laid(0, card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_have_no_symbols(language: str) -> None:
    texts = find(language).for_seat(NAMES, 0).in_plain()
    hand = tuple(card for card in Card if card.is_number)
    told = [
        texts.cards(hand),
        *map(texts.card, Card),
        texts.event(rows.Laid(1, Card("r5"))),
        texts.run(10, 12),
    ]
    told += [texts("table-rows-row-empty", colour=colour) for colour in Colour]
    assert not set("■▶★●–") & set("".join(told))
    assert not [line for line in told if line != line.strip()]


def test_lists_are_joined_as_the_language_does() -> None:
    assert find("fr").cards((Card("r5"), Card("b4"))) == "■\xa0rouge\xa05\xa0; ●\xa0bleu\xa04"
    assert [find(language).together("abc") for language in LANGUAGES] == [
        "a, b and c",
        "a, b und c",
        "a, b et c",
        "a, b e c",
    ]
    assert [find("en").together(parts) for parts in ((), ("a",), ("a", "b"))] == ["", "a", "a and b"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_the_system_are_translated(language: str) -> None:
    errors = (FileNotFoundError(2, "No such file"), OSError(9999, "Odd"), socket.gaierror(-2, "Unknown"))
    told = [find(language)("refused-system", problem=error) for error in errors]
    assert len(set(told)) == 3
    assert not any(word in line for line in told for word in ("No such file", "Odd", "Unknown"))


def test_a_sentence_is_told_to_the_one_who_reads_it() -> None:
    laid = rows.Laid(1, Card("r11"))
    assert [find("it").for_seat(("Anna", "Ben"), you).event(laid) for you in (0, 1)] == [
        "Ben posa l’11\xa0rosso\xa0■.",
        "Posi l’11\xa0rosso\xa0■.",
    ]


def test_pairs_are_told_by_their_numbers() -> None:
    laid = schwarzerpeter.PairsLaid(0, tuple(map(Card, ("r19", "r3", "b3", "b19"))))
    assert find("de").for_seat(("Anna", "Ben"), 0).event(laid) == "Du legst paarweise ab: 3, 19."


def test_hidden_cards_leave_no_gap_in_a_sentence() -> None:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_one_at_a_time_are_what_the_library_makes_of_whole_files(language: str) -> None:
    texts, library = Texts(language), Formatter(language)
    for path in messages.text_files(language):
        library.add(path.read_text("utf-8"))
    for key, message in messages.messages(language).items():
        for value in ("Ada", 7):
            details = dict.fromkeys(message.variables, value)
            try:
                expected = library.text(key, details, None)
            except TypeError:  # only a number will do
                continue
            assert texts(key, **details) == expected
