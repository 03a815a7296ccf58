"""The exact chance of a draw in Zweikampf, as a sum over ties. Simulations are compared with it."""

from collections import defaultdict
from fractions import Fraction
from math import comb, factorial


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
    """The chance of exactly this number of ties (inclusion and exclusion)."""
    ways = sum(
        (-1) ** (more - ties) * comb(more, ties) * comb(numbers, more) * _pairings(numbers - more)
        for more in range(ties, numbers + 1)
    )
    return Fraction(ways, _pairings(numbers))


def _pairings(numbers: int) -> int:
    """The number of ways to put two cards of each number into pairs."""
    return factorial(2 * numbers) // (factorial(numbers) << numbers)


def _drawn_orders(turns: int, ties: int) -> tuple[int, int]:
    """How many orders of ties and wins of either side end in a draw, and how many there are."""
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
