"""What Python calls of a compiled game, made of its modules. It is compiled for each game anew."""

from __future__ import annotations

from types import ModuleType

from reihum.kernel.compiled_game import (
    BEGAN,
    COURSE,
    DECISIONS,
    NATURE,
    NO_ACTION,
    OVER,
    RESULT,
    Compiled,
    Flags,
    Rng,
    Weights,
    Words,
)
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.rng import reseed


def wire(rules: ModuleType, choice: ModuleType, worlds: ModuleType, size: int) -> Compiled:
    """For states of this size.

    numba knows what it has on disk by what a function closes over. A module has a lasting name, a compiled
    function has none: so modules are handed over, and none of these functions calls another.
    """

    @entry
    def to_act(state: Words) -> int:
        return rules.to_act(pointer(state))  # type: ignore[no-any-return]

    @entry
    def menu(state: Words, out: Words) -> int:
        return rules.menu(pointer(state), pointer(out))  # type: ignore[no-any-return]

    @entry
    def apply(state: Words, action: int) -> None:
        rules.apply(pointer(state), action)

    @entry
    def score(state: Words, result: Words) -> None:
        rules.score(pointer(state), pointer(result), 0)

    @entry
    def chance(state: Words, rng: Rng) -> None:
        rules.shuffle(pointer(state), pointer(rng))

    @entry
    def choose(state: Words, policies: Words, weights: Weights, rng: Rng, out: Words) -> int:
        now, source = pointer(state), pointer(rng)
        return choice.choose(now, pointer(policies), pointer(weights), source, pointer(out))  # type: ignore[no-any-return]

    @entry
    def imagine(state: Words, seat: int, known: Words, rng: Rng, out: Words) -> None:
        worlds.imagine(pointer(state), seat, pointer(known), pointer(rng), pointer(out))

    @entry
    def playouts(
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
        now, source, room, options = pointer(state), pointer(rng), pointer(out), len(actions)
        seats = len(policies) // worlds
        for index in range(rounds):
            number = first + index
            world = number % worlds
            team, minds = (
                pointer(policies[world * seats :]),
                pointer(weights[world * len(weights) // worlds :]),
            )
            for option in range(options):
                at = index * options + option
                for place in range(size):
                    state[place] = states[world * size + place]
                reseed(source, seed, number)
                if actions[option] != NO_ACTION:
                    rules.apply(now, actions[option])
                if rules.to_act(now) == NATURE:
                    rules.shuffle(now, source)
                courses[COURSE * at + BEGAN] = rules.to_act(now)
                decisions = 0
                while rules.to_act(now) != OVER:
                    if rules.to_act(now) == NATURE:
                        rules.shuffle(now, source)
                    else:
                        rules.apply(now, choice.choose(now, team, minds, source, room))
                        decisions += 1
                courses[COURSE * at + DECISIONS] = decisions
                rules.score(now, pointer(results), RESULT * at)

    @entry
    def steps(
        states: Words,
        actions: Words,
        start: Words,
        rngs: Rng,
        turns: Words,
        menus: Words,
        lengths: Words,
        over: Flags,
        results: Words,
    ) -> None:
        for at in range(len(states)):
            state = states[at]
            now = pointer(state)
            if actions[at] != NO_ACTION:
                rules.apply(now, actions[at])
            over[at] = rules.to_act(now) == OVER
            if over[at]:
                rules.score(now, pointer(results[at]), 0)
                state[:] = start
            while rules.to_act(now) == NATURE:
                rules.shuffle(now, pointer(rngs[at:]))
            turns[at] = rules.to_act(now)
            lengths[at] = rules.menu(now, pointer(menus[at]))

    return Compiled(to_act, menu, apply, score, chance, choose, imagine, playouts, steps)
