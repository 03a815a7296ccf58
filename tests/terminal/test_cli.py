"""Every command as a person runs it, and one clear line for every mistake."""

from __future__ import annotations

import io
import os
import pty
import re
import signal
import subprocess
import sys
import time
import urllib.request
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from reihum import record
from reihum.cli import COMMANDS, INTERRUPTED, REFUSED, main, take_language
from reihum.game import BadSetup
from reihum.registry import GAMES
from reihum.texts import LANGUAGES
from reihum.usage import program
from server_process import free_port

ENGLISH = {**os.environ, "LANGUAGE": "", "LC_ALL": "C.UTF-8"}
TIMEOUT = 60


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command in this process, with these lines typed."""

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return run


def process(*arguments: str, **details: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "reihum", *arguments]
    settings: dict[str, Any] = {"env": ENGLISH, "capture_output": True, "timeout": TIMEOUT, **details}
    return subprocess.run(command, check=False, **settings)


@pytest.fixture
def recorded(run: Any, tmp_path: Path) -> Path:
    """A record of a few moves of Junior."""
    path = tmp_path / "game.json"
    run("play", "junior", "--players", "2", "--seed", "3", "--save", str(path), typed="1\n1\n1\n")
    return path


@pytest.fixture
def finished(run: Any, tmp_path: Path) -> Path:
    """A record of a whole round of Junior."""
    path = tmp_path / "whole.json"
    ran = run("play", "junior", "--seed", "3", "--save", str(path), typed="1\n" * 200)
    assert ran.code == 0
    return path


def test_a_record_is_reviewed(run: Any, finished: Path) -> None:
    found = msgspec.json.decode(run("review", str(finished), "--json").out)
    assert (found["game"], found["rounds"], len(found["luck"])) == ("junior", 1, len(found["players"]))
    told = run("review", str(finished))
    assert (told.code, told.err) == (0, "")
    assert all(f"{share:.1%}" in told.out for share in found["luck"])
    assert max(map(len, told.out.splitlines())) <= 80
    assert run("review", str(finished.with_suffix(".gone"))).err.count("\n") == 1


def test_bots_compete(run: Any, tmp_path: Path) -> None:
    picture = tmp_path / "shares.svg"
    arena = ("arena", "junior", "--players", "2", "--deals", "5", "--seed", "3", "--jobs", "1")
    ran = run(*arena, "--json", "--plot", str(picture))
    found = msgspec.json.decode(ran.out)
    (pairing,) = found["findings"]["pairings"]
    assert (pairing["bot"], pairing["among"], pairing["deals"]) == ("simple", "random", 5)
    assert picture.read_text("utf-8").startswith("<svg")
    table = run(*arena).out
    assert f"{pairing['win_share']['mean']:.1%}" in table
    assert max(map(len, table.splitlines())) <= 80


def test_nothing_is_written_before_the_arena_is_known_to_begin(run: Any, tmp_path: Path) -> None:
    picture = tmp_path / "shares.svg"
    assert run("arena", "junior", "--deals", "1", "--plot", str(picture)).code == REFUSED
    assert not picture.exists()


def test_the_games_are_listed_for_people(run: Any) -> None:
    ran = run("games")
    assert ran.code == 0
    assert [line.split(":")[0] for line in ran.out.splitlines() if not line.startswith(" ")] == list(GAMES)
    assert "--opening classic|false-start|three-openers|any-start" in ran.out


def test_on_a_screen_games_are_listed_by_title_and_name(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "100")
    lines = run("games").out.splitlines()
    titles = [index for index, line in enumerate(lines) if line.startswith("Schwarzer Peter ")]
    assert [lines[index + 1].split()[0] for index in titles] == ["schwarzerpeter"]


def test_the_games_are_listed_for_programs(run: Any) -> None:
    listed = msgspec.json.decode(run("games", "--json").out)
    assert [game["name"] for game in listed] == list(GAMES)
    elfer = listed[0]
    assert elfer["seats"] == {"least": 2, "most": 6}
    opening, without, draws, opener = elfer["options"]
    assert opening["kind"] == without["kind"] == opener["kind"] == "choice"
    assert opening["default"] == "classic"
    assert without["default"] is None
    assert [choice["value"] for choice in without["choices"]] == ["red", "yellow", "green", "blue"]
    assert (draws["kind"], draws["default"]) == ("number", 3)
    assert [choice["value"] for choice in draws["choices"]] == ["3", "1"]
    assert {"name", "title", "about", "seats", "options", "bots"} == set(elfer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_for_every_command_and_game(run: Any, language: str) -> None:
    for words in PAGES:
        ran = run(*words, "--help", "--lang", language)
        assert ran.code == 0
        assert "--lang" in ran.out
        assert "help-" not in ran.out


SLOW_TO_IMPORT = {"babel", "fluent", "numba", "numpy", "rich", "sqlalchemy", "starlette"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["--help"], ["games"], ["nonsense"]], ids=" ".join)
def test_quick_commands_import_nothing_slow(arguments: list[str], language: str) -> None:
    code = f"import sys, reihum.cli; reihum.cli.main({[*arguments, '--lang', language]}); {PRINT_IMPORTED}"
    assert not imported(code) & SLOW_TO_IMPORT


def test_the_package_alone_imports_no_part_of_itself() -> None:
    ours = imported(f"import sys, reihum; {PRINT_IMPORTED}")
    assert not ours & {*SLOW_TO_IMPORT, "msgspec"}
    assert "reihum" in ours


PRINT_IMPORTED = "print('imported:', *{name.split('.')[0] for name in sys.modules})"


def imported(code: str) -> set[str]:
    """The packages that a process has imported when it has run this code."""
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, env=ENGLISH, capture_output=True, check=True, timeout=TIMEOUT, text=True)
    return set(ran.stdout.rpartition("imported:")[2].split())


def test_a_games_options_are_flags_with_their_meaning(run: Any) -> None:
    shown = " ".join(run("play", "elfer", "--help", "--lang", "de").out.split())
    assert "--opening classic|false-start|three-openers|any-start Eröffnung. classic: die 11" in shown
    assert "[Standard: classic]" in shown


OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH_WORDS = {
    "the",
    "and",
    "you",
    "your",
    "with",
    "from",
    "this",
    "that",
    "of",
    "to",
    "is",
    "are",
    "not",
    "if",
}
LIBRARY = ("Show this", "No such", "Invalid", "Missing", "env var", "default:", "required", "Error", "ARGS")
PAGES = [
    [],
    *([name] for name in COMMANDS),
    *([name, game] for name in ("play", "simulate", "arena") for game in GAMES),
]


def in_english(text: str) -> set[str]:
    """What of a text is English, or a message that was not filled."""
    words = set(re.findall(r"(?<![\w-])[a-z]+(?![\w-])", text))
    return (words & ENGLISH_WORDS) | {part for part in (*LIBRARY, "{", "$") if part in text}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", PAGES, ids=" ".join)
def test_no_page_of_help_has_english_in_it(run: Any, language: str, command: list[str]) -> None:
    ran = run(*command, "--help", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert in_english(ran.out) == set()
    heads = re.findall(r"^\S+", ran.out, re.MULTILINE)
    assert "Commands:" not in heads
    assert ("Options:" in heads) is False
    assert "..." not in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_no_flag_is_there_twice(run: Any, game: str) -> None:
    for command in ("play", "simulate"):
        flags = re.findall(r"^  (--[a-z-]+)", run(command, game, "--help").out, re.MULTILINE)
        assert len(flags) == len(set(flags)) > 3


@pytest.mark.parametrize("game", GAMES)
def test_every_default_can_also_be_said(run: Any, game: str) -> None:
    offered = next(each for each in msgspec.json.decode(run("games", "--json").out) if each["name"] == game)
    flags: list[str] = []
    for option in offered["options"]:
        match option["default"]:
            case None:
                pass
            case bool(value):
                flags.append(f"--{'' if value else 'no-'}{option['name']}")
            case list(values):
                flags += [f"--{option['name']}", "; ".join(map(str, values))]
            case value:
                flags += [f"--{option['name']}", str(value)]
    said, unsaid = (run("play", game, "--seed", "5", *given, typed="quit") for given in (flags, []))
    assert said == unsaid
    assert said.code == 0


def test_a_game_is_played_with_its_options(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    flags = ["--opening", "false-start", "--without", "red", "--players", "2", "--rounds", "match"]
    more = ["--first", "1", "--name", "Zoe", "--bots", "random", "--save", str(path), "--lang", "de"]
    house = ["--draws", "1", "--opener", "lays-on"]
    ran = run("play", "elfer", *flags, *house, *more, typed="tipp\nschluss\n")
    assert ran.code == 0
    assert "Versuch es damit" in ran.out
    saved = record.read(path.read_bytes(), GAMES)
    assert (saved.rounds, saved.first, saved.players[0].name, saved.players[1].bot) == (
        None,
        1,
        "Zoe",
        "random",
    )
    assert msgspec.to_builtins(saved.options) == {
        "opening": "false-start",
        "without": "red",
        "draws": 1,
        "opener": "lays-on",
    }


def test_the_same_seed_is_the_same_game(run: Any) -> None:
    one, two, other = (run("play", "elfer", "--seed", seed, typed="1\n1\n1") for seed in ("5", "5", "6"))
    assert one == two != other


def test_the_end_of_the_input_ends_the_game_politely(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ran = run("play", "elfer", "--save", str(path))
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.splitlines()[-2:] == ["Goodbye.", f"The record is in {path}."]
    assert record.read(path.read_bytes(), GAMES).outcome is None


def test_a_record_is_told_and_checked(run: Any, finished: Path) -> None:
    verified = run("verify", str(finished))
    assert verified.code == 0
    assert re.fullmatch(r"All \d+ moves are legal and lead to the result given\. .*\n", verified.out)
    for flags in ((), ("--seat", "1"), ("--open",)):
        told = run("replay", str(finished), *flags)
        assert told.code == 0
        assert "Place 1: " in told.out


def test_an_unfinished_record_is_told_and_checked(run: Any, recorded: Path) -> None:
    assert "was not finished" in run("verify", str(recorded)).out
    assert "was not finished" in run("replay", str(recorded)).out


def test_a_link_stands_for_a_file(run: Any, finished: Path, recorded: Path) -> None:
    link = run("link", str(finished), "--page", "https://cards.example.org/").out.strip()
    assert link.startswith("https://cards.example.org/replay#1")
    assert run("verify", link).out == run("verify", str(finished)).out
    assert run("link", link).out.strip() == link.removeprefix("https://cards.example.org")
    assert run("verify", link[:-30]).err == "This link is cut off: its end is missing.\n"
    assert "match that is over" in run("link", str(recorded)).err


def test_a_record_is_printed_in_notation(run: Any, finished: Path) -> None:
    whole = record.read(finished.read_bytes(), GAMES)
    assert run("replay", str(finished), "--notation").out == record.transcript(whole, GAMES[whole.game])


SERVE = ("serve", "--port", str(free_port()))
BAD_LINES = [
    (["nonsense"], "There is no command “nonsense”."),
    (["games", "--nonsense"], "Unknown option: --nonsense."),
    (["games", "--lang"], "--lang needs a language."),
    (["games", "--lang", "xx"], "There are no texts in “xx”, only in en, de, fr, it."),
    (["games", "--lang="], "There are no texts in “”, only in en, de, fr, it."),
    (["play"], "Which game? There are "),
    (["play", "poker"], "There is no game “poker”. The games are "),
    (["play", "elfer", "--players", "7"], "Elfer is for 2 to 6 players, not for 7."),
    (["play", "elfer", "--players", "-1"], "Elfer is for 2 to 6 players, not for -1."),
    (["play", "zweikampf", "--players", "3"], "Zweikampf is for 2 players, not for 3."),
    (["play", "elfer", "--players", "many"], "--players cannot be “many”, only a number."),
    (["play", "elfer", "--seed", "lucky"], "--seed cannot be “lucky”, only a number."),
    (["play", "elfer", "--seed", "9" * 5000], "--seed cannot be “"),
    (["play", "elfer", "--jokers"], "Unknown option: --jokers."),
    (["play", "elfer", "--opening", "late"], "--opening cannot be “late”, only classic, "),
    (["play", "elfer", "--draws", "2"], "--draws cannot be “2”, only 3, 1."),
    (
        ["play", "elfer", "--without", "red"],
        "A colour can be left out only with two players, not 4. (rule E13)",
    ),
    (["play", "elfer", "--first", "4"], "There is no seat 4 at a table of 4."),
    (["play", "elfer", "--rounds", "0"], "A match has 1 to 1,000 rounds, not 0."),
    (["play", "elfer", "--rounds", "often"], "A match has 1 to 1,000 rounds, not often."),
    (
        ["play", "elfer", "--bots", "deep"],
        "There is no bot “deep”. The bots are random, easy, simple, duck, badger, medium, hard, master.",
    ),
    (["play", "elfer", "--bots", "clairvoyant"], "There is no bot “clairvoyant”."),
    (["play", "elfer", "--bots", "simple,random"], "There are 3 other players: name one bot for all or"),
    (
        ["play", "elfer", "--bots", ""],
        "There is no bot “”. The bots are random, easy, simple, duck, badger, medium, hard, master.",
    ),
    (["play", "elfer", "--name", ""], "A name has 1 to 40 printable characters."),
    (["play", "elfer", "--name", "a\x1b[2J"], "A name has 1 to 40 printable characters."),
    (["play", "elfer", "--save", "/"], "/ cannot be written: that is a folder."),
    (["play", "elfer", "--save", "/no/where"], "/no/where cannot be written: no such file or folder."),
    (
        ["play", "schnippschnapp", "--window", "soon"],
        "--window cannot be “soon”.",
    ),
    (["play", "stufen", "--stages", "nonsense"], "A stage card has ten stages, not 1. (rule ST13)"),
    (["play", "elfer", "left", "over"], "That is too much: left over."),
    (["replay"], "FILE is missing its value."),
    (["replay", "/no/where"], "/no/where cannot be read: no such file or folder."),
    (["verify", "/"], "/ cannot be read: that is a folder."),
    (["verify", "/dev/zero"], "A record may be at most 67,108,864 bytes long."),
    (["verify", "/dev/null"], "That is not a record of a game."),
    (["arena", "elfer", "--deals", "4"], "The arena plays 5 to 1,000,000 deals, not 4."),
    (["arena", "elfer", "--bots", "simple"], "2 to 12 bots can compete, not 1."),
    (["arena", "elfer", "--move-seconds", "0"], "A move may take more than 0 and at most"),
    (
        ["arena", "elfer", "--bots", "simple,cmd:/no/where"],
        "There is no program that cmd:/no/where would start.",
    ),
    (["arena", "elfer", "--plot", "/no/where"], "/no/where cannot be written: no such file or folder."),
    (["serve", "--port", "-1"], "--port cannot be “-1”, only a number from 1 to 65535."),
    (["serve", "--port", "65536"], "--port cannot be “"),
    (["serve", "--bot-processes", "0"], "--bot-processes cannot be “"),
    (["serve", "--pace", "nan"], "--pace cannot be “"),
    (["serve", "--archive-after", "0"], "--archive-after cannot be “"),
    (["serve", "--delete-after", "soon"], "--delete-after cannot be “"),
    (["serve", "--host", "256.0.0.1.2"], "Cannot listen on http://256.0.0.1.2:8011: "),
    (["serve", "--host", "192.0.2.99"], "Cannot listen on http://192.0.2.99:8011: "),
    ([*SERVE, "--store", "nonsense"], "A store is given as sqlite:///FILE or postgresql://"),
    ([*SERVE, "--store", "sqlite:////no/such/x.db"], "The store sqlite:////no/such/x.db cannot be used: "),
    ([*SERVE, "--store", "postgresql://me:pw@127.0.0.1:1/x"], "The store postgresql://me:***@127.0.0.1:1/x"),
    ([*SERVE, "--broker", "nats://127.0.0.1"], "A broker is for several servers that share a PostgreSQL."),
]


@pytest.mark.parametrize(("arguments", "line"), BAD_LINES, ids=lambda value: "")
def test_bad_input_is_one_clear_line(
    run: Any, arguments: list[str], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments)
    assert (ran.code, ran.out) == (REFUSED, "")
    assert ran.err.startswith(line)
    assert ran.err.count("\n") == 1


MORE_BAD_LINES = [
    ["--nonsense"],
    ["play", "--nonsense"],
    ["games", "--", "--json"],
    ["serve", "--log-level", "loud"],
    ["games", "--json=3"],
    ["play", "elfer", "--players"],
    ["verify", "a\0b"],
    ["play", "schnippschnapp", "--window", "999999999"],
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "arguments",
    [*(line for line, _ in BAD_LINES if not {"--store", "--lang", "--lang="} & {*line}), *MORE_BAD_LINES],
    ids=lambda value: "",
)
def test_bad_input_is_refused_in_the_language(
    run: Any, language: str, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments, "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (REFUSED, "", 1)
    assert in_english(ran.err) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_are_for_ears(run: Any, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for game in ("junior", "stufen"):
        played = run(
            "play", game, "--plain", "--save", str(path), "--lang", language, typed="1\n" * 9 + "q\n"
        )
        told = run("replay", str(path), "--open", "--plain", "--lang", language)
        assert (played.code, told.code) == (0, 0)
        assert not set("■▶★●–") & set(played.out + told.out)
        assert set("■▶★●") & set(run("replay", str(path), "--open", "--lang", language).out)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_damaged_record_is_one_clear_line(run: Any, finished: Path, command: str, tmp_path: Path) -> None:
    data = finished.read_bytes()
    broken = {
        "truncated": data[: len(data) // 2],
        "binary": bytes(range(256)),
        "other game": data.replace(b'"junior"', b'"poker"'),
        "other rules": data.replace(b'"rules_version":1', b'"rules_version":99'),
        "other seats": data.replace(b'{"name":"Anna","bot":"simple"},', b""),
        "steering": data.replace(b'"junior"', b'"\\u001b[2J"'),
        "not allowed": re.sub(rb'"by":0', b'"by":1', data, count=1),
        "not a list": b"[]",
        "deep": b"[" * 100_000,
    }
    for name, changed in broken.items():
        path = tmp_path / "broken.json"
        path.write_bytes(changed)
        ran = run(command, str(path))
        assert ran.code == REFUSED, name
        assert ran.out == "", name
        assert ran.err.count("\n") == 1, name
        assert ran.err[:-1].isprintable(), name


def test_a_record_with_another_result_is_not_verified(run: Any, finished: Path) -> None:
    whole = record.read(finished.read_bytes(), GAMES)
    finished.write_bytes(record.write(msgspec.structs.replace(whole, outcome=None)))
    assert run("verify", str(finished)) == (
        REFUSED,
        "",
        "The record’s moves lead to a different result from the one it gives.\n",
    )


def test_a_move_that_is_not_allowed_is_named_with_its_reason(run: Any, finished: Path) -> None:
    finished.write_bytes(re.sub(rb'"by":0', b'"by":1', finished.read_bytes(), count=1))
    assert re.match(
        r"Move 2 of the record, .*, is not allowed: It is not your turn\. \(rule G2\)",
        run("verify", str(finished)).err,
    )


def test_a_seat_that_is_not_there_tells_nothing(run: Any, finished: Path) -> None:
    assert run("replay", str(finished), "--seat", "9") == (
        REFUSED,
        "",
        "There is no seat 9 at a table of 4.\n",
    )


def test_the_language_is_taken_from_the_line_or_the_environment() -> None:
    assert take_language(["play", "--lang", "de", "elfer"], {"LANG": "fr"}) == ("de", ["play", "elfer"])
    assert take_language(["--lang=it"], {}) == ("it", [])
    assert take_language(["games"], {"LANG": "fr_CH"}) == ("fr", ["games"])
    with pytest.raises(BadSetup):
        take_language(["games", "--lang"], {})


def test_refusals_are_in_the_language_too(run: Any) -> None:
    assert run("play", "poker", "--lang", "de").err.startswith("Ein Spiel „poker“ gibt es nicht.")


def test_plain_reihum_opens_tables_for_the_network_and_says_where(tmp_path: Path) -> None:
    port = free_port()
    environment = {"REIHUM_PORT": str(port), "REIHUM_STORE": f"sqlite:///{tmp_path}/reihum.db"}
    with subprocess.Popen(
        [sys.executable, "-m", "reihum"],
        env={**ENGLISH, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as serving:
        assert serving.stdout is not None
        lines = []
        for line in serving.stdout:  # which ends if the server does
            lines.append(line)
            if line == b"Ctrl-C ends the server.\n":
                break
        addresses = [line.split()[-1].decode() for line in lines if line.startswith(b"Tables are open at ")]
        for address in addresses:
            with urllib.request.urlopen(f"{address}/health", timeout=TIMEOUT) as answer:
                assert answer.status == 200
        serving.send_signal(signal.SIGINT)
        _, complaints = serving.communicate(timeout=TIMEOUT)
    assert (serving.returncode, complaints) == (0, b"")
    assert addresses[0] == f"http://localhost:{port}"
    assert lines[0] == f"To play in this terminal: {program()} play GAME\n".encode()


def test_under_uv_commands_are_typed_with_it() -> None:
    assert program({"UV_RUN_RECURSION_DEPTH": "1"}) == "uv run reihum"
    assert program({}) == "reihum"


def test_help_says_what_may_be_left_out(run: Any) -> None:
    told = " ".join(run("new-game", "--help").out.split())
    assert "new-game [OPTIONS] NAME [FOLDER]" in told
    assert "a package of its own: a new folder there, reihum-NAME. Without FOLDER," in told


COMPILES = """
import sys, time
from pathlib import Path
from reihum import kernel_cache, slow_start
from reihum.lab.simulation.report import progress
from reihum.texts import Texts
slow_start.SLOW_SECONDS = 0.01
with progress(3, Texts("en")):
    if len(sys.argv) > 1:
        Path(kernel_cache.folder(sys.argv[1]), "module").mkdir()
    time.sleep(2)
"""


def test_without_a_terminal_compiling_is_one_line(tmp_path: Path) -> None:
    environment = {**ENGLISH, "NUMBA_CACHE_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "other")}
    command = [sys.executable, "-c", COMPILES]
    quiet, told = (
        subprocess.run([*command, *more], env=environment, capture_output=True, check=True)
        for more in ((), (str(tmp_path),))
    )
    assert quiet.stderr == quiet.stdout == told.stdout == b""
    assert told.stderr.count(b"\n") == 1
    assert b"compiled" in told.stderr


@pytest.mark.parametrize("flag", ["host", "port", "store", "broker", "bot-processes", "pace", "delete-after"])
def test_the_environment_can_set_every_option_of_serve(run: Any, flag: str) -> None:
    variable = f"REIHUM_{flag.replace('-', '_').upper()}"
    assert f"environment variable {variable}" in " ".join(run("serve", "--help").out.split())


def test_a_process_refuses_without_a_traceback() -> None:
    ran = process("play", "elfer", "--players", "7", stdin=subprocess.DEVNULL)
    assert (ran.returncode, ran.stdout) == (REFUSED, b"")
    assert ran.stderr == b"Elfer is for 2 to 6 players, not for 7.\n"


def test_letters_that_a_terminal_lacks_are_no_error() -> None:
    ran = process(
        "play", "elfer", "--lang", "fr", input=b"\xff\n", env={**ENGLISH, "PYTHONIOENCODING": "ascii"}
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = process("games", stdout=writing, stderr=subprocess.PIPE, capture_output=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_full_disk_is_one_clear_line() -> None:
    with open("/dev/full", "wb") as full:
        ran = process("games", stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert (ran.returncode, ran.stderr) == (REFUSED, b"The system refuses: the disk is full.\n")


def test_an_interrupt_ends_quietly_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command = [sys.executable, "-m", "reihum", "play", "elfer", "--save", str(path)]
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # what runs in the background ignores it
    with subprocess.Popen(
        command,
        env=ENGLISH,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heard,
    ) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        while b"Your hand" not in playing.stdout.readline():
            pass
        playing.send_signal(signal.SIGINT)
        playing.wait(TIMEOUT)  # its input is still open: the end of that would end it too
        err = playing.stderr.read()
    assert (playing.returncode, err) == (INTERRUPTED, b"")
    assert record.read(path.read_bytes(), GAMES).actions


def test_in_a_terminal_play_asks_which_game() -> None:
    here, there = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "reihum", "play"], env={**ENGLISH, "TERM": "xterm"}, stdin=there, stdout=there
    ) as playing:
        os.close(there)
        seen = talk_to(here, [b"1\n", b"2\n", b"quit\n"], [b"name: ", b"? ", b"move: "])
        assert playing.wait(TIMEOUT) == 0
    os.close(here)
    assert "What shall we play?" in seen
    assert "At the table: you and Anna." in seen
    assert "\x1b[31m■\xa0red" in seen


def talk_to(terminal: int, said: list[bytes], asked: list[bytes]) -> str:
    """Types each line after its question; gives all that was on the screen."""
    seen = b""
    for line, question in zip(said, asked, strict=True):
        deadline = time.monotonic() + TIMEOUT
        while not seen.endswith(question) and time.monotonic() < deadline:
            seen += os.read(terminal, 4096)
        os.write(terminal, line)
    try:
        while part := os.read(terminal, 4096):
            seen += part
    except OSError:  # the other end is closed
        pass
    return seen.decode()
