"""The rules of Stufen: shuffles, menu, actions, score. States, menus and results are pointers."""

from reihum.games.stufen.kernel import state as s
from reihum.games.stufen.kernel.melds import A_COLOUR, A_NUMBER, layable, less
from reihum.games.stufen.rules import HAND_SIZE, RENEWALS, TAKES
from reihum.games.stufen.state import DECK
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import CARRIED, LEFT, MOST_SEATS, NATURE, OVER, POINTS, Ints, Rng
from reihum.kernel.compiling import compiled, inlined
from reihum.kernel.ranking import rank
from reihum.kernel.rng import mix

CARDS = len(DECK)
DEAR = sum(1 << colour * s.NUMBERS + number - 1 for colour in range(4) for number in (10, 11, 12))
"""The faces that cost ten (ST11)."""


# Shuffles


@inlined
def to_act(state: Ints) -> int:
    """A seat, ``NATURE`` or ``OVER``."""
    phase = state[s.PHASE]
    if phase == s.ENDED:
        return OVER
    return NATURE if phase in (s.DEAL, s.RENEW) else int(state[s.TURN])


@compiled
def shuffle(state: Ints, rng: Rng) -> None:
    """Makes a random move of NATURE."""
    if state[s.PHASE] == s.DEAL:
        for place in range(CARDS):
            state[s.PILE + place] = (
                s.PAUSE if place < 4 else s.JOKER if place < 12 else (CARDS - 1 - place) // 2
            )
        mix(state, s.PILE, CARDS, rng)
        deal_out(state)
    else:
        cards = state[s.DISCARDED] - 1
        for place in range(cards):
            state[s.PILE + place] = state[s.DISCARDS + cards - 1 - place]
        mix(state, s.PILE, cards, rng)
        renew(state)


@compiled
def deal_out(state: Ints) -> None:
    """Deals a pile of all cards from its top (ST2)."""
    state[s.PILED] = CARDS
    for seat in range(state[s.SEATS]):
        for _ in range(HAND_SIZE):
            receive(state, s.HANDS + s.HAND * seat, pop(state))
    pauses = 0
    while state[s.PILE + state[s.PILED] - 1] == s.PAUSE:  # ST14
        pauses += 1
        pop(state)
    state[s.DISCARDS] = pop(state)
    state[s.DISCARDED] = 1
    for place in range(state[s.PILED] - 1, -1, -1):
        state[s.PILE + place + pauses] = state[s.PILE + place]
    for place in range(pauses):
        state[s.PILE + place] = s.PAUSE
    state[s.PILED] += pauses
    state[s.PHASE] = s.DRAWING


@compiled
def renew(state: Ints) -> None:
    """Makes a new pile of all discards but the top one (ST14)."""
    state[s.PILED] = state[s.DISCARDED] - 1
    state[s.DISCARDS] = state[s.DISCARDS + state[s.PILED]]
    for place in range(1, state[s.DISCARDED]):
        state[s.DISCARDS + place] = 0
    state[s.DISCARDED] = 1
    state[s.RENEWALS] += 1
    _draw(state)


@compiled
def pop(state: Ints) -> int:
    """The top card of the pile."""
    state[s.PILED] -= 1
    card = state[s.PILE + state[s.PILED]]
    state[s.PILE + state[s.PILED]] = 0
    return int(card)


# Turns


@compiled
def menu(state: Ints, out: Ints) -> int:
    if state[s.PHASE] == s.DRAWING:
        out[0], out[1] = s.DRAW, s.TAKE
        return 2 if may_take(state) else 1
    length = layings(state, out)
    if state[s.NEEDS + state[s.TURN]] and state[s.LAID + state[s.TURN]]:  # ST4
        return length
    left = playable(state)
    while left:
        out[length] = s.DISCARD | lowest(left) << 3
        left &= left - 1
        length += 1
    left = gifts(state)
    while left:
        out[length] = s.GIVE_PAUSE | lowest(left) << 3
        left &= left - 1
        length += 1
    return length


@inlined
def held(state: Ints, seat: int) -> tuple[int, int, int]:
    """The faces that a seat holds once and twice, and its jokers."""
    hand = s.HANDS + s.HAND * seat
    return state[hand + s.ONCE], state[hand + s.TWICE], state[hand + s.JOKERS]


@compiled
def layings(state: Ints, out: Ints) -> int:
    """Writes all ways to lay or add."""
    needs = state[s.NEEDS + state[s.TURN]]
    if not needs:
        return additions(state, out)
    once, twice, jokers = held(state, state[s.TURN])
    return layable(once, twice, jokers, needs, out)


@compiled
def may_take(state: Ints) -> bool:
    """ST14, ST15."""
    top = s.DISCARDS + state[s.DISCARDED] - 1
    return bool(state[s.DISCARDED] > 0 and state[top] != s.PAUSE and state[s.TAKES] < TAKES)


@compiled
def additions(state: Ints, out: Ints) -> int:
    """Writes all ways to add a card to a meld (ST6)."""
    length, held = 0, playable(state)
    for meld in range(state[s.MELDS]):
        low, high = ends(state[s.TABLE + meld])
        left = held & (low ^ high)
        while left:
            out[length] = s.ADD | (lowest(left) | meld << 6 | s.ANY_END << 11) << 3
            left &= left - 1
            length += 1
        if held & low & high:  # only a joker goes to both ends
            out[length] = s.ADD | (s.JOKER | meld << 6 | s.LOW << 11) << 3
            out[length + 1] = s.ADD | (s.JOKER | meld << 6 | s.HIGH << 11) << 3
            length += 2
    return length


@compiled
def playable(state: Ints) -> int:
    """The faces in the hand of the seat to act, with jokers, without pause cards."""
    hand = s.HANDS + s.HAND * state[s.TURN]
    return int(state[hand + s.ONCE] | (1 << s.JOKER if state[hand + s.JOKERS] else 0))


@compiled
def ends(meld: int) -> tuple[int, int]:
    """The faces that may be added at the low end and at the high end of a meld (ST6)."""
    kind, of, after = meld & 3, meld >> 2 & 15, meld >> 6
    low = high = 0
    if kind == s.REIHE:
        if of > 1:
            low = A_NUMBER << of - 2 | 1 << s.JOKER
        if after <= s.NUMBERS:
            high = A_NUMBER << after - 1 | 1 << s.JOKER
    else:
        high = (A_NUMBER << of - 1 if kind == s.PASCH else A_COLOUR << of * s.NUMBERS) | 1 << s.JOKER
    return low, high


@compiled
def addable(state: Ints) -> int:
    """The faces that can be added to any meld on the table."""
    faces = 0
    for meld in range(state[s.MELDS]):
        low, high = ends(state[s.TABLE + meld])
        faces |= low | high
    return faces


@compiled
def gifts(state: Ints) -> int:
    """The seats that may be given a pause card, as a set (ST8)."""
    if not state[s.HANDS + s.HAND * state[s.TURN] + s.PAUSES]:
        return 0
    return int((1 << state[s.SEATS]) - 1 & ~(state[s.PAUSED] | 1 << state[s.TURN]))


@compiled
def apply(state: Ints, action: int) -> None:
    kind, rest = action & 7, action >> 3
    if kind == s.DRAW:
        if state[s.PILED]:
            _draw(state)
        else:
            state[s.PHASE] = s.ENDED if state[s.RENEWALS] == RENEWALS else s.RENEW  # ST15
    elif kind == s.TAKE:
        _take(state)
    elif kind == s.LAY:
        _lay(state, rest)
    elif kind == s.ADD:
        _add(state, rest & 63, s.TABLE + (rest >> 6 & 31), rest >> 11)
    elif kind == s.DISCARD:
        _remove(state, rest)
        state[s.DISCARDS + state[s.DISCARDED]] = rest
        state[s.DISCARDED] += 1
        _end_turn(state)
    else:
        _remove(state, s.PAUSE)
        state[s.PAUSED] |= 1 << rest
        _end_turn(state)


@compiled
def _draw(state: Ints) -> None:
    receive(state, s.HANDS + s.HAND * state[s.TURN], pop(state))
    state[s.TAKES] = 0
    state[s.PHASE] = s.PLAYING


@compiled
def _take(state: Ints) -> None:
    state[s.DISCARDED] -= 1
    top = s.DISCARDS + state[s.DISCARDED]
    receive(state, s.HANDS + s.HAND * state[s.TURN], state[top])
    state[top] = 0
    state[s.TAKES] += 1
    state[s.PHASE] = s.PLAYING


@compiled
def _lay(state: Ints, written: int) -> None:
    kind, of, jokers, picked = written & 3, written >> 2 & 15, written >> 6 & 15, written >> 10
    after = 0
    if kind == s.REIHE:
        after = of + jokers  # for a Reihe it is the size
        for number in range(of - 1, after - 1):
            colour = picked & 7
            _remove(state, s.JOKER if colour == s.IN_REIHE_A_JOKER else colour * s.NUMBERS + number)
            picked >>= 3
    else:
        state[s.HANDS + s.HAND * state[s.TURN] + s.JOKERS] -= jokers
        face, step = (of - 1, s.NUMBERS) if kind == s.PASCH else (of * s.NUMBERS, 1)
        while picked:
            for _ in range(picked & 3):
                _remove(state, face)
            picked >>= 2
            face += step
    state[s.TABLE + state[s.MELDS]] = kind | of << 2 | after << 6
    state[s.MELDS] += 1
    state[s.LAID + state[s.TURN]] += 1
    state[s.NEEDS + state[s.TURN]] >>= 8
    _go_on(state)


@compiled
def _add(state: Ints, card: int, meld: int, named: int) -> None:
    _remove(state, card)
    if state[meld] & 3 == s.REIHE:
        low, _ = ends(state[meld])
        if named == s.LOW or (named == s.ANY_END and low >> card & 1):
            state[meld] -= 1 << 2
        else:
            state[meld] += 1 << 6
    _go_on(state)


@compiled
def receive(state: Ints, hand: int, card: int) -> None:
    if card == s.JOKER:
        state[hand + s.JOKERS] += 1
    elif card == s.PAUSE:
        state[hand + s.PAUSES] += 1
    else:
        state[hand + s.TWICE] |= state[hand + s.ONCE] & 1 << card
        state[hand + s.ONCE] |= 1 << card


@compiled
def _remove(state: Ints, card: int) -> None:
    """Takes a card out of the hand of the seat to act."""
    hand = s.HANDS + s.HAND * state[s.TURN]
    if card == s.JOKER:
        state[hand + s.JOKERS] -= 1
    elif card == s.PAUSE:
        state[hand + s.PAUSES] -= 1
    else:
        state[hand + s.ONCE], state[hand + s.TWICE] = less(state[hand + s.ONCE], state[hand + s.TWICE], card)


@compiled
def _is_out(state: Ints) -> bool:
    hand = s.HANDS + s.HAND * state[s.TURN]
    return not (state[hand + s.ONCE] | state[hand + s.JOKERS] | state[hand + s.PAUSES])


@compiled
def _go_on(state: Ints) -> None:
    if _is_out(state):  # ST10
        state[s.PHASE] = s.ENDED


@compiled
def _end_turn(state: Ints) -> None:
    if _is_out(state):  # ST10
        state[s.PHASE] = s.ENDED
        return
    state[s.PHASE] = s.DRAWING
    turn = _next(state, state[s.TURN])
    while state[s.PAUSED] >> turn & 1:  # ST9
        state[s.PAUSED] ^= 1 << turn
        for place in range(state[s.DISCARDED], 0, -1):
            state[s.DISCARDS + place] = state[s.DISCARDS + place - 1]
        state[s.DISCARDS] = s.PAUSE
        state[s.DISCARDED] += 1
        turn = _next(state, turn)
    state[s.TURN] = turn


@inlined
def _next(state: Ints, seat: int) -> int:
    return 0 if seat + 1 == state[s.SEATS] else seat + 1


@compiled
def score(state: Ints, results: Ints, at: int) -> None:
    """ST11, ST12."""
    for seat in range(state[s.SEATS]):
        hand = s.HANDS + s.HAND * seat
        once, twice = state[hand + s.ONCE], state[hand + s.TWICE]
        cards, dear = count(once) + count(twice), count(once & DEAR) + count(twice & DEAR)
        jokers, pauses = state[hand + s.JOKERS], state[hand + s.PAUSES]
        results[at + POINTS * MOST_SEATS + seat] = 5 * (cards + dear) + 15 * pauses + 20 * jokers
        results[at + LEFT * MOST_SEATS + seat] = cards + jokers + pauses
        laid = 0 if state[s.NEEDS + seat] else 1
        results[at + CARRIED * MOST_SEATS + seat] = state[s.STAGES + seat] + laid
    rank(results, at, state[s.SEATS], 1)
