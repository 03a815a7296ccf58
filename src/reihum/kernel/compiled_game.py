"""What Python sees of a compiled game. This module needs no compiler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from reihum.game import Actor, Nature

Words: TypeAlias = npt.NDArray[np.int64]
Weights: TypeAlias = npt.NDArray[np.float64]
Rng: TypeAlias = npt.NDArray[np.uint64]
Flags: TypeAlias = npt.NDArray[np.bool_]

MOST_SEATS = 6
OVER, NATURE = -2, -1
"""Who acts, where it is no seat."""

POINTS, PLACES, CARRIED, LEFT = range(4)
"""The rows of a result, a column a seat: what the engine's ``Outcome`` has, and the cards left in hand."""
RESULT = 4 * MOST_SEATS

DECISIONS, BEGAN = range(2)
"""The columns of a course: how many actions of players a playout had, and whose the first one was."""
COURSE = 2

NO_ACTION = -1
NOTHING = np.array([NO_ACTION], np.int64)

SEATS = 0
"""Every state begins with how many seats there are."""


def new_results(*shape: int) -> Words:
    """Room for results, in an array of this shape."""
    return np.zeros((*shape, RESULT // MOST_SEATS, MOST_SEATS), np.int64)


def turn_code(turn: Actor | None) -> int:
    if turn is None:
        return OVER
    return NATURE if isinstance(turn, Nature) else turn


class Compiled(NamedTuple):
    """The functions of a twin that are compiled, on flat arrays. They trust what they are given."""

    to_act: Callable[[Words], int]
    """A seat, ``NATURE`` or ``OVER``."""
    menu: Callable[[Words, Words], int]
    """Writes a menu into the second array; how long it is."""
    apply: Callable[[Words, int], None]
    score: Callable[[Words, Words], None]
    """Writes a result into the second array."""
    chance: Callable[[Words, Rng], None]
    choose: Callable[[Words, Words, Weights, Rng, Words], int]
    """The last array is room for a menu."""
    imagine: Callable[[Words, int, Words, Rng, Words], None]
    """Deals anew what a seat does not see."""
    playouts: Callable[
        [Words, int, int, int, Words, Words, Weights, int, Words, Words, Words, Words, Rng], None
    ]
    """Of the first array's so many worlds, taken in turn; the number of the first round and how many there
    are, each for every action; then the policies, the weights, the seed and where results and courses are
    written; the last are room for a state and a menu, and a source of chance."""
    steps: Callable[[Words, Words, Words, Rng, Words, Words, Words, Flags, Words], None]
    """An action in each of many states, where it is not ``NO_ACTION``. A round that ends begins anew with the
    start. Then come sources of chance, and where is written whose turn it is, the menus and their lengths,
    which rounds ended and their results."""


@dataclass(frozen=True)
class CompiledGame:
    """A family of games compiled: a state is an array of words, an action a number. Nothing is judged here:
    an action has to be on the menu."""

    size: int
    """The words of a state."""
    longest_menu: int
    weights: Weights
    """Good ones, for a seat that plays by weights."""
    simple: Weights
    """Those of a seat that plays as the simple bot."""
    known: int
    """How many words a seat say what is known of hidden hands: see ``imagine``."""
    load: Callable[[Any], Words]
    """A state of the engine, whole or imagined, as words. Equal words are equal positions."""
    decode: Callable[[int], Any]
    """The engine's action."""
    shuffle: Callable[[Words, Any], None]
    """Makes a move of NATURE that is written down, an action of the engine."""
    compiled: Compiled

    def to_act(self, state: Words) -> int:
        """A seat, ``NATURE`` or ``OVER``."""
        return self.compiled.to_act(state)

    def menu(self, state: Words) -> list[int]:
        """What whose turn it is can do; nothing where it is nobody's."""
        if self.to_act(state) < 0:
            return []
        menu = np.empty(self.longest_menu, np.int64)
        length = self.compiled.menu(state, menu)
        return cast(list[int], menu[:length].tolist())

    def apply(self, state: Words, action: int) -> None:
        """Makes an action of whose turn it is."""
        self._check_turns(state)
        self.compiled.apply(state, action)

    def chance(self, state: Words, rng: Rng) -> None:
        """Makes a move of NATURE at random."""
        if self.to_act(state) != NATURE:
            raise ValueError("NATURE is not to act")
        self.compiled.chance(state, rng)

    def choose(self, state: Words, policies: Words, weights: Weights, rng: Rng) -> int:
        """An action for whose turn it is, by its policy and its row of weights."""
        self._check_turns(state)
        self._check_shapes(state[np.newaxis], policies, weights)
        return self.compiled.choose(
            state, policies, weights.ravel(), rng, np.empty(self.longest_menu, np.int64)
        )

    def score(self, state: Words) -> Words:
        """The result of a round that is over."""
        result = new_results()
        self.compiled.score(state, result.reshape(-1))
        return result

    def imagine(self, state: Words, seat: int, known: Words, rng: Rng, worlds: int) -> Words:
        """So many positions that look the same from a seat: what it does not see is dealt anew.

        ``known`` says what is known of the other hands, a row for each seat, in a form of the game's own.
        """
        if known.shape != (state[SEATS], self.known):
            raise ValueError(f"what is known must have the shape {(state[SEATS], self.known)}")
        imagined = np.tile(state, (worlds, 1))
        room = np.empty(self.longest_menu, np.int64)
        for world in imagined:
            self.compiled.imagine(world, seat, known.ravel(), rng, room)
        return imagined

    def play(self, start: Words, policies: Words, weights: Weights, seed: int, rounds: int) -> Words:
        """The results of so many rounds from a state to the end, each seat with its policy and its row of
        weights. Round i of a seed has chances of its own: the same shuffles, whoever plays."""
        results, _ = self.rounds(start[np.newaxis], policies, weights, seed, range(rounds))
        return results

    def rounds(
        self, starts: Words, policies: Words, weights: Weights, seed: int, numbers: range
    ) -> tuple[Words, Words]:
        """The results and courses of the rounds with these numbers, as ``play`` has them; from several
        starts in turn."""
        results, courses = self._playouts(starts, numbers, NOTHING, policies, weights, seed)
        return results[:, 0], courses[:, 0]

    def evaluate(self, worlds: Words, actions: Words, policies: Words, weights: Weights, seed: int) -> Words:
        """The results, by world and action, of a round to its end in each world after each action. In a
        world all actions meet the same chances, so that they differ in nothing else. Policies and weights
        may be other ones in each world."""
        self._check_turns(*worlds)
        results, _ = self._playouts(worlds, range(len(worlds)), actions, policies, weights, seed)
        return results

    def _playouts(
        self, worlds: Words, numbers: range, actions: Words, policies: Words, weights: Weights, seed: int
    ) -> tuple[Words, Words]:
        self._check_shapes(worlds, policies, weights)
        results = new_results(len(numbers), len(actions))
        courses = np.empty((len(numbers), len(actions), COURSE), np.int64)
        state, menu, rng = (
            np.empty(self.size, np.int64),
            np.empty(self.longest_menu, np.int64),
            np.empty(1, np.uint64),
        )
        self.compiled.playouts(
            worlds.ravel(),
            len(worlds),
            numbers.start,
            len(numbers),
            actions,
            np.broadcast_to(policies, (len(worlds), *policies.shape[-1:])).ravel(),
            np.broadcast_to(weights, (len(worlds), *weights.shape[-2:])).ravel(),
            seed,
            results.reshape(-1),
            courses.reshape(-1),
            state,
            menu,
            rng,
        )
        return results, courses

    def _check_turns(self, *states: Words) -> None:
        """Raises ``ValueError`` where it is nobody's turn. Compiled code would write anywhere."""
        if any(self.to_act(state) < 0 for state in states):
            raise ValueError("no seat is to act")

    def _check_shapes(self, worlds: Words, policies: Words, weights: Weights) -> None:
        """Raises ``ValueError`` for arrays of a wrong shape. Compiled code would read beyond them."""
        seats = int(worlds[:, SEATS].max(initial=0))
        shapes = (len(worlds), self.size), (seats,), (seats, len(self.weights))
        apart = shapes[0], (len(worlds), *shapes[1]), (len(worlds), *shapes[2])
        if (worlds.shape, policies.shape, weights.shape) not in (shapes, apart):
            raise ValueError(f"worlds, policies and weights must have the shapes {shapes} or {apart}")
