"""Gymnasium: one seat of a round, and bots at the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from reihum import bots as all_bots
from reihum.bots import Bot
from reihum.envs.codecs import Codec
from reihum.envs.play import Play, check_render_mode, returns
from reihum.envs.zoo import Info, Seen, seen, seen_space
from reihum.game import FIRST_ROUND, BadSetup, RoundContext, Seat

RENDER_MODES = ["ansi"]


class OneSeat(gymnasium.Env[Seen, np.int64]):
    """A step is a choice of the seat. It ends when the seat has to choose again, or with the round.

    A deal in which the seat never chooses is dealt again. A number that is not offered means the last one
    that is, and ``info["offered"]`` says so.
    """

    def __init__(
        self,
        codec: Codec,
        seat: Seat = 0,
        bots: Sequence[str | Bot] = ("simple",),
        render_mode: str | None = None,
        round_: RoundContext = FIRST_ROUND,
    ) -> None:
        if seat not in range(codec.seats):
            raise BadSetup("first-seat", players=codec.seats, first=seat)
        if not bots:
            raise ValueError("bots has to name at least one bot, for the other seats")
        check_render_mode(render_mode, RENDER_MODES)
        self.metadata = {"render_modes": RENDER_MODES}
        self.codec = codec
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = seen_space(codec)
        self.action_space = spaces.Discrete(len(codec.texts))
        found = [all_bots.find(bot, codec.game.name) if isinstance(bot, str) else bot for bot in bots]
        self._bots = {
            other: found[turn % len(found)]
            for turn, other in enumerate(seat for seat in range(codec.seats) if seat != self.seat)
        }
        self._round = round_

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**63)))
        while True:
            self._play = Play(self.codec, self._round, keeps_history=True)
            self._go_on()
            if self._play.outcome is None:
                return seen(self._play, self.seat), {}

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, Info]:
        offered = self._play.choose_or_last(self.seat, int(action))
        self._go_on()
        outcome = self._play.outcome
        reward = 0.0 if outcome is None else returns(outcome)[self.seat]
        return seen(self._play, self.seat), reward, outcome is not None, False, {"offered": offered}

    def render(self) -> str:
        """What the seat sees."""
        return self._play.text(self.seat)

    def _go_on(self) -> None:
        """Plays until the seat has to choose, or the round is over."""
        play, game = self._play, self.codec.game
        play.rng = self._rng
        while (seat := play.next_seat()) is not None and seat != self.seat:
            view, menu = game.view(play.state, seat), game.legal_actions(play.state, seat)
            play.apply(seat, self._bots[seat].choose(view, menu, self._rng, play.history))
