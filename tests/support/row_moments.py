"""Rounds of Elfer and Junior, stopped wherever somebody is to act."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from reihum.bots import Bot
from reihum.cards import Card, from_bits
from reihum.game import NATURE, Actor, AnyGame, Options, public_events
from reihum.games.elfer import rules as elfer
from reihum.games.elfer.rules import ELFER
from reihum.games.junior import rules as junior
from reihum.games.junior.rules import JUNIOR
from reihum.games.rows.actions import Deal
from reihum.games.rows.state import View

CLASSIC = elfer.Options()
OPENINGS: tuple[elfer.Opening, ...] = ("classic", "false-start", "three-openers", "any-start")
GAMES: list[tuple[AnyGame, Options]] = [
    *((ELFER, elfer.Options(opening)) for opening in OPENINGS),
    (ELFER, elfer.Options(draws=1, opener="lays-on")),
    (JUNIOR, junior.Options()),
]


each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=[*OPENINGS, "house-rules", "junior"])


class Moment(NamedTuple):
    """When a seat is to act."""

    seat: int
    state: Any
    view: View[Any]
    history: list[Any]
    dealt: tuple[int, ...]
    """The hands as they were dealt."""
    kept: list[Card]
    """The cards drawn and kept by others, as they came."""


def moments(game: AnyGame, options: Options, bot: Bot, seats: int, rng: Random) -> Iterator[Moment]:
    state: Any = game.start(options, seats)
    history: list[Any] = []
    dealt: tuple[int, ...] = ()
    kept: list[tuple[Actor, Card]] = []
    while actors := game.to_act(state):
        (actor,) = actors
        if actor is NATURE:
            action = game.shuffle(state, rng)
        else:
            view = game.view(state, actor)
            yield Moment(actor, state, view, history, dealt, [card for seat, card in kept if seat != actor])
            action = bot.choose(view, game.legal_actions(state, actor), rng, history)
        step = game.apply(state, actor, action)
        history = [*history, *public_events(game, step)]
        if isinstance(action, Deal):
            dealt = step.state.hands if step.state.turn is not NATURE else ()
        else:
            gained = step.state.hands[actor] & ~state.hands[actor]
            kept += [(actor, card) for card in from_bits(gained)]
        state = step.state
