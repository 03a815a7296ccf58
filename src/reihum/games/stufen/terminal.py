"""The table of Stufen in words."""

from collections.abc import Iterator

from reihum.game import Seat
from reihum.games.stufen.melds import Meld
from reihum.games.stufen.state import View, stage_of
from reihum.texts import Texts


def table(view: View, texts: Texts) -> Iterator[str]:
    """The players with their stages, the melds, and the two piles, one line each."""
    for seat in range(len(view.counts)):
        yield _player(view, seat, texts)
    for number, meld in enumerate(view.table, start=1):
        yield _meld(view, number, meld, texts)
    top = view.discards[-1] if view.discards else None
    yield texts("table-stufen-discards", top=top, count=len(view.discards))
    yield texts("table-stufen-pile", count=view.pile)


def _player(view: View, seat: Seat, texts: Texts) -> str:
    needs = (texts("table-stufen-need", **need._asdict()) for need in stage_of(view, seat))
    return texts(
        "table-stufen-player",
        player=texts.name(seat),
        stage=view.stages[seat] + 1,
        needs=" + ".join(needs),
        laid=view.laid[seat],
        count=view.counts[seat],
        paused=seat in view.paused,
    )


def _meld(view: View, number: int, meld: Meld, texts: Texts) -> str:
    last = meld.of + len(meld.cards) - 1 if isinstance(meld.of, int) else None
    details = {"player": texts.name(meld.owner), "player-is": "you" if meld.owner == view.seat else "other"}
    return texts(
        "table-stufen-meld", number=number, kind=meld.kind, of=meld.of, last=last, cards=meld.cards, **details
    )
