"""The exact chance to be dealt a stage in Stufen, by counting hands. Simulations are compared with it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum.cards import CARD, JOKER, PAUSE, Card, Colour
from reihum.games.stufen.melds import NUMBERS, Need, missing
from reihum.games.stufen.state import DECK

HAND = 10
Counts: TypeAlias = npt.NDArray[np.integer[Any]]
COLOURS = tuple(Colour)
FACES = Counter(DECK)
OF_A_NUMBER = sum(card.is_number and card.number == 1 for card in DECK)
OF_A_COLOUR = sum(card.is_number and card.colour is Colour.RED for card in DECK)


def stage_chance(need: Need, *more: Need) -> Fraction:
    """The chance that ten dealt cards hold a stage, counted hand by hand: of Pasche, of one meld, or of a
    Pasch and a Reihe."""
    kinds = {each.kind for each in (need, *more)}
    if kinds == {"pasch", "reihe"} and len(more) == 1:
        reihe, pasch = sorted((need, *more), key=lambda each: each.kind, reverse=True)
        return pasch_and_reihe(pasch.size, reihe.size)
    if kinds != {need.kind} or (more and need.kind != "pasch"):
        raise ValueError("only stages of Pasche, of one meld, or of a Pasch and a Reihe can be counted")
    hands = 0
    for jokers, pauses in product(range(FACES[JOKER] + 1), range(FACES[PAUSE] + 1)):
        numbers = HAND - jokers - pauses
        if numbers >= 0:
            luck = comb(FACES[JOKER], jokers) * comb(FACES[PAUSE], pauses)
            for cards, ways in COUNTED[need.kind](numbers):
                if not missing((*cards, *[JOKER] * jokers), (need, *more)):
                    hands += luck * ways
    return Fraction(hands, comb(len(DECK), HAND))


def pasch_and_reihe(
    pasch: int,
    reihe: int,
    *,
    copies: int = OF_A_NUMBER,
    jokers: int = FACES[JOKER],
    pauses: int = FACES[PAUSE],
    hand: int = HAND,
) -> Fraction:
    """The chance that dealt cards hold a Pasch and a Reihe of these sizes."""
    hands = 0
    for numbers in range(hand + 1):
        held, ways = _times_held(numbers, copies)
        lacking = _lacking(held, pasch, reihe)
        for wild in range(min(jokers, hand - numbers) + 1):
            luck = comb(jokers, wild) * comb(pauses, hand - numbers - wild)
            hands += luck * int(ways[lacking <= wild].sum())
    return Fraction(hands, comb(len(NUMBERS) * copies + jokers + pauses, hand))


@cache
def _times_held(cards: int, copies: int) -> tuple[Counts, Counts]:
    """Hands as rows with the count of each number, and how many hands each row stands for."""
    held, times = np.zeros((1, 0), np.int8), np.arange(min(cards, copies) + 1, dtype=np.int8)
    for _ in NUMBERS:
        held = np.column_stack((held.repeat(len(times), axis=0), np.tile(times, len(held))))
        held = held[held.sum(axis=1) <= cards]
    held = held[held.sum(axis=1) == cards]
    return held, np.array([comb(copies, number) for number in times])[held].prod(axis=1)


def _lacking(held: Counts, pasch: int, reihe: int) -> Counts:
    """The fewest jokers that each row takes. A card that fits the Reihe is never better kept for the Pasch: a
    joker does as well there."""
    fewest = np.full(len(held), pasch + reihe)
    for low in range(len(NUMBERS) - reihe + 1):
        run = held[:, low : low + reihe] > 0
        left = held.copy()
        left[:, low : low + reihe] -= run
        needed = reihe - run.sum(axis=1) + pasch - left.max(axis=1).clip(max=pasch)
        fewest = np.minimum(fewest, needed)
    return fewest


def _by_number(cards: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Hands of number cards by how many are equal: one of each kind, and how many there are."""
    for groups in _partitions(cards, min(cards, OF_A_NUMBER)):
        left = Counter(groups)
        left[0] = len(NUMBERS) - len(groups)
        orders = factorial(len(NUMBERS)) // prod(map(factorial, left.values()))
        hand = [_card(number, copy) for number, size in enumerate(groups, 1) for copy in range(size)]
        yield tuple(hand), orders * prod(comb(OF_A_NUMBER, size) for size in groups)


def _by_numbers_held(cards: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Hands by the set of numbers in them."""
    for size in range(min(cards, len(NUMBERS)) + 1):
        ways = sum(
            (-1) ** (size - some) * comb(size, some) * comb(some * OF_A_NUMBER, cards)
            for some in range(size + 1)
        )
        for numbers in combinations(NUMBERS, size) if ways else ():
            yield tuple(_card(number, 0) for number in numbers), ways


def _by_colour(cards: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Hands by how many cards they have of each colour."""
    every = product(range(cards + 1), repeat=len(COLOURS))
    for sizes in (sizes for sizes in every if sum(sizes) == cards):
        hand = [
            CARD[colour, NUMBERS[place % len(NUMBERS)]]
            for colour, size in zip(COLOURS, sizes, strict=True)
            for place in range(size)
        ]
        yield tuple(hand), prod(comb(OF_A_COLOUR, size) for size in sizes)


COUNTED: Mapping[str, Callable[[int], Iterator[tuple[tuple[Card, ...], int]]]] = {
    "pasch": _by_number,
    "reihe": _by_numbers_held,
    "farbe": _by_colour,
}


def _card(number: int, copy: int) -> Card:
    return CARD[COLOURS[copy % len(COLOURS)], number]


def _partitions(total: int, largest: int) -> Iterator[Sequence[int]]:
    if total == 0:
        yield ()
    for first in range(min(total, largest), 0, -1):
        yield from ((first, *rest) for rest in _partitions(total - first, first))
