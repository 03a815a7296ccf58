"""Stufen: the stage first, then few cards.

``easy`` collects for its stage and overlooks things, ``medium`` is the rule of thumb. ``hard`` and ``master``
play the round on in worlds that they hold possible; ``master`` remembers who took which discard, and takes
more time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from reihum.bots.search import Budget, Decide, Prospects, Values, alike, best, chance, shared_wins, thinker
from reihum.bots.simple import stufen as simple
from reihum.cards import JOKER, Card, in_order
from reihum.game import Seat
from reihum.games.stufen import (
    DRAW,
    STUFEN,
    Added,
    Discard,
    Discarded,
    Laid,
    Lay,
    PlayerAction,
    Take,
    Took,
)
from reihum.games.stufen.melds import NUMBERS, missing, without
from reihum.games.stufen.state import State, View, needs
from reihum.kernel.twin import CARRIED, POINTS, Words


class Depth(NamedTuple):
    budget: Budget
    remembers: bool
    """Whether it knows what others took from the discards."""


HARD: Final = Depth(Budget(1500, 0.25), remembers=False)
MASTER: Final = Depth(Budget(12_000, 0.8), remembers=True)
MOST_LAYINGS: Final = 12
"""How many ways to lay a meld are compared, those with the fewest jokers."""
NOTICES: Final = 0.6
"""How often a child sees what a card is good for."""
A_STAGE: Final = 0.5
A_POINT: Final = 1 / 200
"""What a stage and a point of penalty are worth beside winning the round."""


def easy(view: View, menu: Sequence[PlayerAction], rng: Random, heard: Sequence[Any]) -> PlayerAction:
    """A stage that can be laid is never overlooked, and a joker never thrown away."""
    action = simple.choose(view, menu, rng)
    if isinstance(action, Lay) or rng.random() < NOTICES:
        return action
    if isinstance(action, Take):
        return DRAW
    throwable = [other for other in menu if isinstance(other, Discard) and other.card is not JOKER]
    return rng.choice(throwable or [action])


def medium(view: View, menu: Sequence[PlayerAction], rng: Random, heard: Sequence[Any]) -> PlayerAction:
    return simple.choose(view, menu, rng)


def search(
    view: View,
    menu: Sequence[PlayerAction],
    rng: Random,
    heard: Sequence[Any],
    depth: Depth,
    decide: Decide = best,
) -> PlayerAction:
    actions = _worth_a_thought(view, menu)
    if len(actions) == 1:
        return actions[0]
    expected = prospects(view, heard if depth.remembers else (), rng)
    if expected is None:
        return simple.choose(view, menu, rng)
    twin = expected.twin
    codes = {twin.decode(code): code for code in twin.menu(expected.state)}
    chosen: PlayerAction = twin.decode(
        decide(expected, [codes[action] for action in actions], depth.budget, rng)
    )
    return chosen


def prospects(view: View, heard: Sequence[Any], rng: Random) -> Prospects | None:
    """Worlds in which all hold what they were heard to take; ``None`` without a twin."""
    taken = known(heard, len(view.counts))
    state = _with_known(STUFEN.imagine(view, rng), view.turn, taken)
    twin = thinker(state)
    if twin is None:
        return None
    words = twin.load(state)
    rows = np.array(list(map(_row, taken)), np.int64)
    source = chance(rng)
    return Prospects(
        twin,
        words,
        lambda worlds: twin.imagine(words, view.turn, rows, source, worlds),
        *alike(twin, len(view.counts)),
        lambda results: worth(results, view.turn, view.stages),
    )


def worth(results: Words, seat: Seat, stages: Sequence[int]) -> Values:
    """To win the round, as if all had been on the same stage; besides the stage and the points."""
    laid = results[..., CARRIED, seat] - stages[seat]
    value: Values = (
        shared_wins(results, stages)[..., seat] + A_STAGE * laid - A_POINT * results[..., POINTS, seat]
    )
    return value


def _worth_a_thought(view: View, menu: Sequence[PlayerAction]) -> Sequence[PlayerAction]:
    """Without what is hardly ever good: a wait with the stage, a discard that takes it further away, or
    a joker given away."""
    layings = [action for action in menu if isinstance(action, Lay)]
    if layings:
        return sorted(layings, key=lambda laying: laying.cards.count(JOKER))[:MOST_LAYINGS]
    lacking = {
        action: missing(without(view.hand, (action.card,)), needs(view, view.turn))
        for action in menu
        if isinstance(action, Discard) and action.card is not JOKER
    }
    return [action for action in menu if not isinstance(action, Discard) or _is_least(action, lacking)]


def _is_least(action: Discard, lacking: Mapping[Discard, int]) -> bool:
    return not lacking or lacking.get(action) == min(lacking.values())


def known(heard: Sequence[Any], seats: int) -> list[tuple[Card, ...]]:
    """The cards that each seat took from the discards and has not been seen to give away."""
    held: list[list[Card]] = [[] for _ in range(seats)]
    for event in heard:
        match event:
            case Took(seat, card):
                held[seat].append(card)
            case Discarded(seat, card) | Added(seat, card, _, _) if card in held[seat]:
                held[seat].remove(card)
            case Laid(seat, _, _, cards):
                for card in cards:
                    if card in held[seat]:
                        held[seat].remove(card)
            case _:
                pass
    return list(map(tuple, held))


def _with_known(state: State, seat: Seat, taken: Sequence[Sequence[Card]]) -> State:
    """An imagined state in which the others hold what they are known to hold: cards change places."""
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


def _row(cards: Sequence[Card]) -> tuple[int, int, int, int]:
    """Taken cards as the kernel has hands: faces held once and twice, jokers, and no pause cards (ST14)."""
    held = Counter(card for card in cards if card.is_number)
    once, twice = (
        sum(1 << _face(card) for card, times in held.items() if times >= least) for least in (1, 2)
    )
    return once, twice, cards.count(JOKER), 0


def _face(card: Card) -> int:
    assert card.colour is not None
    return card.colour.rank * len(NUMBERS) + card.number - 1
