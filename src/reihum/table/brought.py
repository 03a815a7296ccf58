"""A table that was begun elsewhere, on a device of its players, and is to go on here.

Nothing in its log is trusted: each entry has to be what a table would have written at that place. What nobody
can check is where the secrets of its shuffles came from, so the log ends with ``Brought``, which says so.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, get_args

import msgspec
from msgspec.structs import asdict, replace

from reihum.game import NATURE, Refused, read_action
from reihum.table import commands, live_race, log
from reihum.table.commands import AnyCommand
from reihum.table.fold import (
    Decision,
    JudgedAction,
    TableStep,
    fold,
    is_left_out,
    judge_action,
    shuffle,
    take,
)
from reihum.table.forced_moves import ForcedMove, next_forced_move
from reihum.table.judging import NotAllowed, consequence, judge, open_table
from reihum.table.log import AnyTableEvent, Entry, Person, PersonId
from reihum.table.table import Table, is_granted

FORMAT, FORMATS = "reihum-log-1", "reihum-log-"
MOST_BYTES = 2**20
MOST_ENTRIES = 12_000
"""A long round of a race has 9,000 entries, a match of other games about 1,000."""

Place = Annotated[int, msgspec.Meta(ge=0, le=9)]
"""A person at a device: its owner is 0, guests have the numbers from 1 to 9."""
People = Mapping[Place, Person]


class BadLog(Refused):
    """A log that no table has written, or that cannot go on here."""


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The log of a table, as a device sends it."""

    format: str
    entries: list[Entry]
    people: dict[PersonId, Place] = {}
    """Which of the people at the device each person of the log is."""


class _Format(msgspec.Struct):
    format: str


def read(body: bytes) -> Brought:
    """Raises ``BadLog``."""
    try:
        found = msgspec.json.decode(body, type=_Format).format
        if found != FORMAT and found.startswith(FORMATS):
            raise BadLog("newer-log")
        brought = msgspec.json.decode(body, type=Brought)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadLog("not-a-log", problem=str(error)) from None
    if brought.format != FORMAT or not brought.entries:
        raise BadLog("not-a-log", problem=brought.format[:40])
    if len(brought.entries) > MOST_ENTRIES:
        raise BadLog("long-log", entries=len(brought.entries), most=MOST_ENTRIES)
    return brought


def bring(body: bytes, people: People, now: int, secret: str) -> tuple[list[Entry], Table]:
    """The log as it goes on here, and the table that it leads to; raises ``Refused``.

    ``secret``: what decides the shuffles of the coming round, if none is being played.
    """
    brought = read(body)
    known = {name: people[place] for name, place in brought.people.items() if place in people}
    entries = [
        Entry(at, _with_people(entry.event, known))
        for entry, at in zip(brought.entries, _times(brought.entries, now), strict=True)
    ]
    table = check(entries)
    if table.is_outdated:
        raise BadLog("log-of-other-rules")
    decision: Decision | None = log.Brought()
    while decision is not None:
        step = take(table, now, decision)
        entries.append(step.entry)
        table = step.table
        decision = consequence(table, lambda: secret)
    return entries, table


def _times(entries: Sequence[Entry], now: int) -> Iterator[int]:
    """The last entry was made just now, whatever the clock of the device says."""
    latest = 0
    last = max(entry.at for entry in entries)
    for entry in entries:
        latest = max(latest, entry.at)
        yield max(0, now - (last - latest))


def _with_people(event: AnyTableEvent, known: Mapping[PersonId, Person]) -> AnyTableEvent:
    """The event with the people as they are known here; raises ``BadLog``."""
    try:
        match event:
            case log.Opened() | log.HostChanged():
                return replace(event, host=known[event.host].id)
            case log.Sat():
                return replace(event, person=known[event.person.id])
            case _:
                return event
    except KeyError:
        raise BadLog("strangers-in-log") from None


def check(entries: Sequence[Entry]) -> Table:
    """The table that the log of a stranger leads to, each entry judged; raises ``BadLog``."""
    first, *others = entries
    number = 1
    try:
        table = _opened(first)
        for number, entry in enumerate(others, start=2):  # noqa: B007
            table = _checked(table, entry).table
    except Refused as refused:
        raise BadLog("illegal-in-log", refused.rule, number=number, why=refused) from None
    secrets = Counter(entry.event.secret for entry in others if isinstance(entry.event, log.Committed))
    if any(times > 1 for times in secrets.values()):
        raise BadLog("secret-again-in-log")
    return table


def _opened(entry: Entry) -> Table:
    event = entry.event
    if not isinstance(event, log.Opened):
        raise NotAllowed("not-written-here")
    open_table(event.settings, Person(event.host, "-"))
    return fold(None, entry).table


def _checked(table: Table, entry: Entry) -> TableStep:
    event = entry.event
    if is_left_out(table, event):
        return fold(table, entry)
    _check_seat(table, event)
    if isinstance(event, log.Acted):
        step = take(table, entry.at, _action(table, event))
        if step.entry.event != event:
            raise NotAllowed("not-written-here")
        return step
    if not _is_due(table, event) and not _is_asked_for(table, event, entry.at):
        raise NotAllowed("not-written-here")
    return fold(table, entry)


def _check_seat(table: Table, event: AnyTableEvent) -> None:
    fields = asdict(event)
    seats = {fields[name] for name in ("seat", "by") if name in fields} - {NATURE}
    if not seats <= set(range(len(table.chairs))):
        raise NotAllowed("not-written-here")


def _action(table: Table, event: log.Acted) -> JudgedAction:
    """The action as it is judged here. Only the secret decides what NATURE does."""
    action = read_action(table.rules, event.action)
    if event.by is NATURE:
        judged = consequence(table, _no_secret)
        race = live_race.race(table)
        if judged is None and race is not None and race.awaits_go(table):
            judged = shuffle(table)
        if not isinstance(judged, JudgedAction) or judged.action != action:
            raise NotAllowed("not-written-here")
        return judged
    if table.phase != "playing" or table.is_paused:
        raise NotAllowed("no-round")
    if event.is_forced and next_forced_move(table, is_watched=lambda: False) != ForcedMove(event.by, action):
        raise NotAllowed("not-written-here")
    return judge_action(table, event.by, action, is_forced=event.is_forced)


def _no_secret() -> str:
    raise NotAllowed("not-written-here")


def _is_due(table: Table, event: AnyTableEvent) -> bool:
    """Whether the table may write this without being asked."""
    match event:
        case log.Committed(secret):
            return table.secret is None and consequence(table, lambda: secret) == event
        case log.Nudged(seat):
            return table.settings.clock.kind == "soft" and not table.is_paused and seat in table.awaited
        case log.BotTookOver(seat, _):
            return table.phase != "lobby" and table.chairs[seat].person is not None
        case log.StoodIn(seat):
            return table.phase == "playing" and table.chairs[seat].bot is not None
        case log.Ready(seat, ""):  # a strict clock
            return (
                table.phase == "between"
                and table.settings.clock.kind == "strict"
                and table.chairs[seat].seed is None
                and table.chairs[seat].is_waited_for
            )
        case log.Paused():
            return table.proposal is not None and table.proposal.what == "pause" and _is_granted(table)
        case log.TakenBack(actions) if table.proposal is not None and table.proposal.what == "undo":
            return _is_granted(table) and actions == len(table.moves) - table.undoes_to
        case log.RulesChanged():
            return table.is_outdated
        case _:
            return False


def _is_granted(table: Table) -> bool:
    return table.proposal is not None and is_granted(table, table.proposal)


def _is_asked_for(table: Table, event: AnyTableEvent, at: int) -> bool:
    """Whether somebody may ask for this now; raises ``Refused``."""
    asked = _request(table, event)
    if asked is None:
        return False
    person, command = asked
    return judge(table, person, command, at)[:1] == (event,)


def _request(table: Table, event: AnyTableEvent) -> tuple[Person, AnyCommand] | None:
    """Who has to ask for what so that this happens."""
    host = Person(table.host, "-")
    match event:
        case log.Sat(seat, person):
            return person, commands.Sit(seat)
        case log.SettingsChanged(settings):
            return host, commands.ChangeSettings(settings)
        case log.BotSat(seat, bot):
            return host, commands.SeatBot(seat, bot)
        case log.HostChanged(heir):
            seat_of_heir = table.seat_of(heir)
            return None if seat_of_heir is None else (host, commands.MakeHost(seat_of_heir))
        case log.Left(seat):
            return host, commands.Unseat(seat)
        case log.TakenBack():
            by = table.moves[-1].by if table.moves else NATURE
            return None if by is NATURE else _from(table, by, commands.Undo())
        case log.Rematch():
            return next((_from(table, seat, commands.PlayAgain()) for seat in table.people), None)
        case log.Resumed():
            return next((_from(table, seat, commands.Resume()) for seat in table.persons), None)
        case log.Ready(seat, seed):
            return _from(table, seat, commands.GetReady(seed))
        case log.Proposed(seat, what):
            return _from(table, seat, commands.Propose(what))
        case log.Agreed(seat):
            return _from(table, seat, commands.Agree())
        case log.Declined(seat):
            return _from(table, seat, commands.Decline())
        case log.CameBack(seat):
            return _from(table, seat, commands.ComeBack())
        case log.Said(seat, phrase) if phrase in get_args(commands.Phrase):
            return _from(table, seat, commands.Say(phrase))  # type: ignore[arg-type]
        case log.Wrote(seat, text) if len(text) <= commands.MOST_LETTERS:
            return _from(table, seat, commands.Write(text))
        case _:
            return None


def _from(table: Table, seat: int, command: AnyCommand) -> tuple[Person, AnyCommand] | None:
    person = table.chairs[seat].person
    return None if person is None else (person, command)
