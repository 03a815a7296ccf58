"""Junior: short rows between 1 and 11."""

from reihum.games.junior.rules import JUNIOR as GAME

__all__ = ["GAME"]
