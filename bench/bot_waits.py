"""How long people wait for bots, which run in a process of their own as on a server.

    uv run python bench/bot_waits.py [--games elfer …] [--players 2 4 6] [--choices N]

One bot plays against ``medium`` bots. It shares one core with the event loop, which asks it and plays for the
others. The first figure is the first answer of a process that has just got ready. Only moves with a choice
count. The last figure is the longest delay of the event loop.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from itertools import count
from random import Random
from statistics import median, quantiles
from time import perf_counter

from measuring import flags

from reihum.bots import BOTS
from reihum.bots.levels import HARD, MASTER, MEDIUM
from reihum.game import AnyGame
from reihum.playing import Playing
from reihum.registry import GAMES
from reihum.server.workers.bot_service import MOVE_SECONDS
from reihum.server.workers.processes import BotProcesses
from reihum.server.workers.tasks import choose, rehearse

SEARCHED = ("elfer", "junior", "master", "stufen")
"""Where the upper levels search."""
TICK = 0.002
SEED = 11


async def main() -> None:
    parser = flags(__doc__, players=(2, 4, 6), choices=100)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=SEARCHED)
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("ms: the first, median, p95, worst; the loop late at most")
    for game in given.games:
        for players in given.players:
            for level in (HARD, MASTER):
                found = await measure(GAMES[game], players, level, given.choices)
                print(f"  {game} {players} {level:7} {found}")


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
    """The seconds that each answer of a bot takes. In every round it has another seat."""
    rng = Random(SEED)
    for number in count():
        playing = Playing(game, game.start(game.options_type(), players), rng)
        while (seat := playing.next_seat()) is not None:
            view, menu = game.view(playing.state, seat), game.legal_actions(playing.state, seat)
            if seat == number % players and len(menu) > 1:
                began = perf_counter()
                action = await processes.ask(MOVE_SECONDS, choose, level, view, menu, playing.history)
                yield perf_counter() - began
            else:
                action = BOTS[MEDIUM].choose(view, menu, rng, playing.history)
            playing.apply(seat, action)


if __name__ == "__main__":
    asyncio.run(main())
