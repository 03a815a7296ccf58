"""How strong the levels are: each against a table of each lower one. Writes ``docs/research/strength.md``.

    uv run python bench/strength.py [--ceiling] [--undecided] [--games elfer …] [--players 2 4 6]
        [--seconds N] [--whole] [--seed N] [--jobs N]

A cell is played until it is decided which bot is stronger, or for about ``--seconds``. With ``--whole`` it is
always played for the whole time, which makes the intervals narrower. ``--ceiling`` compares the levels with
reference bots. Results are kept in ``docs/research/strength.json``, and a new result replaces the old
one. With ``--undecided`` only the cells are played that are not decided yet.
"""

import resource
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations, groupby
from math import hypot
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec
from measuring import flags

from reihum.bots.levels import EASY, HARD, LEVELS, MASTER, MEDIUM
from reihum.game import Value
from reihum.games.rows.reference_bots import LAY_ALL, TUNED
from reihum.lab.arena.arena import compete, plan
from reihum.lab.arena.reference_bots import CLAIRVOYANT
from reihum.lab.statistics import LEAST_DEALS, Estimate
from reihum.registry import GAMES

KEPT = Path(__file__).parents[1] / "docs" / "research" / "strength.json"
PAGE = KEPT.with_name("strength.md")
BEGIN, END = "<!-- strength: made by bench/strength.py -->", "<!-- end of strength -->"
PLAYERS = (2, 4, 6)
SEED = 11
PILOT = LEAST_DEALS
"""The number of deals that shows how long one takes."""
MOST_DEALS = 20_000
NAMES = (LAY_ALL.name, EASY, MEDIUM, TUNED.name, HARD, MASTER, CLAIRVOYANT.name)
"""The weakest first."""
CELL_HEADINGS = (
    "players (fair)",
    "bot",
    "among",
    "wins, % (95 % interval)",
    "deals",
    "ms a choice (p95)",
    "MB",
)
CEILING_HEADINGS = ("game, players", "`medium`", "`master`", "`clairvoyant`", "part of the way, %")


class Pair(NamedTuple):
    """A bot alone, and the bot that has all other seats."""

    game: str
    players: int
    bot: str
    among: str


class Cell(Value, frozen=True):
    """The result of a pair."""

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

    @property
    def is_decided(self) -> bool:
        return not self.wins.low <= 1 / self.players <= self.wins.high


TABLES = (
    *(("elfer", players) for players in PLAYERS),
    *((game, 4) for game in ("junior", "master", "mogeln", "ratefix", "stufen")),
)
"""Where the ceiling is measured."""
CEILING = (
    *(Pair(*table, bot, MEDIUM) for table in TABLES for bot in (MASTER, CLAIRVOYANT.name)),
    *(Pair("elfer", 4, bot, LAY_ALL.name) for bot in (MEDIUM, TUNED.name, MASTER)),
    Pair("elfer", 4, TUNED.name, MEDIUM),
    *(Pair("elfer", players, MASTER, TUNED.name) for players in (2, 4)),
)


def ladder() -> Iterator[Pair]:
    """Every level among each lower one."""
    for name, game in GAMES.items():
        levels = [level.name for level in LEVELS if level.plays(name)]
        for players in PLAYERS:
            if players in game.seats:
                for among, bot in combinations(levels, 2):
                    yield Pair(name, players, bot, among)


def play(pair: Pair, seconds: float, seed: int, until_decided: bool) -> Cell:
    """Plays for about this time, or until it is decided which bot is stronger."""
    game = GAMES[pair.game]
    planned = plan(game, game.options_type(), pair.players, (pair.bot, pair.among), seed, move_seconds=1)
    done: list[float] = []
    compete(planned, PILOT, on_progress=lambda deals: done.append(perf_counter()))
    a_deal = (done[-1] - done[0]) / (PILOT - 1)  # the first one compiles and loads
    deals = max(PILOT, min(round(seconds / a_deal), MOST_DEALS))
    result = compete(planned, deals, until_decided=until_decided)
    (found,) = result.findings.pairings
    own = result.behaviour[0]
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return Cell(*pair, found.deals, found.win_share, own.median_ms, own.p95_ms, most)


def tables(cells: Sequence[Cell]) -> str:
    """The cells in their order as Markdown: a table a game, then the ceiling."""
    parts = [
        _table(game, CELL_HEADINGS, map(_line, own))
        for game, own in groupby(cells, key=lambda cell: cell.game)
    ]
    ceiling = list(_ceiling({cell.pair: cell.wins for cell in cells}))
    if ceiling:
        parts.append(_table("The ceiling", CEILING_HEADINGS, ceiling))
    return "\n".join(parts)


def _table(title: str, headings: Sequence[str], lines: Iterable[str]) -> str:
    top = f"### {title}\n\n| {' | '.join(headings)} |\n{'|---' * len(headings)}|\n"
    return top + "".join(f"{line}\n" for line in lines)


def _line(cell: Cell) -> str:
    fair = 1 / cell.players
    share = _percent(cell.wins)
    strong = f"**{share}**" if cell.wins.low > fair else share
    return (
        f"| {cell.players} ({100 * fair:.0f} %) | {cell.bot} | {cell.among} | {strong} | {cell.deals} "
        f"| {cell.median_ms:.3g} ({cell.p95_ms:.3g}) | {cell.megabytes} |"
    )


def _ceiling(wins: Mapping[Pair, Estimate]) -> Iterator[str]:
    """How far it is from medium players to those who see all cards, and how far the masters come."""
    for game, players in TABLES:
        master, clairvoyant = (
            wins.get(Pair(game, players, bot, MEDIUM)) for bot in (MASTER, CLAIRVOYANT.name)
        )
        if master and clairvoyant:
            fair = 1 / players
            shares = f"{100 * fair:.0f} | {_percent(master)} | {_percent(clairvoyant)}"
            yield f"| {game}, {players} | {shares} | {_part(master, clairvoyant, fair)} |"


def _part(master: Estimate, clairvoyant: Estimate, fair: float) -> str:
    """The error is that of independent figures: a little too large, since the deals are the same."""
    if clairvoyant.low <= fair:
        return "–"
    way = clairvoyant.mean - fair
    part = (master.mean - fair) / way
    error = hypot(_half(master), part * _half(clairvoyant)) / way
    return f"{100 * part:.0f} ± {100 * error:.0f}"


def _half(estimate: Estimate) -> float:
    return (estimate.high - estimate.low) / 2


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _order(cell: Cell) -> tuple[int, int, int, int]:
    games = list(GAMES)
    return games.index(cell.game), cell.players, NAMES.index(cell.bot), NAMES.index(cell.among)


def kept() -> list[Cell]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Cell]) if KEPT.exists() else []


def keep(cell: Cell) -> None:
    """Adds a cell to the known ones, and writes the page again."""
    by_pair = {each.pair: each for each in (*kept(), cell)}
    whole = sorted(by_pair.values(), key=_order)
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables(whole)}\n{END}{after}", "utf-8")


def main(arguments: Sequence[str]) -> None:
    parser = flags(__doc__, ceiling=False, undecided=False, whole=False, seconds=60.0, seed=SEED, jobs=1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--players", nargs="+", type=int, choices=PLAYERS, default=PLAYERS)
    given = parser.parse_args(arguments)
    decided = {cell.pair for cell in kept() if cell.is_decided} if given.undecided else set()
    wanted = [
        pair
        for pair in (CEILING if given.ceiling else ladder())
        if pair.game in given.games and pair.players in given.players and pair not in decided
    ]
    with ProcessPoolExecutor(given.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        playing = [
            pool.submit(play, pair, given.seconds, given.seed, not given.whole and pair not in CEILING)
            for pair in wanted
        ]
        for number, future in enumerate(as_completed(playing), 1):
            cell = future.result()
            keep(cell)
            print(f"{number}/{len(wanted)} {cell.game} {_line(cell)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
