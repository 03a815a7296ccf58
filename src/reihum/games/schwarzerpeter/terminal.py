"""The table of Schwarzer Peter in words."""

from collections.abc import Iterator

from reihum.game import Seat
from reihum.games.schwarzerpeter.state import View
from reihum.terminal.lines import by_player
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """The sizes of the hands, the pairs laid down, who draws from whom; in the end the card put aside."""
    yield texts("table-schwarzerpeter-hands", counts=by_player(view.counts, texts))
    yield texts("table-schwarzerpeter-pairs", counts=by_player((len(laid) // 2 for laid in view.laid), texts))
    if view.giver is not None:
        who = _who("drawer", view.drawer, view, texts) | _who("giver", view.giver, view, texts)
        yield texts("table-schwarzerpeter-draw", **who)
    for aside in view.aside:
        yield texts("table-schwarzerpeter-aside", aside=aside)


def _who(role: str, seat: Seat, view: View, texts: Texts) -> dict[str, str]:
    return {role: texts.name(seat), f"{role}-is": "you" if seat == view.seat else "other"}
