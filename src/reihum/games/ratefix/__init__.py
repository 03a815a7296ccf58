"""Ratefix: guess the sum of hidden cards."""

from reihum.games.ratefix.rules import RATEFIX as GAME

__all__ = ["GAME"]
