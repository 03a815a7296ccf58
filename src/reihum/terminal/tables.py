"""The table of any game in words, by the game's module ``terminal``; without one, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from reihum import registry
from reihum.texts import Texts, sentence

NOT_ON_THE_TABLE = frozenset({"seat", "options", "hand"})


def table(view: Any, texts: Texts) -> Iterator[str]:
    """What lies on the table, a line each, as the view's owner sees it."""
    module = registry.part_for(type(view), "terminal")
    return map(sentence, plain(view, texts) if module is None else module.table(view, texts))


def plain(view: msgspec.Struct, texts: Texts) -> Iterator[str]:
    """The view of a game that has no words of its own for its table."""
    for name in view.__struct_fields__:
        if name not in NOT_ON_THE_TABLE:
            yield f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}"
