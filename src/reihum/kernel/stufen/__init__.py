"""Stufen compiled."""

from __future__ import annotations

from reihum.games.stufen import Deal, Renew
from reihum.kernel.compiled_game import Twin, Words
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import wire
from reihum.kernel.stufen import choice, rules, worlds
from reihum.kernel.stufen.choice import SIMPLE, WEIGHTS
from reihum.kernel.stufen.state import DEAL, MENU, PHASE, PILE, SIZE, codes, decode, load


def _shuffle(state: Words, action: Deal | Renew) -> None:
    state[PILE : PILE + len(action.order)] = codes(action.order)[::-1]
    _shuffled(state)


@entry
def _shuffled(state: Words) -> None:
    if state[PHASE] == DEAL:
        rules.deal_out(pointer(state))
    else:
        rules.renew(pointer(state))


TWIN = Twin(
    size=SIZE,
    longest_menu=MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=worlds.KNOWN,
    load=load,
    decode=decode,
    shuffle=_shuffle,
    compiled=wire(rules, choice, worlds, SIZE),
)
