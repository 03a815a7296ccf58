"""The games by name."""

from __future__ import annotations

from collections.abc import Mapping

from reihum.game import BadSetup, Game
from reihum.games.elfer import ELFER
from reihum.games.junior import JUNIOR

GAMES: Mapping[str, Game] = {
    game.name: game
    for game in (
        ELFER,
        JUNIOR,
    )
}


def find(name: str) -> Game:
    """The game of this name; raises ``BadSetup``."""
    if name not in GAMES:
        raise BadSetup("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
