"""Small functions for the rules of games: whose turn it is, shuffles, hands and places."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from reihum.cards import Card, Cards, Piles
from reihum.game import NATURE, Actor, CardLocation, IllegalAction, Rng, Seat

ACTING: Final[Mapping[Actor | None, frozenset[Actor]]] = {
    None: frozenset(),
    **{actor: frozenset({actor}) for actor in (NATURE, *range(6))},
}
"""What ``to_act`` gives for the actor whose turn it is, or for ``None`` when the round is over."""
NOBODY: Final = ACTING[None]

ResultT = TypeVar("ResultT", int, tuple[int, ...])
ValueT = TypeVar("ValueT")


def shuffled(cards: Iterable[Card], rng: Rng) -> Cards:
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


def check_shuffle(
    to_act: frozenset[Actor], actor: Actor, order: Sequence[Card], expected: Iterable[Card]
) -> None:
    """Raises ``IllegalAction`` unless NATURE is to act, and acts with exactly the expected cards."""
    check_nature(to_act, actor)
    check_order(order, expected)


def check_seat(to_act: frozenset[Actor], actor: Actor) -> Seat:
    """The seat that acts; raises ``IllegalAction`` unless it is a seat's turn, and this one's."""
    if actor not in to_act:
        raise out_of_turn(to_act)
    if actor is NATURE:
        raise IllegalAction("not-yours")
    return actor


def own_only(hands: Iterable[ValueT | None], seat: Seat | None) -> tuple[ValueT | None, ...]:
    """The hands as their owner at ``seat`` sees them: the others hidden."""
    return tuple(hand if owner == seat else None for owner, hand in enumerate(hands))


def owned(hands: Iterable[Cards], *, shown: bool = False) -> Iterator[CardLocation]:
    """The cards before each seat, which only their owner sees until they are shown."""
    return (CardLocation(hand, None if shown else frozenset({seat})) for seat, hand in enumerate(hands))


def deal(order: Cards, seats: int, each: int) -> tuple[Piles, Cards]:
    """Hands of this size, one after another, and the cards that are left."""
    dealt = seats * each
    return tuple(order[start : start + each] for start in range(0, dealt, each)), order[dealt:]


def deal_evenly(cards: Cards, seats: int, dealer: Seat) -> Iterator[Cards]:
    """A hand for each seat, as even as possible: cards left over go round from the left of the dealer."""
    each, more = divmod(len(cards), seats)
    for seat in range(seats):
        size = each + ((seat - dealer - 1) % seats < more)
        yield cards[:size]
        cards = cards[size:]


def put(values: tuple[ValueT, ...], seat: Seat, value: ValueT) -> tuple[ValueT, ...]:
    """The values by seat, with this one at ``seat``."""
    return (*values[:seat], value, *values[seat + 1 :])


def next_seat(seat: Seat, seats: int) -> Seat:
    """The left neighbour (G2)."""
    return (seat + 1) % seats


def ranked(results: Sequence[ResultT]) -> tuple[int, ...]:
    """Places by results, the least first; equal results share one: 1, 1, 3 (G5)."""
    return tuple(1 + sum(other < mine for other in results) for mine in results)
