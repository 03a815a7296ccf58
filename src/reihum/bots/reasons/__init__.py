"""Why a move is good, by what sets it apart from the others on the menu. One module a kind of game.

A reason is found from what the seat may know, like the move itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reihum.bots.reasons import master, mogeln, ratefix, rows, schnippschnapp, stufen
from reihum.bots.reasons.because import BEST, ONLY, Reason, because
from reihum.games.master.view import View as MasterView
from reihum.games.mogeln.state import View as MogelnView
from reihum.games.ratefix import View as RatefixView
from reihum.games.rows import View as RowView
from reihum.games.schnippschnapp import View as SnapView
from reihum.games.schwarzerpeter import View as PeterView
from reihum.games.stufen.state import View as StufenView

__all__ = ["Reason", "explain"]

Explain = Callable[[Any, Sequence[Any], Any, Sequence[Any]], Reason]

EXPLAIN: dict[type, Explain] = {
    RowView: rows.explain,
    MasterView: master.explain,
    MogelnView: mogeln.explain,
    RatefixView: ratefix.explain,
    SnapView: schnippschnapp.explain,
    StufenView: stufen.explain,
    PeterView: lambda view, menu, action, heard: because("shuffled"),
}


def explain(view: Any, menu: Sequence[Any], action: Any, heard: Sequence[Any]) -> Reason:
    """The reason for an entry of the menu."""
    if type(view) in EXPLAIN:
        return EXPLAIN[type(view)](view, menu, action, heard)
    return ONLY if len(menu) == 1 else BEST
