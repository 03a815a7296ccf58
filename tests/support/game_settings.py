"""Every game with every choice of its options and every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import product
from types import NoneType
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from reihum.cards import Colour
from reihum.game import AnyGame, Options
from reihum.games.elfer import rules as elfer
from reihum.notation import alternatives
from reihum.registry import GAMES
from reihum.testing import seats_for

STAGE_CARD = (
    "farbe 4 + pasch 2",
    "pasch 2 + pasch 2 + pasch 2",
    "farbe 3 + farbe 4",
    "reihe 4 + pasch 2 + farbe 3",
    "reihe 4 + reihe 4",
    "pasch 8",
    "farbe 9",
    "reihe 10",
    "pasch 3 + pasch 3 + pasch 3 + pasch 2",
    "reihe 11",
)
OTHER_VALUES: dict[tuple[str, str], tuple[Any, ...]] = {
    ("master", "rows"): ((Colour.GREEN, Colour.YELLOW, Colour.BLUE, Colour.RED),),
    ("schnippschnapp", "reveals"): (30,),
    ("schnippschnapp", "window"): (0,),
    ("stufen", "stages"): (STAGE_CARD,),
}
"""Values to try beside the default, for options that are not a choice out of a few."""
ENOUGH_VALUES: dict[tuple[str, str], tuple[Any, ...]] = {
    ("elfer", "draws"): (3,),
    ("elfer", "opener"): ("alone",),
    ("mogeln", "colour"): (None, Colour.GREEN),
}
"""Values that stand for all, where the others would only be the same again."""
MORE_SETS: dict[str, tuple[Options, ...]] = {
    "elfer": (
        elfer.Options(draws=1),
        elfer.Options(opener="lays-on"),
        elfer.Options("false-start", draws=1, opener="lays-on"),
        elfer.Options("three-openers", draws=1, opener="lays-on"),
        elfer.Options("any-start", draws=1, opener="lays-on"),
        elfer.Options(without=Colour.RED, draws=1, opener="lays-on"),
    ),
}
"""Sets of options in which values left out above are met, each with every opening."""


class Setting(NamedTuple):
    game: AnyGame
    options: Options
    seats: int

    def __str__(self) -> str:
        return f"{option_name(self.game, self.options)}-{self.seats}"


def settings() -> Iterator[Setting]:
    for game in GAMES.values():
        for options in option_sets(game):
            yield from (Setting(game, options, seats) for seats in seats_for(game, options))


def option_sets(game: AnyGame) -> Iterator[Options]:
    yield from MORE_SETS.get(game.name, ())
    fields = msgspec.structs.fields(game.options_type)
    for values in product(*(_values(game, field) for field in fields)):
        yield game.options_type(*values)


def option_name(game: AnyGame, options: Options) -> str:
    """The game and the options that are not the default."""
    chosen = [
        f"{field.encode_name}={str(value).lower() if value is not None else 'none'}"
        for field in msgspec.structs.fields(options)
        if (value := getattr(options, field.name)) != field.default
        and (game.name, field.encode_name) not in OTHER_VALUES
    ] + [
        field.encode_name
        for field in msgspec.structs.fields(options)
        if (game.name, field.encode_name) in OTHER_VALUES and getattr(options, field.name) != field.default
    ]
    return "-".join((game.name, *chosen))


def _values(game: AnyGame, field: msgspec.structs.FieldInfo) -> list[Any]:
    if (game.name, field.encode_name) in ENOUGH_VALUES:
        return list(ENOUGH_VALUES[game.name, field.encode_name])
    values: list[Any] = [field.default]
    for kind in alternatives(field.type):
        if kind is bool:
            values += [False, True]
        elif kind is NoneType:
            values.append(None)
        elif get_origin(kind) is Literal:
            values += get_args(kind)
        elif isinstance(kind, type) and issubclass(kind, Enum):
            values += kind
        else:
            values += OTHER_VALUES.get((game.name, field.encode_name), ())
    return list(dict.fromkeys(values))
