"""Elfer: rows of one colour grow from the 11."""

from reihum.games.elfer.rules import ELFER as GAME

__all__ = ["GAME"]
