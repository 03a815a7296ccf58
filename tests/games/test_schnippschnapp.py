from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from positions import cards, do, menu, refused
from reihum.cards import Card
from reihum.game import (
    NATURE,
    BadSetup,
    Outcome,
    RoundContext,
    StaleAction,
    Step,
    explain,
    read_action,
    read_options,
)
from reihum.game_info import game_info
from reihum.games.schnippschnapp import simple_bot as bot
from reihum.games.schnippschnapp import terminal
from reihum.games.schnippschnapp.actions import (
    GO,
    Called,
    CameBack,
    Deal,
    Dealt,
    Mistaken,
    QuartetsLaid,
    Schnapp,
    Schnipp,
    Shuffle,
    TookBack,
    Turn,
    TurnedOver,
    TurnedUp,
    Wait,
    WentOut,
    Won,
)
from reihum.games.schnippschnapp.piles import DECK
from reihum.games.schnippschnapp.reaction import FASTEST
from reihum.games.schnippschnapp.rules import MOST_QUIET, MOST_TIME, SCHNIPPSCHNAPP
from reihum.games.schnippschnapp.state import MOST_REVEALS, Options, State
from reihum.texts import Texts
from schnippschnapp_positions import ALL_AT_ONCE, IN_TURN, REVEAL, position


def turn_up(state: State) -> State:
    turned: State = (
        do(SCHNIPPSCHNAPP, state, f"{state.turn} turn").state
        if state.options.mode == "in-turn"
        else SCHNIPPSCHNAPP.apply(state, NATURE, GO).state
    )
    return turned


def settle(state: State, *answers: str) -> Step[State, Any]:
    """The next card is turned up, and all answer it in the order of seats: ``schnapp 300``, ``wait``."""
    turned = turn_up(state)
    moves = []
    for seat, answer in enumerate(answers):
        word, _, time = answer.partition(" ")
        moves.append(f"{seat} {word} {turned.reveal} {time}")
    return do(SCHNIPPSCHNAPP, turned, *moves)


def shuffled_in(state: State) -> State:
    """Every player's loose cards go under the stack as they are."""
    while state.stage == "shuffle":
        loose = next(filter(None, state.table.loose))
        state = SCHNIPPSCHNAPP.apply(state, NATURE, Shuffle(loose)).state
    return state


def texts(groups: Sequence[Sequence[Card]]) -> list[str]:
    return [" ".join(group) for group in groups]


def outcome(state: State) -> Outcome:
    result = SCHNIPPSCHNAPP.outcome(state)
    assert result is not None
    return result


def deal(*hands: str, first: int = 0, options: Options = IN_TURN) -> Step[State, Any]:
    """A written-down deal, its hands filled up with what is left; from the last number down by colour."""
    seats = len(hands)
    wanted = [list(cards(hand)) for hand in hands]
    used = {card for hand in wanted for card in hand}
    rest = [card for card in DECK if card not in used]
    for seat, hand in enumerate(wanted):
        size = 80 // seats + ((seat - first - 1) % seats < 80 % seats)
        while len(hand) < size:
            hand.append(rest.pop())
    order = tuple(card for hand in wanted for card in hand)
    start = SCHNIPPSCHNAPP.start(options, seats, RoundContext(first=first))
    return SCHNIPPSCHNAPP.apply(start, NATURE, Deal(order))


def numbers(*chosen: int) -> str:
    return " ".join(f"{colour}{number}" for number in chosen for colour in "rygb")


# The deal


@pytest.mark.rule("SS1", "G3")
@pytest.mark.parametrize(
    ("seats", "first", "sizes"),
    [
        (2, 0, [40, 40]),
        (3, 0, [26, 27, 27]),
        (3, 1, [27, 26, 27]),
        (4, 3, [20, 20, 20, 20]),
        (5, 0, [16] * 5),
        (6, 0, [13, 14, 14, 13, 13, 13]),
        (6, 5, [14, 14, 13, 13, 13, 13]),
    ],
)
def test_all_cards_are_dealt_and_the_seat_after_the_dealer_begins(
    seats: int, first: int, sizes: list[int]
) -> None:
    start = SCHNIPPSCHNAPP.start(Options(), seats, RoundContext(first=first))
    step = SCHNIPPSCHNAPP.apply(start, NATURE, SCHNIPPSCHNAPP.shuffle(start, Random(1)))
    dealt = step.events[0]
    assert isinstance(dealt, Dealt)
    assert [len(hand or ()) for hand in dealt.hands] == sizes
    assert sorted(card for hand in dealt.hands for card in hand or ()) == sorted(DECK)
    assert dealt.begins == shuffled_in(step.state).turn == (first + 1) % seats


@pytest.mark.rule("SS1")
def test_quartets_are_laid_aside_and_the_rest_is_shuffled() -> None:
    step = deal(f"{numbers(7, 3)} r1 r2", f"{numbers(4)} y1 y2", "g1 g2 b1 b2", "")
    assert step.events[1:3] == (QuartetsLaid(0, (3, 7)), QuartetsLaid(1, (4,)))
    assert step.state.table.quartets[:2] == ((3, 7), (4,))
    assert step.state.stage == "shuffle"
    assert not any(step.state.table.stacks)
    loose = step.state.table.loose[0]
    assert len(loose) == 20 - 8
    backwards = Shuffle(tuple(reversed(loose)))
    assert SCHNIPPSCHNAPP.apply(step.state, NATURE, backwards).state.table.stacks[0] == loose[::-1]
    shuffles = [SCHNIPPSCHNAPP.shuffle(step.state, Random(seed)) for seed in range(5)]
    assert len(set(shuffles)) == 5


@pytest.mark.rule("SS1")
def test_only_the_cards_that_are_there_are_dealt_and_shuffled() -> None:
    start = SCHNIPPSCHNAPP.start(Options(), 2)
    dealing = " ".join(DECK)
    assert refused(SCHNIPPSCHNAPP, start, f"nature deal {dealing} r1") == ("wrong-cards", None)
    assert refused(SCHNIPPSCHNAPP, start, f"0 deal {dealing}") == ("shuffle-first", None)
    assert refused(SCHNIPPSCHNAPP, start, "nature shuffle r1") == ("not-yours", None)
    dealt = deal("r1", "r2").state
    assert refused(SCHNIPPSCHNAPP, dealt, f"nature deal {dealing}") == ("not-yours", None)
    assert refused(SCHNIPPSCHNAPP, dealt, "nature shuffle r1") == ("wrong-cards", None)
    assert refused(SCHNIPPSCHNAPP, dealt, "nature go") == ("not-yours", None)


@pytest.mark.rule("SS1", "G2")
def test_everybody_looks_at_their_own_cards_once_and_nobody_into_a_stack() -> None:
    step = deal("r1 r2", "y1 y2")
    dealt = step.events[0]
    for seat in (0, 1, None):
        shown = SCHNIPPSCHNAPP.show(dealt, seat)
        assert isinstance(shown, Dealt)
        assert [hand is not None for hand in shown.hands] == [seat == 0, seat == 1]
    loose = [
        place.cards for place in SCHNIPPSCHNAPP.card_locations(step.state) if place.seen_by == frozenset({0})
    ]
    assert loose == [step.state.table.loose[0]]
    state = shuffled_in(step.state)
    stacks = set(state.table.stacks)
    assert all(not place.seen_by for place in SCHNIPPSCHNAPP.card_locations(state) if place.cards in stacks)
    for seat in (0, 1, None):
        assert SCHNIPPSCHNAPP.view(state, seat).stacks == tuple(map(len, state.table.stacks))
        assert b'"r1"' not in msgspec.json.encode(SCHNIPPSCHNAPP.view(state, seat))


# Turning up


@pytest.mark.rule("SS2", "G2")
def test_players_turn_up_in_turn_each_onto_their_own_pile() -> None:
    state = position("r1 r2|", "y3 y4|b9", "g5|", turn=1)
    assert menu(SCHNIPPSCHNAPP, state, 1) == ["turn"]
    assert menu(SCHNIPPSCHNAPP, state, 0) == []
    assert refused(SCHNIPPSCHNAPP, state, "0 turn") == ("not-your-turn", "G2")
    step = do(SCHNIPPSCHNAPP, state, "1 turn")
    assert step.events == (TurnedUp(1, Card("y3"), REVEAL),)
    assert texts(step.state.table.piles) == ["", "b9 y3", ""]
    assert texts(step.state.table.stacks) == ["r1 r2", "y4", "g5"]
    assert refused(SCHNIPPSCHNAPP, step.state, "2 turn") == ("answer-first", "SS2")
    following = do(SCHNIPPSCHNAPP, step.state, *(f"{seat} wait {REVEAL}" for seat in range(3)))
    assert following.events == ()
    assert following.state.turn == 2
    assert refused(SCHNIPPSCHNAPP, following.state, "nature go") == ("not-your-turn", "G2")


@pytest.mark.rule("SS2", "SS8")
def test_a_player_who_is_out_is_passed_over() -> None:
    state = settle(position("r1 r2|", "|", "|", "b4|"), *["wait"] * 4).state
    assert state.turn == 3
    assert settle(state, *["wait"] * 4).state.turn == 0


def test_nobody_can_play_a_card_of_their_choice() -> None:
    why = explain(SCHNIPPSCHNAPP, position("r1|", "y1|"), 0, Card("r1"))
    assert why is not None
    assert (why.code, why.rule) == ("not-in-hand", "G2")


# Schnapp


@pytest.mark.rule("SS3")
@pytest.mark.parametrize(
    ("caller", "piles", "loose", "won"),
    [
        (0, ["", "", "g9"], "b8 y5 r6 r5", 2),  # who turned the card up
        (1, ["", "", "g9"], "r6 r5 b8 y5", 2),  # whose pile is matched
        (2, ["", "", ""], "r6 r5 b8 y5 g9", 4),  # who has nothing to do with it
    ],
)
def test_the_first_to_call_takes_the_matching_piles_of_the_others(
    caller: int, piles: list[str], loose: str, won: int
) -> None:
    state = position("r5 r1|r6", "y1|b8 y5", "g1|g9")
    step = settle(state, *("schnapp 300" if seat == caller else "wait" for seat in range(3)))
    assert step.events == (Called(caller, "schnapp", 300), Won(caller, "schnapp", won))
    table = step.state.table
    assert texts(table.piles) == piles
    assert table.loose[caller] == cards(loose)
    assert table.won[caller] == won
    order = table.loose[caller][::-1]
    under = SCHNIPPSCHNAPP.apply(step.state, NATURE, Shuffle(order)).state
    assert under.table.stacks[caller] == table.stacks[caller] + order


@pytest.mark.rule("SS3")
def test_three_piles_with_the_same_number_are_taken_together() -> None:
    step = settle(position("r5 r1|", "y1|y5", "g1|g2 g5", "b1|b2"), "wait", "wait", "wait", "schnapp 0")
    assert Won(3, "schnapp", 4) in step.events
    assert texts(step.state.table.piles) == ["", "", "", ""]


@pytest.mark.rule("SS3")
def test_a_later_right_call_costs_nothing_and_brings_nothing() -> None:
    step = settle(position("r5 r1|", "y1|y5", "g1|g2"), "schnapp 700", "wait", "schnapp 300")
    assert step.events == (
        Called(2, "schnapp", 300),
        Called(0, "schnapp", 700),
        Won(2, "schnapp", 2),
    )
    assert step.state.table.middle == ()


@pytest.mark.rule("SS3")
def test_quartets_in_the_cards_won_and_ones_own_are_laid_aside() -> None:
    state = position("r5 r1|y5 r6", "b1|g5 g7 b5", "g1|")
    step = settle(state, "schnapp 300", "wait", "wait")
    assert step.events[1:] == (Won(0, "schnapp", 3), QuartetsLaid(0, (5,)))
    assert step.state.table.quartets == ((5,), (), ())
    assert step.state.table.loose[0] == cards("g7 r6")


@pytest.mark.rule("SS3")
def test_cards_in_the_stack_do_not_make_a_quartet() -> None:
    step = settle(position("r5 g5 b5|", "b1|y5"), "schnapp 300", "wait")
    assert step.state.table.quartets == ((), ())


@pytest.mark.rule("SS3")
def test_a_missed_match_lapses_with_the_next_card() -> None:
    missed = settle(position("r5 r1|", "y1 y2|", "g1|g5"), *["wait"] * 3).state
    late = settle(missed, "wait", "wait", "schnapp 300")
    assert late.events == (Called(2, "schnapp", 300), Mistaken(2, 1))


@pytest.mark.rule("SS3")
def test_one_call_a_player_a_card() -> None:
    state = do(SCHNIPPSCHNAPP, turn_up(position("r5|", "y1|y5")), f"0 schnapp {REVEAL} 300").state
    assert menu(SCHNIPPSCHNAPP, state, 0) == []
    assert refused(SCHNIPPSCHNAPP, state, f"0 schnipp {REVEAL} 400") == ("one-call", "SS3")
    assert refused(SCHNIPPSCHNAPP, state, f"0 wait {REVEAL}") == ("one-call", "SS3")
    assert refused(SCHNIPPSCHNAPP, state, f"2 wait {REVEAL}") == ("one-call", "SS3")  # nobody sits there
    assert refused(SCHNIPPSCHNAPP, state, f"nature wait {REVEAL}") == ("not-yours", None)


@pytest.mark.rule("SS3")
def test_a_call_on_a_card_that_is_over_is_stale_and_costs_nothing() -> None:
    settled = settle(position("r5 r6|", "y1 y2|y5"), "wait", "wait").state
    turned = turn_up(settled)
    over = settle(position("r5|", "|y5"), "schnapp 300", "wait").state
    assert over.stage == "over"
    for state in (settled, turned, over):
        for call in (f"schnapp {REVEAL} 300", f"schnipp {REVEAL - 1} 300", f"wait {REVEAL}"):
            with pytest.raises(StaleAction) as stale:
                SCHNIPPSCHNAPP.apply(state, 0, read_action(SCHNIPPSCHNAPP, call))
            assert (stale.value.code, stale.value.rule) == ("stale-call", "SS3")


# Mistakes


@pytest.mark.rule("SS4")
@pytest.mark.parametrize(
    ("call", "open_pile", "middle"),
    [
        ("schnapp 300", "y6", ""),  # no match at all
        ("schnipp 300", "y6", ""),
        ("schnipp 300", "y6", "g6"),
        ("schnipp 300", "y5", "g6"),  # one for the other
        ("schnapp 300", "y6", "g5"),
    ],
)
def test_a_wrong_call_costs_the_open_pile(call: str, open_pile: str, middle: str) -> None:
    state = position("r5|", "y1|y3 b4", f"g1|{open_pile}", middle=middle)
    step = settle(state, "wait", call, "wait")
    assert step.events == (Called(1, "schnapp" if "a" in call else "schnipp", 300), Mistaken(1, 2))
    assert step.state.table.middle == (*cards(middle), Card("y3"), Card("b4"))
    assert texts(step.state.table.piles) == ["r5", "", open_pile]


@pytest.mark.rule("SS4")
def test_without_an_open_pile_the_top_of_the_stack_is_paid() -> None:
    step = settle(position("r5|", "y1 y2|", middle="g6"), "wait", "schnipp 300")
    assert Mistaken(1, 1) in step.events
    assert texts([step.state.table.middle, *step.state.table.stacks]) == ["g6 y1", "", "y2"]


@pytest.mark.rule("SS4")
def test_a_player_with_nothing_to_pay_may_not_call_until_a_pile_is_won() -> None:
    state = position("r5 r4|", "y1 y2 y3|", "|", middle="g1")
    step = settle(state, "wait", "wait", "schnipp 300")
    assert step.events == (Called(2, "schnipp", 300), Mistaken(2, 0))
    silent = turn_up(step.state)
    assert SCHNIPPSCHNAPP.to_act(silent) == {0, 1}
    assert menu(SCHNIPPSCHNAPP, silent, 2) == []
    assert refused(SCHNIPPSCHNAPP, silent, f"2 schnipp {REVEAL + 1} 300") == ("silent", "SS4")
    won = do(SCHNIPPSCHNAPP, silent, f"0 schnipp {REVEAL + 1} 5", f"1 wait {REVEAL + 1}").state
    assert SCHNIPPSCHNAPP.to_act(turn_up(shuffled_in(won))) == {0, 1, 2}


@pytest.mark.rule("SS4", "SS8")
@pytest.mark.parametrize(
    ("next_card", "answers", "silent"),
    [
        ("y2", ("wait", "wait"), {0, 1}),  # no match of the middle
        ("y1", ("wait", "wait"), {0, 1, 2}),  # nobody has taken it
        ("y1", ("schnipp 5", "schnipp 6"), {0, 1, 2}),  # a draw: the middle stays
        ("y4", ("wait", "wait"), {0, 1}),  # a match of open piles is none of the middle
    ],
)
def test_the_silence_ends_when_a_match_of_the_middle_has_lapsed(
    next_card: str, answers: tuple[str, str], silent: set[int]
) -> None:
    state = position("r4 r6 r7|", f"{next_card} y3 y5|", "|", middle="g1")
    state = settle(state, "wait", "wait", "schnipp 300").state
    after = shuffled_in(settle(state, *answers).state)
    assert SCHNIPPSCHNAPP.to_act(turn_up(after)) == silent


@pytest.mark.rule("SS4", "SS8")
def test_one_of_two_comes_back_by_the_middle_after_a_wrong_call() -> None:
    """All that the second player had lies in the middle, so nobody else can win a pile."""
    state = position("r4 r1 b1 r6|", "|", middle="y2 g1")
    state = settle(state, "wait", "schnipp 300").state
    state = settle(state, "wait").state
    step = settle(state, "wait", "schnipp 300")
    assert CameBack(1) in step.events


@pytest.mark.rule("SS4", "SS5")
def test_a_mistake_on_the_card_by_which_a_pile_is_won_still_silences() -> None:
    step = settle(position("r5 r4|", "y1|y5", "|"), "schnapp 300", "wait", "schnipp 200")
    assert Mistaken(2, 0) in step.events
    assert step.state.silent == (2,)


# Schnipp


@pytest.mark.rule("SS5")
def test_the_first_schnipp_takes_the_middle_and_leaves_the_own_pile() -> None:
    state = position("r5 r1|r2", "y1|y3 g9", "g1|", middle="b9 y9 r9 y8 b5")
    step = settle(state, "schnipp 500", "schnipp 300", "wait")
    assert step.events == (
        Called(1, "schnipp", 300),
        Called(0, "schnipp", 500),
        Won(1, "schnipp", 5),
    )
    table = step.state.table
    assert table.middle == ()
    assert texts(table.piles) == ["r2 r5", "y3 g9", ""]
    assert table.loose[1] == cards("b9 y9 r9 y8 b5")
    assert table.won == (0, 5, 0)


@pytest.mark.rule("SS5")
def test_quartets_in_the_middle_are_laid_aside() -> None:
    step = settle(position("r5 r1|", "y1|", middle="b9 y9 r9 g9 b5"), "wait", "schnipp 300")
    assert step.events[-1] == QuartetsLaid(1, (9,))
    assert step.state.table.loose[1] == cards("b5")


@pytest.mark.rule("SS5", "SS8")
def test_a_player_who_is_out_may_call_schnipp_and_comes_back() -> None:
    state = position("r5 r1|", "y1|", "|", middle="b9 b5")
    turned = turn_up(state)
    assert menu(SCHNIPPSCHNAPP, turned, 2) == [f"schnipp {REVEAL} 0", f"wait {REVEAL}"]
    assert refused(SCHNIPPSCHNAPP, turned, f"2 schnapp {REVEAL} 0") == ("out-of-cards", "SS8")
    step = settle(state, "wait", "wait", "schnipp 300")
    assert step.events[1:] == (Won(2, "schnipp", 2), CameBack(2))
    assert shuffled_in(step.state).table.stacks[2] == cards("b9 b5")


@pytest.mark.rule("SS5")
def test_both_kinds_of_call_may_be_right_on_one_card() -> None:
    state = position("r5 r1|", "y1|y2 y5", "g1|g2", middle="b9 b5")
    step = settle(state, "wait", "schnipp 300", "schnapp 400")
    assert step.events == (
        Called(1, "schnipp", 300),
        Called(2, "schnapp", 400),
        Won(2, "schnapp", 3),
        Won(1, "schnipp", 2),
    )
    assert texts(step.state.table.loose) == ["", "b9 b5", "r5 y2 y5 g2"]
    assert texts(shuffled_in(step.state).table.stacks) == ["r1", "y1 b9 b5", "g1 r5 y2 y5 g2"]


@pytest.mark.rule("SS5")
def test_mistakes_are_paid_in_the_order_of_calls_after_the_right_ones() -> None:
    state = position("r5 r1|", "y1|y5", "g1|g2", "b1|b3", middle="r9")
    step = settle(state, "schnapp 900", "wait", "schnipp 500", "schnipp 100")
    assert step.events[3:] == (Won(0, "schnapp", 1), Mistaken(3, 1), Mistaken(2, 1))
    assert step.state.table.middle == cards("r9 b3 g2")


@pytest.mark.rule("SS5", "G2")
def test_mistakes_at_the_very_same_time_go_clockwise_from_the_turn() -> None:
    state = position("r5|r7", "y1 y2|y3", "g1|g4", turn=1)
    step = settle(state, *["schnapp 300"] * 3)
    assert [event.seat for event in step.events if isinstance(event, Mistaken)] == [1, 2, 0]
    assert step.state.table.middle == cards("y3 y1 g4 r7")


@pytest.mark.rule("SS5", "SS4")
def test_a_mistaken_player_whose_pile_was_just_won_pays_from_the_stack_or_nothing() -> None:
    step = settle(position("r5 r1|", "y1 y2|y5"), "schnapp 900", "schnipp 100")
    assert step.events[2:] == (Won(0, "schnapp", 1), Mistaken(1, 1))
    assert step.state.table.middle == cards("y1")
    last = settle(position("r5 r1|", "|y5", "g1|"), "schnapp 900", "schnipp 100", "wait")
    assert last.events[2:] == (Won(0, "schnapp", 1), Mistaken(1, 0), WentOut(1))
    assert last.state.silent == (1,)


@pytest.mark.rule("SS5")
def test_a_pile_just_paid_makes_no_match_until_a_card_is_turned() -> None:
    state = position("r5 r6|", "b6 y1|y5", "g1 g5|g2", middle="")
    step = settle(state, "wait", "schnipp 100", "schnipp 200")
    assert Mistaken(1, 1) in step.events
    assert Mistaken(2, 1) in step.events
    assert step.state.table.middle == cards("y5 g2")
    paid = settle(position("r5 r6|", "y5|y7", "g1|g2"), "schnipp 100", "wait", "wait").state
    assert paid.table.middle == cards("r5")
    assert settle(paid, "wait", "wait", "schnipp 200").events[1] == Won(2, "schnipp", 1)


# Draws


@pytest.mark.rule("SS6")
@pytest.mark.parametrize(
    ("window", "later", "is_draw"),
    [(60, 300, True), (60, 360, True), (60, 361, False), (0, 300, True), (0, 301, False), (1000, 1300, True)],
)
def test_right_calls_within_the_window_are_a_draw(window: int, later: int, is_draw: bool) -> None:
    state = position("r5 r1|r6", "y1|y5", "g1|g2", options=Options(window=window))
    step = settle(state, f"schnapp {later}", "schnapp 300", "wait")
    if is_draw:
        assert set(step.events[2:]) == {TookBack(0, 2), TookBack(1, 1)}
        assert texts(step.state.table.loose) == ["r6 r5", "y5", ""]
        assert texts(step.state.table.piles) == ["", "", "g2"]
        assert step.state.table.won == (0, 0, 0)
    else:
        assert step.events[2:] == (Won(1, "schnapp", 2),)


@pytest.mark.rule("SS6")
def test_the_window_opens_with_the_first_call() -> None:
    state = position("r5 r1|", "y1|y5", "g1|g2", "b1|b3")
    step = settle(state, "schnapp 420", "wait", "schnapp 300", "schnapp 360")
    assert step.events[3:] == (TookBack(2, 1), TookBack(3, 1))
    assert texts(step.state.table.piles) == ["r5", "y5", "", ""]


@pytest.mark.rule("SS6")
def test_cards_go_back_under_the_stack_shuffled_and_quartets_with_them() -> None:
    state = position("r5 r1|r6 y6 g6 b6", "y1|y5")
    step = settle(state, "schnapp 300", "schnapp 300")
    assert not any(isinstance(event, QuartetsLaid) for event in step.events)
    order = cards("b6 g6 r5 y6 r6")
    after = SCHNIPPSCHNAPP.apply(step.state, NATURE, Shuffle(order)).state
    assert after.table.stacks[0] == cards("r1") + order


@pytest.mark.rule("SS6")
def test_in_a_draw_for_the_middle_it_stays() -> None:
    state = position("r5 r1|", "y1|y2", "|", middle="b9 b5", quiet=20)
    step = settle(state, "wait", "schnipp 300", "schnipp 310")
    assert step.events[2:] == (TookBack(1, 1), TookBack(2, 0))
    assert step.state.table.middle == cards("b9 b5")
    assert texts(step.state.table.loose) == ["", "y2", ""]
    assert step.state.quiet == 21


@pytest.mark.rule("SS6", "SS5")
def test_calls_of_different_kinds_do_not_draw_and_schnapp_comes_first() -> None:
    state = position("r5 r1|", "y1|y2 y5", "g1|g2", "b1|b3", middle="b5")
    step = settle(state, "schnapp 400", "schnipp 300", "schnipp 300", "wait")
    assert step.events[3:] == (Won(0, "schnapp", 2), TookBack(1, 0), TookBack(2, 1))
    assert texts(step.state.table.loose) == ["y2 y5 r5", "", "g2", ""]
    assert step.state.table.middle == cards("b5")


@pytest.mark.rule("SS6")
def test_wrong_calls_at_the_same_time_are_mistakes() -> None:
    step = settle(position("r5 r1|", "y1|y6"), "schnapp 300", "schnapp 300")
    assert step.events[2:] == (Mistaken(0, 1), Mistaken(1, 1))


@pytest.mark.rule("SS6")
@pytest.mark.parametrize(
    ("window", "fine"), [(0, True), (1000, True), (-1, False), (1001, False), ("x", False)]
)
def test_the_window_is_the_tables_choice(window: object, fine: bool) -> None:
    assert Options().window == 60
    assert [option.kind for option in game_info(SCHNIPPSCHNAPP, Texts("en")).options][:2] == [
        "choice",
        "number",
    ]
    if fine:
        assert read_options(SCHNIPPSCHNAPP, {"window": window}) == Options(window=int(str(window)))
    else:
        with pytest.raises(BadSetup, match="bad-option"):
            read_options(SCHNIPPSCHNAPP, {"window": window})


# A stack used up, and players without cards


@pytest.mark.rule("SS7")
def test_a_pile_is_turned_over_on_its_owners_next_turn() -> None:
    used_up = settle(position("r5|r6 y6 g6 b6 r7", "y1 y2|y4"), "wait", "wait").state
    assert texts(used_up.table.piles) == ["r6 y6 g6 b6 r7 r5", "y4"]
    step = settle(used_up, "wait", "wait")
    assert step.events == (TurnedOver(0, 6), QuartetsLaid(0, (6,)))
    assert step.state.stage == "shuffle"
    assert texts(step.state.table.piles) == ["", "y4 y1"]
    assert refused(SCHNIPPSCHNAPP, step.state, "0 turn") == ("shuffle-first", None)
    after = SCHNIPPSCHNAPP.apply(step.state, NATURE, Shuffle(cards("r5 r7"))).state
    assert (after.turn, after.stage) == (0, "turn")
    assert settle(after, "wait", "wait").state.table.piles[0] == cards("r5")


@pytest.mark.rule("SS7")
def test_a_player_who_wins_cards_in_time_need_not_turn_over() -> None:
    state = position("r5 r1|", "|y2", "g1|g5")
    step = settle(state, "wait", "schnapp 300", "wait")
    assert not any(isinstance(event, TurnedOver) for event in step.events)
    after = shuffled_in(step.state)
    assert (after.turn, texts(after.table.stacks)) == (1, ["r1", "r5 g5 y2", "g1"])


@pytest.mark.rule("SS7", "SS8")
def test_a_pile_of_nothing_but_quartets_leaves_its_owner_out() -> None:
    state = position("r5 r1|", f"|{numbers(6)}", "g1 g2|")
    step = settle(state, "wait", "wait", "wait")
    assert step.events == (TurnedOver(1, 4), QuartetsLaid(1, (6,)), WentOut(1))
    assert (step.state.stage, step.state.turn) == ("turn", 2)


@pytest.mark.rule("SS8")
def test_without_cards_one_is_out() -> None:
    won = settle(position("r5 r1|", "|y5", "g1|"), "schnapp 300", "wait", "wait")
    assert won.events[-1] == WentOut(1)
    assert shuffled_in(won.state).turn == 2
    paid = settle(position("r5 r1|", "|y6", "g1|"), "wait", "schnapp 300", "wait")
    assert paid.events[-2:] == (Mistaken(1, 1), WentOut(1))


@pytest.mark.rule("SS8")
def test_in_one_settlement_a_player_may_lose_the_last_pile_and_win_the_middle() -> None:
    step = settle(position("r5 r1|", "|y5", middle="b5"), "schnapp 300", "schnipp 300")
    assert step.events[2:] == (Won(0, "schnapp", 1), Won(1, "schnipp", 1))
    assert texts(step.state.table.loose) == ["y5 r5", "b5"]


# The end


@pytest.mark.rule("SS9")
def test_it_ends_when_all_quartets_are_laid_aside() -> None:
    quartets = (tuple(range(1, 11)), tuple(range(11, 20)))
    state = position("r20|y20", "|g20 b20", quartets=quartets)
    step = settle(state, "wait", "schnapp 300")
    assert step.events[-3:] == (QuartetsLaid(1, (20,)), WentOut(0), WentOut(1))
    assert outcome(step.state) == Outcome((1, 1), (10, 10), "all-quartets")
    assert SCHNIPPSCHNAPP.to_act(step.state) == frozenset()
    assert refused(SCHNIPPSCHNAPP, step.state, "0 turn") == ("game-over", None)


@pytest.mark.rule("SS9", "SS1", "G5")
def test_a_deal_of_nothing_but_quartets_is_the_end() -> None:
    step = deal(numbers(*range(1, 11)), numbers(*range(11, 21)))
    assert outcome(step.state) == Outcome((1, 1), (10, 10), "all-quartets")


@pytest.mark.rule("SS9")
def test_the_last_holder_lays_all_that_is_left_aside() -> None:
    quartets = (tuple(range(1, 10)), tuple(range(10, 19)))
    state = position("r20 y19 g19 b20|y20", "|r19 b19 g20", quartets=quartets)
    step = settle(state, "schnapp 300", "wait")
    assert step.events[1:] == (Won(0, "schnapp", 3), WentOut(1), QuartetsLaid(0, (19, 20)))
    assert outcome(step.state) == Outcome((1, 2), (11, 9), "last-holder")
    assert not any(map(step.state.table.has_cards, (0, 1)))


@pytest.mark.rule("SS9")
def test_one_player_plays_on_while_there_are_cards_in_the_middle() -> None:
    state = position("r5 r1|", "|", middle="b9")
    step = settle(state, "wait", "wait")
    assert (step.state.stage, step.state.turn) == ("turn", 0)


@pytest.mark.rule("SS9")
def test_it_ends_when_nobody_has_a_card() -> None:
    state = position("r5|", "|y6", quartets=((3,), (4, 7)))
    step = settle(state, "schnapp 300", "schnapp 500")
    assert step.events[-2:] == (WentOut(0), WentOut(1))
    assert step.state.table.middle == cards("r5 y6")
    assert outcome(step.state) == Outcome((2, 1), (1, 2), "nobody-has-cards")


@pytest.mark.rule("SS9", "G5")
def test_it_ends_when_250_cards_were_turned_up_without_a_pile_being_won() -> None:
    assert MOST_QUIET == 250
    players = ("r5 r1|", "y1 y2|y5", "g1|")
    before = settle(position(*players, quiet=248), *["wait"] * 3).state
    assert before.stage == "turn"
    step = settle(before, *["wait"] * 3)
    assert outcome(step.state) == Outcome((1, 1, 1), (0, 0, 0), "no-pile-won")
    won = settle(position(*players, quiet=249), "schnapp 300", "wait", "wait").state
    assert (won.stage, won.quiet) == ("shuffle", 0)
    paid = settle(position(*players, quiet=249), "schnipp 300", "wait", "wait").state
    assert outcome(paid).reason == "no-pile-won"


@pytest.mark.rule("SS9")
def test_it_ends_when_cards_were_turned_up_5000_times() -> None:
    assert MOST_REVEALS == 5000
    players = ("r5 r1|", "y1 y2|y5", "g1|")
    step = settle(position(*players, reveal=4999), "schnapp 300", "wait", "wait")
    assert outcome(step.state).reason == "long-enough"
    assert SCHNIPPSCHNAPP.max_actions(Options(), 3) == 5000 * 4


@pytest.mark.rule("SS9", "SS10")
@pytest.mark.parametrize(("mode", "points"), [("in-turn", (1, 2)), ("all-at-once", (2, 0))])
def test_a_shorter_game_ends_as_agreed(mode: Any, points: tuple[int, int]) -> None:
    options = Options(mode, reveals=40)
    state = position("r5 r1 r2|", "y5 y2 y3|y6", options=options, reveal=38, quartets=((3,), (4, 7)))
    before = shuffled_in(settle(state, "schnapp 300" if mode == "all-at-once" else "wait", "wait").state)
    assert before.stage == "turn"
    last = settle(before, "wait", "wait").state
    assert outcome(last) == Outcome((1, 2) if points == (2, 0) else (2, 1), points, "as-agreed")
    assert SCHNIPPSCHNAPP.max_actions(options, 3) == 40 * 4
    for wrong in (0, MOST_REVEALS + 1):
        with pytest.raises(BadSetup, match="bad-option"):
            read_options(SCHNIPPSCHNAPP, {"reveals": wrong})


@pytest.mark.rule("SS9", "G4", "G5")
def test_most_quartets_win() -> None:
    state = position("r5|", "|y6", "|", quartets=((3,), (4, 7), (8, 9)))
    over = settle(state, "schnapp 300", "schnapp 500", "wait").state
    assert outcome(over) == Outcome((3, 1, 1), (1, 2, 2), "nobody-has-cards")
    assert SCHNIPPSCHNAPP.scoring == "most"


# All at once


@pytest.mark.rule("SS10")
def test_on_go_all_players_with_cards_turn_up() -> None:
    state = position("r5 r1|", "y6|y2", "|", "b7|", turn=1, options=ALL_AT_ONCE, quiet=3)
    assert SCHNIPPSCHNAPP.to_act(state) == {NATURE}
    assert refused(SCHNIPPSCHNAPP, state, "1 turn") == ("wait-for-go", "SS10")
    step = SCHNIPPSCHNAPP.apply(state, NATURE, GO)
    assert SCHNIPPSCHNAPP.shuffle(state, Random(1)) == GO
    assert step.events == (
        TurnedUp(1, Card("y6"), REVEAL),
        TurnedUp(3, Card("b7"), REVEAL),
        TurnedUp(0, Card("r5"), REVEAL),
    )
    assert texts(step.state.table.piles) == ["r5", "y2 y6", "", "b7"]
    assert step.state.quiet == 6
    assert refused(SCHNIPPSCHNAPP, step.state, "nature go") == ("not-your-turn", "G2")


@pytest.mark.rule("SS10")
def test_of_two_pairs_the_caller_takes_all_matched_piles_of_the_others() -> None:
    state = position("r5|r1", "y6|y2", "g5|", "b6|", "r7|", options=ALL_AT_ONCE)
    step = settle(state, "schnapp 300", *["wait"] * 4)
    assert step.events[1] == Won(0, "schnapp", 4)
    assert texts(step.state.table.piles) == ["", "", "", "", "r7"]
    assert step.state.table.loose[0] == cards("y2 y6 g5 b6 r1 r5")
    bystander = settle(state, *["wait"] * 4, "schnapp 300")
    assert bystander.events[1] == Won(4, "schnapp", 6)


@pytest.mark.rule("SS10")
@pytest.mark.parametrize(("middle", "right"), [("b5", True), ("b7", True), ("b6 b4", False), ("", False)])
def test_any_card_turned_up_may_match_the_middle(middle: str, right: bool) -> None:
    state = position("r5 r1|", "y6 y1|", "g7 g1|", options=ALL_AT_ONCE, middle=middle)
    step = settle(state, "wait", "schnipp 300", "wait")
    assert (Won(1, "schnipp", 1) in step.events) == right
    assert (Mistaken(1, 1) in step.events) != right


@pytest.mark.rule("SS10", "SS7")
def test_all_stacks_that_are_used_up_are_turned_over_before_the_next_go() -> None:
    state = position("r5|r1", "y6|", "g7 g1|", options=ALL_AT_ONCE)
    step = settle(state, *["wait"] * 3)
    assert set(step.events) == {TurnedOver(0, 2), TurnedOver(1, 1)}
    assert texts(shuffled_in(step.state).table.stacks) == ["r1 r5", "y6", "g1"]


@pytest.mark.rule("SS10")
def test_cards_taken_by_calls_are_the_points_counted_as_they_fall() -> None:
    state = position("r5 r1|r2", "y5 y1|", "|", options=ALL_AT_ONCE, middle="b8 b5", quartets=((3,), (), ()))
    first = shuffled_in(settle(state, "wait", "schnapp 300", "schnipp 900").state)
    assert first.table.won == (0, 2, 2)
    second = settle(first, "schnapp 300", "wait", "wait").state
    assert second.table.won == (1, 2, 2)
    over = settle(msgspec.structs.replace(first, quiet=248), *["wait"] * 3).state
    assert outcome(over) == Outcome((3, 1, 1), (0, 2, 2), "no-pile-won")


# Times and secrets


@pytest.mark.rule("SS11")
def test_calls_are_settled_by_their_times_in_whatever_order_they_arrive() -> None:
    turned = turn_up(position("r5 r1|", "y1|y5", "g1|g2", middle="b5"))
    moves = [f"0 schnapp {REVEAL} 500", f"1 schnapp {REVEAL} 300", f"2 schnipp {REVEAL} 250"]
    ways = [do(SCHNIPPSCHNAPP, turned, *order) for order in permutations(moves)]
    assert all(step == ways[0] for step in ways)
    assert ways[0].events[3:] == (Won(1, "schnapp", 1), Won(2, "schnipp", 1))


@pytest.mark.rule("SS11")
def test_a_call_names_its_card_and_has_a_time_that_can_be() -> None:
    state = turn_up(position("r5 r1|", "y1|y5"))
    assert menu(SCHNIPPSCHNAPP, state) == [f"schnapp {REVEAL} 0", f"schnipp {REVEAL} 0", f"wait {REVEAL}"]
    assert refused(SCHNIPPSCHNAPP, state, f"0 schnapp {REVEAL + 1} 0") == ("not-turned-up-yet", "SS11")
    too_late = f"0 schnipp {REVEAL} {MOST_TIME + 1}"
    assert refused(SCHNIPPSCHNAPP, state, too_late) == ("call-time", "SS11")
    do(SCHNIPPSCHNAPP, state, f"0 schnipp {REVEAL} {MOST_TIME}")
    with pytest.raises(Exception, match="call-time"):
        SCHNIPPSCHNAPP.apply(state, 0, Schnapp(REVEAL, -1))


@pytest.mark.rule("SS11", "G2")
def test_an_answer_is_sealed_until_all_have_answered() -> None:
    turned = turn_up(position("r5 r1|", "y1|y5", "g1|g2"))
    answers = [f"schnapp {REVEAL} 300", f"schnapp {REVEAL} 20", f"schnipp {REVEAL} 0", f"wait {REVEAL}"]
    steps = [do(SCHNIPPSCHNAPP, turned, f"1 {answer}") for answer in answers]
    assert all(step.events == () for step in steps)
    for chair in (0, 2, None):
        views = {SCHNIPPSCHNAPP.view(step.state, chair) for step in steps}
        assert len(views) == 1
        assert views.pop().answered == (False, True, False)
    assert [str(SCHNIPPSCHNAPP.view(step.state, 1).answer) for step in steps] == answers


@pytest.mark.rule("G2")
def test_open_piles_quartets_and_the_middle_are_seen_by_all() -> None:
    state = position("r5 r1|r2 r3", "y1|y5", middle="b9", quartets=((7,), ()))
    for chair in (0, 1, None):
        view = SCHNIPPSCHNAPP.view(state, chair)
        assert texts(view.piles) == ["r2 r3", "y5"]
        assert (view.stacks, view.quartets, view.middle) == ((2, 1), ((7,), ()), cards("b9"))
        assert SCHNIPPSCHNAPP.show(TurnedUp(0, Card("r5"), REVEAL), chair) == TurnedUp(0, Card("r5"), REVEAL)


def imagined(state: State, chair: int | None) -> Iterator[State]:
    for seed in range(5):
        yield SCHNIPPSCHNAPP.imagine(SCHNIPPSCHNAPP.view(state, chair), Random(seed))


def test_an_imagined_player_has_answered_rightly() -> None:
    match = turn_up(position("r5 r1|", "y1|y5", "|", middle="b9"))
    state = do(SCHNIPPSCHNAPP, match, f"1 wait {REVEAL}", f"2 schnipp {REVEAL} 5").state
    for guess in imagined(state, 0):
        assert [type(answer) for answer in guess.answers] == [type(None), Schnapp, Wait]
    for guess in imagined(state, 1):
        assert guess.answers[1] == Wait(REVEAL)
    middle = turn_up(position("r5 r1|", "y1|y2", "|", middle="b5"))
    for guess in imagined(do(SCHNIPPSCHNAPP, middle, f"2 wait {REVEAL}").state, None):
        assert [type(answer) for answer in guess.answers] == [type(None), type(None), Schnipp]


# The bot and the table in words


@pytest.mark.parametrize(
    ("players", "middle", "call"),
    [
        (("r5 r1|", "y1|y5", "g1|"), "", Schnapp),
        (("r5 r1|", "y1|y2", "g1|"), "b5", Schnipp),
        (("r5 r1|", "y1|y2", "g1|"), "b6", Wait),
        (("r5 r1|", "y1|y2 y3 y5", "g1|"), "b9 b5", Schnapp),  # both are right: what brings more
        (("r5 r1|", "y1|y5", "g1|"), "b9 b8 b5", Schnipp),
    ],
)
def test_the_simple_bot_calls_when_it_is_right(players: tuple[str, ...], middle: str, call: type) -> None:
    state = turn_up(position(*players, middle=middle))
    view, offered = SCHNIPPSCHNAPP.view(state, 2), SCHNIPPSCHNAPP.legal_actions(state, 2)
    answers = [bot.choose(view, offered, Random(seed)) for seed in range(200)]
    right = [answer for answer in answers if isinstance(answer, call)]
    assert len(right) > 180
    assert all(isinstance(answer, call | Wait) for answer in answers)
    assert all(FASTEST <= answer.time < 1000 for answer in right if not isinstance(answer, Wait | Turn))


def test_the_simple_bot_turns_up_and_is_out_of_schnapp_when_it_is_out() -> None:
    state = position("r5 r1|", "|", "g1|g5")
    assert bot.choose(SCHNIPPSCHNAPP.view(state, 0), (Turn(),), Random(1)) == Turn()
    turned = turn_up(state)
    offered = SCHNIPPSCHNAPP.legal_actions(turned, 1)
    assert bot.choose(SCHNIPPSCHNAPP.view(turned, 1), offered, Random(1)) == Wait(REVEAL)


@pytest.mark.parametrize("mode", ["in-turn", "all-at-once"])
def test_the_table_in_words(mode: Literal["in-turn", "all-at-once"]) -> None:
    state = position("r5 r1|r2 r3", "y1|", middle="b9 b7", quartets=((7, 8), ()), options=Options(mode=mode))
    told = list(terminal.table(SCHNIPPSCHNAPP.view(state, 0), Texts("en", ("Ada", "Ben"), you=0)))
    assert told[:4] == [
        "you: 2 face down, 2 face up, ■\xa0red\xa03 on top",
        "Ben: 1 face down, none face up",
        "In the middle: 2 cards, ●\xa0blue\xa07 on top",
        "Quartets: you 2, Ben 0",
    ]
    assert told[4:] == (["Cards won: you 0, Ben 0"] if mode == "all-at-once" else [])
