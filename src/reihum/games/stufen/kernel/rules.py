"""The rules of Stufen: shuffles, menu, actions, score. States, menus and results are pointers."""

from __future__ import annotations

from reihum.games.stufen.kernel.melds import A_COLOUR, A_NUMBER, layable, less
from reihum.games.stufen.kernel.state import (
    ADD,
    ANY_END,
    DEAL,
    DISCARD,
    DISCARDED,
    DISCARDS,
    DRAW,
    DRAWING,
    ENDED,
    GIVE_PAUSE,
    HAND,
    HANDS,
    HIGH,
    IN_REIHE_A_JOKER,
    JOKER,
    JOKERS,
    LAID,
    LAY,
    LOW,
    MELDS,
    NEEDS,
    NUMBERS,
    ONCE,
    PASCH,
    PAUSE,
    PAUSED,
    PAUSES,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    REIHE,
    RENEW,
    RENEWALS,
    SEATS,
    STAGES,
    TABLE,
    TAKE,
    TAKES,
    TURN,
    TWICE,
)
from reihum.games.stufen.rules import HAND_SIZE
from reihum.games.stufen.rules import RENEWALS as MOST_RENEWALS
from reihum.games.stufen.rules import TAKES as MOST_TAKES
from reihum.games.stufen.state import DECK
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import CARRIED, LEFT, MOST_SEATS, NATURE, OVER, POINTS, Ints, Rng
from reihum.kernel.compiling import compiled, inlined
from reihum.kernel.ranking import rank
from reihum.kernel.rng import mix

CARDS = len(DECK)
DEAR = sum(1 << colour * NUMBERS + number - 1 for colour in range(4) for number in (10, 11, 12))
"""The faces that cost ten (ST11)."""


# Shuffles


@inlined
def to_act(state: Ints) -> int:
    """A seat, ``NATURE`` or ``OVER``."""
    phase = state[PHASE]
    if phase == ENDED:
        return OVER
    return NATURE if phase in (DEAL, RENEW) else int(state[TURN])


@compiled
def shuffle(state: Ints, rng: Rng) -> None:
    """Makes a random move of NATURE."""
    if state[PHASE] == DEAL:
        for place in range(CARDS):
            state[PILE + place] = PAUSE if place < 4 else JOKER if place < 12 else (CARDS - 1 - place) // 2
        mix(state, PILE, CARDS, rng)
        deal_out(state)
    else:
        cards = state[DISCARDED] - 1
        for place in range(cards):
            state[PILE + place] = state[DISCARDS + cards - 1 - place]
        mix(state, PILE, cards, rng)
        renew(state)


@compiled
def deal_out(state: Ints) -> None:
    """Deals a pile of all cards from its top (ST2)."""
    state[PILED] = CARDS
    for seat in range(state[SEATS]):
        for _ in range(HAND_SIZE):
            receive(state, HANDS + HAND * seat, pop(state))
    pauses = 0
    while state[PILE + state[PILED] - 1] == PAUSE:  # ST14
        pauses += 1
        pop(state)
    state[DISCARDS] = pop(state)
    state[DISCARDED] = 1
    for place in range(state[PILED] - 1, -1, -1):
        state[PILE + place + pauses] = state[PILE + place]
    for place in range(pauses):
        state[PILE + place] = PAUSE
    state[PILED] += pauses
    state[PHASE] = DRAWING


@compiled
def renew(state: Ints) -> None:
    """Makes a new pile of all discards but the top one (ST14)."""
    state[PILED] = state[DISCARDED] - 1
    state[DISCARDS] = state[DISCARDS + state[PILED]]
    for place in range(1, state[DISCARDED]):
        state[DISCARDS + place] = 0
    state[DISCARDED] = 1
    state[RENEWALS] += 1
    _draw(state)


@compiled
def pop(state: Ints) -> int:
    """The top card of the pile."""
    state[PILED] -= 1
    card = state[PILE + state[PILED]]
    state[PILE + state[PILED]] = 0
    return int(card)


# Turns


@compiled
def menu(state: Ints, out: Ints) -> int:
    if state[PHASE] == DRAWING:
        out[0], out[1] = DRAW, TAKE
        return 2 if may_take(state) else 1
    length = layings(state, out)
    if state[NEEDS + state[TURN]] and state[LAID + state[TURN]]:  # ST4
        return length
    left = playable(state)
    while left:
        out[length] = DISCARD | lowest(left) << 3
        left &= left - 1
        length += 1
    left = gifts(state)
    while left:
        out[length] = GIVE_PAUSE | lowest(left) << 3
        left &= left - 1
        length += 1
    return length


@compiled
def layings(state: Ints, out: Ints) -> int:
    """Writes all ways to lay or add."""
    hand = HANDS + HAND * state[TURN]
    needs = state[NEEDS + state[TURN]]
    if needs:
        return layable(state[hand + ONCE], state[hand + TWICE], state[hand + JOKERS], needs, out)
    return additions(state, out)


@compiled
def may_take(state: Ints) -> bool:
    """ST14, ST15."""
    top = DISCARDS + state[DISCARDED] - 1
    return bool(state[DISCARDED] > 0 and state[top] != PAUSE and state[TAKES] < MOST_TAKES)


@compiled
def additions(state: Ints, out: Ints) -> int:
    """Writes all ways to add a card to a meld (ST6)."""
    length, held = 0, playable(state)
    for meld in range(state[MELDS]):
        low, high = ends(state[TABLE + meld])
        left = held & (low ^ high)
        while left:
            out[length] = ADD | (lowest(left) | meld << 6 | ANY_END << 11) << 3
            left &= left - 1
            length += 1
        if held & low & high:  # only a joker goes to both ends
            out[length] = ADD | (JOKER | meld << 6 | LOW << 11) << 3
            out[length + 1] = ADD | (JOKER | meld << 6 | HIGH << 11) << 3
            length += 2
    return length


@compiled
def playable(state: Ints) -> int:
    """The faces in the hand of the seat to act, with jokers, without pause cards."""
    hand = HANDS + HAND * state[TURN]
    return int(state[hand + ONCE] | (1 << JOKER if state[hand + JOKERS] else 0))


@compiled
def ends(meld: int) -> tuple[int, int]:
    """The faces that may be added at the low end and at the high end of a meld (ST6)."""
    kind, of, after = meld & 3, meld >> 2 & 15, meld >> 6
    low = high = 0
    if kind == REIHE:
        if of > 1:
            low = A_NUMBER << of - 2 | 1 << JOKER
        if after <= NUMBERS:
            high = A_NUMBER << after - 1 | 1 << JOKER
    else:
        high = (A_NUMBER << of - 1 if kind == PASCH else A_COLOUR << of * NUMBERS) | 1 << JOKER
    return low, high


@compiled
def addable(state: Ints) -> int:
    """The faces that can be added to any meld on the table."""
    faces = 0
    for meld in range(state[MELDS]):
        low, high = ends(state[TABLE + meld])
        faces |= low | high
    return faces


@compiled
def gifts(state: Ints) -> int:
    """The seats that may be given a pause card, as a set (ST8)."""
    if not state[HANDS + HAND * state[TURN] + PAUSES]:
        return 0
    return int((1 << state[SEATS]) - 1 & ~(state[PAUSED] | 1 << state[TURN]))


@compiled
def apply(state: Ints, action: int) -> None:
    kind, rest = action & 7, action >> 3
    if kind == DRAW:
        if state[PILED]:
            _draw(state)
        else:
            state[PHASE] = ENDED if state[RENEWALS] == MOST_RENEWALS else RENEW  # ST15
    elif kind == TAKE:
        _take(state)
    elif kind == LAY:
        _lay(state, rest)
    elif kind == ADD:
        _add(state, rest & 63, TABLE + (rest >> 6 & 31), rest >> 11)
    elif kind == DISCARD:
        _remove(state, rest)
        state[DISCARDS + state[DISCARDED]] = rest
        state[DISCARDED] += 1
        _end_turn(state)
    else:
        _remove(state, PAUSE)
        state[PAUSED] |= 1 << rest
        _end_turn(state)


@compiled
def _draw(state: Ints) -> None:
    receive(state, HANDS + HAND * state[TURN], pop(state))
    state[TAKES] = 0
    state[PHASE] = PLAYING


@compiled
def _take(state: Ints) -> None:
    state[DISCARDED] -= 1
    top = DISCARDS + state[DISCARDED]
    receive(state, HANDS + HAND * state[TURN], state[top])
    state[top] = 0
    state[TAKES] += 1
    state[PHASE] = PLAYING


@compiled
def _lay(state: Ints, written: int) -> None:
    kind, of, jokers, picked = written & 3, written >> 2 & 15, written >> 6 & 15, written >> 10
    after = 0
    if kind == REIHE:
        after = of + jokers  # for a Reihe it is the size
        for number in range(of - 1, after - 1):
            colour = picked & 7
            _remove(state, JOKER if colour == IN_REIHE_A_JOKER else colour * NUMBERS + number)
            picked >>= 3
    else:
        state[HANDS + HAND * state[TURN] + JOKERS] -= jokers
        face, step = (of - 1, NUMBERS) if kind == PASCH else (of * NUMBERS, 1)
        while picked:
            for _ in range(picked & 3):
                _remove(state, face)
            picked >>= 2
            face += step
    state[TABLE + state[MELDS]] = kind | of << 2 | after << 6
    state[MELDS] += 1
    state[LAID + state[TURN]] += 1
    state[NEEDS + state[TURN]] >>= 8
    _go_on(state)


@compiled
def _add(state: Ints, card: int, meld: int, named: int) -> None:
    _remove(state, card)
    if state[meld] & 3 == REIHE:
        low, _ = ends(state[meld])
        if named == LOW or (named == ANY_END and low >> card & 1):
            state[meld] -= 1 << 2
        else:
            state[meld] += 1 << 6
    _go_on(state)


@compiled
def receive(state: Ints, hand: int, card: int) -> None:
    if card == JOKER:
        state[hand + JOKERS] += 1
    elif card == PAUSE:
        state[hand + PAUSES] += 1
    else:
        state[hand + TWICE] |= state[hand + ONCE] & 1 << card
        state[hand + ONCE] |= 1 << card


@compiled
def _remove(state: Ints, card: int) -> None:
    """Takes a card out of the hand of the seat to act."""
    hand = HANDS + HAND * state[TURN]
    if card == JOKER:
        state[hand + JOKERS] -= 1
    elif card == PAUSE:
        state[hand + PAUSES] -= 1
    else:
        state[hand + ONCE], state[hand + TWICE] = less(state[hand + ONCE], state[hand + TWICE], card)


@compiled
def _is_out(state: Ints) -> bool:
    hand = HANDS + HAND * state[TURN]
    return not (state[hand + ONCE] | state[hand + JOKERS] | state[hand + PAUSES])


@compiled
def _go_on(state: Ints) -> None:
    if _is_out(state):  # ST10
        state[PHASE] = ENDED


@compiled
def _end_turn(state: Ints) -> None:
    if _is_out(state):  # ST10
        state[PHASE] = ENDED
        return
    state[PHASE] = DRAWING
    turn = _next(state, state[TURN])
    while state[PAUSED] >> turn & 1:  # ST9
        state[PAUSED] ^= 1 << turn
        for place in range(state[DISCARDED], 0, -1):
            state[DISCARDS + place] = state[DISCARDS + place - 1]
        state[DISCARDS] = PAUSE
        state[DISCARDED] += 1
        turn = _next(state, turn)
    state[TURN] = turn


@inlined
def _next(state: Ints, seat: int) -> int:
    return 0 if seat + 1 == state[SEATS] else seat + 1


@compiled
def score(state: Ints, results: Ints, at: int) -> None:
    """ST11, ST12."""
    for seat in range(state[SEATS]):
        hand = HANDS + HAND * seat
        once, twice = state[hand + ONCE], state[hand + TWICE]
        cards, dear = count(once) + count(twice), count(once & DEAR) + count(twice & DEAR)
        jokers, pauses = state[hand + JOKERS], state[hand + PAUSES]
        results[at + POINTS * MOST_SEATS + seat] = 5 * (cards + dear) + 15 * pauses + 20 * jokers
        results[at + LEFT * MOST_SEATS + seat] = cards + jokers + pauses
        laid = 0 if state[NEEDS + seat] else 1
        results[at + CARRIED * MOST_SEATS + seat] = state[STAGES + seat] + laid
    rank(results, at, state[SEATS], 1)
