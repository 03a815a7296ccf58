"""A sequence that cannot be changed and yet grows cheaply: a longer or shorter one shares its chunks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

from reihum.game import Value

Item = TypeVar("Item")

CHUNK = 32


class Chunks(Value, Generic[Item], frozen=True):
    """To add an item or to drop the last ones copies no more than one chunk and the list of chunks."""

    full: tuple[tuple[Item, ...], ...] = ()
    rest: tuple[Item, ...] = ()

    def __len__(self) -> int:
        return CHUNK * len(self.full) + len(self.rest)

    def __iter__(self) -> Iterator[Item]:
        return chain(chain.from_iterable(self.full), self.rest)

    def __reversed__(self) -> Iterator[Item]:
        return chain(reversed(self.rest), *map(reversed, reversed(self.full)))

    def __getitem__(self, number: int) -> Item:
        if number < 0:
            number += len(self)
        chunk, place = divmod(number, CHUNK)
        if chunk < 0:
            raise IndexError(number)
        return self.rest[place] if chunk == len(self.full) else self.full[chunk][place]

    def plus(self, *items: Item) -> Chunks[Item]:
        full, rest = self.full, (*self.rest, *items)
        while len(rest) >= CHUNK:
            full, rest = (*full, rest[:CHUNK]), rest[CHUNK:]
        return Chunks(full, rest)

    def first(self, items: int) -> Chunks[Item]:
        """The first ``items`` of them."""
        chunks, rest = divmod(items, CHUNK)
        return Chunks(self.full[:chunks], self._chunk(chunks)[:rest])

    def _chunk(self, number: int) -> tuple[Item, ...]:
        return self.full[number] if number < len(self.full) else self.rest
