"""Players to measure strength by. They enter the arena by name; no table can seat them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import numpy as np

from reihum import kernel
from reihum.bots.search import Budget, Imagined, Prospects, best, of_weights
from reihum.games.master import search_bot as master
from reihum.games.master.view import View as MasterView
from reihum.games.mogeln import bots as mogeln
from reihum.games.mogeln.rules import is_right
from reihum.games.mogeln.state import View as MogelnView
from reihum.games.ratefix.rules import View as RatefixView
from reihum.games.rows import search_bot as rows
from reihum.games.rows.rules import Lay
from reihum.games.rows.rules import View as RowView
from reihum.games.stufen import search_bot as stufen
from reihum.games.stufen.state import View as StufenView
from reihum.lab.simulation.simulate import Seer
from reihum.registry import GAMES, class_of

SEARCHES: dict[type, Callable[..., Any]] = {
    RowView: partial(rows.search, depth=rows.MASTER),
    MasterView: partial(master.search, depth=master.MASTER),
    StufenView: partial(stufen.search, depth=stufen.MASTER),
}
"""Those of the level ``master``."""


def _view_class(game: str) -> type | None:
    return class_of(GAMES[game].view_type) if game in GAMES else None


class Clairvoyant(Seer):
    """Searches as ``master`` does, but on the true cards: the one world in which everybody holds what they
    hold, and the pile lies as it lies. In Mogeln it weighs as ``master`` does, but knows a lie; in Ratefix it
    adds up."""

    name = "clairvoyant"

    def plays(self, game: str) -> bool:
        view = _view_class(game)
        return view in (MogelnView, RatefixView) or (kernel.is_compiled() and view in SEARCHES)

    def choose_knowing(
        self, state: Any, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any]
    ) -> Any:
        if isinstance(view, MogelnView):
            return mogeln.weighing(
                view,
                menu,
                rng,
                history,
                mogeln.MASTER,
                judge=lambda *_: is_right(state.stack[-1], len(state.stack), state.options),
            )
        if isinstance(view, RatefixView):
            total = sum(card.number for card in state.middle)
            return min(menu, key=lambda guess: abs(guess.total - total))

        def decide(prospects: Prospects, actions: Sequence[int], budget: Budget, rng: Random) -> int:
            truth = prospects.compiled.load(state)[np.newaxis]

            def see(worlds: int) -> Imagined:
                return prospects.imagine(worlds)._replace(worlds=np.tile(truth, (worlds, 1)))

            seeing = prospects._replace(imagine=see, solve=lambda actions, _: prospects.solve(actions, truth))
            return best(seeing, actions, budget, rng)

        return SEARCHES[type(view)](view, menu, rng, history, decide=decide)


class LayAll:
    """In the row games, lays any card as long as one fits."""

    name = "lay-all"

    def plays(self, game: str) -> bool:
        return _view_class(game) is RowView

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        lays = [action for action in menu if isinstance(action, Lay)]
        return rng.choice(lays) if lays else menu[-1]


class Tuned:
    """In the row games, chooses by the weights that ``master`` plays on with in thought."""

    name = "tuned"

    def plays(self, game: str) -> bool:
        return kernel.is_compiled() and _view_class(game) is RowView

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        expected = rows.prospects(view, (), rng)
        assert expected is not None
        return expected.compiled.decode(of_weights(expected, rng))


CLAIRVOYANT, LAY_ALL, TUNED = Clairvoyant(), LayAll(), Tuned()
YARDSTICKS: Mapping[str, Clairvoyant | LayAll | Tuned] = {
    yardstick.name: yardstick for yardstick in (LAY_ALL, TUNED, CLAIRVOYANT)
}
