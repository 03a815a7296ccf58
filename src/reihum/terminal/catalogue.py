"""The list of games: a table on a screen, lines anywhere else."""

import sys
from collections.abc import Iterator, Sequence

from reihum.game_info import GameInfo, Option
from reihum.texts import Texts


def show(infos: Sequence[GameInfo], texts: Texts) -> None:
    if sys.stdout.isatty():
        _show_table(infos, texts)
    else:
        for info in infos:
            print("\n".join(lines(info, texts)))


def lines(info: GameInfo, texts: Texts) -> Iterator[str]:
    """A game in a line, and each of its options in another."""
    players = texts("games-players", range=_range(info, texts))
    yield texts("games-game", name=info.name, title=info.title, players=players, about=info.about)
    for option in info.options:
        yield f"    {_option(option, texts)}"


def _show_table(infos: Sequence[GameInfo], texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0), header_style="bold")
    for heading in ("games-name", "games-seats", "games-about"):
        table.add_column(texts(heading))
    for info in infos:
        cells = (info.about, *(_option(option, texts) for option in info.options))
        table.add_row(f"{info.title}\n{info.name}", _range(info, texts), "\n".join(cells))
    Console(highlight=False, markup=False, emoji=False).print(table)


def _range(info: GameInfo, texts: Texts) -> str:
    return texts.run(info.seats.least, info.seats.most)


def _option(option: Option, texts: Texts) -> str:
    """The option's flag with its values, its meaning and its default."""
    flag = " ".join(filter(None, (option.flags, option.values)))
    shown = texts("games-option", flag=flag, label=option.label)
    if option.default_text is None:
        return shown
    return texts("games-default", option=shown, default=option.default_text)
