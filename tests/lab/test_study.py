"""Studies: questions as files, answers with intervals, and nothing half-written."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from functools import reduce
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from complaints import complaints
from kernel_rng import KernelRng
from reihum.bots import BOTS
from reihum.cli import main
from reihum.files import keep
from reihum.game import NATURE, BadSetup, Rng, RoundContext
from reihum.kernel.rng import source
from reihum.lab.simulation import first_hands
from reihum.lab.simulation.first_hands import hands, kinds
from reihum.lab.simulation.on_kernel import kernel_seed
from reihum.lab.simulation.simulate import plan
from reihum.lab.statistics import Ratio, mean_estimate, wilson_estimate
from reihum.lab.study import atlas
from reihum.lab.study.counts import Case, Crew, counts_of, figures
from reihum.lab.study.study import Answer, answer, cases, effort, parse, shipped
from reihum.playing import rngs
from reihum.registry import GAMES
from reihum.texts import LANGUAGES

ATLAS = Path(__file__).parents[2] / "docs" / "atlas"
SMALL = """
title = "Draws & <openings>"
game = "elfer"
players = [2, 3]
rounds = 100
count = ["length", "wins", "turns", "endings", "points", "luck", "cards"]
[[compare]]
name = "classic"
[[compare]]
name = "any start"
options = { opening = "any-start" }
bots = ["random"]
[[compare]]
name = "sixty"
options = { without = "red" }
players = [2]
"""


def run(arguments: str) -> int:
    return main(["study", *arguments.split()])


def test_every_case_is_counted() -> None:
    study = parse(SMALL, "small")
    told: list[int] = []
    found = answer(study, Crew(on_progress=told.append))
    assert sum(told) == effort(study)
    assert [(case.name, case.players) for case in cases(study)] == [
        ("classic", 2),
        ("classic", 3),
        ("any start", 2),
        ("any start", 3),
        ("sixty", 2),
    ]
    assert [figure.count for figure in found.figures] == list(study.count)
    lengths, wins, turns, endings, _, luck, cards = found.figures
    assert [(point.series, point.at) for point in lengths.points] == [
        (case.name, str(case.players)) for case in cases(study)
    ]
    assert sum(point.value.mean for point in wins.points) == pytest.approx(5, abs=0.001)
    assert sum(point.value.mean for point in turns.points) == pytest.approx(0, abs=0.001)
    assert {point.value.mean for point in endings.points} == {1.0}
    assert all(0.5 < point.value.mean <= 1 for point in luck.points)
    assert {point.at for point in cards.points} == set(map(str, range(1, 21)))
    for figure in found.figures:
        assert all(point.value.low <= point.value.mean <= point.value.high for point in figure.points)


def test_the_same_question_has_the_same_answer() -> None:
    study = parse(SMALL, "small")
    assert answer(study, Crew()) == answer(study, Crew())


def test_the_number_of_rounds_follows_from_the_precision() -> None:
    text = SMALL.replace("rounds = 100", "precision = 0.01")
    study = parse(text, "small")
    widest = wilson_estimate(study.rounds_each // 2, study.rounds_each)
    assert widest.high - 0.5 == pytest.approx(0.01, rel=0.01)


def test_intervals() -> None:
    values = [1, 4, 4, 7]
    found = mean_estimate(sum(values), sum(value**2 for value in values), 4)
    assert (found.mean, found.high - found.mean) == pytest.approx((4, 1.95996 * sqrt(4.5 / 4)), abs=1e-4)
    nothing = wilson_estimate(0, 10)
    assert (nothing.mean, nothing.low) == (0, 0)
    assert 0.2 < nothing.high < 0.4


def test_events_within_a_round_are_not_independent() -> None:
    """Ten opportunities a round, all or none of them taken, say as much as one; two equal ones say little."""
    alike = reduce(Ratio.plus, (Ratio.of(10 * (number % 2), 10) for number in range(100))).estimate()
    assert alike == wilson_estimate(50, 100)
    always = reduce(Ratio.plus, [Ratio.of(10, 10)] * 2).estimate()
    assert (always.mean, always.high) == (1, 1)
    assert always.low < 0.5


def test_intervals_of_a_ratio_hold_the_truth() -> None:
    rng, held = Random(3), 0
    for _ in range(400):
        rounds = [
            (sum(rng.random() < chance for _ in range(6)), 6) for chance in rng.choices((0.1, 0.5), k=60)
        ]
        found = reduce(Ratio.plus, (Ratio.of(*each) for each in rounds)).estimate()
        held += found.low <= 0.3 <= found.high
    assert 0.92 * 400 <= held <= 0.98 * 400


@pytest.mark.parametrize(("name", "players"), [("elfer", 3), ("master", 4), ("stufen", 2), ("mogeln", 5)])
def test_hands_are_those_that_were_played(name: str, players: int) -> None:
    """What the kernel deals, dealt by the engine out of the same chance."""
    game = GAMES[name]
    asked = plan(game, game.options_type(), players, [BOTS["simple"]], 7)
    for number, held in zip(range(5, 15), hands(asked, range(5, 15)), strict=True):
        rng: Rng = rngs(7, number, players).nature
        if asked.machine == "kernel":
            rng = KernelRng(source(kernel_seed(7), number))
        state = game.start(asked.options, players, RoundContext(first=number % players))
        while NATURE in game.to_act(state):
            state = game.apply(state, NATURE, game.shuffle(state, rng)).state
        for seat in range(players):
            dealt = Counter(
                str(card.number) if card.is_number else card.value for card in game.view(state, seat).hand
            )
            assert dict(zip(kinds(asked), held[seat].tolist(), strict=True)) == {
                kind: dealt[kind] for kind in kinds(asked)
            }


def test_in_junior_a_two_is_worth_more_than_a_six() -> None:
    junior = GAMES["junior"]
    case = Case("", plan(junior, junior.options_type(), 5, [BOTS["simple"]], 7))
    (found,) = figures([case], ["cards"], 500, Crew())
    worth = {point.at: point.value for point in found.points}
    assert worth["2"].low > 0 > worth["6"].high


def test_in_a_long_zweikampf_nobody_with_both_twenties_loses() -> None:
    zweikampf = GAMES["zweikampf"]
    case = Case("", plan(zweikampf, zweikampf.options_type("long"), 2, [BOTS["simple"]], 7))
    (found,) = figures([case], ["cards"], 100, Crew())
    assert {point.at: point.value.mean for point in found.points}["20"] == 0.5


def test_cards_that_are_never_dealt_are_left_out() -> None:
    for name, options, players, missing in (
        ("elfer", {"opening": "false-start"}, 2, {"1", "20"}),
        ("schwarzerpeter", {"length": "short"}, 3, {"17", "18", "19", "20"}),
    ):
        game = GAMES[name]
        case = Case("", plan(game, game.options_type(**options), players, [BOTS["random"]], 7))
        (found,) = figures([case], ["cards"], 60, Crew())
        assert {point.at for point in found.points} == set(map(str, range(1, 21))) - missing


def test_hands_are_dealt_by_the_engine_where_the_kernel_does_not_show_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["elfer"]
    asked = plan(game, game.options_type(), 3, [BOTS["simple"]], 7)
    monkeypatch.setattr(first_hands, "observations_of", lambda state: None)
    assert not first_hands.are_on_kernel(asked)
    assert hands(asked, range(4)).sum(axis=2).tolist() == [[20, 20, 20]] * 4
    (found,) = figures([Case("", asked)], ["cards"], 20, Crew())
    assert len(found.points) == 20


def test_stages_get_harder() -> None:
    stufen = GAMES["stufen"]
    case = Case("", plan(stufen, stufen.options_type(), 3, [BOTS["simple"]], 7))
    (found,) = figures([case], ["stages"], 200, Crew())
    laid = [point.value for point in found.points]
    assert len(laid) == 10
    assert laid[0].low > laid[9].high


def test_bots_that_the_kernel_does_not_know_lay_stages_too() -> None:
    stufen = GAMES["stufen"]
    case = Case("", plan(stufen, stufen.options_type(), 2, [BOTS["easy"]], 7))
    assert case.plan.machine == "engine"
    (found,) = figures([case], ["stages"], 3, Crew())
    assert found.points[0].value.mean > 0


class Trusting:
    """Never doubts."""

    name = "trusting"

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        return next(action for action in menu if str(action) != "doubt")


def test_shares_of_what_never_happened_are_left_out() -> None:
    mogeln = GAMES["mogeln"]
    case = Case("", plan(mogeln, mogeln.options_type(smuggling=False), 3, [Trusting()], 7))
    (found,) = figures([case], ["lies"], 1, Crew())
    assert {point.series for point in found.points} == {"lies", "lies-that-pass"}


def test_lies_pass_or_are_found_out() -> None:
    mogeln = GAMES["mogeln"]
    case = Case("", plan(mogeln, mogeln.options_type(smuggling=False), 3, [BOTS["random"]], 7))
    (found,) = figures([case], ["lies"], 20, Crew())
    assert {point.series for point in found.points} == {"lies", "lies-that-pass", "doubts-in-vain"}
    assert all(0 < point.value.mean < 1 for point in found.points)


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_everything_in_it(language: str, tmp_path: Path) -> None:
    file, page = tmp_path / "small.toml", tmp_path / "answer.html"
    file.write_text(SMALL)
    assert run(f"{file} --out {page} --lang {language}") == 0
    text = page.read_text("utf-8")
    assert Page(text).addresses == []
    assert "<h1>Draws &amp; &lt;openings&gt;</h1>" in text
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(pictures) == 1 + 2 + 3 + 3 + 2 + 1 + 3
    for picture in pictures:
        ElementTree.fromstring(picture)
    numbers = msgspec.json.decode(page.with_suffix(".json").read_bytes())
    assert numbers["machines"]["any start 3"] == "kernel"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["answer.html", "answer.json", "small.toml"]


@pytest.mark.parametrize("out", ["answer", "answer.json", "."])
def test_the_page_and_the_numbers_never_are_one_file(
    out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("short.toml").write_text('title = "?"\ngame = "junior"\nrounds = 100\ncount = ["length"]')
    assert run(f"short.toml --out {out}") == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["answer.html", "answer.json", "short.toml"]


def test_shipped_studies_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("") == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == list(shipped())
    assert {name for study in shipped().values() for name in study.count} | {"points"} == {
        name for game in GAMES.values() for name in counts_of(game)
    }


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("players = [2, 3]", "players = 'two'"), "players"),
        (("players = [2, 3]", "players = [7]"), "players"),
        (("rounds = 100", "rounds = 100\nspeed = 3"), "speed"),
        (("rounds = 100", "rounds = 0"), "rounds"),
        (("rounds = 100", "precision = nan"), "precision"),
        (("rounds = 100", "rounds = 1979-05-27"), "rounds"),
        (("rounds = 100", "rounds = 100\nprecision = 0.01"), "precision"),
        (('game = "elfer"', 'game = "patience"'), "patience"),
        (('game = "elfer"', ""), "game"),
        (('"length"', '"stages"'), "stages"),
        (('"length"', '"weather"'), "weather"),
        (('opening = "any-start"', 'opening = "sideways"'), "opening"),
        (('opening = "any-start"', "wind = 1"), "wind"),
        (('bots = ["random"]', 'bots = ["cheat"]'), "cheat"),
        (('name = "sixty"', ""), "name"),
        (("players = [2]", "players = [3]"), "E13"),
        (("[[compare]]", "[[compare"), "line"),
    ],
)
def test_a_bad_study_gets_one_line_that_names_the_fault(
    change: tuple[str, str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(SMALL.replace(*change))
    assert run(f"{file} --out {tmp_path / 'answer.html'} --lang en") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert problem in err
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]


@pytest.mark.parametrize("file", ["/no/such/study.toml", "/tmp", "/dev/zero"])
def test_a_study_that_cannot_be_read_gets_one_line(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)


def test_a_place_that_cannot_be_written_is_said_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("elfer --out /no/such/folder/answer.html --lang en") == 2
    assert capsys.readouterr().err.startswith("/no/such/folder/answer.html cannot be written")


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    file, page = tmp_path / "small.toml", tmp_path / "answer.html"
    file.write_text(SMALL)
    page.write_text("what was there")

    def no_more_than_a_little() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    done = subprocess.run(
        [sys.executable, "-B", "-m", "reihum", "study", str(file), "--out", str(page), "--lang", "en"],
        preexec_fn=no_more_than_a_little,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert complaints(done.stderr) == [f"{page} cannot be written: the file is too large."]
    assert page.read_text() == "what was there"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["answer.html", "small.toml"]


def test_files_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "no" / "two"
    with pytest.raises(BadSetup, match="cannot-write"):
        keep({one: "1", two: "2"})
    assert list(tmp_path.iterdir()) == []


def with_few_rounds(monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    few = {name: msgspec.structs.replace(study, rounds=rounds) for name, study in shipped().items()}
    monkeypatch.setattr(atlas, "shipped", lambda: few)


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_pages_of_the_atlas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_few_rounds(monkeypatch, 100)
    (tmp_path / "junior-turns-9.svg").write_text("of an earlier version")
    atlas.write(tmp_path, ("junior", "zweikampf"))
    written = files_in(tmp_path)
    assert "junior-turns-9.svg" not in written
    for page in ("junior.md", "zweikampf.md"):
        pictures = re.findall(r"!\[.+\]\((.+\.svg)\)", written[page].decode())
        assert pictures
        assert set(pictures) <= set(written)
    assert all(f"({game}.md)" in written["README.md"].decode() for game in atlas.studied())


def test_the_atlas_answers_the_shipped_studies() -> None:
    for game in atlas.studied():
        found = msgspec.json.decode((ATLAS / f"{game}.json").read_bytes(), type=Answer)
        assert found.study == shipped()[game]
        assert found.rules_version == GAMES[game].rules_version


def test_the_atlas_shows_its_numbers(tmp_path: Path) -> None:
    """If not: ``python -m reihum.lab.study.atlas --redraw docs/atlas``."""
    for numbers in ATLAS.glob("*.json"):
        copy(numbers, tmp_path)
    atlas.redraw(tmp_path)
    drawn, kept = files_in(tmp_path), files_in(ATLAS)
    assert [name for name in drawn.keys() | kept.keys() if drawn.get(name) != kept.get(name)] == []


@pytest.mark.slow
def test_the_whole_atlas_has_the_same_bytes_with_any_number_of_jobs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_few_rounds(monkeypatch, 3)
    for jobs in (1, 2):
        atlas.write(tmp_path / str(jobs), jobs=jobs)
    assert files_in(tmp_path / "1") == files_in(tmp_path / "2")
