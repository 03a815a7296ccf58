"""The list of games in the README, from the texts of the games."""

from __future__ import annotations

import re
from pathlib import Path

from reihum.game_info import game_info
from reihum.registry import GAMES, is_own
from reihum.texts import find

README = Path(__file__).parents[2] / "README.md"
LIST = re.compile(r"(?<=\| game \| players \| what it is \| options \|\n\|---\|---\|---\|---\|\n)(\|.*\n)*")


def with_list(page: str) -> str:
    """The page with the rows as they should be."""
    return LIST.sub(lambda _: "".join(map(_row, GAMES)), page, count=1)


def _row(name: str) -> str:
    game, texts = GAMES[name], find("en")
    assert is_own(game), "run this without the games of other packages"
    info = game_info(game, texts)
    players = texts.run(info.seats.least, info.seats.most)
    tagline = f"web-tagline-{name}"
    about = texts(tagline) if texts.has(tagline) else info.about
    options = ", ".join(f"`{option.name}`" for option in info.options)
    return f"| [`{name}`](docs/rules/{name}.md) | {players} | {about} | {options} |\n"


def main() -> None:
    README.write_text(with_list(README.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
