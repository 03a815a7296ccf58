"""Worlds in which the others would have played as they did, and plans for them. Needs the kernel."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from reihum.bots.search import Imagined, Plan
from reihum.cards import Card
from reihum.games.rows.history import Choice, History, Kept, deck_of, is_junior
from reihum.games.rows.kernel import belief as compiled
from reihum.games.rows.kernel.belief import FREE, NOBODY, ODDS, Evidence
from reihum.games.rows.kernel.choice import EAGER, EARLY, PATIENT, SENSIBLE, WEIGHTS
from reihum.games.rows.kernel.ending import get_ready, solve
from reihum.games.rows.kernel.state import DRAW, END, HALF, HANDS, PILE, halves
from reihum.games.rows.state import View
from reihum.kernel.compiled_game import MOST_SEATS, Ints, Weights
from reihum.policies import CHILDISH, LAY_ALL, RANDOM, WEIGHED

STYLE_POLICIES = np.array([WEIGHED, WEIGHED, WEIGHED, CHILDISH, LAY_ALL, RANDOM])
STYLE_WEIGHTS = np.stack([WEIGHTS, SENSIBLE, WEIGHTS, SENSIBLE, WEIGHTS, WEIGHTS])
"""The policy and the weights of each style, for playouts."""
WARMING_UP, STEPS = 15_000, 150
"""Exchanges of cards before the first world, and between two."""
FEW = 14
"""The end of a round is solved with this number of hidden cards at most."""
GLANCE, LOOK = 100, 2000
"""The number of worlds to estimate styles, and to find all possible deals."""


def plans(view: View[Any]) -> Sequence[Plan]:
    """The plans of the seat: one card a turn or, as long as the pile is large, all cards that fit."""
    is_early = view.pile * EARLY[len(view.counts) - 2] >= 1
    return (PATIENT, EAGER) if is_early and not is_junior(view) else (None,)


class Belief:
    """A belief about hidden cards: deals, weighted by how well they explain the choices of the others."""

    def __init__(self, view: View[Any], history: History, state: Ints, rng: Random) -> None:
        """``state`` is any state that the view allows."""
        self._seats, self._seat = len(view.counts), view.seat
        self._pile = view.pile
        self._hidden = sum(view.counts) - len(view.hand) if self._seats > 2 else 0
        self._evidence = _collect(view, history, state)
        self._rng = np.array([rng.getrandbits(64)], np.uint64)
        self._bare = state.copy()
        for seat in range(self._seats):
            if seat != view.seat:
                self._bare[HANDS + 2 * seat : HANDS + 2 * seat + 2] = 0
        self._bare[PILE:] = 0
        order = np.array([_code(card) for card in _most_restricted_first(view, history)], np.int64)
        compiled.begin(self._evidence, order, self._rng)
        self._walk(1, WARMING_UP)

    def imagine(self, worlds: int) -> Imagined:
        imagined, styles = self._walk(worlds, STEPS)
        return Imagined(imagined, STYLE_POLICIES[styles], STYLE_WEIGHTS[styles])

    def solve(self, state: Ints, actions: Ints, a_point: float, worlds: Ints | None) -> Weights | None:
        """The value of each action once the pile is gone, in believed or given worlds.

        ``None`` while there is a pile, and if the search would be too large.
        """
        get_ready()
        if self._pile or (self._hidden > FEW and worlds is None):
            return None
        imagined, styles = self._walk(LOOK if self._hidden else GLANCE, STEPS)
        held = (imagined if worlds is None else worlds)[:, HANDS : HANDS + 2 * self._seats]
        deals, times = np.unique(held, axis=0, return_counts=True)
        odds = (styles[..., np.newaxis] == np.arange(compiled.STYLES)).mean(axis=0)
        return solve(state, actions, deals, times / len(held), odds, self._evidence.weights, a_point)

    def _walk(self, worlds: int, steps: int) -> tuple[Ints, Ints]:
        """This number of worlds, and the style of each seat there."""
        imagined, styles = np.tile(self._bare, (worlds, 1)), np.zeros((worlds, self._seats), np.int64)
        compiled.walk(self._evidence, steps, imagined.reshape(-1), styles.reshape(-1), self._rng)
        styles[:, self._seat] = compiled.THOUGHTFUL
        return imagined, styles


def _collect(view: View[Any], history: History, state: Ints) -> Evidence:
    seats = range(len(view.counts))
    dealt = [0 if seat == view.seat else history.hand_size for seat in seats]
    places = [
        *((FREE, seat, *halves(history.barred[seat])) for seat in seats for _ in range(dealt[seat])),
        *((FREE, kept.seat, *halves(kept.barred)) for kept in history.kept),
        *[(FREE, len(seats), 0, 0)] * view.pile,
    ]
    choices = sorted(history.choices, key=lambda choice: choice.seat)
    bound = np.full(2 * HALF, NOBODY, np.int64)
    for card, seat in history.laid_by.items():
        bound[_code(card)] = seat
    return Evidence(
        places=np.array(places, np.int64).reshape(-1),
        dealt=np.cumsum([0, *dealt]),
        choices=np.array([_words(choice, sum(dealt)) for choice in choices], np.int64).reshape(-1),
        chosen=np.searchsorted([choice.seat for choice in choices], [*seats, len(seats)]),
        bound=bound,
        weights=np.concatenate([WEIGHTS, SENSIBLE]),
        odds=np.zeros(ODDS * (MOST_SEATS + 2)),
        scratch=state.copy(),
    )


def _words(choice: Choice | Kept, dealt: int) -> tuple[int, ...]:
    if isinstance(choice, Kept):
        return DRAW, dealt + choice.number, 0, 0, 0, 0, 0, 0, 0
    action = END if choice.card is None else _code(choice.card)
    table, openers = halves(choice.table), halves(choice.openers)
    return action, 0, choice.laid, choice.pile, choice.fewest, *table, *openers


def _most_restricted_first(view: View[Any], history: History) -> list[Card]:
    """The laid cards that were hidden from the seat, then the hidden ones, the most restricted first."""
    seen = {*view.table, *view.hand}
    unseen = [card for card in deck_of(view) if card not in seen]
    return [
        *history.laid_by,
        *sorted(unseen, key=lambda card: -sum(barred & card.bit > 0 for barred in history.barred)),
    ]


def _code(card: Card) -> int:
    return card.bit.bit_length() - 1
