"""Determinization: random deals of the cards that a seat does not see, as likely as they explain what was
seen."""

from reihum.games.stufen.kernel import state as s
from reihum.games.stufen.kernel.melds import less, missing
from reihum.games.stufen.kernel.rules import addable, held, pop, receive
from reihum.kernel.bits import count, lowest
from reihum.kernel.compiled_game import Ints, Rng
from reihum.kernel.compiling import compiled
from reihum.kernel.rng import below, happens, mix

REFUSED, TURNS = s.HAND, s.HAND + 1
KNOWN = s.HAND + 2
"""What is known of a hand: a part of it, in the four fields of a hand; the faces that its owner did not take
or threw away before laying the stage; and the number of turns."""
MOST_TRIES = 40
"""The most deals for a hand that its owner would not have played with."""
STILL_SLOW, STILL_ADDABLE = 0.75, 0.1
"""How much less likely a hand becomes, each turn, for each card that its stage lacks, and for each card that
fits the table. From rounds with ``choice.WEIGHTS``, compared with random hands."""


@compiled
def imagine(state: Ints, seat: int, known: Ints, rng: Rng, scratch: Ints) -> None:
    """Deals the cards that a seat does not see at random."""
    for owner in range(state[s.SEATS]):
        scratch[owner] = state[s.PILED]
        if owner != seat:
            _give_up(state, s.HANDS + s.HAND * owner, known, KNOWN * owner)
        scratch[owner] = state[s.PILED] - scratch[owner]
    for owner in range(state[s.SEATS]):
        _deal(state, owner, scratch[owner], rng)
        tries = 0
        while owner != seat and tries < MOST_TRIES and not happens(rng, _odds(state, owner, known)):
            _give_up(state, s.HANDS + s.HAND * owner, known, KNOWN * owner)
            _deal(state, owner, scratch[owner], rng)
            tries += 1
    mix(state, s.PILE, state[s.PILED], rng)


@compiled
def _deal(state: Ints, owner: int, cards: int, rng: Rng) -> None:
    """Deals this number of cards from anywhere in the pile."""
    for _ in range(cards):
        top, other = s.PILE + state[s.PILED] - 1, s.PILE + below(rng, state[s.PILED])
        state[top], state[other] = state[other], state[top]
        receive(state, s.HANDS + s.HAND * owner, pop(state))


@compiled
def _odds(state: Ints, owner: int, known: Ints) -> float:
    """How likely a hand is after its owner's turns. A player lays a stage and adds cards as soon as possible,
    refuses only cards of no use, and gets nearer to a stage with every turn."""
    at, needs = KNOWN * owner, state[s.NEEDS + owner]
    once, twice, jokers = held(state, owner)
    turns = known[at + TURNS]
    if not turns:
        return 1.0
    if not needs:
        fitting = addable(state)
        return float(STILL_ADDABLE ** (count(once & fitting) + count(twice & fitting) + jokers))
    lacking = missing(once, twice, jokers, needs)
    if not lacking:
        return 0.0
    refused = known[at + REFUSED]
    while refused:
        face = lowest(refused)
        refused &= refused - 1
        if missing(once | 1 << face, twice | once & 1 << face, jokers, needs) < lacking:
            return 0.0
    return float(STILL_SLOW ** ((lacking - 1) * turns))


@compiled
def _give_up(state: Ints, hand: int, known: Ints, at: int) -> None:
    """Puts a hand on the pile, except for what is known of it."""
    for kind, card in ((s.JOKERS, s.JOKER), (s.PAUSES, s.PAUSE)):
        while state[hand + kind] > known[at + kind]:
            state[hand + kind] -= 1
            _push(state, card)
    for part in (s.TWICE, s.ONCE):
        while state[hand + part] & ~known[at + part]:
            face = lowest(state[hand + part] & ~known[at + part])
            once, twice = less(state[hand + s.ONCE], state[hand + s.TWICE], face)
            state[hand + s.ONCE], state[hand + s.TWICE] = once, twice
            _push(state, face)


@compiled
def _push(state: Ints, card: int) -> None:
    state[s.PILE + state[s.PILED]] = card
    state[s.PILED] += 1
