"""The terminal game without a terminal: typed lines go in, answers come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from threading import Event
from typing import Any

import pytest

from message_keys import leftovers
from positions import position
from reihum import record, slow_start
from reihum.bots.simple import SIMPLE
from reihum.cards import Card
from reihum.game import AnyGame, MalformedAction, Outcome, Value
from reihum.games.elfer.rules import ELFER
from reihum.games.elfer.rules import Options as ElferOptions
from reihum.games.junior.rules import JUNIOR
from reihum.games.rows import actions as rows
from reihum.games.schnippschnapp.rules import SCHNIPPSCHNAPP
from reihum.games.schwarzerpeter.actions import Draw
from reihum.match import MatchOptions, MatchState
from reihum.notation import alternatives
from reihum.record import Player
from reihum.registry import GAMES
from reihum.terminal import lines, lobby
from reihum.terminal.moves import numbered, read_move
from reihum.terminal.play import converse, paint
from reihum.terminal.seating import sit_down, usual_players
from reihum.terminal.session import YOU, Session
from reihum.terminal.story import story
from reihum.terminal.talk import WORDS, Talk
from reihum.texts import LANGUAGES, Texts, find, sentence

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def sit(game: AnyGame, *, rounds: int | None = 1, players: int | None = None, language: str = "en") -> Talk:
    """A game about to begin, with a clock that ticks whenever it is looked at."""
    texts = find(language)
    seated = sit_down(game, "Zoe", "simple", players or usual_players(game), texts)
    session = Session(game, MatchOptions(game.options_type(), rounds), seated, 7, count().__next__)
    return Talk(session, texts)


def elfer(*hands: str, language: str = "en", **details: Any) -> Talk:
    """Elfer in the middle of a round, with seat 0 to act."""
    talk = sit(ELFER, players=len(hands), language=language)
    before = talk.session.state
    round_ = position(ElferOptions(), *hands, **details)
    talk.session.playing.state = MatchState(before.options, before.seats, round_)
    list(talk.open())
    return talk


def say(talk: Talk, said: str) -> list[str]:
    return list(talk.answer(said))


def no_move(said: str) -> str:
    return f"“{said}” is not a move you can make now. Type “menu” to see what you can do."


def a_good_one(talk: Talk) -> str:
    return str(SIMPLE.choose(talk.session.view.round, talk.session.menu, Random(0)))


def the_first(talk: Talk) -> str:
    return str(next(iter(numbered(talk.session.menu))))


def play_on(talk: Talk, choose: Callable[[Talk], str]) -> list[str]:
    written: list[str] = []
    converse(talk, lambda prompt: choose(talk), written.append, "> ")
    return written


@EVERY_GAME
@pytest.mark.parametrize("choose", [a_good_one, the_first])
def test_a_whole_game_is_played_and_its_record_holds(game: AnyGame, choose: Callable[[Talk], str]) -> None:
    talk = sit(game)
    written = play_on(talk, choose)
    whole = record.read(record.write(talk.session.record()), GAMES)
    outcome = record.verify(whole, game)
    assert outcome is not None
    assert written[-len(set(outcome.places)) - 1 :][0].endswith((".", "!"))
    assert all(lines.printable(line) == line for line in written)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sample(10)
def test_a_game_speaks_every_language(game: AnyGame, language: str) -> None:
    talk, told = sit(game, language=language), list[str]()

    def ask_and_play(talk: Talk) -> str:
        for question in ("table", "menu all", "?", "sheet"):
            told.extend(say(talk, question))
        return a_good_one(talk)

    written = play_on(talk, ask_and_play)
    assert written[0] == find(language)(f"game-{game.name}")
    assert {line: found for line in (*written, *told) if (found := leftovers(line, language))} == {}


@EVERY_GAME
def test_a_match_ends_with_its_score_sheet(game: AnyGame) -> None:
    written = play_on(sit(game, rounds=2, players=game.seats[0]), a_good_one)
    sheet = next(place for place, line in enumerate(written) if line.startswith("Score sheet ("))
    assert [line.split(":")[0] for line in written[sheet + 1 : sheet + 4]] == ["Round 1", "Round 2", "Total"]


@EVERY_GAME
def test_lines_tell_nothing_hidden(game: AnyGame) -> None:
    """Whatever the unseen cards are, the same is said."""
    talk, rng = sit(game), Random(3)
    for turn in range(60):
        if talk.is_over:
            break
        if turn % 6 == 0:
            told = [say(talk, question) for question in ("table", "menu all", "?", "?draw", "score")]
            real, talk.session.playing.state = (
                talk.session.state,
                talk.session.match.imagine(talk.session.view, rng),
            )
            again = [say(talk, question) for question in ("table", "menu all", "?", "?draw", "score")]
            assert told == again
            talk.session.playing.state = real
        say(talk, a_good_one(talk))


def test_others_draw_unseen() -> None:
    written = "\n".join(play_on(sit(ELFER), a_good_one))
    assert "draws a card." in written
    assert "Anna draws ■" not in written


@EVERY_GAME
def test_every_card_in_hand_is_explained(game: AnyGame) -> None:
    talk = sit(game)
    while not talk.is_over and not talk.session.hand:
        say(talk, a_good_one(talk))
    if talk.is_over:
        assert not talk.session.hand
        return
    explained = " ".join(say(talk, "?"))
    named = (card.colour if card.is_number else card for card in talk.session.hand)
    assert all(name.value in explained for name in named)


def test_a_turn_says_what_happened_what_there_is_and_what_can_be_done() -> None:
    talk = elfer("r10 r12 b5", "y4", table="r11", pile="g4")
    assert say(talk, "lay r12") == [
        "",
        "You play ■\xa0red\xa012.",
        "",
        "New on the table:",
        "■\xa0red: 11–12",
        "Cards in hand: you 2, Anna 1",
        "",
        "Your hand:",
        "■\xa0red\xa010",
        "●\xa0blue\xa05",
        "",
        "You can:",
        "1: play ■\xa0red\xa010",
        "2: end your turn",
    ]
    assert say(talk, "end") == [
        "",
        "Anna draws a card.",
        "Anna says that nothing fits.",
        "",
        "On the table:",
        "■\xa0red: 11–12",
        "▶\xa0yellow: not open",
        "★\xa0green: not open",
        "●\xa0blue: not open",
        "Draw pile: empty",
        "Cards in hand: you 2, Anna 2",
        "",
        "Your hand:",
        "■\xa0red\xa010",
        "●\xa0blue\xa05",
        "",
        "Enter: play ■\xa0red\xa010",
    ]


def test_the_end_says_who_has_won() -> None:
    talk = elfer("r12", "y4 y5", table="r11")
    assert say(talk, "r12")[-4:] == [
        "Somebody has played their last card.",
        "You have won!",
        "Place 1: you, 0 penalty points",
        "Place 2: Anna, 9 penalty points",
    ]
    assert talk.is_over


@pytest.mark.parametrize("said", ["lay r12", "2", "r12", "R12", "  LAY   r12 "])
def test_a_move_is_typed_in_several_ways(said: str) -> None:
    talk = elfer("r10 r12 b5", "y4", table="r11")
    assert say(talk, said)[1] == "You play ■\xa0red\xa012."


TYPED = {
    "en": ("yellow 12", "12 yellow", "lay yellow 12", "ye12", "y12", "play yellow 12"),
    "de": ("gelb 12", "Gelb 12 anlegen", "gelb 12 legen", "ge12", "ge 12", "y12", "g12", "lay y12"),
    "fr": ("jaune 12", "12 jaune", "le 12 jaune", "poser le 12 jaune", "pose 12 jaune", "j12", "y12"),
    "it": ("giallo 12", "12 giallo", "il 12 giallo", "posare il 12 giallo", "gi12", "g12", "y12"),
}


@pytest.mark.parametrize(("language", "said"), [(key, said) for key, all_ in TYPED.items() for said in all_])
def test_a_card_is_typed_in_the_language(language: str, said: str) -> None:
    talk = elfer("y12 r10 b5", "y4", table="r11 y11", language=language)
    say(talk, said)
    assert Card("y12") not in talk.session.hand


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *(("en", said) for said in ("draw", "draw a card", "a card")),
        *(("de", said) for said in ("ziehen", "Karte ziehen", "zieh", "eine karte ziehen")),
        *(("fr", said) for said in ("piocher", "pioche", "piocher une carte")),
        *(("it", said) for said in ("pescare", "pesca", "pescare una carta")),
    ],
)
def test_a_move_is_typed_in_words_of_its_text(language: str, said: str) -> None:
    talk = elfer("b5 b6", "y4", table="r11", pile="g4 g5 g6", language=language)
    assert "4" in say(talk, said)[1]
    assert len(talk.session.hand) == 3


@pytest.mark.parametrize(
    ("language", "said"), [("en", "done"), ("de", "fertig"), ("fr", "terminer"), ("it", "fine")]
)
def test_a_turn_is_ended_by_a_word_of_the_language(language: str, said: str) -> None:
    talk = elfer("r10 r12 b5", "y4 b7", table="r11", pile="g4 g5", language=language)
    say(talk, "lay r12")
    say(talk, said)
    assert talk.session.record().actions[2].action == rows.END


@pytest.mark.parametrize(("language", "letter"), [("de", "g"), ("it", "g")])
def test_a_letter_for_two_colours_is_the_card_one_holds_or_is_asked_back(language: str, letter: str) -> None:
    talk = elfer("y12 g12 b5", "y4", table="y11 g11", language=language)
    before = talk.session.state
    (asked,) = say(talk, f"{letter}12")
    assert talk.session.state is before
    assert all(find(language).card(Card(card)) in asked for card in ("y12", "g12"))
    say(talk, "lay g12")
    assert talk.session.hand == tuple(map(Card, ("y12", "b5")))
    say(talk, f"{letter}12")
    assert talk.session.hand == (Card("b5"),)


def test_a_card_one_does_not_hold_is_named_in_the_language() -> None:
    talk = elfer("r10 b5", "y4", table="r11", language="fr")
    assert "le\xa012\xa0jaune" in say(talk, "12 jaune")[0]
    assert "le\xa05\xa0bleu" in say(talk, "? 5 bleu")[0].lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_quitting_has_a_word_in_every_language_and_q(language: str) -> None:
    for word in ("q", "Q", "quit", find(language)("word-quit"), *find(language)("typed-quit").split()):
        talk = sit(ELFER, language=language)
        say(talk, word)
        assert talk.has_quit


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sample(10)
def test_every_move_can_be_typed_as_it_is_named(game: AnyGame, language: str) -> None:
    """What the menu says is understood, unless two entries say the same."""
    talk = sit(game, language=language)
    texts = find(language).for_seat([player.name for player in talk.session.players], YOU)
    for _ in range(6):
        if talk.is_over:
            break
        for action in talk.session.menu[:12]:
            assert understood(talk, texts.action(action), texts) in (action, "several-moves")
        say(talk, a_good_one(talk))


def understood(talk: Talk, said: str, texts: Texts) -> Any:
    try:
        return read_move(talk.session, said, texts)
    except MalformedAction as refused:
        return refused.code


@pytest.mark.parametrize("said", ["", "draw", "1"])
def test_the_only_move_is_made_by_an_empty_line_too(said: str) -> None:
    talk = elfer("b5", "y4", table="r11", pile="g4 g5 g6")
    assert say(talk, said)[1] == "You draw ★\xa0green\xa04."


def test_last_words_may_be_left_out_when_one_move_is_meant() -> None:
    talk = elfer("r10 b5", "y4", table="r11")
    assert say(talk, "lay")[1] == "You play ■\xa0red\xa010."


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (
            "lay",
            "That could be several moves, say a little more: 1: play ■\xa0red\xa010; 2: play ■\xa0red\xa012",
        ),
        ("3", "“3” is not on the list. Type a number from 1 to 2."),
        ("0", "“0” is not on the list. Type a number from 1 to 2."),
        ("9" * 5000, f"“{'9' * 499}…” is not on the list. Type a number from 1 to 2."),
        ("dance", no_move("dance")),
        ("²", no_move("²")),
        ("lay r99", no_move("lay r99")),
        ("end now", no_move("end now")),
        ("r14", "You do not hold ■\xa0red\xa014. (rule G2)"),
        (
            "b5",
            "●\xa0blue\xa05 has to wait: its row is not open yet. ●\xa0blue\xa011 would open it. (rule E7)",
        ),
        ("draw", "You can play a card, so you may not draw. (rule E8)"),
        ("deal", "That is not for you to do."),
        ("? draw", "You can play a card, so you may not draw. (rule E8)"),
        (
            "?b5",
            "●\xa0blue\xa05 has to wait: its row is not open yet. ●\xa0blue\xa011 would open it. (rule E7)",
        ),
        ("? r10", "You can do that now: play ■\xa0red\xa010."),
        ("? 2", "You can do that now: play ■\xa0red\xa012."),
        ("? dance", no_move("dance")),
        ("score", "No round is over yet."),
    ],
)
def test_a_question_or_a_move_that_is_not_made_changes_nothing(said: str, answer: str) -> None:
    talk = elfer("r10 r12 b5 r13", "y4", table="r11", pile="g4")
    before = talk.session.state
    assert say(talk, said) == [answer]
    assert talk.session.state is before


def test_a_hint_is_a_move_with_its_reason_and_its_chance() -> None:
    talk = elfer("r12 r13", "y4", table="r11", pile="g4")
    before = talk.session.state
    assert say(talk, "hint") == [
        "Try this: play ■\xa0red\xa012.",
        "Your whole hand fits: play all 2 cards and you win.",
        "If everyone plays well, it wins about 100% of such rounds.",
    ]
    assert talk.session.state is before


def test_every_card_is_explained_with_its_rule() -> None:
    talk = elfer("r10 r12 r15 r16 b5", "y4", table="r11")
    assert say(talk, "?") == [
        "You can play ■\xa0red\xa010, 12.",
        "■\xa0red\xa015 leaves a gap. In that row ■\xa0red\xa010, 12 would fit. (rule E7)",
        "The same goes for ■\xa0red\xa016.",
        "●\xa0blue\xa05 has to wait: its row is not open yet. ●\xa0blue\xa011 would open it. (rule E7)",
    ]


def test_moves_within_the_turn_are_taken_back_one_by_one() -> None:
    talk = elfer("r10 r12 b5", "y4", table="r11")
    before = talk.session.state
    say(talk, "r12")
    say(talk, "r10")
    assert say(talk, "undo")[0] == "Taken back: play ■\xa0red\xa010."
    assert say(talk, "undo")[0] == "Taken back: play ■\xa0red\xa012."
    assert talk.session.state == before
    assert "nothing to take back" in say(talk, "undo")[0]


def test_a_record_has_no_moves_that_were_taken_back() -> None:
    talk = sit(JUNIOR, players=2)
    while not any(str(action) == "end" for action in talk.session.menu):
        say(talk, a_good_one(talk))
    played = talk.session.record().actions
    say(talk, "undo")
    assert talk.session.record().actions == played[:-1]


@pytest.mark.parametrize("moves", [["draw"], ["r12", "end"]])
def test_a_move_that_showed_a_card_or_was_answered_cannot_be_taken_back(moves: list[str]) -> None:
    hand = "b5" if moves == ["draw"] else "r10 r12 b5"
    talk = elfer(hand, "y4", table="r11", pile="g4 g5 g6 g7")
    for move in moves:
        say(talk, move)
    before = talk.session.state
    assert "nothing to take back" in say(talk, "undo")[0]
    assert talk.session.state is before


@EVERY_GAME
def test_undo_gives_back_the_very_same_view(game: AnyGame) -> None:
    talk = sit(game)
    for _ in range(40):
        if talk.is_over:
            break
        before = talk.session.view
        say(talk, a_good_one(talk))
        if say(talk, "undo")[0].startswith("Taken back"):
            assert talk.session.view == before
            say(talk, a_good_one(talk))


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_no_moves(game: AnyGame, language: str) -> None:
    tags = {action.__struct_config__.tag for action in alternatives(game.action_type)}
    assert tags.isdisjoint(WORDS)
    assert tags.isdisjoint(find(language)(f"word-{word}") for word in WORDS)


def test_words_can_be_said_in_the_language_or_in_english() -> None:
    talk = sit(ELFER, language="de")
    assert say(talk, "tisch") == say(talk, "table")
    assert say(talk, "Auswahl alles") == say(talk, "menu all")


def test_help_names_every_word() -> None:
    told = "\n".join(say(sit(ELFER), "help"))
    assert all(word in told for word in WORDS if word != "help")


def test_the_end_of_the_input_is_a_goodbye() -> None:
    written: list[str] = []
    talk = sit(ELFER)
    converse(talk, lambda prompt: None, written.append, "> ")
    assert written[-1] == "Goodbye."
    assert talk.has_quit
    assert talk.session.outcome is None


def test_a_long_menu_is_told_in_short_and_whole_on_demand() -> None:
    hand = " ".join(f"{colour}{number}" for colour in "rygb" for number in (1, 10, 12, 20))
    talk = elfer(f"{hand} r18", "y4", table="r2 r11 r19 y2 y11 y19 g2 g11 g19 b2 b11 b19")
    short, whole = say(talk, "menu"), say(talk, "menu all")
    assert len(whole) == 1 + len(talk.session.menu) > lines.LONG_MENU
    assert short[1:] == [
        "1 to 17: play ■\xa0red\xa01, 10, 12, 18, 20; ▶\xa0yellow\xa01, 10, 12, 20; "
        "★\xa0green\xa01, 10, 12, 20; ●\xa0blue\xa01, 10, 12, 20"
    ]


def test_a_number_is_the_guess_where_all_that_can_be_done_is_guessing() -> None:
    assert list(numbered([Draw(4), Draw(7)])) == [4, 7]
    assert list(numbered([rows.DRAW, rows.PASS])) == [1, 2]
    assert list(numbered([Draw(4), rows.PASS])) == [1, 2]


def test_a_long_menu_of_other_moves_names_a_few() -> None:
    told = list(lines.menu({place: Draw(place) for place in range(1, 21)}, find("en")))
    assert told[0] == "1: draw card 1"
    assert told[-1] == "6 to 20: more of the kind, up to draw card 20. “menu all” lists them all."


def test_a_move_that_carries_a_time_is_given_the_time_it_took() -> None:
    for game in GAMES.values():
        timed = [action for action in alternatives(game.action_type) if "time" in action.__struct_fields__]
        talk = sit(game)
        while timed and not talk.is_over:
            calls = [str(action) for action in talk.session.menu if type(action) in timed]
            if calls:
                say(talk, calls[0])
                entry = next(entry for entry in reversed(talk.session.record().actions) if entry.by == YOU)
                assert entry.action.time > 0
                break
            say(talk, the_first(talk))


def test_a_table_without_words_of_its_own_is_told_plainly() -> None:
    class Bare(Value, frozen=True):
        seat: int
        hand: tuple[Card, ...]
        pile: int
        open: tuple[Card, ...]

    told = lines.plain(Bare(0, (Card("r1"),), 3, (Card("b2"),)), find("en"))
    assert list(told) == ["pile: 3", 'open: ["b2"]']


@EVERY_GAME
def test_every_table_has_words_of_its_own(game: AnyGame) -> None:
    view = sit(game).session.view.round
    texts = find("en").for_seat(("Zoe", *"ABCDE"), YOU)
    assert list(lines.table(view, texts)) != list(map(sentence, lines.plain(view, texts)))


@pytest.mark.parametrize(
    ("places", "you", "said"),
    [
        ((1, 2, 3), 0, "You have won!"),
        ((1, 1, 3), 0, "You have won, together with Ben!"),
        ((2, 1, 3), 0, "Ben has won."),
        ((3, 1, 1), 0, "Ben and Clara have won."),
        ((1, 2, 2), None, "Anna has won."),
        ((1, 1, 1), 0, "It is a tie!"),
    ],
)
def test_winners_are_named(places: tuple[int, ...], you: int | None, said: str) -> None:
    texts = find("en").for_seat(("Anna", "Ben", "Clara"), you)
    assert list(lines.result(ELFER, Outcome(places, (1, 2, 2), "out"), you, texts))[1] == said


def test_those_with_the_same_place_share_a_line() -> None:
    texts = find("en").for_seat(("Anna", "Ben", "Clara"), None)
    told = list(lines.result(ELFER, Outcome((2, 1, 2), (5, 1, 5), "out"), None, texts))
    assert told[2:] == ["Place 1: Ben, 1 penalty point", "Place 2: Anna and Clara, 5 penalty points"]


@pytest.mark.parametrize(
    ("game", "said"), [("elfer", "12 Minuspunkte"), ("stufen", "12 Strafpunkte"), ("master", "12 Punkte")]
)
def test_points_that_count_against_a_player_are_called_so(game: str, said: str) -> None:
    texts = find("de").for_seat(("Anna", "Ben"), None)
    told = list(lines.result(GAMES[game], Outcome((1, 2), (0, 12), "out"), None, texts))
    assert told[-1] == f"Platz 2: Ben, {said}"


def test_colour_is_laid_over_what_is_written() -> None:
    line = "You play ■\xa0red\xa012, and ●\xa0blue\xa03, 4 wait."
    painted = paint(line)
    assert painted.plain == line
    assert [(line[span.start : span.end], span.style) for span in painted.spans] == [
        ("■\xa0red\xa012", "red"),
        ("●\xa0blue\xa03, 4", "blue"),
    ]


def test_signs_that_steer_a_terminal_are_not_passed_on() -> None:
    assert lines.printable("Zoe\x1b[2J ■ é") == "Zoe�[2J ■ é"


def answers(*said: str) -> Callable[[str], str | None]:
    left = iter(said)
    return lambda prompt: next(left, None)


def test_a_game_and_its_players_are_chosen_by_number_or_name() -> None:
    texts, written = find("en"), list[str]()
    chosen = lobby.choose_game(GAMES, texts, answers("99", "nonsense", "Elfer"), written.append)
    assert chosen is ELFER
    for said in ("Schnipp Schnapp", "schnippschnapp", " SCHNIPP  schnapp "):
        assert lobby.choose_game(GAMES, texts, answers(said), written.append) is SCHNIPPSCHNAPP
    assert lobby.choose_game(GAMES, texts, answers("q", "1"), written.append) is None
    assert lobby.choose_players(ELFER, texts, answers("q", "3"), written.append) is None
    assert lobby.choose_game(GAMES, texts, answers("1"), written.append) is ELFER
    assert lobby.choose_game(GAMES, texts, answers(), written.append) is None
    assert lobby.choose_players(ELFER, texts, answers("7", "two", "3"), written.append) == 3
    assert lobby.choose_players(ELFER, texts, answers(), written.append) is None
    assert "“99” is not on the list." in "\n".join(written)


def told_from(game: AnyGame, whole: record.Record, **chair: Any) -> Iterator[str]:
    return story(whole, game, find("en"), **chair)


def test_a_story_is_told_to_an_onlooker_to_a_seat_or_openly() -> None:
    talk = sit(ELFER, players=2)
    play_on(talk, a_good_one)
    whole = talk.session.record()
    onlooker, seat, openly = (
        "\n".join(told_from(ELFER, whole, **chair)) for chair in ({}, {"seat": 1}, {"is_open": True})
    )
    assert "Zoe draws a card." in onlooker
    assert "Anna draws a card." in onlooker
    assert "You draw ■" in seat or "You draw ●" in seat
    assert "Zoe draws a card." in seat
    assert "draws a card." not in openly


def test_an_unfinished_story_says_so() -> None:
    whole = sit(ELFER).session.record()
    assert list(told_from(ELFER, whole))[-1] == "The game was not finished."


def test_bots_have_other_names_than_the_person() -> None:
    seated: Sequence[Player] = sit_down(GAMES["elfer"], "Anna", "simple,random", 3, find("en"))
    assert seated == (Player("Anna"), Player("Ben", "simple"), Player("Clara", "random"))


def test_a_slow_start_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_start, "SLOW_SECONDS", 0.0)
    told = Event()

    def write(line: str) -> None:
        told.wait(5)

    converse(sit(GAMES["elfer"]), lambda prompt: None, write, "> ", told.set)
    assert told.is_set()
