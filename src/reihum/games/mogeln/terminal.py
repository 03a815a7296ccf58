"""The table of Mogeln in words."""

from collections.abc import Iterator

from reihum.games.mogeln.state import View
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """The stack, what one knows of it, and the number of cards that each player seems to have."""
    number = len(view.stack)
    if number:
        layer = texts.name((view.opener + number - 1) % len(view.sizes))
        yield texts("table-mogeln-stack", number=number, player=layer, next=view.next_number)
    else:
        yield texts("table-mogeln-stack-empty", next=view.next_number)
    if view.turned:
        yield texts("table-mogeln-turned", cards=view.turned.cards)
    if own := tuple(card for lay in view.stack for card in lay or ()):
        yield texts("table-mogeln-own", cards=own)
    if view.smuggled:
        yield texts("table-mogeln-smuggled", cards=view.smuggled)
    yield texts("table-mogeln-hands", counts=by_player(view.sizes, texts))
    if any(view.taken):
        yield texts("table-mogeln-taken", counts=by_player(view.taken, texts))
    if view.stacks_out:
        yield texts("table-mogeln-out", count=view.stacks_out)
