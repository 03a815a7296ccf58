"""How long bots let people wait, asked as the server asks them: in a process of their own.

    uv run python bench/thinking.py [--games elfer …] [--players 2 4 6] [--choices N]

A bot sits alone among ``medium``. All is on one core: the bot, and the loop that asks it and plays the
rest. First comes the first answer of a process that has just started and got ready, then all of them. A
choice is one where there is something to choose. Beside it stands by how much the loop was late at most,
which ticks all the time.
"""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import AsyncIterator
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from reihum.bots import BOTS
from reihum.bots.levels import HARD, MASTER, MEDIUM
from reihum.game import NATURE, AnyGame, public_events
from reihum.registry import GAMES
from reihum.server.workers.bot_service import MOVE_SECONDS
from reihum.server.workers.processes import BotProcesses
from reihum.server.workers.tasks import choose, rehearse

SEARCHED = ("elfer", "junior", "master", "stufen")
"""Where the upper levels search."""
TICK = 0.002
SEED = 11


async def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=SEARCHED)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4, 6])
    parser.add_argument("--choices", type=int, default=100)
    asked = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("ms: the first, median, p95, worst; the loop late at most")
    for game in asked.games:
        for players in asked.players:
            for level in (HARD, MASTER):
                print(
                    f"  {game} {players} {level:7}", await measure(GAMES[game], players, level, asked.choices)
                )


async def measure(game: AnyGame, players: int, level: str, choices: int) -> str:
    processes = BotProcesses(1)
    await processes.prepare(level, game.name)
    rehearse(MEDIUM, game.name)
    late = [0.0]
    ticking = asyncio.create_task(tick(late))
    times: list[float] = []
    async for taken in answers(game, players, level, processes):
        times.append(1000 * taken)
        if len(times) == choices:
            break
    ticking.cancel()
    processes.close()
    p95 = quantiles(times, n=20)[-1]
    return f"{times[0]:6.0f} {median(times):6.0f} {p95:6.0f} {max(times):6.0f}   {1000 * max(late):6.1f}"


async def tick(late: list[float]) -> None:
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(perf_counter() - due)


async def answers(game: AnyGame, players: int, level: str, processes: BotProcesses) -> AsyncIterator[float]:
    """The seconds of each of a bot's answers, round after round, from another seat in each."""
    rng, round_ = Random(SEED), 0
    while True:
        state, history = game.start(game.options_type(), players), list[Any]()
        while actors := game.to_act(state):
            actor = min(actors, key=str)
            if actor is NATURE:
                action = game.shuffle(state, rng)
            else:
                view, menu = game.view(state, actor), game.legal_actions(state, actor)
                if actor == round_ % players and len(menu) > 1:
                    began = perf_counter()
                    action = await processes.ask(MOVE_SECONDS, choose, level, view, menu, history)
                    yield perf_counter() - began
                else:
                    action = BOTS[MEDIUM].choose(view, menu, rng, history)
            step = game.apply(state, actor, action)
            state = step.state
            history += public_events(game, step)
        round_ += 1


if __name__ == "__main__":
    asyncio.run(main())
