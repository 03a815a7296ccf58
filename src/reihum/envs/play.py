"""A round played by numbers: the base of all environments."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from reihum.envs.codecs import Codec, Word
from reihum.envs.layout import Row
from reihum.game import FIRST_ROUND, NATURE, Actor, Outcome, Rng, RoundContext, Seat, Step
from reihum.playing import Playing


class Play(Playing):
    """A position, and the part of an action that is already spelled."""

    def __init__(
        self, codec: Codec, round_: RoundContext = FIRST_ROUND, *, keeps_history: bool = False
    ) -> None:
        start = codec.game.start(codec.options, codec.seats, round_)
        super().__init__(codec.game, start, Random(), keeps_history=keeps_history)
        self.codec = codec
        self.spelled: Word = ()
        self._choices: dict[Seat, Mapping[int, Sequence[Any]]] = {}

    def put(self, state: Any) -> None:
        """Sets another position."""
        self.state = state
        self._choices = {}

    @property
    def seats(self) -> list[Seat]:
        """The seats that may act: several in a race or a hidden choice."""
        return sorted(actor for actor in self.codec.game.to_act(self.state) if actor is not NATURE)

    @property
    def seat(self) -> Seat | None:
        """The seat to choose next. If several may act, they choose in order, hidden from each other."""
        return min(self.seats, default=None)

    def choices(self, seat: Seat) -> Mapping[int, Sequence[Any]]:
        """The numbers that a seat may choose, each with the actions that it leads to."""
        if seat not in self._choices:
            menu = self.codec.game.legal_actions(self.state, seat)
            self._choices[seat] = self.codec.choices(menu, seat, self.spelled)
        return self._choices[seat]

    def choose(self, seat: Seat, number: int) -> None:
        """Makes the action that this number completes, or continues its spelling; raises ``ValueError``."""
        actions = self.choices(seat).get(number)
        if actions is None:
            raise ValueError(f"seat {seat} cannot choose {number} here, only {sorted(self.choices(seat))}")
        if len(actions) == 1:
            self.apply(seat, actions[0])
        else:
            self.spelled += (number,)
            self.put(self.state)

    def choose_or_last(self, seat: Seat, number: int) -> bool:
        """As ``choose``, but a number that is not offered means the last one that is. Returns whether it was
        offered."""
        offered = self.choices(seat)
        self.choose(seat, number if number in offered else [*offered][-1])
        return number in offered

    def apply(self, actor: Actor, action: Any) -> Step[Any, Any]:
        step = super().apply(actor, action)
        self.spelled = ()
        self._choices = {}
        return step

    def deal(self, rng: Rng) -> None:
        """Makes the moves of NATURE until a player may act or the round is over."""
        self.rng = rng
        self.next_seat()

    def row(self, seat: Seat) -> Row:
        """What a seat sees. Only the acting seat sees a part of an action."""
        view = self.codec.game.view(self.state, seat)
        return self.codec.row(view, self.spelled if self.spelled and seat == self.seat else ())

    def mask(self, seat: Seat) -> npt.NDArray[np.int8]:
        """1 for each number that a seat may choose."""
        mask = bytearray(len(self.codec.texts))
        for number in self.choices(seat):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    @property
    def outcome(self) -> Outcome | None:
        return self.codec.game.outcome(self.state)

    def text(self, seat: Seat | None) -> str:
        """What a seat or an onlooker sees, field by field."""
        fields = msgspec.to_builtins(self.codec.game.view(self.state, seat))
        return "\n".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in fields.items())


def check_render_mode(mode: str | None, known: Sequence[str]) -> None:
    """Raises ``ValueError`` unless it is one of these, or none."""
    if mode is not None and mode not in known:
        raise ValueError(f"render_mode {mode!r} is not known, only {', '.join(known)}")


def returns(outcome: Outcome) -> tuple[float, ...]:
    """The returns of a result: 1 for the first place, -1 for the last, evenly in between. Players who share
    places share their returns, so that the sum is 0."""
    shares = [place + (outcome.places.count(place) - 1) / 2 for place in outcome.places]
    return tuple(1 - 2 * (share - 1) / (len(shares) - 1) for share in shares)
