"""Judges commands: each becomes what happens next at the table, or is refused.

``judge`` is for the commands of people, ``consequence`` for what follows by itself. Neither changes
anything: the room that asks appends their decisions to the log.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, assert_never

from reihum import bots, registry
from reihum.cards import Card
from reihum.game import (
    NATURE,
    BadSetup,
    IllegalAction,
    Refused,
    Seat,
    StaleAction,
    check_setup,
    explain,
    read_action,
    seen,
)
from reihum.match import Match
from reihum.rule_helpers import out_of_turn
from reihum.table import commands, live_race, log
from reihum.table.commands import AnyCommand
from reihum.table.fold import Decision, JudgedAction, judge_action, shuffle
from reihum.table.log import AnyTableEvent, Person, Settings
from reihum.table.table import (
    Proposal,
    Table,
    before_last_move,
    commitment_of,
    is_granted,
    match_options,
    state_before,
)
from reihum.table.user_text import look_alike, readable

MOST_ENTRIES = 20_000
"""Once a log has this many entries, its match can still be played to the end, but nothing else is done."""
RESERVE = 2_000
"""Entries kept free for what people need to finish a match together."""
MOST_BESIDE = 1_000
"""The most entries of one person, not counting moves. As many again for commands that others wait for, and
as many again before the person can no longer come back after being away."""

Decisions: TypeAlias = tuple[Decision, ...]


class NotAllowed(Refused):
    """A command that this person may not give here and now."""


def open_table(settings: Settings, host: Person) -> log.Opened:
    """The first event of a table; raises ``BadSetup``."""
    _check_settings(settings)
    return log.Opened(settings, host.id)


def judge(table: Table, person: Person, command: AnyCommand, at: int) -> Decisions:
    """What a person's command leads to at this time; raises ``Refused``."""
    _check_space(table, person, command)
    match command:
        case commands.Sit(seat):
            return (_sit(table, person, seat),)
        case commands.ChangeSettings() | commands.SeatBot() | commands.Unseat() | commands.MakeHost():
            return (_judge_host(table, person, command),)
        case commands.Propose() | commands.Agree() | commands.Decline():
            return _judge_proposal(table, _seat_of(table, person), command)
        case commands.Act(action, my_moves):
            return _act(table, _seat_of(table, person), action, my_moves, at)
        case commands.GetReady() | commands.PlayAgain():
            return _go_on(table, _seat_of(table, person), command)
        case _:
            return (_judge_seated(table, _seat_of(table, person), command),)


def _check_space(table: Table, person: Person, command: AnyCommand) -> None:
    """Nobody fills a log that others need."""
    if isinstance(command, commands.Act | commands.GetReady | commands.Resume):
        return
    is_back = isinstance(command, commands.ComeBack)
    is_needed = isinstance(
        command, commands.Stand | commands.PlayOn | commands.Agree | commands.Decline | commands.ComeBack
    ) or command == commands.Propose("pause")
    if table.length >= MOST_ENTRIES + is_needed * RESERVE and not is_back:
        raise NotAllowed("log-full")
    if table.beside.get(person.id, 0) >= MOST_BESIDE * (1 + is_needed + is_back):
        raise NotAllowed("enough-from-you")


def _sit(table: Table, person: Person, wanted: Seat | None) -> log.Sat:
    if table.seat_of(person.id) is not None:
        raise NotAllowed("seated-already")
    _check_in_lobby(table)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if not free:
        raise NotAllowed("no-free-seat")
    if wanted is not None and wanted not in free:
        raise NotAllowed("seat-taken", seat=wanted)
    if any(chair.person and look_alike(chair.person.name, person.name) for chair in table.chairs):
        raise NotAllowed("name-taken", name=person.name)
    return log.Sat(free[0] if wanted is None else wanted, person)


def _judge_host(table: Table, person: Person, command: commands.HostCommand) -> AnyTableEvent:
    if person.id != table.host:
        raise NotAllowed("host-only")
    match command:
        case commands.MakeHost(seat):
            heir = table.chairs[_existing(table, seat)].person
            if heir is None:
                raise NotAllowed("nobody-there", seat=seat)
            return log.HostChanged(heir.id)
        case commands.ChangeSettings(settings):
            _check_in_lobby(table)
            _check_settings(settings)
            if any(not chair.is_free for chair in table.chairs[settings.players :]):
                raise NotAllowed("seat-taken", seat=settings.players)
            for bot in filter(None, (chair.bot for chair in table.chairs)):
                bots.find(bot, settings.game)
            return log.SettingsChanged(settings, is_ready_anew=settings != table.settings)
        case commands.SeatBot(seat, bot):
            _check_in_lobby(table)
            bots.find(bot, table.settings.game)
            if not table.chairs[_existing(table, seat)].is_free:
                raise NotAllowed("seat-taken", seat=seat)
            return log.BotSat(seat, bot)
        case commands.Unseat(seat):
            _check_in_lobby(table)
            if table.chairs[_existing(table, seat)].is_free:
                raise NotAllowed("seat-free", seat=seat)
            return log.Left(seat)
        case _:
            assert_never(command)


def _judge_seated(table: Table, seat: Seat, command: commands.SeatedCommand) -> AnyTableEvent:
    match command:
        case commands.Stand():
            return log.Left(seat) if table.phase == "lobby" else log.BotTookOver(seat, "asked")
        case commands.ComeBack():
            return _come_back(table, seat)
        case commands.Undo():
            return _undo(table, seat)
        case commands.Resume():
            return _resume(table)
        case commands.PlayOn(slow):
            return _play_on(table, slow)
        case commands.Say(phrase):
            return log.Said(seat, phrase)
        case commands.Write(text):
            return _write(table, seat, text)
        case _:
            assert_never(command)


def _come_back(table: Table, seat: Seat) -> log.CameBack:
    if table.chairs[seat].bot is None:
        raise NotAllowed("not-away")
    return log.CameBack(seat)


def _go_on(table: Table, seat: Seat, command: commands.GetReady | commands.PlayAgain) -> Decisions:
    """Going on shows that the person is there, though a bot may just have played for them."""
    if isinstance(command, commands.PlayAgain):
        event: AnyTableEvent = _play_again(table)
    else:
        event = _get_ready(table, seat, command.seed, command.commitment)
    return (event,) if table.chairs[seat].bot is None else (log.CameBack(seat), event)


def _get_ready(table: Table, seat: Seat, seed: str, answered: str | None) -> log.Ready:
    if table.phase not in ("lobby", "between"):
        raise NotAllowed("not-between-rounds")
    if table.chairs[seat].seed is not None:
        raise NotAllowed("ready-already")
    if answered not in (None, commitment_of(table)):
        raise StaleAction("other-commitment")
    return log.Ready(seat, seed)


def _act(table: Table, seat: Seat, given: Any, my_moves: int, at: int) -> tuple[JudgedAction, ...]:
    _check_may_act(table, seat)
    last = table.last_move_of(seat)
    is_behind_forced = last is not None and last.is_forced and last.made == my_moves + 1
    if my_moves != table.made_by(seat) and not is_behind_forced:
        raise StaleAction("seen-otherwise")
    action = read_action(table.rules, given)
    if last is not None and is_behind_forced:
        if action != last.action:
            raise StaleAction("seen-otherwise")
        return ()  # the table was quicker to do the only thing that the player could do
    race = live_race.race(table)
    return (judge_action(table, seat, action),) if race is None else race.act(table, seat, action, at)


def _check_may_act(table: Table, seat: Seat) -> None:
    if table.phase != "playing":
        raise NotAllowed("no-round")
    if table.is_paused:
        raise NotAllowed("paused")
    if table.chairs[seat].bot is not None:
        raise NotAllowed("bot-plays-for-you")


def why_not(table: Table, person: Person, card: Card) -> Refused | None:
    """Why a card of the player to act cannot be played now; ``None`` if it can. Raises ``Refused``."""
    seat = _seat_of(table, person)
    _check_may_act(table, seat)
    if seat not in table.to_act:
        raise out_of_turn(table.to_act)
    assert table.match is not None
    if card not in (table.rules.hand(table.rules.view(table.match, seat)) or ()):
        raise IllegalAction("not-in-hand", "G2", card=card)
    return explain(table.rules.game, table.match.round, seat, card)


def _undo(table: Table, seat: Seat) -> log.TakenBack:
    """A player may take back an action within the turn, if it has shown the player nothing new."""
    if (
        live_race.is_race(table)
        or table.phase != "playing"
        or seat not in table.to_act
        or table.moves[-1].by != seat
    ):
        raise NotAllowed("nothing-to-undo")
    assert table.match is not None
    before = state_before(table, actions=1)
    if not seen(table.rules, table.match, seat) <= seen(table.rules, before, seat):
        raise NotAllowed("something-was-seen")
    return log.TakenBack(1)


def _judge_proposal(table: Table, seat: Seat, command: commands.ProposalCommand) -> Decisions:
    if isinstance(command, commands.Propose):
        _check_may_propose(table, seat, command)
        proposal = Proposal(seat, command.what, (seat,))
        return (log.Proposed(seat, command.what), *_granted(table, proposal, before_last_move(table, seat)))
    if table.proposal is None:
        raise NotAllowed("no-proposal")
    if isinstance(command, commands.Decline):
        return (log.Declined(seat),)
    if seat in table.proposal.agreed:
        raise NotAllowed("agreed-already")
    agreed = Proposal(table.proposal.seat, table.proposal.what, (*table.proposal.agreed, seat))
    return (log.Agreed(seat), *_granted(table, agreed, table.undoes_to))


def _check_may_propose(table: Table, seat: Seat, command: commands.Propose) -> None:
    if table.proposal is not None:
        raise NotAllowed("proposal-pending")
    if table.phase != "playing" or table.is_paused:
        raise NotAllowed("no-round")
    if command.what == "undo":
        if live_race.is_race(table) or before_last_move(table, seat) == len(table.moves):
            raise NotAllowed("nothing-to-undo")
        if _may_undo(table, seat):  # others need not know what it was
            raise NotAllowed("undo-alone")


def _may_undo(table: Table, seat: Seat) -> bool:
    try:
        _undo(table, seat)
    except NotAllowed:
        return False
    return True


def _granted(table: Table, proposal: Proposal, undoes_to: int) -> Decisions:
    """What a proposal leads to, once every person who plays has agreed."""
    if not is_granted(table, proposal):
        return ()
    return (log.Paused(),) if proposal.what == "pause" else (log.TakenBack(len(table.moves) - undoes_to),)


def _resume(table: Table) -> log.Resumed:
    if not table.is_paused:
        raise NotAllowed("not-paused")
    return log.Resumed()


def _play_on(table: Table, slow: Seat) -> log.BotTookOver:
    if not table.is_nudged or slow not in table.awaited:
        raise NotAllowed("still-has-time")
    return log.BotTookOver(slow, "slow")


def _write(table: Table, seat: Seat, text: str) -> log.Wrote:
    if not table.settings.free_chat:
        raise NotAllowed("no-free-chat")
    return log.Wrote(seat, readable(text))


def _play_again(table: Table) -> log.Rematch:
    if table.phase != "over":
        raise NotAllowed("match-not-over")
    return log.Rematch()


def consequence(table: Table, new_secret: Callable[[], str]) -> Decision | None:
    """What happens next by itself, if anything: a secret is drawn, or NATURE shuffles."""
    if table.phase == "playing":
        race = live_race.race(table)
        is_up_to_nature = NATURE in table.to_act and not table.is_paused
        return shuffle(table) if is_up_to_nature and not (race and race.awaits_go(table)) else None
    if table.phase == "over":
        return None
    if table.secret is None:
        return log.Committed(new_secret())
    return shuffle(table) if _all_ready(table) else None


def _all_ready(table: Table) -> bool:
    return all(
        not chair.is_free and (chair.seed is not None or not chair.is_waited_for) for chair in table.chairs
    )


def _check_settings(settings: Settings) -> None:
    options = match_options(settings)
    check_setup(Match(registry.find(settings.game)), options, settings.players)
    bots.find(settings.bot, settings.game)


def _check_in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise NotAllowed("match-begun")


def _existing(table: Table, seat: Seat) -> Seat:
    if seat not in range(len(table.chairs)):
        raise BadSetup("first-seat", players=len(table.chairs), first=seat)
    return seat


def _seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed("not-at-the-table")
    return seat
