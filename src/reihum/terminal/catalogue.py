"""The list of games: a table on a screen, lines anywhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table

from reihum.game_info import Offer, Option
from reihum.texts import Texts


def show(offers: Sequence[Offer], texts: Texts) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    if console.is_terminal:
        console.print(_table(offers, texts))
    else:
        for offer in offers:
            print("\n".join(lines(offer, texts)))


def lines(offer: Offer, texts: Texts) -> Iterator[str]:
    """A game in a line, and each of its options in another."""
    players = texts("games-players", range=_range(offer, texts))
    yield texts("games-game", name=offer.name, title=offer.title, players=players, about=offer.about)
    for option in offer.options:
        yield f"    {_option(option, texts)}"


def _table(offers: Sequence[Offer], texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0), header_style="bold")
    for heading in ("games-name", "games-seats", "games-about"):
        table.add_column(texts(heading))
    for offer in offers:
        told = (offer.about, *(_option(option, texts) for option in offer.options))
        table.add_row(offer.name, _range(offer, texts), "\n".join(told))
    return table


def _range(offer: Offer, texts: Texts) -> str:
    return texts.run(offer.seats.least, offer.seats.most)


def _option(option: Option, texts: Texts) -> str:
    """The option's flag with what it can be, what it means, and what it is if nobody says."""
    flag = " ".join(filter(None, (option.flags, option.values)))
    told = texts("games-option", flag=flag, label=option.label)
    if option.default_text is None:
        return told
    return texts("games-default", option=told, default=option.default_text)
