"""Rules pages: their numbered rules, and what they name."""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from reihum.game import AnyGame
from reihum.notation import alternatives

RULE = re.compile(r"^- \*\*([A-Z]+)(\d+a?)\*\*", re.MULTILINE)


def page_of(game: str, root: Path) -> Path:
    """Where the rules page of a game is, in a checkout or in a package of its own."""
    return root / "docs" / "rules" / f"{game}.md"


def rules_in(page: str) -> list[str]:
    """The numbers of the rules on a page, in their order."""
    return [letters + number for letters, number in RULE.findall(page)]


def letters_in(pages: Iterable[Path]) -> frozenset[str]:
    """The letters that rules are numbered with."""
    return frozenset(letters for page in pages for letters, _ in RULE.findall(page.read_text("utf-8")))


def unnamed(game: AnyGame, page: str) -> list[str]:
    """The options, actions and events that a page does not name."""
    options = [field.encode_name for field in msgspec.structs.fields(game.options_type)]
    tags = [
        str(struct.__struct_config__.tag)
        for union in (game.action_type, game.event_type)
        for struct in alternatives(union)
    ]
    return [name for name in (*options, *tags) if not re.search(rf"`{name}[ `]", page)]
