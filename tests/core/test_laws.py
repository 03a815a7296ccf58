"""The laws of the protocol, on every game with every option and number of players."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game_settings import Setting
from game_settings import settings as all_settings
from reihum import testing as laws
from reihum.game import AnyGame, RoundContext
from reihum.match import Match, MatchOptions
from reihum.registry import GAMES

every_setting = pytest.mark.parametrize("setting", list(all_settings()), ids=str)
SOME = settings(max_examples=1, suppress_health_check=list(HealthCheck), derandomize=True)
MANY = settings(SOME, max_examples=20, derandomize=False)


@every_setting
@SOME
@given(data=st.data())
def test_a_random_round_keeps_every_law(setting: Setting, data: st.DataObject) -> None:
    check_a_round(setting, data)


@pytest.mark.slow
@every_setting
@MANY
@given(data=st.data())
def test_many_random_rounds_keep_every_law(setting: Setting, data: st.DataObject) -> None:
    check_a_round(setting, data)


def check_a_round(setting: Setting, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 2**32 - 1), "seed")
    first = data.draw(st.integers(0, setting.seats - 1), "first")
    laws.check(*setting, seed, RoundContext(first=first))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("rounds", [1, 2, None])
def test_a_match_is_a_game_and_keeps_every_law(game: AnyGame, rounds: int | None) -> None:
    if game.goal is not None:  # random players may take very long to reach it
        rounds = rounds or 4
    seats = game.seats[0]
    laws.check(Match(game), MatchOptions(game.options_type(), rounds, seats - 1), seats, seed=11)
