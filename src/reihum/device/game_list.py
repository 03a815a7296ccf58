"""The games as they are played on a device, for the page: what ``/api/games`` is on a server."""

from functools import cache

import msgspec
from msgspec.structs import replace

from reihum.device.bots import offered
from reihum.game_info import Choice, game_info
from reihum.registry import GAMES, is_own
from reihum.texts import find


@cache
def as_json(language: str) -> bytes:
    """The games that come with Reihum, with the bots that play without the kernel; raises ``BadSetup``."""
    texts = find(language)
    return msgspec.json.encode(
        [
            replace(
                game_info(game, texts),
                bots=tuple(Choice(bot, texts(f"bot-{bot}")) for bot in offered(game.name)),
            )
            for game in GAMES.values()
            if is_own(game)
        ]
    )
