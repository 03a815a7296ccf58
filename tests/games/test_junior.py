from __future__ import annotations

from random import Random
from typing import Any

import pytest

from positions import cards, deal, do, menu, position, refused
from reihum.cards import Card, from_bits
from reihum.game import NATURE, RoundContext, explain
from reihum.games.junior.rules import JUNIOR, Options
from reihum.games.rows.actions import Drew, Laid, NothingFits, WentOut
from reihum.games.rows.state import State

ENDS = "r1 r11 y1 y11 g1 g11 b1 b11"


def junior(*hands: str, table: str = "", **details: Any) -> State[Any]:
    return position(Options(), *hands, table=f"{ENDS} {table}", openers="", **details)


@pytest.mark.rule("J1")
def test_ones_and_elevens_lie_on_the_table_and_the_other_36_are_shuffled() -> None:
    state = JUNIOR.start(Options(), 4)
    assert from_bits(state.table) == cards(ENDS)
    order = JUNIOR.shuffle(state, Random(1)).order
    assert sorted(order) == sorted(Card(f"{colour}{number}") for colour in "rygb" for number in range(2, 11))


@pytest.mark.rule("J2", "G3")
@pytest.mark.parametrize("seats", JUNIOR.seats)
def test_five_cards_each_and_the_youngest_begins(seats: int) -> None:
    step = deal(JUNIOR, Options(), [""] * seats, size=5, first=1)
    assert [hand.bit_count() for hand in step.state.hands] == [5] * seats
    assert len(step.state.pile) == 36 - 5 * seats
    assert step.state.turn == 1


@pytest.mark.rule("J3")
@pytest.mark.parametrize(
    ("table", "card", "fits"),
    [
        ("", "r4", False),  # the book's examples
        ("", "r10", True),
        ("", "r9", False),
        ("r10", "g9", False),
        ("", "y2", True),
        ("y2", "y3", True),
        ("b2 b3 b5 b6", "b4", True),
    ],
)
def test_cards_fit_between_the_one_and_the_eleven(table: str, card: str, fits: bool) -> None:
    state = junior(f"{card} y5", "g4", table=table, pile="b8")
    why = explain(JUNIOR, state, 0, Card(card))
    assert (why is None) == fits
    if why is not None:
        assert (why.code, why.rule) == ("gap", "J3")


@pytest.mark.rule("J3")
def test_a_refusal_names_what_would_fit_instead() -> None:
    why = explain(JUNIOR, junior("r5 y5", "g4", table="y2", pile="b8"), 0, Card("y5"))
    assert why is not None
    assert why.details["cards"] == cards("y3 y10")


@pytest.mark.rule("J3")
def test_at_least_one_card_and_the_rest_may_be_held_back() -> None:
    state = junior("r2 r3 y10 b5", "g4", pile="b8")
    assert menu(JUNIOR, state) == ["lay r2", "lay y10"]
    assert refused(JUNIOR, state, "0 end") == ("lay-first", "J3")
    assert refused(JUNIOR, state, "0 pass") == ("must-lay", "J3")
    once = do(JUNIOR, state, "0 lay r2").state
    assert menu(JUNIOR, once) == ["lay r3", "lay y10", "end"]
    assert do(JUNIOR, once, "0 end").state.turn == 1


@pytest.mark.rule("J4", "G6")
def test_a_player_who_cannot_lay_draws_one_card() -> None:
    state = junior("b5", "g4", pile="r2 b8")
    assert menu(JUNIOR, state) == ["draw"]
    assert refused(JUNIOR, state, "0 pass") == ("must-draw", "J4")
    fits = do(JUNIOR, state, "0 draw")
    assert fits.events == (Drew(0, Card("r2")), Laid(0, Card("r2")))
    assert fits.state.turn == 1
    does_not = do(JUNIOR, junior("b5", "g4", pile="r5 b8"), "0 draw")
    assert does_not.events == (Drew(0, Card("r5")), NothingFits(0))
    assert does_not.state.turn == 1
    assert refused(JUNIOR, junior("r2 b5", "g4", pile="b8"), "0 draw") == ("can-lay", "J4")


@pytest.mark.rule("J5", "G6")
def test_with_an_empty_pile_it_is_the_next_players_turn_at_once() -> None:
    state = junior("b5", "g4")
    assert menu(JUNIOR, state) == ["pass"]
    assert refused(JUNIOR, state, "0 draw") == ("pile-empty", "J5")
    step = do(JUNIOR, state, "0 pass")
    assert (step.events, step.state.turn) == ((NothingFits(0),), 1)


@pytest.mark.rule("J6", "J7", "G5")
def test_the_last_card_ends_the_round_and_the_books_example_is_counted() -> None:
    state = junior("r2", "r9 y5 b2", "r4 y5 g3", "y8", pile="b8")
    step = do(JUNIOR, state, "0 lay r2")
    assert step.events[:2] == (Laid(0, Card("r2")), WentOut(0))
    outcome = JUNIOR.outcome(step.state)
    assert outcome is not None
    assert outcome.points == (0, 16, 12, 8)
    assert outcome.places == (1, 4, 3, 2)


def test_every_number_of_players_may_play() -> None:
    for seats in JUNIOR.seats:
        JUNIOR.check(Options(), seats)
        assert JUNIOR.start(Options(), seats, RoundContext(first=seats - 1)).turn is NATURE
