"""The committed shuffles of ``docs/fairness.md``, written from that page alone.

Nothing of Reihum is imported here: this is what somebody would write who only has the page.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TypeVar

T = TypeVar("T")


def u64(number: int) -> bytes:
    return bytes((number >> shift) & 255 for shift in (56, 48, 40, 32, 24, 16, 8, 0))


def commitment(secret: bytes) -> bytes:
    return hashlib.sha256(b"reihum shuffle 1 commitment" + secret).digest()


def round_key(secret: bytes, seeds: list[str]) -> bytes:
    message = b"reihum shuffle 1 key"
    for seed in seeds:
        text = seed.encode("utf-8")
        message += u64(len(text)) + text
    return hmac.new(secret, message, hashlib.sha256).digest()


class Source:
    def __init__(self, key: bytes, number: int) -> None:
        self.key = key
        self.number = number
        self.used = 0

    def word(self) -> int:
        block, place = divmod(self.used, 8)
        self.used += 1
        digest = hmac.new(self.key, u64(self.number) + u64(block), hashlib.sha256).digest()
        a, b, c, d = digest[4 * place : 4 * place + 4]
        return ((a * 256 + b) * 256 + c) * 256 + d

    def below(self, stop: int) -> int:
        while True:
            word = self.word()
            if word < 4294967296 // stop * stop:
                return word % stop

    def shuffle(self, cards: list[T]) -> list[T]:
        cards = list(cards)
        last = len(cards) - 1
        while last > 0:
            chosen = self.below(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
            last -= 1
        return cards
