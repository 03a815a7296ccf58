"""Sums over many rounds, in whole numbers: tallies can be merged in any order."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from operator import add
from typing import NamedTuple

import msgspec

from reihum.game import Outcome, Seat

WHOLE_WIN = lcm(*range(1, 7))
"""A win in units that up to six winners share without a remainder."""


class Played(NamedTuple):
    outcome: Outcome
    decisions: int
    """The actions of players."""
    began: Seat
    """The seat of the first action."""


class Tally(msgspec.Struct):
    """Sums over rounds and, for variances, sums of squares. A list has an item for each seat."""

    wins: list[int]
    """In parts of ``WHOLE_WIN``."""
    wins_squared: list[int]
    wins_by_turn: list[int]
    """In the order of play, from the player who begins."""
    wins_by_turn_squared: list[int]
    points: list[int]
    points_squared: list[int]
    places: list[int]
    reasons: dict[str, int]
    rounds: int = 0
    decisions: int = 0
    decisions_squared: int = 0
    least: int = 0
    most: int = 0

    @classmethod
    def of(cls, seats: int) -> Tally:
        """An empty tally."""
        none = [0] * seats
        return cls(none, none, none, none, none, none, none, {})

    def add(self, played: Played) -> None:
        outcome, seats = played.outcome, len(self.wins)
        winners = outcome.winners
        wins = [WHOLE_WIN // len(winners) if seat in winners else 0 for seat in range(seats)]
        by_turn = wins[played.began :] + wins[: played.began]
        self.merge(
            Tally(
                wins=wins,
                wins_squared=_squares(wins),
                wins_by_turn=by_turn,
                wins_by_turn_squared=_squares(by_turn),
                points=list(outcome.points),
                points_squared=_squares(outcome.points),
                places=list(outcome.places),
                reasons={outcome.reason: 1},
                rounds=1,
                decisions=played.decisions,
                decisions_squared=played.decisions**2,
                least=played.decisions,
                most=played.decisions,
            )
        )

    def merge(self, other: Tally) -> None:
        self.least = min(self.least, other.least) if self.rounds else other.least
        self.most = max(self.most, other.most)
        for name in NUMBERS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in LISTS:
            setattr(self, name, list(map(add, getattr(self, name), getattr(other, name))))
        for reason, rounds in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + rounds


LISTS = tuple(field.name for field in msgspec.structs.fields(Tally) if field.type == list[int])
NUMBERS = ("rounds", "decisions", "decisions_squared")


def _squares(numbers: Sequence[int]) -> list[int]:
    return [number**2 for number in numbers]
