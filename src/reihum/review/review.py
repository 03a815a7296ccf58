"""Reviews of played games: which moves cost most, and how lucky the cards were.

A move is judged by what its player could know, and compared with the move of the strongest bot, which is also
the hint. It is a mistake if the bot's move wins clearly more playouts. Luck is how often a hand wins when all
play alike.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from reihum import kernel, record
from reihum.bots import BOTS, strongest
from reihum.bots.hints import rng_of
from reihum.bots.reasons import Reason, explain
from reihum.bots.search import Prospects, alike, shared_wins
from reihum.bots.simple import SIMPLE
from reihum.bots.win_chance import estimate, prospects, solved, wins
from reihum.game import NATURE, AnyGame, Outcome, Seat, Value
from reihum.kernel.compiled_game import SEATS
from reihum.match import AnyState, Match, extend_history
from reihum.playing import Playing
from reihum.record import Entry, Record

FIRST_LOOK = 3000
"""Playouts for all moves of a menu together, to see whether another move may be better."""
SUSPICIOUS = 1.0
"""The strongest bot looks at a move if another one is better by this number of standard errors."""
WORLDS = 1000
"""The number of worlds to compare the bot's move with the move that was made."""
CLEARLY = 3.0
"""A move is a mistake if it is worse by this number of standard errors."""
DEALS = 400
ROUNDS = 50
"""How often a hand is played, on the kernel and on the engine."""

Progress: TypeAlias = Callable[[int], None]


class Mistake(Value, frozen=True):
    """A move that was clearly worse than another."""

    number: int
    """The number of the action in the record, from 1."""
    round: int
    seat: Seat
    action: Any
    better: Any
    reason: Reason
    """Why the better move is better."""
    chance: float
    """The chance to win the round with the move that was made."""
    cost: float
    """By how much the better move raises it."""
    error: float
    """The standard error of the cost."""


class Review(Value, frozen=True):
    game: str
    players: tuple[str, ...]
    rounds: int
    weighed: tuple[int, ...] | None
    """The number of judged moves of each seat; ``None`` in a game without search."""
    mistakes: tuple[Mistake, ...]
    """The costliest first."""
    luck: tuple[float, ...] | None
    """How often the cards of each seat win when all play alike, as a mean over rounds; ``None`` without
    hands."""

    @property
    def given_away(self) -> tuple[float, ...]:
        """The total cost of the mistakes of each seat."""
        return tuple(
            sum(mistake.cost for mistake in self.mistakes if mistake.seat == seat)
            for seat in range(len(self.players))
        )


class _Look(NamedTuple):
    """An action of the record, and what came before it."""

    number: int
    before: AnyState
    history: tuple[Any, ...]
    entry: Entry

    @property
    def round(self) -> int:
        return len(self.before.sheet) + 1


def review(whole: Record, game: AnyGame, seed: int, on_progress: Progress = lambda done: None) -> Review:
    """Looks at every move of a record; raises ``BadRecord``. The same seed gives the same review."""
    rng = Random(seed)
    seats = range(len(whole.players))
    looks = list(_looks(whole, game))
    is_weighed = bool(looks) and kernel.has(looks[0].before.round)
    weighed: Counter[Seat] = Counter()
    mistakes: list[Mistake] = []
    dealt: list[Any] = []
    for look in looks:
        if look.entry.by is not NATURE:
            if look.round > len(dealt):
                dealt.append(look.before.round)
            expected = _expected(game, look, look.entry.by, rng) if is_weighed else None
            if expected is not None:
                weighed[look.entry.by] += 1
                mistakes.extend(_mistakes(game, look, look.entry.by, expected, rng))
        on_progress(1)
    return Review(
        game=game.name,
        players=tuple(player.name for player in whole.players),
        rounds=len(dealt),
        weighed=tuple(weighed[seat] for seat in seats) if is_weighed else None,
        mistakes=tuple(sorted(mistakes, key=lambda mistake: -mistake.cost)),
        luck=_luck(game, dealt, seats, rng),
    )


def _looks(whole: Record, game: AnyGame) -> Iterator[_Look]:
    match = Match(game)
    state: AnyState | None = None
    history: tuple[Any, ...] = ()
    for number, (entry, step) in enumerate(record.replay(whole, game), start=1):
        yield _Look(number, state or record.start(whole, match), history, entry)
        state, history = step.state, extend_history(match, history, step)


def _expected(game: AnyGame, look: _Look, seat: Seat, rng: Random) -> Prospects | None:
    """What the seat could expect of the rest of the round; ``None`` if there was no choice."""
    state = look.before.round
    has_choice = len(game.legal_actions(state, seat)) > 1
    return prospects(game.view(state, seat), look.history, rng) if has_choice else None


def _mistakes(game: AnyGame, look: _Look, seat: Seat, expected: Prospects, rng: Random) -> Iterator[Mistake]:
    """The move as a mistake, if it was one."""
    state, action = look.before.round, look.entry.action
    view, menu = game.view(state, seat), game.legal_actions(state, seat)
    first = wins(game, expected, view, menu, rng, max(2, FIRST_LOOK // len(menu)))
    most = first.mean(axis=0).argmax()
    gain = estimate(first[:, most] - first[:, menu.index(action)])
    if gain.share <= SUSPICIOUS * gain.error:
        return
    better = BOTS[strongest(game.name)].choose(view, menu, rng_of(view), look.history)
    worth = solved(expected, [action, better])
    if action == better or (worth is not None and worth[0] >= worth[1]):
        return
    shares = wins(game, expected, view, [action, better], rng, WORLDS)
    cost = estimate(shares[:, 1] - shares[:, 0])
    if cost.share > CLEARLY * cost.error:
        reason = explain(view, menu, better, look.history)
        made = estimate(shares[:, 0]).share
        yield Mistake(look.number, look.round, seat, action, better, reason, made, *cost)


def _luck(game: AnyGame, dealt: Sequence[Any], seats: range, rng: Random) -> tuple[float, ...] | None:
    """How often each seat wins with its hands, when all play alike and the other cards are random."""
    if not dealt or game.hand(game.view(dealt[0], None)) is None:
        return None
    return tuple(
        fmean(_share(game, partial(game.imagine, game.view(state, seat), rng), seat, rng) for state in dealt)
        for seat in seats
    )


def _share(game: AnyGame, deal: Callable[[], Any], seat: Seat, rng: Random) -> float:
    """How often a seat wins such deals."""
    dealt = deal()
    compiled = kernel.find(dealt)
    if compiled is None:
        outcomes = (_play_on(game, deal(), rng) for _ in range(ROUNDS))
        return fmean((seat in outcome.winners) / len(outcome.winners) for outcome in outcomes)
    starts = np.stack([compiled.load(deal()) for _ in range(DEALS)])
    everybody = alike(compiled, int(starts[0, SEATS]))
    results, _ = compiled.rounds(starts, *everybody, rng.getrandbits(63), range(DEALS))
    return float(shared_wins(results, game.carried(game.view(dealt, None)))[:, seat].mean())


def _play_on(game: AnyGame, state: Any, rng: Random) -> Outcome:
    """The outcome of a round that simple bots play to the end."""
    playing = Playing(game, state, rng, pick=rng.choice, keeps_history=False)
    while (seat := playing.next_seat()) is not None:
        view, menu = game.view(playing.state, seat), game.legal_actions(playing.state, seat)
        playing.apply(seat, SIMPLE.choose(view, menu, rng))
    outcome = game.outcome(playing.state)
    assert outcome is not None
    return outcome
