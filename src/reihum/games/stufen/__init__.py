"""Stufen: a rummy of ten stages."""

from reihum.games.stufen.rules import STUFEN as GAME

__all__ = ["GAME"]
