from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from bot_decisions import Decision, decisions
from reihum import kernel
from reihum.bots import BOTS
from reihum.bots.hints import find_hint
from reihum.bots.search import alike
from reihum.games.master.kernel.ending import look_ahead, settle
from reihum.games.master.rules import MASTER
from reihum.games.master.state import State
from reihum.games.rows.actions import Draw, End, Lay, Pass
from reihum.kernel.compiled_game import OVER, POINTS, CompiledGame, Ints


def last_decisions(seed: int) -> Iterator[Decision]:
    """Those of a round between two players where nothing is hidden and few cards are left."""
    for decision in decisions(MASTER, 2, Random(seed)):
        if not decision.state.pile and sum(MASTER.view(decision.state, 0).counts) < 16:
            yield decision


def foreseen(compiled: CompiledGame, now: Ints, level: int) -> int:
    """The definition of ``look_ahead``, written out."""
    if level == 0:
        return compiled.choose(now, *alike(compiled, 2), np.ones(1, np.uint64))
    seat = compiled.to_act(now)

    def end(action: int) -> tuple[int, int]:
        then = now.copy()
        compiled.apply(then, action)
        while compiled.to_act(then) != OVER:
            compiled.apply(then, foreseen(compiled, then, level - 1))
        points = compiled.score(then)[POINTS]
        more = int(points[seat] - points[1 - seat])
        return int(np.sign(more)), more

    usual = foreseen(compiled, now, level - 1)
    best = max([usual, *compiled.menu(now)], key=end)
    return best if end(best)[0] > end(usual)[0] else usual


def test_a_child_sometimes_overlooks_its_jokers() -> None:
    overlooked, rng = 0, Random(2)
    for decision in decisions(MASTER, 4, Random(1)):
        view, menu = MASTER.view(decision.state, decision.seat), MASTER.legal_actions(*decision[:2])
        if not any(isinstance(action, Lay) for action in menu):
            overlooked += BOTS["easy"].choose(view, menu, rng, ()) in (Draw(), Pass(), End())
    assert overlooked


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.sample("1")
def test_the_end_between_two_players_is_foreseen_as_by_playing_it(level: int) -> None:
    makes_a_difference = False
    for decision in last_decisions(seed=5):
        compiled = kernel.find(decision.state)
        assert compiled is not None
        words = compiled.load(decision.state)
        action = look_ahead(words, level, *alike(compiled, 2), np.ones(1, np.uint64))
        assert action == foreseen(compiled, words, level)
        makes_a_difference |= action != foreseen(compiled, words, level - 1)
    assert makes_a_difference


def winner(state: State, seat: int, known: dict[State, int]) -> int:
    """Whether a seat wins if both do their best, by trying all there is: 1, 0 for a tie or -1."""
    if not isinstance(state.turn, int):
        outcome = MASTER.outcome(state)
        assert outcome is not None
        return int(np.sign(outcome.places[1 - seat] - outcome.places[seat]))
    if state not in known:
        after = (
            winner(MASTER.apply(state, state.turn, move).state, seat, known)
            for move in MASTER.legal_actions(state, state.turn)
        )
        known[state] = max(after) if state.turn == seat else min(after)
    return known[state]


def test_the_last_cards_between_two_players_are_settled() -> None:
    values = set()
    for seed in range(8):
        for decision in last_decisions(seed):
            state, seat = decision.state, decision.seat
            if sum(MASTER.view(state, 0).counts) > 8:
                continue
            compiled = kernel.find(state)
            assert compiled is not None
            words = compiled.load(state)
            actions, before = np.array(compiled.menu(words)), words.copy()
            found = settle(words, actions, *alike(compiled, 2), np.ones(1, np.uint64))
            assert (words == before).all()
            assert found is not None
            known: dict[State, int] = {}
            after = [MASTER.apply(state, seat, compiled.decode(int(action))).state for action in actions]
            assert found.tolist() == [winner(each, seat, known) for each in after]
            values.add((found.min(), found.max()))
            best = {compiled.decode(int(action)) for action in actions[found == found.max()]}
            menu = MASTER.legal_actions(state, seat)
            assert BOTS["master"].choose(MASTER.view(state, seat), menu, Random(1)) in best
    assert values >= {(-1, -1), (-1, 1), (1, 1)}


def test_a_search_that_is_too_large_settles_nothing() -> None:
    decision = next(each for each in decisions(MASTER, 2, Random(1)) if not each.state.pile)
    compiled = kernel.find(decision.state)
    assert compiled is not None
    words = compiled.load(decision.state)
    assert settle(words, np.array(compiled.menu(words)), *alike(compiled, 2), np.ones(1, np.uint64)) is None


@pytest.mark.parametrize(("bot", "level"), [("hard", 1), ("master", 2)])
@pytest.mark.sample("hard-1")
def test_levels_look_ahead_as_soon_as_nothing_is_hidden(bot: str, level: int) -> None:
    for decision in last_decisions(seed=5):
        state, seat = decision.state, decision.seat
        compiled = kernel.find(state)
        assert compiled is not None
        menu = MASTER.legal_actions(state, seat)
        action = foreseen(compiled, compiled.load(state), level)
        assert BOTS[bot].choose(MASTER.view(state, seat), menu, Random(1)) == compiled.decode(action)


def test_a_hint_gives_no_chance_where_nothing_is_hidden() -> None:
    """Both would go on by the weights: it would be all or nothing, and a player need not."""
    decision = next(last_decisions(seed=5))
    menu = MASTER.legal_actions(decision.state, decision.seat)
    hint = find_hint(MASTER, MASTER.view(decision.state, decision.seat), menu, decision.history)
    assert hint.action in menu
    assert hint.chance is None
