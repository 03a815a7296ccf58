"""Forced moves: the table makes them for a player, and nobody learns anything from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from memory_log import Memory
from reihum.game import NATURE, StaleAction, forced_move, read_action
from reihum.live.driver import Driver
from reihum.live.room import Room
from reihum.table import log as table_log
from reihum.table.commands import Act, Agree, GetReady, Propose, Resume, SeatBot, Sit
from reihum.table.fold import judge_action
from reihum.table.forced_moves import ForcedMove, next_forced_move
from reihum.table.judging import judge
from reihum.table.log import Acted, BotTookOver
from reihum.table.table import Table
from reihum.table.views import view
from server_process import Client, Server
from table_bots import TableBots
from table_log import GUEST, HOST, Log, two


def alone(game: str = "elfer", players: int = 3) -> Log:
    """Ada among bots."""
    log = Log(game=game, players=players)
    for seat in range(1, players):
        log.do(HOST, SeatBot(seat, "simple"))
    log.do(HOST, Sit(0), GetReady("a"))
    return log


def forced(log: Log, seat: int, action: str) -> ForcedMove:
    return ForcedMove(seat, read_action(log.table.rules, action))


def until_only(log: Log, action: str) -> int:
    """Plays until somebody, a person, can do nothing but this; gives the seat."""
    while True:
        for seat in log.table.people:
            if _only(log.table, seat) == action:
                return seat
        _one_more(log)


def _only(table: Table, seat: int) -> str | None:
    assert table.match is not None
    forced = forced_move(table.rules, table.match, seat)
    return None if forced is None else str(forced[0])


def _one_more(log: Log) -> None:
    assert log.table.phase == "playing", "the round is over"
    seat = min(actor for actor in log.table.to_act if isinstance(actor, int))
    log.add(Acted(seat, str(log.choice(seat))))
    log.settle()


def test_a_draw_and_a_pass_are_made_for_players_with_no_other_move() -> None:
    log = Log(game="elfer", players=6)
    for seat in range(2, 6):
        log.do(HOST, SeatBot(seat, "simple"))
    log.do(HOST, Sit(0), GetReady("a"))
    log.do(GUEST, Sit(1), GetReady("b"))
    seat = until_only(log, "draw")
    assert next_forced_move(log.table, lambda: True) == forced(log, seat, "draw")
    seat = until_only(log, "pass")
    assert next_forced_move(log.table, lambda: True) == forced(log, seat, "pass")


def test_nobody_else_learns_that_a_hand_holds_nothing_more_that_fits() -> None:
    log = two()
    until_only(log, "end")
    assert next_forced_move(log.table, lambda: False) is None
    log.add(BotTookOver(1, "away"))
    until_only(log, "end")
    assert next_forced_move(log.table, lambda: False) is None  # the other may come back, and has looked on


def test_among_bots_a_turn_ends_by_itself_unless_somebody_looks_on() -> None:
    log = alone()
    seat = until_only(log, "end")
    assert next_forced_move(log.table, lambda: False) == forced(log, seat, "end")
    assert next_forced_move(log.table, lambda: True) is None


def test_in_master_nothing_is_done_that_others_may_see() -> None:
    log = Log(game="master", players=2)
    log.do(HOST, Sit(0), GetReady("a"))
    log.do(GUEST, Sit(1), GetReady("b"))
    until_only(log, "draw")
    assert next_forced_move(log.table, lambda: False) is None


def test_cards_are_turned_up_by_hand_in_zweikampf() -> None:
    log = alone("zweikampf", players=2)
    assert _only(log.table, 0) == "turn"
    assert next_forced_move(log.table, lambda: False) is None


def test_nothing_is_done_in_a_pause_or_while_a_wish_waits_for_an_answer() -> None:
    log = two()
    until_only(log, "draw")
    log.do(HOST, Propose("pause"))
    assert next_forced_move(log.table, lambda: False) is None
    log.do(GUEST, Agree())
    assert next_forced_move(log.table, lambda: False) is None
    log.do(HOST, Resume())
    assert next_forced_move(log.table, lambda: False) is not None


def test_taking_back_goes_to_a_move_that_was_chosen() -> None:
    log = alone()
    until_only(log, "end")
    chosen = log.table.moves[-1].action
    move = next_forced_move(log.table, lambda: False)
    assert move is not None
    log.add(judge_action(log.table, move.seat, move.action, is_forced=True))
    log.play_bots()
    log.do(HOST, Propose("undo"))
    assert chosen in log.table.rules.legal_actions(log.table.match, 0)  # type: ignore[arg-type]
    assert next_forced_move(log.table, lambda: False) is None


def test_the_table_does_not_repeat_a_move_that_was_taken_back() -> None:
    log = alone()
    until_only(log, "end")
    log.do(HOST, Act("end", log.table.made_by(0)))
    log.play_bots()
    log.do(HOST, Propose("undo"))
    assert _only(log.table, 0) == "end"
    assert next_forced_move(log.table, lambda: False) is None


def test_a_player_a_moment_later_than_the_table_is_not_refused() -> None:
    log = two()
    seat = until_only(log, "draw")
    person, my_moves = (HOST, GUEST)[seat], log.table.made_by(seat)
    log.add(Acted(seat, "draw", is_forced=True))
    log.settle()
    assert judge(log.table, person, Act("draw", my_moves), log.now) == ()
    with pytest.raises(StaleAction):
        judge(log.table, person, Act("pass", my_moves), log.now)


def test_a_log_of_old_is_read_as_it_was_written() -> None:
    acted = table_log.write(table_log.Entry(1, Acted(0, "end")))
    assert b"is_forced" not in acted
    assert table_log.read(acted).event == Acted(0, "end")
    forced = table_log.Entry(1, Acted(0, "end", is_forced=True))
    assert table_log.read(table_log.write(forced)) == forced


class Pages(Memory):
    """A log that remembers what was written together."""

    def __init__(self, entries: Sequence[table_log.Entry]) -> None:
        super().__init__(entries)
        self.pages: list[list[str]] = []

    async def append(
        self, table_id: str, number: int, bodies: Sequence[bytes], at: int, kept: object = None
    ) -> bool:
        written = [table_log.read(body).event for body in bodies]
        moves = [event.action for event in written if isinstance(event, Acted) and event.by is not NATURE]
        self.pages.append(moves)
        return await super().append(table_id, number, bodies, at)


async def bots_play(game: str, players: int) -> tuple[Pages, list[str], int]:
    """What was written, the moves, and how often a bot paused, in a round of bots alone."""
    log = Log(game=game, players=players)
    pages = Pages(log.entries)
    room = Room("table", pages, lambda: log.now, lambda: "0" * 64)
    await room.load()
    pauses, rng = 0, Random(1)

    def pace() -> float:
        nonlocal pauses
        pauses += 1
        return 0.0

    def choose(view: Any, menu: Sequence[Any]) -> Any:
        return rng.choice(menu)

    await room.do(lambda _: [table_log.BotSat(seat, "random") for seat in range(players)])
    driving = asyncio.create_task(Driver(room, TableBots(choose, pace), lambda: log.now).run())
    while room.table.phase != "over" and not driving.done():
        await asyncio.sleep(0)
    assert not driving.done()
    driving.cancel()
    return pages, [str(move.action) for move in room.table.moves if move.by is not NATURE], pauses


@pytest.mark.parametrize("game", ["elfer", "junior", "master"])
async def test_a_bot_ends_its_turn_together_with_its_last_card(game: str) -> None:
    pages, moves, pauses = await bots_play(game, 3)
    assert "end" in moves
    assert ["end"] not in pages.pages
    assert pauses == len(moves) - moves.count("end")


async def test_a_bot_is_ready_at_once_when_a_person_turns_up_cards() -> None:
    log = alone("zweikampf", players=2)
    room = Room("table", Memory(log.entries), lambda: log.now, lambda: "0" * 64)
    await room.load()
    client = room.connect(HOST)

    def pace() -> float:
        raise AssertionError("a bot that only has to say that it is ready does not think")

    def choose(view: Any, menu: Sequence[Any]) -> Any:
        return menu[0]

    driving = asyncio.create_task(Driver(room, TableBots(choose, pace), lambda: log.now).run())
    for taps in range(20):
        while room.table.to_act != {0} and not driving.done():
            await asyncio.sleep(0)
        assert not driving.done()
        await room.ask(client, Act("turn", taps))
    assert room.table.phase == "over"
    driving.cancel()


async def test_a_turn_ends_by_itself_as_soon_as_nobody_looks_on_any_more() -> None:
    log = alone()
    room = Room("table", Memory(log.entries), lambda: log.now, lambda: "0" * 64)
    await room.load()
    ada, stranger = room.connect(HOST), room.connect(None)

    def choose(view: Any, menu: Sequence[Any]) -> Any:
        return menu[0]

    driving = asyncio.create_task(Driver(room, TableBots(choose), lambda: log.now).run())
    while _only(room.table, 0) != "end" and not driving.done():
        if menu := view(room.table, HOST.id).menu:
            await room.ask(ada, Act(menu[0].text, view(room.table, HOST.id).my_moves))
        await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0)
    assert _only(room.table, 0) == "end"
    room.leave(stranger)
    while _only(room.table, 0) == "end" and not driving.done():
        await asyncio.sleep(0)
    assert not driving.done()
    driving.cancel()


async def choosing(client: Client, *, forced: Callable[[Any], Any]) -> int:
    """Plays a round, and says what to do only where there is a choice; how often there was one."""
    choices = 0
    while client.view["phase"] == "playing":
        menu = client.view["menu"]
        if not menu or (len(menu) == 1 and forced(menu[0]["action"])):
            await client.next()
            continue
        choices += 1
        await client.ask("act", action=menu[0]["text"], my_moves=client.view["my_moves"])
    return choices


def formal(action: Any) -> bool:
    return action["do"] in ("draw", "pass", "end")


@pytest.mark.parametrize(("game", "players"), [("elfer", 3), ("junior", 2), ("master", 2)])
@pytest.mark.sample("elfer-3")
def test_a_person_among_bots_only_does_what_is_chosen(game: str, players: int, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'alone.db'}")

    async def play() -> int:
        host = server.newcomer("Ada")
        address = server.new_table(host, game=game, players=players)
        async with server.live(address["table"], host) as connection:
            ada = Client(connection)
            await ada.ask("sit", seat=0)
            for seat in range(1, players):
                await ada.ask("seat-bot", seat=seat, bot="simple")
            await ada.ask("get-ready")
            await ada.until(lambda view: view["phase"] == "playing")
            return await choosing(ada, forced=formal)

    try:
        assert asyncio.run(play()) > 0
    finally:
        server.kill()


def test_two_people_only_end_their_turns_themselves(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'two.db'}")
    host, guest = server.newcomer("Ada"), server.newcomer("Ben")
    address = server.new_table(host, game="elfer", players=2)
    ends = 0

    def drawn_or_passed(action: Any) -> bool:
        nonlocal ends
        ends += action["do"] == "end"
        return action["do"] in ("draw", "pass")

    async def play() -> None:
        async with (
            server.live(address["table"], host) as one,
            server.live(address["table"], guest) as two,
        ):
            ada, ben = Client(one), Client(two)
            await ada.ask("sit", seat=0)
            await ben.ask("sit", seat=1)
            for client in (ada, ben):
                await client.ask("get-ready")
            for client in (ada, ben):
                await client.until(lambda view: view["phase"] == "playing")
            await asyncio.gather(choosing(ada, forced=drawn_or_passed), choosing(ben, forced=drawn_or_passed))

    try:
        asyncio.run(play())
    finally:
        server.kill()
    assert ends > 0
