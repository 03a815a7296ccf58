"""Committed shuffles: cards that nobody can have chosen, and that anybody can check afterwards.

Before a round is dealt the table publishes the hash of a secret. Then every player gives a seed.
Secret and seeds together decide every shuffle of the round. After the round the secret is revealed,
and whoever has the record recomputes each shuffle. ``docs/fairness.md`` describes the algorithm so
that it can be written again in any language, with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated

import msgspec

from reihum.game import Value

SECRET_BYTES = 32
COMMITMENT_LABEL = b"reihum shuffle 1 commitment"
KEY_LABEL = b"reihum shuffle 1 key"

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""Thirty-two bytes, written as lower-case hexadecimal digits."""


class Shuffles(Value, frozen=True):
    """What decides the shuffles of one round."""

    commitment: Hex32
    seeds: tuple[str, ...]
    """One text a seat, in seat order; empty where a seat gave none."""
    secret: Hex32 | None = None
    """Revealed when the round is over."""


def commitment(secret: bytes) -> bytes:
    """What is published before the players give their seeds."""
    return hashlib.sha256(COMMITMENT_LABEL + secret).digest()


def round_key(secret: bytes, seeds: Sequence[str]) -> bytes:
    """What every shuffle of the round comes from: the secret, with the players' seeds mixed in."""
    return hmac.digest(secret, KEY_LABEL + b"".join(map(_framed, seeds)), "sha256")


class CommittedRng:
    """The source of chance for one shuffle of a round: NATURE's first action is number 0."""

    def __init__(self, key: bytes, number: int) -> None:
        self._key = hmac.digest(key, _eight_bytes(number), "sha256")
        self._blocks = 0
        self._words: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to ``stop`` (not included), each equally likely."""
        limit = 2**32 - 2**32 % stop
        while (word := self._next_word()) >= limit:
            pass
        return word % stop

    def _next_word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, _eight_bytes(self._blocks), "sha256")
            self._blocks += 1
            self._words = [int.from_bytes(block[at : at + 4]) for at in range(28, -4, -4)]
        return self._words.pop()


def _framed(seed: str) -> bytes:
    """A seed with its length in front, so that no two lists of seeds give the same bytes."""
    data = seed.encode()
    return _eight_bytes(len(data)) + data


def _eight_bytes(number: int) -> bytes:
    return number.to_bytes(8)
