"""Reference bots for the row games."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum import kernel, registry
from reihum.bots.search import of_weights
from reihum.games.rows import search_bot
from reihum.games.rows.actions import Lay
from reihum.games.rows.state import View


def _is_row_game(game: str) -> bool:
    return game in registry.GAMES and registry.class_of(registry.GAMES[game].view_type) is View


class LayAll:
    """Lays any card as long as one fits."""

    name = "lay-all"

    def plays(self, game: str) -> bool:
        return _is_row_game(game)

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        lays = [action for action in menu if isinstance(action, Lay)]
        return rng.choice(lays) if lays else menu[-1]


class Tuned:
    """Chooses by the tuned weights, with which the level ``master`` plays rounds on."""

    name = "tuned"

    def plays(self, game: str) -> bool:
        return kernel.is_compiled() and _is_row_game(game)

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        expected = search_bot.prospects(view, (), rng)
        assert expected is not None
        return expected.compiled.decode(of_weights(expected, rng))


LAY_ALL, TUNED = REFERENCE_BOTS = LayAll(), Tuned()
