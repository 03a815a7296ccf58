"""Bots as live tables ask them. ``reihum.server.workers`` answers with processes of its own."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from reihum.bots.hints import Advice


class Asker(NamedTuple):
    """On whose account a bot thinks."""

    address: str
    """What limits are counted by; the person again where addresses are not limited."""
    person: str


class Choice(NamedTuple):
    action: Any
    is_own: bool
    """Whether the bot chose it itself; otherwise the simple bot stood in."""


class BotService(Protocol):
    def prepare(self, bot: str, game: str) -> None:
        """Lets a bot get ready for a game, without waiting for it."""

    async def choose(self, asker: Asker, bot: str, game: str, view: Any, menu: Any, history: Any) -> Choice:
        """The next action of a bot."""

    async def hint(self, asker: Asker, game: str, view: Any, menu: Any, history: Any) -> Advice:
        """A hint of the strongest bot that is ready."""
