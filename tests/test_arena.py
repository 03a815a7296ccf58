"""The arena: luck cancels, the seed decides, and bad programs from outside lose moves, not the arena."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from reihum.lab.arena import Result, compete, plan
from reihum.registry import GAMES

BAD = {
    "silent": "import time; time.sleep(60)",
    "malformed": "for line in open(0): print(1, flush=True)",
    "illegal": (
        "import json\n"
        "for line in open(0):\n"
        "    print(json.dumps({'number': json.loads(line)['number'], 'action': 'end'}), flush=True)"
    ),
    "dead": "raise SystemExit",
}


def run(game: str, players: int, bots: list[str], deals: int, jobs: int = 1, seconds: float = 10) -> Result:
    rules = GAMES[game]
    return compete(plan(rules, rules.options_type(), players, bots, 7, seconds), deals, jobs)


@pytest.mark.parametrize("bot", ["simple", "random"])
def test_a_bot_among_its_like_has_exactly_its_fair_share(bot: str) -> None:
    (pairing,) = run("elfer", 3, [bot, bot], 5).findings.pairings
    assert pairing.win_share.low == pairing.win_share.high == 0.3333
    assert pairing.verdict == "open"


def test_simple_beats_random() -> None:
    (pairing,) = run("elfer", 4, ["simple", "random"], 20).findings.pairings
    assert pairing.verdict == "better"


def test_the_number_of_jobs_does_not_matter() -> None:
    alone, shared = (run("elfer", 3, ["simple", "random"], 10, jobs).findings for jobs in (1, 2))
    assert msgspec.json.encode(alone) == msgspec.json.encode(shared)


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_program_loses_its_moves(fault: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BAD[fault], "utf-8")
    seconds = 0.05 if fault == "silent" else 10
    result = run("junior", 2, [f"cmd:{sys.executable} {tmp_path}/bot.py", "random"], 5, seconds=seconds)
    assert result.behaviour[0].lost[fault] > 0  # type: ignore[index]
    assert result.findings.pairings[0].deals == 5


def test_only_a_choice_is_timed() -> None:
    (forced, *_), (free, *_) = (
        run(game, 2, ["random", "random"], 5).behaviour for game in ("zweikampf", "elfer")
    )
    assert forced.moves > 0
    assert free.moves > 0
    assert forced.median_ms == 0 < free.median_ms
