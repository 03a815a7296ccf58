"""The messages that a game needs for what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from reihum.game import AnyGame
from reihum.notation import alternatives
from reihum.registry import family


def keys_of(game: AnyGame) -> Iterator[str]:
    """The keys of all its messages, but for refusals, hints and lessons."""
    yield f"game-{game.name}"
    yield f"game-{game.name}-about"
    yield from option_keys(game)
    yield from (struct_key("action", action) for action in player_actions(game))
    yield from (struct_key("event", event) for event in alternatives(game.event_type))
    yield from (f"outcome-{reason}" for reason in game.end_reasons)


def player_actions(game: AnyGame) -> list[Any]:
    """The classes of actions, without those of NATURE."""
    by_nature = alternatives(get_type_hints(game.shuffle)["return"])
    return [action for action in alternatives(game.action_type) if action not in by_nature]


def option_keys(game: AnyGame) -> Iterator[str]:
    for field in msgspec.structs.fields(game.options_type):
        yield f"option-{game.name}-{field.encode_name}"
        for kind in alternatives(field.type):
            if get_origin(kind) is Literal:
                yield from (f"choice-{game.name}-{field.encode_name}-{value}" for value in get_args(kind))


def struct_key(prefix: str, struct: Any) -> str:
    return f"{prefix}-{family(struct)}-{struct.__struct_config__.tag}"
