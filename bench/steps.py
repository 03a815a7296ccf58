"""Decisions a second of the plain step loop (menu, choose, apply), and the memory of states.

Random players on both sides choose in the same way. Times are processor times. They include shuffles and
draws in the middle of a round, but not the deal, and only decisions count, unless the output says otherwise.
"""

import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec
import pyspiel  # type: ignore[import-not-found]
from measuring import spread

from reihum.game import NATURE, AnyGame
from reihum.playing import Playing
from reihum.registry import GAMES

REPETITIONS = 5
PAIRS = 9
SLICE = 0.25
"""About how many seconds of the processor a repetition takes."""
SEED = 11
KEPT_ROUNDS = 3


class Count(NamedTuple):
    decisions: int
    chance: int
    """Shuffles and draws after the deal."""


class Side(NamedTuple):
    """A game that can be dealt and then played to its end at random."""

    deal: Callable[[Random], Any]
    play: Callable[[Any, Random], Count]


class Rate(NamedTuple):
    """What is done in a second."""

    decisions: float
    steps: float
    """Decisions and chance together."""
    with_deal: float
    """Decisions, with the deal in the time."""


def main() -> None:
    print(f"decisions a second, thousands: median (least to most of {REPETITIONS}); deal excluded")
    for game in GAMES.values():
        rates = list(repeated(ours(game, middle(game))))
        print(f"  {game.name:15} {middle(game)} players  {spread([rate.decisions / 1000 for rate in rates])}")
    compare_with_open_spiel()
    print("memory, bytes: a state in the middle of a round, all that it reaches; a state of a kept history")
    for game in GAMES.values():
        alone, kept = memory(game, middle(game))
        print(f"  {game.name:15} {middle(game)} players  {alone:6.0f} {kept:6.0f}")


def compare_with_open_spiel(players: int = 4) -> None:
    """Elfer and crazy_eights by turns in one process."""
    sides = ours(GAMES["elfer"], players), theirs(players)
    mine, other = zip(*zip(*(repeated(side, PAIRS) for side in sides), strict=True), strict=True)
    print(f"elfer and OpenSpiel's crazy_eights, {players} players, {PAIRS} pairs by turns, thousands; ratio")
    for unit in range(len(Rate._fields)):
        left, right = ([rate[unit] / 1000 for rate in rates] for rates in (mine, other))
        ratios = [one / two for one, two in zip(left, right, strict=True)]
        name = Rate._fields[unit].replace("_", " ")
        print(f"  {name:15} {spread(left)}  {spread(right)}  {spread(ratios, digits=2)}")


def repeated(side: Side, times: int = REPETITIONS) -> Iterator[Rate]:
    """Rates of batches of rounds, each batch dealt before its clock starts."""
    rng = Random(SEED)
    rounds = _rounds_in_a_slice(side, rng)
    for _ in range(times):
        yield _rate(side, rounds, rng)


def _rounds_in_a_slice(side: Side, rng: Random) -> int:
    started = process_time()
    rounds = 0
    while process_time() - started < SLICE / 2:
        side.play(side.deal(rng), rng)
        rounds += 1
    return 2 * rounds


def _rate(side: Side, rounds: int, rng: Random) -> Rate:
    gc.collect()
    started = process_time()
    dealt = [side.deal(rng) for _ in range(rounds)]
    begun = process_time()
    counts = [side.play(state, rng) for state in dealt]
    ended = process_time()
    decisions = sum(count.decisions for count in counts)
    steps = decisions + sum(count.chance for count in counts)
    return Rate(decisions / (ended - begun), steps / (ended - begun), decisions / (ended - started))


def ours(game: AnyGame, players: int) -> Side:
    options = game.options_type()
    to_act, legal_actions, apply = game.to_act, game.legal_actions, game.apply

    def deal(rng: Random) -> Any:
        state = game.start(options, players)
        while NATURE in to_act(state):
            state = apply(state, NATURE, game.shuffle(state, rng)).state
        return state

    def play(state: Any, rng: Random) -> Count:
        random = rng.random
        decisions = chance = 0
        while actors := to_act(state):
            actor = next(iter(actors))
            if actor is NATURE:
                state = apply(state, actor, game.shuffle(state, rng)).state
                chance += 1
            else:
                menu = legal_actions(state, actor)
                state = apply(state, actor, menu[int(random() * len(menu))]).state
                decisions += 1
        return Count(decisions, chance)

    return Side(deal, play)


def theirs(players: int) -> Side:
    game = pyspiel.load_game("crazy_eights", {"players": players})

    def draw(state: Any, rng: Random) -> None:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])

    def deal(rng: Random) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            draw(state, rng)
        return state

    def play(state: Any, rng: Random) -> Count:
        random = rng.random
        decisions = chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state, rng)
                chance += 1
            else:
                menu = state.legal_actions()
                state.apply_action(menu[int(random() * len(menu))])
                decisions += 1
        return Count(decisions, chance)

    return Side(deal, play)


def memory(game: AnyGame, players: int) -> tuple[float, float]:
    """The deep size of a state in the middle of a round, and the bytes a state adds to a kept history."""
    rng = Random(SEED)
    states(game, players, rng)  # what is built once and shared is not counted
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state for _ in range(KEPT_ROUNDS) for state in states(game, players, rng)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return deep_size(kept[len(kept) // (2 * KEPT_ROUNDS)], set()), (after - before) / len(kept)


def states(game: AnyGame, players: int, rng: Random) -> list[Any]:
    """Every state of a random round."""
    found = [game.start(game.options_type(), players)]
    playing = Playing(game, found[0], rng, on_step=lambda actor, action, step: found.append(step.state))
    while (seat := playing.next_seat()) is not None:
        playing.apply(seat, rng.choice(game.legal_actions(playing.state, seat)))
    return found


def deep_size(value: Any, seen: set[int]) -> int:
    """The bytes of a value and of all that it reaches; cards and other names exist once and are free."""
    if id(value) in seen or isinstance(value, Enum):
        return 0
    seen.add(id(value))
    parts: Sequence[Any] = ()
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, tuple | frozenset):
        parts = list(value)
    return sys.getsizeof(value) + sum(deep_size(part, seen) for part in parts)


def middle(game: AnyGame) -> int:
    return (game.seats[0] + game.seats[-1]) // 2


if __name__ == "__main__":
    main()
