"""Bots for live tables that choose by a function of the test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reihum.live.bot_service import Choice

Choose = Callable[[Any, Sequence[Any]], Any]
"""Chooses by view and menu."""


class TableBots:
    def __init__(self, choose: Choose, pause: Callable[[], float] = lambda: 0.0) -> None:
        self.pause = pause
        self._choose = choose

    def prepare(self, bot: str, game: str) -> None:
        """They are always ready."""

    async def choose(self, asker: Any, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        return Choice(self._choose(view, menu), is_own=True)

    async def hint(self, asker: Any, game: str, view: Any, menu: Any, history: Any) -> Any:
        raise AssertionError("nobody asks for hints")
