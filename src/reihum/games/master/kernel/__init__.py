"""Master compiled."""

from __future__ import annotations

from reihum.games.master.actions import Deal
from reihum.games.master.kernel import choice, rules, worlds
from reihum.games.master.kernel import state as s
from reihum.games.master.kernel.choice import SIMPLE, WEIGHTS
from reihum.kernel.compiled_game import CompiledGame, Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import make_entry_points


def _shuffle(state: Ints, action: Deal) -> None:
    state[s.NEIGHBOURS : s.FILLED] = s.neighbours(action.column)
    state[s.PILE :] = s.codes(action.order)[::-1]
    _deal_out(state)


@entry
def _deal_out(state: Ints) -> None:
    rules.deal_out(pointer(state))


COMPILED = CompiledGame(
    size=s.SIZE,
    longest_menu=s.MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=1,
    load=s.load,
    decode=s.decode,
    apply_shuffle=_shuffle,
    entry_points=make_entry_points(rules, choice, worlds, s.SIZE),
)
