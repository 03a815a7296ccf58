"""What the levels promise: they are offered in order, see no more than their seat, and choose the same for
the same random numbers."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from reihum import bots
from reihum.bots import search
from reihum.bots.levels import LEVELS, Level
from reihum.game import Game
from reihum.games.elfer import ELFER
from reihum.games.junior import JUNIOR
from reihum.games.master import MASTER
from reihum.games.mogeln import MOGELN
from reihum.games.ratefix import RATEFIX
from reihum.games.stufen import STUFEN
from reihum.lab import laws

NAMES = ("easy", "medium", "hard", "master")
each_level = pytest.mark.parametrize("level", LEVELS, ids=NAMES)
each_game = pytest.mark.parametrize(
    "game", [ELFER, JUNIOR, MASTER, STUFEN, MOGELN, RATEFIX], ids=lambda game: game.name
)


@each_game
def test_levels_are_offered_the_weakest_first(game: Game) -> None:
    assert tuple(name for name in bots.of(game.name) if name in NAMES) == NAMES


@each_level
def test_a_level_goes_to_other_processes(level: Level) -> None:
    assert pickle.loads(pickle.dumps(level)).name == level.name


@each_game
@each_level
def test_what_it_has_not_seen_changes_no_choice(
    game: Game, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "monotonic", lambda: 0.0)  # no machine is too busy
    rng = Random(f"{game.name} {level.name}")
    compared = 0
    while compared < 2:
        played = laws.play(game, game.options_type(), rng.choice(game.seats), rng)
        for _ in range(10):
            compared += laws.bot_sees_no_more(played, level, rng)
