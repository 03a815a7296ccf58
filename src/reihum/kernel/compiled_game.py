"""Compiled games as Python uses them. This module needs no compiler."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from reihum.game import Actor, Nature

Ints: TypeAlias = npt.NDArray[np.int64]
Weights: TypeAlias = npt.NDArray[np.float64]
Rng: TypeAlias = npt.NDArray[np.uint64]
Flags: TypeAlias = npt.NDArray[np.bool_]

MOST_SEATS = 6
OVER, NATURE = -2, -1
"""Codes for nobody and for NATURE, where a seat is expected."""

POINTS, PLACES, CARRIED, LEFT = range(4)
"""The rows of a result, with a column for each seat: those of ``Outcome``, and the cards left in hand."""
RESULT = 4 * MOST_SEATS

DECISIONS, BEGAN = range(2)
"""The columns of a course: the number of actions of players in a playout, and the seat of the first."""
COURSE = 2

NO_ACTION = -1
NOTHING = np.array([NO_ACTION], np.int64)

SEATS = 0
"""Where a state has its number of seats."""


def new_results(*shape: int) -> Ints:
    """An array of this shape for results."""
    return np.zeros((*shape, RESULT // MOST_SEATS, MOST_SEATS), np.int64)


def turn_code(turn: Actor | None) -> int:
    if turn is None:
        return OVER
    return NATURE if isinstance(turn, Nature) else turn


class EntryPoints(NamedTuple):
    """The compiled functions of a game that Python calls, on flat arrays. They check nothing."""

    to_act: Callable[[Ints], int]
    """A seat, ``NATURE`` or ``OVER``."""
    menu: Callable[[Ints, Ints], int]
    """Writes a menu into the second array, and returns its length."""
    apply: Callable[[Ints, int], None]
    score: Callable[[Ints, Ints], None]
    """Writes a result into the second array."""
    shuffle: Callable[[Ints, Rng], None]
    """Makes a random move of NATURE."""
    choose: Callable[[Ints, Ints, Weights, Rng, Ints], int]
    """An action by state, policies, weights and rng. The last array is scratch space for a menu."""
    imagine: Callable[[Ints, int, Ints, Rng, Ints], None]
    """Deals the cards that a seat does not see at random, given what is known. The last array is scratch."""
    playouts: Callable[[Ints, int, int, int, Ints, Ints, Weights, int, Ints, Ints, Ints, Ints, Rng], None]
    """Plays rounds to the end. The arguments: worlds, which the rounds take in turn, and their number; the
    number of the first round, and how many rounds; the first actions, each of which is tried in every round;
    policies, weights and seed; the arrays for results and courses; scratch space for a state and a menu, and
    an rng."""
    steps: Callable[[Ints, Ints, Ints, Rng, Ints, Ints, Ints, Flags, Ints], None]
    """Makes an action in each of many states, unless it is ``NO_ACTION``; a round that ends starts again. The
    arguments: states, actions, the state to start from, and an rng for each state; then the arrays to write:
    the seats to act, menus, lengths of menus, whether rounds ended, and results."""


@dataclass(frozen=True)
class CompiledGame:
    """A compiled game, or family of games. A state is an array of integers, and an action is a number.

    Legality is not checked: an action has to be on the menu.
    """

    size: int
    """The length of a state."""
    longest_menu: int
    weights: Weights
    """The tuned weights, for seats with the policy ``WEIGHED``."""
    simple: Weights
    """The weights with which a seat plays as the simple bot."""
    known: int
    """How many integers say what is known of each hand: see ``imagine``."""
    load: Callable[[Any], Ints]
    """A state of the engine as integers. Equal arrays are equal positions."""
    decode: Callable[[int], Any]
    """The engine's action."""
    apply_shuffle: Callable[[Ints, Any], None]
    """Makes a move of NATURE that is an action of the engine."""
    entry_points: EntryPoints

    def to_act(self, state: Ints) -> int:
        """A seat, ``NATURE`` or ``OVER``."""
        return self.entry_points.to_act(state)

    def menu(self, state: Ints) -> list[int]:
        """The actions of the seat to act; none if no seat is."""
        if self.to_act(state) < 0:
            return []
        menu = np.empty(self.longest_menu, np.int64)
        length = self.entry_points.menu(state, menu)
        return cast(list[int], menu[:length].tolist())

    def apply(self, state: Ints, action: int) -> None:
        """Makes an action of the seat to act."""
        self._check_turns(state)
        self.entry_points.apply(state, action)

    def shuffle(self, state: Ints, rng: Rng) -> None:
        """Makes a random move of NATURE."""
        if self.to_act(state) != NATURE:
            raise ValueError("NATURE is not to act")
        self.entry_points.shuffle(state, rng)

    def choose(self, state: Ints, policies: Ints, weights: Weights, rng: Rng) -> int:
        """An action of the seat to act, by its policy and its row of weights."""
        self._check_turns(state)
        self._check_shapes(state[np.newaxis], policies, weights)
        return self.entry_points.choose(
            state, policies, weights.ravel(), rng, np.empty(self.longest_menu, np.int64)
        )

    def score(self, state: Ints) -> Ints:
        """The result of a round that is over."""
        result = new_results()
        self.entry_points.score(state, result.reshape(-1))
        return result

    def imagine(self, state: Ints, seat: int, known: Ints, rng: Rng, worlds: int) -> Ints:
        """This number of positions that a seat cannot tell apart: hidden cards are dealt at random.

        ``known`` says what is known of the other hands, a row for each seat, in a form of the game's own.
        """
        if known.shape != (state[SEATS], self.known):
            raise ValueError(f"what is known must have the shape {(state[SEATS], self.known)}")
        imagined = np.tile(state, (worlds, 1))
        scratch = np.empty(self.longest_menu, np.int64)
        for world in imagined:
            self.entry_points.imagine(world, seat, known.ravel(), rng, scratch)
        return imagined

    def play(self, start: Ints, policies: Ints, weights: Weights, seed: int, rounds: int) -> Ints:
        """The results of rounds from a state to the end. Each seat has its policy and its row of weights.

        Round ``i`` of a seed has its own random numbers: the same shuffles for all players.
        """
        results, _ = self.rounds(start[np.newaxis], policies, weights, seed, range(rounds))
        return results

    def rounds(
        self, starts: Ints, policies: Ints, weights: Weights, seed: int, numbers: range
    ) -> tuple[Ints, Ints]:
        """The results and courses of the rounds with these numbers, as in ``play``. The rounds take the
        starts in turn."""
        results, courses = self._playouts(starts, numbers, NOTHING, policies, weights, seed)
        return results[:, 0], courses[:, 0]

    def evaluate(self, worlds: Ints, actions: Ints, policies: Ints, weights: Weights, seed: int) -> Ints:
        """The results of one playout for each world and first action.

        In a world all actions meet the same random numbers, so that they differ in nothing else. Policies and
        weights are the same for all worlds, or a row for each.
        """
        self._check_turns(*worlds)
        results, _ = self._playouts(worlds, range(len(worlds)), actions, policies, weights, seed)
        return results

    def _playouts(
        self, worlds: Ints, numbers: range, actions: Ints, policies: Ints, weights: Weights, seed: int
    ) -> tuple[Ints, Ints]:
        self._check_shapes(worlds, policies, weights)
        results = new_results(len(numbers), len(actions))
        courses = np.empty((len(numbers), len(actions), COURSE), np.int64)
        self.entry_points.playouts(
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
            np.empty(self.size, np.int64),
            np.empty(self.longest_menu, np.int64),
            np.empty(1, np.uint64),
        )
        return results, courses

    def _check_turns(self, *states: Ints) -> None:
        """Raises ``ValueError`` if no seat is to act. Compiled code would write anywhere."""
        if any(self.to_act(state) < 0 for state in states):
            raise ValueError("no seat is to act")

    def _check_shapes(self, worlds: Ints, policies: Ints, weights: Weights) -> None:
        """Raises ``ValueError`` for arrays of a wrong shape. Compiled code would read beyond them."""
        seats = int(worlds[:, SEATS].max(initial=0))
        shapes = (len(worlds), self.size), (seats,), (seats, len(self.weights))
        apart = shapes[0], (len(worlds), *shapes[1]), (len(worlds), *shapes[2])
        if (worlds.shape, policies.shape, weights.shape) not in (shapes, apart):
            raise ValueError(f"worlds, policies and weights must have the shapes {shapes} or {apart}")
