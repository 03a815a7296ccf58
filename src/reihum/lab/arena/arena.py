"""Compares bots on the same cards.

Every deal is played once for each seat: one bot has this seat, and bots of another kind have all other seats.
All random numbers come from the seed and the number of the deal, and belong to the seats. So a bot among
equal bots wins exactly its fair share, and the result does not depend on the number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import combinations, permutations
from math import ceil, exp, inf, log
from random import Random
from time import perf_counter_ns
from typing import Any, Literal, NamedTuple, TypeAlias

from reihum.bots import Bot
from reihum.bots import find as find_bot
from reihum.game import AnyGame, BadSetup, Options, RoundContext, Value, check_setup
from reihum.lab import statistics
from reihum.lab.arena.programs import PREFIX, Command, Fault, Outsider, check_seconds, read_command
from reihum.lab.arena.reference_bots import REFERENCE_BOTS
from reihum.lab.parallel import MOST_JOBS, in_order, team
from reihum.lab.simulation.simulate import Player, Seer, ask, play_round
from reihum.lab.simulation.tally import WHOLE_WIN
from reihum.lab.statistics import Contest, Estimate
from reihum.playing import rngs

MOST_DEALS = 10**6
MOST_BOTS = 12
MOVE_SECONDS = 10.0
"""The default time limit for a move of an external program, in seconds."""
PIECES = 100
"""The approximate number of pieces of a pairing. External programs run for one piece."""
FINENESS = 50
"""Times of moves are counted in steps of a fiftieth of their logarithm, or 2 %."""

Entrant: TypeAlias = Player | Command
Verdict: TypeAlias = Literal["better", "worse", "open"]
Progress: TypeAlias = Callable[[int], None]


class Plan(NamedTuple):
    """What is played, without the number of deals."""

    game: AnyGame
    options: Options
    players: int
    bots: tuple[Entrant, ...]
    seed: int

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Two bots: the first among its opponents. More bots: each alone among each other kind."""
        numbers = range(len(self.bots))
        pairs = combinations(numbers, 2) if 2 in (self.players, len(numbers)) else permutations(numbers, 2)
        return tuple(Pairing(*pair) for pair in pairs)


class Pairing(NamedTuple):
    """The number of one bot, and of the bot that has all other seats."""

    lone: int
    others: int


class Deal(NamedTuple):
    """The result of a deal: the mean over the seats of the lone bot."""

    share: float
    """The share of the wins. A win shared by k players counts 1/k."""
    points: float
    points_of_others: float
    fewest_points: int
    """The fewest points of any player in any round."""


class PairingResult(Value, frozen=True):
    bot: str
    among: str
    deals: int
    win_share: Estimate
    points: Estimate
    points_of_others: Estimate
    verdict: Verdict
    """Whether the bot wins more than its fair share; ``open`` if the interval allows both."""


class Rated(Value, frozen=True):
    bot: str
    rating: Estimate


class Findings(Value, frozen=True):
    """The part of a result that the seed decides, unless bots use other random numbers."""

    game: str
    rules_version: int
    options: Any
    players: int
    seed: int
    until_decided: bool
    fair_share: float
    pairings: tuple[PairingResult, ...]
    ratings: tuple[Rated, ...]


class Behaviour(Value, frozen=True):
    """How a bot played. This differs from run to run."""

    bot: str
    moves: int
    median_ms: float
    p95_ms: float
    """Both times count only moves with a choice."""
    lost: dict[Fault, int]
    """The moves that an external program lost to the simple bot, by reason."""


class Result(Value, frozen=True):
    findings: Findings
    behaviour: tuple[Behaviour, ...]


def plan(
    game: AnyGame,
    options: Options,
    players: int,
    bots: Sequence[str | Bot],
    seed: int,
    move_seconds: float = MOVE_SECONDS,
) -> Plan:
    """Takes bots, or names of bots, reference bots or external programs (``cmd:…``). Raises ``BadSetup``."""
    check_setup(game, options, players)
    if len(bots) not in range(2, MOST_BOTS + 1):
        raise BadSetup("arena-bots", number=len(bots), most=MOST_BOTS)
    check_seconds(move_seconds)
    entrants = tuple(_entrant(bot, game, move_seconds) for bot in bots)
    return Plan(game, options, players, entrants, seed)


def _entrant(name: str | Bot, game: AnyGame, move_seconds: float) -> Entrant:
    if not isinstance(name, str):
        return name
    if name.startswith(PREFIX):
        return read_command(name, move_seconds)
    if name in REFERENCE_BOTS and REFERENCE_BOTS[name].plays(game.name):
        return REFERENCE_BOTS[name]
    return find_bot(name, game.name)


def compete(
    plan: Plan,
    deals: int,
    jobs: int = 1,
    *,
    until_decided: bool = False,
    on_progress: Progress = lambda deals: None,
) -> Result:
    """Plays the deals of every pairing, or until each is decided; raises ``BadSetup``.

    ``on_progress`` is called with the number of further deals done.
    """
    check_extent(deals, jobs)
    contest = Competition(plan, deals, until_decided=until_decided)
    with team(jobs) as players:
        for piece in in_order(players, _play, contest.work()):
            on_progress(contest.take(piece))
    return contest.result()


def check_extent(deals: int, jobs: int) -> None:
    """Raises ``BadSetup`` if the number of deals or jobs is not allowed."""
    if deals not in range(statistics.LEAST_DEALS, MOST_DEALS + 1):
        raise BadSetup("arena-deals", number=deals, least=statistics.LEAST_DEALS, most=MOST_DEALS)
    if jobs not in range(1, MOST_JOBS + 1):
        raise BadSetup("jobs", number=jobs, most=MOST_JOBS)


class Work(NamedTuple):
    plan: Plan
    pairing: Pairing
    deals: range


class Piece(NamedTuple):
    """The result of some work."""

    pairing: Pairing
    deals: list[Deal]
    lone: Conduct
    others: Conduct


class Conduct:
    """Counts of how a bot played: its moves, the times of moves with a choice, and the moves it lost."""

    def __init__(self) -> None:
        self.moves = 0
        self.steps: Counter[int] = Counter()
        self.faults: Counter[Fault] = Counter()

    def merge(self, other: Conduct) -> None:
        self.moves += other.moves
        self.steps += other.steps
        self.faults += other.faults

    def behaviour(self, bot: str) -> Behaviour:
        return Behaviour(
            bot, self.moves, self._milliseconds(0.5), self._milliseconds(0.95), dict(self.faults)
        )

    def _milliseconds(self, part: float) -> float:
        """The time that this part of all choices did not exceed."""
        rest = part * self.steps.total()
        for step in sorted(self.steps):
            rest -= self.steps[step]
            if rest <= 0:
                return float(f"{exp(step / FINENESS) / 1e6:.3g}")
        return 0.0


class Timed(Seer):
    """Measures the time of a player. Passes the state on only to a clairvoyant."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.conduct = Conduct()
        self._player = player

    def choose_knowing(
        self, state: Any, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any]
    ) -> Any:
        began = perf_counter_ns()
        action = ask(self._player, state, view, menu, rng, history)
        took = perf_counter_ns() - began
        self.conduct.moves += 1
        if len(menu) > 1:
            self.conduct.steps[round(log(max(1, took)) * FINENESS)] += 1
        return action


class Competition:
    """The deals played so far, and what is still to be played."""

    def __init__(self, plan: Plan, deals: int, *, until_decided: bool) -> None:
        self._plan = plan
        self._most = deals
        self._until_decided = until_decided
        self._deals: dict[Pairing, list[Deal]] = {pairing: [] for pairing in plan.pairings}
        self._error = statistics.ERROR / len(plan.pairings)
        """The chance of an error in each pairing: 5 % for all together."""
        self._decided: set[Pairing] = set()
        self._conducts = [Conduct() for _ in plan.bots]

    def work(self) -> Iterator[Work]:
        """Pieces in a fixed order, without those of decided pairings."""
        size = max(statistics.LEAST_DEALS if self._until_decided else 1, ceil(self._most / PIECES))
        for start in range(0, self._most, size):
            for pairing in self._deals:
                if pairing not in self._decided:
                    yield Work(self._plan, pairing, range(start, min(start + size, self._most)))

    def take(self, piece: Piece) -> int:
        """Counts a piece, unless its pairing is decided. Returns the number of deals that need no more play.

        Raises ``BadSetup`` if an external program has made no move of its own: then it does not run.
        """
        if piece.pairing in self._decided:
            return 0
        deals = self._deals[piece.pairing]
        deals += piece.deals
        for number, conduct in zip(piece.pairing, (piece.lone, piece.others), strict=True):
            if conduct.moves and conduct.faults.total() == conduct.moves:
                raise BadSetup("bot-lost-all", bot=self._plan.bots[number].name, moves=conduct.moves)
            self._conducts[number].merge(conduct)
        shares = [deal.share for deal in deals]
        if self._until_decided and statistics.is_refuted(shares, 1 / self._plan.players, self._error):
            self._decided.add(piece.pairing)
            return self._most - len(deals) + len(piece.deals)
        return len(piece.deals)

    def result(self) -> Result:
        plan, names = self._plan, [bot.name for bot in self._plan.bots]
        contests = [
            Contest(*pairing, [deal.share for deal in deals]) for pairing, deals in self._deals.items()
        ]
        rated = statistics.ratings(contests, len(names), plan.players)
        findings = Findings(
            game=plan.game.name,
            rules_version=plan.game.rules_version,
            options=plan.options,
            players=plan.players,
            seed=plan.seed,
            until_decided=self._until_decided,
            fair_share=round(1 / plan.players, 4),
            pairings=tuple(self._pairing_result(*each) for each in self._deals.items()),
            ratings=tuple(map(Rated, names, rated)),
        )
        return Result(findings, tuple(map(Conduct.behaviour, self._conducts, names)))

    def _pairing_result(self, pairing: Pairing, deals: Sequence[Deal]) -> PairingResult:
        fair = 1 / self._plan.players
        shares = [deal.share for deal in deals]
        fewest = 0.0 if min(deal.fewest_points for deal in deals) >= 0 else -inf
        if self._until_decided:
            wins = statistics.running_estimate(shares, self._error)
        else:
            wins = statistics.share_estimate(shares, fair, self._error)
        return PairingResult(
            bot=self._plan.bots[pairing.lone].name,
            among=self._plan.bots[pairing.others].name,
            deals=len(deals),
            win_share=wins,
            points=statistics.estimate([deal.points for deal in deals], fewest),
            points_of_others=statistics.estimate([deal.points_of_others for deal in deals], fewest),
            verdict=_verdict(wins, round(fair, 4)),
        )


def _verdict(wins: Estimate, fair: float) -> Verdict:
    if wins.low > fair:
        return "better"
    return "worse" if wins.high < fair else "open"


def _play(work: Work) -> Piece:
    plan, pairing, deals = work
    with ExitStack() as open_programs:
        lone, others = (_seat(plan.bots[number], plan.game, open_programs) for number in pairing)
        played = [_play_deal(plan, lone, others, deal) for deal in deals]
    return Piece(pairing, played, lone.conduct, others.conduct)


def _seat(entrant: Entrant, game: AnyGame, open_programs: ExitStack) -> Timed:
    if not isinstance(entrant, Command):
        return Timed(entrant)
    outsider = Outsider(entrant, game)
    open_programs.callback(outsider.close)
    timed = Timed(outsider)
    timed.conduct.faults = outsider.faults
    return timed


def _play_deal(plan: Plan, lone: Player, others: Player, number: int) -> Deal:
    wins = points = all_points = 0
    fewest: list[int] = []
    for seat in range(plan.players):
        bots = [lone if place == seat else others for place in range(plan.players)]
        sources = rngs(plan.seed, number, plan.players)
        round_ = RoundContext(first=number % plan.players)
        outcome = play_round(plan.game, plan.options, bots, sources, round_).outcome
        wins += WHOLE_WIN // len(outcome.winners) if seat in outcome.winners else 0
        points += outcome.points[seat]
        all_points += sum(outcome.points)
        fewest.append(min(outcome.points))
    rounds = plan.players
    of_others = (all_points - points) / (rounds * (rounds - 1))
    return Deal(wins / (WHOLE_WIN * rounds), points / rounds, of_others, min(fewest))
