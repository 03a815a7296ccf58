"""The first hands of a simulation's rounds, dealt again.

A first hand is what a seat alone sees after the deal. A game in which that is not so says what it is with
``first_hands(state)`` in its module ``first_hands``.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from reihum import registry
from reihum.cards import Card
from reihum.envs.observations import observations_of
from reihum.game import AnyGame, RoundContext
from reihum.lab.simulation import on_kernel
from reihum.lab.simulation.simulate import Plan
from reihum.playing import Playing, rngs


def has_first_hands(game: AnyGame) -> bool:
    """Whether the players of a game begin with cards of their own."""
    if registry.part_of(game, "first_hands") is not None:
        return True
    start = game.start(game.options_type(), game.seats[0])
    return game.hand(game.view(start, None)) is not None


def kinds(plan: Plan) -> list[str]:
    """Every kind of card of the game, in order: the numbers, and then the others."""
    cards = {card for place in plan.game.card_locations(_dealt(plan, 0)) for card in place.cards}
    by_number = sorted({card.number for card in cards if card.is_number})
    return [*map(str, by_number), *sorted({card.value for card in cards if not card.is_number})]


def are_on_kernel(plan: Plan) -> bool:
    """Whether the hands are read from the kernel's deals."""
    return plan.machine == "kernel" and observations_of(_start(plan, 0)) is not None


def hands(plan: Plan, numbers: range) -> npt.NDArray[np.int8]:
    """How many cards of each kind each seat is dealt, by round, seat and kind."""
    places = {name: place for place, name in enumerate(kinds(plan))}
    held = np.zeros((len(numbers), len(plan.bots), len(places)), np.int8)
    if are_on_kernel(plan):
        for seat, dealt in enumerate(_dealt_on_kernel(plan, numbers)):
            for card, times in dealt.items():
                if _kind(card) in places:  # a game may have fewer cards than others of its family
                    held[:, seat, places[_kind(card)]] += times
        return held
    for index, number in enumerate(numbers):
        for seat, hand in enumerate(_hands(plan.game, _dealt(plan, number), len(plan.bots))):
            for card in hand:
                held[index, seat, places[_kind(card)]] += 1
    return held


def _kind(card: Card) -> str:
    return str(card.number) if card.is_number else card.value


def _dealt_on_kernel(plan: Plan, numbers: range) -> list[dict[Card, npt.NDArray[np.int8]]]:
    """For each seat, how often it has each card in the rounds with these numbers."""
    seats, states = len(plan.bots), on_kernel.table(*plan).deals(numbers)
    observations = observations_of(_start(plan, 0))
    assert observations is not None
    seen = (observations.fields(states, np.full(len(states), seat), seats)["hand"] for seat in range(seats))
    return [dict(zip(observations.HAND_CARDS, hand.T.astype(np.int8), strict=True)) for hand in seen]


def _dealt(plan: Plan, number: int) -> Any:
    """The state after the engine's deal of a round."""
    nature = rngs(plan.seed, number, len(plan.bots)).nature
    playing = Playing(plan.game, _start(plan, number), nature, keeps_history=False)
    playing.next_seat()
    return playing.state


def _start(plan: Plan, number: int) -> Any:
    seats = len(plan.bots)
    return plan.game.start(plan.options, seats, RoundContext(first=number % seats))


def _hands(game: AnyGame, state: Any, seats: int) -> Sequence[tuple[Card, ...]]:
    module = registry.part_of(game, "first_hands")
    if module is not None:
        found: Sequence[tuple[Card, ...]] = module.first_hands(state)
        return found
    held: list[tuple[Card, ...]] = [()] * seats
    for place in game.card_locations(state):
        match tuple(place.seen_by or ()):
            case (seat,):
                held[seat] += place.cards
    return held
