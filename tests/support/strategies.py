"""Well-formed actions at random, of any game: most of them nonsense."""

from __future__ import annotations

from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from reihum.game import Action
from reihum.notation import alternatives

WRITTEN_NUMBERS = st.integers(0, 10**15 - 1)
"""Whole numbers that have a text form."""


def actions(action_type: Any, numbers: st.SearchStrategy[int] = WRITTEN_NUMBERS) -> st.SearchStrategy[Action]:
    """Any action out of a union of action types."""
    return st.one_of(*(_structs(struct, numbers) for struct in alternatives(action_type)))


def _structs(struct: Any, numbers: st.SearchStrategy[int]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(struct)
    return st.builds(struct, *(_values(hints[name], numbers) for name in struct.__struct_fields__))


def _values(hint: Any, numbers: st.SearchStrategy[int]) -> st.SearchStrategy[Any]:
    if get_origin(hint) is tuple:
        return st.lists(_values(get_args(hint)[0], numbers), max_size=4).map(tuple)
    return st.one_of(*(_plain_values(kind, numbers) for kind in alternatives(hint)))


def _plain_values(kind: Any, numbers: st.SearchStrategy[int]) -> st.SearchStrategy[Any]:
    if kind is NoneType:
        return st.none()
    if kind is int:
        return numbers
    return st.sampled_from(get_args(kind) if get_origin(kind) is Literal else list(kind))
