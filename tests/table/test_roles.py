"""Permissions at a table: every command, in every phase, from every kind of person."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from reihum.game import Refused
from reihum.live.client import Client
from reihum.live.room import Room
from reihum.table import judging
from reihum.table.commands import (
    Act,
    Agree,
    AnyCommand,
    ChangeSettings,
    ComeBack,
    Decline,
    GetReady,
    MakeHost,
    PlayAgain,
    PlayOn,
    Propose,
    Resume,
    Say,
    SeatBot,
    Sit,
    Stand,
    Undo,
    Unseat,
    Write,
)
from reihum.table.judging import judge
from reihum.table.log import BotTookOver, Person, Settings
from table_log import GUEST, HOST, Log

AWAY, ONLOOKER, SENT_AWAY, LEFT = (Person(name.lower(), name) for name in ("Cleo", "Dora", "Emil", "Finn"))
OUTSIDE: Final = (ONLOOKER, SENT_AWAY, LEFT)
"""Known to the server, but not at the table, or not any more."""
PHASES: Final = ("lobby", "playing", "paused", "between", "over")
SETTINGS: Final = Settings(game="elfer", players=3, rounds=2, free_chat=True)
COMMANDS: Final[tuple[AnyCommand, ...]] = (
    Sit(),
    Stand(),
    SeatBot(2, "simple"),
    Unseat(1),
    MakeHost(1),
    ChangeSettings(SETTINGS),
    GetReady(),
    Act("", 0),
    Undo(),
    Propose("pause"),
    Agree(),
    Decline(),
    Resume(),
    PlayOn(0),
    ComeBack(),
    Say("hello"),
    Write("hello"),
    PlayAgain(),
)
OK: Final = "ok"
ONLY_FIRST: Final = (OK, "match-begun", "match-begun", "match-begun", "match-begun")
HOST_MAY: Final[dict[type, tuple[str, ...]]] = {
    SeatBot: ONLY_FIRST,
    Unseat: ONLY_FIRST,
    ChangeSettings: ONLY_FIRST,
    MakeHost: (OK, OK, OK, OK, OK),
}
"""The answers to the host in each phase; nobody else may."""
SEATED_MAY: Final[dict[type, tuple[str, ...]]] = {
    Stand: (OK, OK, OK, OK, OK),
    GetReady: (OK, "not-between-rounds", "not-between-rounds", OK, "not-between-rounds"),
    Act: ("no-round", OK, "paused", "no-round", "no-round"),
    Undo: ("nothing-to-undo",) * 5,
    Propose: ("no-round", OK, "no-round", "no-round", "no-round"),
    Agree: ("no-proposal",) * 5,
    Decline: ("no-proposal",) * 5,
    Resume: ("not-paused", "not-paused", OK, "not-paused", "not-paused"),
    PlayOn: ("still-has-time",) * 5,
    ComeBack: ("not-away",) * 5,
    Say: (OK, OK, OK, OK, OK),
    Write: (OK, OK, OK, OK, OK),
    PlayAgain: ("match-not-over", "match-not-over", "match-not-over", "match-not-over", OK),
}
"""The answers to people who sit at the table; nobody else may."""
WHILE_AWAY: Final[dict[tuple[type, str], str]] = {
    (Act, "playing"): "bot-plays-for-you",
    **{(ComeBack, phase): OK for phase in PHASES},
}
"""The differences for a person with a seat where a bot plays."""


def table_in(phase: str) -> Log:
    """Ada is the host. Ben sits beside her, and a bot plays for Cleo once the match has begun."""
    rounds = 1 if phase == "over" else 2
    log = Log(game="elfer", players=3, rounds=rounds, free_chat=True)
    log.do(SENT_AWAY, Sit(1))
    log.do(HOST, Unseat(1), Sit(0))
    log.do(LEFT, Sit(1), Stand())
    log.do(GUEST, Sit(1))
    if phase == "lobby":
        return log
    log.do(AWAY, Sit(2), GetReady())
    log.do(HOST, GetReady())
    log.do(GUEST, GetReady())
    log.do(AWAY, Stand())
    log.play_bots()
    assert log.table.to_act == {0}
    if phase == "paused":
        log.do(HOST, Propose("pause"))
        log.do(GUEST, Agree())
    elif phase != "playing":
        log.play_round()
    return log


def answer(log: Log, person: Person, command: AnyCommand) -> str:
    """The code of the refusal; ``ok`` if there is none."""
    if isinstance(command, Act) and log.table.to_act == {0}:
        command = Act(str(log.choice(0)), 0)
    try:
        judge(log.table, person, command, log.now)
    except Refused as refused:
        return refused.code
    return "ok"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_each_role_may_do_what_the_table_of_roles_says(command: AnyCommand, phase: str) -> None:
    log, kind, place = table_in(phase), type(command), PHASES.index(phase)
    answers = {person.name: answer(log, person, command) for person in (HOST, GUEST, *OUTSIDE)}
    if kind is Sit:
        others = OK if phase == "lobby" else "match-begun"
        expected = {"Ada": "seated-already", "Ben": "seated-already"}
    elif kind in HOST_MAY:
        others = "host-only"
        expected = {"Ada": HOST_MAY[kind][place], "Ben": others}
    else:
        others = "not-at-the-table"
        seated = SEATED_MAY[kind][place]
        expected = {"Ada": seated, "Ben": "not-your-turn" if (kind, seated) == (Act, OK) else seated}
    assert answers == expected | {person.name: others for person in OUTSIDE}
    if phase != "lobby":
        usual = others if kind in HOST_MAY else expected["Ben"]
        assert answer(log, AWAY, command) == WHILE_AWAY.get((kind, phase), usual)


def test_every_command_has_its_rights() -> None:
    kinds = {type(command) for command in COMMANDS}
    assert kinds == set(get_args(AnyCommand)) == {Sit, *HOST_MAY, *SEATED_MAY}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
async def test_a_stranger_only_looks_on(command: AnyCommand) -> None:
    class NoLog:
        async def append(
            self, table_id: str, number: int, bodies: object, at: int, kept: object = None
        ) -> bool:
            raise AssertionError("nothing is written")

        async def read(self, table_id: str, since: int = 0) -> list[bytes]:
            raise AssertionError("nothing is looked up")

    room = Room("table", NoLog(), lambda: 0, lambda: "")
    with pytest.raises(Refused, match="introduce-yourself"):
        await room.ask(Client(None, None, room.now), command)


ALWAYS = {Act: OK, GetReady: "not-between-rounds", Resume: "not-paused", ComeBack: "not-away"}
NEEDED = {Stand: OK, PlayOn: "still-has-time", Agree: "no-proposal", Decline: "no-proposal", Propose: OK}
"""What others may wait for, in a round. To ask for a pause is needed, to ask for an undo is not."""


@pytest.mark.parametrize("reserve", [0, 1])
def test_a_table_with_a_full_log_can_only_be_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, reserve: int
) -> None:
    log = table_in("playing")
    monkeypatch.setattr(judging, "MOST_ENTRIES", log.table.length)
    monkeypatch.setattr(judging, "RESERVE", reserve)
    answers = {type(command): answer(log, HOST, command) for command in COMMANDS}
    goes_on = ALWAYS | NEEDED if reserve else ALWAYS
    assert answers == {type(command): "log-full" for command in COMMANDS} | goes_on
    assert answer(log, HOST, Propose("undo")) == "log-full"


@pytest.mark.parametrize("others_need_it", [False, True])
def test_one_person_cannot_fill_the_log(monkeypatch: pytest.MonkeyPatch, others_need_it: bool) -> None:
    log = table_in("playing")
    monkeypatch.setattr(judging, "MOST_BESIDE", 10)
    while answer(log, HOST, Say("hello")) == OK:
        log.do(HOST, Say("hello"))
    while others_need_it and answer(log, HOST, Stand()) == OK:
        log.do(HOST, Stand(), ComeBack())
    answers = {type(command): answer(log, HOST, command) for command in COMMANDS}
    goes_on = ALWAYS if others_need_it else ALWAYS | NEEDED
    assert answers == {type(command): "enough-from-you" for command in COMMANDS} | goes_on
    assert log.table.beside[HOST.id] == (20 if others_need_it else 10)
    assert answer(log, GUEST, Say("hello")) == OK


def test_nobody_fills_the_log_by_going_away_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot takes over however often, so there is an end to coming back."""
    log = table_in("playing")
    monkeypatch.setattr(judging, "MOST_BESIDE", 10)
    seat = log.table.seat_of(HOST.id)
    assert seat is not None
    while answer(log, HOST, ComeBack()) != "enough-from-you":
        log.add(BotTookOver(seat, "away"))
        if answer(log, HOST, ComeBack()) == OK:
            log.do(HOST, ComeBack())
    assert log.table.beside[HOST.id] == 30
