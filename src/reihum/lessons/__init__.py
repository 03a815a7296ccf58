"""A first round of each game, explained step by step: the ``SCRIPT`` in the game's module ``lesson``."""

from collections.abc import Mapping
from functools import cache

from reihum.game import BadSetup
from reihum.lessons.script import Lesson, Script, play
from reihum.registry import GAMES, part_of

SCRIPTS: Mapping[str, Script] = {
    name: module.SCRIPT for name, game in GAMES.items() if (module := part_of(game, "lesson"))
}
"""The games that have a lesson."""


@cache
def find(game: str) -> Lesson:
    """The lesson of a game, by its name; raises ``BadSetup`` if it has none."""
    if game not in SCRIPTS:
        raise BadSetup("no-such-lesson")
    return play(GAMES[game], SCRIPTS[game])
