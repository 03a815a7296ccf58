"""The arena: luck cancels, the seed decides, and bad programs from outside lose moves, not the arena."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import reihum
from reihum.bots.simple import SIMPLE
from reihum.games.junior.rules import Options
from reihum.lab.arena.arena import Result, compete, plan
from reihum.lab.arena.programs import Outsider, read_command
from reihum.lab.simulation.simulate import play_round
from reihum.playing import rngs
from reihum.registry import GAMES

BAD = {
    "malformed": "answer = 1",
    "illegal": "answer['action'] = 'end'",
    "dead": "raise SystemExit",
}
"""The faults of programs from their fourth move on."""
ONCE_GOOD = """
import json
for number, line in enumerate(open(0)):
    question = json.loads(line)
    answer = {"number": question["number"], "action": question["menu"][0]["text"]}
    if number > 2:
        %s
    print(json.dumps(answer), flush=True)
"""


def run(game: str, players: int, bots: list[str], deals: int, jobs: int = 1, seconds: float = 10) -> Result:
    rules = GAMES[game]
    return compete(plan(rules, rules.options_type(), players, bots, 7, seconds), deals, jobs)


@pytest.mark.parametrize("bot", ["simple", "random"])
def test_a_bot_among_its_like_has_exactly_its_fair_share(bot: str) -> None:
    (pairing,) = run("elfer", 3, [bot, bot], 5).findings.pairings
    assert pairing.win_share.mean == 0.3333
    assert pairing.points == pairing.points_of_others
    assert pairing.verdict == "open"


def test_simple_beats_random() -> None:
    (pairing,) = run("elfer", 4, ["simple", "random"], 20).findings.pairings
    assert pairing.verdict == "better"


def test_intervals_of_points_do_not_go_below_what_points_can_be() -> None:
    (pairing,) = run("elfer", 2, ["simple", "random"], 5).findings.pairings
    assert pairing.points.low == 0 < pairing.points.mean
    (pairing,) = run("master", 2, ["random", "random"], 5).findings.pairings
    assert pairing.points.low < 0  # points are lost, too


def test_the_number_of_jobs_does_not_matter() -> None:
    alone, shared = (run("elfer", 3, ["simple", "random"], 10, jobs).findings for jobs in (1, 2))
    assert msgspec.json.encode(alone) == msgspec.json.encode(shared)


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_program_loses_its_moves(fault: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(ONCE_GOOD % BAD[fault], "utf-8")
    result = run("junior", 2, [f"cmd:{sys.executable} {tmp_path}/bot.py", "random"], 5)
    assert result.behaviour[0].lost[fault] > 0  # type: ignore[index]
    assert result.findings.pairings[0].deals == 5


def test_a_silent_program_loses_its_move(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import time; time.sleep(60)", "utf-8")
    command = read_command(f"cmd:{sys.executable} {tmp_path}/bot.py", 0.05)
    outsider = Outsider(command, GAMES["junior"])
    play_round(GAMES["junior"], Options(), [outsider, SIMPLE], rngs(7, 0, 2))
    outsider.close()
    assert outsider.faults["silent"] > 0


def test_a_program_that_never_answers_is_not_rated(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("raise SystemExit('gone')", "utf-8")
    command = [sys.executable, "-m", "reihum", "arena", "junior", "--lang", "en", "--deals", "200"]
    command += ["--bots", f"random,cmd:{sys.executable} {tmp_path}/bot.py", "--jobs", "1"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    *complaints, refusal = ended.stderr.splitlines()
    assert complaints == ["gone"]
    assert "does not run, or answers nothing that is on the menu" in refusal


def test_programs_hear_what_bots_hear(tmp_path: Path) -> None:
    """A program that writes down the history that it is sent, beside a bot that does."""
    log = tmp_path / "history"
    noting = f"open({str(log)!r}, 'a').write(json.dumps(question['history']) + chr(10))"
    (tmp_path / "bot.py").write_text((ONCE_GOOD % noting).replace("number > 2", "True"), "utf-8")
    outsider = Outsider(read_command(f"cmd:{sys.executable} {tmp_path}/bot.py", 60), GAMES["junior"])
    history: list[Any] = []

    class Noting:
        name = "noting"

        def plays(self, game: str) -> bool:
            return True

        def choose(self, view: Any, menu: Sequence[Any], rng: Random, told: Sequence[Any] = ()) -> Any:
            history.append(json.loads(msgspec.json.encode(tuple(told))))
            return outsider.choose(view, menu, rng, told)

    play_round(GAMES["junior"], Options(), [Noting(), SIMPLE], rngs(7, 0, 2))
    outsider.close()
    assert not outsider.faults
    assert [json.loads(line) for line in log.read_text().splitlines()] == history
    assert history[-1]


def test_bots_of_ones_own_compete_without_a_name() -> None:
    def first(view: Any, menu: Sequence[Any]) -> Any:
        return menu[0]

    found = reihum.arena("junior", [SIMPLE, first, "random"], players=2, deals=6, seed=3).findings
    assert [(each.bot, each.among) for each in found.pairings] == [
        ("simple", "first"),
        ("simple", "random"),
        ("first", "random"),
    ]


def test_only_a_choice_is_timed() -> None:
    (forced, *_), (free, *_) = (
        run(game, 2, ["random", "random"], 5).behaviour for game in ("zweikampf", "elfer")
    )
    assert forced.moves > 0
    assert free.moves > 0
    assert forced.median_ms == 0 < free.median_ms
