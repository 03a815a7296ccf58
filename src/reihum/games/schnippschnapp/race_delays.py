"""Two players race for a pile over lines of different delay: how often does each of them win?

``uv run python -m reihum.games.schnippschnapp.race_delays`` prints the tables of ``docs/races.md``;
``--page`` writes them into it. The players are equally quick. Their lines differ, and the first player may
cheat. Pings, calls and the settling are those of ``reihum.table.call_timing``, and the game judges the calls.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track

from reihum.cards import Card
from reihum.game import Seat
from reihum.games.schnippschnapp.actions import Schnapp, Wait, Won
from reihum.games.schnippschnapp.piles import Table
from reihum.games.schnippschnapp.reaction import LEVELS
from reihum.games.schnippschnapp.rules import SCHNIPPSCHNAPP
from reihum.games.schnippschnapp.state import Options, State
from reihum.lab.statistics import wilson_estimate
from reihum.table.call_timing import (
    BOUNDS,
    KEPT_ROUND_TRIPS,
    Bounds,
    Latency,
    Timing,
    Unheard,
    allowance,
    delay,
    judge,
    may_settle_at,
    pinged,
)

ROUNDS: Final = 20_000
SEED: Final = 3
REACTION: Final = LEVELS.medium
PINGS_A_CARD: Final = 2


class Trip(NamedTuple):
    """The time of round trips, in milliseconds."""

    base: int
    jitter: float = 0.0
    """The mean additional time, as a part of the base."""
    losses: float = 0.0
    """How often something is lost and sent again."""

    def draw(self, rng: Random) -> int:
        late = rng.expovariate(1 / (self.base * self.jitter)) if self.jitter else 0.0
        again = rng.uniform(50, 250) if rng.random() < self.losses else 0.0
        return round(self.base + late + again)


class Conduct(NamedTuple):
    """How a client answers."""

    claim: Callable[[int, Latency], int]
    """The reaction of its player, as it reports it."""
    hold: Callable[[int], int] = lambda number: 0
    """How long it delays its answer to the ping of this number."""


def _earlier(by: int) -> Callable[[int, Latency], int]:
    return lambda reaction, latency: max(BOUNDS.least_reaction, reaction - by)


def _earlier_but_credible(reaction: int, latency: Latency) -> int:
    """Claims as much as the server believes in every call."""
    return reaction - (allowance(latency) - delay(latency)) // 3


HELD: Final = 450
CONDUCTS: Final[dict[str, Conduct]] = {
    "honest": Conduct(lambda reaction, latency: reaction),
    "claims 0": Conduct(lambda reaction, latency: 0),
    "claims 100": Conduct(lambda reaction, latency: BOUNDS.least_reaction),
    "claims 120 less": Conduct(_earlier(BOUNDS.most_spread)),
    "claims what is believed": Conduct(_earlier_but_credible),
    "holds some pings": Conduct(_earlier_but_credible, lambda number: HELD * (number % 4 == 0)),
    "holds most pings": Conduct(
        _earlier(BOUNDS.most_spread), lambda number: HELD * (number % KEPT_ROUND_TRIPS > 0)
    ),
    "holds all pings": Conduct(_earlier(HELD), lambda number: HELD),
}


class Setting(NamedTuple):
    trips: tuple[Trip, Trip]
    """The first player is the one with the slower line, or the one who cheats."""
    conduct: str = "honest"
    bounds: Bounds = BOUNDS


class Result(NamedTuple):
    wins: int
    """Wins of the first player."""
    losses: int
    draws: int
    gained: float
    """The mean milliseconds by which the first player's calls were judged too early."""
    waited: float
    """The mean milliseconds between the first call's arrival and the settling."""

    @property
    def share(self) -> float:
        """The first player's part of the races that somebody won."""
        return self.wins / (self.wins + self.losses)


NOTHING_ALLOWED: Final = Bounds(most_allowance=0)
DELAYS: Final = ((10, 10), (50, 10), (150, 10), (300, 20), (300, 50))
JITTER, LOSSES = 0.1, 0.01


def _equal_players() -> Iterator[Setting]:
    for slow, quick in DELAYS:
        for jitter, losses in ((0.0, 0.0), (JITTER, LOSSES)):
            for bounds in (NOTHING_ALLOWED, BOUNDS):
                yield Setting((Trip(slow, jitter, losses), Trip(quick, jitter, losses)), bounds=bounds)


def _cheats() -> Iterator[Setting]:
    for base in (10, 150):
        trips = Trip(base, JITTER, LOSSES), Trip(10, JITTER, LOSSES)
        yield from (Setting(trips, conduct) for conduct in CONDUCTS if conduct != "honest")


def _caps() -> Iterator[Setting]:
    for most in (100, 200, 300, 450):
        trips = Trip(10, JITTER, LOSSES), Trip(10, JITTER, LOSSES)
        yield Setting(trips, "holds all pings", Bounds(most_allowance=most))


STUDIES: Final[dict[str, tuple[Setting, ...]]] = {
    "equal players": tuple(_equal_players()),
    "cheats": tuple(_cheats()),
    "caps": tuple(_caps()),
}


class Arrived(NamedTuple):
    at: int
    seat: Seat
    reaction: int
    timing: Timing


class Player:
    """A person at a line, and what the server knows of the line."""

    def __init__(self, trip: Trip, conduct: Conduct) -> None:
        self.trip = trip
        self.conduct = conduct
        self.latency = Latency()
        self.pings = 0

    def ping(self, rng: Random) -> None:
        held = self.conduct.hold(self.pings)
        self.latency = pinged(self.latency, self.trip.draw(rng) + held)
        self.pings += 1

    def call(self, seat: Seat, rng: Random) -> Arrived:
        reaction = REACTION.draw(rng)
        elapsed = reaction + self.trip.draw(rng)
        return Arrived(elapsed, seat, reaction, Timing(elapsed, self.conduct.claim(reaction, self.latency)))


class Raced(NamedTuple):
    winner: Seat | None
    gained: int
    waited: int


def study(setting: Setting, rounds: int, seed: int = SEED) -> Result:
    """Races in one setting; the same for the same seed."""
    rng = Random(f"{seed} {setting}")
    conducts = CONDUCTS[setting.conduct], CONDUCTS["honest"]
    players = [Player(trip, conduct) for trip, conduct in zip(setting.trips, conducts, strict=True)]
    for _ in range(KEPT_ROUND_TRIPS):
        _ping(players, rng)
    races = [_race(players, setting.bounds, rng) for _ in range(rounds)]
    winners = [race.winner for race in races]
    return Result(
        wins=winners.count(0),
        losses=winners.count(1),
        draws=winners.count(None),
        gained=sum(race.gained for race in races) / rounds,
        waited=sum(race.waited for race in races) / rounds,
    )


def _ping(players: Iterable[Player], rng: Random) -> None:
    for player in players:
        player.ping(rng)


def _race(players: Sequence[Player], bounds: Bounds, rng: Random) -> Raced:
    """A card is sent at 0; the second call counts if it arrives before the table settles."""
    for _ in range(PINGS_A_CARD):
        _ping(players, rng)
    calls = [player.call(seat, rng) for seat, player in enumerate(players)]
    early, late = sorted(calls)
    unheard = Unheard(0, allowance(players[late.seat].latency, bounds))
    judged = [_judge(players[call.seat], call, bounds) for call in calls]
    settles = max(early.at, may_settle_at(0, [judged[early.seat]], [unheard], window=OPTIONS.window))
    return Raced(
        winner([time if call.at <= settles else None for call, time in zip(calls, judged, strict=True)]),
        gained=calls[0].reaction - judged[0],
        waited=min(settles, late.at) - early.at,
    )


def _judge(player: Player, call: Arrived, bounds: Bounds) -> int:
    judgement = judge(player.latency, call.timing, bounds)
    player.latency = judgement.latency
    return judgement.time


OPTIONS: Final = Options()
_TABLE = Table(
    stacks=((Card("r1"),), (Card("y2"),)),
    piles=((Card("r5"),), (Card("y5"),)),
    loose=((), ()),
    quartets=((), ()),
    won=(0, 0),
)
MATCH: Final = State(OPTIONS, 0, "call", 0, _TABLE, reveal=1, turned=(0,), answers=(None, None))
"""Two piles show a 5, and both players may call."""


def winner(times: Sequence[int | None]) -> Seat | None:
    """The seat that the game lets win, given the times of the calls or ``None``; ``None`` for a draw."""
    first, second = (Wait(1) if time is None else Schnapp(1, time) for time in times)
    answered = SCHNIPPSCHNAPP.apply(MATCH, 0, first).state
    events = SCHNIPPSCHNAPP.apply(answered, 1, second).events
    return next((event.seat for event in events if isinstance(event, Won)), None)


COLUMNS: Final = ("lines", "jitter", "first player", "cap", "wins", "95 %", "drawn", "gained", "wait")


def table(settings: Iterable[Setting], rounds: int, seed: int = SEED) -> str:
    """The settings and their results, in Markdown."""
    rows = [(*described(setting), *_figures(study(setting, rounds, seed))) for setting in settings]
    rules = ["---", "---", "---", *["--:"] * (len(COLUMNS) - 3)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (COLUMNS, rules, *rows)) + "\n"


def described(setting: Setting) -> tuple[str, ...]:
    first, second = setting.trips
    jitter = f"{first.jitter:.0%}" if first.jitter else "none"
    return f"{first.base} / {second.base}", jitter, setting.conduct, str(setting.bounds.most_allowance)


def _figures(result: Result) -> tuple[str, ...]:
    decided = result.wins + result.losses
    share = wilson_estimate(result.wins, decided)
    return (
        f"{result.share:.1%}",
        f"{share.low:.1%} – {share.high:.1%}",
        f"{result.draws / (decided + result.draws):.1%}",
        f"{result.gained:+.1f}",
        f"{result.waited:.0f}",
    )


def replaced(page: str, name: str, made: str) -> str:
    """The page with the table between its marks replaced."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}{made}{end}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    console = Console(stderr=True)
    made = {
        name: table(track(settings, name, console=console, transient=True), given.rounds, given.seed)
        for name, settings in STUDIES.items()
    }
    if given.page is None:
        print("\n".join(made.values()), end="")
        return
    text = given.page.read_text("utf-8")
    for name, lines in made.items():
        text = replaced(text, name, lines)
    given.page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
