"""Mogeln: lay face down, announce, lie, doubt."""

from reihum.games.mogeln.rules import MOGELN as GAME

__all__ = ["GAME"]
