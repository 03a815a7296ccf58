"""The first hands of a simulation's rounds, dealt again."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from reihum.cards import Card
from reihum.game import NATURE, RoundContext
from reihum.games.zweikampf import rules as zweikampf
from reihum.lab.simulation import on_kernel as compiled
from reihum.lab.simulation.simulate import Plan, chances


def kinds(plan: Plan) -> list[str]:
    """Every kind of card of the game, in order: the numbers, and then the others."""
    cards = {card for place in plan.game.card_locations(_dealt(plan, 0)) for card in place.cards}
    by_number = sorted({card.number for card in cards if card.is_number})
    return [*map(str, by_number), *sorted({card.value for card in cards if not card.is_number})]


def hands(plan: Plan, numbers: range) -> npt.NDArray[np.int8]:
    """How many cards of each kind each seat is dealt, by round, seat and kind."""
    places = {name: place for place, name in enumerate(kinds(plan))}
    held = np.zeros((len(numbers), len(plan.bots), len(places)), np.int8)
    if plan.machine == "kernel":
        for seat, dealt in enumerate(_dealt_on_the_kernel(plan, numbers)):
            for card, times in dealt.items():
                if _kind(card) in places:  # Junior has fewer cards than its twin
                    held[:, seat, places[_kind(card)]] += times
        return held
    for index, number in enumerate(numbers):
        for seat, hand in enumerate(_hands(plan, _dealt(plan, number))):
            for card in hand:
                held[index, seat, places[_kind(card)]] += 1
    return held


def _kind(card: Card) -> str:
    return str(card.number) if card.is_number else card.value


def _dealt_on_the_kernel(plan: Plan, numbers: range) -> list[dict[Card, npt.NDArray[np.int8]]]:
    """For each seat, how often it has each card in the rounds with these numbers."""
    from reihum.envs import seeing  # and the compiler

    seats, states = len(plan.bots), compiled.table(*plan).deals(numbers)
    kind = type(plan.game.start(plan.options, seats))
    looks = (seeing.SEE[kind](states, np.full(len(states), seat), seats)["hand"] for seat in range(seats))
    return [dict(zip(seeing.HELD[kind], hand.T.astype(np.int8), strict=True)) for hand in looks]


def _dealt(plan: Plan, number: int) -> Any:
    """The state after the engine's deal of a round."""
    game, seats = plan.game, len(plan.bots)
    rng = chances(plan.seed, number, seats).nature
    state = game.start(plan.options, seats, RoundContext(first=number % seats))
    while NATURE in game.to_act(state):
        state = game.apply(state, NATURE, game.shuffle(state, rng)).state
    return state


def _hands(plan: Plan, state: Any) -> list[tuple[Card, ...]]:
    """What each seat holds that nobody else sees; in Zweikampf the stacks, which nobody sees at all."""
    if isinstance(state, zweikampf.State):
        return list(state.stacks)
    held: list[tuple[Card, ...]] = [()] * len(plan.bots)
    for place in plan.game.card_locations(state):
        match tuple(place.seen_by or ()):
            case (seat,):
                held[seat] += place.cards
    return held
