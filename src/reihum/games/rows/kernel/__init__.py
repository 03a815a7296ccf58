"""The row games compiled: Elfer with every opening, and Junior."""

from reihum.games.rows.actions import Deal
from reihum.games.rows.kernel import choice, rules, worlds
from reihum.games.rows.kernel import state as s
from reihum.kernel.compiled_game import Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import compile_game


def _shuffle(state: Ints, action: Deal) -> None:
    state[s.PILE : s.PILE + len(action.order)] = s.codes(action.order)[::-1]
    _deal_out(state, len(action.order), action.lot or 0)


@entry
def _deal_out(state: Ints, cards: int, lot: int) -> None:
    rules.deal_out(pointer(state), cards, lot)


COMPILED = compile_game(s, rules, choice, worlds, _shuffle)
