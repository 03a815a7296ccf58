from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot_decisions import decisions
from positions import cards
from reihum.bots import BOTS
from reihum.cards import JOKER
from reihum.game import RoundContext
from reihum.games.stufen.actions import Added, Dealt, Discard, Discarded, Drew, Laid, Lay, Renewed, Took
from reihum.games.stufen.rules import STUFEN
from reihum.games.stufen.search_bot import Known, known, worth
from reihum.games.stufen.state import Options, State
from reihum.kernel.compiled_game import CARRIED, POINTS, new_results
from reihum.lab.simulation.simulate import play_round
from reihum.playing import rngs
from stufen_positions import position

LEVELS = ("easy", "medium", "hard", "master")


def chosen(level: str, state: State, seed: int = 1, history: tuple[object, ...] = ()) -> object:
    view, menu = STUFEN.view(state, 0), STUFEN.legal_actions(state, 0)
    return BOTS[level].choose(view, menu, Random(seed), history)


@pytest.mark.parametrize("level", LEVELS)
def test_a_stage_that_is_whole_is_laid_without_jokers(level: str) -> None:
    state = position("r3 y3 g3 b8 r8 y8 r1 y2 g5 joker b12", "r4 y4", pile="r2 r5 r6 r7 r9")
    laid = chosen(level, state)
    assert isinstance(laid, Lay)
    assert JOKER not in laid.cards


@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_card_that_the_stage_lacks_is_taken(level: str) -> None:
    state = position("r3 y3 g3 b8 r8 r1 y2 g5 b11 b12", "r4 y4", discards="y8", pile="r2 r5", phase="draw")
    assert str(chosen(level, state)) == "take"


@pytest.mark.parametrize("level", LEVELS)
def test_no_joker_is_thrown_away_while_it_is_needed(level: str) -> None:
    state = position("r3 y3 g6 b8 r8 joker r1 y2 g5 b11 b12", "r4 y4 g4", pile="r2 r5 r6 r7 r9")
    for seed in range(3):
        action = chosen(level, state, seed)
        assert isinstance(action, Discard)
        assert action.card is not JOKER


def test_a_taken_discard_is_known_to_be_in_the_hand_until_it_is_given_away() -> None:
    history = [
        Took(0, cards("r3")[0]),
        Took(1, cards("b7")[0]),
        Took(1, JOKER),
        Took(1, cards("y9")[0]),
        Discarded(0, cards("r3")[0]),
        Laid(1, "pasch", 7, cards("r7 b7 joker")),
    ]
    assert [hand.taken for hand in known(history, 2)] == [(), cards("y9")]
    assert known([*history, Added(1, cards("y9")[0], 1, "high")], 2)[1].taken == ()


def test_drawing_refuses_the_top_discard_and_discarding_refuses_that_card() -> None:
    r3, b7, y9 = cards("r3 b7 y9")
    history = [Dealt((), r3, 0, 60, 1), Drew(1, None), Discarded(1, b7), Took(0, b7), Discarded(0, y9)]
    assert known(history, 2) == [Known((b7,), frozenset({y9}), 1), Known((), frozenset({r3, b7}), 1)]


def test_of_the_discards_only_the_top_stays_when_the_pile_is_renewed() -> None:
    r3, b7 = cards("r3 b7")
    history = [Dealt((), r3, 0, 60, 1), Discarded(1, b7), Renewed(1), Took(0, b7), Drew(1, None)]
    assert known(history, 2)[1] == Known((), frozenset({b7}), 1)


def test_known_cards_are_there_in_every_round() -> None:
    for decision in decisions(STUFEN, 3, Random(5)):
        for seat, hand in enumerate(known(decision.history, 3)):
            assert not Counter(hand.taken) - Counter(decision.state.hands[seat])


def test_a_stage_wins_the_round_whatever_stages_were_laid_before() -> None:
    results = new_results(1, 2)
    results[0, :, CARRIED, :2] = [[3, 9], [4, 9]]
    results[0, :, POINTS, :2] = [[30, 20], [60, 20]]
    without_stage, with_stage = worth(results, 0, (3, 9))[0]
    assert with_stage - without_stage > 1


def test_a_child_is_beaten_by_the_rule_of_thumb() -> None:
    wins = 0
    for number in range(30):
        for seat in (0, 1):
            bots = [BOTS["medium" if place == seat else "easy"] for place in (0, 1)]
            round_ = RoundContext(carried=(number % 10,) * 2)
            played = play_round(STUFEN, Options(), bots, rngs(1, number, 2), round_)
            wins += played.outcome.winners == (seat,)
    assert wins >= 40
