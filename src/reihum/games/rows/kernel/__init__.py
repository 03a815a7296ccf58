"""The row games compiled: Elfer with every opening, and Junior."""

from __future__ import annotations

from reihum.games.rows.actions import Deal
from reihum.games.rows.kernel import choice, rules, worlds
from reihum.games.rows.kernel import state as s
from reihum.games.rows.kernel.choice import SIMPLE, WEIGHTS
from reihum.kernel.compiled_game import CompiledGame, Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import make_entry_points


def _shuffle(state: Ints, action: Deal) -> None:
    state[s.PILE : s.PILE + len(action.order)] = s.codes(action.order)[::-1]
    _deal_out(state, len(action.order), action.lot or 0)


@entry
def _deal_out(state: Ints, cards: int, lot: int) -> None:
    rules.deal_out(pointer(state), cards, lot)


COMPILED = CompiledGame(
    size=s.SIZE,
    longest_menu=s.MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=2,
    load=s.load,
    decode=s.decode,
    apply_shuffle=_shuffle,
    entry_points=make_entry_points(rules, choice, worlds, s.SIZE),
)
