"""The entry points of compiled games: functions that Python calls, compiled for each game."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from reihum.kernel import compiled_game
from reihum.kernel.compiled_game import CompiledGame, EntryPoints, Flags, Ints, Rng, Weights
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.rng import reseed


def compile_game(
    state: ModuleType,
    rules: ModuleType,
    choice: ModuleType,
    worlds: ModuleType,
    apply_shuffle: Callable[[Ints, Any], None],
) -> CompiledGame:
    """The compiled game that these modules of its package ``kernel`` make."""
    return CompiledGame(
        size=state.SIZE,
        longest_menu=state.MENU,
        weights=choice.WEIGHTS,
        simple=choice.SIMPLE,
        known=worlds.KNOWN,
        load=state.load,
        decode=state.decode,
        apply_shuffle=apply_shuffle,
        entry_points=_entry_points(rules, choice, worlds, state.SIZE),
    )


def _entry_points(rules: ModuleType, choice: ModuleType, worlds: ModuleType, size: int) -> EntryPoints:
    """The entry points of a game with these modules, for states of this size.

    numba finds a function on disk by what it closes over. A module has a lasting name, but a compiled
    function has none. So the arguments are modules, and none of these functions calls another.
    """

    @entry
    def to_act(state: Ints) -> int:
        return rules.to_act(pointer(state))  # type: ignore[no-any-return]

    @entry
    def menu(state: Ints, out: Ints) -> int:
        return rules.menu(pointer(state), pointer(out))  # type: ignore[no-any-return]

    @entry
    def apply(state: Ints, action: int) -> None:
        rules.apply(pointer(state), action)

    @entry
    def score(state: Ints, result: Ints) -> None:
        rules.score(pointer(state), pointer(result), 0)

    @entry
    def shuffle(state: Ints, rng: Rng) -> None:
        rules.shuffle(pointer(state), pointer(rng))

    @entry
    def choose(state: Ints, policies: Ints, weights: Weights, rng: Rng, out: Ints) -> int:
        now, source = pointer(state), pointer(rng)
        return choice.choose(now, pointer(policies), pointer(weights), source, pointer(out))  # type: ignore[no-any-return]

    @entry
    def imagine(state: Ints, seat: int, known: Ints, rng: Rng, out: Ints) -> None:
        worlds.imagine(pointer(state), seat, pointer(known), pointer(rng), pointer(out))

    @entry
    def playouts(
        states: Ints,
        worlds: int,
        first: int,
        rounds: int,
        actions: Ints,
        policies: Ints,
        weights: Weights,
        seed: int,
        results: Ints,
        courses: Ints,
        state: Ints,
        out: Ints,
        rng: Rng,
    ) -> None:
        now, source, scratch, options = pointer(state), pointer(rng), pointer(out), len(actions)
        seats = len(policies) // worlds
        for index in range(rounds):
            number = first + index
            world = number % worlds
            policies_here = pointer(policies[world * seats :])
            weights_here = pointer(weights[world * len(weights) // worlds :])
            for option in range(options):
                at = index * options + option
                for place in range(size):
                    state[place] = states[world * size + place]
                reseed(source, seed, number)
                if actions[option] != compiled_game.NO_ACTION:
                    rules.apply(now, actions[option])
                if rules.to_act(now) == compiled_game.NATURE:
                    rules.shuffle(now, source)
                courses[compiled_game.COURSE * at + compiled_game.BEGAN] = rules.to_act(now)
                decisions = 0
                while rules.to_act(now) != compiled_game.OVER:
                    if rules.to_act(now) == compiled_game.NATURE:
                        rules.shuffle(now, source)
                    else:
                        rules.apply(now, choice.choose(now, policies_here, weights_here, source, scratch))
                        decisions += 1
                courses[compiled_game.COURSE * at + compiled_game.DECISIONS] = decisions
                rules.score(now, pointer(results), compiled_game.RESULT * at)

    @entry
    def steps(
        states: Ints,
        actions: Ints,
        start: Ints,
        rngs: Rng,
        turns: Ints,
        menus: Ints,
        lengths: Ints,
        over: Flags,
        results: Ints,
    ) -> None:
        for at in range(len(states)):
            state = states[at]
            now = pointer(state)
            if actions[at] != compiled_game.NO_ACTION:
                rules.apply(now, actions[at])
            over[at] = rules.to_act(now) == compiled_game.OVER
            if over[at]:
                rules.score(now, pointer(results[at]), 0)
                state[:] = start
            while rules.to_act(now) == compiled_game.NATURE:
                rules.shuffle(now, pointer(rngs[at:]))
            turns[at] = rules.to_act(now)
            lengths[at] = rules.menu(now, pointer(menus[at]))

    return EntryPoints(to_act, menu, apply, score, shuffle, choose, imagine, playouts, steps)
