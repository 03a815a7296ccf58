"""The tables of codecs in ``docs/envs.md``: a row for each game that has none yet, from its codec.

A row that is there stays as it is, so that it can say more.
"""

from __future__ import annotations

from pathlib import Path

from reihum import envs
from reihum.envs.codecs import Codec, has_codec
from reihum.registry import GAMES, is_own
from reihum.texts import find

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
ACTIONS = "| game | numbers, four players | in order |"
FIELDS = "| game | bytes, four players | fields in order |"
CODED = tuple(name for name, game in GAMES.items() if has_codec(game))
USUAL = 4
"""The number of players that the rows are for, unless a game has fewer."""


def shown_codec(game: str) -> Codec:
    """The codec that the rows of a game describe."""
    return envs.codec(game, min(USUAL, GAMES[game].seats[-1]))


def kinds(codec: Codec) -> list[str]:
    """The kinds of actions, in the order of their numbers."""
    single = (text.split()[0] for at, text in enumerate(codec.texts) if at not in codec.spelling)
    return list(dict.fromkeys(single))


def rows_of(game: str, page: str) -> list[str]:
    """The rows about a game: its actions, and its fields."""
    title = find("en")(f"game-{game}")
    return [
        row
        for row in page.splitlines()
        if row.startswith("|") and title in row.split("|")[1].strip().split(", ")
    ]


def with_rows(page: str) -> str:
    for game in CODED:
        assert is_own(GAMES[game]), "run this without the games of other packages"
        if not rows_of(game, page):
            codec = shown_codec(game)
            page = _with_row(page, ACTIONS, _row(codec, len(codec.texts), kinds(codec)))
            page = _with_row(
                page, FIELDS, _row(codec, codec.size, [field.name for field in codec.layout.fields])
            )
    return page


def _row(codec: Codec, count: int, names: list[str]) -> str:
    title = find("en")(f"game-{codec.game.name}")
    players = "" if codec.seats == USUAL else f" ({codec.seats} players)"
    return f"| {title} | {count}{players} | {', '.join(f'`{name}`' for name in names)} |"


def _with_row(page: str, head: str, row: str) -> str:
    """The page with a row at the end of the table below ``head``."""
    before, after = page.split(head)
    table, rest = after.split("\n\n", 1)
    return f"{before}{head}{table}\n{row}\n\n{rest}"


def main() -> None:
    PAGE.write_text(with_rows(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
