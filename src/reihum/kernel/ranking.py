"""How results are ranked."""

from reihum.kernel.compiled_game import CARRIED, MOST_SEATS, PLACES, POINTS, Ints
from reihum.kernel.compiling import compiled


@compiled
def rank(results: Ints, at: int, seats: int, sign: int) -> None:
    """Writes the places: by what is carried, the most first, then by points times the sign, the fewest first.

    Equal results share a place (G5).
    """
    points, places, carried = at + POINTS * MOST_SEATS, at + PLACES * MOST_SEATS, at + CARRIED * MOST_SEATS
    for seat in range(seats):
        place = 1
        for other in range(seats):
            ahead = results[carried + other] - results[carried + seat]
            if ahead > 0 or (ahead == 0 and sign * results[points + other] < sign * results[points + seat]):
                place += 1
        results[places + seat] = place
