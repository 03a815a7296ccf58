"""Positions, deals and moves written down, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reihum.cards import Card, to_bits
from reihum.game import (
    NATURE,
    Action,
    Actor,
    AnyGame,
    IllegalAction,
    Options,
    RoundContext,
    Step,
    read_action,
)
from reihum.games.rows.state import State

ELEVENS = "r11 y11 g11 b11"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def position(
    options: Options,
    *hands: str,
    table: str = "",
    pile: str = "",
    openers: str = ELEVENS,
    turn: int = 0,
    laid: int = 0,
    drawn: int = 0,
) -> State[Any]:
    """A position in the middle of a round; seat 0 is to act unless another is named."""
    return State(
        options,
        0,
        turn,
        to_bits(cards(table)),
        to_bits(cards(openers)),
        tuple(to_bits(cards(hand)) for hand in hands),
        cards(pile),
        laid,
        drawn,
    )


def deal(
    game: AnyGame,
    options: Options,
    hands: Sequence[str],
    pile: str = "",
    *,
    size: int,
    first: int = 0,
    **details: Any,
) -> Step[Any, Any]:
    """A written-down deal: these hands and this top of the pile, filled up with what is left in order."""
    state = game.start(options, len(hands), RoundContext(first=first))
    nature: Any = game.shuffle(state, _NoChance())
    wanted = [list(cards(hand)) for hand in hands]
    used = {card for hand in wanted for card in hand} | set(cards(pile))
    rest = [card for card in sorted(nature.order, key=lambda card: card.rank) if card not in used]
    for hand in wanted:
        while len(hand) < size:
            hand.append(rest.pop())
    order = (*(card for hand in wanted for card in hand), *cards(pile), *rest)
    return game.apply(state, NATURE, type(nature)(order, **details))


class _NoChance:
    def randrange(self, stop: int, /) -> int:
        return stop - 1


def do(game: AnyGame, state: Any, *moves: str) -> Step[Any, Any]:
    """Moves written as ``0 lay r12``, one after another; gives the last step."""
    step: Step[Any, Any] = Step(state, ())
    for move in moves:
        actor, _, action = move.partition(" ")
        step = game.apply(step.state, int(actor), read_action(game, action))
    return step


def menu(game: AnyGame, state: Any, seat: int = 0) -> list[str]:
    return [str(action) for action in game.legal_actions(state, seat)]


def refused(game: AnyGame, state: Any, move: str) -> tuple[str, str | None]:
    """The code and the rule with which a move is refused."""
    actor, _, action = move.partition(" ")
    by: Actor = NATURE if actor == "nature" else int(actor)
    meant: Action = read_action(game, action)
    try:
        game.apply(state, by, meant)
    except IllegalAction as refusal:
        return refusal.code, refusal.rule
    raise AssertionError(f"{move} was not refused")
