from __future__ import annotations

from random import Random

import pytest

from positions import cards, deal, do, menu, refused
from ratefix_positions import SIZES, dealt, guess
from reihum.bots.simple import SIMPLE
from reihum.cards import Card
from reihum.game import NATURE, BadSetup, Outcome, RoundContext, check_setup, explain
from reihum.games.ratefix import terminal
from reihum.games.ratefix.rules import (
    DECK,
    RATEFIX,
    Deal,
    Dealt,
    Guessed,
    Looked,
    Options,
    PutDown,
    State,
    Won,
)
from reihum.texts import Texts


@pytest.mark.rule("R1")
@pytest.mark.parametrize("seats", RATEFIX.seats)
def test_half_of_the_cards_are_dealt_as_stacks_and_the_rest_stays_out(seats: int) -> None:
    state = RATEFIX.start(Options(), seats)
    order = RATEFIX.shuffle(state, Random(1)).order
    assert sorted(order) == sorted(f"{colour}{number}" for colour in "rygb" for number in range(1, 21))
    after = RATEFIX.apply(state, NATURE, Deal(DECK)).state
    each = SIZES[seats]
    for seat in range(seats):
        assert (after.middle[seat], *after.stacks[seat]) == DECK[seat * each : (seat + 1) * each]
    assert after.out == DECK[seats * each :]
    assert refused(RATEFIX, state, "nature deal r1 r2 r3") == ("wrong-cards", None)


@pytest.mark.rule("R1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="players"):
        check_setup(RATEFIX, Options(), seats)


@pytest.mark.rule("R2", "G2")
def test_each_sees_their_own_top_card_only_and_all_lie_in_the_middle_at_once() -> None:
    step = deal(RATEFIX, Options(), ["r5", "b7", "g20"], size=13)
    looked = (Looked(0, Card("r5")), Looked(1, Card("b7")), Looked(2, Card("g20")))
    assert step.events == (Dealt(13, 1), *looked, PutDown())
    for chair, card in ((0, "r5"), (1, "b7"), (2, "g20")):
        view = RATEFIX.view(step.state, chair)
        assert view.card == Card(card)
        assert view.stacks == (12, 12, 12)
        seen = [RATEFIX.show(event, chair) for event in looked]
        assert seen == [event if event.seat == chair else None for event in looked]
    assert RATEFIX.view(step.state, None).card is None
    assert [RATEFIX.show(event, None) for event in looked] == [None, None, None]


@pytest.mark.rule("R2")
def test_the_next_cards_are_looked_at_when_the_first_are_won() -> None:
    step = guess(dealt("r5 r6", "b7 b8"), 12, 14)
    assert step.events[-3:] == (Looked(0, Card("r6")), Looked(1, Card("b8")), PutDown())
    assert step.state.middle == cards("r6 b8")
    assert step.state.guesses == ()


@pytest.mark.rule("R3", "G3")
@pytest.mark.parametrize("first", range(3))
def test_left_of_the_dealer_guesses_first_then_the_others_in_turn(first: int) -> None:
    state = dealt("r5", "b7", "g20", first=first)
    for place in range(3):
        seat = (first + 1 + place) % 3
        assert RATEFIX.to_act(state) == {seat}
        assert refused(RATEFIX, state, f"{(seat + 1) % 3} guess 30") == ("not-your-turn", "G2")
        step = do(RATEFIX, state, f"{seat} guess 30")
        assert step.events[0] == Guessed(seat, 30)
        state = step.state


@pytest.mark.rule("R3")
def test_each_guess_is_heard_by_all() -> None:
    step = guess(dealt("r5", "b7", "g20"), 31)
    for chair in (0, 1, 2, None):
        assert RATEFIX.show(step.events[0], chair) == Guessed(1, 31)
        assert RATEFIX.view(step.state, chair).guesses == (31,)


@pytest.mark.rule("R4", "R5")
@pytest.mark.parametrize(
    ("guesses", "winner"),
    [
        ((32, 40, 20), 1),  # exactly
        ((50, 33, 20), 2),
        ((50, 20, 31), 0),
        ((30, 35, 20), 1),  # below is as good as above
        ((35, 30, 20), 2),
        ((30, 34, 20), 1),  # equally close: the earlier
        ((34, 30, 20), 1),
        ((50, 30, 34), 2),
        ((32, 32, 32), 1),  # a guess may be repeated
        ((60, 3, 50), 0),
    ],
)
def test_the_closest_takes_the_cards(guesses: tuple[int, ...], winner: int) -> None:
    step = guess(dealt("r5", "b7", "g20"), *guesses)
    assert step.events[1] == Won(winner, cards("r5 b7 g20"), 32)
    assert step.state.won == tuple(cards("r5 b7 g20") if seat == winner else () for seat in range(3))
    assert step.state.turn == step.state.opener == winner
    for chair in (0, 1, 2, None):
        assert RATEFIX.show(step.events[1], chair) == step.events[1]
        assert RATEFIX.view(step.state, chair).won == step.state.won


@pytest.mark.rule("R4")
def test_nothing_is_shown_before_the_last_guess() -> None:
    step = guess(dealt("r5", "b7", "g20"), 30, 32)
    assert step.events == (Guessed(2, 32),)
    assert RATEFIX.view(step.state, 0).won == ((), (), ())


@pytest.mark.rule("R5")
@pytest.mark.parametrize("seats", RATEFIX.seats)
def test_a_guess_is_possible(seats: int) -> None:
    state = dealt(*[""] * seats)
    seat = 1
    assert menu(RATEFIX, state, seat) == [f"guess {total}" for total in range(seats, 20 * seats + 1)]
    assert menu(RATEFIX, state, 0) == []
    for total in (0, seats - 1, 20 * seats + 1):
        assert refused(RATEFIX, state, f"1 guess {total}") == ("guess-astray", "R5")


@pytest.mark.rule("R6", "G4")
def test_it_ends_when_all_cards_are_played_and_most_cards_win() -> None:
    state = dealt("r5", "b7", "g20")
    for played in range(13):
        assert RATEFIX.outcome(state) is None
        total = sum(card.number for card in state.middle)
        taker = 0 if played < 7 else 2
        opener = state.opener
        state = guess(state, *(total if (opener + place) % 3 == taker else 3 for place in range(3))).state
    assert RATEFIX.outcome(state) == Outcome((1, 3, 2), (21, 0, 18), "stacks-played")
    assert RATEFIX.to_act(state) == frozenset()
    assert refused(RATEFIX, state, "0 guess 30") == ("game-over", None)
    assert len(state.out) == 41
    assert RATEFIX.view(state, 0).card is None
    assert RATEFIX.scoring == "most"


@pytest.mark.rule("R6", "G5")
def test_equal_shares_are_a_draw() -> None:
    state = dealt("r5", "b7")
    for played in range(20):
        total = sum(card.number for card in state.middle)
        mine = state.opener == played % 2
        state = guess(state, *((total, 2) if mine else (2, total))).state
    assert RATEFIX.outcome(state) == Outcome((1, 1), (20, 20), "stacks-played")


@pytest.mark.rule("G2")
def test_nobody_sees_a_stack_or_what_stays_out() -> None:
    state = guess(dealt("r5 r6", "b7 b8"), 12, 14).state
    hidden = {*state.stacks[0], *state.stacks[1], *state.out}
    for place in RATEFIX.card_locations(state):
        if hidden & {*place.cards}:
            assert place.seen_by == frozenset()
    assert RATEFIX.view(state, 0).card == Card("r6")
    why = explain(RATEFIX, state, 0, Card("r6"))
    assert why is not None
    assert (why.code, why.rule) == ("not-in-hand", "G2")


@pytest.mark.parametrize(
    ("stacks", "guesses", "expected"),
    [
        (("r5", "b20"), (), 30),  # Ben's 20, and 10 for the card that he does not know
        (("r5", "b20"), (30,), 29),  # all totals below Ben's guess
        (("r5", "b20"), (11,), 12),  # all above it
        (("r5", "b20"), (2,), 3),
        (("r1", "b1", "b2"), (60, 58), 57),
    ],
)
def test_the_simple_bot_expects_the_mean_and_stays_beside_earlier_guesses(
    stacks: tuple[str, ...], guesses: tuple[int, ...], expected: int
) -> None:
    state = dealt(*stacks) if not guesses else guess(dealt(*stacks), *guesses).state
    assert isinstance(state.turn, int)
    view, acts = RATEFIX.view(state, state.turn), RATEFIX.legal_actions(state, state.turn)
    assert SIMPLE.choose(view, acts, Random(1)).total == expected


def test_every_number_of_players_may_play() -> None:
    for seats in RATEFIX.seats:
        RATEFIX.check(Options(), seats)
        assert RATEFIX.start(Options(), seats, RoundContext(first=seats - 1)).opener == 0


def test_the_table_in_words() -> None:
    def told(state: State, seat: int | None = 0) -> list[str]:
        return list(terminal.table(RATEFIX.view(state, seat), Texts("en", ("Ada", "Ben"), you=0)))

    start = dealt("r5 r6", "b7 b8")
    assert told(start) == [
        "Cards in each stack: 19",
        "Cards won: you 0, Ben 0",
        "Your card in the middle: ■\xa0red\xa05",
    ]
    assert told(start, None) == told(start)[:2]
    assert told(guess(start, 14).state)[-1] == "Guesses so far: Ben 14"
    assert told(guess(start, 14, 12).state)[1:3] == [
        "Cards won: you 2, Ben 0",
        "Shown so far: ■\xa0red\xa05; ●\xa0blue\xa07",
    ]
