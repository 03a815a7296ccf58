"""Committed shuffles: cards that nobody can have chosen, and that anybody can check afterwards.

Before a round is dealt the table publishes the hash of a secret. Then every player gives a seed.
Secret and seeds together decide every shuffle of the round. After the round the secret is revealed,
and anybody with the record can recompute each shuffle. ``docs/fairness.md`` describes the algorithm so
that it can be written again in any language, with test vectors, and says what it does not promise.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Annotated

import msgspec

from reihum.game import Value

SECRET_BYTES = 32
COMMITMENT_LABEL = b"reihum shuffle 1 commitment"
KEY_LABEL = b"reihum shuffle 1 key"
WORDS = 2**32
"""The number of different words. A source of random numbers is a stream of words."""
LOT = 2**64 - 1
"""The number that stands for the lot: no round has that many shuffles."""

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""Thirty-two bytes, written as lower-case hexadecimal digits."""
# The length is bounded as well because "$" also matches before a line feed at the end.
Seed = Annotated[str, msgspec.Meta(max_length=64)]
"""What a player adds to the shuffles of a round: any text, or none."""


class Shuffles(Value, frozen=True, forbid_unknown_fields=True):
    """What decides the shuffles of one round."""

    commitment: Hex32
    seeds: tuple[Seed, ...]
    """One text a seat, in seat order; empty where a seat gave none."""
    secret: Hex32 | None = None
    """Revealed when the round is over."""
    is_brought: bool = False
    """The round was dealt on a device of its players and brought to the table later. Whoever has brought it
    may have chosen the secret, or known it."""

    @property
    def keeps_promise(self) -> bool:
        """Whether the secret is revealed and is the one that was committed to."""
        return self.secret is not None and commitment(bytes.fromhex(self.secret)).hex() == self.commitment

    def rng(self, number: int) -> CommittedRng:
        """The source of chance for NATURE's action of this number; raises ``ValueError`` before the secret
        is revealed."""
        if self.secret is None:
            raise ValueError("the secret is not revealed")
        return CommittedRng(round_key(bytes.fromhex(self.secret), self.seeds), number)

    def lot(self) -> int:
        """The seat on which the lot falls; raises ``ValueError`` before the secret is revealed."""
        return self.rng(LOT).randrange(len(self.seeds))


def commitment(secret: bytes) -> bytes:
    """What is published before the players give their seeds. A secret has 32 bytes, else ``ValueError``."""
    _check_length(secret)
    return hashlib.sha256(COMMITMENT_LABEL + secret).digest()


def round_key(secret: bytes, seeds: Sequence[str]) -> bytes:
    """What every shuffle of the round comes from: the secret, with the players' seeds mixed in.

    A secret has 32 bytes and seeds are Unicode texts, else ``ValueError``.
    """
    _check_length(secret)
    return hmac.digest(secret, KEY_LABEL + b"".join(map(_framed, seeds)), "sha256")


class CommittedRng:
    """The source of chance for one shuffle of a round: NATURE's first action is number 0."""

    def __init__(self, key: bytes, number: int) -> None:
        self._words = _words(key, number)

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to ``stop`` (not included), each equally likely.

        ``stop`` is at least 1 and at most 2³², else ``ValueError``.
        """
        if not 1 <= stop <= WORDS:
            raise ValueError(f"no range up to {stop}")
        even = WORDS - WORDS % stop
        return next(word for word in self._words if word < even) % stop


def _words(key: bytes, number: int) -> Iterator[int]:
    """The stream of 32-bit words that belongs to one shuffle, without end."""
    for block in count():
        yield from struct.unpack(">8I", hmac.digest(key, struct.pack(">QQ", number, block), "sha256"))


def _framed(seed: str) -> bytes:
    """A seed with its length in front, so that no two lists of seeds give the same bytes."""
    data = seed.encode()
    return struct.pack(">Q", len(data)) + data


def _check_length(secret: bytes) -> None:
    """HMAC takes a short key as if zeros followed: without this two secrets could give one key."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret of {len(secret)} bytes")
