"""The table of Schnipp Schnapp in words."""

from collections.abc import Iterator

from reihum.games.schnippschnapp.state import View
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """What each player has before them, the middle, and what counts in the end."""
    for seat, pile in enumerate(view.piles):
        yield texts(
            "table-schnippschnapp-player",
            player=texts.name(seat),
            stack=view.stacks[seat] + view.loose[seat],
            pile=len(pile),
            top=pile[-1:],
        )
    yield texts("table-schnippschnapp-middle", count=len(view.middle), top=view.middle[-1:])
    yield texts("table-schnippschnapp-quartets", counts=by_player(map(len, view.quartets), texts))
    if view.options.mode == "all-at-once":
        yield texts("table-schnippschnapp-won", counts=by_player(view.won, texts))
