"""Reference bots: players to measure strength by. They enter the arena by name, and no table can seat them.

A game has its own ones in its module ``reference_bots``, as ``REFERENCE_BOTS``. The clairvoyant plays games
that have a module ``clairvoyant``, with ``choose(state, view, menu, rng, history)``, and games that have a
module ``search_bot``, with ``search(view, menu, rng, history, depth, decide)`` and the depth ``MASTER``.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from reihum import kernel, registry
from reihum.bots import Bot
from reihum.bots.search import Budget, Imagined, Prospects, best
from reihum.lab.simulation.simulate import Seer


class Clairvoyant(Seer):
    """Chooses as the level ``master`` does, but knows all cards.

    It searches in one world, the true one.
    """

    name = "clairvoyant"

    def plays(self, game: str) -> bool:
        if game not in registry.GAMES:
            return False
        view_type = registry.class_of(registry.GAMES[game].view_type)
        return registry.has_part(view_type, "clairvoyant") or (
            kernel.is_compiled() and registry.has_part(view_type, "search_bot")
        )

    def choose_knowing(
        self, state: Any, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any]
    ) -> Any:
        own = registry.part_for(type(view), "clairvoyant")
        if own is not None:
            return own.choose(state, view, menu, rng, history)

        def decide(prospects: Prospects, actions: Sequence[int], budget: Budget, rng: Random) -> int:
            truth = prospects.compiled.load(state)[np.newaxis]

            def see(worlds: int) -> Imagined:
                return prospects.imagine(worlds)._replace(worlds=np.tile(truth, (worlds, 1)))

            seeing = prospects._replace(imagine=see, solve=lambda actions, _: prospects.solve(actions, truth))
            return best(seeing, actions, budget, rng)

        searching: Any = registry.part_for(type(view), "search_bot")
        return searching.search(view, menu, rng, history, searching.MASTER, decide)


ReferenceBot: TypeAlias = Bot | Clairvoyant
CLAIRVOYANT = Clairvoyant()


def _of_games() -> Mapping[str, Bot]:
    modules = (registry.part_of(game, "reference_bots") for game in registry.GAMES.values())
    return {bot.name: bot for module in modules if module is not None for bot in module.REFERENCE_BOTS}


REFERENCE_BOTS: Mapping[str, ReferenceBot] = {**_of_games(), CLAIRVOYANT.name: CLAIRVOYANT}
