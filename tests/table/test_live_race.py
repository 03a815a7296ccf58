"""Schnipp Schnapp at a live table: how long a card lies, for whom it waits, and how it judges calls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from memory_log import Memory
from reihum.game import NATURE
from reihum.games.schnippschnapp import live_race as snap
from reihum.games.schnippschnapp.actions import TURN, Schnapp, Wait
from reihum.games.schnippschnapp.state import Options
from reihum.live.client import MOST_PINGS, Client
from reihum.live.driver import Driver
from reihum.live.messages import Ping
from reihum.live.room import Room
from reihum.table import live_race
from reihum.table import log as table_log
from reihum.table.call_timing import BOUNDS, PACE, Pace
from reihum.table.clock import Presence, next_due
from reihum.table.commands import Act, Agree, GetReady, Propose, Resume, SeatBot, Sit, Undo
from reihum.table.log import BotTookOver, Clock
from reihum.table.table import Table
from reihum.table.views import view
from schnippschnapp_positions import REVEAL, position
from table_bots import TableBots
from table_log import GUEST, HOST, STRANGER, Log

EARLIEST = PACE.least + BOUNDS.most_allowance
NO_MATCH = ("r5 y5|g1", "y1 y6|b2", "r3 y7|g3")
MATCH = ("r2 y5|g1", "y1 y6|b2", "r3 y7|g3")
HERE = {0: 20, 1: 100, 2: 20}
"""What is allowed for the lines of the players, if all are connected to this process."""


def three(*players: str, bots: Sequence[int] = (), **settings: Any) -> Log:
    """Ada, Ben and Cleo, and a position in which Ada turns up next."""
    log = Log(game="schnippschnapp", players=3, **settings)
    for seat, person in enumerate((HOST, GUEST, STRANGER)):
        if seat in bots:
            log.do(HOST, SeatBot(seat, "simple"))
        else:
            log.do(person, Sit(seat), GetReady())
    assert log.table.match is not None
    mode = settings.get("options", {}).get("mode", "in-turn")
    state = position(*players, options=Options(mode=mode))
    log.table = replace(log.table, match=replace(log.table.match, round=state))
    return log


def turned(*players: str, **settings: Any) -> Log:
    """The same, after Ada has turned up."""
    log = three(*players, **settings)
    log.now += EARLIEST
    act(log, HOST, "turn")
    return log


def act(log: Log, person: Any, action: str) -> None:
    log.do(person, Act(action, view(log.table, person.id).my_moves))


def timing(log: Log, **known: Any) -> live_race.RaceTiming:
    return live_race.RaceTiming(snap.shown_at(log.table), known.pop("allowances", HERE), **known)


def menu(log: Log, seat: int) -> list[str]:
    return [str(action) for action in snap.menu(log.table, seat)]


def happens(log: Log, what: live_race.Happening) -> list[str]:
    done = snap.actions_of(log.table, what)
    for event in done:
        log.add(event)
    log.settle()
    return [f"{event.by}: {event.action}" for event in done]


@pytest.mark.rule("SS2")
def test_a_card_is_turned_up_by_its_player_once_all_have_seen_the_last() -> None:
    log = turned(*NO_MATCH)
    shown = log.now
    assert menu(log, 1) == [f"schnapp {REVEAL} 0", f"schnipp {REVEAL} 0", f"wait {REVEAL}", "turn"]
    assert "turn" not in menu(log, 2)
    log.now = shown + EARLIEST - 1
    assert log.refuse(GUEST, Act("turn", 0)) == "too-soon"
    log.now += 1
    act(log, GUEST, "turn")
    waits = [f"wait {REVEAL}"] * 3
    assert [entry.event.action for entry in log.entries[-4:] if isinstance(entry.event, table_log.Acted)] == [
        *waits,
        "turn",
    ]
    assert log.refuse(STRANGER, Act("turn", 1)) == "too-soon"


@pytest.mark.rule("SS3")
def test_a_match_can_be_called_until_the_next_card_is_turned_up() -> None:
    log = turned(*MATCH)
    log.now += 7_000
    act(log, STRANGER, f"schnapp {REVEAL} 6500")
    assert menu(log, 1) == [f"schnapp {REVEAL} 0", f"schnipp {REVEAL} 0", f"wait {REVEAL}"]
    assert happens(log, live_race.Settles()) == [f"0: wait {REVEAL}", f"1: wait {REVEAL}"]
    assert log.table.match is not None
    assert log.table.match.round.table.won == (0, 0, 3)


@pytest.mark.rule("SS2")
def test_the_table_turns_up_for_a_player_who_lets_the_others_wait() -> None:
    log = turned(*NO_MATCH)
    assert snap.next_due(log.table, timing(log)) == (
        log.now + EARLIEST + PACE.patience,
        live_race.TurnsUp(),
    )
    assert happens(log, live_race.TurnsUp())[-1] == "1: turn"
    assert live_race.card(log.table) == (1, REVEAL + 1)


def test_nothing_is_due_before_the_deal() -> None:
    log = three(*NO_MATCH)
    assert log.table.match is not None
    state = replace(log.table.match.round, stage="deal")
    table = replace(log.table, match=replace(log.table.match, round=state))
    assert snap.next_due(table, timing(log)) is None


def test_a_bot_turns_up_at_its_own_pace() -> None:
    log = turned(*NO_MATCH, bots=[1])
    assert snap.next_due(log.table, timing(log, bot_pause=700)) == (
        log.now + EARLIEST + 700,
        live_race.TurnsUp(),
    )


def test_a_stack_that_is_used_up_is_shuffled_before_its_owner_turns_up() -> None:
    log = turned("r5 y5|g1", "|b2 y9 y8", "r3 y7|g3")
    log.now += EARLIEST
    act(log, GUEST, "turn")
    last = [entry.event for entry in log.entries[-2:]]
    assert [event.by for event in last if isinstance(event, table_log.Acted)] == [NATURE, 1]


@pytest.mark.rule("SS6")
@pytest.mark.parametrize(
    ("call", "allowances", "settles"),
    [
        ("schnapp 8 400", HERE, 400 + 60 + 20),
        ("schnapp 8 400", {}, 400 + 60 + BOUNDS.most_allowance),  # lines of another process
        ("schnipp 8 400", HERE, PACE.least + 20),  # wrong: there is time for a right one
    ],
)
def test_calls_are_settled_when_none_under_way_can_change_who_wins(
    call: str, allowances: dict[int, int], settles: int
) -> None:
    log = turned(*MATCH)
    shown = log.now
    log.now += 500
    act(log, GUEST, call)
    assert snap.next_due(log.table, timing(log, allowances=allowances)) == (
        shown + settles,
        live_race.Settles(),
    )
    assert log.refuse(HOST, Act("turn", 1)) == "answer-first"


def test_bots_are_not_waited_for_longer_than_the_window() -> None:
    log = turned(*MATCH, bots=[1, 2])
    shown = log.now
    act(log, HOST, "schnapp 8 400")
    assert snap.next_due(log.table, timing(log)) == (shown + 400 + 60, live_race.Settles())


def test_a_bot_calls_only_while_the_card_lies_and_nobody_has_taken_its_seat() -> None:
    log = turned(*MATCH, bots=[1])
    call = live_race.BotCalls(1, Schnapp(REVEAL, 300))
    assert snap.actions_of(log.table, live_race.BotCalls(1, Schnapp(REVEAL - 1, 300))) == ()
    assert snap.actions_of(log.table, live_race.BotCalls(2, Schnapp(REVEAL, 300))) == ()  # a person
    assert happens(log, call) == [f"1: schnapp {REVEAL} 300"]
    assert happens(log, call) == []


def test_a_bot_that_lets_a_card_go_has_no_call_to_make() -> None:
    assert snap.bot_call(1, Wait(REVEAL), 0) is None


def test_a_call_that_comes_after_the_card_was_settled_is_dropped() -> None:
    """The bot that is late is the next to turn up, so it may act, but no longer call."""
    log = turned(*MATCH, bots=[1, 2])
    act(log, HOST, f"schnapp {REVEAL} 100")
    happens(log, live_race.Settles())
    assert log.table.to_act == {1}
    assert happens(log, live_race.BotCalls(1, Schnapp(REVEAL, 900))) == []


@pytest.mark.rule("SS10")
def test_all_at_once_the_table_counts_down_and_says_go() -> None:
    log = three(*MATCH, options={"mode": "all-at-once"})
    log.settle()
    began = snap.shown_at(log.table)
    assert snap.next_due(log.table, timing(log)) == (
        began + EARLIEST + PACE.countdown,
        live_race.TurnsUp(),
    )
    log.now = began + EARLIEST + PACE.countdown
    assert happens(log, live_race.TurnsUp()) == ["nature: go"]
    assert "turn" not in menu(log, 0)
    assert snap.next_due(log.table, timing(log)) == (log.now + EARLIEST, live_race.Settles())
    happens(log, live_race.Settles())
    assert live_race.card(log.table) == (1, REVEAL)
    assert log.table.to_act == {NATURE}


def test_a_race_stands_still_in_a_pause_and_begins_anew_after_it() -> None:
    log = three(*MATCH, options={"mode": "all-at-once"})
    log.do(HOST, Propose("pause"))
    log.do(GUEST, Agree())
    log.do(STRANGER, Agree())
    assert live_race.race(log.table) is None
    assert log.table.to_act == {NATURE}
    log.now += 100_000
    log.do(HOST, Resume())
    assert snap.next_due(log.table, timing(log)) == (
        log.now + EARLIEST + PACE.countdown,
        live_race.TurnsUp(),
    )


def test_nothing_is_taken_back_in_a_race_and_no_clock_runs() -> None:
    log = turned(*NO_MATCH, clock=Clock("strict", 5))
    assert log.refuse(HOST, Undo()) == "nothing-to-undo"
    assert log.refuse(HOST, Propose("undo")) == "nothing-to-undo"
    assert next_due(log.table, Presence({}, {})) is None
    gone = next_due(log.table, Presence({1: log.now}, {}))
    assert gone is not None
    assert gone.what == BotTookOver(1, "away")


def test_the_last_card_is_let_go_before_the_round_ends() -> None:
    log = turned(*NO_MATCH)
    assert log.table.match is not None
    state = replace(log.table.match.round, quiet=250)
    log.table = replace(log.table, match=replace(log.table.match, round=state))
    assert all("turn" not in menu(log, seat) for seat in range(3))
    assert happens(log, live_race.TurnsUp()) == [f"{seat}: wait {REVEAL}" for seat in range(3)]
    assert log.table.phase == "over"


class Race:
    """A room with a clock that the test turns, a race in it, and two players whose lines differ."""

    def __init__(self, **settings: Any) -> None:
        log = Log(game="schnippschnapp", players=2, options={"mode": "all-at-once"}, **settings)
        log.do(HOST, Sit(), GetReady("a"))
        log.do(GUEST, Sit(), GetReady("b"))
        self.now = log.now
        self.room = Room("table", Memory(log.entries), lambda: self.now, lambda: "0" * 64)

    async def begin(self) -> tuple[Client, Client]:
        await self.room.load()
        slow, quick = self.room.connect(HOST), self.room.connect(GUEST)
        for _ in range(8):
            self.now += 1_000
            self.room.ping()
            self.answer(slow, 150)
            self.answer(quick, 10)
        self.now += 10_000
        await self.room.do(lambda table: snap.actions_of(table, live_race.TurnsUp()))
        return slow, quick

    def answer(self, client: Client, delay: int) -> None:
        """Reads what was sent, and answers the pings in it after this time."""
        sent = self.now
        while not client.unsent.empty():
            message = client.unsent.get_nowait()
            assert message is not None
            client.note_sent(message)
            if isinstance(message, Ping):
                self.now = sent + delay
                client.ponged(message.word)
                self.now = sent

    async def call(self, client: Client, arrives: int, claimed: int) -> int:
        """The judged time of a call that arrived and was made at these times after the card."""
        self.now = self.room.shown_at + arrives
        reveal = self.table.match.round.reveal  # type: ignore[union-attr]
        my_moves = view(self.table, client.person_id).my_moves
        seat = self.table.seat_of(client.person_id or "")
        await self.room.ask(client, Act(f"schnapp {reveal} {claimed}", my_moves))
        made = next(move for move in reversed(self.table.moves) if move.by == seat)
        return int(made.action.time)

    @property
    def table(self) -> Table:
        return self.room.table


async def test_a_race_goes_on_after_a_bot_was_too_late_to_call() -> None:
    log = Log(game="schnippschnapp", players=2, pace=Pace(least=0), allowance=0)
    log.do(HOST, SeatBot(0, "easy"), Sit(1), GetReady())  # seat 1 turns up first
    room = Room("table", Memory(log.entries), lambda: log.now, lambda: "0" * 64)
    await room.load()
    client = room.connect(HOST)

    def choose(view: Any, menu: Sequence[Any]) -> Any:
        return TURN if TURN in menu else Schnapp(view.reveal, 900)

    driving = asyncio.create_task(Driver(room, TableBots(choose, lambda: 2.0), lambda: log.now).run())
    await room.ask(client, Act("turn", 0))
    await room.ask(client, Act("schnapp 1 100", 1))
    while room.table.to_act != {0}:  # the table has let the card go for the bot, which turns up next
        await asyncio.sleep(0.01)
    log.now += 1_000
    room.changed.set()
    await asyncio.sleep(0.05)
    log.now += 10_000
    room.changed.set()
    while live_race.card(room.table) == (1, 1) and not driving.done():
        await asyncio.sleep(0.01)
    assert not driving.done()
    driving.cancel()


def test_a_call_counts_as_made_when_its_line_makes_it_credible() -> None:
    async def race() -> None:
        two = Race()
        slow, quick = await two.begin()
        assert two.room.allowances == {0: 150, 1: 10}
        assert await two.call(slow, arrives=450, claimed=300) == 300
        assert await two.call(quick, arrives=450, claimed=300) == 440  # no more than its line allows

    asyncio.run(race())


def test_a_table_can_count_calls_as_they_arrive() -> None:
    async def race() -> None:
        two = Race(allowance=0)
        slow, _ = await two.begin()
        assert await two.call(slow, arrives=450, claimed=300) == 450

    asyncio.run(race())


def test_a_call_is_never_longer_than_the_rules_take() -> None:
    async def race() -> None:
        two = Race()
        slow, _ = await two.begin()
        assert await two.call(slow, arrives=100_000, claimed=99_000) == 60_000

    asyncio.run(race())


def test_pings_tell_players_all_delays_and_onlookers_nothing() -> None:
    async def race() -> None:
        two = Race()
        slow, quick = await two.begin()
        onlooker = two.room.connect(STRANGER)
        for client in (slow, quick, onlooker):
            two.answer(client, 0)
        two.room.ping()
        assert onlooker.unsent.empty()
        (ping,) = [slow.unsent.get_nowait() for _ in range(slow.unsent.qsize())]
        assert isinstance(ping, Ping)
        assert ping.delays == (150, 10)

    asyncio.run(race())


def test_words_that_were_never_sent_or_long_ago_count_for_nothing() -> None:
    async def race() -> None:
        two = Race()
        slow, _ = await two.begin()
        slow.ponged("made up")
        words = []
        for _ in range(MOST_PINGS + 1):
            two.room.ping()
            message = slow.unsent.get_nowait()
            while not isinstance(message, Ping):
                message = slow.unsent.get_nowait()
            slow.note_sent(message)
            words.append(message.word)
        assert len(set(words)) == len(words)
        two.now += 400
        slow.ponged(words[0])
        slow.ponged(words[-1])
        slow.ponged(words[-1])  # the same one twice
        assert slow.allowance(BOUNDS) == 150
        slow.ponged(words[-2])
        assert slow.allowance(BOUNDS) > 150

    asyncio.run(race())


def test_a_player_who_comes_back_to_a_card_is_timed_from_when_it_was_turned_up() -> None:
    async def race() -> None:
        two = Race()
        slow, _ = await two.begin()
        shown = two.room.shown_at
        two.room.leave(slow)
        two.now += 400
        back = two.room.connect(HOST)
        assert two.room.shown_at == shown
        assert await two.call(back, arrives=450, claimed=50) == 450  # a new line is allowed nothing

    asyncio.run(race())
