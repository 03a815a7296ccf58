from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mogeln_positions import position
from positions import cards, deal, do, menu, refused
from reihum import testing as laws
from reihum.bots.simple import SIMPLE
from reihum.cards import Card, Colour, to_bits
from reihum.game import NATURE, BadSetup, IllegalAction, Outcome, RoundContext, Step, check_setup, explain
from reihum.games.mogeln import terminal
from reihum.games.mogeln.rules import (
    MOGELN,
    CardsShown,
    Deal,
    Dealt,
    Doubted,
    Laid,
    NoCardsLeft,
    Passed,
    PickedUp,
    Smuggled,
    StackOut,
    Took,
)
from reihum.games.mogeln.state import DECKS, Options, State, Turned
from reihum.texts import Texts

CHAIRS = (0, 1, 2, None)


def hands(state: State) -> list[str]:
    return [" ".join(MOGELN.view(state, seat).hand) for seat in range(state.seats)]


def sent(step: Step[Any, Any], chair: int | None) -> Any:
    """What a chair gets of a step."""
    events = [shown for event in step.events if (shown := MOGELN.show(event, chair)) is not None]
    acts = () if chair is None else MOGELN.legal_actions(step.state, chair)
    return MOGELN.view(step.state, chair), events, acts, MOGELN.to_act(step.state)


def outcome(state: State) -> Outcome:
    result = MOGELN.outcome(state)
    assert result is not None
    return result


@pytest.mark.rule("MG1")
@pytest.mark.parametrize(("seats", "highest", "each"), [(3, 9, 12), (4, 10, 10), (5, 15, 12), (6, 15, 10)])
def test_everything_is_dealt_evenly(seats: int, highest: int, each: int) -> None:
    state = MOGELN.start(Options(), seats)
    order = MOGELN.shuffle(state, Random(1)).order
    assert sorted(order) == sorted(
        f"{colour}{number}" for colour in "rygb" for number in range(1, highest + 1)
    )
    step = MOGELN.apply(state, NATURE, Deal(order))
    assert step.state.sizes == (each,) * seats
    assert [len(MOGELN.view(step.state, seat).hand) for seat in range(seats)] == [each] * seats
    with pytest.raises(IllegalAction, match="wrong-cards"):
        MOGELN.apply(state, NATURE, Deal((*order[1:], Card("r20"))))


@pytest.mark.rule("MG1")
@pytest.mark.parametrize("seats", [2, 7])
def test_it_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(BadSetup, match="players"):
        check_setup(MOGELN, Options(), seats)


@pytest.mark.rule("MG2", "G3")
def test_left_of_the_dealer_begins_with_one() -> None:
    step = deal(MOGELN, Options(), ["r5", "r7 y2", "b3"], size=12, first=2)
    assert step.events == (Dealt(tuple(MOGELN.view(step.state, seat).hand for seat in range(3)), 0),)
    assert step.state.turn == 0
    begun = do(MOGELN, step.state, "0 lay r5")
    assert begun.events == (Laid(0, 1, cards("r5")),)
    going_on = do(MOGELN, begun.state, "1 lay r7")
    assert going_on.events == (Laid(1, 2, cards("r7")),)
    assert do(MOGELN, going_on.state, "2 lay b3").events == (Laid(2, 3, cards("b3")),)


@pytest.mark.rule("MG2", "MG8")
@pytest.mark.parametrize(("options", "last"), [({}, 9), ({"count": "highest"}, 9), ({"count": "twenty"}, 20)])
def test_how_far_is_counted(options: dict[str, Any], last: int) -> None:
    state = position("r1 y1", "r2 y2", "r3 y3", stack="b1 " * (last - 1), **options)
    said = do(MOGELN, state, "0 lay r1")
    assert said.events == (Laid(0, last, cards("r1")),)
    assert MOGELN.view(said.state, 1).next_number == 1
    assert do(MOGELN, said.state, "1 lay r2").events == (StackOut(), Laid(1, 1, cards("r2")))


@pytest.mark.rule("MG3", "MG4")
@pytest.mark.parametrize(
    ("colour", "card", "right"),
    [
        (None, "r3", True),
        (None, "b3", True),
        (None, "b4", False),
        (Colour.BLUE, "b3", True),
        (Colour.BLUE, "r3", False),
        (Colour.BLUE, "b4", False),
    ],
)
def test_the_number_must_be_right_and_the_colour_only_if_one_is_agreed(
    colour: Colour | None, card: str, right: bool
) -> None:
    state = position("r1 y1", "r2 y2", "y3 g3", stack=f"g8 g9 {card}", colour=colour)
    step = do(MOGELN, state, "0 doubt")
    taker = 0 if right else 2
    assert step.events == (Doubted(0, 2, 3, cards(card), right), Took(taker, 3))
    assert step.state.taken[taker] == to_bits(cards(f"g8 g9 {card}"))


@pytest.mark.rule("MG4")
def test_only_the_last_lay_is_turned_up() -> None:
    step = do(MOGELN, position("r1 y1", "r2 y2", "y3 g3", stack="g8 g9 b3"), "0 doubt")
    for chair in CHAIRS:
        view, events, *_ = sent(step, chair)
        assert view.turned == Turned(cards("b3"), 0)
        assert events == [Doubted(0, 2, 3, cards("b3"), True), Took(0, 3)]
        assert view.taken == (3, 0, 0)


@pytest.mark.rule("MG4")
def test_a_doubt_is_for_the_next_player_and_needs_a_card() -> None:
    begun = position("r1 y1", "r2 y2", "y3 g3")
    assert refused(MOGELN, begun, "0 doubt") == ("nothing-to-doubt", "MG4")
    laid = position("r1 y1", "r2 y2", "y3 g3", stack="g8")
    assert menu(MOGELN, laid) == ["lay r1", "lay y1", "smuggle r1", "smuggle y1", "doubt"]
    for seat in (1, 2):
        assert menu(MOGELN, laid, seat) == []
        assert refused(MOGELN, laid, f"{seat} doubt") == ("not-your-turn", "G2")


@pytest.mark.rule("MG5")
@pytest.mark.parametrize("card", ["b2", "b5"])
def test_after_a_doubt_the_doubter_begins_a_new_stack(card: str) -> None:
    step = do(MOGELN, position("r1 y1", "r2 y2", "y3 g3", stack=f"g8 {card}", turn=1), "1 doubt")
    assert step.state.turn == step.state.opener == 1
    assert menu(MOGELN, step.state, 1) == ["lay r2", "lay y2", "smuggle r2", "smuggle y2"]
    begun = do(MOGELN, step.state, "1 lay r2")
    assert begun.events == (Laid(1, 1, cards("r2")),)
    assert begun.state.turned is None


@pytest.mark.rule("MG6", "G2")
def test_cards_taken_lie_unseen_before_their_owner_until_a_turn_without_a_card_in_hand() -> None:
    caught = do(MOGELN, position("r1 y1", "r2 y2", "y3", stack="g8 g9 b5"), "0 doubt", "0 lay r1").state
    for chair in CHAIRS:
        view = MOGELN.view(caught, chair)
        assert view.taken == (0, 0, 3)
        assert view.turned is None
    assert MOGELN.view(caught, 2).hand == cards("y3")
    empty = do(MOGELN, caught, "1 lay r2", "2 lay y3")
    assert empty.events == (Laid(2, 3, cards("y3")),)
    assert empty.state.sizes == (1, 1, 0)
    back = do(MOGELN, empty.state, "0 doubt", "0 lay y1", "1 lay y2")
    assert back.events == (
        Laid(1, 2, cards("y2")),
        NoCardsLeft(1),
        PickedUp(2, 3, cards("g8 g9 b5")),
    )
    assert MOGELN.view(back.state, 2).hand == cards("g8 g9 b5")
    assert MOGELN.view(back.state, 0).taken == (3, 0, 0)
    assert back.state.sizes == (0, 0, 3)
    assert MOGELN.show(back.events[-1], 0) == PickedUp(2, 3, None)


@pytest.mark.rule("MG6")
def test_cards_taken_may_go_straight_into_the_hand() -> None:
    state = position("r1 y1", "r2 y2", "y3", stack="g8 g9 b5", taken="hand")
    caught = do(MOGELN, state, "0 doubt").state
    assert hands(caught) == ["r1 y1", "r2 y2", "y3 g8 g9 b5"]
    assert caught.sizes == (2, 2, 4)
    assert caught.taken == (0, 0, 0)


@pytest.mark.rule("MG7")
def test_up_to_three_cards_are_laid_as_one() -> None:
    state = position("r1 y1 g1 b1", "r2 y2", "y3 g3", stack="g8")
    once = do(MOGELN, state, "0 smuggle g1")
    assert once.events == (Smuggled(0, Card("g1")),)
    assert menu(MOGELN, once.state) == [
        f"{act} {card}" for act in ("lay", "smuggle") for card in ("r1", "y1", "b1")
    ]
    assert refused(MOGELN, once.state, "0 doubt") == ("smuggled-so-lay", "MG4")
    assert refused(MOGELN, once.state, "0 smuggle g1") == ("not-in-hand", "G2")
    twice = do(MOGELN, once.state, "0 smuggle r1").state
    assert menu(MOGELN, twice) == ["lay y1", "lay b1"]
    assert refused(MOGELN, twice, "0 smuggle y1") == ("smuggled-enough", "MG7")
    assert do(MOGELN, twice, "0 lay b1").events == (Laid(0, 2, cards("g1 r1 b1")),)


@pytest.mark.rule("MG7")
def test_a_card_must_be_left_to_lay() -> None:
    last = position("r1", "r2 y2", "y3 g3", stack="g8")
    assert menu(MOGELN, last) == ["lay r1", "doubt"]
    assert refused(MOGELN, last, "0 smuggle r1") == ("smuggled-all", "MG7")


@pytest.mark.rule("MG7")
def test_smuggling_may_be_off() -> None:
    state = position("r1 y1", "r2 y2", "y3 g3", stack="g8", smuggling=False)
    assert menu(MOGELN, state) == ["lay r1", "lay y1", "doubt"]
    assert refused(MOGELN, state, "0 smuggle r1") == ("no-smuggling", "MG7")


@pytest.mark.rule("MG7", "MG4")
def test_several_cards_are_cheating_even_if_the_number_is_right() -> None:
    state = position("r1 y1", "r2 y2", "y3 g3", stack="g8 g9 b3+r3", sizes=(2, 2, 3))
    step = do(MOGELN, state, "0 doubt")
    assert step.events == (Doubted(0, 2, 3, cards("b3 r3"), False), Took(2, 4))
    assert MOGELN.view(step.state, None).turned == Turned(cards("b3 r3"), 2)


@pytest.mark.rule("MG7", "G2")
@pytest.mark.parametrize("stack", ["", "g8", "g8 " * 20])
def test_nobody_else_learns_of_a_smuggled_card(stack: str) -> None:
    state = position("r1 y1 g1 b1", "r2 y2", "y3 g3", stack=stack)
    unchanged: Step[Any, Any] = Step(state, ())
    slipped = do(MOGELN, state, "0 smuggle g1")
    more = do(MOGELN, slipped.state, "0 smuggle y1")
    honest, smuggled = do(MOGELN, state, "0 lay r1"), do(MOGELN, more.state, "0 lay r1")
    for chair in (1, 2, None):
        assert sent(slipped, chair) == sent(more, chair) == sent(unchanged, chair)
        assert sent(smuggled, chair) == sent(honest, chair)
        assert sent(smuggled, chair)[0].sizes == (3, 2, 2)
    assert MOGELN.view(slipped.state, 0).smuggled == cards("g1")
    assert MOGELN.view(slipped.state, 0).hand == cards("r1 y1 b1")
    assert MOGELN.view(smuggled.state, 0).stack[-1] == cards("g1 y1 r1")


@pytest.mark.rule("MG7")
def test_a_card_just_turned_up_can_be_smuggled_unnoticed() -> None:
    start = deal(MOGELN, Options(taken="hand"), ["r1", "r2", "r3"], size=12, first=2).state
    taken = do(MOGELN, start, "0 lay r1", "1 doubt")
    slipped = do(MOGELN, taken.state, "1 smuggle r1")
    for chair in (0, 2, None):
        assert MOGELN.view(slipped.state, chair) == MOGELN.view(taken.state, chair)
    laws.imagined_states_have_the_view(MOGELN, slipped.state, 3, Random(1))
    assert do(MOGELN, slipped.state, "1 lay r2").state.turned is None


@pytest.mark.rule("MG7")
@pytest.mark.parametrize("taken", ["stack", "hand"])
def test_counting_and_turning_up_correct_the_sizes(taken: Any) -> None:
    start = deal(MOGELN, Options(taken=taken), ["r1 r2 r3", "y4 y5 y6", "g7"], size=12, first=2).state
    smuggled = do(MOGELN, start, "0 smuggle r1", "0 smuggle r2", "0 lay r3", "1 smuggle y4", "1 lay y5").state
    assert smuggled.sizes == (11, 11, 12)
    assert smuggled.hands[0].bit_count() == 9
    caught = do(MOGELN, smuggled, "2 doubt")
    assert caught.events[-1] == Took(1, 5)
    true_but_for_the_lay_not_turned_up = (11, 10, 12) if taken == "stack" else (11, 15, 12)
    assert caught.state.sizes == true_but_for_the_lay_not_turned_up
    assert MOGELN.view(caught.state, 0).taken == ((0, 5, 0) if taken == "stack" else (0, 0, 0))


@pytest.mark.rule("MG7", "MG6")
def test_picking_up_corrects_the_sizes() -> None:
    state = position(
        "r1", "r2 y2 g2", "y3 g3", stack="g8", taken_by=["", "b1 b2", ""], sizes=(1, 5, 2), turn=1
    )
    step = do(MOGELN, state, "1 smuggle r2", "1 smuggle y2", "1 lay g2")
    assert step.state.sizes == (1, 4, 2)
    again = do(MOGELN, step.state, "2 lay y3", "0 doubt", "0 lay r1")
    assert again.events[-1] == PickedUp(1, 2, cards("b1 b2"))
    assert again.state.sizes == (0, 2, 1)


@pytest.mark.rule("MG8", "G2")
def test_the_last_number_without_a_doubt_takes_the_stack_out_of_the_game_unseen() -> None:
    state = position("r1 y1", "r2 y2", "y3 g3", stack="g8 g9 b5 " * 3, turn=1)
    assert "doubt" in menu(MOGELN, state, 1)
    step = do(MOGELN, state, "1 lay y2")
    assert step.events == (StackOut(), Laid(1, 1, cards("y2")))
    assert (step.state.opener, step.state.turn) == (1, 2)
    for chair in CHAIRS:
        view = MOGELN.view(step.state, chair)
        assert view.stacks_out == 1
        assert view.stack == ((cards("y2") if chair == 1 else None),)
    (out,) = (place for place in MOGELN.card_locations(step.state) if Card("g8") in place.cards)
    assert out.seen_by == frozenset()


@pytest.mark.rule("MG8")
def test_the_last_number_may_still_be_doubted() -> None:
    state = position("r1 y1", "r2 y2", "y3 g3", stack="g8 " * 8 + "b7", turn=1)
    step = do(MOGELN, state, "1 doubt")
    assert step.events[0] == Doubted(1, 0, 9, cards("b7"), False)
    assert step.state.stacks_out == 0


@pytest.mark.rule("MG9")
def test_no_cards_left_is_shown_and_the_next_player_doubts_or_passes() -> None:
    step = do(MOGELN, position("r1", "r2 y2", "y3 g3", stack="g8"), "0 lay r1")
    assert step.events == (Laid(0, 2, cards("r1")), NoCardsLeft(0))
    for chair in CHAIRS:
        assert sent(step, chair)[1][-1] == NoCardsLeft(0)
    assert menu(MOGELN, step.state, 1) == ["doubt", "pass"]
    for move in ("lay r2", "smuggle r2"):
        assert refused(MOGELN, step.state, f"1 {move}") == ("doubt-or-pass", "MG9")


@pytest.mark.rule("MG9", "G4", "G5")
def test_a_win_stands_when_it_is_let_pass() -> None:
    step = do(MOGELN, position("r1", "r2 y2", "y3 g3", stack="g8"), "0 lay r1", "1 pass")
    assert step.events == (Passed(1), CardsShown(((), cards("r2 y2"), cards("y3 g3"))))
    assert outcome(step.state) == Outcome((1, 2, 2), (1, 0, 0), "mogeln-out")
    assert MOGELN.to_act(step.state) == frozenset()
    assert MOGELN.scoring == "most"


@pytest.mark.rule("MG9")
def test_a_win_stands_when_the_doubt_is_in_vain() -> None:
    step = do(MOGELN, position("r2", "r1 y2", "y3", stack="g8"), "0 lay r2", "1 doubt")
    shown = CardsShown(((), cards("r1 r2 y2 g8"), cards("y3")))
    assert step.events == (Doubted(1, 0, 2, cards("r2"), True), Took(1, 2), shown)
    assert outcome(step.state) == Outcome((1, 3, 2), (1, 0, 0), "mogeln-out")


@pytest.mark.rule("MG9")
def test_a_player_caught_with_the_last_card_plays_on() -> None:
    step = do(MOGELN, position("r7", "r1 y2", "y3", stack="g8"), "0 lay r7", "1 doubt")
    assert MOGELN.outcome(step.state) is None
    assert step.state.turn == 1
    assert step.state.sizes == (0, 2, 1)
    assert MOGELN.view(step.state, 2).taken == (2, 0, 0)
    back = do(MOGELN, step.state, "1 lay y2", "2 doubt", "2 lay y3")
    assert back.events[-2:] == (NoCardsLeft(2), PickedUp(0, 2, cards("r7 g8")))


@pytest.mark.rule("MG9")
def test_a_last_lay_with_smuggled_cards_is_caught() -> None:
    step = do(
        MOGELN, position("r2 y2 g2", "r1", "y3", stack="g8"), "0 smuggle y2", "0 smuggle g2", "0 lay r2"
    )
    assert step.events == (Laid(0, 2, cards("y2 g2 r2")), NoCardsLeft(0))
    assert step.state.sizes == (0, 1, 1)
    caught = do(MOGELN, step.state, "1 doubt")
    assert caught.events[-1] == Took(0, 4)
    assert caught.state.sizes == (0, 1, 1)


@pytest.mark.rule("MG9")
def test_only_a_last_card_can_be_let_pass() -> None:
    state = position("r1 y1", "r2 y2", "y3", stack="g8")
    assert refused(MOGELN, state, "0 pass") == ("lay-or-doubt", "MG9")
    waiting_for_their_stack = position("r1 y1", "r2 y2", "", stack="g8", taken_by=["", "", "b1"])
    assert refused(MOGELN, waiting_for_their_stack, "0 pass") == ("lay-or-doubt", "MG9")


@pytest.mark.rule("MG10", "G5")
def test_the_500th_lay_ends_the_round_and_fewest_cards_win() -> None:
    state = position("r1 y1", "r2 y2", "y3", stack="g8", taken_by=["", "", "b1 b2"], lays=498)
    before = do(MOGELN, state, "0 lay r1").state
    assert MOGELN.outcome(before) is None
    step = do(MOGELN, before, "1 lay r2")
    assert step.events == (Laid(1, 3, cards("r2")), CardsShown((cards("y1"), cards("y2"), cards("y3 b1 b2"))))
    assert outcome(step.state) == Outcome((1, 1, 3), (1, 1, 0), "mogeln-bound")
    assert refused(MOGELN, step.state, "2 doubt") == ("game-over", None)


@pytest.mark.rule("MG10")
def test_a_last_card_with_the_500th_lay_has_won() -> None:
    step = do(MOGELN, position("r1", "r2", "y3", stack="g8", lays=499), "0 lay r1")
    assert step.events[1] == NoCardsLeft(0)
    assert outcome(step.state) == Outcome((1, 2, 2), (1, 0, 0), "mogeln-bound")


@pytest.mark.rule("G2")
def test_three_chairs() -> None:
    dealt = deal(MOGELN, Options(), ["r5 r6", "r7 y2", "b3"], size=12, first=2)
    hand = MOGELN.view(dealt.state, 1).hand
    assert len(hand) == 12
    assert MOGELN.show(dealt.events[0], 1) == Dealt((None, hand, None), 0)
    assert MOGELN.show(dealt.events[0], None) == Dealt((None, None, None), 0)
    step = do(MOGELN, dealt.state, "0 lay r5", "1 lay r7")
    assert MOGELN.view(step.state, 0).stack == (cards("r5"), None)
    assert MOGELN.view(step.state, 1).stack == (None, cards("r7"))
    assert MOGELN.view(step.state, 2).stack == (None, None)
    assert MOGELN.view(step.state, None).stack == (None, None)
    assert MOGELN.view(step.state, None).hand == ()


def test_why_a_card_cannot_be_played() -> None:
    state = position("r1", "r2 y2", "", stack="g8")
    why = explain(MOGELN, state, 0, Card("r1"))
    assert why is not None
    assert (why.code, why.rule) == ("doubt-or-pass", "MG9")
    for card in ("r2", "joker"):
        assert refused(MOGELN, position("r1", "r2", "y3"), f"0 lay {card}") == ("not-in-hand", "G2")


@pytest.mark.rule("MG7")
@pytest.mark.parametrize("seats", MOGELN.seats)
@pytest.mark.parametrize("seed", range(6))
def test_imagined_states_have_every_card_once(seats: int, seed: int) -> None:
    rng = Random(seed)
    options = Options(taken="hand" if seed % 2 else "stack", count="highest" if seed % 3 else "twenty")
    state = MOGELN.start(options, seats, RoundContext(first=seed % seats))
    while actors := MOGELN.to_act(state):
        if NATURE in actors:
            state = MOGELN.apply(state, NATURE, MOGELN.shuffle(state, rng)).state
            continue
        (seat,) = (seat for seat in range(seats) if seat in actors)
        view = MOGELN.view(state, seat)
        acts = MOGELN.legal_actions(state, seat)
        action = rng.choice(acts) if rng.random() < 0.6 else SIMPLE.choose(view, acts, rng)
        state = MOGELN.apply(state, seat, action).state
        for chair in (*range(seats), None):
            imagined = MOGELN.imagine(MOGELN.view(state, chair), rng)
            assert MOGELN.view(imagined, chair) == MOGELN.view(state, chair)
            places = MOGELN.card_locations(imagined)
            assert sorted(card for place in places for card in place.cards) == sorted(DECKS[seats])
            assert all(len(lay) <= 3 for lay in imagined.stack)


@pytest.mark.parametrize(
    ("hand", "stack", "chosen"),
    [
        ("r2 y5 y7", "r1", "lay r2"),  # the truth
        ("y5 r3 y8", "r1", "lay r3"),  # a lie with what will not be wanted
        ("y5 y8", "r1", "lay y8"),  # or only later
        ("r4 y4 g4 b4 r9", "g8 g9 b5 b6", "doubt"),  # all fours are in the own hand
        ("r2 y5", "g8 g9 b5 b6 g7 y9 y1 y2 y8", "doubt"),  # nobody could lay a ten
    ],
)
def test_the_simple_bot_without_smuggling(hand: str, stack: str, chosen: str) -> None:
    state = position(hand, "r3 y3 g3", "b3 b9 g2", stack=stack, smuggling=False, count="twenty")
    acts = MOGELN.legal_actions(state, 0)
    assert str(SIMPLE.choose(MOGELN.view(state, 0), acts, Random(1))) == chosen


def test_the_simple_bot_never_lets_a_win_pass_and_smuggles_on_a_low_stack() -> None:
    won = do(MOGELN, position("r1", "r2 y2", "y3 g3", stack="g8"), "0 lay r1").state
    assert str(SIMPLE.choose(MOGELN.view(won, 1), MOGELN.legal_actions(won, 1), Random(1))) == "doubt"
    low = position("r2 y5 y7 g7", "r3 y3 g3", "b3 b9 g2", stack="r1")
    chosen = []
    while low.turn == 0:
        action = SIMPLE.choose(MOGELN.view(low, 0), MOGELN.legal_actions(low, 0), Random(1))
        chosen.append(str(action).split()[0])
        low = MOGELN.apply(low, 0, action).state
    assert chosen == ["smuggle", "smuggle", "lay"]


def test_the_table_in_words() -> None:
    def told(state: State) -> list[str]:
        return list(terminal.table(MOGELN.view(state, 0), Texts("en", ("Ada", "Ben", "Cleo"), you=0)))

    assert told(position("r1 y1", "r2 y2", "y3")) == [
        "Stack: empty, next comes 1",
        "Cards in hand, as far as seen: you 2, Ben 2, Cleo 1",
    ]
    later = position("r1 y1", "r2 y2", "y3", stack="b1 b2 b3", taken_by=["b5", "", "g1 g2"], stacks_out=1)
    assert told(do(MOGELN, later, "0 smuggle r1").state) == [
        "Stack: 3 was said last (Cleo), next comes 4",
        "Your cards in the stack: ●\xa0blue\xa01",
        "Under your next card: ■\xa0red\xa01",
        "Cards in hand, as far as seen: you 2, Ben 2, Cleo 1",
        "Cards in face-down stacks: you 1, Ben 0, Cleo 2",
        "Stacks out of the game: 1",
    ]
    assert "Turned up: ●\xa0blue\xa03" in told(do(MOGELN, later, "0 doubt").state)
