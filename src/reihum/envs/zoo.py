"""PettingZoo: a round as an environment of several agents, one after another or all at once."""

from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from reihum.envs.codecs import Codec
from reihum.envs.play import Play, check_render_mode, returns
from reihum.game import FIRST_ROUND, RoundContext, Seat

RENDER_MODES = ["human", "ansi"]

Agent: TypeAlias = str
Seen: TypeAlias = dict[str, Any]
"""What an agent observes: ``observation``, a row of bytes, and ``action_mask``."""
Info: TypeAlias = dict[str, Any]


def seen_space(codec: Codec) -> spaces.Dict:
    return spaces.Dict(
        observation=spaces.Box(np.zeros(codec.size, np.uint8), codec.most, dtype=np.uint8),
        action_mask=spaces.Box(0, 1, (len(codec.texts),), np.int8),
    )


def seen(play: Play, seat: Seat) -> Seen:
    return {"observation": play.row(seat), "action_mask": play.mask(seat)}


class _Round:
    """The base of both kinds of environments."""

    metadata: dict[str, Any]

    def __init__(
        self, codec: Codec, render_mode: str | None = None, round_: RoundContext = FIRST_ROUND
    ) -> None:
        check_render_mode(render_mode, RENDER_MODES)
        self.metadata = {
            "name": f"{codec.game.name}_v{codec.game.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.codec = codec
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(codec.seats)]
        self.agents: list[Agent] = []
        self._round = round_
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = {agent: seen_space(codec) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(codec.texts)) for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self._actions[agent]

    def render(self) -> str | None:
        """What an onlooker sees."""
        if self.render_mode != "human":
            return self._play.text(None)
        print(self._play.text(None))
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self._play = Play(self.codec, self._round)
        self._play.deal(self._rng)
        self.agents = self.possible_agents[:]

    def _rewards(self) -> dict[Agent, float]:
        outcome = self._play.outcome
        worth = [0.0] * self.codec.seats if outcome is None else returns(outcome)
        return dict(zip(self.possible_agents, worth, strict=True))


class Turns(_Round, AECEnv[Agent, Seen, int | None]):  # type: ignore[misc]
    """A round in which one agent after another chooses."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose")
        self._play.choose(self._seats[agent], action)
        self._play.deal(self._rng)
        self._select()

    def observe(self, agent: Agent) -> Seen:
        return seen(self._play, self._seats[agent])

    def _select(self) -> None:
        """Selects the next agent; at the end, sets the rewards of all."""
        seat = self._play.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = self._rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class AtOnce(_Round, ParallelEnv[Agent, Seen, int]):  # type: ignore[misc]
    """A round in which all agents choose at the same time, as in a race or a hidden choice.

    Actions of inactive agents are ignored. A number that is not on the menu means its last entry: in a race,
    to wait.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, Info]]:
        self._begin(seed)
        return self._all_seen(), self._infos()

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Seen], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Info]
    ]:
        for seat in self._play.seats:
            self._play.choose_or_last(seat, actions[self.possible_agents[seat]])
        self._play.deal(self._rng)
        over = self._play.outcome is not None
        result = (
            self._all_seen(),
            self._rewards(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return result

    def _all_seen(self) -> dict[Agent, Seen]:
        return {agent: seen(self._play, self._seats[agent]) for agent in self.agents}

    def _infos(self) -> dict[Agent, Info]:
        return {agent: {} for agent in self.agents}
