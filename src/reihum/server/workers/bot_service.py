"""The bots of tables. Quick ones answer at once, in this process. Others run in processes of their own; if
these are not ready or too busy, the simple bot plays instead."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from reihum import bots
from reihum.bots.hints import Hint
from reihum.bots.simple import SIMPLE
from reihum.live.bot_service import Asker, Choice
from reihum.server.workers import tasks
from reihum.server.workers.processes import BotProcesses, NoAnswer
from reihum.server.workers.queue import Kind

LOGGER = logging.getLogger("reihum")

MOVE_SECONDS = 5.0
"""The time for a bot's move. On a free core it takes a second at most."""
HINT_SECONDS = 5.0
QUIET_SECONDS = 60.0
"""The time between two lines in the log about busy bots, and before a bot tries again to get ready."""


class BotProcessService:
    def __init__(
        self,
        processes: BotProcesses,
        choose: Callable[..., Any] = tasks.choose,
        move_seconds: float = MOVE_SECONDS,
        pause: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.pause = pause
        self.simple_moves = 0
        """The number of moves that the simple bot has made for others."""
        self.simple_hints = 0
        self.processes = processes
        self._choose = choose
        self._move_seconds = move_seconds
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._ready: set[tuple[str, str]] = set()
        self._complains_at = 0.0

    def prepare(self, bot: str, game: str) -> None:
        """Lets a bot get ready for a game, if it has to and is not."""
        named = bot, game
        if named not in self._preparing and not bots.is_quick(bot, game):
            self._preparing[named] = asyncio.create_task(self._prepare(bot, game))

    async def _prepare(self, bot: str, game: str) -> None:
        try:
            await self.processes.prepare(bot, game)
        except NoAnswer:
            LOGGER.warning("a bot could not get ready", extra={"bot": bot, "game": game})
            await asyncio.sleep(QUIET_SECONDS)
            del self._preparing[bot, game]  # the next one who needs it tries again
        else:
            self._ready.add((bot, game))

    def _is_ready(self, bot: str, game: str) -> bool:
        self.prepare(bot, game)
        return (bot, game) in self._ready and self.processes.is_up

    async def choose(self, asker: Asker, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        if bots.is_quick(bot, game):
            return Choice(self._choose(bot, view, menu, history), is_own=True)
        if self._is_ready(bot, game):
            with suppress(NoAnswer):
                task = self._choose, bot, view, menu, history
                return Choice(await self.processes.ask(self._move_seconds, *task, asker=asker), is_own=True)
        self.simple_moves += 1
        self._complain(bot)
        return Choice(SIMPLE.choose(view, menu, Random(), history), is_own=False)

    def _complain(self, bot: str) -> None:
        """Writes to the log, but not for every move: a stranger could fill it."""
        now = monotonic()
        if now >= self._complains_at:
            self._complains_at = now + QUIET_SECONDS
            message = "a bot is busy or not ready, so the simple bot makes its move"
            LOGGER.warning(message, extra={"bot": bot})

    async def hint(self, asker: Asker, game: str, view: Any, menu: Any, history: Any) -> Hint:
        """A hint of the strongest bot, or of the simple one."""
        bot = bots.strongest(game)
        if not bots.is_quick(bot, game):
            if self._is_ready(bot, game):
                with suppress(NoAnswer):
                    task = tasks.hint, bot, game, view, menu, history
                    found: Hint = await self.processes.ask(HINT_SECONDS, *task, asker=asker, kind=Kind.HINT)
                    return found
            bot = SIMPLE.name
            self.simple_hints += 1
        return tasks.hint(bot, game, view, menu, history)

    async def close(self) -> None:
        for preparing in self._preparing.values():
            preparing.cancel()
        if self._preparing:
            await asyncio.wait(self._preparing.values())
        self.processes.close()
