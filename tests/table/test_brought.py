"""A table that was begun elsewhere: every entry of its log is judged, whatever it claims."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brought_logs import alone, sent
from reihum import record
from reihum.game import NATURE, Refused
from reihum.registry import GAMES
from reihum.table import brought, log
from reihum.table.commands import GetReady, PlayAgain, Propose, Say, Stand, Undo
from reihum.table.fold import fold
from reihum.table.log import Entry, Person
from reihum.table.recording import record_of
from reihum.table.table import Table
from reihum.table.views import view
from table_log import HOST, Log, two

ZOE = Person("zoe-here", "Zoë", "owl")
SECRET, NOW = "ab" * 32, 1_800_000_000_000


def bring(body: bytes) -> tuple[list[Entry], Table]:
    return brought.bring(body, {0: ZOE}, NOW, SECRET)


def refused(body: bytes) -> Refused:
    with pytest.raises(Refused) as refusal:
        bring(body)
    return refusal.value


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_any_game_goes_on_where_it_was(game: str) -> None:
    before = alone(game, max(2, GAMES[game].seats[0]), most=60)
    entries, table = bring(sent(before))
    assert (table.match, table.moves[-1].action) == (before.table.match, before.table.moves[-1].action)
    assert (table.host, table.chairs[0].person) == (ZOE.id, ZOE)
    assert entries[-1].event == log.Brought() or table.phase != "playing"
    after: Table | None = None
    for entry in entries:
        after = fold(after, entry).table
    assert after == table
    assert entries[-1].at == NOW
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


def test_the_table_says_which_rounds_were_dealt_elsewhere() -> None:
    before = alone("junior", 2, rounds=3, most=60)
    _, table = bring(sent(before))
    assert view(table, ZOE.id).is_brought
    assert all(shuffles.is_brought for shuffles in record_of(table).shuffles)
    again = Log(game="junior", players=2)
    assert not view(again.table, HOST.id).is_brought


def test_the_secret_of_a_coming_round_is_drawn_here() -> None:
    before = alone("junior", 2, is_begun=False)
    before.do(HOST, Say("hello"))
    _, table = bring(sent(before))
    assert table.secret == SECRET != before.table.secret


def test_everything_that_people_do_alone_is_understood() -> None:
    before = alone("junior", 3, rounds=2, is_begun=False)
    before.do(HOST, GetReady("seed"), Say("wow"))
    while before.table.to_act != {0}:
        before.play_bots()
    before.act(HOST)
    if 0 in before.table.to_act:
        before.do(HOST, Undo())
    before.do(HOST, Propose("pause"))
    assert before.table.is_paused
    _, table = bring(sent(before))
    assert table.is_paused
    over = alone("zweikampf", 2)
    over.do(HOST, PlayAgain(), Stand())
    _, table = bring(sent(over))
    assert (table.phase, table.chairs[0].is_free, table.finished) == ("lobby", True, None)


def test_the_record_of_a_match_that_is_over_can_be_verified() -> None:
    _, table = bring(sent(alone("elfer", 3)))
    whole = record_of(table)
    assert record.verify(whole, GAMES["elfer"]) is not None
    assert [each.is_brought for each in whole.shuffles] == [True]


def test_strangers_newer_versions_and_other_things_are_refused() -> None:
    before = alone("junior", 2, most=30)
    assert refused(sent(two())).code == "strangers-in-log"
    assert refused(sent(before, people={})).code == "strangers-in-log"
    assert refused(sent(before, format="reihum-log-2", more=1)).code == "newer-log"
    assert refused(sent(before, format="something")).code == "not-a-log"
    assert refused(sent(before, entries=[])).code == "not-a-log"
    assert refused(sent(before)[:-9]).code == "not-a-log"
    assert refused(b"[" * 100_000).code == "not-a-log"
    many = [*before.entries, *[Entry(1, log.Said(0, "hello"))] * brought.MOST_ENTRIES]
    assert refused(sent(many)).code == "long-log"
    said = [*before.entries, *[Entry(1, log.Said(0, "hello"))] * 1_001]
    assert "enough-from-you" in str(refused(sent(said)))


def forged(before: Log, event: log.AnyTableEvent) -> Refused:
    """The answer to one more entry, which nobody has written."""
    return refused(sent([*before.entries, Entry(before.now, event)]))


@pytest.mark.parametrize(
    "event",
    [
        log.Opened(log.Settings(game="junior", players=2), "ada"),
        log.Committed("cd" * 32),
        log.Ready(0, "again"),
        log.Acted(NATURE, "deal r2"),
        log.Acted(0, "lay b10"),
        log.Acted(-1, "pass"),
        log.Acted(7, "pass"),
        log.TakenBack(1_000),
        log.TakenBack(-1),
        log.Sat(1, HOST),
        log.BotSat(1, "master"),
        log.Left(1),
        log.Left(-1),
        log.HostChanged("ben"),
        log.SettingsChanged(log.Settings(game="junior", players=2)),
        log.Agreed(0),
        log.Paused(),
        log.Resumed(),
        log.Nudged(0),
        log.BotTookOver(1, "away"),
        log.StoodIn(0),
        log.CameBack(0),
        log.Said(0, "what nobody can say"),
        log.Wrote(0, "hello"),
        log.Rematch(),
        log.RulesChanged(),
        log.Brought(),
    ],
    ids=lambda event: type(event).__name__,
)
def test_events_that_no_table_writes_are_refused(event: log.AnyTableEvent) -> None:
    before = alone("junior", 2, most=20)
    assert forged(before, event).code in ("illegal-in-log", "strangers-in-log")


def test_a_shuffle_that_the_secret_does_not_give_is_refused() -> None:
    before = alone("junior", 2, most=30)
    number = next(at for at, entry in enumerate(before.entries) if isinstance(entry.event, log.Acted))
    dealt = before.entries[number].event
    assert isinstance(dealt, log.Acted)
    cards = dealt.action.split()
    cards[-1], cards[-2] = cards[-2], cards[-1]
    other = Entry(before.now, replace(dealt, action=" ".join(cards)))
    found = refused(sent([*before.entries[:number], other]))
    assert (found.code, found.details["number"]) == ("illegal-in-log", number + 1)


def test_a_secret_decides_one_round() -> None:
    before = alone("zweikampf", 2, rounds=2)
    secrets = [entry.event.secret for entry in before.entries if isinstance(entry.event, log.Committed)]
    body = sent(before).replace(secrets[1].encode(), secrets[0].encode())
    assert refused(body).code in ("secret-again-in-log", "illegal-in-log")
    lobby = alone("junior", 2, is_begun=False)
    body = sent(
        [*alone("zweikampf", 2).entries, Entry(1, log.Rematch()), Entry(1, log.Committed(secrets[0]))]
    )
    assert lobby.table.secret == secrets[0]
    assert refused(body).code == "secret-again-in-log"


def mutations(body: bytes, chance: Random, times: int) -> list[bytes]:
    """The log with entries left out, doubled, exchanged or changed."""
    whole = msgspec.json.decode(body)
    found = []
    for _ in range(times):
        entries: list[Any] = [*whole["entries"]]
        at, other = chance.randrange(len(entries)), chance.randrange(len(entries))
        match chance.randrange(5):
            case 0:
                del entries[at]
            case 1:
                entries.insert(at, entries[other])
            case 2:
                entries[at], entries[other] = entries[other], entries[at]
            case 3:
                event = {**entries[at]["event"]}
                name = chance.choice([*event])
                event[name] = chance.choice([-1, 0, 1, 99, "", "r11", None, [], "0" * 64])
                entries[at] = {**entries[at], "event": event}
            case _:
                entries[at] = {**entries[at], "at": chance.choice([0, 2**53 - 1, 2**53, -1])}
        found.append(msgspec.json.encode({**whole, "entries": entries}))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_any_change_is_refused_or_gives_a_table_that_can_go_on(game: str) -> None:
    before = alone(game, max(2, GAMES[game].seats[0]), most=40, rounds=None)
    for body in mutations(sent(before), Random(game), 60):
        try:
            entries, table = bring(body)
        except Refused:
            continue
        assert entries[-1].at == NOW
        record.verify(record_of(table), GAMES[game])
        view(table, ZOE.id)
