"""Bots as tables ask them. Quick ones answer here and at once; the others think in processes of their own,
and where those are not ready or have too much to do, the simple bot stands in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from reihum import bots
from reihum.bots.hints import Advice
from reihum.bots.simple import SIMPLE
from reihum.live.bot_service import Asker, Choice
from reihum.server.workers import tasks as tasks
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.server.workers.queue import Kind

LOGGER = logging.getLogger("reihum")

MOVE_SECONDS = 5.0
"""For a bot's move, from task to answer. It takes a second at most on a core of its own."""
HINT_SECONDS = 5.0
QUIET_SECONDS = 60.0
"""Between two lines in the log about bots that had no time, and before a bot tries again to get ready."""


class BotProcessService:
    def __init__(
        self,
        processes: BotProcesses,
        choose: Callable[..., Any] = tasks.choose,
        move_seconds: float = MOVE_SECONDS,
        pause: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.pause = pause
        self.moves_stood_in = 0
        """How many moves the simple bot has made for others."""
        self.hints_stood_in = 0
        self._processes = processes
        self._choose = choose
        self._move_seconds = move_seconds
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._ready: set[tuple[str, str]] = set()
        self._complains_at = 0.0

    def prepare(self, bot: str, game: str) -> None:
        """Lets a bot get ready for a game, unless it is or needs nothing."""
        named = bot, game
        if named not in self._preparing and not bots.is_quick(bot, game):
            self._preparing[named] = asyncio.create_task(self._prepare(bot, game))

    async def _prepare(self, bot: str, game: str) -> None:
        try:
            await self._processes.prepare(bot, game)
        except NoAnswer:
            LOGGER.warning("the bot %s could not get ready for %s", bot, game)
            await asyncio.sleep(QUIET_SECONDS)
            del self._preparing[bot, game]  # whoever needs it next tries again
        else:
            self._ready.add((bot, game))

    def _is_ready(self, bot: str, game: str) -> bool:
        self.prepare(bot, game)
        return (bot, game) in self._ready and self._processes.is_up

    async def choose(self, asker: Asker, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        if bots.is_quick(bot, game):
            return Choice(self._choose(bot, view, menu, history), is_own=True)
        if self._is_ready(bot, game):
            with suppress(NoAnswer):
                asking = self._processes.ask(
                    self._move_seconds, self._choose, bot, view, menu, history, asker=asker
                )
                return Choice(await asking, is_own=True)
        self.moves_stood_in += 1
        self._complain(bot)
        return Choice(SIMPLE.choose(view, menu, Random(), history), is_own=False)

    def _complain(self, bot: str) -> None:
        """In the log, but not for every move: a stranger could fill it."""
        now = monotonic()
        if now >= self._complains_at:
            self._complains_at = now + QUIET_SECONDS
            LOGGER.warning("the bot %s has no time or is not ready, and the simple one makes its move", bot)

    async def hint(self, asker: Asker, game: str, view: Any, menu: Any, history: Any) -> Advice:
        """A hint of the strongest bot, or of the simple one."""
        bot = bots.strongest(game)
        if not bots.is_quick(bot, game):
            if self._is_ready(bot, game):
                with suppress(NoAnswer):
                    asked = tasks.hint, bot, game, view, menu, history
                    found: Advice = await self._processes.ask(
                        HINT_SECONDS, *asked, asker=asker, kind=Kind.HINT
                    )
                    return found
            bot = SIMPLE.name
            self.hints_stood_in += 1
        return tasks.hint(bot, game, view, menu, history)

    async def close(self) -> None:
        for preparing in self._preparing.values():
            preparing.cancel()
        if self._preparing:
            await asyncio.wait(self._preparing.values())
        self._processes.close()
