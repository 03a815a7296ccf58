"""The rules of the row games: deal, menu, actions, score. States and results are pointers."""

from reihum.cards import LANE
from reihum.games.rows.kernel import state as s
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import LEFT, MOST_SEATS, NATURE, OVER, POINTS, Ints, Rng
from reihum.kernel.compiling import compiled, inlined
from reihum.kernel.ranking import rank
from reihum.kernel.rng import below, mix

OF_NUMBER = tuple(1 << number | 1 << LANE + number for number in range(LANE))
"""The cards with each number, in either half."""
TEN_TO_TWELVE = OF_NUMBER[10] | OF_NUMBER[11] | OF_NUMBER[12]
WITH_DIGIT = tuple(
    sum(cards for number, cards in enumerate(OF_NUMBER) if number >> digit & 1) for digit in range(5)
)
"""The cards whose number has this binary digit, in either half."""


@inlined
def to_act(state: Ints) -> int:
    """A seat, ``NATURE`` or ``OVER``."""
    return int(state[s.TURN])


@inlined
def half_of(card: int) -> int:
    """The half of a card: 0 or 1."""
    return 1 if card >= s.HALF else 0


@inlined
def with_card(first: int, second: int, card: int) -> tuple[int, int]:
    """Two halves with a card added."""
    return (first | 1 << card, second) if card < s.HALF else (first, second | 1 << card - s.HALF)


# The deal


@compiled
def shuffle(state: Ints, rng: Rng) -> None:
    """Makes a random move of NATURE: deals until a deal is not void (E4)."""
    while state[s.TURN] == NATURE:
        cards = _gather(state)
        mix(state, s.PILE, cards, rng)
        deal_out(state, cards, below(rng, state[s.SEATS]) if state[s.OPENING] == s.ANY_START else 0)


@compiled
def _gather(state: Ints) -> int:
    """Puts all cards of the deck on the pile, the first on top, and returns their number."""
    cards = count(state[s.DECK]) + count(state[s.DECK + 1])
    below_top = cards
    for half in range(2):
        left = state[s.DECK + half]
        while left:
            below_top -= 1
            state[s.PILE + below_top] = half * s.HALF + lowest(left)
            left &= left - 1
    return cards


@compiled
def deal_out(state: Ints, cards: int, lot: int) -> None:
    """Deals from a pile of this number of cards; in V3 ``lot`` is the seat that begins."""
    for seat in range(state[s.SEATS]):
        for _ in range(state[s.HAND_SIZE]):
            cards -= 1
            give(state, seat, state[s.PILE + cards])
            state[s.PILE + cards] = 0
    state[s.PILED] = cards
    _open(state, lot)
    if state[s.TURN] == NATURE:
        _take_back(state)


@compiled
def _open(state: Ints, lot: int) -> None:
    """Sets the seat that begins and the openers; no seat if the deal is void."""
    opening = state[s.OPENING]
    left_of_dealer = (state[s.FIRST] + 1) % state[s.SEATS]
    if opening == s.ALL_OPEN:
        state[s.TURN] = state[s.FIRST]
    elif opening == s.THREE_OPENERS:
        state[s.TURN] = left_of_dealer
        state[s.OPENERS] = TEN_TO_TWELVE & state[s.DECK]
        state[s.OPENERS + 1] = TEN_TO_TWELVE & state[s.DECK + 1]
    elif opening == s.ANY_START:
        state[s.TURN] = lot
        state[s.OPENERS], state[s.OPENERS + 1] = state[s.DECK], state[s.DECK + 1]
    else:
        _begin_with_eleven(state)
        if opening == s.FALSE_START:  # V1a
            state[s.OPENERS] = state[s.OPENERS + 1] = 0
            if state[s.TURN] == NATURE:
                state[s.TURN] = left_of_dealer


@compiled
def _begin_with_eleven(state: Ints) -> None:
    """E3: the holder of the first 11 in the order of precedence begins with it."""
    for half in range(2):
        for lane in range(2):
            eleven = 1 << lane * LANE + 11
            for seat in range(state[s.SEATS]):
                if state[s.HANDS + 2 * seat + half] & eleven:
                    state[s.TURN] = seat
                    state[s.OPENERS + half] = eleven
                    return


@compiled
def _take_back(state: Ints) -> None:
    for place in range(s.HANDS, s.SIZE):
        state[place] = 0
    state[s.PILED] = 0


@inlined
def give(state: Ints, seat: int, card: int) -> None:
    half = half_of(card)
    state[s.HANDS + 2 * seat + half] |= 1 << card - half * s.HALF


# Turns


@inlined
def playable(state: Ints, half: int) -> int:
    """The cards that the seat to act can lay, in one half."""
    return int(state[s.HANDS + 2 * state[s.TURN] + half] & _fitting(state, half))


@inlined
def _fitting(state: Ints, half: int) -> int:
    table = state[s.TABLE + half]
    return int(table << 1 | table >> 1 | state[s.OPENERS + half])


@compiled
def menu(state: Ints, out: Ints) -> int:
    length = 0
    for half in range(2):
        left = playable(state, half)
        while left:
            out[length] = half * s.HALF + lowest(left)
            left &= left - 1
            length += 1
    if state[s.LAID]:
        out[length] = s.END
        return length + 1
    if length == 0:
        out[0] = s.DRAW if state[s.PILED] else s.PASS
        return 1
    return length


@inlined
def apply(state: Ints, action: int) -> None:
    if action < s.DRAW:
        _lay(state, action)
    elif action == s.DRAW:
        _draw(state)
    else:
        _next_turn(state)


@inlined
def _lay(state: Ints, card: int) -> None:
    ends_the_turn = not (state[s.TABLE] | state[s.TABLE + 1] | state[s.OPENER_LAYS_ON])  # E5, V4, H2
    half = half_of(card)
    hand = s.HANDS + 2 * state[s.TURN]
    state[hand + half] ^= 1 << card - half * s.HALF
    _put(state, card)
    if not (state[hand] | state[hand + 1]):  # E11, J6
        state[s.TURN] = OVER
        state[s.LAID] = 0
    elif ends_the_turn:
        _next_turn(state)
    else:
        state[s.LAID] += 1


@inlined
def _put(state: Ints, card: int) -> None:
    """Puts a card on the table, and updates the openers."""
    half = half_of(card)
    place = card - half * s.HALF
    if state[s.OPENERS + half] >> place & 1:
        if state[s.OPENING] == s.THREE_OPENERS:  # V2
            state[s.OPENERS + half] &= ~(s.LANE_BITS << (LANE if place > LANE else 0))
        elif not (state[s.TABLE] | state[s.TABLE + 1]):  # E7, V3
            state[s.OPENERS] = OF_NUMBER[place % LANE] & state[s.DECK]
            state[s.OPENERS + 1] = OF_NUMBER[place % LANE] & state[s.DECK + 1]
        state[s.OPENERS + half] &= ~(1 << place)
    state[s.TABLE + half] |= 1 << place


@inlined
def _draw(state: Ints) -> None:
    state[s.PILED] -= 1
    card = state[s.PILE + state[s.PILED]]
    state[s.PILE + state[s.PILED]] = 0
    half = half_of(card)
    if _fitting(state, half) >> card - half * s.HALF & 1:
        _put(state, card)
        _next_turn(state)
        return
    give(state, state[s.TURN], card)
    state[s.DRAWN] += 1
    if state[s.DRAWN] == state[s.DRAWS] or not state[s.PILED]:
        _next_turn(state)


@inlined
def _next_turn(state: Ints) -> None:
    turn = state[s.TURN] + 1
    state[s.TURN] = 0 if turn == state[s.SEATS] else turn
    state[s.LAID] = state[s.DRAWN] = 0


@inlined
def points_of(state: Ints, seat: int) -> int:
    """The sum of the numbers left in a hand."""
    points = 0
    for half in range(2):
        for digit in range(5):
            points += count(state[s.HANDS + 2 * seat + half] & WITH_DIGIT[digit]) << digit
    return points


@compiled
def score(state: Ints, results: Ints, at: int) -> None:
    """E12, J7."""
    for seat in range(state[s.SEATS]):
        results[at + POINTS * MOST_SEATS + seat] = points_of(state, seat)
        hand = s.HANDS + 2 * seat
        results[at + LEFT * MOST_SEATS + seat] = count(state[hand]) + count(state[hand + 1])
    rank(results, at, state[s.SEATS], 1)
