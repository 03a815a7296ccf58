"""How a table changes, one entry of its log after another.

``fold`` reads entries that are in the log. ``take`` makes the next entry of what was just decided. Both give
a ``TableStep``: it is written, and each client is shown its part of it. Nothing here reads a clock, a socket
or a source of chance: the same log gives the same table in every process.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias, assert_never

from msgspec.structs import replace

from reihum.fairness import CommittedRng, round_key
from reihum.game import NATURE, Actor, Event, Seat, Step, Value, public_events, read_action
from reihum.match import AnyState, MatchOptions
from reihum.table import log
from reihum.table.chairs import FREE, Chair, all_back, unready
from reihum.table.log import Acted, AnyTableEvent, Entry
from reihum.table.table import (
    NOTHING,
    Before,
    Move,
    Proposal,
    Table,
    before_last_move,
    is_granted,
    match_options,
    place,
    shuffles_in_play,
)


class JudgedAction(Value, frozen=True, gc=True):
    """An action that the rules allow where it was judged, and what it leads to there."""

    by: Actor
    action: Any
    step: Step[AnyState, Any]
    is_forced: bool = False
    """The table makes it for a person who can do nothing else."""


Decision: TypeAlias = AnyTableEvent | JudgedAction
"""What happens next at a table."""


class TableStep(Value, frozen=True, gc=True):
    """What one entry of the log changes."""

    before: Table | None
    """``None`` for the first entry."""
    entry: Entry
    table: Table
    """The table after it."""
    events: tuple[Event, ...] = ()
    """What an action leads to in the game; each chair is shown its part."""


def fold(table: Table | None, entry: Entry) -> TableStep:
    """One more entry of the log."""
    event = entry.event
    if table is None:
        assert isinstance(event, log.Opened)
        chairs = (FREE,) * event.settings.players
        return TableStep(None, entry, Table(event.settings, event.host, chairs, at=entry.at))
    if is_left_out(table, event):
        at = max(entry.at, table.at)
        began = table.began if table.is_outdated else _begins_at(table, at)
        after = replace(table, is_outdated=True, began=began, length=table.length + 1, at=at)
        return TableStep(table, entry, after)
    if isinstance(event, Acted):
        action = read_action(table.rules, event.action)
        return _step(table, entry, judge_action(table, event.by, action, is_forced=event.is_forced))
    return _step(table, entry)


def take(table: Table, at: int, decision: Decision) -> TableStep:
    """The next entry of the log. A judged action must have been judged at this table."""
    if not isinstance(decision, JudgedAction):
        return fold(table, Entry(at, decision))
    by = decision.by
    rules = table.rules.rules_version if by is NATURE and table.match is None else 1
    event = Acted(by, str(decision.action), decision.is_forced, rules)
    return _step(table, Entry(at, event), decision)


def judge_action(table: Table, by: Actor, action: Any, *, is_forced: bool = False) -> JudgedAction:
    """Judges an action at this table; raises ``Refused``."""
    return JudgedAction(by, action, table.rules.apply(_match(table), by, action), is_forced)


def is_left_out(table: Table, event: AnyTableEvent) -> bool:
    """Whether an event begins a match under other rules than those of this program, or belongs to one."""
    if table.is_outdated:
        return isinstance(event, log.OfTheMatch)
    return isinstance(event, Acted) and table.match is None and event.rules != table.rules.rules_version


def _step(table: Table, entry: Entry, judged: JudgedAction | None = None) -> TableStep:
    at = max(entry.at, table.at)  # a clock may have been set back
    changed = _changed(table, at, entry.event) if judged is None else _acted(table, at, judged)
    after = replace(changed, length=table.length + 1, at=at, beside=_counted(table, entry.event))
    return TableStep(table, entry, after, () if judged is None else judged.step.events)


def _counted(table: Table, event: AnyTableEvent) -> Mapping[log.PersonId, int]:
    author = _author(table, event)
    return table.beside if author is None else {**table.beside, author: table.beside.get(author, 0) + 1}


def _author(table: Table, event: AnyTableEvent) -> log.PersonId | None:
    """The person whom an event counts for, if it is not a move."""
    match event:
        case log.Sat(_, person):
            return person.id
        case log.SettingsChanged() | log.BotSat() | log.HostChanged():
            return table.host
        case log.TakenBack():
            seat = table.moves[-1].by
        case log.Proposed() | log.Agreed() | log.Declined() | log.Said() | log.Wrote():
            seat = event.seat
        case log.Left() | log.BotTookOver():
            seat = event.seat
        case _:
            return None
    sitting = None if seat is NATURE else table.chairs[seat].person
    return None if sitting is None else sitting.id


def _changed(table: Table, at: int, event: AnyTableEvent) -> Table:
    """The table after an event that is no action of the match."""
    match event:
        case log.Sat(seat, person):
            return _seat(table, seat, Chair(person))
        case log.BotSat(seat, bot):
            return _seat(table, seat, Chair(bot=bot))
        case log.Left(seat):
            return _seat(table, seat, FREE)
        case log.SettingsChanged(settings, is_ready_anew):
            chairs = (*table.chairs, *(FREE,) * settings.players)[: settings.players]
            return replace(table, settings=settings, chairs=unready(chairs) if is_ready_anew else chairs)
        case log.HostChanged(host):
            return replace(table, host=host)
        case log.Committed(secret):
            return replace(table, secret=secret)
        case log.Ready(seat, seed):
            return _seat(table, seat, replace(table.chairs[seat], seed=seed))
        case log.TakenBack(actions):
            return _take_back(table, at, actions)
        case log.Proposed(seat, what):
            proposal = Proposal(seat, what, (seat,))
            return replace(table, proposal=proposal, undoes_to=before_last_move(table, seat))
        case log.Agreed(seat):
            assert table.proposal is not None
            return replace(table, proposal=replace(table.proposal, agreed=(*table.proposal.agreed, seat)))
        case log.Declined():
            return replace(table, proposal=None)
        case log.Paused():
            return replace(table, is_paused=True, proposal=None)
        case log.Resumed():
            return replace(table, is_paused=False, waiting_since=at, resumed_at=at)
        case log.Nudged():
            return replace(table, is_nudged=True)
        case log.BotTookOver(seat, _):
            return _seat(table, seat, replace(table.chairs[seat], bot=table.settings.bot))
        case log.StoodIn(seat):
            return replace(table, stood_in=table.stood_in | {seat})
        case log.CameBack(seat):
            return _seat(table, seat, replace(table.chairs[seat], bot=None))
        case log.Rematch():
            return _anew(table, finished=table.began)
        case log.RulesChanged(is_over):
            anew = _anew(table, finished=table.began if is_over else table.finished)
            return replace(anew, chairs=all_back(anew.chairs), has_new_rules=True)
        case log.Brought():
            return _brought(table)
        case log.Said() | log.Wrote() | log.Opened():
            return table
        case Acted():  # ``_acted`` has these
            raise AssertionError(event)
        case _:
            assert_never(event)


def _anew(table: Table, finished: int | None) -> Table:
    chairs = unready(table.chairs)
    return Table(table.settings, table.host, chairs, began=table.began, finished=finished)


def _brought(table: Table) -> Table:
    """What was dealt was dealt elsewhere. A secret for a coming round is drawn here, and answered anew."""
    shuffles = tuple(replace(each, is_brought=True) for each in table.shuffles)
    brought = replace(table, brought=table.rounds, shuffles=shuffles, finished=None)
    return (
        brought if table.phase == "playing" else replace(brought, secret=None, chairs=unready(table.chairs))
    )


def _seat(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _match(table: Table) -> AnyState:
    """The match, or its beginning."""
    return table.match or table.rules.start(_options_dealt(table), table.settings.players)


def _options_dealt(table: Table) -> MatchOptions[Any]:
    """The settings as the first round is dealt: what decides its shuffles decides the lot too."""
    if table.settings.first is not None:
        return match_options(table.settings)
    dealing = replace(table, seeds=_seeds(table))
    return match_options(table.settings, shuffles_in_play(dealing, is_over=True).lot())


def _acted(table: Table, at: int, judged: JudgedAction) -> Table:
    dealt = _dealing(table, at)
    by, number = judged.by, len(dealt.moves)
    move = Move(at, by, judged.action, dealt.made_by(by) + 1, judged.is_forced)
    acted = replace(
        dealt,
        match=judged.step.state,
        public_events=dealt.public_events.plus(*public_events(table.rules, judged.step)),
        moves=dealt.moves.plus(move),
        past=dealt.past.plus(Before(_match(table), dealt.public_events, dealt.latest, dealt.chosen)),
        latest=_put(dealt.latest, by, number),
        chosen=dealt.chosen if judged.is_forced else _put(dealt.chosen, by, number),
        is_taken_back=False,
    )
    after = _waiting(table, acted, at)
    return after if after.phase == "playing" else _revealed(after)


def _waiting(before: Table, after: Table, at: int) -> Table:
    """When somebody else is to act the table waits anew, and a proposal is dropped.

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
        public_events=NOTHING,
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


def _put(numbers: tuple[int, ...], actor: Actor, number: int) -> tuple[int, ...]:
    changed = list(numbers)
    changed[place(actor)] = number
    return tuple(changed)


def _revealed(table: Table) -> Table:
    """The round is over: what decided its shuffles may be known, and everybody gets ready again."""
    return replace(
        table,
        secret=None,
        past=NOTHING,
        shuffles=(*table.shuffles, shuffles_in_play(table, is_over=True)),
        chairs=unready(table.chairs),
    )


def shuffle(table: Table) -> JudgedAction:
    """What NATURE does next. Every process that has the log comes to the same."""
    assert table.secret is not None
    is_dealt = table.phase == "playing"
    key = round_key(bytes.fromhex(table.secret), table.seeds if is_dealt else _seeds(table))
    number = table.made_by(NATURE) - table.moves[table.dealt_at].made + 1 if is_dealt else 0
    return judge_action(table, NATURE, table.rules.shuffle(_match(table), CommittedRng(key, number)))


def _take_back(table: Table, at: int, actions: int) -> Table:
    proposal = None if table.proposal is None or is_granted(table, table.proposal) else table.proposal
    before = table.past[-actions]
    after = replace(
        table,
        match=before.match,
        public_events=before.public_events,
        latest=before.latest,
        chosen=before.chosen,
        moves=table.moves.first(len(table.moves) - actions),
        past=table.past.first(len(table.past) - actions),
        proposal=proposal,
        is_taken_back=True,
    )
    return _waiting(table, after, at)
