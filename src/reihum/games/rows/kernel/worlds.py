"""Hidden cards dealt anew: the positions that a seat holds possible."""

from __future__ import annotations

from reihum.games.rows.kernel.rules import give
from reihum.games.rows.kernel.state import HALF, HANDS, PILE, PILED, SEATS
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import MOST_SEATS, Rng, Words
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below, mix

ATTEMPTS = 50
FREE = MOST_SEATS + 1
"""Where the free places are counted, behind the sizes of hands and pile."""


@compiled
def imagine(state: Words, seat: int, excluded: Words, rng: Rng, room: Words) -> None:
    """Deals what a seat does not see anew. Two words a seat say which cards it is known not to hold; where no
    such deal is found, any will do."""
    first, second = _hidden(state, seat)
    _measure(state, seat, room)
    for attempt in range(ATTEMPTS):
        strictly = attempt < ATTEMPTS - 1
        if _deal(state, seat, first, second, excluded, strictly, rng, room):
            break
    mix(state, PILE, state[PILED], rng)


@compiled
def _hidden(state: Words, seat: int) -> tuple[int, int]:
    """The cards that a seat does not see, in two words."""
    first = second = 0
    for owner in range(state[SEATS]):
        if owner != seat:
            first |= state[HANDS + 2 * owner]
            second |= state[HANDS + 2 * owner + 1]
    for place in range(state[PILED]):
        card = state[PILE + place]
        if card < HALF:
            first |= 1 << card
        else:
            second |= 1 << card - HALF
    return first, second


@compiled
def _deal(
    state: Words, seat: int, first: int, second: int, excluded: Words, strictly: bool, rng: Rng, room: Words
) -> bool:
    """Puts each card into any free place of those it may be in, a card with fewer of them first; whether
    there was always one."""
    seats = state[SEATS]
    for owner in range(seats + 1):
        room[FREE + owner] = room[owner]
        if room[owner] and owner < seats:
            state[HANDS + 2 * owner] = state[HANDS + 2 * owner + 1] = 0
    for times in range(seats - 1, -1, -1):
        for half in range(2):
            left = second if half else first
            while left:
                place = lowest(left)
                left &= left - 1
                barred = _barred(excluded, seats, seat, half, place) if strictly else 0
                if count(barred) == times:
                    owner = _free_place(room, seats, barred, rng)
                    if owner < 0:
                        return False
                    room[FREE + owner] -= 1
                    if owner == seats:
                        state[PILE + room[FREE + owner]] = half * HALF + place
                    else:
                        give(state, owner, half * HALF + place)
    return True


@compiled
def _measure(state: Words, seat: int, room: Words) -> None:
    """Writes how many cards each hand has that a seat does not see, and then the pile."""
    seats = state[SEATS]
    for owner in range(seats):
        hand = HANDS + 2 * owner
        room[owner] = 0 if owner == seat else count(state[hand]) + count(state[hand + 1])
    room[seats] = state[PILED]


@compiled
def _barred(excluded: Words, seats: int, seat: int, half: int, place: int) -> int:
    """The others who are known not to hold a card, as a set."""
    barred = 0
    for owner in range(seats):
        if owner != seat:
            barred |= (excluded[2 * owner + half] >> place & 1) << owner
    return barred


@compiled
def _free_place(room: Words, seats: int, barred: int, rng: Rng) -> int:
    """A hand or, after the last seat, the pile, as likely as it has free places; -1 if there is none."""
    free = 0
    for owner in range(seats + 1):
        if not barred >> owner & 1:
            free += room[FREE + owner]
    if not free:
        return -1
    chosen = below(rng, free)
    for owner in range(seats + 1):
        if not barred >> owner & 1:
            chosen -= room[FREE + owner]
            if chosen < 0:
                return owner
    return -1
