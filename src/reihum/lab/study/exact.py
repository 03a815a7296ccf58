"""Exact results, where they can be had: what simulations are held against.

Nothing here plays. Schwarzer Peter is a Markov chain, Zweikampf a sum over ties, Ratefix a choice
by backward induction, and a stage of Stufen a count of hands.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from reihum.cards import CARD, JOKER, PAUSE, Card, Colour
from reihum.games.ratefix.rules import DECK as RATEFIX_DECK
from reihum.games.stufen.melds import NUMBERS, Need, missing
from reihum.games.stufen.state import DECK as STUFEN_DECK

# Schwarzer Peter

PRECISE = 1e-12
"""Chances that change less in a step are as good as exact."""

Shared = tuple[int, ...]
"""How many numbers each two players hold a card of each, by the pairs of seats in order."""


class Holding(NamedTuple):
    """A position: nothing else of the cards matters."""

    shared: Shared
    peter: int
    """Who has the Schwarzer Peter."""
    drawer: int


def peter_losses(seats: int, pairs: int) -> list[float]:
    """The chance to lose of who draws first, and of each one after; for two or three players."""
    solved = _peter_chances(seats, pairs)
    losses = [0.0] * seats
    for (shared, peter), chance in _peter_deals(seats, pairs).items():
        if any(shared):
            at = Holding(shared, peter, _next_with_cards(seats, shared, peter, seats - 1))
            losses = [loss + chance * more for loss, more in zip(losses, solved[at], strict=True)]
        else:
            losses[peter] += chance
    return losses


def _peter_deals(seats: int, pairs: int) -> dict[tuple[Shared, int], float]:
    """The chance of each position after the first pairs are laid. Seats count from who draws first."""
    each, more = divmod(2 * pairs + 1, seats)
    sizes = [each + (seat < more) for seat in range(seats)]
    ways: dict[tuple[Shared, int], int] = {}
    for shared in _shares(len(_twos(seats)), range(pairs + 1)):
        for peter in range(seats):
            left = [size - held for size, held in zip(sizes, _held(seats, shared, peter), strict=True)]
            if all(cards >= 0 and cards % 2 == 0 for cards in left):
                own = [cards // 2 for cards in left]
                orders = factorial(pairs) // prod(map(factorial, (*shared, *own)))
                ways[shared, peter] = orders * 2 ** sum(shared)
    return {deal: number / sum(ways.values()) for deal, number in ways.items()}


def _peter_chances(seats: int, pairs: int) -> dict[Holding, list[float]]:
    """Everybody's chance to lose, from fewer pairs to more: a draw lays a pair or leaves their number."""
    solved: dict[Holding, list[float]] = {}
    for number in range(1, pairs + 1):
        steps = {
            Holding(shared, peter, drawer): list(_draws(seats, Holding(shared, peter, drawer)))
            for shared in _shares(len(_twos(seats)), range(number, number + 1))
            for peter, drawer in product(range(seats), repeat=2)
            if _held(seats, shared, peter)[drawer]
        }
        solved.update((at, [1 / seats] * seats) for at in steps)
        change = 1.0
        while change > PRECISE:
            change = 0.0
            for at, draws in steps.items():
                losses = [0.0] * seats
                for chance, after in draws:
                    known = solved[after] if any(after.shared) else _lost(seats, after.peter)
                    losses = [loss + chance * more for loss, more in zip(losses, known, strict=True)]
                change = max(change, *(abs(new - old) for new, old in zip(losses, solved[at], strict=True)))
                solved[at] = losses
    return solved


def _draws(seats: int, at: Holding) -> Iterator[tuple[float, Holding]]:
    """What a draw leads to, and how likely (SP3)."""
    shared, peter, drawer = at
    giver = _next_with_cards(seats, shared, peter, drawer)
    cards = _held(seats, shared, peter)[giver]
    if peter == giver:
        yield 1 / cards, _drawn(seats, shared, drawer, drawer)
    for two, number in zip(_twos(seats), shared, strict=True):
        if giver in two and number:
            other = sum(two) - giver
            after = Counter(dict(zip(_twos(seats), shared, strict=True)))
            after[two] -= 1
            if other != drawer:
                after[min(other, drawer), max(other, drawer)] += 1
            yield number / cards, _drawn(seats, tuple(after[each] for each in _twos(seats)), peter, drawer)


def _drawn(seats: int, shared: Shared, peter: int, drawer: int) -> Holding:
    return Holding(shared, peter, _next_with_cards(seats, shared, peter, drawer) if any(shared) else drawer)


def _next_with_cards(seats: int, shared: Shared, peter: int, seat: int) -> int:
    held = _held(seats, shared, peter)
    return next(left for step in range(1, seats + 1) if held[left := (seat + step) % seats])


@cache
def _held(seats: int, shared: Shared, peter: int) -> tuple[int, ...]:
    """How many cards each player has."""
    twos = _twos(seats)
    return tuple(
        (seat == peter) + sum(number for two, number in zip(twos, shared, strict=True) if seat in two)
        for seat in range(seats)
    )


@cache
def _twos(seats: int) -> tuple[tuple[int, int], ...]:
    return tuple(combinations(range(seats), 2))


def _lost(seats: int, loser: int) -> list[float]:
    return [float(seat == loser) for seat in range(seats)]


def _shares(parts: int, totals: range) -> Iterator[Shared]:
    """Every way to write one of these totals as a sum of so many numbers, in order."""
    if parts == 0:
        if 0 in totals:
            yield ()
        return
    for first in range(totals.stop):
        rest = range(max(0, totals.start - first), totals.stop - first)
        yield from ((first, *others) for others in _shares(parts - 1, rest))


# Zweikampf


def duel_draws(numbers: int) -> Fraction:
    """The chance that a short game is drawn (Z4).

    Which of two different cards lies on which side is a toss of a coin, whatever the other turns show. So
    only ties matter, and every order of tied turns among the others is as likely as any other.
    """
    chance = Fraction(0)
    for ties in range(numbers + 1):
        drawn, orders = _drawn_orders(numbers, ties)
        chance += _tied(numbers, ties) * Fraction(drawn, orders)
    return chance


def _tied(numbers: int, ties: int) -> Fraction:
    """The chance that exactly so many numbers meet themselves (inclusion and exclusion)."""
    return sum(
        (
            Fraction(
                (-1) ** (more - ties) * comb(more, ties) * comb(numbers, more) * _pairings(numbers - more)
            )
            / _pairings(numbers)
            for more in range(ties, numbers + 1)
        ),
        Fraction(0),
    )


def _pairings(numbers: int) -> int:
    """In how many ways two cards of each number can be put into twos."""
    return factorial(2 * numbers) // (factorial(numbers) << numbers)


def _drawn_orders(turns: int, ties: int) -> tuple[int, int]:
    """Of all orders of tied and won turns, with who wins, how many are a draw, and how many there are."""
    orders: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for _ in range(turns):
        after: dict[tuple[int, int, int], int] = defaultdict(int)
        for (tied, stake, lead), ways in orders.items():
            after[tied + 1, stake + 1, lead] += ways
            for side in (-1, 1):
                after[tied, 0, lead + side * (stake + 1)] += ways
        orders = after
    with_ties = {(stake, lead): ways for (tied, stake, lead), ways in orders.items() if tied == ties}
    drawn = sum(ways for (_, lead), ways in with_ties.items() if lead == 0)
    return drawn, sum(with_ties.values())


# Ratefix


class Guessing(NamedTuple):
    guess: int
    chance: Fraction
    """To take the cards."""


UNSEEN = Counter(card.number for card in RATEFIX_DECK)


@cache
def last_guess(own: int, earlier: int) -> Guessing:
    """The second of two players' best guess in the first turn: the other's card may be any other one."""
    totals = _totals(own)
    guesses = range(2, 41)  # R5
    return max(
        (Guessing(guess, _closer(guess, earlier, totals)) for guess in guesses),
        key=lambda found: (found.chance, -found.guess),
    )


@cache
def first_guess(own: int) -> Guessing:
    """The first player's, who knows that the second answers with ``last_guess``."""
    return max(
        (Guessing(guess, first_chance(own, guess)) for guess in range(2, 41)),
        key=lambda found: (found.chance, -found.guess),
    )


def first_chance(own: int, guess: int) -> Fraction:
    """How often the first guess is not beaten by the best answer (R5: of two the earlier)."""
    others = _others(own)
    kept = sum(
        number
        for other, number in others.items()
        if abs(guess - own - other) <= abs(last_guess(other, guess).guess - own - other)
    )
    return Fraction(kept, sum(others.values()))


def _closer(guess: int, earlier: int, totals: Mapping[int, int]) -> Fraction:
    closer = sum(number for total, number in totals.items() if abs(guess - total) < abs(earlier - total))
    return Fraction(closer, sum(totals.values()))


def _totals(own: int) -> dict[int, int]:
    return {own + other: number for other, number in _others(own).items()}


def _others(own: int) -> Counter[int]:
    """How many cards of each number the other one may have."""
    return UNSEEN - Counter([own])


# Stufen

HAND = 10
Counts: TypeAlias = npt.NDArray[np.integer[Any]]
COLOURS = tuple(Colour)
FACES = Counter(STUFEN_DECK)
OF_A_NUMBER = sum(card.is_number and card.number == 1 for card in STUFEN_DECK)
OF_A_COLOUR = sum(card.is_number and card.colour is Colour.RED for card in STUFEN_DECK)


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
    return Fraction(hands, comb(len(STUFEN_DECK), HAND))


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
    """How often each number can be among so many cards, a row each, and how many hands a row stands for."""
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
    """Hands of so many number cards by how many are equal: one of each kind, and how many there are."""
    for groups in _partitions(cards, min(cards, OF_A_NUMBER)):
        if len(groups) <= len(NUMBERS):
            left = Counter(groups)
            left[0] = len(NUMBERS) - len(groups)
            orders = factorial(len(NUMBERS)) // prod(map(factorial, left.values()))
            hand = [_card(number, copy) for number, size in enumerate(groups, 1) for copy in range(size)]
            yield tuple(hand), orders * prod(comb(OF_A_NUMBER, size) for size in groups)


def _by_numbers_held(cards: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Hands by which numbers they have at all."""
    for size in range(min(cards, len(NUMBERS)) + 1):
        ways = sum(
            (-1) ** (size - some) * comb(size, some) * comb(some * OF_A_NUMBER, cards)
            for some in range(size + 1)
        )
        for numbers in combinations(NUMBERS, size) if ways else ():
            yield tuple(_card(number, 0) for number in numbers), ways


def _by_colour(cards: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Hands by how many cards they have of each colour."""
    for sizes in _shares(len(COLOURS), range(cards, cards + 1)):
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
