"""The messages that a game needs for what it is made of."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from reihum.game import AnyGame, BadSetup, IllegalAction, MalformedAction, StaleAction
from reihum.lessons.script import Tell, Try
from reihum.notation import alternatives
from reihum.registry import family, part_of

REFUSALS = {kind.__name__ for kind in (BadSetup, IllegalAction, MalformedAction, StaleAction)}
SECTION = re.compile(r'\bname: "([^"]+)"')
"""The name of a section in a ``guide.ts``."""


def keys_of(game: AnyGame) -> Iterator[str]:
    """The keys of its messages, but for refusals, hints, lessons and guides."""
    yield f"game-{game.name}"
    yield f"game-{game.name}-about"
    yield from option_keys(game)
    yield from (struct_key("action", action) for action in player_actions(game))
    yield from (struct_key("event", event) for event in alternatives(game.event_type))
    yield from (f"outcome-{reason}" for reason in game.end_reasons)


def refusal_keys(package: str) -> Iterator[str]:
    """The keys of the refusals that the modules of a package name."""
    folders = import_module(package).__path__ if package else ()
    for file in (file for folder in folders for file in sorted(Path(folder).glob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name(name), [ast.Constant(str(code)), *_]) if name in REFUSALS:
                    yield f"refused-{code}"


def lesson_keys(game: AnyGame) -> Iterator[str]:
    """The keys of what its lesson says."""
    if lesson := part_of(game, "lesson"):
        says = (scene.say for scene in lesson.SCRIPT.scenes if isinstance(scene, Tell | Try))
        yield from (f"lesson-{game.name}-{say}" for say in says)


def guide_keys(game: AnyGame, folder: Path) -> Iterator[str]:
    """The keys of the sections of its guide, which is in the game's folder of the page."""
    guide = folder / "guide.ts"
    for section in SECTION.findall(guide.read_text("utf-8")) if guide.exists() else ():
        yield f"guide-head-{section}"
        yield f"guide-{game.name}-{section}"


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
