"""Reihum: card games as an engine. A game is a stateless object of rules; see ``reihum.game.Game``."""

from reihum.cards import Card, Colour
from reihum.game import NATURE, Game, IllegalAction, Outcome, Refused, Step
from reihum.match import Match, MatchOptions
from reihum.record import Record
from reihum.registry import GAMES

__all__ = [
    "GAMES",
    "NATURE",
    "Card",
    "Colour",
    "Game",
    "IllegalAction",
    "Match",
    "MatchOptions",
    "Outcome",
    "Record",
    "Refused",
    "Step",
]
