from __future__ import annotations

from random import Random
from typing import Any

import pytest

from positions import cards, do, menu, refused
from reihum.cards import Card, in_order
from reihum.game import NATURE, Outcome, Refused, RoundContext, Step, explain
from reihum.games.schwarzerpeter import terminal
from reihum.games.schwarzerpeter.actions import (
    Dealt,
    Drew,
    Forfeit,
    ForfeitDue,
    HeldOut,
    PairsLaid,
    PeterShown,
    Safe,
    Shuffle,
    Undecided,
)
from reihum.games.schwarzerpeter.rules import SCHWARZERPETER
from reihum.games.schwarzerpeter.state import MOST_DRAWS, Length, Options, State
from reihum.texts import Texts


def span(colour: str, first: int, last: int) -> str:
    return " ".join(f"{colour}{number}" for number in range(first, last + 1))


def dealt(aside: str, *hands: str, dealer: int = 0, length: Length = "full") -> Step[Any, Any]:
    """A whole deal written down."""
    start = SCHWARZERPETER.start(Options(length), len(hands), RoundContext(first=dealer))
    return SCHWARZERPETER.apply(start, NATURE, Shuffle(cards(" ".join((aside, *hands)))))


def position(*hands: str, aside: str, drawer: int = 0, draws: int = 10, forfeit: Forfeit = "none") -> State:
    """The middle of a round, before the hand of the drawer's neighbour is shuffled."""
    piles = tuple(map(cards, hands))
    return State(Options(forfeit=forfeit), drawer, piles, ((),) * len(hands), cards(aside), draws=draws)


def held_out(state: State, fan: str) -> State:
    return SCHWARZERPETER.apply(state, NATURE, Shuffle(cards(fan))).state


def draw(state: State, fan: str, place: int) -> Step[Any, Any]:
    """The hand is held out like this, and the card at this place is drawn."""
    return do(SCHWARZERPETER, held_out(state, fan), f"{state.drawer} draw {place}")


def hands(state: State) -> list[str]:
    return [" ".join(hand) for hand in state.hands]


SIZES = {
    2: [19, 20],
    3: [13, 13, 13],
    4: [9, 10, 10, 10],
    5: [7, 8, 8, 8, 8],
    6: [6, 7, 7, 7, 6, 6],
}


@pytest.mark.rule("SP1", "G3")
@pytest.mark.parametrize("seats", SCHWARZERPETER.seats)
@pytest.mark.parametrize("dealer", [0, 1])
def test_one_card_is_put_aside_and_the_others_are_dealt_evenly(seats: int, dealer: int) -> None:
    state = SCHWARZERPETER.start(Options(), seats, RoundContext(first=dealer))
    order = SCHWARZERPETER.shuffle(state, Random(5)).order
    assert sorted(order) == sorted(cards(f"{span('r', 1, 20)} {span('b', 1, 20)}"))
    step = SCHWARZERPETER.apply(state, NATURE, Shuffle(order))
    event = step.events[0]
    assert isinstance(event, Dealt)
    sizes = [len(hand or ()) for hand in event.hands]
    assert sizes[dealer:] + sizes[:dealer] == SIZES[seats]
    assert step.state.aside == order[:1]
    assert event.hands[0] == in_order(order[1 : 1 + sizes[0]])


@pytest.mark.rule("SP1", "SP5")
@pytest.mark.parametrize(
    ("length", "order"),
    [
        ("full", span("r", 1, 20)),
        ("full", f"{span('r', 1, 20)} {span('y', 1, 20)}"),
        ("full", f"{span('r', 1, 16)} {span('b', 1, 16)}"),
        ("short", f"{span('r', 1, 20)} {span('b', 1, 20)}"),
        ("short", f"{span('r', 2, 17)} {span('b', 2, 17)}"),
    ],
)
def test_no_other_cards_are_dealt(length: Length, order: str) -> None:
    with pytest.raises(Refused, match="wrong-cards"):
        dealt(order, "", "", length=length)


@pytest.mark.rule("SP5")
def test_the_short_game_has_no_card_above_16() -> None:
    step = dealt("r16", span("b", 1, 15), f"b16 {span('r', 1, 15)}", length="short")
    assert hands(step.state) == [span("b", 1, 15), f"{span('r', 1, 15)} b16"]


@pytest.mark.rule("SP1")
def test_nobody_sees_the_card_put_aside_until_the_end() -> None:
    state = position("r1", "b1 r7", aside="b7")
    for seat in (0, 1, None):
        assert SCHWARZERPETER.view(state, seat).aside == ()
    over = draw(state, "b1 r7", 1)
    assert PeterShown(1, Card("r7"), Card("b7")) in over.events
    for seat in (0, 1, None):
        view = SCHWARZERPETER.view(over.state, seat)
        assert view.aside == cards("b7")
        assert view.shown == ((), cards("r7"))


@pytest.mark.rule("SP2")
def test_pairs_are_laid_down_from_the_first_hand_on() -> None:
    one = f"r1 b1 r2 b2 {span('b', 5, 13)}"
    two = f"r3 r4 {span('r', 5, 15)}"
    three = f"b3 b4 b14 b15 {span('b', 16, 19)} {span('r', 16, 20)}"
    step = dealt("b20", one, two, three)
    assert step.events == (
        Dealt(tuple(in_order(cards(hand)) for hand in (one, two, three))),
        PairsLaid(0, cards("r1 b1 r2 b2")),
        PairsLaid(2, cards("r16 b16 r17 b17 r18 b18 r19 b19")),
    )
    assert hands(step.state) == [span("b", 5, 13), span("r", 3, 15), "r20 b3 b4 b14 b15"]
    assert step.state.laid[0] == cards("r1 b1 r2 b2")


@pytest.mark.rule("SP2")
def test_a_pair_that_is_drawn_together_is_laid_down() -> None:
    paired = draw(position("r4 b9", "r9 b2", "r2 b4 r5", aside="b5"), "b2 r9", 2)
    assert paired.events == (Drew(0, 1, 2, Card("r9")), PairsLaid(0, cards("r9 b9")))
    assert hands(paired.state) == ["r4", "b2", "r2 b4 r5"]
    assert paired.state.laid[0] == cards("r9 b9")
    single = draw(position("r4 b9", "r9 b2", "r2 b4 r5", aside="b5"), "b2 r9", 1)
    assert single.events == (Drew(0, 1, 1, Card("b2")),)
    assert hands(single.state) == ["r4 b2 b9", "r9", "r2 b4 r5"]


@pytest.mark.rule("SP2")
def test_the_pairs_of_a_player_lie_together() -> None:
    first = draw(position("r4 r7 b9", "r5 r9 b4 b7", aside="b5"), "r5 r9 b4 b7", 2).state
    second = draw(first, "r4 r7", 2).state
    last = draw(second, "r5 b4", 2).state
    assert last.laid == (cards("r9 b9 r4 b4"), cards("r7 b7"))


@pytest.mark.rule("SP3", "G3")
@pytest.mark.parametrize(("dealer", "begins", "giver"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_left_of_the_dealer_begins_and_draws_from_the_left_neighbour(
    dealer: int, begins: int, giver: int
) -> None:
    unpaired = (span("r", 1, 13), f"{span('r', 14, 20)} {span('b', 1, 6)}", span("b", 7, 19))
    state = dealt("b20", *unpaired, dealer=dealer).state
    assert state.drawer == begins
    assert SCHWARZERPETER.to_act(state) == {NATURE}
    shuffled = SCHWARZERPETER.apply(state, NATURE, Shuffle(state.hands[giver][::-1]))
    assert shuffled.events == (HeldOut(giver, begins, len(state.hands[giver])),)
    assert SCHWARZERPETER.to_act(shuffled.state) == {begins}
    after = do(SCHWARZERPETER, shuffled.state, f"{begins} draw 1").state
    assert after.drawer == (begins + 1) % 3


@pytest.mark.rule("SP3")
@pytest.mark.parametrize(
    ("before", "drawer", "fan", "after", "next_drawer", "next_giver"),
    [
        (["r1", "", "r2 b1", "r3 b2"], 0, "b1 r2", ["", "", "r2", "r3 b2"], 2, 3),
        (["r1 r2", "", "", "r3 b1 b2"], 3, "r1 r2", ["r2", "", "", "r3 b2"], 0, 3),
        (["r1 r2", "b1", "r3", "b2"], 0, "b1", ["r2", "", "r3", "b2"], 2, 3),
        (["r1 r2", "b4", "r4", "r3 b1 b2"], 1, "r4", ["r1 r2", "", "", "r3 b1 b2"], 3, 0),
    ],
)
def test_a_player_without_cards_is_skipped(
    before: list[str], drawer: int, fan: str, after: list[str], next_drawer: int, next_giver: int
) -> None:
    step = draw(position(*before, aside="b3", drawer=drawer), fan, 1)
    assert hands(step.state) == after
    view = SCHWARZERPETER.view(step.state, None)
    assert (view.drawer, view.giver) == (next_drawer, next_giver)
    newly = {seat for seat, hand in enumerate(after) if not hand and before[seat]}
    assert {event.seat for event in step.events if isinstance(event, Safe)} == newly


@pytest.mark.rule("SP3")
def test_a_hand_is_shuffled_before_it_is_drawn_from() -> None:
    state = position("r1", "b1 r2 r3", "b2", aside="b3")
    assert menu(SCHWARZERPETER, state, 0) == []
    assert refused(SCHWARZERPETER, state, "0 draw 1") == ("shuffle-first", None)
    for order in ("b1 r2", "b1 r2 b2", "r1", "b1 r2 r3 r3"):
        assert refused(SCHWARZERPETER, state, f"nature shuffle {order}") == ("wrong-cards", None)
    for place, card in enumerate(("r3", "b1", "r2"), start=1):
        assert draw(state, "r3 b1 r2", place).events[0] == Drew(0, 1, place, Card(card))


@pytest.mark.rule("SP3")
@pytest.mark.parametrize("place", [0, 4, 39])
def test_only_a_card_that_is_held_out_is_drawn(place: int) -> None:
    state = held_out(position("r1", "b1 r2 r3", "b2", aside="b3"), "r3 b1 r2")
    assert menu(SCHWARZERPETER, state, 0) == ["draw 1", "draw 2", "draw 3"]
    assert refused(SCHWARZERPETER, state, f"0 draw {place}") == ("not-held-out", "SP3")
    assert refused(SCHWARZERPETER, state, "1 draw 1") == ("not-your-turn", "G2")
    why = explain(SCHWARZERPETER, state, 0, Card("r1"))
    assert why is not None
    assert why.rule == "SP3"


@pytest.mark.rule("SP3", "G2")
def test_each_chair_sees_its_part_of_a_draw() -> None:
    state = held_out(position("r1", "r2 r3 b1", "b2", aside="b3"), "r3 b1 r2")
    assert [SCHWARZERPETER.view(state, seat).hand for seat in (0, 1, 2, None)] == [
        cards("r1"),
        cards("r2 r3 b1"),
        cards("b2"),
        (),
    ]
    for seat in (0, 1, 2, None):
        view = SCHWARZERPETER.view(state, seat)
        assert (view.counts, view.fan, view.shown) == ((1, 3, 1), 3, ())
    drew = Drew(0, 1, 1, Card("r3"))
    hidden = Drew(0, 1, 1, None)
    assert [SCHWARZERPETER.show(drew, seat) for seat in (0, 1, 2, None)] == [drew, drew, hidden, hidden]


@pytest.mark.rule("SP1", "G2")
def test_each_chair_sees_its_part_of_the_deal() -> None:
    event = Dealt((cards("r1"), cards("b2")))
    assert [SCHWARZERPETER.show(event, seat) for seat in (0, 1, None)] == [
        Dealt((cards("r1"), None)),
        Dealt((None, cards("b2"))),
        Dealt((None, None)),
    ]


@pytest.mark.rule("SP4", "G4", "G5")
def test_the_last_holder_of_the_schwarzer_peter_loses_and_all_others_win() -> None:
    state = held_out(position("r4", "", "b4 r9", "", aside="b9"), "b4 r9")
    assert SCHWARZERPETER.outcome(state) is None
    step = do(SCHWARZERPETER, state, "0 draw 1")
    assert step.events == (
        Drew(0, 2, 1, Card("b4")),
        PairsLaid(0, cards("r4 b4")),
        Safe(0),
        PeterShown(2, Card("r9"), Card("b9")),
    )
    assert SCHWARZERPETER.to_act(step.state) == frozenset()
    assert SCHWARZERPETER.outcome(step.state) == Outcome((1, 1, 4, 1), (0, 0, 1, 0), "peter-left")
    assert SCHWARZERPETER.scoring == "fewest"
    assert refused(SCHWARZERPETER, step.state, "2 draw 1") == ("game-over", None)


@pytest.mark.rule("SP4")
def test_the_schwarzer_peter_may_be_drawn_to_and_fro() -> None:
    state = draw(position("r4", "b4 r9", aside="b9"), "r9 b4", 1).state
    assert hands(state) == ["r4 r9", "b4"]
    back = draw(state, "r9 r4", 1).state
    assert hands(back) == ["r4", "r9 b4"]
    over = draw(back, "b4 r9", 1).state
    assert SCHWARZERPETER.outcome(over) == Outcome((1, 2), (0, 1), "peter-left")


@pytest.mark.rule("SP4")
def test_a_deal_may_be_nothing_but_pairs() -> None:
    pairs = f"{span('r', 1, 10)} {span('b', 1, 10)}"
    step = dealt("r20", f"{span('r', 11, 19)} {span('b', 11, 20)}", pairs)
    assert step.events[-2:] == (Safe(1), PeterShown(0, Card("b20"), Card("r20")))
    assert SCHWARZERPETER.outcome(step.state) == Outcome((2, 1), (1, 0), "peter-left")


@pytest.mark.rule("SP3", "SP4")
def test_a_player_who_lays_down_all_dealt_cards_does_not_begin() -> None:
    pairs = f"{span('r', 1, 5)} {span('b', 1, 5)}"
    others = (
        f"{span('r', 6, 14)}",
        f"{pairs}",
        f"{span('b', 6, 14)} r15",
        f"{span('r', 16, 20)} {span('b', 15, 19)}",
    )
    state = dealt("b20", *others).state
    assert hands(state)[1] == ""
    assert state.drawer == 2


@pytest.mark.rule("SP4", "SP1", "G5")
@pytest.mark.parametrize("forfeit", ["none", "dot", "task"])
def test_after_1000_draws_nobody_loses(forfeit: Forfeit) -> None:
    assert MOST_DRAWS == 1000
    hands_left = ("r4", "r2 b4", "r9 b2")
    goes_on = draw(position(*hands_left, aside="b9", draws=998, drawer=1, forfeit=forfeit), "b2 r9", 2)
    assert SCHWARZERPETER.outcome(goes_on.state) is None
    over = draw(position(*hands_left, aside="b9", draws=999, forfeit=forfeit), "r2 b4", 1)
    assert over.events == (Drew(0, 1, 1, Card("r2")), Undecided(Card("r9"), Card("b9")))
    assert SCHWARZERPETER.to_act(over.state) == frozenset()
    assert SCHWARZERPETER.outcome(over.state) == Outcome((1, 1, 1), (0, 0, 0), "draws-made")
    shown = SCHWARZERPETER.view(over.state, None)
    assert (shown.shown, shown.aside) == ((cards("r2 r4"), cards("b4"), cards("r9 b2")), cards("b9"))


@pytest.mark.rule("SP4")
def test_the_holder_of_the_schwarzer_peter_after_the_last_draw_loses() -> None:
    over = draw(position("r4", "b4 r9", aside="b9", draws=999), "b4 r9", 1)
    assert over.events[-1] == PeterShown(1, Card("r9"), Card("b9"))
    assert SCHWARZERPETER.outcome(over.state) == Outcome((1, 2), (0, 1), "peter-left")


@pytest.mark.rule("SP6")
@pytest.mark.parametrize(
    ("forfeit", "due", "told"),
    [
        ("none", (), []),
        ("dot", (ForfeitDue(1, "dot"),), ["Ben gets a black dot on the nose."]),
        ("task", (ForfeitDue(1, "task"),), ["Ben does the small task that was agreed on."]),
    ],
)
def test_the_loser_pays_the_forfeit_that_was_agreed_on(
    forfeit: Forfeit, due: tuple[ForfeitDue, ...], told: list[str]
) -> None:
    step = draw(position("r4", "b4 r9", aside="b9", forfeit=forfeit), "b4 r9", 1)
    last = step.events.index(PeterShown(1, Card("r9"), Card("b9")))
    assert step.events[last + 1 :] == due
    texts = Texts("en", ("Ada", "Ben"), you=0)
    assert [texts.event(event) for event in due] == told


@pytest.mark.rule("SP2")
@pytest.mark.parametrize(("seat", "possible"), [(0, 2), (1, 20), (None, 40)])
def test_an_imagined_hand_never_has_a_pair(seat: int | None, possible: int) -> None:
    state = dealt("b20", span("b", 1, 19), span("r", 1, 20)).state
    view = SCHWARZERPETER.view(state, seat)
    rng = Random(3)
    asides = set()
    for _ in range(400):
        imagined = SCHWARZERPETER.imagine(view, rng)
        asides.add(imagined.aside)
        for hand in imagined.hands:
            assert len({card.number for card in hand}) == len(hand)
    assert len(asides) == possible


def test_the_table_in_words() -> None:
    def told(seat: int, state: State) -> list[str]:
        texts = Texts("en", ("Ada", "Ben", "Cem"), you=seat)
        return list(terminal.table(SCHWARZERPETER.view(state, seat), texts))

    state = position("r4", "b4 r9", "", aside="b9")
    assert told(0, state) == [
        "Cards in hand: you 1, Ben 2, Cem 0",
        "Pairs laid down: you 0, Ben 0, Cem 0",
        "You draw from Ben.",
    ]
    assert told(1, state)[-1] == "Ada draws from you."
    assert told(2, state)[-1] == "Ada draws from Ben."
    *counts, aside = told(2, draw(state, "b4 r9", 1).state)
    assert counts == ["Cards in hand: Ada 0, Ben 1, you 0", "Pairs laid down: Ada 1, Ben 0, you 0"]
    assert aside.startswith("Put aside: ")
