"""The rules of Master: deal, menu, actions, score. States, menus and results are pointers."""

from reihum.cards import LANE
from reihum.games.master.kernel import state as s
from reihum.games.master.rules import BRIDGES, HAND_SIZES
from reihum.games.master.state import BONUS, BONUS_CARDS, DEALT, JOKER_COSTS, MOST_LAID, NUMBERS
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import LEFT, MOST_SEATS, OVER, POINTS, Ints, Rng
from reihum.kernel.compiling import compiled, inlined
from reihum.kernel.ranking import rank
from reihum.kernel.rng import mix

CARDS = len(DEALT)
HAND_SIZE = tuple(HAND_SIZES.get(seats, 0) for seats in range(MOST_SEATS + 1))
BRIDGES_EACH = tuple(BRIDGES.get(seats, 0) for seats in range(MOST_SEATS + 1))
ROW = sum(1 << number for number in NUMBERS)
"""The places of a row."""
MIDDLE = 11
LOWER_HALF = (1 << MIDDLE + 1) - 2
UPPER_HALF = ROW & ~LOWER_HALF | 1 << MIDDLE


# The deal


@inlined
def to_act(state: Ints) -> int:
    """A seat, ``NATURE`` or ``OVER``."""
    return int(state[s.TURN])


@compiled
def shuffle(state: Ints, rng: Rng) -> None:
    """Makes a random move of NATURE."""
    if not state[s.NEIGHBOURS]:
        _lay_column_out(state, rng)
    below_top = CARDS
    for colour in range(s.COLOURS):
        for number in range(1, LANE):
            if number != MIDDLE:
                below_top -= 1
                state[s.PILE + below_top] = colour * LANE + number
    for place in range(below_top):
        state[s.PILE + place] = s.A_JOKER
    mix(state, s.PILE, CARDS, rng)
    deal_out(state)


@compiled
def _lay_column_out(state: Ints, rng: Rng) -> None:
    """Puts the rows in a random order (M3). Uses the memory of the pile."""
    for place in range(s.COLOURS):
        state[s.PILE + place] = s.COLOURS - 1 - place
    mix(state, s.PILE, s.COLOURS, rng)
    for place in range(s.COLOURS - 1):
        upper, lower = state[s.PILE + place], state[s.PILE + place + 1]
        state[s.NEIGHBOURS + upper] |= 1 << lower
        state[s.NEIGHBOURS + lower] |= 1 << upper


@compiled
def deal_out(state: Ints) -> None:
    """Deals a pile of all cards from its top (M4)."""
    seats = state[s.SEATS]
    state[s.PILED] = CARDS
    for seat in range(seats):
        for _ in range(HAND_SIZE[seats]):
            draw_into(state, s.PLAYERS + s.PLAYER * seat)
        state[s.PLAYERS + s.PLAYER * seat + s.BRIDGES] = BRIDGES_EACH[seats]
    state[s.TURN] = state[s.FIRST]


@inlined
def draw_into(state: Ints, player: int) -> None:
    state[s.PILED] -= 1
    card = state[s.PILE + state[s.PILED]]
    state[s.PILE + state[s.PILED]] = 0
    if card == s.A_JOKER:
        state[player + s.JOKERS_HELD] += 1
    else:
        state[player + s.HAND + card // LANE] |= 1 << card % LANE


# Turns


@inlined
def near(state: Ints, colour: int) -> int:
    """The free places of a row beside a card (M9)."""
    filled = state[s.FILLED + colour]
    return int((filled << 1 | filled >> 1) & ROW & ~filled)


@compiled
def menu(state: Ints, out: Ints) -> int:
    length = 0
    for at in range(s.OFFERS, offers(state, out), s.OFFER):
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
    player = s.PLAYERS + s.PLAYER * state[s.TURN]
    out[s.OFFERS - 1] = 0
    at, must_lay = s.OFFERS, False
    if state[s.LAID] < MOST_LAID:
        for colour in range(s.COLOURS):
            places = state[player + s.HAND + colour] & near(state, colour)
            at = _offer(out, at, colour * LANE, places)
        must_lay = at > s.OFFERS  # M7
        if state[player + s.JOKERS_HELD]:
            for colour in range(s.COLOURS):
                at = _offer(out, at, s.JOKER + colour * LANE, near(state, colour))
        if state[player + s.BRIDGES]:
            at = _offer_bridges(state, player, out, at)
    for colour in range(s.COLOURS):
        places = state[player + s.HAND + colour] & state[s.JOKERS + colour]
        at = _offer(out, at, s.SWAP + colour * LANE, places)
    if state[s.LAID]:
        return _offer(out, at, s.END, 1)
    if state[s.SWAPPED] or (must_lay and not state[s.PILED]):  # M13
        return at
    return _offer(out, at, s.DRAW if state[s.PILED] else s.PASS, 1)


@inlined
def _offer(out: Ints, at: int, code: int, places: int) -> int:
    """Writes a set, without a branch: the processor could not predict whether it is empty."""
    out[at], out[at + 1], out[at + 2] = code, places, out[at - 1] + count(places)
    return at + s.OFFER * (places != 0)


@inlined
def _offer_bridges(state: Ints, player: int, out: Ints, at: int) -> int:
    """Writes the bridges to numbers in hand, then those to jokers."""
    for with_joker in range(2 if state[player + s.JOKERS_HELD] else 1):
        kind = s.BRIDGE_TO_JOKER if with_joker else s.BRIDGE
        for colour in range(s.COLOURS):
            filled, rows = state[s.FILLED + colour], state[s.NEIGHBOURS + colour]
            ends = ~(filled | filled << 1 | filled >> 1)
            if not with_joker:
                ends &= state[player + s.HAND + colour]
            while rows:
                start = lowest(rows)
                rows &= rows - 1
                at = _offer(out, at, kind + 100 * start + colour * LANE, ends & state[s.FILLED + start])
    return at


@inlined
def apply(state: Ints, action: int) -> None:
    player = s.PLAYERS + s.PLAYER * state[s.TURN]
    if action < s.DRAW:
        _lay(state, player, action)
    elif action == s.DRAW:
        draw_into(state, player)
        _next_turn(state)
    elif action == s.PASS:
        _next_turn(state)
    elif action == s.END:
        _end_turn(state)
    elif action < s.SWAP:
        _lay_joker(state, player, action - s.JOKER)
    elif action < s.BRIDGE:
        _swap(state, player, action - s.SWAP)
    else:
        state[player + s.BRIDGES] -= 1
        if action < s.BRIDGE_TO_JOKER:
            _lay(state, player, action % 100)
        else:
            _lay_joker(state, player, action % 100)


@inlined
def _lay(state: Ints, player: int, card: int) -> None:
    state[player + s.HAND + card // LANE] ^= 1 << card % LANE
    _fill(state, player, card // LANE, card % LANE)


@compiled
def _lay_joker(state: Ints, player: int, place: int) -> None:
    state[player + s.JOKERS_HELD] -= 1
    state[player + s.TAKEN] = max(state[player + s.TAKEN] - 1, 0)
    state[s.JOKERS + place // LANE] |= 1 << place % LANE
    _fill(state, player, place // LANE, place % LANE)


@compiled
def _swap(state: Ints, player: int, card: int) -> None:
    colour, bit = card // LANE, 1 << card % LANE
    state[player + s.HAND + colour] ^= bit
    state[player + s.JOKERS_HELD] += 1
    state[player + s.TAKEN] += 1
    state[s.JOKERS + colour] ^= bit
    state[s.SWAPPED] = 1
    _go_on(state)


@inlined
def _fill(state: Ints, player: int, colour: int, number: int) -> None:
    """Fills a place. That may earn a bonus card, end the round or end the turn."""
    state[s.FILLED + colour] |= 1 << number
    if not half_of(number) & ~state[s.FILLED + colour] and _bonus_cards_left(state):  # M10, M14
        state[player + s.BONUSES] += 1
    if not cards_held(state, player):  # M19
        _over(state)
        return
    state[s.LAID] += 1
    _go_on(state)


@inlined
def half_of(number: int) -> int:
    """The half row of a place."""
    return LOWER_HALF if number < MIDDLE else UPPER_HALF


@compiled
def _bonus_cards_left(state: Ints) -> bool:
    given = 0
    for seat in range(state[s.SEATS]):
        given += state[s.PLAYERS + s.PLAYER * seat + s.BONUSES]
    return given < BONUS_CARDS


@compiled
def cards_held(state: Ints, player: int) -> int:
    cards = state[player + s.JOKERS_HELD]
    for colour in range(s.COLOURS):
        cards += count(state[player + s.HAND + colour])
    return int(cards)


@inlined
def _go_on(state: Ints) -> None:
    """M12: the turn ends by itself after four cards, with no joker on the table."""
    if state[s.LAID] < MOST_LAID:
        return
    for colour in range(s.COLOURS):
        if state[s.JOKERS + colour]:
            return
    _end_turn(state)


@compiled
def _end_turn(state: Ints) -> None:
    for colour in range(s.COLOURS):
        if state[s.FILLED + colour] != ROW:
            _next_turn(state)
            return
    _over(state)  # M21


@inlined
def _next_turn(state: Ints) -> None:
    turn = state[s.TURN] + 1
    state[s.TURN] = 0 if turn == state[s.SEATS] else turn
    state[s.LAID] = state[s.SWAPPED] = 0


@inlined
def _over(state: Ints) -> None:
    state[s.TURN] = OVER
    state[s.LAID] = state[s.SWAPPED] = 0


@compiled
def score(state: Ints, results: Ints, at: int) -> None:
    """M15, M19."""
    for seat in range(state[s.SEATS]):
        player = s.PLAYERS + s.PLAYER * seat
        points = BONUS * state[player + s.BONUSES] - JOKER_COSTS * state[player + s.JOKERS_HELD]
        for colour in range(s.COLOURS):
            left = state[player + s.HAND + colour]
            while left:
                points -= lowest(left)
                left &= left - 1
        results[at + POINTS * MOST_SEATS + seat] = points
        results[at + LEFT * MOST_SEATS + seat] = cards_held(state, player)
    rank(results, at, state[s.SEATS], -1)
