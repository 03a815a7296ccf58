"""How much a move can gain over that of the tuned weights, and how much of this gain playouts find.

    uv run python bench/gain.py [--games elfer …] [--players 2 4 6] [--positions N] [--playouts N …]

Positions come from rounds of ``medium``, where ``master`` would search. Many playouts, in the worlds that
``master`` holds possible, tell what each action is worth if the tuned weights go on from there. One half of
them finds a gain and the other half weighs it, so that luck does not count as a gain. Figures are points of
winning: 1 is one round in a hundred.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np
from measuring import flags

from reihum import kernel
from reihum.bots import BOTS
from reihum.bots.levels import MEDIUM
from reihum.bots.search import Budget, Prospects, Values, best, of_weights, values
from reihum.game import AnyGame
from reihum.lab.simulation.simulate import play_round
from reihum.playing import rngs
from reihum.registry import GAMES, part_for

SEARCHED = ("elfer", "junior", "master", "stufen")
LOOKED_AT = 0.15
"""The share of the choices of a round: neighbours are much alike."""
MANY = 40_000
"""Playouts in a position."""
TRIES = 4
"""How often each budget is tried in a position."""
SEED = 11


class Position(NamedTuple):
    view: Any
    menu: Sequence[Any]
    history: Sequence[Any]

    def prospects(self, seed: int) -> tuple[Prospects, Sequence[int]] | None:
        """What ``master`` expects, and the actions to choose from; ``None`` where it does not search."""
        searched: list[tuple[Prospects, Sequence[int]]] = []

        def decide(prospects: Prospects, actions: Sequence[int], budget: Budget, rng: Random) -> int:
            searched.append((prospects, actions))
            return actions[0]

        bot: Any = part_for(type(self.view), "search_bot")
        bot.search(self.view, self.menu, Random(seed), self.history, bot.MASTER, decide)
        return searched[0] if searched else None


class Watched:
    """Plays as ``medium``, and notes some of the positions."""

    name = "watched"

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.positions: list[Position] = []

    def plays(self, game: str) -> bool:
        return True

    def choose(self, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any] = ()) -> Any:
        if len(menu) > 1 and self._rng.random() < LOOKED_AT:
            self.positions.append(Position(view, menu, tuple(history)))
        return BOTS[MEDIUM].choose(view, menu, rng, history)


def positions(game: AnyGame, players: int) -> Iterator[Position]:
    """Positions with a choice, from one round after another."""
    for number in count():
        watched = Watched(Random(number))
        play_round(game, game.options_type(), [watched] * players, rngs(SEED, number, players))
        for position in watched.positions:
            expected = position.prospects(0)
            if expected is not None and _is_searched(*expected):
                yield position


def gains(position: Position, playouts: Sequence[int]) -> list[float]:
    """The gain of the best action over the usual one, and of what each budget chooses."""
    one, other = (_worth(position, seed) for seed in range(2))
    usual = _usual(*_expected(position, 0))
    assert usual is not None
    to_gain = fmean(by[found.argmax()] - by[usual] for found, by in ((one, other), (other, one)))
    truth = (one + other) / 2
    return [to_gain, *(fmean(truth[_chosen(position, budget)] - truth[usual]) for budget in playouts)]


def _chosen(position: Position, playouts: int) -> list[int]:
    """The places of the actions that searches with this number of playouts choose."""
    tries = (_expected(position, 2 + seed) for seed in range(TRIES))
    return [
        _place(actions, best(each, actions, Budget(playouts, 60), Random(SEED))) for each, actions in tries
    ]


def _expected(position: Position, seed: int) -> tuple[Prospects, Sequence[int]]:
    expected = position.prospects(seed)
    assert expected is not None
    return expected


def _is_searched(prospects: Prospects, actions: Sequence[int]) -> bool:
    return _usual(prospects, actions) is not None and prospects.solve(np.array(actions), None) is None


def _usual(prospects: Prospects, actions: Sequence[int]) -> int | None:
    """The place of the action of the tuned weights; ``None`` if it is not worth a thought."""
    action = of_weights(prospects, Random(SEED))
    return _place(actions, action) if action in actions else None


def _place(actions: Sequence[int], action: int) -> int:
    return list(actions).index(action)


def _worth(position: Position, seed: int) -> Values:
    """The worth of each action, with the plan that suits it best."""
    prospects, actions = _expected(position, seed)
    worlds = prospects.imagine(MANY // (2 * len(actions) * len(prospects.plans)))
    by_plan = [
        values(prospects, worlds, np.array(actions), plan, seed).mean(axis=0) for plan in prospects.plans
    ]
    best_plan: Values = np.max(by_plan, axis=0)
    return best_plan


def main() -> None:
    parser = flags(__doc__, players=(2, 4, 6), positions=100, playouts=(200, 1000, 5000))
    parser.add_argument("--games", nargs="+", choices=SEARCHED, default=SEARCHED)
    given = parser.parse_args()
    if not kernel.is_compiled():
        parser.error("numba is missing")
    print("possible gain, and found with", *given.playouts, "playouts; points a move, with standard errors")
    for name in given.games:
        for players in given.players:
            searched = islice(positions(GAMES[name], players), given.positions)
            found = [gains(position, given.playouts) for position in searched]
            columns = [
                f"{100 * fmean(own):6.2f} ± {100 * stdev(own) / sqrt(len(own)):4.2f}"
                for own in zip(*found, strict=True)
            ]
            print(f"  {name:7} {players}", *columns, flush=True)


if __name__ == "__main__":
    main()
