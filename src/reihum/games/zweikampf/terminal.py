"""The table of Zweikampf in words."""

from collections.abc import Iterator

from reihum.games.zweikampf.rules import View
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """The cards still in the stacks, the cards won, and those at stake."""
    yield texts("table-zweikampf-stacks", counts=by_player(view.stacks, texts))
    yield texts("table-zweikampf-won", counts=by_player(map(len, view.won), texts))
    if any(view.stakes):
        yield texts("table-zweikampf-stakes", stakes=view.stakes)
