"""Stufen compiled."""

from __future__ import annotations

from reihum.games.stufen.actions import Deal, Renew
from reihum.games.stufen.kernel import choice, rules, worlds
from reihum.games.stufen.kernel import state as s
from reihum.games.stufen.kernel.choice import SIMPLE, WEIGHTS
from reihum.kernel.compiled_game import CompiledGame, Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import make_entry_points


def _shuffle(state: Ints, action: Deal | Renew) -> None:
    state[s.PILE : s.PILE + len(action.order)] = s.codes(action.order)[::-1]
    _shuffled(state)


@entry
def _shuffled(state: Ints) -> None:
    if state[s.PHASE] == s.DEAL:
        rules.deal_out(pointer(state))
    else:
        rules.renew(pointer(state))


COMPILED = CompiledGame(
    size=s.SIZE,
    longest_menu=s.MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=worlds.KNOWN,
    load=s.load,
    decode=s.decode,
    apply_shuffle=_shuffle,
    entry_points=make_entry_points(rules, choice, worlds, s.SIZE),
)
