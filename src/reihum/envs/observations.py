"""What players see of compiled positions: the fields of a codec's layout, for many rounds at once.

The module ``observations`` of a game has ``fields(states, turns, seats)``, written with numpy alone, and
``HAND_CARDS``. Here are the functions that these modules share.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from reihum import registry
from reihum.cards import Card
from reihum.kernel.compiled_game import Ints

Fields: TypeAlias = Mapping[str, npt.NDArray[Any]]


class Observations(Protocol):
    """The contents of a game's module."""

    HAND_CARDS: Sequence[Card]
    """The cards that the columns of ``hand`` stand for."""

    def fields(self, states: Ints, turns: Ints, seats: int) -> Fields:
        """What the seat in ``turns`` sees in each state."""


def observations_of(state: Any) -> Observations | None:
    """The module of the game that a state of the engine belongs to, if there is one."""
    return cast("Observations | None", registry.part_for(type(state), "observations"))


def bits(words: Ints, places: Sequence[tuple[int, int]]) -> Ints:
    """A column for each bit, given its word and its place in the word."""
    at, shifts = np.array(places).T
    found: Ints = words[:, at] >> shifts & 1
    return found


def from_turn(turns: Ints, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A column for each seat, counted from the observing seat."""
    seats = values.shape[1]
    return np.take_along_axis(values, (turns[:, np.newaxis] + np.arange(seats)) % seats, axis=1)


def own_turn(states: Ints, seats: int) -> Ints:
    """The field ``turn``: the observing seat is the seat to act."""
    return np.tile(np.arange(seats) == 0, (len(states), 1)).astype(np.int64)
