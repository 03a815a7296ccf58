"""The short text form of actions: the tag, then the fields in order, ``bridge y9 b9``.

It is derived from the struct, so every action has one and every one parses back.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec


class Malformed(ValueError):
    """The text is no action; the argument is the word that was not understood."""


def to_text(action: msgspec.Struct) -> str:
    """The action as people type it."""
    return " ".join((str(action.__struct_config__.tag), *_words(action)))


def from_text(text: str, action_types: Any) -> Any:
    """The action that ``text`` stands for, out of a union of action types; raises ``Malformed``."""
    tag, *words = text.split() or [""]
    struct = _by_tag(action_types).get(tag)
    if struct is None:
        raise Malformed(tag)
    values = [_take(field, words) for field in _fields(struct)]
    if words:
        raise Malformed(words[0])
    return struct(*values)


class _Field(NamedTuple):
    read: Callable[[str], Any]
    many: bool
    optional: bool


def _words(action: msgspec.Struct) -> Iterator[str]:
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if isinstance(value, tuple):
            yield from map(str, value)
        elif value is not None:
            yield str(value)


def _take(field: _Field, words: list[str]) -> Any:
    """Removes from the front of ``words`` what belongs to the field."""
    if field.many:
        values = []
        while words and (value := field.read(words[0])) is not None:
            values.append(value)
            del words[0]
        return tuple(values)
    value = field.read(words[0]) if words else None
    if value is not None:
        del words[0]
    elif not field.optional:
        raise Malformed(words[0] if words else "")
    return value


@cache
def _by_tag(action_types: Any) -> dict[str, type[msgspec.Struct]]:
    return {str(struct.__struct_config__.tag): struct for struct in alternatives(action_types)}


@cache
def _fields(struct: type[msgspec.Struct]) -> tuple[_Field, ...]:
    hints = get_type_hints(struct)
    return tuple(_field(hints[name]) for name in struct.__struct_fields__)


def _field(hint: Any) -> _Field:
    if get_origin(hint) is tuple:
        return _Field(_reader(get_args(hint)[:1]), many=True, optional=False)
    kinds = alternatives(hint)
    return _Field(
        _reader([kind for kind in kinds if kind is not NoneType]), many=False, optional=NoneType in kinds
    )


def alternatives(hint: Any) -> Sequence[Any]:
    """The members of a union, or the type itself."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _reader(kinds: Sequence[Any]) -> Callable[[str], Any]:
    readers = [_read_as(kind) for kind in kinds]

    def read(word: str) -> Any:
        return next((value for reader in readers if (value := reader(word)) is not None), None)

    return read


def _read_as(kind: Any) -> Callable[[str], Any]:
    if kind is int:
        return lambda word: int(word) if word.isascii() and word.isdecimal() and len(word) < 16 else None
    if get_origin(kind) is Literal:
        return lambda word: word if word in get_args(kind) else None
    if issubclass(kind, Enum):
        return lambda word: kind(word) if word in kind._value2member_map_ else None
    raise TypeError(f"no text form for {kind!r}")
