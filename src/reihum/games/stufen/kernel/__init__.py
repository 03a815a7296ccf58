"""Stufen compiled."""

from reihum.games.stufen.actions import Deal, Renew
from reihum.games.stufen.kernel import choice, rules, worlds
from reihum.games.stufen.kernel import state as s
from reihum.kernel.compiled_game import Ints
from reihum.kernel.compiling import entry, pointer
from reihum.kernel.entry_points import compile_game


def _shuffle(state: Ints, action: Deal | Renew) -> None:
    state[s.PILE : s.PILE + len(action.order)] = s.codes(action.order)[::-1]
    _shuffled(state)


@entry
def _shuffled(state: Ints) -> None:
    if state[s.PHASE] == s.DEAL:
        rules.deal_out(pointer(state))
    else:
        rules.renew(pointer(state))


COMPILED = compile_game(s, rules, choice, worlds, _shuffle)
