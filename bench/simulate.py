"""Rounds and decisions a second of `reihum simulate`, beside whole random games of OpenSpiel and RLCard.

All by turns in the same run, random players everywhere, dealt too. OpenSpiel plays in its own C++ loop
(`evaluate_bots` with its C++ random bots); its decisions are counted beforehand, in games of their own.
Times are of the processor, and for two cores of the clock, beside one core by the clock.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import pyspiel  # type: ignore[import-not-found, unused-ignore]
import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]

from reihum.bots.simple import RANDOM_BOT
from reihum.game import AnyGame
from reihum.games.elfer.rules import ELFER
from reihum.games.junior.rules import JUNIOR
from reihum.games.master.rules import MASTER
from reihum.games.stufen.rules import STUFEN
from reihum.lab.parallel import Team, team
from reihum.lab.simulation.simulate import count, plan

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
    """So many rounds of a seed."""
    decisions: float
    """In a round, on average."""


def main() -> None:
    with team(CORES) as both:
        games = {game.name: ours(game, None) for game in (ELFER, JUNIOR, MASTER, STUFEN)}
        others = {
            "OpenSpiel crazy_eights": open_spiel("crazy_eights", {"players": PLAYERS}),
            "OpenSpiel hearts": open_spiel("hearts", {}),
            "RLCard uno": uno(),
        }
        measured = compare(games | others)
        print(f"a second of the processor, {PLAYERS} players (uno 2); median (least to most of {TURNS})")
        print(f"  {'':24} {'rounds, thousands':>28} {'decisions, millions':>28}")
        for name, rates in measured.items():
            decisions = [rate * (games | others)[name].decisions / 1e3 for rate in rates]
            print(f"  {name:24} {spread(rates, 1):>28} {spread(decisions, 2):>28}")
        print(f"rounds a second of the clock, thousands: one core, {CORES} cores")
        for game in (ELFER, JUNIOR, MASTER, STUFEN):
            rounds = _in_a_slice(games[game.name])
            one, two = (_by_clock(side, rounds) for side in (games[game.name], ours(game, both)))
            print(f"  {game.name:24} {one:8.1f} {two:8.1f}")


def compare(sides: Mapping[str, Side]) -> dict[str, list[float]]:
    """Thousands of rounds a second, all sides by turns."""
    rounds = {name: _in_a_slice(side) for name, side in sides.items()}
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for turn in range(TURNS):
        for name, side in sides.items():
            gc.collect()
            begun = process_time()
            side.play(rounds[name], SEED + turn)
            rates[name].append(rounds[name] / (process_time() - begun) / 1000)
    return rates


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
    rates = []
    for turn in range(TURNS):
        begun = perf_counter()
        side.play(rounds, SEED + turn)
        rates.append(rounds / (perf_counter() - begun) / 1000)
    return median(rates)


def ours(game: AnyGame, players: Team | None) -> Side:
    asked = plan(game, game.options_type(), PLAYERS, [RANDOM_BOT], SEED)
    assert asked.machine == "kernel"
    tally = count(asked, 2000, None)
    return Side(
        lambda rounds, seed: _ignore(count(asked._replace(seed=seed), rounds, players)),
        tally.decisions / tally.rounds,
    )


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


def spread(values: Sequence[float], digits: int) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


def _ignore(value: object) -> None:
    """What was counted is not looked at."""


if __name__ == "__main__":
    main()
