"""Stufen compiled."""

from __future__ import annotations

from reihum.games.stufen.actions import Deal, Renew
from reihum.games.stufen.kernel import choice, rules, worlds
from reihum.games.stufen.kernel.choice import SIMPLE, WEIGHTS
from reihum.games.stufen.kernel.state import DEAL, MENU, PHASE, PILE, SIZE, codes, decode, load
from reihum.kernel.compiled_game import CompiledGame, Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import make_entry_points


def _shuffle(state: Ints, action: Deal | Renew) -> None:
    state[PILE : PILE + len(action.order)] = codes(action.order)[::-1]
    _shuffled(state)


@entry
def _shuffled(state: Ints) -> None:
    if state[PHASE] == DEAL:
        rules.deal_out(pointer(state))
    else:
        rules.renew(pointer(state))


COMPILED = CompiledGame(
    size=SIZE,
    longest_menu=MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=worlds.KNOWN,
    load=load,
    decode=decode,
    apply_shuffle=_shuffle,
    entry_points=make_entry_points(rules, choice, worlds, SIZE),
)
