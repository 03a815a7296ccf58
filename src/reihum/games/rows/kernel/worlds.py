"""Determinization: random deals of the cards that a seat does not see."""

from reihum.games.rows.kernel import state as s
from reihum.games.rows.kernel.rules import give, with_card
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import MOST_SEATS, Ints, Rng
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below, mix

KNOWN = 2
"""What is known of a hand: the cards that it cannot hold, in two halves."""
ATTEMPTS = 50
FREE = MOST_SEATS + 1
"""Where the free places are counted, after the sizes of the hands and the pile."""


@compiled
def imagine(state: Ints, seat: int, excluded: Ints, rng: Rng, scratch: Ints) -> None:
    """Deals the cards that a seat does not see at random.

    ``excluded`` has, for each seat, the cards that it is known not to hold. If no such deal is found, any
    deal will do.
    """
    first, second = _hidden(state, seat)
    _measure(state, seat, scratch)
    for attempt in range(ATTEMPTS):
        strictly = attempt < ATTEMPTS - 1
        if _deal(state, seat, first, second, excluded, strictly, rng, scratch):
            break
    mix(state, s.PILE, state[s.PILED], rng)


@compiled
def _hidden(state: Ints, seat: int) -> tuple[int, int]:
    """The cards that a seat does not see, in two halves."""
    first = second = 0
    for owner in range(state[s.SEATS]):
        if owner != seat:
            first |= state[s.HANDS + 2 * owner]
            second |= state[s.HANDS + 2 * owner + 1]
    for place in range(state[s.PILED]):
        first, second = with_card(first, second, state[s.PILE + place])
    return first, second


@compiled
def _deal(
    state: Ints, seat: int, first: int, second: int, excluded: Ints, strictly: bool, rng: Rng, scratch: Ints
) -> bool:
    """Puts each card into a random free place where it may be, cards with few such places first.

    Returns whether there was always one.
    """
    seats = state[s.SEATS]
    for owner in range(seats + 1):
        scratch[FREE + owner] = scratch[owner]
        if scratch[owner] and owner < seats:
            state[s.HANDS + 2 * owner] = state[s.HANDS + 2 * owner + 1] = 0
    for times in range(seats - 1, -1, -1):
        for half in range(2):
            left = second if half else first
            while left:
                place = lowest(left)
                left &= left - 1
                barred = _barred(excluded, seats, seat, half, place) if strictly else 0
                if count(barred) == times:
                    owner = _free_place(scratch, seats, barred, rng)
                    if owner < 0:
                        return False
                    scratch[FREE + owner] -= 1
                    if owner == seats:
                        state[s.PILE + scratch[FREE + owner]] = half * s.HALF + place
                    else:
                        give(state, owner, half * s.HALF + place)
    return True


@compiled
def _measure(state: Ints, seat: int, scratch: Ints) -> None:
    """Writes the sizes of the hands that a seat does not see, and of the pile."""
    seats = state[s.SEATS]
    for owner in range(seats):
        hand = s.HANDS + 2 * owner
        scratch[owner] = 0 if owner == seat else count(state[hand]) + count(state[hand + 1])
    scratch[seats] = state[s.PILED]


@compiled
def _barred(excluded: Ints, seats: int, seat: int, half: int, place: int) -> int:
    """The other seats that are known not to hold a card, as a set."""
    barred = 0
    for owner in range(seats):
        if owner != seat:
            barred |= (excluded[2 * owner + half] >> place & 1) << owner
    return barred


@compiled
def _free_place(scratch: Ints, seats: int, barred: int, rng: Rng) -> int:
    """A random free place: a seat, the number after the last seat for the pile, or -1 if there is none."""
    free = 0
    for owner in range(seats + 1):
        if not barred >> owner & 1:
            free += scratch[FREE + owner]
    if not free:
        return -1
    chosen = below(rng, free)
    for owner in range(seats + 1):
        if not barred >> owner & 1:
            chosen -= scratch[FREE + owner]
            if chosen < 0:
                return owner
    return -1
