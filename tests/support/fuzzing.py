"""Hypothesis strategies for messages from outside: right, almost right, and plain nonsense."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from reihum.live.messages import FromClient
from reihum.registry import GAMES

NUMBERS = st.one_of(
    st.integers(-2, 9),
    st.sampled_from([2**31, 2**53, 2**63, -(2**63) - 1, 10**40]),
    st.floats(allow_nan=False),
)
WORDS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["", "\0", "\u202e", "draw", "lay r11", "simple", "pause", "x" * 400, *GAMES]),
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


def of_type(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """JSON that a type accepts, or nearly: bounds of numbers and lengths are only hinted at."""
    match kind:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            given = {field.encode_name: of_type(field.type) for field in fields}
            named = {tag_field: st.just(tag)} if tag_field else {}
            needed = {field.encode_name for field in fields if field.required}
            return st.fixed_dictionaries(
                {**named, **{name: value for name, value in given.items() if name in needed}},
                optional={name: value for name, value in given.items() if name not in needed},
            )
        case inspect.UnionType(types=types):
            return st.one_of(*map(of_type, types))
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.IntType():
            return st.integers(0, 6)
        case inspect.StrType():
            return WORDS
        case inspect.DictType():
            return st.dictionaries(WORDS, JSON, max_size=2)
        case _:
            return JSON


MESSAGES: st.SearchStrategy[Any] = of_type(inspect.type_info(FromClient))


@st.composite
def spoilt(draw: st.DrawFn, values: st.SearchStrategy[Any]) -> Any:
    """A right value with something wrong at one place, however deep."""
    return _spoil(draw, draw(values))


def _spoil(draw: st.DrawFn, value: Any) -> Any:
    if not isinstance(value, dict) or not value or draw(st.booleans()):
        return draw(JSON)
    key = draw(st.sampled_from(sorted(value)))
    match draw(st.sampled_from(["inside", "without", "more"])):
        case "inside":
            return {**value, key: _spoil(draw, value[key])}
        case "without":
            return {name: kept for name, kept in value.items() if name != key}
        case _:
            return {**value, draw(WORDS): draw(JSON)}


def written(values: st.SearchStrategy[Any]) -> st.SearchStrategy[str]:
    return values.map(json.dumps)


@st.composite
def garbled(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """JSON that is cut off, doubled, or has something in the middle that does not belong there."""
    text = draw(texts)
    place = draw(st.integers(0, len(text)))
    middle = draw(
        st.sampled_from(["", "\\ud800", "NaN", "\0", "[" * 3000, '"type":"request",', "1e999", "-", "\u2028"])
    )
    return text[:place] + middle + draw(st.sampled_from([text[place:], "", text]))


FRAMES: st.SearchStrategy[str | bytes] = st.one_of(
    written(MESSAGES),
    written(spoilt(MESSAGES)),
    written(JSON),
    garbled(written(MESSAGES)),
    st.text(max_size=50),
    st.binary(max_size=50),
    written(MESSAGES).map(str.encode),
)
"""What a client sends, as text or as binary."""


def is_message(frame: str | bytes) -> bool:
    """Whether the server should understand it."""
    try:
        msgspec.json.decode(frame, type=FromClient)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True
