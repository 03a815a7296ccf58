"""The table of Ratefix in words."""

from collections.abc import Iterator
from itertools import chain

from reihum.games.ratefix.rules import View
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """The stacks, the cards won, one's own card in the middle, and the guesses so far."""
    yield texts("table-ratefix-stacks", count=view.stacks[0])
    yield texts("table-ratefix-won", counts=by_player(map(len, view.won), texts))
    if shown := tuple(chain.from_iterable(view.won)):
        yield texts("table-ratefix-shown", cards=shown)
    if view.card:
        yield texts("table-ratefix-card", card=view.card)
    if view.guesses:
        yield texts("table-ratefix-guesses", guesses=texts.listed(_guesses(view, texts)))


def _guesses(view: View, texts: Texts) -> Iterator[str]:
    for place, guess in enumerate(view.guesses):
        player = texts.name((view.opener + place) % len(view.stacks))
        yield texts("of-player", player=player, number=guess)
