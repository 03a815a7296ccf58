"""Decisions out of whole rounds, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from reihum.bots.simple import SIMPLE
from reihum.game import NATURE, AnyGame, Seat, public_events


class Decision(NamedTuple):
    state: Any
    seat: Seat
    history: tuple[Any, ...]
    """Before it, by everybody."""


def decisions(game: AnyGame, seats: int, rng: Random) -> Iterator[Decision]:
    """Those of a round between simple bots where there is something to choose."""
    state, history = game.start(game.options_type(), seats), ()
    while actors := game.to_act(state):
        actor = min(actors, key=str)
        if actor is NATURE:
            action = game.shuffle(state, rng)
        else:
            menu = game.legal_actions(state, actor)
            if len(menu) > 1:
                yield Decision(state, actor, history)
            action = SIMPLE.choose(game.view(state, actor), menu, rng, history)
        step = game.apply(state, actor, action)
        state, history = step.state, (*history, *public_events(game, step))
