"""Schwarzer Peter: pairs, and one card that nobody wants."""

from reihum.games.schwarzerpeter.rules import SCHWARZERPETER as GAME

__all__ = ["GAME"]
