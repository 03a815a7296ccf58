"""Levels: they are offered in order, see no more than their seat, and choose the same with the same random
numbers."""

from __future__ import annotations

import pickle
import re
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot_decisions import decisions
from reihum import bots
from reihum import testing as laws
from reihum.bots import Bot, search
from reihum.bots.levels import LEVELS, Character, Level, characters
from reihum.game import AnyGame
from reihum.games.elfer.rules import ELFER
from reihum.games.junior.rules import JUNIOR
from reihum.games.master.rules import MASTER
from reihum.games.mogeln.rules import MOGELN
from reihum.games.ratefix.rules import RATEFIX
from reihum.games.stufen.rules import STUFEN
from reihum.registry import GAMES

FACES = Path(__file__).parents[2] / "web" / "src" / "people" / "avatars.ts"
NAMES = ("easy", "medium", "hard", "master")
each_level = pytest.mark.parametrize("level", LEVELS, ids=NAMES)
each_game = pytest.mark.parametrize(
    "game", [ELFER, JUNIOR, MASTER, STUFEN, MOGELN, RATEFIX], ids=lambda game: game.name
)


@each_game
def test_levels_are_offered_the_weakest_first(game: AnyGame) -> None:
    assert tuple(name for name in bots.of(game.name) if name in NAMES) == NAMES


@each_level
def test_a_level_goes_to_other_processes(level: Level) -> None:
    assert pickle.loads(pickle.dumps(level)).name == level.name


@pytest.mark.parametrize(
    ("list_name", "names"),
    [("CHARACTERS", [character.name for character in characters()]), ("LEVELS", NAMES)],
)
def test_bots_have_their_faces_in_the_browser(list_name: str, names: Sequence[str]) -> None:
    (written,) = re.findall(rf"const {list_name}\b.*= \[(.*)\]", FACES.read_text("utf-8"))
    assert re.findall(r'"(\w+)"', written) == [*names]


@each_game
@each_level
@pytest.mark.sample(8)
def test_hidden_cards_change_no_choice(game: AnyGame, level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", lambda: 0.0)  # no machine is too busy
    sees_no_more(game, level)


@pytest.mark.parametrize("character", characters(), ids=lambda character: character.name)
def test_hidden_cards_change_no_choice_of_a_character(character: Character) -> None:
    for game in GAMES.values():
        if character.plays(game.name):
            sees_no_more(game, character)


@pytest.mark.parametrize("game", [ELFER, MASTER, STUFEN], ids=lambda game: game.name)
@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_without_the_compiler_a_level_plays_by_a_rule_of_thumb(
    game: AnyGame, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    for state, seat, history in islice(decisions(game, 3, Random(1)), 5):
        view, menu = game.view(state, seat), game.legal_actions(state, seat)
        assert bots.BOTS[level].choose(view, menu, Random(1), history) in menu


def sees_no_more(game: AnyGame, bot: Bot) -> None:
    rng = Random(f"{game.name} {bot.name}")
    compared = 0
    while compared < 2:
        played = laws.play(game, game.options_type(), rng.choice(game.seats), rng)
        for _ in range(10):
            compared += laws.bot_sees_no_more(played, bot, rng)
