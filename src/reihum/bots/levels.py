"""The levels that people choose from, in the games that have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from random import Random
from typing import Any, get_origin

from reihum.bots import master, mogeln, ratefix, rows, stufen
from reihum.bots.random_bot import CHANCE
from reihum.bots.reaction import LEVELS as REACTIONS
from reihum.bots.reaction import Reaction
from reihum.bots.simple import SIMPLE, schnippschnapp
from reihum.games.master.view import View as MasterView
from reihum.games.mogeln.state import View as MogelnView
from reihum.games.ratefix import View as RatefixView
from reihum.games.rows import View as RowView
from reihum.games.schnippschnapp import View as SnapView
from reihum.games.schwarzerpeter import View as PeterView
from reihum.games.stufen.state import View as StufenView
from reihum.games.zweikampf import View as DuelView
from reihum.registry import GAMES

Rule = Callable[[Any, Sequence[Any], Random, Sequence[Any]], Any]
"""Chooses by view, menu, random numbers and what was heard."""


def view_class(game: str) -> type | None:
    """The class of the views of a game; ``None`` if it is not among ours."""
    if game not in GAMES:
        return None
    view_type: type = GAMES[game].view_type
    return get_origin(view_type) or view_type


class Level:
    def __init__(self, name: str, rules: Mapping[type, Rule]) -> None:
        self.name = name
        self._rules = rules

    def plays(self, game: str) -> bool:
        """Every game: one without a rule of its own is played as the simple bot plays it."""
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any] = ()) -> Any:
        return self._rules.get(type(view), SIMPLE.choose)(view, menu, rng, heard)


def _snap(view: Any, menu: Sequence[Any], rng: Random, heard: Sequence[Any], *, reaction: Reaction) -> Any:
    return schnippschnapp.choose(view, menu, rng, reaction)


NOTHING_TO_DECIDE: dict[type, Rule] = {PeterView: CHANCE.choose, DuelView: CHANCE.choose}
"""Games in which all moves are alike."""

EASY, MEDIUM, HARD, MASTER = REACTIONS._fields

SLOW: frozenset[tuple[type | None, str]] = frozenset(
    {
        *product((RowView, StufenView), (HARD, MASTER)),
        *product((MasterView, RatefixView), (MEDIUM, HARD, MASTER)),
    }
)
"""The levels that need the compiled kernel, or more than a few milliseconds, with the class of the views."""

# Whatever stands here goes to other processes: no lambdas.
LEVELS = (
    Level(
        EASY,
        {
            RowView: rows.easy,
            MasterView: master.easy,
            StufenView: stufen.easy,
            MogelnView: mogeln.easy,
            RatefixView: ratefix.easy,
            SnapView: partial(_snap, reaction=REACTIONS.easy),
            **NOTHING_TO_DECIDE,
        },
    ),
    Level(
        MEDIUM,
        {
            RowView: rows.medium,
            MasterView: master.medium,
            StufenView: stufen.medium,
            MogelnView: mogeln.medium,
            RatefixView: ratefix.medium,
            SnapView: partial(_snap, reaction=REACTIONS.medium),
            **NOTHING_TO_DECIDE,
        },
    ),
    Level(
        HARD,
        {
            RowView: partial(rows.search, depth=rows.HARD),
            MasterView: partial(master.search, depth=master.HARD),
            StufenView: partial(stufen.search, depth=stufen.HARD),
            MogelnView: partial(mogeln.weighing, mind=mogeln.HARD),
            RatefixView: ratefix.hard,
            SnapView: partial(_snap, reaction=REACTIONS.hard),
            **NOTHING_TO_DECIDE,
        },
    ),
    Level(
        MASTER,
        {
            RowView: partial(rows.search, depth=rows.MASTER),
            MasterView: partial(master.search, depth=master.MASTER),
            StufenView: partial(stufen.search, depth=stufen.MASTER),
            MogelnView: partial(mogeln.weighing, mind=mogeln.MASTER),
            RatefixView: ratefix.master,
            SnapView: partial(_snap, reaction=REACTIONS.master),
            **NOTHING_TO_DECIDE,
        },
    ),
)
"""The weakest first."""
