from __future__ import annotations

from typing import Any

import pytest

from positions import cards, deal, do, menu, refused
from reihum.cards import Card
from reihum.game import NATURE, BadSetup, Outcome, Refused, Step, check_setup, explain
from reihum.games.zweikampf import terminal
from reihum.games.zweikampf.rules import (
    BOTH,
    MOST_TURNS,
    ZWEIKAMPF,
    Deal,
    Dealt,
    Length,
    Options,
    RanOut,
    Ready,
    State,
    Tied,
    TookBack,
    TurnedOver,
    TurnedUp,
    Won,
)
from reihum.texts import Texts

RED = " ".join(f"r{number}" for number in range(1, 21))
BLUE = " ".join(f"b{number}" for number in range(1, 21))

Two = tuple[str, str]


def piles(texts: Two) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(cards, texts))


def dealt(one: str, two: str, length: Length = "short") -> State:
    """Stacks written down from their tops, filled up with what is left."""
    state: State = deal(ZWEIKAMPF, Options(length), (one, two), size=20).state
    return state


def position(
    stacks: Two, won: Two = ("", ""), stakes: Two = ("", ""), turns: int = 30, length: Length = "long"
) -> State:
    return State(Options(length), BOTH, piles(stacks), piles(stakes), piles(won), turns)


def turn(state: State, times: int = 1) -> Step[Any, Any]:
    """Both turn up, once or more often."""
    return do(ZWEIKAMPF, state, *("0 turn", "1 turn") * times)


def won(state: State) -> list[str]:
    return [" ".join(pile) for pile in state.won]


def outcome(state: State) -> Outcome:
    result = ZWEIKAMPF.outcome(state)
    assert result is not None
    return result


@pytest.mark.rule("Z1")
def test_red_and_blue_are_dealt_out_as_two_stacks_for_two_players() -> None:
    step = ZWEIKAMPF.apply(ZWEIKAMPF.start(Options(), 2), NATURE, Deal(cards(f"{RED} {BLUE}")))
    assert step.state.stacks == (cards(RED), cards(BLUE))
    assert step.events == (Dealt(20),)
    with pytest.raises(BadSetup):
        check_setup(ZWEIKAMPF, Options(), 3)


@pytest.mark.rule("Z1")
@pytest.mark.parametrize(
    "order", [RED, f"{RED} {RED}", f"{RED} {BLUE} y1", f"{RED} {BLUE}".replace("r1 ", "y1 ")]
)
def test_no_other_cards_are_dealt(order: str) -> None:
    with pytest.raises(Refused, match="wrong-cards"):
        ZWEIKAMPF.apply(ZWEIKAMPF.start(Options(), 2), NATURE, Deal(cards(order)))


@pytest.mark.rule("Z1", "Z2", "G2")
def test_nobody_sees_a_stack_and_everybody_what_lies_open() -> None:
    state = turn(dealt("r5 r7", "b9 b7"), 2).state
    for seat in (0, 1, None):
        view = ZWEIKAMPF.view(state, seat)
        assert view.stacks == (18, 18)
        assert view.stakes == piles(("r7", "b7"))
        assert view.won == piles(("", "b9 r5"))
        assert ZWEIKAMPF.show(Won(1, cards("b9 r5")), seat) == Won(1, cards("b9 r5"))


@pytest.mark.rule("Z2")
@pytest.mark.parametrize(
    ("one", "two", "piles_won"),
    [
        ("r5", "b4", ["r5 b4", ""]),
        ("r5", "b6", ["", "b6 r5"]),
        ("b1", "b2", ["", "b2 b1"]),
        ("b20", "r19", ["b20 r19", ""]),
        ("r9", "r10", ["", "r10 r9"]),
    ],
)
def test_the_higher_number_takes_both_whatever_its_colour(one: str, two: str, piles_won: list[str]) -> None:
    step = turn(dealt(one, two))
    assert won(step.state) == piles_won
    winner = 0 if piles_won[0] else 1
    assert step.events == (
        TurnedUp(0, Card(one)),
        TurnedUp(1, Card(two)),
        Won(winner, cards(piles_won[winner])),
    )


@pytest.mark.rule("Z2")
def test_both_turn_up_at_the_same_time() -> None:
    state = dealt("r5", "b4")
    assert menu(ZWEIKAMPF, state, 0) == menu(ZWEIKAMPF, state, 1) == ["turn"]
    first = do(ZWEIKAMPF, state, "1 turn")
    assert first.events == (Ready(1),)
    assert first.state.stacks == state.stacks
    assert menu(ZWEIKAMPF, first.state, 1) == []
    assert refused(ZWEIKAMPF, first.state, "1 turn") == ("not-your-turn", "G2")
    assert do(ZWEIKAMPF, first.state, "0 turn") == turn(state)


@pytest.mark.rule("Z3")
def test_after_a_tie_the_next_card_decides_over_all_that_is_at_stake() -> None:
    tied = turn(dealt("r5 r6 b20 r2", "b5 b6 r3 r1"))
    assert tied.events[-1] == Tied(2)
    assert won(tied.state) == ["", ""]
    again = turn(tied.state)
    assert again.events[-1] == Tied(4)
    decided = turn(again.state)
    assert decided.events[-1] == Won(0, cards("r5 r6 b20 b5 b6 r3"))
    assert decided.state.stakes == ((), ())
    assert won(turn(decided.state).state) == ["r5 r6 b20 b5 b6 r3 r2 r1", ""]


@pytest.mark.rule("Z4", "G4")
def test_the_stacks_are_played_once_and_most_cards_win() -> None:
    lower_but_once = BLUE.replace("b1 ", "", 1) + " b1"
    state = dealt(RED, lower_but_once)
    assert ZWEIKAMPF.to_act(turn(state, 19).state) == {0, 1}
    over = turn(state, 20).state
    assert ZWEIKAMPF.to_act(over) == frozenset()
    assert outcome(over) == Outcome((2, 1), (2, 38), "stacks-played")
    assert refused(ZWEIKAMPF, over, "0 turn") == ("game-over", None)
    assert ZWEIKAMPF.scoring == "most"


@pytest.mark.rule("Z4")
def test_one_player_may_win_every_card_of_the_short_game() -> None:
    small = " ".join(f"{colour}{number}" for colour in "rb" for number in range(1, 11))
    large = " ".join(f"{colour}{number}" for colour in "rb" for number in range(11, 21))
    assert outcome(turn(dealt(small, large), 20).state) == Outcome((2, 1), (0, 40), "stacks-played")


@pytest.mark.rule("Z4")
def test_in_a_tie_on_the_last_cards_each_takes_back_their_own() -> None:
    step = turn(position(("r7 r3", "b2 b3"), won=("r9 b8", "b5 r4"), length="short"), 2)
    assert step.events[-2:] == (Tied(2), TookBack(piles(("r3", "b3"))))
    assert won(step.state) == ["r9 b8 r7 b2 r3", "b5 r4 b3"]
    assert outcome(step.state) == Outcome((1, 2), (5, 3), "stacks-played")


@pytest.mark.rule("Z4", "Z5", "G5")
@pytest.mark.parametrize("length", ["short", "long"])
def test_nothing_but_ties_is_a_draw(length: Length) -> None:
    step = turn(dealt(RED, BLUE, length), 20)
    assert step.events[-1] == TookBack(piles((RED, BLUE)))
    assert outcome(step.state) == Outcome((1, 1), (20, 20), "stacks-played")


@pytest.mark.rule("Z5")
def test_the_long_game_goes_on_with_the_won_cards_in_the_order_they_were_won() -> None:
    state = turn(position(("r9 r2", "b3 b8 b1"), won=("r15 b4", ""))).state
    assert won(state) == ["r15 b4 r9 b3", ""]
    played = turn(state).state
    assert won(played) == ["r15 b4 r9 b3", "b8 r2"]
    assert played.stacks == piles(("", "b1"))
    step = turn(played)
    assert step.events == (
        TurnedOver(0, 4),
        TurnedUp(0, Card("r15")),
        TurnedUp(1, Card("b1")),
        Won(0, cards("r15 b1")),
    )
    assert step.state.stacks == piles(("b4 r9 b3", ""))
    assert turn(step.state).events[0] == TurnedOver(1, 2)


@pytest.mark.rule("Z5")
def test_the_winners_own_cards_go_before_the_others() -> None:
    tied = turn(position(("r5 r6 r1", "b5 b9 b1"))).state
    assert won(turn(tied).state) == ["", "b5 b9 r5 r6"]


@pytest.mark.rule("Z5")
def test_a_stack_that_lay_open_before_is_hidden_again() -> None:
    step = turn(position(("r15", "b1 b2 b20"), won=("r4 b3", "")), 2)
    assert step.events[0] == TurnedOver(0, 4)
    for seat in (0, 1, None):
        view = ZWEIKAMPF.view(step.state, seat)
        assert view.stacks == (3, 1)
        assert view.won == piles(("r4 b2", ""))


@pytest.mark.rule("Z5")
def test_it_ends_when_one_player_has_all_cards() -> None:
    step = turn(position(("r9 r2", "b3"), won=("r15 b4", "")))
    assert outcome(step.state) == Outcome((1, 2), (5, 0), "all-cards-won")
    assert step.events[-1] == Won(0, cards("r9 b3"))


@pytest.mark.rule("Z5")
def test_won_cards_break_a_tie_when_the_stack_is_used_up() -> None:
    tied = turn(position(("r5", "b5 b6"), won=("r9 b8", ""))).state
    step = turn(tied)
    assert step.events[0] == TurnedOver(0, 2)
    assert step.events[-1] == Won(0, cards("r5 r9 b5 b6"))


@pytest.mark.rule("Z5")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_player_without_a_card_to_turn_up_in_a_tie_has_lost(loser: int) -> None:
    short, ample = "r5", "b5 b6"
    step = turn(position((short, ample) if loser == 0 else (ample, short)))
    taken = cards("b5 r5")
    assert step.events[-3:] == (Tied(2), RanOut(loser), Won(1 - loser, taken))
    assert outcome(step.state).reason == "all-cards-won"
    assert outcome(step.state).points[1 - loser] == 3
    assert outcome(step.state).places[loser] == 2


@pytest.mark.rule("Z5")
def test_after_2000_turns_the_larger_share_wins() -> None:
    assert MOST_TURNS == 2000
    state = position(("r9 r2 r1", "b3 b8 b1"), won=("r15 b4", "b20"), turns=1998)
    step = turn(turn(state).state)
    assert outcome(step.state) == Outcome((1, 2), (5, 4), "turns-played")
    assert step.state.turns == 2000


@pytest.mark.rule("Z5", "G5")
def test_a_tie_on_the_last_of_2000_turns_is_taken_back() -> None:
    step = turn(position(("r9 r2 r1", "b9 b8 b1"), turns=1999))
    assert step.events[-1] == TookBack(piles(("r9", "b9")))
    assert outcome(step.state) == Outcome((1, 1), (3, 3), "turns-played")


@pytest.mark.rule("G2")
def test_there_is_no_hand_to_play_a_card_from() -> None:
    why = explain(ZWEIKAMPF, dealt("r5", "b4"), 0, Card("r5"))
    assert why is not None
    assert (why.code, why.rule) == ("not-in-hand", "G2")


def test_the_table_in_words() -> None:
    def told(state: State) -> list[str]:
        return list(terminal.table(ZWEIKAMPF.view(state, 0), Texts("en", ("Ada", "Ben"), you=0)))

    start = dealt("r9 r5", "b3 b5")
    assert told(start) == ["Cards in the stacks: you 20, Ben 20", "Cards won: you 0, Ben 0"]
    *piles, stakes = told(turn(start, 2).state)
    assert piles == ["Cards in the stacks: you 18, Ben 18", "Cards won: you 2, Ben 0"]
    assert stakes.startswith("At stake: ")
