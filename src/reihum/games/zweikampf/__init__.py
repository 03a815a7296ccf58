"""Zweikampf: the higher card takes both."""

from reihum.games.zweikampf.rules import ZWEIKAMPF as GAME

__all__ = ["GAME"]
