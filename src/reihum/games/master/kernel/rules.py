"""The rules of Master: deal, menu, actions, score. States, menus and results are pointers."""

from __future__ import annotations

from reihum.cards import LANE
from reihum.games.master.kernel.state import (
    A_JOKER,
    BONUSES,
    BRIDGE,
    BRIDGE_TO_JOKER,
    BRIDGES,
    COLOURS,
    DRAW,
    END,
    FILLED,
    FIRST,
    HAND,
    JOKER,
    JOKERS,
    JOKERS_HELD,
    LAID,
    NEIGHBOURS,
    OFFER,
    OFFERS,
    PASS,
    PILE,
    PILED,
    PLAYER,
    PLAYERS,
    SEATS,
    SWAP,
    SWAPPED,
    TAKEN,
    TURN,
)
from reihum.games.master.rules import BRIDGES as BRIDGES_BY_SEATS
from reihum.games.master.rules import HAND_SIZES
from reihum.games.master.state import BONUS, BONUS_CARDS, DEALT, JOKER_COSTS, MOST_LAID, NUMBERS
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import LEFT, MOST_SEATS, OVER, POINTS, Ints, Rng
from reihum.kernel.compiling import compiled, inlined
from reihum.kernel.ranking import rank
from reihum.kernel.rng import mix

CARDS = len(DEALT)
HAND_SIZE = tuple(HAND_SIZES.get(seats, 0) for seats in range(MOST_SEATS + 1))
BRIDGES_EACH = tuple(BRIDGES_BY_SEATS.get(seats, 0) for seats in range(MOST_SEATS + 1))
ROW = sum(1 << number for number in NUMBERS)
"""The places of a row."""
MIDDLE = 11
LOWER_HALF = (1 << MIDDLE + 1) - 2
UPPER_HALF = ROW & ~LOWER_HALF | 1 << MIDDLE


# The deal


@inlined
def to_act(state: Ints) -> int:
    """A seat, ``NATURE`` or ``OVER``."""
    return int(state[TURN])


@compiled
def shuffle(state: Ints, rng: Rng) -> None:
    """Makes a random move of NATURE."""
    if not state[NEIGHBOURS]:
        _lay_column_out(state, rng)
    below_top = CARDS
    for colour in range(COLOURS):
        for number in range(1, LANE):
            if number != MIDDLE:
                below_top -= 1
                state[PILE + below_top] = colour * LANE + number
    for place in range(below_top):
        state[PILE + place] = A_JOKER
    mix(state, PILE, CARDS, rng)
    deal_out(state)


@compiled
def _lay_column_out(state: Ints, rng: Rng) -> None:
    """Puts the rows in a random order (M3). Uses the memory of the pile."""
    for place in range(COLOURS):
        state[PILE + place] = COLOURS - 1 - place
    mix(state, PILE, COLOURS, rng)
    for place in range(COLOURS - 1):
        upper, lower = state[PILE + place], state[PILE + place + 1]
        state[NEIGHBOURS + upper] |= 1 << lower
        state[NEIGHBOURS + lower] |= 1 << upper


@compiled
def deal_out(state: Ints) -> None:
    """Deals a pile of all cards from its top (M4)."""
    seats = state[SEATS]
    state[PILED] = CARDS
    for seat in range(seats):
        for _ in range(HAND_SIZE[seats]):
            draw_into(state, PLAYERS + PLAYER * seat)
        state[PLAYERS + PLAYER * seat + BRIDGES] = BRIDGES_EACH[seats]
    state[TURN] = state[FIRST]


@inlined
def draw_into(state: Ints, player: int) -> None:
    state[PILED] -= 1
    card = state[PILE + state[PILED]]
    state[PILE + state[PILED]] = 0
    if card == A_JOKER:
        state[player + JOKERS_HELD] += 1
    else:
        state[player + HAND + card // LANE] |= 1 << card % LANE


# Turns


@inlined
def near(state: Ints, colour: int) -> int:
    """The free places of a row beside a card (M9)."""
    filled = state[FILLED + colour]
    return int((filled << 1 | filled >> 1) & ROW & ~filled)


@compiled
def menu(state: Ints, out: Ints) -> int:
    length = 0
    for at in range(OFFERS, offers(state, out), OFFER):
        left = out[at + 1]
        while left:
            out[length] = out[at] + lowest(left)
            left &= left - 1
            length += 1
    return length


@inlined
def offers(state: Ints, out: Ints) -> int:
    """Writes the menu as sets: a code, the places to add to it, and the number of actions up to here.

    Returns where the sets end.
    """
    player = PLAYERS + PLAYER * state[TURN]
    out[OFFERS - 1] = 0
    at, must_lay = OFFERS, False
    if state[LAID] < MOST_LAID:
        for colour in range(COLOURS):
            places = state[player + HAND + colour] & near(state, colour)
            at = _offer(out, at, colour * LANE, places)
        must_lay = at > OFFERS  # M7
        if state[player + JOKERS_HELD]:
            for colour in range(COLOURS):
                at = _offer(out, at, JOKER + colour * LANE, near(state, colour))
        if state[player + BRIDGES]:
            at = _offer_bridges(state, player, out, at)
    for colour in range(COLOURS):
        places = state[player + HAND + colour] & state[JOKERS + colour]
        at = _offer(out, at, SWAP + colour * LANE, places)
    if state[LAID]:
        return _offer(out, at, END, 1)
    if state[SWAPPED] or (must_lay and not state[PILED]):  # M13
        return at
    return _offer(out, at, DRAW if state[PILED] else PASS, 1)


@inlined
def _offer(out: Ints, at: int, code: int, places: int) -> int:
    """Writes a set, without a branch: the processor could not predict whether it is empty."""
    out[at], out[at + 1], out[at + 2] = code, places, out[at - 1] + count(places)
    return at + OFFER * (places != 0)


@inlined
def _offer_bridges(state: Ints, player: int, out: Ints, at: int) -> int:
    """Writes the bridges to numbers in hand, then those to jokers."""
    for with_joker in range(2 if state[player + JOKERS_HELD] else 1):
        kind = BRIDGE_TO_JOKER if with_joker else BRIDGE
        for colour in range(COLOURS):
            filled, rows = state[FILLED + colour], state[NEIGHBOURS + colour]
            ends = ~(filled | filled << 1 | filled >> 1)
            if not with_joker:
                ends &= state[player + HAND + colour]
            while rows:
                start = lowest(rows)
                rows &= rows - 1
                at = _offer(out, at, kind + 100 * start + colour * LANE, ends & state[FILLED + start])
    return at


@inlined
def apply(state: Ints, action: int) -> None:
    player = PLAYERS + PLAYER * state[TURN]
    if action < DRAW:
        _lay(state, player, action)
    elif action == DRAW:
        draw_into(state, player)
        _next_turn(state)
    elif action == PASS:
        _next_turn(state)
    elif action == END:
        _end_turn(state)
    elif action < SWAP:
        _lay_joker(state, player, action - JOKER)
    elif action < BRIDGE:
        _swap(state, player, action - SWAP)
    else:
        state[player + BRIDGES] -= 1
        if action < BRIDGE_TO_JOKER:
            _lay(state, player, action % 100)
        else:
            _lay_joker(state, player, action % 100)


@inlined
def _lay(state: Ints, player: int, card: int) -> None:
    state[player + HAND + card // LANE] ^= 1 << card % LANE
    _fill(state, player, card // LANE, card % LANE)


@compiled
def _lay_joker(state: Ints, player: int, place: int) -> None:
    state[player + JOKERS_HELD] -= 1
    state[player + TAKEN] = max(state[player + TAKEN] - 1, 0)
    state[JOKERS + place // LANE] |= 1 << place % LANE
    _fill(state, player, place // LANE, place % LANE)


@compiled
def _swap(state: Ints, player: int, card: int) -> None:
    colour, bit = card // LANE, 1 << card % LANE
    state[player + HAND + colour] ^= bit
    state[player + JOKERS_HELD] += 1
    state[player + TAKEN] += 1
    state[JOKERS + colour] ^= bit
    state[SWAPPED] = 1
    _go_on(state)


@inlined
def _fill(state: Ints, player: int, colour: int, number: int) -> None:
    """Fills a place. That may earn a bonus card, end the round or end the turn."""
    state[FILLED + colour] |= 1 << number
    if not half_of(number) & ~state[FILLED + colour] and _bonus_cards_left(state):  # M10, M14
        state[player + BONUSES] += 1
    if not cards_held(state, player):  # M19
        _over(state)
        return
    state[LAID] += 1
    _go_on(state)


@inlined
def half_of(number: int) -> int:
    """The half row of a place."""
    return LOWER_HALF if number < MIDDLE else UPPER_HALF


@compiled
def _bonus_cards_left(state: Ints) -> bool:
    given = 0
    for seat in range(state[SEATS]):
        given += state[PLAYERS + PLAYER * seat + BONUSES]
    return given < BONUS_CARDS


@compiled
def cards_held(state: Ints, player: int) -> int:
    cards = state[player + JOKERS_HELD]
    for colour in range(COLOURS):
        cards += count(state[player + HAND + colour])
    return int(cards)


@inlined
def _go_on(state: Ints) -> None:
    """M12: the turn ends by itself after four cards, with no joker on the table."""
    if state[LAID] < MOST_LAID:
        return
    for colour in range(COLOURS):
        if state[JOKERS + colour]:
            return
    _end_turn(state)


@compiled
def _end_turn(state: Ints) -> None:
    for colour in range(COLOURS):
        if state[FILLED + colour] != ROW:
            _next_turn(state)
            return
    _over(state)  # M21


@inlined
def _next_turn(state: Ints) -> None:
    turn = state[TURN] + 1
    state[TURN] = 0 if turn == state[SEATS] else turn
    state[LAID] = state[SWAPPED] = 0


@inlined
def _over(state: Ints) -> None:
    state[TURN] = OVER
    state[LAID] = state[SWAPPED] = 0


@compiled
def score(state: Ints, results: Ints, at: int) -> None:
    """M15, M19."""
    for seat in range(state[SEATS]):
        player = PLAYERS + PLAYER * seat
        points = BONUS * state[player + BONUSES] - JOKER_COSTS * state[player + JOKERS_HELD]
        for colour in range(COLOURS):
            left = state[player + HAND + colour]
            while left:
                points -= lowest(left)
                left &= left - 1
        results[at + POINTS * MOST_SEATS + seat] = points
        results[at + LEFT * MOST_SEATS + seat] = cards_held(state, player)
    rank(results, at, state[SEATS], -1)
