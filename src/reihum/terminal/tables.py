"""The table of any game in words: each kind of view has its module beside this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import msgspec

from reihum.texts import Texts, family, sentence

Table = Callable[[Any, Texts], Iterator[str]]

NOT_ON_THE_TABLE = frozenset({"seat", "options", "hand"})


def table(view: Any, texts: Texts) -> Iterator[str]:
    """What lies on the table, a line each, as the view's owner sees it."""
    tell = _teller(family(type(view)))
    return map(sentence, tell(view, texts))


@cache
def _teller(module: str) -> Table:
    name = f"{__package__}.{module}"
    return plain if find_spec(name) is None else cast(Table, import_module(name).table)


def plain(view: msgspec.Struct, texts: Texts) -> Iterator[str]:
    """The view of a game that has no words of its own for its table."""
    for name in view.__struct_fields__:
        if name not in NOT_ON_THE_TABLE:
            yield f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}"
