"""The games with their seats, options and choices, in the reader's language."""

from collections.abc import Sequence
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from reihum import bots
from reihum.cards import Colour
from reihum.game import AnyGame, Value
from reihum.notation import alternatives
from reihum.texts import Texts

Kind = Literal["flag", "choice", "number", "text", "list"]


VALUES: dict[Kind, str] = {"flag": "", "choice": "", "number": "N", "text": "TEXT", "list": "A;B;…"}
"""The placeholders of values that are not one of a few choices."""


class Choice(Value, frozen=True):
    value: str
    """What people type; the digits of a number."""
    label: str


class Option(Value, frozen=True):
    name: str
    kind: Kind
    choices: tuple[Choice, ...]
    """The choices: one of them or, for a list, several in any order."""
    default: Any
    label: str

    @property
    def flags(self) -> str:
        """The flags on a command line."""
        return f"--{self.name}/--no-{self.name}" if self.kind == "flag" else f"--{self.name}"

    @property
    def values(self) -> str:
        """The possible values, as in ``classic|false-start``."""
        between = ";" if self.kind == "list" else "|"
        return between.join(choice.value for choice in self.choices) or VALUES[self.kind]

    @property
    def default_text(self) -> str | None:
        """The default as people would type it; ``None`` if there is none."""
        match self.default:
            case None:
                return None
            case bool():
                return f"--{self.name}" if self.default else f"--no-{self.name}"
            case list() | tuple():
                return "; ".join(map(str, self.default))
            case value:
                return str(value)


class Seats(Value, frozen=True):
    least: int
    most: int


class GameInfo(Value, frozen=True):
    name: str
    title: str
    about: str
    seats: Seats
    options: tuple[Option, ...]
    bots: tuple[Choice, ...]
    """The bots to play against, the weakest level first."""


def game_info(game: AnyGame, texts: Texts) -> GameInfo:
    """The game as people see it."""
    return GameInfo(
        name=game.name,
        title=texts(f"game-{game.name}"),
        about=texts(f"game-{game.name}-about"),
        seats=Seats(game.seats[0], game.seats[-1]),
        options=options(game, texts),
        bots=tuple(Choice(name, texts(f"bot-{name}")) for name in bots.offered(game.name)),
    )


def options(game: AnyGame, texts: Texts) -> tuple[Option, ...]:
    """The game's own options, in their order."""
    return tuple(_option(game, field, texts) for field in msgspec.structs.fields(game.options_type))


def _option(game: AnyGame, field: msgspec.structs.FieldInfo, texts: Texts) -> Option:
    name = field.encode_name
    return Option(
        name=name,
        kind=_kind(field.type),
        choices=tuple(_choice(game, name, value, texts) for value in values_of(field.type)),
        default=msgspec.to_builtins(field.default),
        label=texts(f"option-{game.name}-{name}"),
    )


def _choice(game: AnyGame, option: str, value: str | int, texts: Texts) -> Choice:
    if isinstance(value, Colour):
        return Choice(value.value, texts(f"colour-{value.value}"))
    return Choice(str(value), texts(f"choice-{game.name}-{option}-{value}"))


def _kind(hint: Any) -> Kind:
    kinds = [_without_limits(kind) for kind in alternatives(hint) if kind is not NoneType]
    if get_origin(kinds[0]) is tuple:
        return "list"
    if values := values_of(hint):
        return "number" if isinstance(values[0], int) else "choice"
    if bool in kinds:
        return "flag"
    return "number" if int in kinds else "text"


def _without_limits(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def values_of(hint: Any) -> Sequence[str | int]:
    """The values to choose from: those of a ``Literal``, or colours."""
    for kind in alternatives(hint):
        if get_origin(kind) is Literal:
            return get_args(kind)
        if kind is Colour or get_args(kind)[:1] == (Colour,):
            return tuple(Colour)
    return ()
