"""The games by name."""

from __future__ import annotations

from collections.abc import Mapping

from reihum.game import BadSetup, Game
from reihum.games.elfer import ELFER
from reihum.games.junior import JUNIOR
from reihum.games.master import MASTER
from reihum.games.mogeln import MOGELN
from reihum.games.ratefix import RATEFIX
from reihum.games.schnippschnapp import SCHNIPPSCHNAPP
from reihum.games.schwarzerpeter import SCHWARZERPETER
from reihum.games.stufen import STUFEN
from reihum.games.zweikampf import ZWEIKAMPF

GAMES: Mapping[str, Game] = {
    game.name: game
    for game in (
        ELFER,
        JUNIOR,
        MASTER,
        MOGELN,
        RATEFIX,
        ZWEIKAMPF,
        SCHNIPPSCHNAPP,
        SCHWARZERPETER,
        STUFEN,
    )
}


def find(name: str) -> Game:
    """The game of this name; raises ``BadSetup``."""
    if name not in GAMES:
        raise BadSetup("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
