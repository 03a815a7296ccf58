"""Whether a stage can be laid, and all ways to lay its next meld (ST4 to ST7), on integers."""

import numpy as np

from reihum.games.stufen.kernel import state as s
from reihum.games.stufen.melds import LONGEST
from reihum.kernel.bits import count, lowest, nth
from reihum.kernel.compiled_game import Ints
from reihum.kernel.compiling import compiled, inlined

COLOURS = 4
A_COLOUR, A_NUMBER = (1 << s.NUMBERS) - 1, sum(1 << colour * s.NUMBERS for colour in range(COLOURS))
"""The faces of the first colour, and the faces with the lowest number."""
ONE_EACH = sum(1 << 4 * place for place in range(s.NUMBERS))
"""One card of each number. Counts by number have four bits for each number."""
SPREAD = np.array(
    [sum((lane >> place & 1) << 4 * place for place in range(s.NUMBERS)) for lane in range(1 << s.NUMBERS)],
    np.int64,
)
"""The numbers of one colour as counts."""


@compiled
def missing(once: int, twice: int, jokers: int, needs: int) -> int:
    """The fewest further cards that a hand needs to lay all of these melds."""
    # Never the bare constant: numba would compile what calls itself a second time for it, and crash on that
    # version when it comes from disk.
    most = jokers + LONGEST
    return max(0, _blanks(once, twice, needs, most) - jokers)


@compiled
def can_lay(once: int, twice: int, jokers: int, needs: int) -> bool:
    """Whether no card is missing. Faster than counting them."""
    return _blanks(once, twice, needs, jokers) <= jokers


@compiled
def _blanks(once: int, twice: int, needs: int, most: int) -> int:
    """The fewest jokers that it takes to lay these melds; ``most + 1`` if ``most`` is not enough."""
    if not needs:
        return 0
    in_order = _farbe_last(needs)
    if asks_for(needs, s.FARBE):
        return _blanks_by_card(once, twice, in_order, most)
    return _blanks_by_number(by_number(once, twice), in_order, most)


@compiled
def asks_for(needs: int, kind: int) -> bool:
    while needs:
        if needs >> 4 & 15 == kind:
            return True
        needs >>= 8
    return False


@compiled
def _farbe_last(needs: int) -> int:
    """The melds in the order of the search: Reihen first and Farben last, the largest of a kind first."""
    in_order = 0
    while needs:
        least, place, shift = needs & 255, 0, 8
        while needs >> shift:
            if needs >> shift & 255 < least:
                least, place = needs >> shift & 255, shift
            shift += 8
        in_order = in_order << 8 | least
        needs = needs & (1 << place) - 1 | needs >> place + 8 << place
    return in_order


@compiled
def by_number(once: int, twice: int) -> int:
    """The number of cards of each number, in all colours."""
    counts = 0
    for colour in range(COLOURS):
        shift = colour * s.NUMBERS
        counts += SPREAD[once >> shift & A_COLOUR] + SPREAD[twice >> shift & A_COLOUR]
    return counts


@compiled
def _blanks_by_number(counts: int, needs: int, most: int) -> int:
    """For melds without a Farbe: colours do not matter (ST5)."""
    if not needs:
        return 0
    size, rest = needs & 15, needs >> 8
    fewest = most + 1
    if needs >> 4 & 15 == s.REIHE:
        held = (counts | counts >> 1 | counts >> 2 | counts >> 3) & ONE_EACH
        for low in range(s.NUMBERS + 1 - size):
            used = held & (1 << 4 * size) - 1 << 4 * low
            lacking = size - count(used)
            if lacking < fewest:
                fewest = lacking + _blanks_by_number(counts - used, rest, fewest - lacking - 1)
        return fewest
    tried = 0  # only groups follow, and equally frequent numbers do equally well
    for number in range(s.NUMBERS):
        times = counts >> 4 * number & 15
        used = min(size, times)
        lacking = size - used
        if lacking < fewest and not tried >> times & 1:
            tried |= 1 << times
            fewest = lacking + _blanks_by_number(counts - (used << 4 * number), rest, fewest - lacking - 1)
    return fewest


@compiled
def _blanks_by_card(once: int, twice: int, needs: int, most: int) -> int:
    """For melds with a Farbe: it matters which cards the others use."""
    if not needs:
        return 0
    kind, size, rest = needs >> 4 & 15, needs & 15, needs >> 8
    fewest = most + 1
    if kind == s.FARBE:
        for colour in range(COLOURS):
            used = min(size, of_colour(once, twice, colour))
            lacking = size - used
            if lacking < fewest:
                left, left_twice = _without_some(once, twice, colour, used)
                fewest = lacking + _blanks_by_card(left, left_twice, rest, fewest - lacking - 1)
    elif kind == s.PASCH:
        for number in range(s.NUMBERS):
            equal = 0
            for colour in range(COLOURS):
                equal += _times(once, twice, colour * s.NUMBERS + number)
            used = min(size, equal)
            lacking = size - used
            for picked in range(81):
                if lacking < fewest and _is_pick(once, twice, number, picked, used):
                    left, left_twice = _without_pick(once, twice, number, picked)
                    fewest = lacking + _blanks_by_card(left, left_twice, rest, fewest - lacking - 1)
    else:
        for low in range(s.NUMBERS + 1 - size):
            ways, held = 1, 0
            for number in range(low, low + size):
                colours = count(_colours_of(once, number))
                held += colours > 0
                ways *= max(1, colours)
            lacking = size - held
            for way in range(ways):
                if lacking < fewest:
                    left, left_twice = _without_run(once, twice, low, size, way)
                    fewest = lacking + _blanks_by_card(left, left_twice, rest, fewest - lacking - 1)
    return fewest


@compiled
def _times(once: int, twice: int, face: int) -> int:
    return (once >> face & 1) + (twice >> face & 1)


@compiled
def of_colour(once: int, twice: int, colour: int) -> int:
    """The number of cards of a colour."""
    shift = colour * s.NUMBERS
    return count(once >> shift & A_COLOUR) + count(twice >> shift & A_COLOUR)


@compiled
def less(once: int, twice: int, face: int) -> tuple[int, int]:
    """The two sets without one card of a face."""
    if twice >> face & 1:
        return once, twice ^ 1 << face
    return once ^ 1 << face, twice


@compiled
def _without_some(once: int, twice: int, colour: int, size: int) -> tuple[int, int]:
    """Without this number of cards of a colour, no matter which."""
    for _ in range(size):
        once, twice = less(once, twice, lowest(once & A_COLOUR << colour * s.NUMBERS))
    return once, twice


@compiled
def _is_pick(once: int, twice: int, number: int, picked: int, size: int) -> bool:
    """Whether a pick is possible: the cards of a number exist, and their total is right. The pick has a
    ternary digit for each colour."""
    total = 0
    for colour in range(COLOURS):
        if picked % 3 > _times(once, twice, colour * s.NUMBERS + number):
            return False
        total += picked % 3
        picked //= 3
    return total == size


@compiled
def _without_pick(once: int, twice: int, number: int, picked: int) -> tuple[int, int]:
    for colour in range(COLOURS):
        for _ in range(picked % 3):
            once, twice = less(once, twice, colour * s.NUMBERS + number)
        picked //= 3
    return once, twice


@compiled
def _colours_of(once: int, number: int) -> int:
    """The colours that a number is there in, as a set."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (once >> colour * s.NUMBERS + number & 1) << colour
    return colours


@compiled
def _without_run(once: int, twice: int, low: int, size: int, way: int) -> tuple[int, int]:
    """Without one card for each number of a run that is there; ``way`` has their colours."""
    left, left_twice = once, twice
    for number in range(low, low + size):
        colours = _colours_of(once, number)
        if colours:
            choices = count(colours)
            left, left_twice = less(left, left_twice, nth(colours, way % choices) * s.NUMBERS + number)
            way //= choices
    return left, left_twice


# What can be laid


@compiled
def layable(once: int, twice: int, jokers: int, needs: int, out: Ints) -> int:
    """Writes all ways to lay the first of these melds so that the others can follow (ST4)."""
    if not can_lay(once, twice, jokers, needs):
        return 0
    kind, size, rest = needs >> 4 & 15, needs & 15, needs >> 8
    if kind == s.REIHE:
        return _runs(once, twice, jokers, size, rest, out)
    return _groups(once, twice, jokers, kind, size, rest, out)


@compiled
def run(once: int, jokers: int, size: int) -> int:
    """One way to lay a Reihe with the fewest jokers; 0 if there is none."""
    best, fewest = 0, jokers + 1
    for low in range(s.NUMBERS + 1 - size):
        used, picked = 0, 0
        for place in range(size):
            colours = _colours_of(once, low + place)
            used += colours == 0
            picked |= (lowest(colours) if colours else s.IN_REIHE_A_JOKER) << 3 * place
        if used < fewest:
            best, fewest = _written(s.REIHE, low + 1, size, picked), used
    return best


@compiled
def _runs(once: int, twice: int, jokers: int, size: int, rest: int, out: Ints) -> int:
    """Writes the Reihen: in each place a card that is there, or a joker."""
    length = 0
    for low in range(s.NUMBERS + 1 - size):
        ways = 1
        for number in range(low, low + size):
            ways *= count(_colours_of(once, number)) + 1
        for way in range(ways):
            left, left_twice, used, picked, turns = once, twice, 0, 0, way
            for place in range(size):
                colours = _colours_of(once, low + place)
                choices = count(colours) + 1
                choice = turns % choices
                turns //= choices
                if choice == choices - 1:
                    picked |= s.IN_REIHE_A_JOKER << 3 * place
                    used += 1
                else:
                    colour = nth(colours, choice)
                    picked |= colour << 3 * place
                    left, left_twice = less(left, left_twice, colour * s.NUMBERS + low + place)
            if used <= jokers and can_lay(left, left_twice, jokers - used, rest):
                out[length] = _written(s.REIHE, low + 1, size, picked)
                length += 1
    return length


@compiled
def _groups(once: int, twice: int, jokers: int, kind: int, size: int, rest: int, out: Ints) -> int:
    """Writes the Pasche or the Farben: some of the cards that are alike, and jokers for the others."""
    length = 0
    for of in range(s.NUMBERS if kind == s.PASCH else COLOURS):
        alike = A_NUMBER << of if kind == s.PASCH else A_COLOUR << of * s.NUMBERS
        if count(once & alike) + count(twice & alike) + jokers < size:
            continue
        faces = 0
        while True:
            doubles = 0
            while True:
                used = size - count(faces) - count(doubles)
                if 0 <= used <= jokers:
                    left, left_twice = once & ~(faces & ~twice | doubles), twice & ~faces
                    if can_lay(left, left_twice, jokers - used, rest):
                        picked = _picked(faces, doubles, kind, of)
                        out[length] = _written(kind, of + 1 if kind == s.PASCH else of, used, picked)
                        length += 1
                doubles = _next_part(doubles, twice & faces)
                if not doubles:
                    break
            faces = _next_part(faces, once & alike)
            if not faces:
                break
    return length


@inlined
def _next_part(part: int, whole: int) -> int:
    """The next subset of a set; the empty set after the last one."""
    return (part - whole) & whole


@compiled
def _picked(faces: int, doubles: int, kind: int, of: int) -> int:
    """The number of cards of each colour (Pasch) or number (Farbe), in two bits each."""
    picked = 0
    for place in range(COLOURS if kind == s.PASCH else s.NUMBERS):
        face = place * s.NUMBERS + of if kind == s.PASCH else of * s.NUMBERS + place
        picked |= _times(faces, doubles, face) << 2 * place
    return picked


@compiled
def _written(kind: int, of: int, jokers: int, picked: int) -> int:
    return s.LAY | (kind | of << 2 | jokers << 6 | picked << 10) << 3
