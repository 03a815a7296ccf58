"""A position of Stufen as integers, at the places named here.

A face is a number from 0 to 47, by colour and then number. Jokers and pause cards follow. A hand is two sets
of faces, those held at least once and those held twice, and the counts of jokers and pause cards.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from reihum.cards import JOKER as JOKER_CARD
from reihum.cards import Card, Colour
from reihum.games.stufen import actions as engine
from reihum.games.stufen.melds import LONGEST, Kind, Meld, Of
from reihum.games.stufen.state import DECK, State, needs, stage_of
from reihum.kernel.compiled_game import MOST_SEATS, Ints

SEATS, TURN, PHASE, RENEWALS, TAKES, PAUSED, PILED, DISCARDED, MELDS = range(9)
"""``PAUSED`` is a set of seats; the last three are counts."""
STAGES = 9
NEEDS = STAGES + MOST_SEATS
"""The melds that each seat still has to lay in this round, in a byte each, the next one lowest: see
``_need``."""
LAID = NEEDS + MOST_SEATS
"""The number of melds of its stage that each seat has laid."""
HANDS = LAID + MOST_SEATS
ONCE, TWICE, JOKERS, PAUSES = range(4)
"""The fields of a hand."""
HAND = 4
TABLE = HANDS + HAND * MOST_SEATS
"""An integer for each meld: see ``_meld``."""
MOST_MELDS = MOST_SEATS * (LONGEST // 2)
PILE = TABLE + MOST_MELDS
DISCARDS = PILE + len(DECK)
"""Pile and discards, their tops last."""
SIZE = DISCARDS + len(DECK)

FACES = 48
NUMBERS = 12
JOKER, PAUSE = 48, 49
FARBE, PASCH, REIHE = 1, 2, 3
KINDS: dict[Kind, int] = {"farbe": FARBE, "pasch": PASCH, "reihe": REIHE}
DEAL, DRAWING, RENEW, PLAYING, ENDED = range(5)
PHASES = {"deal": DEAL, "draw": DRAWING, "renew": RENEW, "play": PLAYING, "over": ENDED}

DRAW, TAKE, LAY, ADD, DISCARD, GIVE_PAUSE = range(6)
"""The kinds of actions, in the lowest three bits. Then follow, from low to high: for ``LAY`` two bits for the
kind of meld, four for its number or colour, four for its jokers or, in a Reihe, its size, and two bits for
the number of cards of each colour (Pasch) or number (Farbe), or three bits for the colour in each place of
a Reihe; for ``ADD`` six bits for the card, five for the meld, two for the end; otherwise the card or the
seat."""
ANY_END, LOW, HIGH = range(3)
IN_REIHE_A_JOKER = 4
MENU = 1024
"""The longest menu. The longest found has 473 entries: five cards of a colour out of eleven."""


def load(state: State) -> Ints:
    """The integers of a state of the engine."""
    words = np.zeros(SIZE, np.int64)
    seats = len(state.hands)
    words[:STAGES] = (
        seats,
        state.turn,
        PHASES[state.phase],
        state.renewals,
        state.takes,
        sum(1 << seat for seat in state.paused),
        len(state.pile),
        len(state.discards),
        len(state.table),
    )
    words[STAGES : STAGES + seats] = state.stages
    for seat, hand in enumerate(state.hands):
        left = needs(state, seat)
        words[NEEDS + seat] = sum(_need(*need) << 8 * place for place, need in enumerate(left))
        words[LAID + seat] = len(stage_of(state, seat)) - len(left)
        words[HANDS + HAND * seat : HANDS + HAND * (seat + 1)] = _hand(hand)
    words[TABLE : TABLE + len(state.table)] = [_meld(meld) for meld in state.table]
    words[PILE : PILE + len(state.pile)] = codes(state.pile)[::-1]
    words[DISCARDS : DISCARDS + len(state.discards)] = codes(state.discards)
    return words


def _need(kind: Kind, size: int) -> int:
    return KINDS[kind] << 4 | size


def _hand(cards: Sequence[Card]) -> tuple[int, int, int, int]:
    held = Counter(codes(cards).tolist())
    jokers, pauses = held.pop(JOKER, 0), held.pop(PAUSE, 0)
    once, twice = (sum(1 << face for face, times in held.items() if times >= least) for least in (1, 2))
    return once, twice, jokers, pauses


def _meld(meld: Meld) -> int:
    """Two bits for the kind, four for the number or colour, and in a Reihe the number after its high end."""
    of = meld.of.rank if isinstance(meld.of, Colour) else meld.of
    after = of + len(meld.cards) if meld.kind == "reihe" else 0
    return KINDS[meld.kind] | of << 2 | after << 6


def codes(cards: Sequence[Card]) -> Ints:
    """The codes of cards, in their order."""
    return np.array([CODES[card] for card in cards], np.int64)


CARDS = tuple(dict.fromkeys(DECK))
CODES = {card: code for code, card in enumerate(CARDS)}


def decode(action: int) -> engine.PlayerAction:
    """The engine's action."""
    kind, rest = action & 7, action >> 3
    if kind == LAY:
        return _decode_meld(rest & 3, rest >> 2 & 15, rest >> 6 & 15, rest >> 10)
    if kind == ADD:
        return engine.Add(CARDS[rest & 63], (rest >> 6 & 31) + 1, (None, "low", "high")[rest >> 11])
    if kind == DISCARD:
        return engine.Discard(CARDS[rest])
    if kind == GIVE_PAUSE:
        return engine.Pause(rest)
    return engine.DRAW if kind == DRAW else engine.TAKE


def _decode_meld(kind: int, of: int, jokers: int, picked: int) -> engine.Lay:
    """In a Reihe ``jokers`` is its size."""
    cards: tuple[Card, ...]
    if kind == REIHE:
        colours = [picked >> 3 * place & 7 for place in range(jokers)]
        cards = tuple(
            JOKER_CARD if colour == IN_REIHE_A_JOKER else CARDS[colour * NUMBERS + of + place - 1]
            for place, colour in enumerate(colours)
        )
    else:
        faces = range(of - 1, FACES, NUMBERS) if kind == PASCH else range(of * NUMBERS, (of + 1) * NUMBERS)
        numbers = [CARDS[face] for place, face in enumerate(faces) for _ in range(picked >> 2 * place & 3)]
        cards = (*numbers, *[JOKER_CARD] * jokers)
    name: Of = tuple(Colour)[of] if kind == FARBE else of
    return engine.Lay(cards, name if set(cards) == {JOKER_CARD} else None)
