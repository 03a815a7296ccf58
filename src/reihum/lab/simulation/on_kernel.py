"""Rounds on the kernel, for compiled games and bots that the kernel can imitate exactly."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, cast

import numpy as np

from reihum import kernel
from reihum.bots import Bot
from reihum.bots.simple import RandomBot, Simple
from reihum.game import AnyGame, Options, RoundContext
from reihum.kernel.compiled_game import BEGAN, DECISIONS, LEFT, PLACES, POINTS, CompiledGame, Ints, Weights
from reihum.lab.simulation.tally import WHOLE_WIN, Tally
from reihum.policies import RANDOM, WEIGHED

POLICIES: dict[type, int] = {RandomBot: RANDOM, Simple: WEIGHED}
"""The policy for each kind of bot. A test proves that it makes the same choices."""


class Table(NamedTuple):
    """A compiled game with bots in its seats."""

    compiled: CompiledGame
    starts: Ints
    """A start for each seat that may begin."""
    policies: Ints
    weights: Weights
    seed: int

    def rounds(self, numbers: range) -> tuple[Ints, Ints]:
        """The results and courses of the rounds with these numbers."""
        return self.compiled.rounds(self.starts, self.policies, self.weights, self.seed, numbers)

    def deals(self, numbers: range) -> Ints:
        """The positions after the deals of these rounds."""
        from reihum.kernel.rng import source  # imports the compiler

        states: Ints = self.starts[np.array(numbers) % len(self.starts)]
        for state, number in zip(states, numbers, strict=True):
            self.compiled.shuffle(state, source(self.seed, number))
        return states


def is_playable(game: AnyGame, options: Options, bots: Sequence[Bot]) -> bool:
    """Whether the kernel can play this game with these bots."""
    return all(type(bot) in POLICIES for bot in bots) and kernel.has(game.start(options, len(bots)))


def table(
    game: AnyGame, options: Options, bots: Sequence[Bot], seed: int, carried: tuple[int, ...] = ()
) -> Table:
    """The table for a game and bots that are ``is_playable``. All rounds have the same ``carried``."""
    seats = len(bots)
    states = [
        game.start(options, seats, RoundContext(first=first, carried=carried)) for first in range(seats)
    ]
    compiled = kernel.find(states[0])
    assert compiled is not None
    return Table(
        compiled,
        np.stack([compiled.load(state) for state in states]),
        np.array([POLICIES[type(bot)] for bot in bots]),
        np.tile(compiled.simple, (seats, 1)),
        kernel_seed(seed),
    )


def kernel_seed(seed: int) -> int:
    """A seed for the kernel, made from any number."""
    return Random(str(seed)).getrandbits(63)


def play_piece(game: AnyGame, options: Options, bots: Sequence[Bot], seed: int, numbers: range) -> Tally:
    """The results of the rounds with these numbers."""
    results, courses = table(game, options, bots, seed).rounds(numbers)
    seats, decisions = len(bots), courses[:, DECISIONS]
    points, wins = results[:, POINTS, :seats], win_units(results[:, PLACES, :seats])
    turns = (courses[:, BEGAN, np.newaxis] + np.arange(seats)) % seats
    by_turn = np.take_along_axis(wins, turns, axis=1)
    return Tally(
        wins=_sums(wins),
        wins_squared=_sums(wins**2),
        wins_by_turn=_sums(by_turn),
        wins_by_turn_squared=_sums(by_turn**2),
        points=_sums(points),
        points_squared=_sums(points**2),
        places=_sums(results[:, PLACES, :seats]),
        reasons=_reasons(game, results[:, LEFT, :seats]),
        rounds=len(numbers),
        decisions=int(decisions.sum()),
        decisions_squared=int((decisions**2).sum()),
        least=int(decisions.min()),
        most=int(decisions.max()),
    )


def win_units(places: Ints) -> Ints:
    """Each seat's share of the win, in units."""
    won = places == 1
    units: Ints = won * (WHOLE_WIN // won.sum(axis=1, keepdims=True))
    return units


def _sums(by_round: Ints) -> list[int]:
    return cast(list[int], by_round.sum(axis=0).tolist())


def _reasons(game: AnyGame, left: Ints) -> dict[str, int]:
    """A round ends when a player has no card left, or else in the other way of the game."""
    out = int((left == 0).any(axis=1).sum())
    return {game.end_reasons[0]: out} | ({game.end_reasons[1]: len(left) - out} if out < len(left) else {})
