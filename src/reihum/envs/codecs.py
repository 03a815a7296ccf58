"""Codecs: actions as numbers, and what a seat sees as a row of bytes (docs/envs.md).

The codec of a game is the function ``codec(game, options, seats)`` in its module ``codec``. Most actions are
one number. Where a game has thousands of actions, an action is spelled with several numbers.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, TypeAlias

import numpy as np

from reihum import registry
from reihum.envs.layout import Layout, Row
from reihum.game import AnyGame, Options, Seat, check_setup, read_options

Word: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Codec:
    """The numbers and rows of a game with these options and this number of players."""

    game: AnyGame
    options: Options
    seats: int
    layout: Layout
    texts: tuple[str, ...]
    """The text of each number, as people would type it."""
    word: Callable[[Any, Seat], Word]
    """The numbers that spell an action of a seat: nearly always one."""
    spelling: range = range(0)
    """The numbers that spell longer actions. A row ends with how often each was chosen so far."""
    longest: int = 1
    """The most numbers that an action takes."""

    @cached_property
    def size(self) -> int:
        """The number of bytes in a row."""
        return self.layout.size + len(self.spelling)

    @property
    def most(self) -> Row:
        """The maximum of each byte of a row."""
        return np.append(self.layout.most, np.full(len(self.spelling), self.longest, np.uint8))

    def __reduce__(self) -> tuple[Any, ...]:
        """A codec has functions, which cannot be pickled. So it is built again."""
        return build, (self.game.name, self.options, self.seats)

    def choices(self, menu: Iterable[Any], seat: Seat, spelled: Word = ()) -> Mapping[int, Sequence[Any]]:
        """The numbers that may come next, each with the actions of the menu that it can lead to."""
        found: dict[int, list[Any]] = {}
        done = len(spelled)
        for action in menu:
            word = self.word(action, seat)
            if not done or word[:done] == spelled:
                found.setdefault(word[done], []).append(action)
        return found

    def row(self, view: Any, spelled: Word = ()) -> Row:
        """What the seat of a view sees."""
        row = bytearray(self.size)
        self.layout.write(row, view)
        for at in spelled:
            row[self.layout.size + at - self.spelling.start] += 1
        return np.frombuffer(row, np.uint8)


def codec(game: str, players: int, **options: Any) -> Codec:
    """The codec of a game; raises ``BadSetup``, or ``ValueError`` if the game has none."""
    return build(game, read_options(registry.find(game), options), players)


def has_codec(game: AnyGame) -> bool:
    return registry.part_of(game, "codec") is not None


@cache
def build(name: str, options: Options, seats: int) -> Codec:
    game = registry.find(name)
    check_setup(game, options, seats)
    module = registry.part_of(game, "codec")
    if module is None:
        raise ValueError(f"{name} has no codec, so it has no environments")
    made: Codec = module.codec(game, options, seats)
    return made


def listed(game: AnyGame, options: Options, seats: int, layout: Layout, actions: Iterable[Any]) -> Codec:
    """A codec where every action has one number, in this order."""
    words: dict[Any, Word] = {action: (at,) for at, action in enumerate(actions)}
    return Codec(game, options, seats, layout, tuple(map(str, words)), lambda action, seat: words[action])
