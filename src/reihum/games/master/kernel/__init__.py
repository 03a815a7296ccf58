"""Master compiled."""

from reihum.games.master.actions import Deal
from reihum.games.master.kernel import choice, rules, worlds
from reihum.games.master.kernel import state as s
from reihum.kernel.compiled_game import Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import compile_game


def _shuffle(state: Ints, action: Deal) -> None:
    state[s.NEIGHBOURS : s.FILLED] = s.neighbours(action.column)
    state[s.PILE :] = s.codes(action.order)[::-1]
    _deal_out(state)


@entry
def _deal_out(state: Ints) -> None:
    rules.deal_out(pointer(state))


COMPILED = compile_game(s, rules, choice, worlds, _shuffle)
