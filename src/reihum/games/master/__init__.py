"""Master: rows to 21 with jokers, connection cards and bonus cards."""

from reihum.games.master.rules import MASTER as GAME

__all__ = ["GAME"]
