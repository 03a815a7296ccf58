"""Rounds and decisions a second of `reihum simulate`, beside whole random games of OpenSpiel and RLCard.

All players are random, deals are in the time, and all sides take turns in the same run. OpenSpiel plays in
its own C++ loop (`evaluate_bots` with its C++ random bots); its decisions are counted in games before. Times
are processor times. One and two cores are compared by the clock.
"""

import gc
from collections.abc import Callable, Mapping
from random import Random
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import pyspiel  # type: ignore[import-not-found, unused-ignore]
import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
from measuring import by_turns, spread

from reihum.bots.simple import RANDOM_BOT
from reihum.game import AnyGame
from reihum.lab.parallel import Team, team
from reihum.lab.simulation.simulate import count, plan
from reihum.registry import GAMES

COMPILED = ("elfer", "junior", "master", "stufen")
PLAYERS = 4
TURNS = 5
SLICE = 0.5
"""About how many seconds of the processor a side plays at a time."""
SEED = 11
COUNTED = 200
"""Games in which another library's decisions are counted."""
CORES = 2


class Side(NamedTuple):
    play: Callable[[int, int], None]
    """Plays a number of rounds with a seed."""
    decisions: float
    """In a round, on average."""


def main() -> None:
    with team(CORES) as both:
        games = {game: ours(GAMES[game], None) for game in COMPILED}
        others = {
            "OpenSpiel crazy_eights": open_spiel("crazy_eights", {"players": PLAYERS}),
            "OpenSpiel hearts": open_spiel("hearts", {}),
            "RLCard uno": uno(),
        }
        sides = games | others
        rounds = {side: _in_a_slice(side) for side in sides.values()}
        measured = by_turns(sides, TURNS, lambda side, turn: _rate(side, rounds[side], turn, process_time))
        print(f"a second of the processor, {PLAYERS} players (uno 2); median (least to most of {TURNS})")
        print(f"  {'':24} {'rounds, thousands':>28} {'decisions, millions':>28}")
        for name, rates in measured.items():
            decisions = [rate * sides[name].decisions / 1e3 for rate in rates]
            print(f"  {name:24} {spread(rates, 1):>28} {spread(decisions, 2):>28}")
        print(f"rounds a second of the clock, thousands: one core, {CORES} cores")
        for game, side in games.items():
            one, two = (_by_clock(each, rounds[side]) for each in (side, ours(GAMES[game], both)))
            print(f"  {game:24} {one:8.1f} {two:8.1f}")


def _rate(side: Side, rounds: int, turn: int, clock: Callable[[], float]) -> float:
    """Thousands of rounds a second."""
    gc.collect()
    begun = clock()
    side.play(rounds, SEED + turn)
    return rounds / (clock() - begun) / 1000


def _in_a_slice(side: Side) -> int:
    rounds = 64
    side.play(rounds, SEED)  # compiled, or read from where it is kept
    while True:
        begun = process_time()
        side.play(rounds, SEED)
        if (taken := process_time() - begun) > SLICE / 4:
            return round(rounds * SLICE / taken)
        rounds *= 4


def _by_clock(side: Side, rounds: int) -> float:
    side.play(64, SEED)  # the processes are started
    return median(_rate(side, rounds, turn, perf_counter) for turn in range(TURNS))


def ours(game: AnyGame, players: Team | None) -> Side:
    planned = plan(game, game.options_type(), PLAYERS, [RANDOM_BOT], SEED)
    assert planned.machine == "kernel"
    tally = count(planned, 2000, None)

    def play(rounds: int, seed: int) -> None:
        count(planned._replace(seed=seed), rounds, players)

    return Side(play, tally.decisions / tally.rounds)


def open_spiel(name: str, options: Mapping[str, int]) -> Side:
    game = pyspiel.load_game(name, dict(options))

    def play(rounds: int, seed: int) -> None:
        bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(game.num_players())]
        for number in range(rounds):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + number)

    return Side(play, fmean(_decisions(game, Random(number)) for number in range(COUNTED)))


def _decisions(game: Any, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def uno() -> Side:
    def play(rounds: int, seed: int) -> None:
        game = rlcard.make("uno", config={"seed": seed})
        for _ in range(rounds):
            _play_uno(game, Random(seed))

    counted = rlcard.make("uno", config={"seed": SEED})
    rng = Random(SEED)
    return Side(play, fmean(_play_uno(counted, rng) for _ in range(COUNTED)))


def _play_uno(game: Any, rng: Random) -> int:
    state, _ = game.reset()
    decisions = 0
    while not game.is_over():
        state, _ = game.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
