"""The row games compiled: Elfer with every opening, and Junior."""

from __future__ import annotations

from reihum.games.rows import Deal
from reihum.kernel.compiling import compiled, entry, pointer
from reihum.kernel.rng import reseed
from reihum.kernel.rows import choice, rules, worlds
from reihum.kernel.rows.choice import SIMPLE, WEIGHTS
from reihum.kernel.rows.state import MENU, PILE, SIZE, TURN, codes, decode, load
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
    return int(state[TURN])


def _shuffle(state: Words, action: Deal) -> None:
    state[PILE : PILE + len(action.order)] = codes(action.order)[::-1]
    _deal_out(state, len(action.order), action.lot or 0)


@entry
def _deal_out(state: Words, cards: int, lot: int) -> None:
    rules.deal_out(pointer(state), cards, lot)


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
    return choice.choose(pointer(state), pointer(policies), pointer(weights), pointer(rng))


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
            _playout(now, team, minds, chance, pointer(courses), COURSE * at)
            rules.score(now, pointer(results), RESULT * at)


@compiled
def _playout(state: Words, policies: Words, weights: Weights, rng: Rng, courses: Words, at: int) -> None:
    if state[TURN] == NATURE:
        rules.shuffle(state, rng)
    decisions = 0
    courses[at + BEGAN] = state[TURN]
    while state[TURN] != OVER:
        rules.apply(state, choice.choose(state, policies, weights, rng))
        decisions += 1
    courses[at + DECISIONS] = decisions


TWIN = Twin(
    size=SIZE,
    longest_menu=MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=2,
    load=load,
    decode=decode,
    to_act=_to_act,
    shuffle=_shuffle,
    compiled=Compiled(_menu, _apply, _score, _chance, _choose, _imagine, _playouts),
)
