from __future__ import annotations

from random import Random

import pytest

from bot_decisions import decisions
from mogeln_positions import position
from positions import cards
from reihum.bots import BOTS
from reihum.games.mogeln.bots import DOUBTFUL, HARD, HONEST, MASTER, Skill, Temper, habits, weighing
from reihum.games.mogeln.rules import MOGELN, Doubted, Laid
from reihum.games.mogeln.state import Options, State
from reihum.lab.simulation.simulate import play_round
from reihum.playing import rngs

LEVELS = ("easy", "medium", "hard", "master")


def chosen(level: str, state: State, seed: int = 1, history: tuple[object, ...] = ()) -> str:
    view, menu = MOGELN.view(state, 0), MOGELN.legal_actions(state, 0)
    return str(BOTS[level].choose(view, menu, Random(seed), history))


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
@pytest.mark.parametrize(
    ("hand", "stack", "expected"),
    [
        ("r4 y4 g4 b4 r9", "g8 g9 b5 b6", "doubt"),  # all fours are in the own hand
        ("r2 y5", "g8 g9 b5 b6 g7 y9 y1 y2 y8 b8", "doubt"),  # there is no ten
        ("r9", "r1 r2 r3 r4 r5 r6 r7 r8", "lay r9"),  # the last card, and true
    ],
)
def test_every_level_makes_the_obvious_move(level: str, hand: str, stack: str, expected: str) -> None:
    state = position(hand, "r3 y3 g3 b1 b2", "b3 b9 g2 y6 y7", stack=stack)
    assert chosen(level, state) == expected


def test_the_next_player_doubts_the_highest_number_if_counting_goes_on_beyond_it() -> None:
    eight = "r1 r2 r3 r4 r5 r6 r7 r8"
    state = position("r9 y5 y6", "r3 y3 g3 b1 b2", "b3 b9 g2 y6 y7", stack=eight, count="twenty")
    assert {chosen("master", state, seed) for seed in range(5)} == {"lay r9"}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_nobody_but_a_child_lets_a_win_pass(level: str) -> None:
    state = position("r5 y5", "r3 y3", "", stack="r1")
    assert chosen(level, state) == "doubt"


def test_a_child_is_kind_to_a_last_card_now_and_then() -> None:
    state = position("r5 y5", "r3 y3", "", stack="r1")
    assert {chosen("easy", state, seed) for seed in range(20)} == {"doubt", "pass"}


def test_a_child_is_honest_when_it_can_be() -> None:
    state = position("r2 y5 y7 g7", "r3 y3 g3", "b3 b9 g2", stack="r1")
    assert {chosen("easy", state, seed) for seed in range(20)} == {"lay r2", "doubt"}


@pytest.mark.parametrize("skill", [HARD, MASTER])
def test_a_lie_costs_little_at_the_beginning_and_much_later(skill: Skill) -> None:
    """The player has the right card, and expects no doubt."""
    low = position("r1 y5 y7 g7 b8", "r3 y3 g3", "b3 b9 g2")
    high = position("r5 y6 y7 g7 b8", "r3 y3 g3 b1 b2", "r8 r9 y9", stack="r1 r2 y3 r4")
    for state, expected in ((low, "smuggle"), (high, "lay r5")):
        view, menu = MOGELN.view(state, 0), MOGELN.legal_actions(state, 0)
        assert str(weighing(view, menu, Random(1), (), skill, Temper(doubt=-50))).startswith(expected)


def test_master_doubts_players_who_were_caught_and_believes_the_others() -> None:
    state = position(
        "r9 y5 y7 g7 b8 g4 b4", "r3 y3 g3 b1", "y1 y2 y9 b9 r4 r6 y6", stack="r1 r2 y3 y4 b5 g6 r7", turn=0
    )
    liar = [Doubted(0, 2, 7, cards("y2 b3"), right=False)] * 4
    saint = [Doubted(0, 2, 7, cards("r7"), right=True)] * 4
    assert chosen("master", state, history=(*liar,)) == "doubt"
    assert chosen("master", state, history=(*saint,)) != "doubt"
    assert len({chosen("hard", state, history=(*record,)) for record in (liar, saint)}) == 1


def test_habits_are_the_usual_ones_until_something_is_seen() -> None:
    strangers = habits((), 3)
    assert {*strangers} == {strangers[0]}
    assert strangers[0].honest == pytest.approx(HONEST)
    assert strangers[0].doubtful == pytest.approx(DOUBTFUL)
    history = [Laid(0, 1, None), Laid(1, 2, None), Doubted(2, 1, 2, cards("r2"), right=True)]
    nobody, honest, doubter = habits(history, 3)
    assert nobody == strangers[0]
    assert honest.honest[0] > HONEST[0]
    assert honest.doubtful[0] < DOUBTFUL[0]
    assert doubter.doubtful[0] > DOUBTFUL[0]
    assert (honest.honest[1], doubter.doubtful[1]) == pytest.approx((HONEST[1], DOUBTFUL[1]))


def test_temperaments() -> None:
    """The liar lies where the saint tells the truth, and who is suspicious doubts what others trust."""
    state = position("r2 y5 y7 g7", "r3 y3 g3 b1", "b3 b9 g2 y6", stack="r1")
    view, menu = MOGELN.view(state, 0), MOGELN.legal_actions(state, 0)

    def plays(temper: Temper) -> str:
        return str(weighing(view, menu, Random(1), (), MASTER, temper)).split()[0]

    assert plays(Temper(doubt=-20, lie=20)) == "smuggle"
    assert plays(Temper(doubt=-20, lie=-20)) == "lay"
    assert plays(Temper(doubt=20)) == "doubt"


@pytest.mark.parametrize(
    ("more", "less", "what"),
    [("fox", "lamb", "smuggle"), ("owl", "puppy", "doubt"), ("hard", "lamb", "smuggle")],
)
def test_characters(more: str, less: str, what: str) -> None:
    """The fox lies more than the lamb, and the owl doubts more than the puppy."""
    counts = {more: 0, less: 0}
    for decision in decisions(MOGELN, 4, Random(3)):
        view = MOGELN.view(decision.state, decision.seat)
        menu = MOGELN.legal_actions(decision.state, decision.seat)
        for name in counts:
            counts[name] += str(BOTS[name].choose(view, menu, Random(1), decision.history)).startswith(what)
    assert counts[more] > counts[less]


@pytest.mark.parametrize("options", [Options(smuggling=False), Options(count="highest", taken="hand")])
@pytest.mark.parametrize("level", LEVELS)
def test_every_option_can_be_played(level: str, options: Options) -> None:
    assert play_round(MOGELN, options, [BOTS[level]] * 3, rngs(1, 1, 3)).outcome.winners


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium"), ("master", "hard")])
def test_every_level_wins_more_than_its_share_among_the_one_below(better: str, worse: str) -> None:
    wins = 0
    for number in range(5):
        for seat in range(3):
            bots = [BOTS[better if place == seat else worse] for place in range(3)]
            wins += seat in play_round(MOGELN, Options(), bots, rngs(1, number, 3)).outcome.winners
    assert wins >= 8
