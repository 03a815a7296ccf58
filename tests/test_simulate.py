"""Simulations: the same seed gives the same bytes, for every game and number of players."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from reihum import bots
from reihum.cli import main
from reihum.game import FIRST_ROUND, BadSetup, Game, Outcome, Round, read_options
from reihum.lab.simulate import Plan, Played, Result, Tally, chances, plan, play_round, simulate
from reihum.registry import GAMES

ELFER = GAMES["elfer"]
RANDOM = bots.BOTS["random"]
SIMPLE = bots.BOTS["simple"]


def planned(game: Game, players: int, seed: int = 7) -> Plan:
    return plan(game, game.options_type(), players, [SIMPLE, RANDOM], seed)


def encoded(result: Result) -> bytes:
    return msgspec.json.encode(result)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{game.name}-{players}")
        for game in GAMES.values()
        for players in game.seats
    ],
)
def test_every_game_is_played_by_every_number_of_players(game: Game, players: int) -> None:
    result = simulate(planned(game, players), 3)
    assert encoded(result) == encoded(simulate(planned(game, players), 3))
    assert len(result.seats) == result.players == players
    assert sum(seat.win_share for seat in result.seats) == pytest.approx(1, abs=0.001)
    assert sum(result.reasons.values()) == 3
    assert 0 < result.length.least <= result.length.mean <= result.length.most


def test_the_seed_decides() -> None:
    assert encoded(simulate(planned(ELFER, 4), 20)) != encoded(simulate(planned(ELFER, 4, seed=8), 20))


def test_the_number_of_jobs_does_not_matter() -> None:
    alone, shared = (encoded(simulate(planned(ELFER, 3), 50, jobs)) for jobs in (1, 2))
    assert alone == shared


def test_a_result_holds_what_was_asked_for() -> None:
    result = msgspec.json.decode(encoded(simulate(planned(ELFER, 3), 10)))
    assert result["game"] == "elfer"
    assert result["options"] == {"opening": "classic", "without": None}
    assert result["bots"] == ["simple", "random", "simple"]
    assert (result["rounds"], result["seed"]) == (10, 7)


def test_a_shared_win_counts_in_parts_and_means_are_exact() -> None:
    whole, part = Tally(3), Tally(3)
    whole.add(Played(Outcome((1, 1, 3), (5, 5, 2), "out"), 10))
    part.add(Played(Outcome((3, 2, 1), (1, 2, 9), "out"), 4))
    part.add(Played(Outcome((1, 1, 1), (0, 0, 0), "stuck"), 7))
    whole.merge(part)
    assert [wins / 60 for wins in whole.wins] == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 + 1 / 3])
    assert (whole.points, whole.places) == ([6, 7, 11], [5, 4, 5])
    assert (whole.rounds, whole.decisions, whole.least, whole.most) == (3, 21, 4, 10)
    assert whole.reasons == {"out": 2, "stuck": 1}


def test_the_named_seat_moves_on_with_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    named = []
    start = type(ELFER).start

    def spy(self: Any, options: Any, seats: int, round_: Round = FIRST_ROUND) -> Any:
        named.append(round_.first)
        return start(self, options, seats, round_)

    monkeypatch.setattr(type(ELFER), "start", spy)
    simulate(planned(ELFER, 3), 5)
    assert named == [0, 1, 2, 0, 1]


class Onlooker:
    """A bot that keeps the hands it was dealt."""

    name = "onlooker"

    def __init__(self) -> None:
        self.hands: list[Any] = []

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any] = ()) -> Any:
        self.hands.append(view.hand)
        return menu[-1]


def test_the_deal_depends_on_the_round_alone() -> None:
    junior = GAMES["junior"]
    first_hands = []
    for number, other in ((0, SIMPLE), (0, RANDOM), (1, RANDOM)):
        bot = Onlooker()
        play_round(junior, junior.options_type(), [bot, other], chances(7, number, 2))
        first_hands.append(bot.hands[0])
    assert first_hands[0] == first_hands[1] != first_hands[2]


def test_progress_is_told_and_adds_up() -> None:
    told: list[int] = []
    simulate(planned(ELFER, 2), 30, on_progress=told.append)
    assert sum(told) == 30
    assert len(told) > 10


@pytest.mark.parametrize(("players", "count", "code"), [(7, 1, "players"), (2, 3, "too-many-bots")])
def test_a_bad_plan_is_refused(players: int, count: int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        plan(ELFER, ELFER.options_type(), players, [RANDOM] * count, 7)
    assert refused.value.code == code


def run(arguments: str) -> int:
    return main(["simulate", *arguments.split()])


def test_the_command_writes_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("elfer --players 2 --rounds 5 --bots random --seed 7 --without red --json") == 0
    out, err = capsys.readouterr()
    expected = plan(ELFER, read_options(ELFER, {"without": "red"}), 2, [RANDOM], 7)
    assert out == encoded(simulate(expected, 5)).decode() + "\n"
    assert err == ""


def test_the_command_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("elfer --rounds 5 --bots simple,random --seed 7 --lang en") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Elfer: 5 rounds with 4 players, seed 7"
    assert lines[2].split() == ["Seat", "Bot", "Wins", "Points", "Place"]
    assert [line.split()[1] for line in lines[3:7]] == ["simple", "random", "simple", "random"]
    assert lines[-1].startswith("5 × ")


@pytest.mark.parametrize(
    "arguments",
    [
        "elfer --players 7",
        "elfer --players -1",
        "elfer --players 99999999999999999999",
        "elfer --players two",
        "elfer --rounds 0",
        "elfer --rounds 99999999999999999999",
        "elfer --bots cheat",
        "elfer --bots simple,,random",
        "elfer --players 2 --bots simple,simple,simple",
        "elfer --jobs 0",
        "elfer --jobs 1000000",
        "elfer --seed seven",
        "elfer --opening sideways",
        "elfer --players 3 --without red",
        "elfer --unknown 3",
        "patience",
        "",
    ],
)
def test_bad_input_gets_one_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


def test_progress_is_shown_on_a_terminal_only() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "reihum", "simulate", "junior", "--rounds", "50", "--json"]
    environment = {**os.environ, "TERM": "xterm"}
    done = subprocess.run(command, stdout=-1, stderr=theirs, env=environment, timeout=60, check=True)
    os.close(theirs)
    assert os.read(ours, 4096)
    assert msgspec.json.decode(done.stdout)["rounds"] == 50
    os.close(ours)
