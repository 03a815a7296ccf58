"""Schnipp Schnapp: a race to call equal cards."""

from reihum.games.schnippschnapp.rules import SCHNIPPSCHNAPP as GAME

__all__ = ["GAME"]
