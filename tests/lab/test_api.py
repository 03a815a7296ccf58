"""The names that ``import reihum`` gives to scripts and notebooks, and the examples that use them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import learn
import my_bot
import question
import reihum
from reihum import record as records
from reihum import slow_start
from reihum.bots import of as bots_of
from reihum.game import NATURE, BadSetup, IllegalAction, MalformedAction
from reihum.games.rows.actions import PASS
from reihum.games.rows.kernel import COMPILED
from reihum.registry import GAMES


def first(view: Any, menu: Sequence[Any]) -> Any:
    return menu[0]


def test_everything_that_is_promised_is_there_and_on_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    for name in reihum.__all__:
        assert getattr(reihum, name) is not None
        assert f"`{name}`" in page
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = reihum.nothing


@pytest.mark.parametrize("game", GAMES)
def test_a_match_between_functions_and_bots_is_a_record_that_verifies(game: str) -> None:
    seats = GAMES[game].seats[0]
    record = reihum.play(game, [first, *["simple"] * (seats - 1)], rounds=2, seed=3)
    assert records.verify(records.read(records.write(record), reihum.GAMES), GAMES[game]) == record.outcome
    assert record.outcome is not None
    assert [player.name for player in record.players] == ["first", *["simple"] * (seats - 1)]
    assert record == reihum.play(game, [first, *["simple"] * (seats - 1)], rounds=2, seed=3)


def test_the_seed_decides_the_deal() -> None:
    one, two = (reihum.play("elfer", ["random"] * 3, seed=seed).actions for seed in (1, 2))
    assert one[0].by is two[0].by is NATURE
    assert one[0] != two[0]


def test_a_round_is_heard_from_its_own_beginning() -> None:
    told = []

    class Listener:
        name = "listener"

        def plays(self, game: str) -> bool:
            return True

        def choose(self, view: Any, menu: Sequence[Any], rng: Any, history: Sequence[Any] = ()) -> Any:
            told.append(len(history))
            return menu[0]

    reihum.play("ratefix", [Listener(), Listener()], rounds=3)
    assert told.count(told[0]) == 3


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        reihum.play("elfer", ["simple", "nobody"])
    with pytest.raises(BadSetup, match="unknown-option"):
        reihum.simulate("elfer", ["simple", "simple"], opennings="classic")
    with pytest.raises(IllegalAction, match="must-lay"):
        reihum.play("elfer", [lambda view, menu: PASS] * 4)

    def forgetful(view: Any, menu: Sequence[Any]) -> None: ...

    with pytest.raises(MalformedAction, match="forgetful returned None"):
        reihum.arena("elfer", [forgetful, "simple"], deals=5)


@pytest.mark.parametrize("game", GAMES)
def test_many_rounds_are_simulated_between_any_players(game: str) -> None:
    seats = GAMES[game].seats[-1]
    result = reihum.simulate(game, [first, *[bots_of(game)[0]] * (seats - 1)], rounds=3, seed=1)
    assert (result.rounds, result.players, result.bots[0]) == (3, seats, "first")


def test_the_bot_of_the_example_is_no_fool() -> None:
    assert my_bot.main(rounds=60)["random"] > 0.4


def test_the_study_of_the_example_says_which_cards_are_good() -> None:
    worth = {point.at: point.value for point in question.main()}
    assert worth["1"].high < 0 < worth["5"].low


def test_the_policy_of_the_example_learns_to_beat_the_simple_bot() -> None:
    weights = learn.learn(generations=6, candidates=25, rounds=400)
    assert learn.mean_place(COMPILED.simple, 4000, seed=99) == pytest.approx(2.5, abs=0.1)
    assert learn.mean_place(weights, 4000, seed=99) < 2.4


def test_the_policy_plays_in_the_engine_as_it_does_on_the_kernel() -> None:
    learned = learn.Learned(COMPILED.weights)
    record = reihum.play("elfer", [learned] * 4, seed=5)
    assert records.verify(record, GAMES["elfer"]) == record.outcome


@pytest.mark.slow
def test_the_policy_of_the_example_beats_simple_bots_at_the_table() -> None:
    assert learn.main() > 0.29


def test_slow_beginnings_are_explained(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_start, "SLOW_SECONDS", 0.0)

    def slow(view: Any, menu: Sequence[Any]) -> Any:
        for _ in range(1000):
            if caplog.messages:
                break
            sleep(0.01)
        return menu[0]

    reihum.simulate("junior", [slow, "random"], rounds=1)
    assert "compiled" in caplog.text
    caplog.clear()
    monkeypatch.setattr(slow_start, "SLOW_SECONDS", 3600.0)
    reihum.simulate("junior", ["random", "random"], rounds=1)
    assert caplog.messages == []
