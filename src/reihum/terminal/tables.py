"""The table of any game in words: each kind of view has its module beside this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from reihum.game import Game
from reihum.terminal.lines import sentence
from reihum.texts import Texts

Table = Callable[[Any, Texts], Iterator[str]]

NOT_ON_THE_TABLE = frozenset({"seat", "options", "hand"})


def table(game: Game, view: Any, texts: Texts) -> Iterator[str]:
    """What lies on the table, a line each, as the view's owner sees it."""
    tell = _teller(type(view).__module__.rpartition(".")[2], game.name)
    return map(sentence, tell(view, texts))


@cache
def _teller(*modules: str) -> Table:
    """The first of these modules that there is tells the table."""
    for module in modules:
        name = f"{__package__}.{module}"
        if find_spec(name) is not None:
            told: Table = import_module(name).table
            return told
    return plain


def plain(view: msgspec.Struct, texts: Texts) -> Iterator[str]:
    """The view of a game that has no words of its own for its table."""
    for name in view.__struct_fields__:
        if name not in NOT_ON_THE_TABLE:
            yield f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}"
