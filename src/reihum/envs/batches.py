"""Many rounds at once on the kernel, with one compiled call for each step (docs/envs.md)."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from reihum import kernel
from reihum.envs.codecs import Codec
from reihum.envs.layout import Row
from reihum.envs.observations import observations_of
from reihum.game import FIRST_ROUND, RoundContext
from reihum.kernel.compiled_game import NO_ACTION, PLACES, Flags, Ints, new_results
from reihum.kernel.rng import source

NO_NUMBER = -1


class Ended(NamedTuple):
    """The result of a step, for each round."""

    over: Flags
    """Whether the round ended. If so, the next one is already dealt."""
    returns: npt.NDArray[np.float64]
    """The returns by round and seat: 0 unless the round ended."""


class Batch:
    """Many rounds of a game side by side. A round that ends starts again at once.

    ``turns`` has the seats to act; ``menus`` and ``lengths`` have their actions, as numbers of the kernel.
    """

    def __init__(self, codec: Codec, size: int, seed: int = 0, round_: RoundContext = FIRST_ROUND) -> None:
        if size < 1:
            raise ValueError(f"size has to be 1 or more, not {size}")
        if seed not in range(2**63):
            raise ValueError(f"seed has to be from 0 to 2**63 - 1, not {seed}")
        start = codec.game.start(codec.options, codec.seats, round_)
        compiled = kernel.find(start)
        if compiled is None:
            raise ValueError(f"{codec.game.name} is not compiled: there is no kernel for it, or no numba")
        observations = observations_of(start)
        if observations is None:
            raise ValueError(f"{codec.game.name} is compiled, but has no observations")
        self.codec = codec
        self.compiled = compiled
        self.states: Ints = np.tile(compiled.load(start), (size, 1))
        """The positions, with all hands. Not for players."""
        self.turns: Ints = np.empty(size, np.int64)
        self.menus: Ints = np.empty((size, compiled.longest_menu), np.int64)
        self.lengths: Ints = np.empty(size, np.int64)
        self._start = self.states[0].copy()
        self._rngs = np.concatenate([source(seed, number) for number in range(size)])
        self._results = new_results(size)
        self._flat_results = self._results.reshape(size, -1)
        self._fields = observations.fields
        self._known: dict[int, int] = {}
        self._over = np.empty(size, np.bool_)
        self._advance(np.full(size, NO_ACTION, np.int64))

    def step(self, places: npt.ArrayLike) -> Ended:
        """Makes the action at this place of the menu in each round; raises ``ValueError``."""
        places = np.asarray(places)
        if places.dtype.kind not in "iu":
            raise ValueError(f"places have to be whole numbers, not {places.dtype}")
        if places.shape != self.lengths.shape or not ((places >= 0) & (places < self.lengths)).all():
            raise ValueError("for each round there has to be a place of its menu")
        self._advance(self.menus[np.arange(len(places)), places])
        return Ended(self._over.copy(), self._returns())

    def rows(self) -> Row:
        """What the seat to act sees in each round, as the codec writes it."""
        rows = np.zeros((len(self.states), self.codec.size), np.uint8)
        for name, field in self._fields(self.states, self.turns, self.codec.seats).items():
            place = self.codec.layout.slices[name]
            rows[:, place] = field[:, : place.stop - place.start]
        return rows

    def numbers(self) -> Ints:
        """The menus in numbers of the codec, padded by ``NO_NUMBER``. None if actions are spelled."""
        if self.codec.spelling:
            raise ValueError(f"{self.codec.game.name} has actions of several numbers")
        longest = int(self.lengths.max())
        listed = np.arange(longest) < self.lengths[:, np.newaxis]
        actions, where = np.unique(self.menus[:, :longest][listed], return_inverse=True)
        numbers = np.full(listed.shape, NO_NUMBER, np.int64)
        numbers[listed] = np.array([self._number(action) for action in actions.tolist()])[where]
        return numbers

    def _number(self, action: int) -> int:
        if action not in self._known:
            (self._known[action],) = self.codec.word(self.compiled.decode(action), 0)
        return self._known[action]

    def _advance(self, actions: Ints) -> None:
        self.compiled.entry_points.steps(
            self.states,
            actions,
            self._start,
            self._rngs,
            self.turns,
            self.menus,
            self.lengths,
            self._over,
            self._flat_results,
        )

    def _returns(self) -> npt.NDArray[np.float64]:
        """The same as ``play.returns``."""
        seats = self.codec.seats
        places = self._results[:, PLACES, :seats]
        sharing = (places[:, :, np.newaxis] == places[:, np.newaxis]).sum(axis=2)
        worth = 1 - 2 * (places + (sharing - 1) / 2 - 1) / (seats - 1)
        return np.where(self._over[:, np.newaxis], worth, 0.0)
