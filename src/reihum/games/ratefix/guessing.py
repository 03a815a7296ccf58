"""Ratefix: totals of the cards, what a guess shows of a card, and how later players will answer it.

``easy`` guesses roughly. ``medium`` expects average cards. ``hard`` infers cards from the earlier guesses.
``master`` also expects how later players will guess, and learns the styles of players from cards that were
shown. So it can hide its own card from players who infer.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import chain
from math import comb
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum.games.ratefix.bots import ROUGHLY
from reihum.games.ratefix.rules import DECK, HIGHEST, Guess, Guessed, View, Won

Probabilities: TypeAlias = npt.NDArray[np.float64]

EACH: Final = len(DECK) // HIGHEST
"""The number of cards of each number."""
NUMBERS: Final = np.arange(1, HIGHEST + 1)
OFF_PLAN: Final = 0.1
"""How often a player with a plan guesses roughly."""
SCENARIOS: Final = 80
"""The number of ways in which later players may go on that ``master`` looks at."""
STEPS_ASIDE: Final = (0, -1, 1, -2, 2, -4, 4, -6, 6, -9, 9)
"""How far from the expected total ``master`` may guess, to mislead."""
NEARER: Final = 1e-7
"""The value of a step towards the expected total, among guesses that win equally often."""


class Style(IntEnum):
    """The style of a player: how somebody guesses."""

    ROUGH = 0
    SOUND = 1
    READER = 2


PRIOR: Final = np.array([0.2, 0.4, 0.4])
SOUND_PRIOR: Final = np.array([0.2, 0.8, 0.0])
"""The style that a reader expects of the others."""


class Middle(NamedTuple):
    """What everybody knows of the cards in the middle before the first guess."""

    seats: int
    unseen: tuple[int, ...]
    """The number of cards of each number that nobody has seen yet, from 1 on."""


# The levels


def medium(view: View, menu: Sequence[Guess], rng: Random, history: Sequence[Any]) -> Guess:
    return Guess(sound(_middle(view), view.guesses)[_own(view)])


def hard(view: View, menu: Sequence[Guess], rng: Random, history: Sequence[Any]) -> Guess:
    return Guess(reading(_middle(view), view.guesses)[_own(view)])


def master(view: View, menu: Sequence[Guess], rng: Random, history: Sequence[Any]) -> Guess:
    middle, seats, own = _middle(view), len(view.stacks), _own(view)
    order = [(view.opener + place) % seats for place in range(seats)]
    styles = learn_styles(seats, history)
    now = len(view.guesses)
    earlier = _earlier(middle, view.guesses, [styles[seat] for seat in order[:now]])
    later = order[now + 1 :]
    if not later:
        return Guess(_best_of_all(middle, view.guesses, earlier)[own])
    left = _left(middle, own)
    scenarios = [[_any_reply(styles[seat], left, seats, rng) for seat in later] for _ in range(SCENARIOS)]
    totals = _shifted(earlier, own + 1)
    mean = float(earlier @ np.arange(len(earlier)))
    expected = own + 1 + round(mean + len(later) * _mean_card(left))
    wins = {
        guess: sum(_wins(middle, view.guesses, guess, totals, scenario) for scenario in scenarios)
        for guess in _worth_a_thought(menu, expected, view.guesses)
    }
    return Guess(max(wins, key=lambda guess: (round(wins[guess], 9), -abs(guess - expected))))


def _middle(view: View) -> Middle:
    return Middle(len(view.stacks), _unseen(card.number for card in chain.from_iterable(view.won)))


def _unseen(shown: Iterable[int]) -> tuple[int, ...]:
    unseen = [EACH] * HIGHEST
    for number in shown:
        unseen[number - 1] -= 1
    return tuple(unseen)


def _own(view: View) -> int:
    """The index of one's own card among the numbers."""
    assert view.card is not None
    return view.card.number - 1


# What the cards add up to


@lru_cache(maxsize=1 << 12)
def sums(unseen: tuple[int, ...], cards: int) -> Probabilities:
    """The exact probability of each sum of this number of cards."""
    ways = np.zeros((cards + 1, HIGHEST * cards + 1))
    ways[0, 0] = 1
    for number, count in enumerate(unseen, start=1):
        for have in range(cards, 0, -1):
            for times in range(1, min(count, have) + 1):
                room = number * times
                ways[have, room:] += comb(count, times) * ways[have - times, : ways.shape[1] - room]
    return _share(ways[cards])


@lru_cache(maxsize=1 << 8)
def _totals(middle: Middle) -> Probabilities:
    """The probability of each total, a row for each card that one may have put in the middle."""
    totals = np.zeros((HIGHEST, HIGHEST * middle.seats + 1))
    for own in range(HIGHEST):
        totals[own] = _shifted(sums(_left(middle, own), middle.seats - 1), own + 1)
    return totals


def _left(middle: Middle, own: int) -> tuple[int, ...]:
    """The unseen cards for a player who has put this card in the middle."""
    return tuple(max(0, count - (place == own)) for place, count in enumerate(middle.unseen))


def _shifted(chances: Probabilities, by: int) -> Probabilities:
    return np.concatenate((np.zeros(by), chances, np.zeros(HIGHEST - by)))


# Which totals a guess wins


@lru_cache(maxsize=1 << 12)
def cells(seats: int, guesses: tuple[int, ...]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """What each guess from 0 on would win after these guesses: see ``cell``."""
    most = HIGHEST * seats
    lows, ends = np.zeros(most + 1, np.int64), np.zeros(most + 1, np.int64)
    for guess in range(seats, most + 1):
        if guess not in guesses:
            lows[guess], ends[guess] = cell(guess, guesses, (), most)
    return lows, ends


def cell(guess: int, earlier: Sequence[int], later: Sequence[int], most: int) -> tuple[int, int]:
    """The lowest total that a guess wins, and the one after the highest (R5)."""
    lows = [(guess + other) // 2 + 1 for other in earlier if other < guess]
    lows += [(guess + other + 1) // 2 for other in later if other < guess]
    ends = [(guess + other + 1) // 2 for other in earlier if other > guess]
    ends += [(guess + other) // 2 + 1 for other in later if other > guess]
    return max(lows, default=0), min(ends, default=most + 1)


# How players guess, for every card that they may have


@lru_cache(maxsize=1 << 12)
def sound(middle: Middle, guesses: tuple[int, ...]) -> tuple[int, ...]:
    """The expected total, or just beside an earlier guess: the one that is closest to the most totals."""
    totals = _totals(middle)
    expected = np.rint(totals @ np.arange(totals.shape[1])).astype(np.int64)
    beside = [guess + step for guess in guesses for step in (-1, 1)]
    allowed = np.zeros(totals.shape, bool)
    allowed[np.arange(HIGHEST), expected] = True
    allowed[:, [guess for guess in beside if middle.seats <= guess < totals.shape[1]]] = True
    return _closest(middle, guesses, totals, allowed)


@lru_cache(maxsize=1 << 12)
def reading(middle: Middle, guesses: tuple[int, ...]) -> tuple[int, ...]:
    """The guess that is closest to the most totals, if the earlier ones were sound."""
    return _best_of_all(middle, guesses, _earlier(middle, guesses, [SOUND_PRIOR] * len(guesses)))


Plan: TypeAlias = Callable[[Middle, tuple[int, ...]], tuple[int, ...]]
GUESSING: Final[Mapping[Style, Plan]] = {Style.SOUND: sound, Style.READER: reading}


def _best_of_all(middle: Middle, guesses: tuple[int, ...], earlier: Probabilities) -> tuple[int, ...]:
    later = middle.seats - 1 - len(guesses)
    totals = np.array(
        [_shifted(np.convolve(earlier, sums(_left(middle, own), later)), own + 1) for own in range(HIGHEST)]
    )
    return _closest(middle, guesses, totals, np.ones(totals.shape, bool))


def _closest(
    middle: Middle, guesses: tuple[int, ...], totals: Probabilities, allowed: npt.NDArray[np.bool_]
) -> tuple[int, ...]:
    lows, ends = cells(middle.seats, guesses)
    below = np.concatenate((np.zeros((HIGHEST, 1)), totals.cumsum(axis=1)), axis=1)
    wins = below[:, ends] - below[:, lows]
    every = np.arange(totals.shape[1])
    expected = totals @ every
    wins -= NEARER * np.abs(every - np.rint(expected)[:, np.newaxis])
    wins[~allowed] = -1
    wins[:, : middle.seats] = -1
    return tuple(wins.argmax(axis=1).tolist())


# What a guess says


def _earlier(middle: Middle, guesses: tuple[int, ...], styles: Sequence[Probabilities]) -> Probabilities:
    """The probability of each sum of the cards of players who have guessed."""
    whole = np.ones(1)
    for place, weights in enumerate(styles):
        likely = np.array(weights) @ _likelihoods(middle, guesses[: place + 1])
        whole = np.convolve(whole, np.concatenate((np.zeros(1), _share(likely * middle.unseen))))
    return whole


@lru_cache(maxsize=1 << 12)
def _likelihoods(middle: Middle, guesses: tuple[int, ...]) -> Probabilities:
    """The probability of the last of these guesses, with a row for each style and a column for each card."""
    guess, before = guesses[-1], guesses[:-1]
    others = middle.seats - 1
    expected = NUMBERS + others * _mean_card(middle.unseen)
    spread = ROUGHLY * others
    rough = np.exp(-np.abs(guess - expected) / spread) / (2 * spread)
    rows = [rough]
    for style in (Style.SOUND, Style.READER):
        planned = np.array(GUESSING[style](middle, before)) == guess
        rows.append((1 - OFF_PLAN) * planned + OFF_PLAN * rough)
    return np.array(rows)


def learn_styles(seats: int, history: Sequence[Any]) -> list[Probabilities]:
    """The probability of each style of each seat, by the guesses with cards that were shown later."""
    weights = [PRIOR for _ in range(seats)]
    shown: list[int] = []
    guessed: list[Guessed] = []
    for event in history:
        if isinstance(event, Guessed):
            guessed.append(event)
        elif isinstance(event, Won):
            middle, guesses = Middle(seats, _unseen(shown)), tuple(guess.total for guess in guessed)
            for place, guess in enumerate(guessed):
                likely = _likelihoods(middle, guesses[: place + 1])[:, event.cards[guess.seat].number - 1]
                weights[guess.seat] = _share(weights[guess.seat] * likely)
            shown += [card.number for card in event.cards]
            guessed = []
    return weights


# How later players reply


def _worth_a_thought(menu: Sequence[Guess], expected: int, guesses: Sequence[int]) -> list[int]:
    aside = {expected + step for step in STEPS_ASIDE} | {
        guess + step for guess in guesses for step in (-1, 1)
    }
    return sorted(guess for guess in aside - {*guesses} if menu[0].total <= guess <= menu[-1].total)


class Reply(NamedTuple):
    """How a later player may guess."""

    style: Style
    own: int
    astray: float
    """By how much, if roughly."""


def _any_reply(styles: Probabilities, unseen: Sequence[int], seats: int, rng: Random) -> Reply:
    style = Style(_pick(styles.tolist(), rng))
    return Reply(style, _pick(unseen, rng), rng.gauss(0, ROUGHLY * (seats - 1)))


def _reply(middle: Middle, guesses: tuple[int, ...], reply: Reply) -> int:
    if reply.style is Style.ROUGH:
        total = reply.own + 1 + round((middle.seats - 1) * _mean_card(middle.unseen) + reply.astray)
        return max(middle.seats, min(HIGHEST * middle.seats, total))
    return int(GUESSING[reply.style](middle, guesses)[reply.own])


def _wins(
    middle: Middle, before: tuple[int, ...], guess: int, totals: Probabilities, later: Sequence[Reply]
) -> float:
    """The probability that a guess wins if the later players reply like this."""
    guesses, more = (*before, guess), 0
    for reply in later:
        guesses = (*guesses, _reply(middle, guesses, reply))
        more += reply.own + 1
    low, end = cell(guess, before, guesses[len(before) + 1 :], HIGHEST * middle.seats)
    return float(totals[max(0, low - more) : max(0, end - more)].sum())


def _pick(weights: Sequence[float], rng: Random) -> int:
    return rng.choices(range(len(weights)), weights)[0]


def _mean_card(unseen: Sequence[int]) -> float:
    return float(NUMBERS @ np.array(unseen) / sum(unseen))


def _share(weights: Probabilities) -> Probabilities:
    share: Probabilities = weights / weights.sum()
    return share
