"""How strong the levels are: each against a table of each lower one, written into ``docs/bots.md``.

    uv run python bench/strength.py [--games elfer,…] [--players 2,4,6] [--seconds N] [--jobs N]

Every cell is played until it is decided who is stronger, or for about so many seconds. What was found before
is kept in ``docs/strength.json``; cells that are played again are replaced.
"""

from __future__ import annotations

import resource
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from reihum.bots.levels import LEVELS
from reihum.game import Value
from reihum.lab.arena import compete, plan
from reihum.lab.arena_figures import LEAST_DEALS, Estimate
from reihum.registry import GAMES

DOCS = Path(__file__).parents[1] / "docs"
KEPT = DOCS / "strength.json"
PAGE = DOCS / "bots.md"
BEGIN, END = "<!-- strength: made by bench/strength.py -->", "<!-- end of strength -->"
PLAYERS = (2, 4, 6)
SEED = 11
PILOT = LEAST_DEALS
"""So many deals tell how long one takes."""
MOST_DEALS = 2_000
HEADINGS = (
    "players (fair)",
    "bot",
    "among",
    "wins, % (95 % interval)",
    "deals",
    "ms a move (p95)",
    "MB",
)


class Pair(NamedTuple):
    """Who plays: the bot alone, all other seats the other one's."""

    game: str
    players: int
    bot: str
    among: str


class Cell(Value, frozen=True):
    """What came of a pair."""

    game: str
    players: int
    bot: str
    among: str
    deals: int
    wins: Estimate
    median_ms: float
    p95_ms: float
    megabytes: int
    """The most memory of the process that played."""

    @property
    def pair(self) -> Pair:
        return Pair(self.game, self.players, self.bot, self.among)


def pairs(games: Iterable[str], players: Iterable[int]) -> Iterator[Pair]:
    """Every level among each lower one."""
    for game in games:
        levels = [level.name for level in LEVELS if level.plays(game)]
        for seats in players:
            if seats in GAMES[game].seats:
                for among, bot in combinations(levels, 2):
                    yield Pair(game, seats, bot, among)


def play(pair: Pair, seconds: float) -> Cell:
    """Until it is decided, or for about so long."""
    game = GAMES[pair.game]
    planned = plan(game, game.options_type(), pair.players, (pair.bot, pair.among), SEED, move_seconds=1)
    began = perf_counter()
    compete(planned, PILOT)
    deals = round(PILOT * seconds / (perf_counter() - began))
    result = compete(planned, max(PILOT, min(deals, MOST_DEALS)), until_decided=True)
    (found,) = result.findings.pairings
    own = result.behaviour[0]
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return Cell(*pair, found.deals, found.win_share, own.median_ms, own.p95_ms, most)


def tables(cells: Sequence[Cell]) -> str:
    """The cells as Markdown, a table a game."""
    lines = []
    for game in dict.fromkeys(cell.game for cell in cells):
        own = [cell for cell in cells if cell.game == game]
        lines += [
            f"### {game}",
            "",
            "| " + " | ".join(HEADINGS) + " |",
            "|---" * len(HEADINGS) + "|",
            *map(_line, sorted(own, key=_order)),
            "",
        ]
    return "\n".join(lines)


def _order(cell: Cell) -> tuple[int, int, int]:
    names = [level.name for level in LEVELS]
    return cell.players, names.index(cell.bot), names.index(cell.among)


def _line(cell: Cell) -> str:
    wins = cell.wins
    share = f"{100 * wins.mean:.1f} ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
    fair = 1 / cell.players
    strong = f"**{share}**" if wins.low > fair else share
    return (
        f"| {cell.players} ({100 * fair:.0f} %) | {cell.bot} | {cell.among} | {strong} | {cell.deals} "
        f"| {cell.median_ms:.3g} ({cell.p95_ms:.3g}) | {cell.megabytes} |"
    )


def keep(cells: Iterable[Cell]) -> None:
    """Puts cells beside those known, and the page anew."""
    known = msgspec.json.decode(KEPT.read_bytes(), type=list[Cell]) if KEPT.exists() else []
    by_pair = {cell.pair: cell for cell in (*known, *cells)}
    order = list(GAMES)
    whole = sorted(by_pair.values(), key=lambda cell: (order.index(cell.game), *_order(cell)))
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables(whole)}\n{END}{after}", "utf-8")


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    wanted = list(pairs(asked.games.split(","), map(int, asked.players.split(","))))
    with ProcessPoolExecutor(asked.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        playing = [pool.submit(play, pair, asked.seconds) for pair in wanted]
        for number, future in enumerate(as_completed(playing), 1):
            cell = future.result()
            keep([cell])
            print(f"{number}/{len(wanted)} {cell.game} {_line(cell)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
