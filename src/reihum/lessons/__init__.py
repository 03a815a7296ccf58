"""A first round of each game, with somebody who explains it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from reihum.games.elfer import ELFER
from reihum.games.junior import JUNIOR
from reihum.games.master import MASTER
from reihum.games.mogeln import MOGELN
from reihum.games.ratefix import RATEFIX
from reihum.games.schnippschnapp import SCHNIPPSCHNAPP
from reihum.games.schwarzerpeter import SCHWARZERPETER
from reihum.games.stufen import STUFEN
from reihum.games.zweikampf import ZWEIKAMPF
from reihum.lessons import (
    elfer,
    junior,
    master,
    mogeln,
    ratefix,
    schnippschnapp,
    schwarzerpeter,
    stufen,
    zweikampf,
)
from reihum.lessons.script import Lesson, Script, play
from reihum.registry import GAMES

SCRIPTS: Mapping[str, Script] = {
    ELFER.name: elfer.SCRIPT,
    JUNIOR.name: junior.SCRIPT,
    MASTER.name: master.SCRIPT,
    MOGELN.name: mogeln.SCRIPT,
    RATEFIX.name: ratefix.SCRIPT,
    ZWEIKAMPF.name: zweikampf.SCRIPT,
    SCHNIPPSCHNAPP.name: schnippschnapp.SCRIPT,
    SCHWARZERPETER.name: schwarzerpeter.SCRIPT,
    STUFEN.name: stufen.SCRIPT,
}


@cache
def find(game: str) -> Lesson:
    """The lesson of a game, by its name."""
    return play(GAMES[game], SCRIPTS[game])
