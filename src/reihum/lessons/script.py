"""What a lesson is written down as, and how the engine makes a lesson of it.

A script names the deal and everybody's moves. Nobody who reads it need know the rules: the engine
plays it, and what the learner is told at each step is what a player at a live table would be told.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from reihum.cards import Card
from reihum.game import NATURE, Actor, AnyGame, Seat, Value, read_action
from reihum.table.fold import Decision, fold, judge_action, take
from reihum.table.log import BotSat, Committed, Entry, Opened, Person, Sat, Settings
from reihum.table.table import Table, match_options
from reihum.table.views import Refusal, TableView, refusals, shown, view

LEARNER = Person("learner", "learner")
LEARNERS_SEAT: Seat = 0
NO_SECRET = "00" * 32
"""The shuffles of a lesson are no secret."""


class Tell(Value, frozen=True):
    """A sentence to read."""

    say: str
    """The message's last part: ``lesson-<game>-<say>``."""


class Try(Value, frozen=True):
    """A sentence that asks the learner for a move."""

    say: str
    move: str


class Watch(Value, frozen=True):
    """What the others do, told at once: each move by the first of them who is to act."""

    moves: tuple[str, ...]


Scene: TypeAlias = Tell | Try | Watch


class Script(Value, frozen=True, kw_only=True):
    players: int
    deal: tuple[tuple[int, str], ...]
    """Heap after heap as the game deals them: how many cards, and the first of these. The other cards
    are what is left, in the order of the deck."""
    scenes: tuple[Scene, ...]
    first: Seat = LEARNERS_SEAT
    """Whom the table names to begin or to deal (G3)."""


class LessonStep(Value, frozen=True):
    say: str | None
    """The message to read; ``None``: the learner only looks on."""
    details: dict[str, Any]
    """What fills it: the parts of the move that is asked for."""
    expect: Any
    """The move that is asked for; ``None``: the lesson goes on without one."""
    events: tuple[Any, ...]
    """What led here."""
    view: TableView
    """The table from the learner's chair."""
    why_not: dict[Card, Refusal]
    """Which cards of the learner cannot be played now, and why."""


class Lesson(Value, frozen=True):
    game: str
    steps: tuple[LessonStep, ...]


class Unshuffled:
    """Chance that leaves cards as they are: the last of them stays, then the last but one."""

    def randrange(self, stop: int, /) -> int:
        return stop - 1


def play(game: AnyGame, script: Script) -> Lesson:
    """The lesson that the script describes; raises ``Refused`` where the rules do not allow it."""
    stage = _Stage(game, script)
    return Lesson(game.name, tuple(step for scene in script.scenes for step in stage.steps(scene)))


class _Stage:
    """The table of a lesson, and what has happened there since it was last told."""

    def __init__(self, game: AnyGame, script: Script) -> None:
        self._game = game
        settings = Settings(game=game.name, players=script.players, first=script.first)
        self._table = fold(None, Entry(0, Opened(settings, LEARNER.id))).table
        self._events: list[Any] = []
        self._do(Sat(LEARNERS_SEAT, LEARNER), Committed(NO_SECRET))
        self._do(*(BotSat(seat, settings.bot) for seat in range(1, script.players)))
        self._events.clear()
        self._act(NATURE, _deal(self._table, script))

    def steps(self, scene: Scene) -> Iterator[LessonStep]:
        match scene:
            case Tell(say):
                yield self._told(say)
            case Try(say, move):
                action = read_action(self._game, move)
                yield self._told(say, action)
                self._act(LEARNERS_SEAT, action)
            case Watch(moves):
                if self._events:  # first what the learner's own move led to
                    yield self._told(None)
                for move in moves:
                    self._act(self._other(), read_action(self._game, move))
                yield self._told(None)
            case _:
                assert_never(scene)

    def _told(self, say: str | None, expect: Any = None) -> LessonStep:
        events, self._events = tuple(self._events), []
        seen = view(self._table, LEARNER.id)
        return LessonStep(
            say=say and f"lesson-{self._game.name}-{say}",
            details={} if expect is None else msgspec.structs.asdict(expect),
            expect=expect,
            events=events,
            view=seen,
            why_not=refusals(self._table, LEARNERS_SEAT) if seen.menu else {},
        )

    def _do(self, *decisions: Decision) -> None:
        for decision in decisions:
            step = take(self._table, 0, decision)
            self._table = step.table
            self._events += shown(step, LEARNER.id)

    def _act(self, by: Actor, action: Any) -> None:
        """The move, and whatever chance does then."""
        self._do(judge_action(self._table, by, action))
        match = self._table.match
        if match is not None and NATURE in self._table.to_act:
            self._act(NATURE, self._table.rules.shuffle(match, Unshuffled()))

    def _other(self) -> Seat:
        """Who is to act, the learner last."""
        seats: tuple[Seat, ...] = (*range(1, len(self._table.chairs)), LEARNERS_SEAT)
        return next(seat for seat in seats if seat in self._table.to_act)


def _deal(table: Table, script: Script) -> Any:
    state = table.rules.start(match_options(table.settings), script.players)
    deal = table.rules.shuffle(state, Unshuffled())
    return replace(deal, order=tuple(_order(script.deal, deal.order)))


def _order(deal: tuple[tuple[int, str], ...], cards: tuple[Card, ...]) -> Iterator[Card]:
    heaps = [(size, tuple(map(Card, first.split()))) for size, first in deal]
    left = Counter(cards)
    left.subtract(card for _, first in heaps for card in first)
    rest = left.elements()
    for size, first in heaps:
        yield from first
        yield from (next(rest) for _ in range(size - len(first)))
    yield from rest
