"""Stufen by search: the stage first, then few cards.

``hard`` and ``master`` play the round to the end by the tuned weights, in worlds that they believe possible.
``master`` remembers who took and who refused which discard, and takes more time.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from reihum.bots.search import Budget, Decide, Prospects, Values, best, expect, shared_wins
from reihum.cards import JOKER, Card, in_order
from reihum.game import Seat
from reihum.games.stufen import actions
from reihum.games.stufen import simple_bot as simple
from reihum.games.stufen.actions import PlayerAction
from reihum.games.stufen.melds import NUMBERS, missing, without
from reihum.games.stufen.rules import STUFEN
from reihum.games.stufen.state import State, View, needs
from reihum.kernel.compiled_game import CARRIED, POINTS, Ints


class Depth(NamedTuple):
    budget: Budget
    remembers: bool
    """Whether it remembers what others took and refused."""


class Known(NamedTuple):
    """What everybody knows of a hand."""

    taken: tuple[Card, ...]
    """Cards taken from the discards that have not been seen since."""
    refused: frozenset[Card]
    """Cards that were not taken, or thrown away."""
    turns: int


HARD: Final = Depth(Budget(300, 0.25), remembers=False)
MASTER: Final = Depth(Budget(24_000, 0.8), remembers=True)
MOST_LAYINGS: Final = 12
"""The number of ways to lay a meld that are compared, those with the fewest jokers first."""
A_STAGE: Final = 0.5
A_POINT: Final = 1 / 200
"""The value of a stage and of a point. A win is worth 1."""


def search(
    view: View,
    menu: Sequence[PlayerAction],
    rng: Random,
    history: Sequence[Any],
    depth: Depth,
    decide: Decide = best,
) -> PlayerAction:
    candidates = _worth_a_thought(view, menu)
    if len(candidates) == 1:
        return candidates[0]
    expected = prospects(view, history if depth.remembers else (), rng)
    if expected is None:
        return simple.choose(view, menu, rng)
    compiled = expected.compiled
    codes = {compiled.decode(code): code for code in compiled.menu(expected.state)}
    code = decide(expected, [codes[action] for action in candidates], depth.budget, rng)
    chosen: PlayerAction = compiled.decode(code)
    return chosen


def prospects(view: View, history: Sequence[Any], rng: Random) -> Prospects | None:
    """Worlds in which all hold what they were seen to take, and nothing with which they would have played
    differently; ``None`` if the game is not compiled."""
    hands = known(history, len(view.counts))
    state = _with_known(STUFEN.imagine(view, rng), view.turn, [hand.taken for hand in hands])
    rows = np.array(list(map(_row, hands)), np.int64)
    return expect(state, view.turn, rows, rng, lambda results: worth(results, view.turn, view.stages))


def worth(results: Ints, seat: Seat, stages: Sequence[int]) -> Values:
    """The share of the win as if all had begun on the same stage, with the stage and minus the points."""
    laid = results[..., CARRIED, seat] - stages[seat]
    value: Values = (
        shared_wins(results, stages)[..., seat] + A_STAGE * laid - A_POINT * results[..., POINTS, seat]
    )
    return value


def _worth_a_thought(view: View, menu: Sequence[PlayerAction]) -> Sequence[PlayerAction]:
    """The menu without actions that are hardly ever good: waiting with a complete stage, a discard that moves
    the stage away, or giving a joker away."""
    layings = [action for action in menu if isinstance(action, actions.Lay)]
    if layings:
        return sorted(layings, key=lambda laying: laying.cards.count(JOKER))[:MOST_LAYINGS]
    lacking = {
        action: missing(without(view.hand, (action.card,)), needs(view, view.turn))
        for action in menu
        if isinstance(action, actions.Discard) and action.card is not JOKER
    }
    least = min(lacking.values(), default=None)
    return [
        action for action in menu if not isinstance(action, actions.Discard) or lacking.get(action) == least
    ]


def known(history: Sequence[Any], seats: int) -> list[Known]:
    """What the events of a round show of each hand."""
    taken: list[list[Card]] = [[] for _ in range(seats)]
    refused: list[set[Card]] = [set() for _ in range(seats)]
    turns = [0] * seats
    discards: list[Card] = []
    for event in history:
        match event:
            case actions.Dealt(turned=card):
                discards = [card]
            case actions.Renewed():
                discards = discards[-1:]
            case actions.Drew(seat):
                turns[seat] += 1
                refused[seat].update(discards[-1:])
            case actions.Took(seat, card):
                turns[seat] += 1
                taken[seat].append(card)
                discards = discards[:-1]
            case actions.Discarded(seat, card):
                discards.append(card)
                refused[seat].add(card)
                _give(taken[seat], card)
            case actions.Added(seat, card):
                _give(taken[seat], card)
            case actions.Laid(seat, _, _, cards):
                for card in cards:
                    _give(taken[seat], card)
            case _:
                pass
    return [Known(tuple(taken[seat]), frozenset(refused[seat]), turns[seat]) for seat in range(seats)]


def _give(taken: list[Card], card: Card) -> None:
    if card in taken:
        taken.remove(card)


def _with_known(state: State, seat: Seat, taken: Sequence[Sequence[Card]]) -> State:
    """An imagined state in which the others hold what they are known to hold."""
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    free = [*state.pile, *(card for owner in others for card in state.hands[owner])]
    for owner in others:
        for card in taken[owner]:
            free.remove(card)
    hands = list(state.hands)
    for owner in others:
        lacking = len(hands[owner]) - len(taken[owner])
        hands[owner] = in_order((*taken[owner], *free[:lacking]))
        free = free[lacking:]
    return replace(state, hands=tuple(hands), pile=tuple(free))


def _row(hand: Known) -> tuple[int, ...]:
    """The row for the kernel: faces held once and twice, jokers, no pause cards (ST14), refused faces, and
    turns."""
    held = Counter(card for card in hand.taken if card.is_number)
    once, twice = (_faces(card for card, times in held.items() if times >= least) for least in (1, 2))
    refused = _faces(card for card in hand.refused if card.is_number)
    return once, twice, hand.taken.count(JOKER), 0, refused, hand.turns


def _faces(cards: Iterable[Card]) -> int:
    return sum(1 << card.colour.rank * len(NUMBERS) + card.number - 1 for card in cards)
