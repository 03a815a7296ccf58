"""Simulations: the same seed gives the same bytes, for every game and number of players."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from complaints import complaints
from kernel_rng import KernelRng
from reihum import bots
from reihum.bots.simple import Simple
from reihum.cli import main
from reihum.game import FIRST_ROUND, AnyGame, BadSetup, Outcome, RoundContext, read_options
from reihum.lab import parallel as sharing
from reihum.lab.simulation import checkpoint
from reihum.lab.simulation import on_kernel as compiled
from reihum.lab.simulation.simulate import (
    PIECES,
    Machine,
    Plan,
    Result,
    count,
    pieces,
    plan,
    play_round,
    simulate,
)
from reihum.lab.simulation.tally import WHOLE_WIN, Played, Tally
from reihum.playing import rngs
from reihum.registry import GAMES

ELFER = GAMES["elfer"]
ENGINE: Machine = "engine"
KERNEL: Machine = "kernel"
RANDOM = bots.BOTS["random"]
SIMPLE = bots.BOTS["simple"]


def planned(game: AnyGame, players: int, seed: int = 7) -> Plan:
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
@pytest.mark.sample(12)
def test_every_game_is_played_by_every_number_of_players(game: AnyGame, players: int) -> None:
    result = simulate(planned(game, players), 3)
    assert encoded(result) == encoded(simulate(planned(game, players), 3))
    assert len(result.seats) == result.players == players
    assert sum(seat.win_share for seat in result.seats) == pytest.approx(1, abs=0.001)
    assert sum(result.reasons.values()) == 3
    assert 0 < result.length.least <= result.length.mean <= result.length.most


def test_intervals_hold_the_truth_nearly_always() -> None:
    held = 0
    for seed in range(100):
        alike = plan(GAMES["junior"], GAMES["junior"].options_type(), 4, [RANDOM], seed)
        found = simulate(alike, 40).seats[0].win_share_interval
        assert found is not None
        held += found[0] <= 0.25 <= found[1]
    assert 88 <= held <= 99
    assert simulate(planned(ELFER, 4), 1).seats[0].win_share_interval is None


def test_the_seed_decides() -> None:
    assert encoded(simulate(planned(ELFER, 4), 20)) != encoded(simulate(planned(ELFER, 4, seed=8), 20))


def test_the_number_of_jobs_does_not_matter() -> None:
    with sharing.team(2) as both:
        for bot, rounds in ((SIMPLE, 2500), (PATIENT, 20)):
            asked = plan(ELFER, ELFER.options_type(), 3, [bot], 7)
            assert count(asked, rounds, both) == count(asked, rounds, None)


def test_a_result_holds_what_was_asked_for() -> None:
    result = msgspec.json.decode(encoded(simulate(planned(ELFER, 3), 10)))
    assert result["game"] == "elfer"
    assert result["options"] == {"opening": "classic", "without": None, "draws": 3, "opener": "alone"}
    assert result["bots"] == ["simple", "random", "simple"]
    assert (result["rounds"], result["seed"]) == (10, 7)


def test_a_shared_win_counts_in_parts_and_means_are_exact() -> None:
    whole, part = Tally.of(3), Tally.of(3)
    whole.add(Played(Outcome((1, 1, 3), (5, 5, 2), "out"), 10, began=2))
    part.add(Played(Outcome((3, 2, 1), (1, 2, 9), "out"), 4, began=1))
    part.add(Played(Outcome((1, 1, 1), (0, 0, 0), "stuck"), 7, began=0))
    whole.merge(part)
    assert [wins / 60 for wins in whole.wins] == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 + 1 / 3])
    assert (whole.points, whole.places) == ([6, 7, 11], [5, 4, 5])
    assert (whole.rounds, whole.decisions, whole.least, whole.most) == (3, 21, 4, 10)
    assert whole.reasons == {"out": 2, "stuck": 1}
    assert [wins / 60 for wins in whole.wins_by_turn] == pytest.approx(
        [1 / 3, 1 / 2 + 1 + 1 / 3, 1 / 2 + 1 / 3]
    )
    assert whole.points_squared == [26, 29, 85]
    assert whole.decisions_squared == 165


class Patient(Simple):
    """A simple bot that the kernel does not know, so that the engine plays."""


PATIENT = Patient()


def test_the_named_seat_moves_on_with_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    named = []
    start = type(ELFER).start

    def spy(self: Any, options: Any, seats: int, round_: RoundContext = FIRST_ROUND) -> Any:
        named.append(round_.first)
        return start(self, options, seats, round_)

    slow = plan(ELFER, ELFER.options_type(), 3, [PATIENT], 7)
    assert slow.machine == "engine"
    monkeypatch.setattr(type(ELFER), "start", spy)
    count(slow, 5, None)
    assert named == [0, 1, 2, 0, 1]


# On the kernel


def on_the_engine(asked: Plan, number: int) -> Played:
    """The kernel's round, its choices made in the engine's states and judged by the engine."""
    table, game, seats = compiled.table(*asked), asked.game, len(asked.bots)
    rng = KernelRng(source(table.seed, number))
    state = game.start(asked.options, seats, RoundContext(first=number % seats))
    decisions, began = 0, None
    while actors := game.to_act(state):
        (actor,) = actors
        if isinstance(actor, int):
            words = table.compiled.load(state)
            action = table.compiled.decode(
                table.compiled.choose(words, table.policies, table.weights, rng.word)
            )
            began = actor if began is None else began
            decisions += 1
        else:
            action = game.shuffle(state, rng)
        state = game.apply(state, actor, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert began is not None
    return Played(outcome, decisions, began)


def source(seed: int, number: int) -> Any:
    from reihum.kernel.rng import source

    return source(seed, number)


COMPILED = ("elfer", "junior", "master", "stufen")


@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.parametrize("players", [2, 5])
def test_the_kernel_counts_what_the_engine_would(name: str, players: int) -> None:
    asked = planned(GAMES[name], players)
    assert asked.machine == "kernel"
    tally = Tally.of(players)
    for number in range(3, 11):
        tally.add(on_the_engine(asked, number))
    found = compiled.play_piece(*asked, range(3, 11))
    assert {**found.reasons, **tally.reasons} == tally.reasons
    found.reasons = tally.reasons
    assert found == tally


@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.sample(1)
def test_kernel_and_engine_agree(name: str) -> None:
    """A simple bot among others that play at random: wins and lengths, as far as a few rounds can tell."""
    game, rounds = GAMES[name], 120
    fast, slow = (plan(game, game.options_type(), 3, [bot, RANDOM, RANDOM], 7) for bot in (SIMPLE, PATIENT))
    assert (fast.machine, slow.machine) == ("kernel", "engine")
    quick, patient = count(fast, 4000, None), count(slow, rounds, None)
    share = quick.wins[0] / (WHOLE_WIN * 4000)
    assert patient.wins[0] / (WHOLE_WIN * rounds) == pytest.approx(share, abs=5 * 0.5 / rounds**0.5)
    spread = (quick.decisions_squared / 4000 - (quick.decisions / 4000) ** 2) ** 0.5
    length = pytest.approx(quick.decisions / 4000, abs=5 * spread / rounds**0.5)
    assert patient.decisions / rounds == length


def test_without_a_compiler_the_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert simulate(planned(ELFER, 2), 2).machine == "engine"


def test_pieces_do_not_depend_on_who_plays() -> None:
    for rounds, machine in ((1, ENGINE), (499, ENGINE), (1003, KERNEL), (10**8, KERNEL)):
        cut = list(pieces(rounds, machine))
        assert (cut[0].start, cut[-1].stop) == (0, rounds)
        assert all(one.stop == two.start for one, two in pairwise(cut))
        assert max(map(len, cut)) <= 50_000
    assert len(list(pieces(PIECES * 20, ENGINE))) == PIECES


# Interrupted


class Interrupted(Exception):
    pass


@pytest.mark.parametrize(("bot", "rounds"), [(SIMPLE, 30_000), (PATIENT, 30)], ids=["kernel", "engine"])
def test_an_interrupted_simulation_goes_on(
    bot: bots.Bot, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SELDOM", 0)
    asked, file = plan(GAMES["junior"], GAMES["junior"].options_type(), 3, [bot], 7), tmp_path / "kept.json"

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 9:
            raise Interrupted

    for _ in range(3):
        told: list[int] = []
        with pytest.raises(Interrupted):
            simulate(asked, rounds, on_progress=interrupt, checkpoint=file)
    assert told[0] > rounds / 3
    resumed = encoded(simulate(asked, rounds, checkpoint=file))
    assert resumed == encoded(simulate(asked, rounds)) == encoded(simulate(asked, rounds, checkpoint=file))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept.json"]


def test_a_checkpoint_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    simulate(planned(ELFER, 2), 4, checkpoint=file)
    kept = file.read_bytes()
    for other, rounds in ((planned(ELFER, 3), 4), (planned(ELFER, 2, seed=8), 4), (planned(ELFER, 2), 5)):
        with pytest.raises(BadSetup, match="another-checkpoint"):
            simulate(other, rounds, checkpoint=file)
    assert file.read_bytes() == kept
    file.write_bytes(kept[:-9])
    with pytest.raises(BadSetup, match="not-a-checkpoint"):
        simulate(planned(ELFER, 2), 4, checkpoint=file)


@pytest.mark.slow
def test_a_killed_simulation_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.json"
    arguments = f"mogeln --players 4 --rounds 2000 --seed 7 --jobs 2 --json --resume {file}"
    command = [sys.executable, "-m", "reihum", "simulate", *arguments.split()]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
        while not file.exists():
            assert running.poll() is None
            time.sleep(0.01)
        running.kill()
    assert 0 < msgspec.json.decode(file.read_bytes())["pieces"] < PIECES
    assert run(arguments) == 0
    resumed = capsys.readouterr().out
    assert run(arguments.partition(" --jobs")[0] + " --json") == 0
    assert capsys.readouterr().out == resumed


class Onlooker:
    """A bot that keeps the hands it was dealt."""

    name = "onlooker"

    def __init__(self) -> None:
        self.hands: list[Any] = []

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        self.hands.append(view.hand)
        return menu[-1]


def test_the_deal_depends_on_the_round_alone() -> None:
    junior = GAMES["junior"]
    first_hands = []
    for number, other in ((0, SIMPLE), (0, RANDOM), (1, RANDOM)):
        bot = Onlooker()
        play_round(junior, junior.options_type(), [bot, other], rngs(7, number, 2))
        first_hands.append(bot.hands[0])
    assert first_hands[0] == first_hands[1] != first_hands[2]


def test_progress_is_told_and_adds_up() -> None:
    told: list[int] = []
    simulate(plan(ELFER, ELFER.options_type(), 2, [PATIENT], 7), 30, on_progress=told.append)
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
    assert complaints(err) == []


def test_the_command_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("elfer --rounds 5 --bots simple,random --seed 7 --lang en") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Elfer: 5 rounds with 4 players, seed 7"
    assert lines[2].split() == ["Seat", "Bot", "Wins", "95%", "Points", "95%", "Place"]
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
        "elfer --resume /no/such/folder/kept.json",
        "elfer --resume /dev/null/kept.json",
        "elfer --dask nonsense",
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
    assert len(complaints(err)) == 1


def test_a_cluster_that_is_not_there_gets_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "PATIENCE", 0.5)
    assert run("elfer --dask tcp://127.0.0.1:9 --lang en") == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", "There is no Dask cluster at tcp://127.0.0.1:9.\n")


def test_progress_is_shown_on_a_terminal_only() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "reihum", "simulate", "junior", "--rounds", "50", "--json"]
    environment = {**os.environ, "TERM": "xterm"}
    done = subprocess.run(command, stdout=-1, stderr=theirs, env=environment, timeout=60, check=True)
    os.close(theirs)
    assert os.read(ours, 4096)
    assert msgspec.json.decode(done.stdout)["rounds"] == 50
    os.close(ours)
