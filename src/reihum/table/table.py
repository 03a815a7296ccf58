"""A table as a value: what its log amounts to. ``fold`` makes it."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from reihum import registry
from reihum.fairness import Shuffles, commitment
from reihum.game import NATURE, Actor, Seat, Value, read_options
from reihum.match import AnyMatch, AnyState, Match, MatchOptions
from reihum.rule_helpers import NOBODY
from reihum.table.chairs import Chair
from reihum.table.chunks import Chunks
from reihum.table.log import PersonId, Settings

Phase: TypeAlias = Literal["lobby", "playing", "between", "over"]
"""Before the first deal, in a round, between two rounds, or after the match."""


class Proposal(Value, frozen=True):
    """Something that every person at the table has to agree to."""

    seat: Seat
    what: Literal["pause", "undo"]
    agreed: tuple[Seat, ...]


class Move(Value, frozen=True):
    """An action of the match, and when it was made."""

    at: int
    by: Actor
    action: Any
    made: int
    """How many actions of this actor there are in the match, up to this one."""
    is_forced: bool = False
    """The table made it for a person who could do nothing else."""


class Before(Value, frozen=True):
    """What a move has changed, as it was before: this is what an undo goes back to."""

    match: AnyState
    public_events: Chunks[Any]
    latest: tuple[int, ...]
    chosen: tuple[int, ...]


ValueT = TypeVar("ValueT")

NOTHING: Chunks[Any] = Chunks()


class worked_out_once(Generic[ValueT]):  # noqa: N801
    """As ``functools.cached_property``, which takes a lock up to Python 3.11, and that takes longer than all
    that is worked out here."""

    def __init__(self, work_out: Callable[[Any], ValueT]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, kind: type) -> ValueT:
        value = owner.__dict__[self._name] = self._work_out(owner)
        return value


class Table(Value, frozen=True, dict=True, gc=True):
    """A table after some entries of its log. What follows from its fields is worked out once, when needed."""

    settings: Settings
    host: PersonId
    chairs: tuple[Chair, ...]
    length: int = 1
    """How many entries the log has, which is the number of the next one."""
    at: int = 0
    """The time of the last of them. Times never go back, though clocks may."""
    secret: str | None = None
    """What decides the shuffles of the round being played, or of the coming one."""
    seeds: tuple[str, ...] = ()
    """What the players have added to them, in the round being played."""
    match: AnyState | None = None
    """``None`` in the lobby."""
    public_events: Chunks[Any] = NOTHING
    """The events of the round being played, as an onlooker was shown them."""
    moves: Chunks[Move] = NOTHING
    """The actions of the match, without those taken back."""
    past: Chunks[Before] = NOTHING
    """What was there before each move of the last round."""
    latest: tuple[int, ...] = ()
    """Where in the moves each seat's last one is, and NATURE's after them; -1 if there is none."""
    chosen: tuple[int, ...] = ()
    """Likewise the last that was not forced."""
    began: int = 0
    """When the match began, or in the lobby the one before. No other of the table has the same time."""
    beside: Mapping[PersonId, int] = {}
    """How many entries people have made in the log, beside their moves."""
    finished: int | None = None
    """When the last match began that was played to its end before this one."""
    rounds: int = 0
    """How many rounds of the match have been dealt."""
    brought: int = 0
    """How many of them were dealt elsewhere, before the table was brought here."""
    dealt_at: int = 0
    """Where in the moves the last of them begins."""
    shuffles: tuple[Shuffles, ...] = ()
    """What decided the shuffles of the rounds that are over."""
    waiting_since: int = 0
    """Since when the table waits for the present players to act."""
    resumed_at: int = 0
    """When the last pause ended."""
    is_nudged: bool = False
    is_paused: bool = False
    is_taken_back: bool = False
    """Moves were taken back, and nobody has acted since."""
    proposal: Proposal | None = None
    stood_in: frozenset[Seat] = frozenset()
    """For which bots the simple one has stood in, in the round being played."""
    undoes_to: int = 0
    """How many moves stay if a proposal to undo is accepted."""
    is_outdated: bool = False
    """The match was begun under other rules, so it is left out: nothing of it is known but that it began."""
    has_new_rules: bool = False
    """Such a match was closed, and no other has begun since."""

    @worked_out_once
    def rules(self) -> AnyMatch:
        return _rules(self.settings.game)

    @worked_out_once
    def phase(self) -> Phase:
        if self.match is None:
            return "lobby"
        if not self.to_act:
            return "over"
        return "between" if len(self.match.sheet) == self.rounds else "playing"

    @worked_out_once
    def to_act(self) -> frozenset[Actor]:
        return NOBODY if self.match is None else self.rules.to_act(self.match)

    @worked_out_once
    def history(self) -> tuple[Any, ...]:
        """The public events of the round being played: what bots may remember."""
        return tuple(self.public_events)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where a person plays, those away left out."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.is_waited_for)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The people the table waits for: those to act, or between rounds those who are not ready."""
        if self.phase == "between":
            return tuple(seat for seat in self.people if self.chairs[seat].seed is None)
        return tuple(seat for seat in self.people if seat in self.to_act)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that belong to a person, there or away."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person is not None)

    def made_by(self, actor: Actor) -> int:
        """How many actions of an actor there are in the match."""
        last = self.last_move_of(actor)
        return 0 if last is None else last.made

    def last_move_of(self, actor: Actor) -> Move | None:
        number = self.latest[place(actor)] if self.latest else -1
        return None if number < 0 else self.moves[number]

    def seat_of(self, person: PersonId) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and chair.person.id == person:
                return seat
        return None


def place(actor: Actor) -> int:
    """Where ``latest`` and ``chosen`` have an actor: seats by number, NATURE last."""
    return -1 if actor is NATURE else actor


def commitment_of(table: Table) -> str | None:
    """The hash of the secret that decides the shuffles of the round, or of the coming one."""
    return None if table.secret is None else _commitment(table.secret)


@lru_cache(maxsize=1 << 10)
def _commitment(secret: str) -> str:
    return commitment(bytes.fromhex(secret)).hex()


def shuffles_in_play(table: Table, *, is_over: bool = False) -> Shuffles:
    """What decides the shuffles of the round: the secret itself only once it is over."""
    published = commitment_of(table)
    assert published is not None
    return Shuffles(published, table.seeds, table.secret if is_over else None, is_brought(table))


def is_brought(table: Table) -> bool:
    """Whether the round being played, or the last one, was dealt elsewhere."""
    return 0 < table.rounds <= table.brought


def is_granted(table: Table, proposal: Proposal) -> bool:
    """Whether everybody has agreed: for a pause those who are there, for an undo those away too."""
    asked = table.persons if proposal.what == "undo" else table.people
    return set(asked) <= set(proposal.agreed)


def before_last_move(table: Table, seat: Seat) -> int:
    """How many moves there were before the last one that the seat chose in this round; all if it has
    chosen none."""
    number = table.chosen[seat] if table.chosen else -1
    return number if number >= table.dealt_at else len(table.moves)


def state_before(table: Table, actions: int) -> AnyState:
    """The match without its last actions."""
    return table.past[-actions].match


def match_options(settings: Settings, lot: Seat = 0) -> MatchOptions[Any]:
    """The settings as the match wants them; raises ``BadSetup``."""
    options = read_options(registry.find(settings.game), settings.options)
    return MatchOptions(options, settings.rounds, lot if settings.first is None else settings.first)


@cache
def _rules(game: str) -> AnyMatch:
    return Match(registry.find(game))
