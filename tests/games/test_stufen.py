from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game_settings import STAGE_CARD
from positions import cards, do, menu, refused
from reihum import testing as laws
from reihum.bots.simple import RANDOM_BOT, SIMPLE
from reihum.cards import JOKER, PAUSE, Card, Colour
from reihum.game import NATURE, BadSetup, Outcome, RoundContext, Step, check_setup, explain, refusal
from reihum.games.stufen import terminal
from reihum.games.stufen.actions import (
    Added,
    Deal,
    Dealt,
    Discard,
    Discarded,
    Drew,
    HandsShown,
    Laid,
    Missed,
    Paused,
    Renew,
    Renewed,
    StageLaid,
    Took,
    Unfinished,
    WentOut,
)
from reihum.games.stufen.melds import STAGES, Meld
from reihum.games.stufen.rules import RENEWALS, STUFEN, TAKES
from reihum.games.stufen.state import DECK, PENALTY, Options, State
from reihum.match import MOST_ROUNDS, Match, MatchOptions, MatchState
from reihum.texts import Texts
from stufen_positions import position

PASCH_5 = Meld(1, "pasch", 5, cards("r5 y5 g5"))
REIHE_4 = Meld(1, "reihe", 4, cards("r4 y5 g6 b7"))
LAID = (Meld(0, "pasch", 1, cards("r1 y1 g1")), Meld(0, "pasch", 2, cards("r2 y2 g2")))
"""Seat 0's first stage."""


def deal(*hands: str, pile: str = "", first: int = 0) -> Step[Any, Any]:
    """A deal of these hands and this top of the pile, filled up with what is left in order."""
    wanted = [list(cards(hand)) for hand in hands]
    left = Counter(DECK)
    left.subtract(card for hand in wanted for card in hand)
    left.subtract(cards(pile))
    rest = [card for card in dict.fromkeys(DECK) for _ in range(left[card])]
    for hand in wanted:
        while len(hand) < 10:
            hand.append(rest.pop(0))
    order = (*(card for hand in wanted for card in hand), *cards(pile), *rest)
    return STUFEN.apply(STUFEN.start(Options(), len(hands), RoundContext(first=first)), NATURE, Deal(order))


def hand(state: State, seat: int = 0) -> str:
    return " ".join(state.hands[seat])


def outcome(state: State) -> Outcome:
    result = STUFEN.outcome(state)
    assert result is not None
    return result


@pytest.mark.rule("ST1")
def test_108_cards() -> None:
    deck = Counter(STUFEN.shuffle(STUFEN.start(Options(), 2), Random(1)).order)
    assert deck == {
        **{Card(f"{colour}{number}"): 2 for colour in "rygb" for number in range(1, 13)},
        JOKER: 8,
        PAUSE: 4,
    }


@pytest.mark.rule("ST1")
@pytest.mark.parametrize("order", [DECK[:-1], (*DECK, JOKER), (JOKER, *DECK[1:])])
def test_no_other_cards_are_dealt(order: tuple[Card, ...]) -> None:
    why = refusal(STUFEN, STUFEN.start(Options(), 2), NATURE, Deal(order))
    assert why is not None
    assert why.code == "wrong-cards"


@pytest.mark.rule("ST2", "G3")
@pytest.mark.parametrize("seats", STUFEN.seats)
def test_ten_cards_each_one_turned_up_and_left_of_the_dealer_begins(seats: int) -> None:
    step = deal(*["r1"] * 2, *["joker"] * (seats - 2), pile="g7", first=1)
    state = step.state
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert state.discards == cards("g7")
    assert len(state.pile) == 108 - 10 * seats - 1
    assert STUFEN.to_act(state) == {2 % seats}
    assert step.events == (Dealt(state.hands, Card("g7"), 0, len(state.pile), 2 % seats),)


@pytest.mark.rule("ST2", "G3")
def test_in_the_next_round_the_left_neighbour_deals() -> None:
    match = Match(STUFEN)
    over = position("", "r5", "y5", phase="over")
    state = MatchState(MatchOptions(Options(), rounds=2, first=1), 3, over, (outcome(over),))
    dealt = match.apply(state, NATURE, match.shuffle(state, Random(1))).state
    assert STUFEN.to_act(dealt.round) == {0}


def test_two_to_six_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            check_setup(STUFEN, Options(), seats)


@pytest.mark.rule("ST3")
def test_a_turn_takes_a_card_and_ends_with_a_discard() -> None:
    start = position("r1 r9", "y1", discards="g1 g2", pile="b3 b4", phase="draw")
    assert menu(STUFEN, start) == ["draw", "take"]
    drawn = do(STUFEN, start, "0 draw")
    assert drawn.events == (Drew(0, Card("b3")),)
    assert hand(drawn.state) == "r1 r9 b3"
    taken = do(STUFEN, start, "0 take")
    assert taken.events == (Took(0, Card("g2")),)
    assert (hand(taken.state), taken.state.discards) == ("r1 r9 g2", cards("g1"))
    assert menu(STUFEN, taken.state) == ["discard r1", "discard r9", "discard g2"]
    over = do(STUFEN, taken.state, "0 discard r9")
    assert over.events == (Discarded(0, Card("r9")),)
    assert STUFEN.to_act(over.state) == {1}
    assert over.state.discards == cards("g1 r9")


@pytest.mark.rule("ST3")
def test_one_card_is_taken_and_that_first() -> None:
    start = position("r1 r9 pause", "y1", phase="draw")
    for move in ("0 discard r1", "0 meld r1 r9", "0 add r1 1", "0 pause 1"):
        assert refused(STUFEN, start, move) == ("stufen-draw-first", "ST3")
    for move in ("0 draw", "0 take"):
        assert refused(STUFEN, do(STUFEN, start, "0 draw").state, move) == ("stufen-drawn-already", "ST3")
    why = explain(STUFEN, start, 0, Card("r1"))
    assert why is not None
    assert why.rule == "ST3"


@pytest.mark.rule("ST3")
def test_laying_is_voluntary_and_the_turn_goes_on_until_a_discard() -> None:
    state = position("r1 y1 g1 r2 y2 g2 b7 b8", "y9")
    assert "discard b7" in menu(STUFEN, state)
    laid = do(STUFEN, state, "0 meld r1 y1 g1", "0 meld r2 y2 g2").state
    assert STUFEN.to_act(laid) == {0}
    assert menu(STUFEN, laid) == ["discard b7", "discard b8"]


@pytest.mark.rule("G2")
def test_out_of_turn() -> None:
    state = position("r1 r9", "y1", phase="draw")
    assert refused(STUFEN, state, "1 draw") == ("not-your-turn", "G2")
    assert refused(STUFEN, state, "nature renew b12") == ("not-your-turn", "G2")
    assert refused(STUFEN, state, "0 renew b12") == ("not-yours", None)
    assert menu(STUFEN, state, 1) == []
    renewing = position("r1", "y1", discards="r3 r4", pile="", phase="renew")
    assert refused(STUFEN, renewing, "0 draw") == ("shuffle-first", None)
    assert refused(STUFEN, renewing, "nature draw") == ("not-yours", None)
    assert refused(STUFEN, renewing, "nature deal r3") == ("wrong-cards", None)
    assert refused(STUFEN, renewing, "nature renew r4") == ("wrong-cards", None)
    assert refused(STUFEN, STUFEN.start(Options(), 2), "nature renew r3") == ("wrong-cards", None)


@pytest.mark.rule("ST4")
def test_a_stage_is_laid_whole() -> None:
    state = position("r1 y1 g1 r2 y2 g2 r3 y3 pause b7", "y9")
    laid = do(STUFEN, state, "0 meld r1 y1 g1")
    assert laid.events == (Laid(0, "pasch", 1, cards("r1 y1 g1")),)
    assert menu(STUFEN, laid.state) == ["meld r2 y2 g2"]
    for move in ("0 discard b7", "0 pause 1", "0 add b7 1"):
        assert refused(STUFEN, laid.state, move) in [
            ("stage-not-whole", "ST4"),
            ("stage-before-adding", "ST6"),
        ]
    for card in ("b7", "pause"):
        why = explain(STUFEN, laid.state, 0, Card(card))
        assert why is not None
        assert (why.code, why.rule) == ("stage-not-whole", "ST4")
    assert explain(STUFEN, laid.state, 0, Card("r2")) is None
    whole = do(STUFEN, laid.state, "0 meld r2 y2 g2")
    assert whole.events == (Laid(0, "pasch", 2, cards("r2 y2 g2")), StageLaid(0, 1))
    assert whole.state.table == LAID


@pytest.mark.rule("ST4")
def test_nothing_is_laid_of_a_stage_that_cannot_be_finished() -> None:
    state = position("r1 y1 g1 r2 y2 g3 b7", "y9")
    assert refused(STUFEN, state, "0 meld r1 y1 g1") == ("stage-not-whole", "ST4")
    assert "meld r1 y1 g1" not in menu(STUFEN, state)


@pytest.mark.rule("ST4")
def test_one_stage_a_round() -> None:
    state = position("r3 y3 g3 r4 y4 g4 b9", "y9", table=LAID)
    assert refused(STUFEN, state, "0 meld r3 y3 g3") == ("stage-laid-already", "ST4")
    assert not any(move.startswith("meld") for move in menu(STUFEN, state))


@pytest.mark.rule("ST4")
@pytest.mark.parametrize("number", range(10))
def test_stages_come_in_their_order(number: int) -> None:
    kinds = [need.split()[0] for need in STAGES[number].split(" + ")]
    hands = ["joker " * 8 + "r5 r6 r7", "y9"]
    state = position(*hands, stages=(number, 0))
    laid: list[str] = []
    while not STUFEN.view(state, 0).laid[0]:
        step = STUFEN.apply(state, 0, STUFEN.legal_actions(state, 0)[0])
        state = step.state
        laid += [event.kind for event in step.events if isinstance(event, Laid)]
    assert laid == kinds
    assert step.events[1] == StageLaid(0, number + 1)


@pytest.mark.rule("ST4")
def test_a_player_who_has_not_laid_a_stage_tries_it_again() -> None:
    over = position("", "r5", "y5", phase="over", stages=(0, 3, 3), table=LAID)
    assert outcome(over).carried == (1, 3, 3)
    again = STUFEN.start(Options(), 3, RoundContext(2, 1, (1, 3, 3)))
    assert again.stages == (1, 3, 3)


@pytest.mark.rule("ST4", "ST5", "ST6", "ST7", "ST8", "G2")
@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("meld r1 y1 b1", "not-in-hand", "G2"),
        ("meld r1 r1 y1", "not-in-hand", "G2"),  # held once only
        ("meld r1 y1", "meld-size", "ST6"),
        ("meld r1 y1 g1 joker", "meld-size", "ST6"),
        ("meld r1 y1 r2", "no-meld", "ST5"),
        ("meld y1 r1 g1", "meld-order", "ST5"),
        ("meld r1 y1 pause", "pause-in-meld", "ST8"),
        ("meld r1 y1 g1 1", "name-of-jokers", "ST7"),
        ("meld r1 joker joker", "not-in-hand", "G2"),
        ("add r1 1", "stage-before-adding", "ST6"),
        ("discard b1", "not-in-hand", "G2"),
        ("discard pause", "pause-not-discarded", "ST8"),
        ("pause 0", "pause-another", "ST8"),
        ("pause 3", "pause-another", "ST8"),
        ("pause 2", "paused-already", "ST8"),
    ],
)
def test_illegal_moves_are_refused(move: str, code: str, rule: str) -> None:
    state = position("r1 y1 g1 r2 y2 g2 joker pause", "y9", "g9", table=(PASCH_5,), paused=(2,))
    assert refused(STUFEN, state, f"0 {move}") == (code, rule)
    assert move not in menu(STUFEN, state)


@pytest.mark.rule("ST6")
def test_adding_only_with_a_stage_laid_from_the_same_turn_on() -> None:
    state = position("r1 y1 g1 r2 y2 g2 b5 b9", "y9 y8", table=(PASCH_5, REIHE_4))
    assert refused(STUFEN, state, "0 add b5 1") == ("stage-before-adding", "ST6")
    laid = do(STUFEN, state, "0 meld r1 y1 g1", "0 meld r2 y2 g2").state
    assert menu(STUFEN, laid) == ["add b5 1", "discard b5", "discard b9"]
    added = do(STUFEN, laid, "0 add b5 1")
    assert added.events == (Added(0, Card("b5"), 1, "high"),)
    assert added.state.table[0] == Meld(1, "pasch", 5, cards("r5 y5 g5 b5"))
    assert added.state.table[1:] == laid.table[1:]
    assert STUFEN.to_act(added.state) == {0}


@pytest.mark.rule("ST6")
def test_cards_go_to_any_stage_on_the_table() -> None:
    farbe = Meld(2, "farbe", Colour.BLUE, cards("b1 b2 b2 b5 b6 b11 b12"))
    state = position("g1 b3 y8 r10", "y9", "g9", table=(*LAID, PASCH_5, REIHE_4, farbe), stages=(0, 0, 7))
    adds = [move for move in menu(STUFEN, state) if move.startswith("add")]
    assert adds == ["add y8 4", "add g1 1", "add b3 4", "add b3 5"]
    after = do(STUFEN, state, "0 add b3 4", "0 add y8 4", "0 add g1 1").state
    assert after.table[3] == Meld(1, "reihe", 3, cards("b3 r4 y5 g6 b7 y8"))
    assert after.table[0].cards == cards("r1 y1 g1 g1")


@pytest.mark.rule("ST6", "ST7", "ST8", "G2")
@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("add g3 1", "not-in-hand", "G2"),
        ("add pause 1", "pause-in-meld", "ST8"),
        ("add r9 0", "no-such-meld", "ST6"),
        ("add r9 5", "no-such-meld", "ST6"),
        ("add r9 3", "cannot-be-added", "ST6"),
        ("add joker 4", "name-the-end", "ST7"),
        ("add joker 3 high", "name-the-end", "ST7"),
        ("add b8 4 high", "name-the-end", "ST7"),
        ("add b8 4 low", "name-the-end", "ST7"),
    ],
)
def test_wrong_additions_are_refused(move: str, code: str, rule: str) -> None:
    state = position("r9 b8 joker pause", "y9", table=(*LAID, PASCH_5, REIHE_4))
    assert refused(STUFEN, state, f"0 {move}") == (code, rule)
    assert move not in menu(STUFEN, state)


@pytest.mark.rule("ST7")
def test_a_joker_goes_to_the_end_that_is_named_and_stays_what_it_is() -> None:
    state = position("r9 y8 joker", "y9", table=(*LAID, REIHE_4))
    assert {"add joker 3 low", "add joker 3 high"} <= {*menu(STUFEN, state)}
    low = do(STUFEN, state, "0 add joker 3 low")
    assert low.events == (Added(0, JOKER, 3, "low"),)
    assert low.state.table[2] == Meld(1, "reihe", 3, cards("joker r4 y5 g6 b7"))
    high = do(STUFEN, state, "0 add joker 3 high").state
    assert high.table[2] == Meld(1, "reihe", 4, cards("r4 y5 g6 b7 joker"))
    assert refused(STUFEN, high, "0 add y8 3") == ("cannot-be-added", "ST6")  # the joker is the 8
    assert "add r9 3" in menu(STUFEN, high)


@pytest.mark.rule("ST7")
def test_the_player_names_the_cards_that_jokers_alone_stand_for() -> None:
    state = position("joker joker joker joker joker joker b7", "y9")
    laid = do(STUFEN, state, "0 meld joker joker joker 7", "0 meld joker joker joker 12").state
    assert [meld.of for meld in laid.table] == [7, 12]
    assert menu(STUFEN, laid) == ["add b7 1", "discard b7"]
    colour = position("joker " * 7 + "b7", "y9", stages=(7, 0))
    assert do(STUFEN, colour, f"0 meld {'joker ' * 7}green").state.table[0].of is Colour.GREEN


@pytest.mark.rule("ST8")
def test_a_pause_card_is_given_in_place_of_a_discard() -> None:
    state = position("r1 pause", "y9", "g9", "b9", paused=(2,))
    assert menu(STUFEN, state) == ["discard r1", "pause 1", "pause 3"]
    given = do(STUFEN, state, "0 pause 3")
    assert given.events == (Paused(0, 3),)
    assert (given.state.paused, given.state.discards) == ((2, 3), cards("b12"))
    assert STUFEN.to_act(given.state) == {1}
    assert refused(STUFEN, position("r1", "y9"), "0 pause 1") == ("not-in-hand", "G2")


@pytest.mark.rule("ST8")
def test_a_hand_of_pause_cards_only_must_give_one() -> None:
    state = position("pause pause", "y9", "g9", "b9", paused=(1, 2))
    assert menu(STUFEN, state) == ["pause 3"]
    assert explain(STUFEN, state, 0, PAUSE) is None


@pytest.mark.rule("ST8")
@pytest.mark.parametrize("seats", STUFEN.seats)
def test_there_is_always_somebody_to_give_a_pause_card_to(seats: int) -> None:
    """The right neighbour has just had, or missed, a turn: no pause card can lie there."""
    for seed in range(3):
        for state in laws.play(STUFEN, Options(), seats, Random(seed)).states:
            if state.phase in ("draw", "play"):
                assert not {state.turn, (state.turn - 1) % seats} & {*state.paused}


@pytest.mark.rule("ST9")
def test_a_paused_player_misses_the_turn_and_the_card_goes_under_the_discards() -> None:
    state = position("r1 r2", "y9", "g9", "b9", discards="g1 g2", paused=(1, 2))
    step = do(STUFEN, state, "0 discard r1")
    assert step.events == (Discarded(0, Card("r1")), Missed(1), Missed(2))
    assert STUFEN.to_act(step.state) == {3}
    assert step.state.discards == cards("pause pause g1 g2 r1")
    assert step.state.paused == ()
    assert step.state.hands[1:3] == state.hands[1:3]


@pytest.mark.rule("ST9")
def test_with_two_players_the_giver_plays_again() -> None:
    step = do(STUFEN, position("r1 pause", "y9"), "0 pause 1")
    assert step.events == (Paused(0, 1), Missed(1))
    assert STUFEN.to_act(step.state) == {0}
    assert step.state.phase == "draw"


@pytest.mark.rule("ST9")
def test_a_pause_card_before_a_player_at_the_end_costs_nothing() -> None:
    step = do(STUFEN, position("r1", "y9", "g9", paused=(1, 2)), "0 discard r1")
    assert outcome(step.state).points == (0, 5, 5)
    assert STUFEN.start(Options(), 3, RoundContext(2, 1, (0, 0, 0))).paused == ()


@pytest.mark.rule("ST10")
@pytest.mark.parametrize(
    ("last", "table", "moves", "event"),
    [
        ("r1", (), ["discard r1"], Discarded(0, Card("r1"))),
        ("pause", (), ["pause 1"], Paused(0, 1)),
        ("b5", (*LAID, PASCH_5), ["add b5 3"], Added(0, Card("b5"), 3, "high")),
        ("r3 y3 g3 r4 y4 g4", (), ["meld r3 y3 g3", "meld r4 y4 g4"], Laid(0, "pasch", 4, cards("r4 y4 g4"))),
    ],
)
def test_the_last_card_ends_the_round_at_once(
    last: str, table: tuple[Meld, ...], moves: list[str], event: object
) -> None:
    step = do(STUFEN, position(last, "y9 joker", table=table), *(f"0 {move}" for move in moves))
    assert step.events[0] == event
    assert step.events[-2:] == (WentOut(0), HandsShown(((), cards("y9 joker"))))
    assert STUFEN.to_act(step.state) == frozenset()
    assert outcome(step.state).reason == "stufen-out"
    assert refused(STUFEN, step.state, "1 draw") == ("game-over", None)


@pytest.mark.rule("ST10", "ST13")
def test_a_stage_of_eleven_cards_ends_the_round() -> None:
    state = position("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11", "y9", card=STAGE_CARD, stages=(9, 0))
    step = do(STUFEN, state, "0 meld r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11")
    assert step.events[1:3] == (StageLaid(0, 10), WentOut(0))
    assert outcome(step.state).carried == (10, 0)


@pytest.mark.rule("ST11")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("", 0),
        ("r1", 5),
        ("b9", 5),
        ("g10", 10),
        ("y12", 10),
        ("pause", 15),
        ("joker", 20),
        ("r9 r10 joker", 35),
    ],
)
def test_penalties(left: str, points: int) -> None:
    assert outcome(position("", left, phase="over")).points == (0, points)


@pytest.mark.rule("ST12", "G5")
@pytest.mark.parametrize(
    ("hands", "stages", "places"),
    [
        (("", "r1", "r12"), (0, 0, 0), (1, 2, 3)),
        (("", "r1", "y1"), (0, 0, 0), (1, 2, 2)),
        (("", "r1", "y1"), (0, 2, 1), (3, 1, 2)),  # stages count first
        (("r1", "y1", "g1"), (1, 1, 1), (1, 1, 1)),
    ],
)
def test_more_stages_first_then_fewer_points(
    hands: tuple[str, ...], stages: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert outcome(position(*hands, stages=stages, phase="over")).places == places


def spelled(points: int) -> str:
    """A hand that costs so much."""
    return " ".join(["joker"] * (points // 20) + ["r10"] * (points % 20 // 10) + ["r5"] * (points % 10 // 5))


@pytest.mark.rule("ST11", "ST12")
def test_the_books_score_sheet() -> None:
    penalties = {
        "Nicola": (0, 0, 60, 30, 0),
        "Katja": (20, 30, 30, 0, 20),
        "Stefan": (15, 75, 15, 15, 60),
        "Quentin": (10, 15, 0, 40, 25),
    }
    stages = ((1, 0, 1, 1), (2, 1, 1, 2), (3, 1, 2, 3), (4, 2, 3, 3), (5, 3, 3, 4))
    rounds = [
        position(*map(spelled, points), stages=reached, phase="over")
        for points, reached in zip(zip(*penalties.values(), strict=True), stages, strict=True)
    ]
    sheet = tuple(map(outcome, rounds))
    match, options = Match(STUFEN), MatchOptions(Options(), rounds=5)
    assert match.outcome(MatchState(options, 4, rounds[3], sheet[:4])) is None
    result = match.outcome(MatchState(options, 4, rounds[4], sheet))
    assert result is not None
    assert result.points == (90, 100, 180, 90)
    assert result.carried == (5, 3, 3, 4)
    assert dict(zip(penalties, result.places, strict=True)) == {
        "Nicola": 1,
        "Quentin": 2,
        "Katja": 3,
        "Stefan": 4,
    }


@pytest.mark.rule("ST12")
@pytest.mark.parametrize("rounds", [None, 40])
def test_a_match_ends_with_the_round_in_which_stage_ten_is_laid(rounds: int | None) -> None:
    match, rng = Match(STUFEN), Random(5)
    state = match.start(MatchOptions(Options(), rounds), 2)
    while actors := match.to_act(state):
        (actor,) = actors
        if actor is NATURE:
            action = match.shuffle(state, rng)
        else:
            action = SIMPLE.choose(STUFEN.view(state.round, actor), match.legal_actions(state, actor), rng)
        state = match.apply(state, actor, action).state
    *before, last = [max(outcome.carried) for outcome in state.sheet]
    assert (max(before), last) == (9, 10)
    assert len(state.sheet) >= 10
    result = match.outcome(state)
    assert result is not None
    assert result.carried[result.winners[0]] == 10


@pytest.mark.rule("ST12", "G4")
def test_stages_are_carried_into_the_next_round() -> None:
    match = Match(STUFEN)
    over = position("", "r5", phase="over", stages=(4, 7), card=STAGE_CARD)
    state = MatchState(MatchOptions(Options(STAGE_CARD), None), 2, over, (outcome(over),))
    dealt = match.apply(state, NATURE, match.shuffle(state, Random(1))).state
    assert dealt.round.stages == (4, 7)
    assert match.outcome(dealt) is None


@pytest.mark.rule("ST12")
def test_a_match_without_a_number_of_rounds_ends_all_the_same() -> None:
    match, options = Match(STUFEN), MatchOptions(Options(), None)
    over = position("", "r5", phase="over")
    for played, ended in ((MOST_ROUNDS - 1, False), (MOST_ROUNDS, True)):
        state = MatchState(options, 2, over, (outcome(over),) * played)
        assert (match.outcome(state) is not None) == ended == (not match.to_act(state))


@pytest.mark.rule("ST13")
def test_a_stage_card_is_checked() -> None:
    check_setup(STUFEN, Options(STAGE_CARD), 2)
    with pytest.raises(BadSetup):
        check_setup(STUFEN, Options(STAGES[1:]), 2)


@pytest.mark.rule("ST14")
@pytest.mark.parametrize("pauses", [1, 4])
def test_a_pause_card_turned_up_first_goes_under_the_draw_pile(pauses: int) -> None:
    step = deal("r1", "y1", pile="pause " * pauses + "g7 g8")
    assert step.state.discards == cards("g7")
    assert step.state.pile[0] == Card("g8")
    assert step.state.pile[-pauses:] == (PAUSE,) * pauses
    assert step.events[0].pauses == pauses


@pytest.mark.rule("ST14")
def test_only_some_discards_can_be_taken() -> None:
    paused = position("r1", "y9", discards="g1 pause", phase="draw")
    assert menu(STUFEN, paused) == ["draw"]
    assert refused(STUFEN, paused, "0 take") == ("pause-on-top", "ST14")
    none = position("r1", "y9", discards="", phase="draw")
    assert menu(STUFEN, none) == ["draw"]
    assert refused(STUFEN, none, "0 take") == ("no-discards", "ST14")
    joker = position("r1", "y9", discards="g1 joker", phase="draw")
    assert hand(do(STUFEN, joker, "0 take").state) == "r1 joker"


@pytest.mark.rule("ST14")
def test_a_pause_put_under_no_discards_becomes_the_top() -> None:
    state = do(STUFEN, position("r1 pause", "y9", discards="b12", phase="draw"), "0 take", "0 pause 1").state
    assert state.discards == (PAUSE,)
    assert menu(STUFEN, state) == ["draw"]


@pytest.mark.rule("ST14")
def test_an_empty_draw_pile_is_renewed_when_somebody_must_draw() -> None:
    state = position("r1", "y9", discards="pause g1 g2 g3", pile="", phase="draw")
    assert menu(STUFEN, state) == ["draw", "take"]
    waiting = do(STUFEN, state, "0 draw")
    assert waiting.events == ()
    assert STUFEN.to_act(waiting.state) == {NATURE}
    assert sorted(STUFEN.shuffle(waiting.state, Random(1)).order) == sorted(cards("pause g1 g2"))
    renewed = STUFEN.apply(waiting.state, NATURE, Renew(cards("g2 pause g1")))
    assert renewed.events == (Renewed(3), Drew(0, Card("g2")))
    assert (renewed.state.pile, renewed.state.discards) == (cards("pause g1"), cards("g3"))
    assert (hand(renewed.state), renewed.state.renewals) == ("r1 g2", 1)


@pytest.mark.rule("ST14")
@pytest.mark.parametrize("seats", STUFEN.seats)
def test_there_is_always_something_to_renew_the_draw_pile_with(seats: int) -> None:
    for seed in range(3):
        played = laws.play(STUFEN, Options(), seats, Random(seed), RoundContext(carried=(9,) * seats))
        for state in played.states[1:]:
            beside = len(state.pile) + len(state.discards) + len(state.paused)
            assert beside >= 108 - 10 * seats - 1


@pytest.mark.rule("ST15")
def test_the_third_renewal_ends_the_round_unfinished() -> None:
    state = position("r1", "y9 joker", discards="g1 g2", pile="", phase="draw", renewals=RENEWALS)
    assert RENEWALS == 2
    step = do(STUFEN, state, "0 draw")
    assert step.events == (Unfinished(), HandsShown((cards("r1"), cards("y9 joker"))))
    assert outcome(step.state) == Outcome((1, 2), (5, 25), "stufen-unfinished", (0, 0))
    assert "take" in menu(STUFEN, state)
    earlier = position("r1", "y9", discards="g1 g2", pile="", phase="draw", renewals=1)
    assert STUFEN.to_act(do(STUFEN, earlier, "0 draw").state) == {NATURE}


@pytest.mark.rule("ST15")
def test_discards_are_not_handed_round_for_ever() -> None:
    state = position("r1", "y9", discards="g1 g2", phase="draw")
    for turn in range(TAKES):
        seat = turn % 2
        state = do(STUFEN, state, f"{seat} take").state
        state = do(STUFEN, state, f"{seat} discard {state.hands[seat][0]}").state
    assert menu(STUFEN, state) == ["draw"]
    assert refused(STUFEN, state, "0 take") == ("taken-too-often", "ST15")
    state = do(STUFEN, state, "0 draw", "0 discard b11").state
    assert menu(STUFEN, state, 1) == ["draw", "take"]


@pytest.mark.rule("G2")
def test_three_chairs_see_different_things() -> None:
    state = position("r1 r9", "y1 y2", discards="g1 g2", pile="b3 b4", table=(REIHE_4,), paused=(1,))
    owner, opponent, onlooker = (STUFEN.view(state, chair) for chair in (0, 1, None))
    assert [view.hand for view in (owner, opponent, onlooker)] == [cards("r1 r9"), cards("y1 y2"), ()]
    for view in (owner, opponent, onlooker):
        assert (view.counts, view.pile, view.discards) == ((2, 2), 2, cards("g1 g2"))
        assert (view.table, view.paused, view.laid, view.shown) == ((REIHE_4,), (1,), (False, False), ())
    drew = Drew(0, Card("b3"))
    assert [STUFEN.show(drew, chair) for chair in (0, 1, None)] == [drew, Drew(0, None), Drew(0, None)]
    took = Took(0, Card("g2"))
    assert [STUFEN.show(took, chair) for chair in (0, 1, None)] == [took] * 3
    dealt = deal("r1", "y1").events[0]
    for chair in (0, 1, None):
        seen = tuple(hand if seat == chair else None for seat, hand in enumerate(dealt.hands))
        assert STUFEN.show(dealt, chair) == Dealt(seen, dealt.turned, 0, dealt.pile, dealt.begins)


@pytest.mark.rule("G2")
def test_hands_are_shown_when_they_are_counted() -> None:
    over = do(STUFEN, position("r1", "y9 joker"), "0 discard r1").state
    assert STUFEN.view(over, None).shown == ((), cards("y9 joker"))


@pytest.mark.rule("ST4")
@pytest.mark.parametrize("seed", range(5))
def test_in_the_middle_of_a_stage_the_others_imagine_a_hand_that_can_go_on(seed: int) -> None:
    """Nearly all cards are seen: what the rest of the stage takes must be found among few."""
    hands = "r1 y2 g3 b4 r5 y5 r6 r7 joker b9 b9", "y9", "b1 b2 g9 g10 g11 pause"
    unseen = Counter(DECK) - Counter(cards(" ".join(hands)))
    discards = " ".join(unseen.elements())
    state = position(*hands, discards=discards, pile="", card=STAGE_CARD, stages=(3, 0, 0))
    laying = do(STUFEN, state, "0 meld r1 y2 g3 b4").state
    for chair in (1, 2, None):
        view = STUFEN.view(laying, chair)
        imagined = STUFEN.imagine(view, Random(seed))
        assert STUFEN.view(imagined, chair) == view
        assert {move.split()[0] for move in menu(STUFEN, imagined)} == {"meld"}


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("card", [STAGES, STAGE_CARD], ids=["default", "own"])
def test_every_stage_keeps_the_laws(number: int, card: tuple[str, ...]) -> None:
    carried = (number, (number + 3) % 10, (number + 5) % 10)
    laws.check(STUFEN, Options(card), 3, number, RoundContext(first=number % 3, carried=carried))


def test_actions_with_a_card() -> None:
    state = position("r1 y1 g1 r2 y2 g2 b7", "y9")
    assert list(map(str, STUFEN.actions_with(state, 0, Card("r1")))) == ["meld r1 y1 g1", "discard r1"]
    laid = position("b5 b8", "y9", table=(*LAID, PASCH_5))
    assert list(map(str, STUFEN.actions_with(laid, 0, Card("b5")))) == ["add b5 3", "discard b5"]
    assert STUFEN.actions_with(laid, 0, Card("b8")) == (Discard(Card("b8")),)


def test_the_stages_are_what_is_carried_on() -> None:
    state = position("r1", "y1", stages=(1, 7))
    assert STUFEN.carried(STUFEN.view(state, 0)) == (1, 7)


def test_the_table_in_words() -> None:
    state = position(
        "r1 r9", "y1", stages=(1, 7), table=(REIHE_4, *LAID[:1]), discards="g1 joker", paused=(1,)
    )
    texts = Texts("en", ("Anna", "Ben"), you=0)
    assert list(terminal.table(STUFEN.view(state, 0), texts)) == [
        f"{texts.name(0)}: stage 2, set of 3 + run of 4; 2 cards in hand",
        "Ben: stage 8, colour run of 7, laid; 1 card in hand; misses the next turn",
        "Meld 1, run from 4 to 7, by Ben: ■\xa0red\xa04; ▶\xa0yellow\xa05; ★\xa0green\xa06; ●\xa0blue\xa07",
        "Meld 2, set of 1s, yours: ■\xa0red\xa01; ▶\xa0yellow\xa01; ★\xa0green\xa01",
        "Discards: joker on top of 2 cards",
        "Draw pile: 2 cards",
    ]
    farbe = position("", "", table=(Meld(0, "farbe", Colour.RED, cards("r1 joker")),), discards="", pile="")
    assert list(terminal.table(STUFEN.view(farbe, None), texts))[2:] == [
        f"Meld 1, colour run in ■\xa0red, by {texts.name(0)}: ■\xa0red\xa01; joker",
        "Discards: none",
        "Draw pile: empty",
    ]


def test_a_joker_is_told_in_its_place() -> None:
    texts = Texts("en", ("Anna", "Ben"), you=0)
    for text, told in [
        ("r5 y6 r7 joker", "■\xa0red\xa05, ▶\xa0yellow\xa06, ■\xa0red\xa07, joker"),
        ("joker r5 y6 r7", "joker, ■\xa0red\xa05, ▶\xa0yellow\xa06, ■\xa0red\xa07"),
        ("r5 y6 g7 joker", "■\xa0red\xa05; ▶\xa0yellow\xa06; ★\xa0green\xa07; joker"),
    ]:
        assert texts.event(Laid(0, "reihe", 5, cards(text))) == f"You lay a run from 5: {told}."


def test_the_simple_bot_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        rng = Random(seed)
        state = STUFEN.start(Options(), 2, RoundContext(carried=(seed % 10,) * 2))
        while actors := STUFEN.to_act(state):
            (actor,) = actors
            if actor is NATURE:
                action = STUFEN.shuffle(state, rng)
            else:
                bot = SIMPLE if actor == 0 else RANDOM_BOT
                action = bot.choose(STUFEN.view(state, actor), STUFEN.legal_actions(state, actor), rng)
            state = STUFEN.apply(state, actor, action).state
        wins += outcome(state).winners == (0,)
    assert wins >= 18


def test_every_card_has_a_penalty() -> None:
    assert {*PENALTY} == {*DECK}
