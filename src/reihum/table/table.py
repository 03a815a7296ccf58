"""A table as a value: what its log amounts to.

``fold`` takes the entries of a log one by one, the first with no table yet. Nothing here reads a
clock, a socket or a source of chance: the same log gives the same table in every process.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Literal, TypeAlias, assert_never

from msgspec.structs import replace

from reihum import registry
from reihum.fairness import CommittedRng, Shuffles, commitment, round_key
from reihum.game import NATURE, NOBODY, Actor, Seat, Step, Value, public_events, read_action, read_options
from reihum.match import AnyMatch, AnyState, Match, MatchOptions
from reihum.table.chairs import FREE, Chair, all_back, unready
from reihum.table.chunks import Chunks
from reihum.table.log import (
    OF_THE_MATCH,
    Acted,
    Agreed,
    AnyTableEvent,
    BotSat,
    BotTookOver,
    CameBack,
    Committed,
    Declined,
    Entry,
    HostChanged,
    Left,
    Nudged,
    Opened,
    Paused,
    PersonId,
    Proposed,
    Ready,
    Rematch,
    Resumed,
    RulesChanged,
    Said,
    Sat,
    Settings,
    SettingsChanged,
    StoodIn,
    TakenBack,
    Wrote,
)

Phase: TypeAlias = Literal["lobby", "playing", "between", "over"]
"""Before the first deal, in a round, between two rounds, or after the match."""


class Proposal(Value, frozen=True):
    """Something that every person at the table has to agree to."""

    seat: Seat
    what: Literal["pause", "undo"]
    agreed: tuple[Seat, ...]


class Move(Value, frozen=True):
    """An action of the match, in its text form, and when it was made."""

    at: int
    by: Actor
    action: str
    made: int
    """How many actions of this actor there are in the match, up to this one."""
    is_forced: bool = False
    """The table made it for a person who could do nothing else."""


class Before(Value, frozen=True):
    """What a move has changed, as it was before: this is what an undo goes back to."""

    match: AnyState
    told: Chunks[Any]
    latest: tuple[int, ...]
    chosen: tuple[int, ...]


NOTHING: Chunks[Any] = Chunks()


class Table(Value, frozen=True, dict=True, gc=True):
    """What follows from it is worked out once, when it is asked for."""

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
    told: Chunks[Any] = NOTHING
    """What an onlooker was shown of the round being played."""
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
    dealt_at: int = 0
    """Where in the moves the last of them begins."""
    shuffles: tuple[Shuffles, ...] = ()
    """What decided the shuffles of the rounds that are over."""
    waiting_since: int = 0
    """Since when the table waits for whoever is to act."""
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
    """How many moves stay if a wish to undo is granted."""
    is_outdated: bool = False
    """The match was begun under other rules, so it is left out: nothing of it is known but that it began."""
    has_new_rules: bool = False
    """Such a match was closed, and no other has begun since."""

    @cached_property
    def rules(self) -> AnyMatch:
        return _rules(self.settings.game)

    @cached_property
    def phase(self) -> Phase:
        if self.match is None:
            return "lobby"
        if not self.to_act:
            return "over"
        return "between" if len(self.match.sheet) == self.rounds else "playing"

    @cached_property
    def to_act(self) -> frozenset[Actor]:
        return NOBODY if self.match is None else self.rules.to_act(self.match)

    @cached_property
    def history(self) -> tuple[Any, ...]:
        """What an onlooker was shown of the round being played."""
        return tuple(self.told)

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

    @cached_property
    def played(self) -> dict[Acted, Step[AnyState, Any]]:
        """What actions lead to here: each is judged, done and told, but made once."""
        return {}

    def made_by(self, actor: Actor) -> int:
        """How many actions of an actor there are in the match."""
        last = self.last_move_of(actor)
        return 0 if last is None else last.made

    def last_move_of(self, actor: Actor) -> Move | None:
        number = self.latest[_place(actor)] if self.latest else -1
        return None if number < 0 else self.moves[number]

    def seat_of(self, person: PersonId) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and chair.person.id == person:
                return seat
        return None


def fold(table: Table | None, entry: Entry) -> Table:
    """The table after one more entry of its log."""
    if table is None:
        assert isinstance(entry.event, Opened)
        settings = entry.event.settings
        return Table(settings, entry.event.host, (FREE,) * settings.players, at=entry.at)
    if entry.at < table.at:  # written by a clock that was set back
        entry = Entry(table.at, entry.event)
    if is_left_out(table, entry.event):
        began = table.began if table.is_outdated else _begins_at(table, entry.at)
        return replace(table, is_outdated=True, began=began, length=table.length + 1, at=entry.at)
    return replace(
        _after(table, entry), length=table.length + 1, at=entry.at, beside=_counted(table, entry.event)
    )


def is_left_out(table: Table, event: AnyTableEvent) -> bool:
    """Whether a deed begins a match under other rules than those of this program, or belongs to one."""
    if table.is_outdated:
        return isinstance(event, OF_THE_MATCH)
    return isinstance(event, Acted) and table.match is None and event.rules != table.rules.rules_version


def _counted(table: Table, event: AnyTableEvent) -> Mapping[PersonId, int]:
    author = _author(table, event)
    return table.beside if author is None else {**table.beside, author: table.beside.get(author, 0) + 1}


def _author(table: Table, event: AnyTableEvent) -> PersonId | None:
    """The person to whom a deed beside the moves is put down."""
    match event:
        case Sat(_, person):
            return person.id
        case SettingsChanged() | BotSat() | HostChanged():
            return table.host
        case TakenBack():
            seat = table.moves[-1].by
        case Proposed() | Agreed() | Declined() | Said() | Wrote() | Left() | BotTookOver():
            seat = event.seat
        case _:
            return None
    sitting = None if seat is NATURE else table.chairs[seat].person
    return None if sitting is None else sitting.id


def _after(table: Table, entry: Entry) -> Table:
    match entry.event:
        case Sat(seat, person):
            return _seat(table, seat, Chair(person))
        case BotSat(seat, bot):
            return _seat(table, seat, Chair(bot=bot))
        case Left(seat):
            return _seat(table, seat, FREE)
        case SettingsChanged(settings, is_ready_anew):
            chairs = (*table.chairs, *(FREE,) * settings.players)[: settings.players]
            return replace(table, settings=settings, chairs=unready(chairs) if is_ready_anew else chairs)
        case HostChanged(host):
            return replace(table, host=host)
        case Committed(secret):
            return replace(table, secret=secret)
        case Ready(seat, seed):
            return _seat(table, seat, replace(table.chairs[seat], seed=seed))
        case Acted():
            return _act(table, entry, entry.event)
        case TakenBack(actions):
            return _take_back(table, entry, actions)
        case Proposed(seat, what):
            return replace(
                table, proposal=Proposal(seat, what, (seat,)), undoes_to=before_last_move(table, seat)
            )
        case Agreed(seat):
            assert table.proposal is not None
            return replace(table, proposal=replace(table.proposal, agreed=(*table.proposal.agreed, seat)))
        case Declined():
            return replace(table, proposal=None)
        case Paused():
            return replace(table, is_paused=True, proposal=None)
        case Resumed():
            return replace(table, is_paused=False, waiting_since=entry.at, resumed_at=entry.at)
        case Nudged():
            return replace(table, is_nudged=True)
        case BotTookOver(seat, _):
            return _seat(table, seat, replace(table.chairs[seat], bot=table.settings.bot))
        case StoodIn(seat):
            return replace(table, stood_in=table.stood_in | {seat})
        case CameBack(seat):
            return _seat(table, seat, replace(table.chairs[seat], bot=None))
        case Rematch():
            return _anew(table, finished=table.began)
        case RulesChanged(is_over):
            anew = _anew(table, finished=table.began if is_over else table.finished)
            return replace(anew, chairs=all_back(anew.chairs), has_new_rules=True)
        case Said() | Wrote() | Opened():
            return table
        case _:
            assert_never(entry.event)


def _anew(table: Table, finished: int | None) -> Table:
    chairs = unready(table.chairs)
    return Table(table.settings, table.host, chairs, began=table.began, finished=finished)


def _seat(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def play(table: Table, event: Acted) -> Step[AnyState, Any]:
    """What an action at the table leads to; raises ``Refused``."""
    step = table.played.get(event)
    if step is None:
        action = read_action(table.rules, event.action)
        step = table.played[event] = table.rules.apply(_match(table), event.by, action)
    return step


def _match(table: Table) -> AnyState:
    """The match, or its beginning."""
    return table.match or table.rules.start(_options_dealt(table), table.settings.players)


def _options_dealt(table: Table) -> MatchOptions[Any]:
    """The settings as the first round is dealt: what decides its shuffles decides the lot too."""
    if table.settings.first is not None:
        return match_options(table.settings)
    dealing = replace(table, seeds=_seeds(table))
    return match_options(table.settings, shuffles_in_play(dealing, is_over=True).lot())


def _act(table: Table, entry: Entry, event: Acted) -> Table:
    step = play(table, event)
    dealt = _dealing(table, entry.at)
    acted = replace(
        dealt,
        match=step.state,
        told=dealt.told.plus(*public_events(table.rules, step)),
        moves=dealt.moves.plus(_move(dealt, entry.at, event)),
        past=dealt.past.plus(Before(_match(table), dealt.told, dealt.latest, dealt.chosen)),
        latest=_put(dealt.latest, event.by, len(dealt.moves)),
        chosen=dealt.chosen if event.is_forced else _put(dealt.chosen, event.by, len(dealt.moves)),
        is_taken_back=False,
    )
    after = _waiting(table, acted, entry.at)
    return after if after.phase == "playing" else _revealed(after)


def _move(table: Table, at: int, event: Acted) -> Move:
    return Move(at, event.by, event.action, table.made_by(event.by) + 1, event.is_forced)


def _waiting(before: Table, after: Table, at: int) -> Table:
    """When somebody else is to act the table waits anew, and no longer for an answer to a wish.

    Otherwise all stays as it is: nobody must notice that a card was smuggled.
    """
    if after.to_act == before.to_act:
        return after
    return replace(after, waiting_since=at, is_nudged=False, proposal=None)


def _dealing(table: Table, at: int) -> Table:
    """A round begins with NATURE's first action; then the seeds are fixed."""
    if table.phase == "playing":
        return table
    is_first = table.match is None
    none = (-1,) * (len(table.chairs) + 1)
    return replace(
        table,
        seeds=_seeds(table),
        rounds=table.rounds + 1,
        dealt_at=len(table.moves),
        told=NOTHING,
        past=NOTHING,
        stood_in=frozenset(),
        latest=none if is_first else table.latest,
        chosen=none if is_first else table.chosen,
        began=_begins_at(table, at) if is_first else table.began,
        has_new_rules=False,
    )


def _begins_at(table: Table, at: int) -> int:
    return max(at, table.began + 1)


def _seeds(table: Table) -> tuple[str, ...]:
    return tuple(chair.seed or "" for chair in table.chairs)


def _place(actor: Actor) -> int:
    return -1 if actor is NATURE else actor


def _put(numbers: tuple[int, ...], actor: Actor, number: int) -> tuple[int, ...]:
    changed = list(numbers)
    changed[_place(actor)] = number
    return tuple(changed)


def _revealed(table: Table) -> Table:
    """The round is over: what decided its shuffles may be known, and everybody gets ready anew."""
    return replace(
        table,
        secret=None,
        past=NOTHING,
        shuffles=(*table.shuffles, shuffles_in_play(table, is_over=True)),
        chairs=unready(table.chairs),
    )


def commitment_of(table: Table) -> str | None:
    """The hash of the secret that decides the shuffles of the round, or of the coming one."""
    return None if table.secret is None else commitment(bytes.fromhex(table.secret)).hex()


def shuffles_in_play(table: Table, *, is_over: bool = False) -> Shuffles:
    """What decides the shuffles of the round: the secret itself only once it is over."""
    published = commitment_of(table)
    assert published is not None
    return Shuffles(published, table.seeds, table.secret if is_over else None)


def shuffle(table: Table) -> Acted:
    """What NATURE does next. Every process that has the log comes to the same."""
    assert table.secret is not None
    is_dealt = table.phase == "playing"
    key = round_key(bytes.fromhex(table.secret), table.seeds if is_dealt else _seeds(table))
    number = table.made_by(NATURE) - table.moves[table.dealt_at].made + 1 if is_dealt else 0
    return by_nature(table, table.rules.shuffle(_match(table), CommittedRng(key, number)))


def by_nature(table: Table, action: Any) -> Acted:
    """An action of NATURE. The first of a match says by which rules it is played."""
    return Acted(NATURE, str(action), rules=table.rules.rules_version if table.match is None else 1)


def _take_back(table: Table, entry: Entry, actions: int) -> Table:
    proposal = None if table.proposal is None or is_granted(table, table.proposal) else table.proposal
    before = table.past[-actions]
    after = replace(
        table,
        match=before.match,
        told=before.told,
        latest=before.latest,
        chosen=before.chosen,
        moves=table.moves.first(len(table.moves) - actions),
        past=table.past.first(len(table.past) - actions),
        proposal=proposal,
        is_taken_back=True,
    )
    return _waiting(table, after, entry.at)


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
