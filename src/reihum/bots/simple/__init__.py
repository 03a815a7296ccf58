"""A sensible rule of thumb for each game, one module a kind of game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from reihum.bots.random_bot import CHANCE
from reihum.bots.simple import (
    master,
    mogeln,
    ratefix,
    rows,
    schnippschnapp,
    schwarzerpeter,
    stufen,
    zweikampf,
)
from reihum.games.master.view import View as MasterView
from reihum.games.mogeln.state import View as MogelnView
from reihum.games.ratefix import View as RatefixView
from reihum.games.rows import View as RowView
from reihum.games.schnippschnapp import View as SnapView
from reihum.games.schwarzerpeter import View as PeterView
from reihum.games.stufen.state import View as StufenView
from reihum.games.zweikampf import View as DuelView

Rule = Callable[[Any, Sequence[Any], Random], Any]

RULES: dict[type, Rule] = {
    RowView: rows.choose,
    MasterView: master.choose,
    MogelnView: mogeln.choose,
    RatefixView: ratefix.choose,
    DuelView: zweikampf.choose,
    SnapView: schnippschnapp.choose,
    PeterView: schwarzerpeter.choose,
    StufenView: stufen.choose,
}


class Simple:
    """Plays by the rule of thumb for the game, and at random where there is none."""

    name = "simple"

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any] = ()) -> Any:
        return RULES.get(type(view), CHANCE.choose)(view, menu, rng)


SIMPLE = Simple()
