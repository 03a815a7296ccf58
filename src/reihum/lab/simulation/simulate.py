"""Simulates many rounds of a game between bots.

Round ``i`` has its own random numbers, and seat ``i % seats`` begins. So the result depends only on the seed:
not on the number of processes, on machines or on interruptions. The kernel plays what it can, and the engine
everything else. Their random numbers differ.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from reihum.bots import Bot
from reihum.game import FIRST_ROUND, AnyGame, BadSetup, Options, RoundContext, Seat, Value, check_setup
from reihum.lab import statistics
from reihum.lab.parallel import Team, in_order, team
from reihum.lab.simulation.checkpoint import Checkpoint
from reihum.lab.simulation.tally import WHOLE_WIN, Played, Tally
from reihum.lab.statistics import Estimate
from reihum.playing import OnStep, Playing, Rngs, no_step, rngs

Machine = Literal["kernel", "engine"]

MOST_ROUNDS = 10**9
PIECES = 500
"""The approximate number of pieces."""
LARGEST_PIECE = 50_000
SMALLEST_PIECE: dict[Machine, int] = {"kernel": 1000, "engine": 1}
"""A few milliseconds of work, so that handing out takes less time than playing."""

OnProgress = Callable[[int], None]
"""Is called with the number of further rounds done."""


def ignore(done: int) -> None:
    """For callers that need no progress."""


class Seer(ABC):
    """A reference player that is shown the whole state. It is not a bot, so that no table can seat it."""

    name: str

    @abstractmethod
    def choose_knowing(
        self, state: Any, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any]
    ) -> Any:
        """Chooses like a bot, but knows the state."""


Player: TypeAlias = Bot | Seer


class Plan(NamedTuple):
    """What is simulated, without the number of rounds."""

    game: AnyGame
    options: Options
    bots: tuple[Bot, ...]
    """One for each seat."""
    seed: int

    @property
    def machine(self) -> Machine:
        """Whether the kernel or the engine plays it."""
        from reihum.lab.simulation import on_kernel as compiled  # imports numpy, which is slow

        return "kernel" if compiled.is_playable(self.game, self.options, self.bots) else "engine"


Interval: TypeAlias = tuple[float, float] | None
"""A 95 % interval; ``None`` for a single round."""


class SeatResult(Value, frozen=True):
    bot: str
    win_share: float
    """A win shared by k players counts 1/k."""
    win_share_interval: Interval
    mean_points: float
    mean_points_interval: Interval
    mean_place: float


class Length(Value, frozen=True):
    """The number of decisions of players in a round."""

    mean: float
    mean_interval: Interval
    least: int
    most: int


class Result(Value, frozen=True):
    game: str
    rules_version: int
    options: Any
    players: int
    bots: tuple[str, ...]
    rounds: int
    seed: int
    machine: Machine
    seats: tuple[SeatResult, ...]
    length: Length
    reasons: dict[str, int]
    """The number of rounds by their ending."""


def plan(game: AnyGame, options: Options, players: int, bots: Sequence[Bot], seed: int) -> Plan:
    """Gives each seat a bot. The list is repeated as often as needed. Raises ``BadSetup``."""
    check_setup(game, options, players)
    if len(bots) > players:
        raise BadSetup("too-many-bots", bots=len(bots), players=players)
    return Plan(game, options, tuple(bots[seat % len(bots)] for seat in range(players)), seed)


def simulate(
    plan: Plan,
    rounds: int,
    jobs: int = 1,
    on_progress: OnProgress = ignore,
    *,
    checkpoint: Path | None = None,
    cluster: str | None = None,
) -> Result:
    """Plays the rounds, in this number of processes or on the Dask cluster with this address.

    An interrupted simulation goes on from its checkpoint, a file. Raises ``BadSetup``.
    """
    with team(jobs, cluster) as players:
        return _result(plan, count(plan, rounds, players, on_progress, checkpoint))


def count(
    plan: Plan,
    rounds: int,
    team: Team | None,
    on_progress: OnProgress = ignore,
    checkpoint: Path | None = None,
) -> Tally:
    """As ``simulate``, but returns the sums that a result is made of."""
    if rounds not in range(1, MOST_ROUNDS + 1):
        raise BadSetup("simulated-rounds", number=rounds, most=MOST_ROUNDS)
    whole, done, kept = Tally.of(len(plan.bots)), 0, None
    if checkpoint is not None:
        kept = Checkpoint(checkpoint, _description(plan, rounds))
        if progress := kept.read():
            whole, done = progress.tally, progress.pieces
            on_progress(whole.rounds)
    for part in in_order(team, partial(_play_piece, plan), islice(pieces(rounds, plan.machine), done, None)):
        whole.merge(part)
        done += 1
        on_progress(part.rounds)
        if kept is not None:
            kept.write(done, whole, now=whole.rounds == rounds)
    return whole


def _description(plan: Plan, rounds: int) -> dict[str, Any]:
    """What identifies the simulation of a checkpoint."""
    return {
        "game": plan.game.name,
        "rules": plan.game.rules_version,
        "options": plan.options,
        "bots": [bot.name for bot in plan.bots],
        "seed": str(plan.seed),
        "rounds": rounds,
        "machine": plan.machine,
    }


def play_round(
    game: AnyGame,
    options: Options,
    bots: Sequence[Player],
    rngs: Rngs,
    round_: RoundContext = FIRST_ROUND,
    on_step: OnStep = no_step,
) -> Played:
    """One round between bots, one for each seat."""
    decisions, began = 0, round_.first

    def pick(seats: Sequence[Seat]) -> Seat:
        return seats[0] if len(seats) == 1 else rngs.order.choice(seats)

    playing = Playing(game, game.start(options, len(bots), round_), rngs.nature, pick=pick, on_step=on_step)
    while (seat := playing.next_seat()) is not None:
        state = playing.state
        if decisions == 0 and len(game.to_act(state)) == 1:
            began = seat
        menu = game.legal_actions(state, seat)
        action = ask(bots[seat], state, game.view(state, seat), menu, rngs.bots[seat], playing.history)
        playing.apply(seat, action)
        decisions += 1
    outcome = game.outcome(playing.state)
    assert outcome is not None
    return Played(outcome, decisions, began)


def ask(
    player: Player, state: Any, view: Any, menu: Sequence[Any], rng: Random, history: Sequence[Any]
) -> Any:
    """The choice of a player. Only a ``Seer`` is shown the state."""
    if isinstance(player, Seer):
        return player.choose_knowing(state, view, menu, rng, history)
    return player.choose(view, menu, rng, history)


def pieces(rounds: int, machine: Machine) -> Iterator[range]:
    """The numbers of the rounds in pieces, the same for any number of processes."""
    size = min(LARGEST_PIECE, max(SMALLEST_PIECE[machine], rounds // PIECES))
    for start in range(0, rounds, size):
        yield range(start, min(start + size, rounds))


def _play_piece(plan: Plan, numbers: range) -> Tally:
    if plan.machine == "kernel":
        from reihum.lab.simulation import on_kernel as compiled

        return compiled.play_piece(*plan, numbers)
    seats = len(plan.bots)
    tally = Tally.of(seats)
    for number in numbers:
        sources = rngs(plan.seed, number, seats)
        round_ = RoundContext(first=number % seats)
        tally.add(play_round(plan.game, plan.options, plan.bots, sources, round_))
    return tally


def _result(plan: Plan, tally: Tally) -> Result:
    rounds = tally.rounds

    def mean(total: int) -> float:
        return round(total / rounds, 4)

    def interval(found: Estimate) -> Interval:
        return (round(found.low, 4), round(found.high, 4)) if rounds > 1 else None

    return Result(
        game=plan.game.name,
        rules_version=plan.game.rules_version,
        options=plan.options,
        players=len(plan.bots),
        bots=tuple(bot.name for bot in plan.bots),
        rounds=rounds,
        seed=plan.seed,
        machine=plan.machine,
        seats=tuple(
            SeatResult(
                bot=bot.name,
                win_share=round(tally.wins[seat] / (WHOLE_WIN * rounds), 4),
                win_share_interval=interval(
                    statistics.win_estimate(tally.wins[seat], tally.wins_squared[seat], rounds, WHOLE_WIN)
                ),
                mean_points=mean(tally.points[seat]),
                mean_points_interval=interval(
                    statistics.mean_estimate(tally.points[seat], tally.points_squared[seat], rounds)
                ),
                mean_place=mean(tally.places[seat]),
            )
            for seat, bot in enumerate(plan.bots)
        ),
        length=Length(
            mean(tally.decisions),
            interval(statistics.mean_estimate(tally.decisions, tally.decisions_squared, rounds)),
            tally.least,
            tally.most,
        ),
        reasons={reason: tally.reasons.get(reason, 0) for reason in plan.game.end_reasons},
    )
