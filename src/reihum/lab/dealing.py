"""The deals of a simulation, made again."""

from __future__ import annotations

from typing import Any

from reihum.cards import Card
from reihum.game import NATURE, Rng, Round
from reihum.lab import compiled
from reihum.lab.simulate import Plan, chances


class KernelChance:
    """The kernel's source of chance (SplitMix64) as the engine takes one."""

    def __init__(self, word: int) -> None:
        self.word = word

    def randrange(self, stop: int, /) -> int:
        self.word = word = (self.word + 0x9E3779B97F4A7C15) % 2**64
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        word = (word ^ word >> 27) * 0x94D049BB133111EB % 2**64
        return ((word ^ word >> 31) >> 32) * stop >> 32


def dealt(plan: Plan, number: int) -> Any:
    """The state after the deal of a round."""
    game, seats, rng = plan.game, len(plan.bots), _nature(plan, number)
    state = game.start(plan.options, seats, Round(first=number % seats))
    while NATURE in game.to_act(state):
        state = game.apply(state, NATURE, game.shuffle(state, rng)).state
    return state


def hands(plan: Plan, state: Any) -> list[tuple[Card, ...]]:
    """What each seat holds that nobody else sees."""
    held: list[tuple[Card, ...]] = [()] * len(plan.bots)
    for place in plan.game.whereabouts(state):
        match tuple(place.seen_by or ()):
            case (seat,):
                held[seat] += place.cards
    return held


def _nature(plan: Plan, number: int) -> Rng:
    """The chance of a round's shuffles."""
    if plan.machine == "engine":
        return chances(plan.seed, number, len(plan.bots)).nature
    from reihum.kernel.rng import source

    return KernelChance(int(source(compiled.kernel_seed(plan.seed), number)[0]))
