from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from positions import ELEVENS, cards, deal, do, menu, position, refused
from reihum import testing as laws
from reihum.cards import Card, Colour, Spot, from_bits
from reihum.game import (
    NATURE,
    BadSetup,
    IllegalAction,
    RoundContext,
    check_setup,
    explain,
    read_options,
    unplayable,
)
from reihum.game_info import game_info
from reihum.games.elfer.rules import ELFER, HAND_SIZES, Opening, Options
from reihum.games.rows import terminal as terminal_rows
from reihum.games.rows.actions import Deal, Dealt, DealVoid, Drew, HandsShown, Laid, NothingFits, WentOut
from reihum.games.rows.state import State
from reihum.texts import Texts

CLASSIC = Options()


def classic(*hands: str, **details: Any) -> State[Any]:
    return position(CLASSIC, *hands, **details)


def dealt(*hands: str, opening: Opening = "classic", first: int = 0, **details: Any) -> Any:
    size = HAND_SIZES[len(hands)]
    return deal(ELFER, Options(opening), hands, size=size, first=first, **details)


@pytest.mark.rule("E1", "E2", "G2")
@pytest.mark.parametrize(
    ("seats", "each", "pile"), [(2, 20, 40), (3, 20, 20), (4, 15, 20), (5, 12, 20), (6, 10, 20)]
)
def test_eighty_cards_are_dealt_and_the_rest_is_the_pile(seats: int, each: int, pile: int) -> None:
    state = ELFER.start(CLASSIC, seats)
    order = ELFER.shuffle(state, Random(1)).order
    assert sorted(order) == sorted(Card(f"{colour}{number}") for colour in "rygb" for number in range(1, 21))
    step = dealt("r11", *[""] * (seats - 1))
    assert [hand.bit_count() for hand in step.state.hands] == [each] * seats
    assert len(step.state.pile) == pile
    assert ELFER.view(step.state, 1).counts == (each,) * seats


@pytest.mark.rule("E3", "G1")
@pytest.mark.parametrize(
    ("hands", "pile", "begins", "card"),
    [
        (("y11", "r11 b11", "g11"), "", 1, "r11"),
        (("b11", "g11", "y11"), "r11", 2, "y11"),
        (("b11", "", "g11"), "r11 y11", 2, "g11"),
        (("", "b11", ""), "r11 y11 g11", 1, "b11"),
    ],
)
def test_the_first_eleven_in_the_order_of_colours_begins(
    hands: tuple[str, ...], pile: str, begins: int, card: str
) -> None:
    state = dealt(*hands, pile=pile).state
    assert state.turn == begins
    assert menu(ELFER, state, begins) == [f"lay {card}"]
    assert ELFER.to_act(state) == {begins}


@pytest.mark.rule("E3")
def test_nothing_else_opens_the_round() -> None:
    state = dealt("r11 b11 r12", "").state
    assert refused(ELFER, state, "0 lay b11") == ("opens-with", "E3")
    assert refused(ELFER, state, "0 lay r12") == ("opens-with", "E3")


@pytest.mark.rule("E4", "G2")
def test_without_an_eleven_in_any_hand_the_deal_is_void_and_shown_to_nobody() -> None:
    step = dealt("", "", pile=ELEVENS)
    assert step.state == ELFER.start(CLASSIC, 2)
    assert step.events == (DealVoid(),)
    assert [ELFER.show(step.events[0], chair) for chair in (0, 1, None)] == [DealVoid()] * 3


@pytest.mark.rule("E5")
def test_after_the_first_eleven_it_is_the_next_players_turn() -> None:
    state = dealt("", "r11 r10 r12 b11", "r13").state
    after = do(ELFER, state, "1 lay r11")
    assert after.state.turn == 2
    assert after.events == (Laid(1, Card("r11")),)
    assert do(ELFER, dealt("", "", "r11").state, "2 lay r11").state.turn == 0


@pytest.mark.rule("E6")
def test_at_least_one_card_then_as_many_as_one_likes_on_any_rows() -> None:
    state = classic("r10 r9 y11 b5", "g1", table="r11", pile="g20")
    assert menu(ELFER, state) == ["lay r10", "lay y11"]
    assert refused(ELFER, state, "0 end") == ("lay-first", "E6")
    assert refused(ELFER, state, "0 pass") == ("must-lay", "E6")
    once = do(ELFER, state, "0 lay r10").state
    assert menu(ELFER, once) == ["lay r9", "lay y11", "end"]
    thrice = do(ELFER, once, "0 lay y11", "0 lay r9").state
    assert menu(ELFER, thrice) == ["end"]
    assert do(ELFER, thrice, "0 end").state.turn == 1
    assert do(ELFER, once, "0 end").state.turn == 1  # the rest may be held back
    assert refused(ELFER, once, "0 pass") == ("must-lay", "E6")


FITS = [
    # the books' examples
    ("b11", "b10", None),
    ("b11", "b12", None),
    ("b11 b10", "y9", "row-not-open"),
    ("b11 b12", "b15", "gap"),
    ("r11", "r10", None),
    ("r11", "r12", None),
    ("r11 r10", "g9", "row-not-open"),
    ("r11 r12", "r15", "gap"),
    # and the ends of a row
    ("r11", "y11", None),
    ("r11", "y12", "row-not-open"),
    ("g11 g12 g13 g14 g15 g16 g17 g18 g19", "g20", None),
    ("g11 g10 g9 g8 g7 g6 g5 g4 g3 g2", "g1", None),
    ("r11 r12 r13 r14 r15 r16 r17 r18 r19 r20", "y1", "row-not-open"),
]


@pytest.mark.rule("E7")
@pytest.mark.parametrize(("table", "card", "code"), FITS)
def test_a_row_has_one_colour_starts_at_the_eleven_and_has_no_gaps(
    table: str, card: str, code: str | None
) -> None:
    state = classic(f"{card} y3", "g1", table=table, pile="y20")
    why = explain(ELFER, state, 0, Card(card))
    assert (why and (why.code, why.rule)) == (code and (code, "E7"))
    assert (f"lay {card}" in menu(ELFER, state)) == (code is None)


@pytest.mark.rule("E8")
def test_players_must_draw_if_they_cannot_lay_and_only_then() -> None:
    can = classic("r10 y3", "g1", table="r11", pile="b1")
    assert refused(ELFER, can, "0 draw") == ("can-lay", "E8")
    assert refused(ELFER, do(ELFER, can, "0 lay r10").state, "0 draw") == ("can-lay", "E8")
    cannot = classic("y3", "g1", table="r11", pile="b1")
    assert menu(ELFER, cannot) == ["draw"]
    assert refused(ELFER, cannot, "0 pass") == ("must-draw", "E8")


@pytest.mark.rule("E8", "G2")
def test_a_drawn_card_that_fits_is_laid_at_once_and_ends_the_turn() -> None:
    step = do(ELFER, classic("y3", "g1", table="r11", pile="r12 b1"), "0 draw")
    assert step.events == (Drew(0, Card("r12")), Laid(0, Card("r12")))
    assert step.state.turn == 1
    assert from_bits(step.state.table) == cards("r11 r12")
    assert from_bits(step.state.hands[0]) == cards("y3")
    assert do(ELFER, classic("y3", "g1", table="r11", pile="y11 b1"), "0 draw").events[1] == Laid(
        0, Card("y11")
    )


@pytest.mark.rule("E9", "G6")
def test_up_to_three_cards_are_drawn() -> None:
    state = classic("y3", "g1", table="r11", pile="b1 b2 b3 b4")
    first = do(ELFER, state, "0 draw")
    assert first.events == (Drew(0, Card("b1")),)
    assert (first.state.turn, menu(ELFER, first.state)) == (0, ["draw"])
    assert refused(ELFER, first.state, "0 lay b1") == ("row-not-open", "E7")
    third = do(ELFER, first.state, "0 draw", "0 draw")
    assert third.events == (Drew(0, Card("b3")), NothingFits(0))
    assert third.state.turn == 1
    assert third.state.pile == cards("b4")


@pytest.mark.rule("E9")
@pytest.mark.parametrize("pile", ["b1 r12 b3", "b1 b2 r10"])
def test_the_second_and_third_card_are_laid_too_if_they_fit(pile: str) -> None:
    state = classic("y3", "g1", table="r11", pile=f"{pile} b4")
    draws = 2 if "r12" in pile else 3
    step = do(ELFER, state, *["0 draw"] * draws)
    assert isinstance(step.events[1], Laid)
    assert step.state.turn == 1


@pytest.mark.rule("E10", "G6")
def test_with_an_empty_pile_one_says_that_nothing_fits() -> None:
    state = classic("y3", "g1", table="r11")
    assert menu(ELFER, state) == ["pass"]
    assert refused(ELFER, state, "0 draw") == ("pile-empty", "E10")
    step = do(ELFER, state, "0 pass")
    assert step.events == (NothingFits(0),)
    assert ELFER.show(step.events[0], None) == NothingFits(0)
    assert step.state.turn == 1


@pytest.mark.rule("E10")
def test_when_the_pile_runs_out_while_drawing_the_turn_passes() -> None:
    step = do(ELFER, classic("y3", "g1", table="r11", pile="b1 b2"), "0 draw", "0 draw")
    assert step.events == (Drew(0, Card("b2")), NothingFits(0))
    assert step.state.turn == 1


@pytest.mark.rule("E11", "E12", "G5")
def test_the_last_card_ends_the_round_and_the_rest_is_counted() -> None:
    state = classic("r10", "g19 g2", "y20", "y1 b20", table="r11", pile="b1")
    step = do(ELFER, state, "0 lay r10")
    shown = HandsShown(((), cards("g2 g19"), cards("y20"), cards("y1 b20")))
    assert step.events == (Laid(0, Card("r10")), WentOut(0), shown)
    assert ELFER.to_act(step.state) == frozenset()
    outcome = ELFER.outcome(step.state)
    assert outcome is not None
    assert outcome.points == (0, 21, 20, 21)
    assert outcome.places == (1, 3, 2, 3)
    assert outcome.winners == (0,)
    assert refused(ELFER, step.state, "1 draw") == ("game-over", None)


@pytest.mark.rule("E11")
def test_the_last_card_wins_while_others_could_still_lay() -> None:
    state = classic("r10", "r12", table="r11")
    assert ELFER.outcome(state) is None
    assert ELFER.outcome(do(ELFER, state, "0 lay r10").state) is not None


@pytest.mark.rule("E13")
@pytest.mark.parametrize("colour", Colour)
@pytest.mark.parametrize("opening", ["classic", "false-start", "three-openers", "any-start"])
def test_two_players_may_leave_any_one_colour_out(colour: Colour, opening: Opening) -> None:
    options = Options(opening, colour)
    check_setup(ELFER, options, 2)
    order = ELFER.shuffle(ELFER.start(options, 2), Random(1)).order
    assert len(order) == (54 if opening == "false-start" else 60)
    assert all(card.colour is not colour for card in order)
    with pytest.raises(BadSetup) as refusal:
        check_setup(ELFER, options, 3)
    assert (refusal.value.code, refusal.value.rule) == ("colour-out-for-two", "E13")


@pytest.mark.rule("E13", "E3")
def test_without_red_the_yellow_eleven_comes_first() -> None:
    step = deal(ELFER, Options(without=Colour.RED), ["g11", "y11"], size=20)
    assert step.state.turn == 1


@pytest.mark.rule("E13", "E7", "V2", "V3")
@pytest.mark.parametrize("colour", Colour)
@pytest.mark.parametrize("opening", ["classic", "false-start", "three-openers", "any-start"])
def test_a_colour_left_out_is_named_nowhere(colour: Colour, opening: Opening) -> None:
    options = Options(opening, colour)
    played = laws.play(ELFER, options, 2, Random(4))
    for state in played.states[1:]:
        view = ELFER.view(state, 0)
        assert {spot.card.colour for spot in view.openers} <= {*Colour} - {colour}
        assert not {spot.card for spot in view.openers} & {*view.table}
        assert len(list(terminal_rows.table(view, Texts("en", ("Ada", "Ben"))))) == 3 + 2
        if isinstance(state.turn, int):
            for _, refusal in unplayable(ELFER, state, state.turn, from_bits(state.hands[state.turn])):
                named = laws.cards_in([*refusal.details.values()])
                assert colour not in {card.colour for card in named}


@pytest.mark.rule("E7", "V2", "V3")
@pytest.mark.parametrize(
    ("opening", "openers", "first", "then"),
    [
        ("classic", "y11", "r11 g11 b11", "r11 b11"),
        ("three-openers", "y11 g11", "g11", ""),
        ("any-start", "y11 g4", "r11 g11 b11", "r11 b11"),
    ],
)
def test_openers_are_free_places(opening: Opening, openers: str, first: str, then: str) -> None:
    state = position(Options(opening), "y11 y2", "g11 g4", openers=openers, pile="g1")
    opened = do(ELFER, state, "0 lay y11").state
    assert ELFER.view(opened, None).openers == tuple(map(Spot, cards(first)))
    assert ELFER.view(do(ELFER, opened, "1 lay g11").state, None).openers == tuple(map(Spot, cards(then)))


@pytest.mark.rule("E14")
def test_the_terminal_shows_rows_stacked_by_their_ends() -> None:
    view = ELFER.view(classic("y3", "g1", table="r9 r10 r11 r12 b11"), 0)
    lines = list(terminal_rows.table(view, Texts("en", ("Ada", "Ben"))))
    assert lines[0] == "■\xa0red: 9–12"
    assert lines[1] == "▶\xa0yellow: not open"
    assert lines[3] == "●\xa0blue: 11"


@pytest.mark.rule("V1")
def test_in_a_false_start_rows_grow_from_both_ends() -> None:
    state = ELFER.start(Options("false-start"), 4)
    assert from_bits(state.table) == cards("r1 r20 y1 y20 g1 g20 b1 b20")
    assert len(ELFER.shuffle(state, Random(1)).order) == 72
    middle = position(
        Options("false-start"), "r2 r19 r11 r3", "y5", table="r1 r20 y1 y20", openers="", pile="g5"
    )
    assert menu(ELFER, middle) == ["lay r2", "lay r19"]
    assert refused(ELFER, middle, "0 lay r11") == ("gap", "E7")
    nearly = position(Options("false-start"), "r11 r3", "y5", table="r1 r20 r12", openers="", pile="g5")
    assert menu(ELFER, nearly) == ["lay r11"]


@pytest.mark.rule("V1a", "G3")
def test_in_a_false_start_the_eleven_begins_with_an_ordinary_turn() -> None:
    state = dealt("b11", "y11 r2 r3", "", opening="false-start", pile="r11").state
    assert state.turn == 1
    assert do(ELFER, state, "1 lay r2").state.turn == 1
    assert menu(ELFER, do(ELFER, state, "1 lay r2").state, 1)[-1] == "end"
    nobody = dealt("", "", "", opening="false-start", pile=ELEVENS, first=1).state
    assert nobody.turn == 2  # left of the dealer, and no new deal


@pytest.mark.rule("V2", "G3")
def test_three_openers() -> None:
    options = Options("three-openers")
    state = dealt("", "", "b10 y12 r11", opening="three-openers", first=1).state
    assert state.turn == 2
    assert {"lay b10", "lay y12", "lay r11"} <= set(menu(ELFER, state, 2))
    assert all(line[5:] in ("10", "11", "12") for line in menu(ELFER, state, 2))
    assert refused(ELFER, position(options, "r9", "", openers="r10 r11 r12"), "0 lay r9") == (
        "opens-with",
        "V2",
    )


@pytest.mark.rule("V2", "V4")
def test_three_openers_each_row_is_opened_once_and_the_first_card_is_laid_alone() -> None:
    options = Options("three-openers")
    openers = " ".join(f"{colour}{number}" for colour in "rygb" for number in (10, 11, 12))
    state = position(options, "b10 b12 b11", "y12 y10 g5", openers=openers, pile="g1")
    opened = do(ELFER, state, "0 lay b10").state
    assert opened.turn == 1  # V4
    answered = do(ELFER, opened, "1 lay y12").state
    assert refused(ELFER, answered, "1 lay y10") == ("gap", "E7")
    back = do(ELFER, answered, "1 end").state
    assert refused(ELFER, back, "0 lay b12") == ("gap", "E7")  # waits for the 11
    assert menu(ELFER, back) == ["lay b11"]
    waiting = position(options, "g5", "y1", table="b10", openers="r11 g10 g11 g12", pile="g1")
    assert refused(ELFER, waiting, "0 lay g5") == ("row-not-open", "V2")


@pytest.mark.rule("V2")
def test_three_openers_a_player_with_none_draws() -> None:
    state = position(Options("three-openers"), "b5", "y1", openers="r10 r11 r12 g12", pile="y3 g12 b2")
    assert menu(ELFER, state) == ["draw"]
    step = do(ELFER, state, "0 draw", "0 draw")
    assert step.events == (Drew(0, Card("g12")), Laid(0, Card("g12")))
    assert step.state.turn == 1
    assert step.state.openers == position(Options(), "", openers="r10 r11 r12").openers


@pytest.mark.rule("V3", "V4")
def test_any_start() -> None:
    state = dealt("", "", "r7 y7 y11 y6", opening="any-start", lot=2).state
    assert state.turn == 2
    assert len(menu(ELFER, state, 2)) == 20  # any card of the hand
    opened = do(ELFER, state, "2 lay y7").state
    assert opened.turn == 0  # V4
    assert from_bits(opened.openers) == cards("r7 g7 b7")
    later = position(Options("any-start"), "y6 r7 r11 y11", "b1", table="y7", openers="r7 g7 b7", pile="b2")
    assert menu(ELFER, later) == ["lay r7", "lay y6"]
    assert refused(ELFER, later, "0 lay r11") == ("row-not-open", "V3")
    assert refused(ELFER, later, "0 lay y11") == ("gap", "E7")
    second = do(ELFER, later, "0 lay r7").state
    assert from_bits(second.openers) == cards("g7 b7")
    stuck = position(Options("any-start"), "y11", "b1", table="y7", openers="r7", pile="b2 r7")
    assert do(ELFER, stuck, "0 draw", "0 draw").events[1] == Laid(0, Card("r7"))


@pytest.mark.rule("V3")
def test_the_lot_falls_in_any_start_only_and_on_a_player() -> None:
    for opening, lot in (("classic", 0), ("any-start", None), ("any-start", 2)):
        state = ELFER.start(Options(opening), 2)  # type: ignore[arg-type]
        order = ELFER.shuffle(state, Random(1)).order
        with pytest.raises(IllegalAction) as refusal:
            ELFER.apply(state, NATURE, Deal(order, lot))
        assert refusal.value.rule == "V3"
    lots = {ELFER.shuffle(ELFER.start(Options("any-start"), 3), Random(seed)).lot for seed in range(40)}
    assert lots == {0, 1, 2}


DRAWS = [
    # the pile, and what happens
    ("b1 r12 b3", [Drew(0, Card("b1")), NothingFits(0)]),
    ("r12 b1 b3", [Drew(0, Card("r12")), Laid(0, Card("r12"))]),
    ("b1", [Drew(0, Card("b1")), NothingFits(0)]),
]


@pytest.mark.rule("H1", "G6")
@pytest.mark.parametrize(("pile", "events"), DRAWS)
def test_by_a_house_rule_one_card_is_drawn_at_most(pile: str, events: list[Any]) -> None:
    state = position(Options(draws=1), "y3", "g1", table="r11", pile=pile)
    assert menu(ELFER, state) == ["draw"]
    step = do(ELFER, state, "0 draw")
    assert list(step.events) == events
    assert step.state.turn == 1
    assert step.state.pile == cards(pile)[1:]
    assert refused(ELFER, step.state, "0 draw") == ("not-your-turn", "G2")


ALL_OPENERS = " ".join(f"{colour}{number}" for colour in "rygb" for number in (10, 11, 12))
FIRST_CARDS = [
    # the opening, what opens, the hand, its first card, and what may follow
    ("classic", "r11", "r11 r10 r12 b11 b12 y5", "r11", ["lay r10", "lay r12", "lay b11", "end"]),
    ("classic", "r11", "r11 y5", "r11", ["end"]),
    ("three-openers", ALL_OPENERS, "b10 b9 b11 b12 y12 y5", "b10", ["lay y12", "lay b9", "lay b11", "end"]),
    ("any-start", "y7 y8 r7 r8", "y7 y8 r7 r8", "y7", ["lay r7", "lay y8", "end"]),
]


@pytest.mark.rule("H2")
@pytest.mark.parametrize(("opening", "openers", "hand", "card", "after"), FIRST_CARDS)
def test_by_a_house_rule_more_may_follow_the_first_card(
    opening: Opening, openers: str, hand: str, card: str, after: list[str]
) -> None:
    alone, state = (
        position(Options(opening, opener=opener), hand, "g1 g2", openers=openers, pile="g3")
        for opener in ("alone", "lays-on")
    )
    assert refused(ELFER, state, "0 end") == ("lay-first", "E6")
    assert do(ELFER, alone, f"0 lay {card}").state.turn == 1
    step = do(ELFER, state, f"0 lay {card}")
    assert step.events == (Laid(0, Card(card)),)
    assert menu(ELFER, step.state) == after
    assert refused(ELFER, step.state, "0 draw") == ("can-lay", "E8")
    assert do(ELFER, step.state, "0 end").state.turn == 1


@pytest.mark.rule("H2", "E8", "V2")
def test_a_first_card_that_was_drawn_still_ends_the_turn() -> None:
    options = Options("three-openers", opener="lays-on")
    state = position(options, "b9", "y1", openers="b10 b11 b12", pile="b10 g2")
    assert do(ELFER, state, "0 draw").state.turn == 1


@pytest.mark.rule("H2", "V1a")
def test_a_false_start_is_the_same_by_either_rule() -> None:
    options = Options("false-start"), Options("false-start", opener="lays-on")
    alone, on = (deal(ELFER, each, ["b11", "y11 r2 r3"], "r11", size=20).state for each in options)
    for moves in (["1 lay r2"], ["1 lay r2", "1 lay r3"], ["1 lay r2", "1 end"]):
        ours, theirs = (do(ELFER, state, *moves).state for state in (alone, on))
        assert replace(ours, options=options[1]) == theirs


@pytest.mark.rule("H2", "E11")
def test_the_first_player_may_lay_the_whole_hand() -> None:
    state = position(Options(opener="lays-on"), "r11 r10", "g1", openers="r11", pile="g3")
    step = do(ELFER, state, "0 lay r11", "0 lay r10")
    assert WentOut(0) in step.events


@pytest.mark.parametrize(
    "given",
    [{"draws": 2}, {"draws": 0}, {"draws": "1"}, {"draws": None}, {"opener": "stays"}, {"opener": True}],
)
def test_other_house_rules_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refusal:
        read_options(ELFER, given)
    assert refusal.value.code == "bad-option"


def test_only_nature_deals_and_only_the_cards_of_the_game() -> None:
    state = ELFER.start(CLASSIC, 2)
    order = ELFER.shuffle(state, Random(1)).order
    for actor, action in (
        (0, Deal(order)),
        (NATURE, Deal(order[1:])),
        (NATURE, Deal((order[0], *order[:-1]))),
    ):
        with pytest.raises(IllegalAction):
            ELFER.apply(state, actor, action)
    assert refused(ELFER, state, "0 draw") == ("shuffle-first", None)
    assert refused(ELFER, state, "nature draw") == ("not-yours", None)
    playing = classic("r10", "b1", table="r11")
    assert refused(ELFER, playing, "1 lay b1") == ("not-your-turn", "G2")
    assert refused(ELFER, playing, f"0 {Deal(order)}") == ("not-yours", None)
    assert refused(ELFER, playing, "0 lay b1") == ("not-in-hand", "G2")
    assert refused(ELFER, playing, "0 lay joker") == ("not-in-hand", "G2")


@pytest.mark.rule("G2")
def test_hands_are_hidden_from_opponents_and_onlookers() -> None:
    step = dealt("r11 b1", "y11")
    (event,) = step.events
    assert isinstance(event, Dealt)
    first, second = event.hands
    assert ELFER.show(event, 0) == Dealt((first, None), 40, 0)
    assert ELFER.show(event, 1) == Dealt((None, second), 40, 0)
    assert ELFER.show(event, None) == Dealt((None, None), 40, 0)
    drew = Drew(0, Card("b3"))
    assert [ELFER.show(drew, chair) for chair in (0, 1, None)] == [drew, Drew(0, None), Drew(0, None)]
    assert Card("r11") in ELFER.view(step.state, 0).hand
    assert Card("r11") not in ELFER.view(step.state, 1).hand
    assert ELFER.view(step.state, None).hand == ()


@pytest.mark.rule("E8", "E3")
def test_imagined_hands_respect_what_is_known() -> None:
    drawing = do(ELFER, classic("y3", "g1 g2", table="r11", pile="b1 b2 b3"), "0 draw").state
    opening = dealt("y11", "").state
    for seed in range(50):
        imagined = ELFER.imagine(ELFER.view(drawing, 1), Random(seed))
        assert menu(ELFER, imagined) == ["draw"]
        assert menu(ELFER, ELFER.imagine(ELFER.view(opening, 1), Random(seed))) == menu(ELFER, opening)


@pytest.mark.rule("G3")
def test_the_named_seat_deals_in_the_variants() -> None:
    for first in range(3):
        state = dealt("", "", "", opening="three-openers", first=first).state
        assert state.turn == (first + 1) % 3
    assert ELFER.start(CLASSIC, 3, RoundContext(first=2)).first == 2


@pytest.mark.rule("H1", "H2")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "house rule"), ("de", "Hausregel"), ("fr", "règle maison"), ("it", "regola di casa")],
)
def test_house_rules_are_called_so_wherever_they_are_offered(language: str, words: str) -> None:
    offered = {option.name: option for option in game_info(ELFER, Texts(language)).options}
    called = {
        (name, choice.value) for name in offered for choice in offered[name].choices if words in choice.label
    }
    assert called == {("draws", "1"), ("opener", "lays-on")}
    for name, value in called:
        assert offered[name].default_text != value
