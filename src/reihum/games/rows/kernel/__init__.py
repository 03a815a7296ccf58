"""The row games compiled: Elfer with every opening, and Junior."""

from __future__ import annotations

from reihum.games.rows.kernel import choice, rules, worlds
from reihum.games.rows.kernel.choice import SIMPLE, WEIGHTS
from reihum.games.rows.kernel.state import MENU, PILE, SIZE, codes, decode, load
from reihum.games.rows.rules import Deal
from reihum.kernel.compiled_game import CompiledGame, Words
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import wire


def _shuffle(state: Words, action: Deal) -> None:
    state[PILE : PILE + len(action.order)] = codes(action.order)[::-1]
    _deal_out(state, len(action.order), action.lot or 0)


@entry
def _deal_out(state: Words, cards: int, lot: int) -> None:
    rules.deal_out(pointer(state), cards, lot)


COMPILED = CompiledGame(
    size=SIZE,
    longest_menu=MENU,
    weights=WEIGHTS,
    simple=SIMPLE,
    known=2,
    load=load,
    decode=decode,
    shuffle=_shuffle,
    compiled=wire(rules, choice, worlds, SIZE),
)
