"""Stufen compiled."""

from __future__ import annotations

from reihum.games.stufen import Deal, Renew
from reihum.kernel.compiling import compiled, entry, pointer
from reihum.kernel.rng import reseed
from reihum.kernel.stufen import choice, rules, worlds
from reihum.kernel.stufen.choice import SIMPLE, WEIGHTS
from reihum.kernel.stufen.state import DEAL, ENDED, MENU, PHASE, PILE, RENEW, SIZE, TURN, codes, decode, load
from reihum.kernel.twin import (
    BEGAN,
    COURSE,
    DECISIONS,
    NATURE,
    NO_ACTION,
    OVER,
    RESULT,
    Compiled,
    Rng,
    Twin,
    Weights,
    Words,
)


def _to_act(state: Words) -> int:
    phase = state[PHASE]
    return OVER if phase == ENDED else NATURE if phase in (DEAL, RENEW) else int(state[TURN])


def _shuffle(state: Words, action: Deal | Renew) -> None:
    state[PILE : PILE + len(action.order)] = codes(action.order)[::-1]
    _shuffled(state)


@entry
def _shuffled(state: Words) -> None:
    if state[PHASE] == DEAL:
        rules.deal_out(pointer(state))
    else:
        rules.renew(pointer(state))


@entry
def _menu(state: Words, out: Words) -> int:
    return rules.menu(pointer(state), pointer(out))


@entry
def _apply(state: Words, action: int) -> None:
    rules.apply(pointer(state), action)


@entry
def _score(state: Words, result: Words) -> None:
    rules.score(pointer(state), pointer(result), 0)


@entry
def _chance(state: Words, rng: Rng) -> None:
    rules.shuffle(pointer(state), pointer(rng))


@entry
def _choose(state: Words, policies: Words, weights: Weights, rng: Rng, out: Words) -> int:
    return choice.choose(pointer(state), pointer(policies), pointer(weights), pointer(rng), pointer(out))


@entry
def _imagine(state: Words, seat: int, known: Words, rng: Rng, out: Words) -> None:
    worlds.imagine(pointer(state), seat, pointer(known), pointer(rng), pointer(out))


@entry
def _playouts(
    states: Words,
    worlds: int,
    first: int,
    rounds: int,
    actions: Words,
    policies: Words,
    weights: Weights,
    seed: int,
    results: Words,
    courses: Words,
    state: Words,
    out: Words,
    rng: Rng,
) -> None:
    now, chance, options = pointer(state), pointer(rng), len(actions)
    seats = len(policies) // worlds
    for index in range(rounds):
        number = first + index
        world = number % worlds
        start = world * SIZE
        team, minds = pointer(policies[world * seats :]), pointer(weights[world * len(weights) // worlds :])
        for option in range(options):
            at = index * options + option
            for place in range(SIZE):
                state[place] = states[start + place]
            reseed(chance, seed, number)
            if actions[option] != NO_ACTION:
                rules.apply(now, actions[option])
            _playout(now, team, minds, chance, pointer(out), pointer(courses), COURSE * at)
            rules.score(now, pointer(results), RESULT * at)


@compiled
def _playout(
    state: Words, policies: Words, weights: Weights, rng: Rng, out: Words, courses: Words, at: int
) -> None:
    if state[PHASE] == DEAL:
        rules.shuffle(state, rng)
    decisions = 0
    courses[at + BEGAN] = state[TURN]
    while state[PHASE] != ENDED:
        if state[PHASE] == RENEW:
            rules.shuffle(state, rng)
        else:
            rules.apply(state, choice.choose(state, policies, weights, rng, out))
            decisions += 1
    courses[at + DECISIONS] = decisions


TWIN = Twin(
    size=SIZE,
    longest_menu=MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=worlds.KNOWN,
    load=load,
    decode=decode,
    to_act=_to_act,
    shuffle=_shuffle,
    compiled=Compiled(_menu, _apply, _score, _chance, _choose, _imagine, _playouts),
)
