"""People at the table in the browser: they see and tap what a person would."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache, reduce
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    WebSocket,
    expect,
)
from playwright.async_api import TimeoutError as NotThere

from reihum.cards import Card, Colour
from reihum.games.schnippschnapp.piles import right_calls
from reihum.table.log import Person
from reihum.texts import Texts, find
from server_process import Server, view_after

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""Milliseconds until something that must come is missed, on a machine with much else to do."""
HASTE = 5_000
"""Milliseconds for a tap that need not be: the table may have moved on since somebody looked."""
GLANCE = 0.15
"""Seconds until somebody looks at the page again, if it was told nothing."""
ROUND = 300
"""Seconds for a round on such a machine."""
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
CORNER: Position = {"x": 8, "y": 10}
"""Of a card that others lie upon, this is always seen."""
MOST_KEYS = 60
WHERE = """(wanted) => {
  const focused = document.activeElement;
  if (focused === wanted) return "here";
  return wanted.tabIndex < 0 && focused.parentElement === wanted.parentElement ? "near" : "far";
}"""
BARRIERS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  // a card shows its number twice and is named once
  const isCard = (target) => document.querySelector(target)?.querySelector("svg text");
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => id !== "label-content-name-mismatch" || !isCard(target[0]))
      .map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}"""
HEARD = """
  localStorage.setItem("reihum-pace", "0");
  const Plain = Worker;
  Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.kind === "text" && heard(data.wire, data.text));
    }
  };
"""
PRELOAD = "A preload for"
"""Chromium complains that it has no use for what the service worker has."""
BLOCKED = "blocked by Playwright"
"""Service workers, which would fetch every page twice."""
CARD = re.compile(r"\b(?:[rygb]\d{1,2}|joker|pause)\b")
WORDS = re.compile(r"\w+")
PAIRS = re.compile(r"\b(?=(\w+[ \xa0]\w+)\b)")
PLACES = re.compile(r'data-at="spot-\w+"')

expect.set_options(timeout=PATIENCE)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, language: str, page: Page, *, has_touch: bool, seed: int) -> None:
        self.name = name
        self.texts = find(language)
        self.page = page
        self.has_touch = has_touch
        self.rng = Random(seed)
        self.is_dreaming = False
        """Whether they never call in a race, which then is soon over."""
        self._names = {name: card for card in Card for name in names(card, self.texts)}
        self.faults: list[str] = []
        """What the page complained about."""
        page.set_default_timeout(PATIENCE)
        self.view: Any = None
        """What the page was told last, for questions that no eye could answer."""
        self.refusal: Any = None
        """The last answer to a question why a card does not fit."""
        self.sights: list[tuple[Any, str]] = []
        """What the page was told by then, and its source, before each of one's moves."""
        self._received_message = asyncio.Event()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complain)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def button(self, key: str, **details: object) -> Locator:
        return self.page.get_by_role("button", name=self.texts(key, **details), exact=True)

    async def introduce(self) -> Person:
        answer = await self.context.request.put("/api/me", data={"name": self.name})
        return msgspec.json.decode(await answer.body(), type=Person)

    async def open_table(self, **settings: object) -> str:
        """The code of a new table, whose host this is."""
        await self.introduce()
        answer = await self.context.request.post("/api/tables", data=settings)
        assert answer.ok, await answer.text()
        return str((await answer.json())["code"])

    async def sit_down(self, code: str) -> None:
        await self.page.goto(f"/t/{code}")
        await self.button("web-sit").first.click()
        await self.page.get_by_role("textbox", name=self.texts("web-name")).fill(self.name)
        await self.page.get_by_role("dialog").locator(".button.main").click()
        await self.until(lambda view: view["you"] is not None)

    async def begin(self) -> None:
        """Taps the large button of the lobby, whatever it says."""
        await self.page.locator("footer .button.main").click()

    async def at_the_table(self) -> None:
        """Waits until the cards are dealt, and seen."""
        await self.until(lambda view: view["match"] is not None and view["match"]["round"] is not None)
        await expect(self.table).to_be_visible()

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def table(self) -> Locator:
        return self.page.locator("main.frame")

    @property
    def unplayable(self) -> str:
        """A card of the hand that is on no entry of the menu."""
        menu, hand = json.dumps(self.view["menu"]), self.view["match"]["round"]["hand"]
        return next(str(card) for card in hand if f'"{card}"' not in menu)

    async def hears_why_not(self) -> None:
        """The page says why the last card cannot be played, and links to the rule."""
        await expect(self.alert).not_to_be_empty()
        rule = self.texts("web-rule", rule=self.refusal["rule"])
        await expect(self.page.get_by_role("link", name=rule)).to_be_visible()

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    @property
    def hand(self) -> Locator:
        return self.table.locator("[data-at^='hand-']")

    @property
    def cards_in_turn(self) -> Locator:
        """The whole hand, while it is one's turn."""
        return self.page.locator("main.frame.turn [data-at^='hand-']")

    @property
    def truths(self) -> Locator:
        """The cards of the hand that are what has to be said, while it is one's turn."""
        number = self.view["match"]["round"]["next_number"]
        right = ", ".join(f"[data-at='hand-{colour.letter}{number}']" for colour in Colour)
        return self.page.locator("main.frame.turn").locator(right)

    @property
    def fitting(self) -> Locator:
        """The cards of the hand that are said to fit."""
        words = self.texts("play-card-fits", card="").strip()
        return self.table.locator(".tray").get_by_role("button", name=words)

    @property
    def choices(self) -> Locator:
        """What the chooser offers, without the way back."""
        return (
            self.page.get_by_role("dialog", name=self.texts("play-choose"))
            .get_by_role("button")
            .and_(self.page.locator("button:not(:last-child)"))
        )

    @property
    def main_button(self) -> Locator:
        return self.table.locator(".actions .button.main:not([aria-disabled='true'])")

    @property
    def places(self) -> Locator:
        """What can be tapped in the middle of the table."""
        return self.table.locator(".middle :is(button, [role=button]):enabled")

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result")

    async def play(self) -> None:
        """Taps what is offered until the round is over."""
        async with asyncio.timeout(ROUND):
            while not await self.is_over():
                source = await self.page.content()
                self.sights.append((self.view, source))
                await self.tap()

    async def make_moves(self, count: int) -> None:
        """Taps what is offered until so many moves are made."""
        before = self.view["my_moves"]
        async with asyncio.timeout(ROUND):
            while self.view["my_moves"] < before + count and not await self.result.is_visible():
                await self.tap()

    async def end_turn(self) -> None:
        while self.view["menu"]:
            await self.make_moves(1)

    async def is_over(self) -> bool:
        """Waits for a turn, or for the end."""
        async with asyncio.timeout(ROUND):
            while not await reduce(Locator.or_, self._offers(), self.result).count():
                await self._glance()
        return await self.result.is_visible()

    async def until(self, holds: Callable[[Any], bool]) -> None:
        """Waits until the page was told a view of which that holds."""
        async with asyncio.timeout(PATIENCE / 1000):
            while self.view is None or not holds(self.view):
                await self._glance()

    async def _glance(self) -> None:
        """Waits for a message since the last glance, but not for long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._received_message.wait(), GLANCE)
        self._received_message.clear()

    async def tap(self) -> None:
        """One tap on something that is offered, and a glance at what comes of it."""
        for offered in self._offers():
            if count := await offered.count():
                chosen = offered.nth(self.rng.randrange(count))
                with suppress(NotThere):
                    is_card = await chosen.get_attribute("data-key", timeout=HASTE)
                    await self.touch(chosen, CORNER if is_card else None, patience=HASTE)
                break
        await self._glance()

    def _offers(self) -> list[Locator]:
        """What can be tapped, the most useful first."""
        match self.view["settings"]["game"]:
            case "mogeln":  # any card may be laid, but frequent lies and doubts make a round long
                can_lay = any("card" in offer["action"] for offer in self.view["menu"])
                lays = [self.truths, self.cards_in_turn] if can_lay else [self.button("play-do-pass")]
                return [self.choices, *lays, self.main_button]
            case "stufen":  # cards are picked for the large button
                return [self.choices, self.main_button, self.cards_in_turn]
            case "schnippschnapp":  # look before calling
                calls = [] if self.is_dreaming else map(self.call, self._right_calls())
                return [*calls, self.main_button]
            case _:
                return [self.choices, self.fitting, self.main_button, self.places]

    def call(self, word: str) -> Locator:
        """What is tapped to call, as long as one may."""
        return self.table.locator(f".call.{word}:not([aria-disabled='true'])")

    def _right_calls(self) -> list[str]:
        table = self.view["match"]["round"]
        piles = [tuple(map(Card, pile)) for pile in table["piles"]]
        right = right_calls(piles, tuple(map(Card, table["middle"])), table["turned"])
        return [call.__name__.lower() for call in right]

    async def press(self) -> None:
        """What ``tap`` does, by keys alone."""
        for offered in (self.choices, self.fitting, self.main_button):
            if await offered.count():
                with suppress(NotThere):
                    await self.walk_to(offered.first)
                    await self.page.keyboard.press("Enter")
                break
        await self._glance()

    async def walk_to(self, what: Locator) -> None:
        """Tab goes from thing to thing, and within the hand arrows go from card to card."""
        for _ in range(MOST_KEYS):
            where = await what.evaluate(WHERE, timeout=HASTE)
            if where == "here":
                return
            await self.page.keyboard.press("ArrowRight" if where == "near" else "Tab")
        raise AssertionError(f"no key leads to {what}")

    async def touch(self, what: Locator, at: Position | None = None, *, patience: int = PATIENCE) -> None:
        touch = what.tap if self.has_touch else what.click
        await touch(position=at, timeout=patience)

    def _listen(self, wire: WebSocket) -> None:
        """A page may have several connections, each with its own view."""
        view: Any = None

        def hear(frame: str | bytes) -> None:
            nonlocal view
            message = json.loads(frame)
            if message["type"] in ("view", "update"):
                self.view = view = view_after(view, message)
            if message["type"] == "why-not":
                self.refusal = message["refusal"]
            self._received_message.set()

        wire.on("framereceived", hear)

    async def listen_to_device(self) -> None:
        """Hears what the tables of this device say, and lets their bots play at once."""
        views: dict[int, Any] = {}

        def hear(wire: int, text: str) -> None:
            message = json.loads(text)
            if message["type"] in ("view", "update"):
                self.view = views[wire] = view_after(views.get(wire), message)
            self._received_message.set()

        await self.page.expose_function("heard", hear)
        await self.page.add_init_script(HEARD)

    async def open_table_here(self, game: str, start: str = "/") -> None:
        """A new table on this device, with bots, before the first card."""
        await self.page.goto(start)
        await self.page.locator(".games").get_by_role("button", name=self.texts(f"game-{game}")).first.click()
        sheet = self.page.get_by_role("dialog")
        here = sheet.get_by_role("radio", name=self.texts("device-where-device"))
        await sheet.locator(".go").wait_for()
        if await here.count():
            await here.check()
        await sheet.locator(".go .button").last.click()
        await self.begin()
        await self.at_the_table()

    def _complain(self, said: ConsoleMessage) -> None:
        is_ours = not said.text.endswith(BLOCKED) and not said.text.startswith(PRELOAD)
        if said.type == "warning" and is_ours and "preloaded using link preload" not in said.text:
            self.faults.append(said.text)

    def cards_in(self, source: str) -> set[str]:
        """Every card that is found anywhere in a page's source; the places of the table are no cards."""
        found = {*PAIRS.findall(source.replace("&nbsp;", "\xa0")), *WORDS.findall(source)}
        named = (self._names[name].value for name in self._names.keys() & found)
        return {*CARD.findall(PLACES.sub("", source)), *named}

    async def barriers(self) -> list[str]:
        """What axe finds."""
        await self.page.evaluate(_axe())
        found: list[str] = await self.page.evaluate(BARRIERS)
        return found


def names(card: Card, texts: Texts) -> list[str]:
    """What a card is called, in the order of any language: one word or two."""
    words = texts.in_plain().card(card).split("\xa0")
    return ["\xa0".join(words), "\xa0".join(reversed(words))]


async def visitor(
    browser: Browser, name: str, language: str, address: str, *, seed: int = 0, **details: Any
) -> Visitor:
    usual = {**DESKTOP, "locale": language, "reduced_motion": "reduce", "service_workers": "block"}
    context = await browser.new_context(base_url=address, **{**usual, **details})
    return Visitor(name, language, await context.new_page(), has_touch="has_touch" in details, seed=seed)


async def alone(browser: Browser, tables: Server, **settings: Any) -> Visitor:
    """Somebody at a desktop, at a new table with bots, before the first card."""
    ada = await visitor(browser, "Ada", "en", tables.address)
    await ada.sit_down(await ada.open_table(**settings))
    await ada.begin()
    await ada.at_the_table()
    return ada


async def together(
    browser: Browser, tables: Server, languages: tuple[str, str], **settings: Any
) -> tuple[Visitor, Visitor]:
    """Two people before the first card, one at a desktop and one with a phone; bots fill the table."""
    ada = await visitor(browser, "Ada", languages[0], tables.address, seed=1)
    ben = await visitor(browser, "Ben", languages[1], tables.address, seed=2, **PHONE)
    code = await ada.open_table(**settings)
    await ada.sit_down(code)
    await ben.sit_down(code)
    await ben.begin()
    await ada.begin()
    await ada.at_the_table()
    await ben.at_the_table()
    return ada, ben


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")
