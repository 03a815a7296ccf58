"""Mogeln: the value of an action is counted in cards.

``easy`` is honest when it can be, and doubts at random. ``medium`` is the simple bot. ``hard`` and
``master`` weigh a truth, a lie and a doubt, and expect that the others lie and doubt as people usually do.
``hard`` is moody. ``master`` is not, and remembers who was caught and who doubts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp, inf
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from reihum.bots.levels import Levels
from reihum.game import Seat
from reihum.games.mogeln.rules import DOUBT, MOST_SMUGGLED, PASS, Choice, Doubted, Laid, Lay, Smuggle
from reihum.games.mogeln.simple_bot import chance_of_right_card, last_layer, truths_in, wanted_at
from reihum.games.mogeln.state import HIGHEST, View, last_number
from reihum.rule_helpers import next_seat


class Skill(NamedTuple):
    mood: float
    """Choices that differ by about this number of cards are often made at random."""
    patience: float
    """After this number of lays a doubt must gain one card more. If all lie and all doubt, no round ends."""
    remembers: bool


class Temper(NamedTuple):
    """Cards added to the value of a doubt and of a lie."""

    doubt: float = 0.0
    lie: float = 0.0


HARD: Final = Skill(mood=0.4, patience=25, remembers=False)
MASTER: Final = Skill(mood=0.1, patience=40, remembers=True)
CALM: Final = Temper()

DOUBTS_AT_RANDOM: Final = 0.2
"""How often ``easy`` doubts a lay that may be true."""
LOW: Final = 0.55
"""A stack is low up to this part of the highest number. Lies are frequent there."""
HONEST: Final = (0.2, 0.7)
"""How often people tell the truth when they can, on a low and on a high stack."""
DOUBTFUL: Final = (0.3, 0.4)
"""How often they doubt."""
USUAL: Final = 3.0
"""This number of observations counts as much as the usual behaviour."""
MEMORY: Final = 150
"""The number of latest events that are remembered."""
CARDS_IN_A_LAY: Final = 2.0
"""The mean number of cards in a lay of others, with smuggled ones."""
NEARLY_OUT: Final = 3
A_WIN: Final = 20.0


# The levels


def easy(view: View, menu: Sequence[Choice], rng: Random, history: Sequence[Any]) -> Choice:
    """Doubts what cannot be true, and is kind to a last card."""
    if PASS in menu:
        return rng.choice((DOUBT, PASS))
    impossible = len(view.stack) > HIGHEST[len(view.sizes)]
    if DOUBT in menu and (impossible or rng.random() < DOUBTS_AT_RANDOM):
        return DOUBT
    return Lay(rng.choice(truths_in(view.hand, view.next_number, view) or view.hand))


def weighing(
    view: View,
    menu: Sequence[Choice],
    rng: Random,
    history: Sequence[Any],
    skill: Skill,
    temper: Temper = CALM,
    judge: Judge | None = None,
) -> Choice:
    if PASS in menu:
        return DOUBT  # it costs nothing any more
    if view.smuggled:
        return _get_rid(view, menu, rng)
    usually = habits(history if skill.remembers else (), len(view.sizes))
    scales = Scales(view, usually)
    truth, lie = scales.lay()
    if DOUBT in menu:
        right = (judge or chance_of_truth)(view, usually)
        doubt = scales.doubt(right) + temper.doubt - view.lays / skill.patience
        if _prefers(doubt - max(truth, lie), skill.mood, rng):
            return DOUBT
    truths = truths_in(view.hand, view.next_number, view)
    if truths and _prefers(truth - lie - temper.lie, skill.mood, rng):
        return Lay(max(truths, key=lambda card: (wanted_at(view, card), card)))
    return _get_rid(view, menu, rng)


def _prefers(gain: float, mood: float, rng: Random) -> bool:
    """Yes, with a probability that grows with the cards gained."""
    return rng.random() * (1 + exp(max(-50.0, min(50.0, -gain / mood)))) < 1


def _get_rid(view: View, menu: Sequence[Choice], rng: Random) -> Choice:
    """A lie costs the same with any number of cards, so lies are long. The last card should be a true one."""
    dispensable = max(view.hand, key=lambda card: (wanted_at(view, card), rng.random()))
    keeps_one = len(view.hand) > 2 or view.taken[_me(view)]
    return Smuggle(dispensable) if keeps_one and Smuggle(dispensable) in menu else Lay(dispensable)


# What people do


class Habits(NamedTuple):
    """The habits of a seat, on a low and on a high stack."""

    honest: tuple[float, float] = HONEST
    doubtful: tuple[float, float] = DOUBTFUL


def habits(history: Sequence[Any], seats: int) -> list[Habits]:
    """What each seat usually does, by what was seen in this round."""
    highest = HIGHEST[seats]
    honest, doubtful = ([[Rate(usual) for usual in usually] for _ in range(seats)] for usually in Habits())
    for event in history[-MEMORY:]:
        if isinstance(event, Laid) and 1 < event.number <= highest:
            doubtful[event.seat][_is_high(event.number - 1, highest)].count(False)
        elif isinstance(event, Doubted) and event.number <= highest:
            high = _is_high(event.number, highest)
            doubtful[event.by][high].count(True)
            honest[event.seat][high].count(event.right)
    return [
        Habits(*((low.mean, high.mean) for low, high in rates))
        for rates in zip(honest, doubtful, strict=True)
    ]


class Rate:
    """A frequency: the usual one at first, then more and more the counted one."""

    def __init__(self, usual: float) -> None:
        self._yes = usual * USUAL
        self._all = USUAL

    def count(self, yes: bool) -> None:
        self._yes += yes
        self._all += 1

    @property
    def mean(self) -> float:
        return self._yes / self._all


def _is_high(number: int, highest: int) -> bool:
    return number > LOW * highest


# The values of actions


Judge: TypeAlias = Callable[[View, Sequence[Habits]], float]
"""The probability that the last lay is right, by the habits of everybody."""


class Scales:
    """The values of one's actions, in cards."""

    def __init__(self, view: View, habits: Sequence[Habits]) -> None:
        self._view = view
        self._habits = habits
        self._seats = len(view.sizes)
        self._highest = HIGHEST[self._seats]
        self._stack = sum(len(lay) if lay else CARDS_IN_A_LAY for lay in view.stack)
        self._left = left(view, _me(view))

    def doubt(self, right: float) -> float:
        """The value of doubting a lay that is right with this probability. The doubter begins a new stack in
        the same turn, where a lie costs little."""
        layer = last_layer(self._view)
        worth = self._of_another * (2 if left(self._view, layer) <= NEARLY_OUT else 1)
        return self._stack * ((1 - right) * worth - right) + max(self._lay(1, 0))

    def lay(self) -> tuple[float, float]:
        """The values of laying a truth, if there is one, and of laying a lie."""
        return self._lay(self._view.next_number, self._stack)

    def _lay(self, number: int, stack: float) -> tuple[float, float]:
        view = self._view
        doubted = self._doubted(number)
        several = min(len(view.hand), 1 + MOST_SMUGGLED if view.options.smuggling else 1)
        if several == self._left > 1:
            several -= 1  # the last one is kept for a truth
        caught = 1.0 if several == self._left else doubted
        truth = 1 + doubted * stack * self._of_another + (A_WIN if self._left == 1 else 0)
        return truth if truths_in(view.hand, number, view) else -inf, several - caught * (stack + several)

    def _doubted(self, number: int) -> float:
        """The probability that the next player doubts. A player who could only lie always doubts."""
        if number >= self._highest and last_number(self._view.options, self._seats) > number:
            return 1.0
        return self._habits[next_seat(_me(self._view), self._seats)].doubtful[_is_high(number, self._highest)]

    @property
    def _of_another(self) -> float:
        """The value if somebody else takes a card."""
        return 1 / (self._seats - 1)


def chance_of_truth(view: View, habits: Sequence[Habits]) -> float:
    """The probability that the last lay is right: the player could be honest, and was."""
    high = _is_high(len(view.stack), HIGHEST[len(view.sizes)])
    return chance_of_right_card(view) * habits[last_layer(view)].honest[high]


def left(view: View, seat: Seat) -> int:
    """The number of cards that a seat still has, as far as is seen."""
    return (len(view.hand) if seat == view.seat else view.sizes[seat]) + view.taken[seat]


def _me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


LEVELS = Levels(
    {
        "easy": easy,
        "hard": partial(weighing, skill=HARD),
        "master": partial(weighing, skill=MASTER),
    },
    characters={
        "lamb": partial(weighing, skill=HARD, temper=Temper(lie=-20.0)),  # honest
        "puppy": partial(weighing, skill=HARD, temper=Temper(doubt=-2.5)),  # trusting
        "fox": partial(weighing, skill=HARD, temper=Temper(lie=2.5)),  # lies
        "owl": partial(weighing, skill=HARD, temper=Temper(doubt=1.5)),  # doubts
    },
)
