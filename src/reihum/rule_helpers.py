"""Small functions for the rules of games: whose turn it is, shuffles, hands and places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from reihum.cards import Card
from reihum.game import NATURE, Actor, IllegalAction, Rng, Seat

NOBODY: Final[frozenset[Actor]] = frozenset()
NATURE_ACTS: Final[frozenset[Actor]] = frozenset({NATURE})
SEAT_ACTS: Final[tuple[frozenset[Actor], ...]] = tuple(frozenset({seat}) for seat in range(6))
"""What ``to_act`` gives when one seat has its turn."""
ACTING: Final[Mapping[Actor | None, frozenset[Actor]]] = {
    None: NOBODY,
    NATURE: NATURE_ACTS,
    **dict(enumerate(SEAT_ACTS)),
}
"""What ``to_act`` gives for the actor whose turn it is, or for ``None`` when the round is over."""

ResultT = TypeVar("ResultT", int, tuple[int, ...])


def shuffled(cards: Iterable[Card], rng: Rng) -> tuple[Card, ...]:
    """The cards in random order (Fisher and Yates, from the last place down)."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        chosen = rng.randrange(last + 1)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return tuple(mixed)


def check_order(order: Sequence[Card], expected: Iterable[Card]) -> None:
    """Raises ``IllegalAction`` unless a written-down shuffle has exactly the expected cards."""
    if sorted(order) != sorted(expected):
        raise IllegalAction("wrong-cards")


def out_of_turn(to_act: frozenset[Actor]) -> IllegalAction:
    """The refusal for an actor that is not to act."""
    if not to_act:
        return IllegalAction("game-over")
    if NATURE in to_act:
        return IllegalAction("shuffle-first")
    return IllegalAction("not-your-turn", "G2")


def check_nature(to_act: frozenset[Actor], actor: Actor) -> None:
    """Raises ``IllegalAction`` unless NATURE is to act, and acts."""
    if actor not in to_act:
        raise out_of_turn(to_act)
    if actor is not NATURE:
        raise IllegalAction("not-yours")


def check_seat(to_act: frozenset[Actor], actor: Actor) -> Seat:
    """The seat that acts; raises ``IllegalAction`` unless it is a seat's turn, and this one's."""
    if actor not in to_act:
        raise out_of_turn(to_act)
    if actor is NATURE:
        raise IllegalAction("not-yours")
    return actor


def own_only(
    hands: Sequence[tuple[Card, ...] | None], seat: Seat | None
) -> tuple[tuple[Card, ...] | None, ...]:
    """The hands as their owner at ``seat`` sees them: the others hidden."""
    return tuple(hand if owner == seat else None for owner, hand in enumerate(hands))


def next_seat(seat: Seat, seats: int) -> Seat:
    """The left neighbour (G2)."""
    return (seat + 1) % seats


def ranked(results: Sequence[ResultT]) -> tuple[int, ...]:
    """Places by results, the least first; equal results share one: 1, 1, 3 (G5)."""
    return tuple(1 + sum(other < mine for other in results) for mine in results)
