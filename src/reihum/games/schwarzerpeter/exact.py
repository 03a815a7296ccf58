"""The exact chance to lose in Schwarzer Peter, as a Markov chain. Simulations are compared with it."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import factorial, prod
from typing import NamedTuple

PRECISE = 1e-12
"""Chances that change less in a step are as good as exact."""

Shared = tuple[int, ...]
"""For each pair of seats, in order: the numbers of which both hold one card."""


class Holding(NamedTuple):
    """A position: nothing else of the cards matters."""

    shared: Shared
    peter: int
    """The seat with the Schwarzer Peter."""
    drawer: int


def peter_losses(seats: int, pairs: int) -> list[float]:
    """The chances to lose, from the player who draws first on; for two or three players."""
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
    """The chance of each position after the first pairs are laid. Seat 0 draws first."""
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
                    lost = [float(seat == after.peter) for seat in range(seats)]
                    known = solved[after] if any(after.shared) else lost
                    losses = [loss + chance * more for loss, more in zip(losses, known, strict=True)]
                change = max(change, *(abs(new - old) for new, old in zip(losses, solved[at], strict=True)))
                solved[at] = losses
    return solved


def _draws(seats: int, at: Holding) -> Iterator[tuple[float, Holding]]:
    """The positions that a draw leads to, with their probabilities (SP3)."""
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


def _shares(parts: int, totals: range) -> Iterator[Shared]:
    """Every way to write one of these totals as a sum of this number of numbers, in order."""
    if parts == 0:
        if 0 in totals:
            yield ()
        return
    for first in range(totals.stop):
        rest = range(max(0, totals.start - first), totals.stop - first)
        yield from ((first, *others) for others in _shares(parts - 1, rest))
