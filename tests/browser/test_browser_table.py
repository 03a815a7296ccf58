"""Around the game: decisions of the host, chat, people who come and go, and onlookers."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

import aria
from browser_people import PHONE, Visitor, alone, together, visitor
from prepared_tables import Prepared
from reihum.cards import Colour
from reihum.registry import GAMES
from reihum.table.log import Settings
from server_process import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(3)
async def test_ears_find_the_whole_table(browser: Browser, tables: Server, game: str) -> None:
    ada = await aria.dealt(browser, tables, game)
    written = aria.path(game).read_text("utf-8")
    await expect(ada.table).to_match_aria_snapshot(written)
    assert await ada.table.aria_snapshot() + "\n" == written


async def test_ears_hear_the_number_that_has_to_be_said(browser: Browser, tables: Server) -> None:
    ada = await aria.dealt(browser, tables, "mogeln")
    asked = ada.texts("play-ask-say", number=1)
    await expect(ada.page.get_by_role("status").filter(has_text=asked)).to_have_count(1)
    await expect(ada.page.get_by_text("{$")).to_have_count(0)


def sheet(person: Visitor) -> Locator:
    return person.page.get_by_role("dialog")


def choice(person: Visitor, legend: str, label: str) -> Locator:
    group = sheet(person).get_by_role("group", name=person.texts(legend), exact=True)
    return group.get_by_role("radio", name=label, exact=True)


async def choose(person: Visitor, legend: str, label: str) -> None:
    """The radio lies under its label."""
    await choice(person, legend, label).check(force=True)


async def open_menu(person: Visitor) -> None:
    await person.button("web-menu").click()
    await expect(sheet(person)).to_be_visible()


async def lobby(browser: Browser, tables: Server, **settings: Any) -> tuple[Visitor, Visitor]:
    """The host and a guest, seated, before anybody is ready."""
    ada = await visitor(browser, "Ada", "en", tables.address)
    ben = await visitor(browser, "Ben", "de", tables.address, **PHONE)
    code = await ada.open_table(**settings)
    await ada.sit_down(code)
    await ben.sit_down(code)
    return ada, ben


async def test_a_host_sets_the_table(browser: Browser, tables: Server) -> None:
    ada, ben = await lobby(browser, tables, game="elfer", players=3)
    await expect(ben.button("web-settings")).to_have_count(0)
    await ada.button("web-settings").click()
    await choose(ada, "web-players", "2")
    await ben.until(lambda view: view["settings"]["players"] == 2)
    await choose(ada, "option-elfer-draws", ada.texts("choice-elfer-draws-1"))
    await ben.until(lambda view: view["settings"]["options"].get("draws") == 1)
    await choose(ada, "web-grace", "300")
    await choose(ada, "web-clock", ada.texts("web-clock-soft"))
    both = choice(ada, "web-clock-seconds", "120"), choice(ada, "web-hints", ada.texts("web-off"))
    radios = [await radio.element_handle() for radio in both]
    await ada.page.evaluate("radios => radios.forEach((radio) => radio.click())", radios)  # before an answer
    await ben.until(lambda view: not view["settings"]["hints"])
    settings = ben.view["settings"]
    assert (settings["grace"], settings["clock"]["kind"], settings["clock"]["seconds"]) == (300, "soft", 120)
    assert await ada.barriers() == []
    assert ada.faults == ben.faults == []


async def test_a_host_names_who_begins_or_lets_the_lot_decide(browser: Browser, tables: Server) -> None:
    ada, ben = await lobby(browser, tables, game="junior", players=2, first=None)
    await ada.button("web-settings").click()
    lot = ada.texts("web-first-lot")
    group = sheet(ada).get_by_role("group", name=ada.texts("web-first-begins"))
    await expect(group.get_by_role("radio", name=lot)).to_be_checked()
    await choose(ada, "web-first-begins", "Ben")
    await ben.until(lambda view: view["settings"]["first"] == 1)
    await choose(ada, "web-first-begins", lot)
    await ben.until(lambda view: view["settings"]["first"] is None)


async def test_a_race_has_a_pace_and_no_clock(browser: Browser, tables: Server) -> None:
    ada, ben = await lobby(browser, tables, game="schnippschnapp", players=2)
    await ada.button("web-settings").click()
    await expect(sheet(ada).get_by_role("group", name=ada.texts("web-clock"))).to_have_count(0)
    usual = ben.view["settings"]["pace"]["least"]
    await choose(ada, "web-pace", ada.texts("web-pace-calm"))
    await ben.until(lambda view: view["settings"]["pace"]["least"] > usual)
    await choose(ada, "web-pace", ada.texts("web-pace-usual"))
    await ben.until(lambda view: view["settings"]["pace"]["least"] == usual)
    await choose(ada, "web-allowance", ada.texts("web-off"))
    await ben.until(lambda view: view["settings"]["allowance"] == 0)
    await choose(ada, "web-allowance", ada.texts("web-on"))
    await ben.until(lambda view: view["settings"]["allowance"] > 0)
    assert await ada.barriers() == []


async def test_the_rows_of_master_lie_in_an_order_of_ones_own(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    await ada.sit_down(await ada.open_table(game="master", players=2))
    await ada.button("web-settings").click()
    await choose(ada, "option-master-rows", ada.texts("web-order-own"))
    up = sheet(ada).get_by_role("button", name=ada.texts.in_plain()("web-order-up", what=Colour.BLUE))
    for _ in range(3):
        await up.press("Enter")
    await expect(sheet(ada).get_by_role("listitem").first).to_have_text(ada.texts("colour-blue"))
    await ada.until(
        lambda view: view["settings"]["options"].get("rows") == ["blue", "red", "yellow", "green"]
    )
    await expect(up).to_be_focused()
    place = ada.texts.in_plain()("web-order-place", what=Colour.BLUE, place=1)
    await expect(sheet(ada).get_by_role("status").filter(has_text=place)).to_be_attached()
    assert await ada.barriers() == []


async def test_a_host_sends_somebody_away(browser: Browser, tables: Server) -> None:
    ada, ben = await lobby(browser, tables, game="elfer", players=2)
    await ada.button("web-unseat", player="Ben").click()
    await ben.until(lambda view: view["you"] is None)
    await expect(ben.button("web-sit")).to_be_visible()
    await ada.page.get_by_role("combobox", name=ada.texts("web-seat-bot")).select_option("hard")
    await ada.until(lambda view: view["chairs"][1]["bot"] == "hard")


async def test_somebody_else_becomes_the_host(browser: Browser, tables: Server) -> None:
    ada, ben = await lobby(browser, tables, game="elfer", players=2)
    await ada.button("web-settings").click()
    await sheet(ada).get_by_role("button", name="Ben", exact=True).click()
    await expect(ben.button("web-settings")).to_be_visible()
    await expect(ada.button("web-settings")).to_have_count(0)
    await expect(sheet(ada)).to_have_count(0)


@pytest.mark.slow
async def test_a_player_sees_their_time_run_out(browser: Browser, tables: Server) -> None:
    clock = {"kind": "soft", "seconds": 5}
    ada, ben = await together(browser, tables, ("en", "de"), game="elfer", players=2, clock=clock)
    slow, waits = (ada, ben) if ada.view["menu"] else (ben, ada)
    for person in (slow, waits):
        await expect(person.page.get_by_role("timer")).to_have_text(re.compile("0:0[0-5]"))
    nudge = slow.texts("table-event-nudged", **{"seat-is": "you"})
    await expect(slow.page.locator(".notices").get_by_text(nudge)).to_be_visible()
    assert await slow.barriers() == []
    await waits.button("web-play-on").click()
    await expect(slow.button("web-come-back")).to_be_visible()


async def test_all_agree_on_a_pause_and_end_it(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("en", "de"), game="elfer", players=2)
    await open_menu(ada)
    await ada.button("web-pause").click()
    await ben.button("web-agree").tap()
    for person in (ada, ben):
        await expect(person.button("web-resume")).to_be_visible()
        assert await person.barriers() == []
    await ben.button("web-resume").tap()
    await expect(ada.button("web-resume")).to_have_count(0)


async def test_a_move_is_taken_back_if_the_others_agree(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    ben = await visitor(browser, "Ben", "de", tables.address, **PHONE)
    people = [await ada.introduce(), await ben.introduce()]
    deal = Prepared(Settings(game="elfer", players=2), people, luck=0)  # Ada has the red 11, Ben two others
    code = await deal.put_into(tables.store)
    for person in (ada, ben):
        await person.page.goto(f"/t/{code}")
        await person.at_the_table()
    await ada.make_moves(1)
    await ben.until(lambda view: view["menu"])
    await open_menu(ada)
    await ada.button("web-ask-undo").click()
    await ben.button("web-agree").click()
    await ada.until(lambda view: view["menu"] and view["my_moves"] == 0)
    for person in (ada, ben):  # the move is no longer told
        news = person.table.locator(".message .last")
        await expect(news).to_have_text(person.texts("table-event-is-taken-back"))


async def test_a_bot_plays_until_somebody_takes_their_seat_back(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("en", "de"), game="elfer", players=2)
    await open_menu(ada)
    await ada.button("web-let-bot-play").click()
    await expect(ben.table.get_by_text(ben.texts("play-away"))).to_be_visible()
    await ada.button("web-come-back").click()
    await ada.until(lambda view: view["chairs"][view["you"]]["bot"] is None)
    await expect(ada.button("web-come-back")).to_have_count(0)


async def test_words_are_shown_beside_the_speaker_unless_muted(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("en", "de"), game="elfer", players=2)
    players = ben.table.get_by_role("list").first
    await open_menu(ada)
    await ada.button("phrase-hello").click()
    await expect(players).to_contain_text(ben.texts("phrase-hello"))
    await open_menu(ben)
    await sheet(ben).get_by_role("group", name=ben.texts("web-mute")).get_by_role("button", name="Ada").tap()
    assert await ben.barriers() == []
    await ben.page.keyboard.press("Escape")
    await open_menu(ada)
    await ada.button("phrase-thanks").click()
    await ada.button("web-menu").click()
    await ada.button("web-pause").click()
    await expect(ben.button("web-agree")).to_be_visible()
    await expect(players).not_to_contain_text(ben.texts("phrase-thanks"))


@pytest.mark.slow
async def test_the_same_people_play_again(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("en", "de"), game="zweikampf", players=2)
    for person in (ada, ben):
        await open_menu(person)
        await person.button("web-let-bot-play").click()
    for person in (ada, ben):
        await expect(person.result).to_be_visible()
        await expect(person.page.locator(".notices")).to_be_empty()
    await ben.button("web-come-back").tap()
    await ada.until(lambda view: view["chairs"][ben.view["you"]]["bot"] is None)
    await ada.button("web-again").click()
    await ben.button("web-ready").tap()
    await expect(ada.button("web-come-back")).to_have_count(0)
    for person in (ada, ben):
        await person.until(lambda view: view["phase"] == "playing" and view["match"]["sheet"] == [])
        await expect(person.result).to_have_count(0)


async def test_a_late_visitor_sees_the_last_result(browser: Browser, tables: Server) -> None:
    ada, ben = await together(browser, tables, ("en", "de"), game="ratefix", players=2)
    for person in (ada, ben) if ada.view["menu"] else (ben, ada):
        await person.until(lambda view: view["menu"])
        await person.make_moves(1)
    result = await ada.table.locator(".sum > b").inner_text()
    assert result.isdigit()
    eve = await visitor(browser, "Eve", "en", tables.address)
    for late in (ada, eve):
        await late.page.goto(f"/t/{ada.code}")
        await expect(late.table.locator(".sum > b")).to_have_text(result)


async def test_two_tables_are_played_in_two_tabs(browser: Browser, tables: Server) -> None:
    ada = await alone(browser, tables, game="elfer", players=2)
    other = Visitor("Ada", "en", await ada.context.new_page(), has_touch=False, seed=1)
    code = await other.open_table(game="junior", players=2)
    await other.page.goto(f"/t/{code}")
    await other.button("web-sit").first.click()
    await other.until(lambda view: view["you"] is not None)
    await other.begin()
    await other.at_the_table()
    await other.make_moves(1)
    await ada.make_moves(1)
    assert ada.view["settings"]["game"] == "elfer"


@pytest.mark.slow
async def test_an_absent_player_is_marked_until_a_bot_plays(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address, **PHONE)
    ben = await visitor(browser, "Ben", "de", tables.address)
    await ada.sit_down(await ada.open_table(game="zweikampf", players=2, grace=15))
    await ben.sit_down(ada.code)
    await ben.begin()
    await ada.begin()
    await ada.at_the_table()
    await ada.make_moves(1)
    mark = ada.table.get_by_text(re.compile(rf"{ada.texts('play-away')} \d:\d\d"))
    await expect(mark).to_have_count(0)
    await ben.page.goto("about:blank")
    await expect(mark).to_be_visible()
    await expect(ada.table.get_by_text(ada.texts("play-away-turn", player="Ben"))).to_be_visible()
    await expect(ada.page.get_by_role("status").filter(has_text="Ben")).to_have_count(1)
    assert await ada.barriers() == []
    await ada.until(lambda view: view["chairs"][1]["bot"] == "simple")
    await expect(mark).to_have_count(0)


@pytest.mark.slow
async def test_the_lobby_shows_who_is_away(browser: Browser, tables: Server) -> None:
    ada, ben = await lobby(browser, tables, game="elfer", players=2)
    screen = await visitor(browser, "TV", "en", tables.address)
    await screen.page.goto(f"/t/{ada.code}?tv")
    marks = [person.page.get_by_text(person.texts("play-away"), exact=True) for person in (ada, screen)]
    await expect(screen.page.get_by_text("Ben")).to_be_visible()
    for mark in marks:
        await expect(mark).to_have_count(0)
    await ben.page.goto("about:blank")
    for mark in marks:
        await expect(mark).to_be_visible()
    assert await ada.barriers() == []
    await ben.page.goto(f"/t/{ada.code}")
    for mark in marks:
        await expect(mark).to_have_count(0)


async def test_letters_are_keys_if_the_player_wants_them(browser: Browser, tables: Server) -> None:
    ada = await aria.dealt(browser, tables, "elfer")
    first, blue = ada.hand.first, ada.page.locator("[data-at='hand-b1']")
    await first.focus()
    await ada.page.keyboard.press("b")
    await expect(blue).to_be_focused()
    await open_menu(ada)
    await ada.button("web-preferences").click()
    await choose(ada, "web-letters", ada.texts("web-off"))
    await ada.page.keyboard.press("Escape")
    await expect(sheet(ada)).to_have_count(0)
    await first.focus()
    await ada.page.keyboard.press("b")
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.hand.nth(1)).to_be_focused()


def all_have_an_eleven(prepared: Prepared) -> bool:
    """So that nobody is passed over in the first turns."""
    assert prepared.table.match is not None
    views = (prepared.table.rules.view(prepared.table.match, seat) for seat in range(2))
    return all(any(card.number == 11 for card in view.round.hand) for view in views)


async def test_the_large_screen_shows_the_table_and_nobodys_hand(browser: Browser, tables: Server) -> None:
    ada = await visitor(browser, "Ada", "en", tables.address)
    ben = await visitor(browser, "Ben", "de", tables.address, **PHONE)
    people = [await ada.introduce(), await ben.introduce()]
    settings = Settings(game="elfer", players=2)
    prepared = (Prepared(settings, people, luck) for luck in count())
    code = await next(filter(all_have_an_eleven, prepared)).put_into(tables.store)
    for person in (ada, ben):
        await person.page.goto(f"/t/{code}")
        await person.at_the_table()
    screen = Visitor("Ada", "en", await ada.context.new_page(), has_touch=False, seed=0)
    await screen.page.goto(f"/t/{code}?tv")
    await screen.at_the_table()
    hands = {card for person in (ada, ben) for card in person.view["match"]["round"]["hand"]}
    assert hands.isdisjoint(screen.cards_in(await screen.page.content()))
    turn = screen.table.get_by_role("listitem").filter(has_text=screen.texts("play-to-play"))
    moves, waits = (ada, ben) if ada.view["menu"] else (ben, ada)
    await expect(turn).to_contain_text(moves.name)
    assert await screen.barriers() == []
    await moves.end_turn()
    await expect(turn).to_contain_text(waits.name)
    await screen.page.get_by_role("button", name=code).click()
    await expect(screen.page.get_by_role("img", name=screen.texts("web-qr"))).to_be_visible()
    assert await screen.barriers() == []
    assert screen.faults == []
