"""The skeleton of a new game is a whole game, here and in a package of its own; and what a game may lack."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reihum import envs
from reihum.authoring import checking
from reihum.authoring.checking import lacking
from reihum.authoring.keys import guide_keys, lesson_keys, refusal_keys
from reihum.authoring.skeleton.rules import GAME as SKELETON_GAME
from reihum.authoring.writing import checkout, files_of
from reihum.bots.levels import LEVELS
from reihum.cli import REFUSED, main
from reihum.game import BadSetup, BaseGame
from reihum.lab.study.counts import COMMON, counts_of
from reihum.registry import GAMES
from reihum.texts import LANGUAGES
from server_process import TIMEOUT, Server

NAME = "flipper"


class Packages:
    """A folder on the path of a process, with installed packages in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**os.environ, "PYTHONPATH": str(folder), "LANGUAGE": "en"}

    def add(self, name: str, files: dict[str, str], entry: str) -> None:
        for path, text in files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text, "utf-8")
        info = self.folder / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[reihum.games]\n{entry}\n", "utf-8")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.python("-m", "reihum", *arguments, typed=typed)

    def python(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=6 * TIMEOUT,
            check=False,
        )


def skeleton(name: str, title: str) -> dict[str, str]:
    """The files of a package of its own, as they are installed."""
    root = Path(f"reihum-{name}")
    return {
        path.relative_to(root).as_posix().removeprefix("src/"): text
        for path, text in files_of(name, title, Path(), {}).items()
    }


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """A game of another package."""
    packages = Packages(tmp_path_factory.mktemp("site"))
    packages.add(f"reihum-{NAME}", skeleton(NAME, "Flip Per"), f"{NAME} = reihum_{NAME}")
    return packages


def test_a_game_of_another_package_is_listed_in_every_language(foreign: Packages) -> None:
    for language in LANGUAGES:
        listed = msgspec.json.decode(foreign.run("games", "--json", "--lang", language).stdout)
        assert [game["name"] for game in listed] == [*GAMES, NAME]
        assert listed[-1]["title"] == "Flip Per"
        assert NAME not in listed[-1]["about"]


@pytest.mark.parametrize("bot", ["simple", "master"])
def test_it_is_simulated_with_every_kind_of_bot(foreign: Packages, bot: str) -> None:
    ran = foreign.run("simulate", NAME, "--rounds", "4", "--bots", bot, "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert msgspec.json.decode(ran.stdout)["rounds"] == 4


def test_it_is_played_in_the_terminal_recorded_and_verified(foreign: Packages) -> None:
    ran = foreign.run("play", NAME, "--save", "game.json", "--lang", "de", typed="tipp\n" + "1\n" * 5)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Du zeigst " in ran.stdout
    assert "Counts: [5,5,5,5]" in ran.stdout
    assert foreign.run("verify", "game.json").returncode == 0


def test_its_own_tests_pass_and_it_lacks_nothing(foreign: Packages) -> None:
    marker = "markers=rule(*numbers): what a test is about"
    ran = foreign.python("-m", "pytest", "-p", "no:cacheprovider", "-o", marker, f"tests/test_{NAME}.py")
    assert ran.returncode == 0, ran.stdout
    ran = foreign.run("check-game", NAME, ".")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert f"reihum_{NAME}.simple_bot" in ran.stdout
    assert ran.stdout.endswith("Flip Per has all it needs.\n")


def test_a_server_opens_tables_of_it_and_sends_its_texts(
    foreign: Packages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(foreign.folder))
    server = Server(f"sqlite:///{tmp_path / 'reihum.db'}")
    try:
        _, texts, _ = server.call("GET", f"/api/games/{NAME}/texts", Accept_Language="fr")
        ada = server.newcomer("Ada")
        tables = [server.new_table(ada, game=NAME, players=2, bot=level.name) for level in LEVELS]
        assert server.call("GET", "/api/games/poker/texts")[0] == 422
    finally:
        server.kill()
    assert f"action-{NAME}-play = jouer" in texts
    assert all(table["code"] for table in tables)


def test_a_package_without_texts_is_shown_by_its_keys(tmp_path: Path) -> None:
    packages = Packages(tmp_path)
    files = {path: text for path, text in skeleton(NAME, "Flip").items() if not path.endswith(".ftl")}
    packages.add("bare", files, f"{NAME} = reihum_{NAME}")
    ran = packages.run("play", NAME, "--lang", "it", typed="1\n" * 5)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert f"event-{NAME}-revealed" in ran.stdout.lower()
    lacks = packages.run("check-game", NAME)
    assert lacks.returncode == REFUSED
    assert f"Messages in {', '.join(LANGUAGES)}:\n       game-{NAME}\n" in lacks.stdout
    assert f"       outcome-{NAME}-over\n" in lacks.stdout


BROKEN = {
    "not there": ({}, "nothing_here"),
    "raises": ({"broken/__init__.py": "raise RuntimeError('on purpose')"}, "broken"),
    "no game": ({"empty/__init__.py": ""}, "empty"),
    "name is taken": ({"ours/__init__.py": "from reihum.games.elfer import GAME"}, "ours"),
}


@pytest.mark.parametrize(("files", "module"), BROKEN.values(), ids=BROKEN)
def test_a_package_of_no_use_costs_a_line_in_the_log(
    tmp_path: Path, files: dict[str, str], module: str
) -> None:
    packages = Packages(tmp_path)
    packages.add("of-no-use", files, f"elfer = {module}")
    ran = packages.run("games", "--json")
    assert [game["name"] for game in msgspec.json.decode(ran.stdout)] == list(GAMES)
    assert ran.stderr.count("\n") == 1
    assert module in ran.stderr
    code = "import reihum; print(type(reihum.GAMES['elfer']).__module__)"
    assert packages.python("-c", code).stdout == "reihum.games.elfer.rules\n"


def test_a_part_that_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    packages = Packages(tmp_path)
    files = skeleton(NAME, "Flip")
    files |= {f"reihum_{NAME}/{part}.py": "raise RuntimeError" for part in ("bots", "simple_bot", "terminal")}
    packages.add("half", files, f"{NAME} = reihum_{NAME}")
    ran = packages.run("play", NAME, typed="1\n" * 5)
    assert ran.returncode == 0
    assert sorted(line.split()[0] for line in ran.stderr.splitlines()) == [
        f"reihum_{NAME}.{part}" for part in ("bots", "simple_bot", "terminal")
    ]


def test_in_a_checkout_each_file_of_a_new_game_has_its_place() -> None:
    root = checkout()
    assert root is not None
    places = {path.relative_to(root).as_posix() for path in files_of(NAME, "Flip", None, GAMES)}
    assert places == {
        f"docs/rules/{NAME}.md",
        f"tests/games/test_{NAME}.py",
        *(f"src/reihum/games/{NAME}/{name}.py" for name in ("__init__", "rules")),
        *(f"src/reihum/games/{NAME}/texts/{language}/game.ftl" for language in LANGUAGES),
    }


def test_nothing_of_the_skeleton_is_left_in_a_new_game() -> None:
    for path, text in files_of(NAME, "Flip Per", None, GAMES).items():
        words = text.replace("highest", "").lower()
        assert not {part for part in ("higher", "skeleton.", "hi1") if part in words}, path


def test_the_imports_of_a_new_game_are_in_order() -> None:
    cases = next(
        text for path, text in files_of(NAME, "Flip", None, GAMES).items() if path.match("tests/games/*")
    )
    modules = [line.split()[1] for line in cases.splitlines() if line.startswith("from reihum")]
    assert modules == ["reihum", "reihum.cards", "reihum.game", f"reihum.games.{NAME}.rules"]


def test_a_new_game_numbers_its_rules_with_letters_of_its_own() -> None:
    text = "".join(files_of("schnapp", "Schnapp", None, GAMES).values())
    assert "**SC1**" in text
    assert "**STU1**" in "".join(files_of("stumpf", "Stumpf", None, GAMES).values())


@pytest.mark.parametrize("name", ["x", "Big", "two words", "class", "1st", "../up"])
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="game-name"):
        files_of(name, name, None, GAMES)


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", NAME, str(tmp_path), "--lang", "en"]) == 0
    assert f"pip install -e {tmp_path / f'reihum-{NAME}'}" in capsys.readouterr().out
    assert main(["new-game", NAME, str(tmp_path), "--lang", "en"]) == REFUSED
    assert "is there already" in capsys.readouterr().err
    assert main(["new-game", "elfer", str(tmp_path), "--lang", "en"]) == REFUSED


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sample("mogeln")
def test_our_games_lack_nothing_that_they_need(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "SEEDS", range(1))
    monkeypatch.setattr(checking, "option_sets", one_option_set)
    assert [lack for lack in lacking(GAMES[name], checkout()) if lack.is_needed] == []


def one_option_set(game: Any) -> Iterator[Any]:
    yield game.options_type()


def test_messages_for_refusals_are_needed_too() -> None:
    assert "refused-guess-astray" in set(refusal_keys("reihum.games.ratefix"))


def test_messages_for_lessons_and_guides_are_needed_too(tmp_path: Path) -> None:
    assert "lesson-junior-drawn" in set(lesson_keys(GAMES["junior"]))
    assert list(lesson_keys(SKELETON_GAME)) == []
    assert list(guide_keys(SKELETON_GAME, tmp_path)) == []
    (tmp_path / "guide.ts").write_text(
        '[{ name: "aim", rules: ["HI1"] }, { name: "end", rules: [] }]', "utf-8"
    )
    aim, end = ["guide-head-aim", "guide-higher-aim"], ["guide-head-end", "guide-higher-end"]
    assert list(guide_keys(SKELETON_GAME, tmp_path)) == [*aim, *end]


def test_environments_say_that_a_game_has_no_codec(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SKELETON_GAME.name, SKELETON_GAME)
    with pytest.raises(ValueError, match="higher has no codec, so it has no environments"):
        envs.codec("higher", 3)


def test_studies_count_what_is_common_to_all_games() -> None:
    assert set(counts_of(SKELETON_GAME)) == set(COMMON)


def test_every_fault_of_a_game_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Wrong(type(SKELETON_GAME)):  # type: ignore[misc]
        end_reasons = ("never-said",)
        actions_with = BaseGame.actions_with

        def max_actions(self, options: Any, seats: int) -> int:
            return 3

    found = {lack.what: lack for lack in lacking(Wrong(), tmp_path)}
    assert {"law", "messages", "page", "actions-with", "simple-bot"} <= found.keys()
    assert "outcome-never-said" in found["messages"].names
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "higher.md").write_text("- **HI1** `deal`, `play CARD`, `dealt`", "utf-8")
    found = {lack.what: lack for lack in lacking(Wrong(), tmp_path)}
    assert found["page-names"].names == ("lowest-takes", "chose", "revealed", "took")
    assert found["untested"].details["rules"] == "HI1"
