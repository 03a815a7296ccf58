"""A person with a client: plays what the menu offers, loses the connection, comes back and asks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from reihum.table.log import Person
from simulated_network import Closed, Link
from simulation_checks import Finding, Key, Ledger, TableHistory, act_key, as_sent

PATIENCE = 45.0
"""Seconds after which a client without an answer connects again."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 4.0
"""Seconds before a client connects again. After the shortest one, many do so at once."""
REPEATED = ("act", "get-ready")
"""The commands that a client may send again when it does not know what became of them."""
SIDE_SHOWS = 0.08
"""The part of commands that do not move the table on."""

Connect = Callable[["Player"], Link | None]
Note = Callable[[str], None]


class Request:
    """A command that was sent, perhaps several times."""

    def __init__(self, command: dict[str, Any], key: Key | None) -> None:
        self.command = command
        self.key = key
        self.is_unknown = False
        """An attempt has been made of which nobody knows the result."""


class Player:
    def __init__(
        self,
        person: Person,
        seat: int,
        history: TableHistory,
        ledger: Ledger,
        chance: Random,
        think: float,
        note: Note,
    ) -> None:
        self.person, self.seat = person, seat
        self.token = f"token of {person.id}".replace(" ", "-")
        self.table_id = history.table_id
        self.history, self._ledger = history, ledger
        self._chance, self.think, self._note = chance, think, note
        self.is_host = False
        self.bots: list[int] = []
        """The seats where the host puts bots."""
        self.is_quiet = False
        """Only looks on from now on."""
        self.side_shows = SIDE_SHOWS
        self.away_until = 0.0
        self.link: Link | None = None
        self.view: Any = None
        self._places: list[int] = []
        self._welcome: Any = None
        self._version = 0
        self._numbers = 0
        self._request: Request | None = None
        self._sent_at = 0.0
        self._next_at = 0.0

    async def run(self, connect: Connect) -> None:
        """Plays until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            pause = self._chance.choice((SHORTEST_PAUSE, self._chance.uniform(0, LONGEST_PAUSE)))
            await asyncio.sleep(max(self.away_until - loop.time(), pause))
            self.link = connect(self)
            if self.link is None:
                continue
            self.view, self._places, self._version = None, [], 0
            with suppress(Closed):
                await self._stay(self.link)
            self.link = None
            if self._request is not None:
                self._request.is_unknown = True

    def leave(self, seconds: float) -> None:
        """Closes the connection, and comes back after some time."""
        self.away_until = asyncio.get_running_loop().time() + seconds
        if self.link is not None:
            self.link.break_off(at_once=True)

    async def _stay(self, link: Link) -> None:
        request, self._request = self._request, None
        if request is not None and request.command["command"] in REPEATED and self._chance.random() < 0.7:
            self._send(link, request)  # as a client does that saw no answer
        self._plan()
        while True:
            try:
                async with asyncio.timeout_at(self._next_at):
                    data = await link.to_player.receive()
            except TimeoutError:
                self._give_up_waiting(link)
                self._act(link)
                self._plan()
            else:
                self._take(link, msgspec.json.decode(data))

    def _give_up_waiting(self, link: Link) -> None:
        waits_for = asyncio.get_running_loop().time() - self._sent_at
        if self._request is not None and waits_for > PATIENCE:
            link.break_off(at_once=True)

    def _plan(self) -> None:
        self._next_at = asyncio.get_running_loop().time() + min(
            self._chance.expovariate(1 / self.think), 3 * self.think
        )

    def _send(self, link: Link, request: Request) -> None:
        self._numbers += 1
        self._request, self._sent_at = request, asyncio.get_running_loop().time()
        message = {"type": "request", "id": self._numbers, "command": request.command}
        link.to_process.send(msgspec.json.encode(message))

    def _take(self, link: Link, message: Any) -> None:
        match message["type"]:
            case "welcome":
                self._welcome = message
            case "view":
                self._see(message["version"], [], message["view"])
            case "update":
                self._see(message["version"], message["events"], merged(self.view, message["changes"]))
            case "ping":
                link.to_process.send(msgspec.json.encode({"type": "pong", "word": message["word"]}))
            case "accepted" | "rejected" if message["id"] == self._numbers and self._request is not None:
                request, self._request = self._request, None
                self._answered(request, message)

    def _see(self, version: int, events: list[Any], view: Any) -> None:
        if version != self._version + 1:
            raise Finding(f"{self.person.name}: message {version} came after {self._version}")
        if version == 1:
            self._places = self.history.joined(view, self.person.id)
            self._check_welcome()
        else:
            self._places = self.history.followed(self._places, events, view, self.person.id)
        self._version, self.view = version, view

    def _check_welcome(self) -> None:
        told = self._welcome["history"]
        known = (as_sent(self.history.steps[place - 1].table.history) for place in self._places)
        if not any(events[len(events) - len(told) :] == told for events in known):
            raise Finding(f"{self.person.name} was sent other events of the round than those of the log")

    def is_up_to_date(self) -> bool:
        """Whether this client sees the table as it is now."""
        self.history.extend()
        return self.view is not None and self.history.length in self.history.joined(self.view, self.person.id)

    def _answered(self, request: Request, answer: Any) -> None:
        what = " ".join(map(str, request.command.values()))
        self._note(f"{self.person.name}: {what}: {answer.get('code', answer['type'])}")
        if answer["type"] == "accepted":
            if request.key is not None:
                self._ledger.accepted(request.key)
        elif request.key is not None and not request.is_unknown:
            self._ledger.refused(request.key)

    def _act(self, link: Link) -> None:
        if self._request is None and self.view is not None and not self.is_quiet:
            command = self._choose(self.view)
            if command is not None:
                request = Request(command, self._key(command))
                if request.key is not None:
                    self._ledger.sent(request.key)
                self._send(link, request)

    def _key(self, command: dict[str, Any]) -> Key | None:
        match command:
            case {"command": "act", "action": action, "my_moves": made}:
                return act_key(self.table_id, self.person.id, made, action)
            case {"command": "say" | "propose" | "get-ready", **rest}:
                return self.table_id, self.person.id, command["command"], *map(str, rest.values())
        return None

    def _choose(self, view: Any) -> dict[str, Any] | None:
        seat, phase = view["you"], view["phase"]
        if seat is None:
            return {"command": "sit", "seat": self.seat} if phase == "lobby" else None
        if phase == "lobby":
            return self._get_started(view)
        if view["chairs"][seat]["bot"]:
            return {"command": "come-back"}
        if view["is_paused"]:
            return {"command": "resume"}
        if view["proposal"] and seat not in view["proposal"]["agreed"]:
            return {"command": self._chance.choice(("agree", "agree", "decline"))}
        slow = [other for other in view["to_act"] if other != seat]
        if view["is_nudged"] and slow:
            return {"command": "play-on", "seat": slow[0]}
        if phase == "over":
            return {"command": "play-again"} if self.is_host else None
        if phase == "between":
            return None if view["chairs"][seat]["is_ready"] else self._get_ready()
        if self._chance.random() < self.side_shows:
            return self._chance.choice(
                (
                    {"command": "undo"},
                    {"command": "propose", "what": "undo"},
                    {"command": "propose", "what": "pause"},
                    {"command": "say", "phrase": "hurry"},
                )
            )
        if not view["menu"]:
            return None
        action = self._chance.choice(view["menu"])["text"]
        return {"command": "act", "action": action, "my_moves": view["my_moves"]}

    def _get_started(self, view: Any) -> dict[str, Any] | None:
        free = [seat for seat in self.bots if view["chairs"][seat]["bot"] is None]
        if self.is_host and free:
            return {"command": "seat-bot", "seat": free[0], "bot": "simple"}
        return None if view["chairs"][view["you"]]["is_ready"] else self._get_ready()

    def _get_ready(self) -> dict[str, Any]:
        """With a seed of its own. The table has people ready without one when their time is up."""
        return {"command": "get-ready", "seed": self._chance.randbytes(8).hex()}


def merged(view: Any, changes: Any) -> Any:
    """A view with what has changed in it."""
    after = {**view, **changes}
    if view["match"] is not None and changes.get("match") is not None:
        after["match"] = {**view["match"], **changes["match"]}
        if "round" in changes["match"]:
            after["match"]["round"] = {**view["match"]["round"], **changes["match"]["round"]}
    return after
