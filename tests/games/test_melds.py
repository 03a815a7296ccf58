"""Stage cards, melds, and what a hand can make of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import cards
from reihum.cards import JOKER, Card, Cards, Colour, in_order
from reihum.game import BadSetup
from reihum.games.stufen.melds import (
    STAGES,
    Meld,
    Need,
    Of,
    Stage,
    ends,
    extended,
    fault,
    layable,
    missing,
    read_stages,
    without,
)
from reihum.games.stufen.state import DECK

PASCH_3, REIHE_4, REIHE_9, FARBE_4 = Need("pasch", 3), Need("reihe", 4), Need("reihe", 9), Need("farbe", 4)


def stage(text: str) -> Stage:
    """A single stage, read off a stage card."""
    others = [f"farbe {size}" for size in range(2, 12) if f"farbe {size}" != text]
    return read_stages((text, *others[:9]))[0]


def written(hand: str, needs: str) -> list[str]:
    """The ways to lay the first meld of a stage, as they are typed."""
    ways = layable(in_order(cards(hand)), stage(needs))
    return [" ".join(way) if of is None else f"{' '.join(way)} {of}" for way, of in ways]


@pytest.mark.rule("ST13")
def test_the_default_stage_card() -> None:
    assert read_stages(STAGES) == (
        (Need("pasch", 3), Need("pasch", 3)),
        (Need("pasch", 3), Need("reihe", 4)),
        (Need("pasch", 4), Need("reihe", 4)),
        (Need("reihe", 7),),
        (Need("reihe", 8),),
        (Need("reihe", 9),),
        (Need("pasch", 4), Need("pasch", 4)),
        (Need("farbe", 7),),
        (Need("pasch", 5), Need("pasch", 2)),
        (Need("pasch", 5), Need("pasch", 3)),
    )


@pytest.mark.rule("ST13")
@pytest.mark.parametrize(
    "text",
    ["pasch 2", "farbe 2", "reihe 4", "reihe 11", "  pasch  11 ", "pasch 2+reihe 9", "farbe 5 + pasch 6"],
)
def test_a_table_may_bring_its_own_stages(text: str) -> None:
    read_stages((text, *STAGES[1:]))


@pytest.mark.rule("ST13")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pasch 1", "meld-too-small"),
        ("reihe 3", "meld-too-small"),
        ("farbe 1", "meld-too-small"),
        ("reihe 12", "stage-too-long"),
        ("pasch 4 + pasch 4 + pasch 4", "stage-too-long"),
        ("reihe 8 + reihe 4", "stage-too-long"),
        ("", "unknown-meld"),
        ("pasch", "unknown-meld"),
        ("pasch 3 +", "unknown-meld"),
        ("pasch 3 reihe 4", "unknown-meld"),
        ("pasch -3", "unknown-meld"),
        ("pasch 300", "unknown-meld"),
        ("group 3", "unknown-meld"),
        ("pasch 3 + reihe 4", "stage-twice"),
        ("reihe 4 + pasch 3", "stage-twice"),
    ],
)
def test_stages_that_are_none(text: str, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_stages((text, *STAGES[1:]))
    assert (refused.value.code, refused.value.rule) == (code, "ST13")


@pytest.mark.rule("ST13")
@pytest.mark.parametrize("texts", [(), STAGES[:9], (*STAGES, "farbe 2")])
def test_a_stage_card_has_ten_stages(texts: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as refused:
        read_stages(texts)
    assert (refused.value.code, refused.value.rule) == ("ten-stages", "ST13")


@pytest.mark.rule("ST5")
@pytest.mark.parametrize(
    ("need", "text", "ok"),
    [
        (PASCH_3, "r5 y5 g5", True),
        (PASCH_3, "r5 r5 b5", True),
        (PASCH_3, "r5 y5 g6", False),
        (REIHE_4, "r4 r5 r6 r7", True),  # the book's examples
        (REIHE_4, "b1 g2 r3 y4", True),
        (REIHE_9, "r3 y4 g5 b6 r7 y8 g9 b10 r11", True),
        (REIHE_9, "r4 r5 r6 r7 r8 r9 r10 r11 r12", True),
        (REIHE_9, "r1 r2 r3 r4 r5 r6 r7 r8 r9", True),
        (REIHE_4, "r11 r12 r1 r2", False),  # 1 and 12 are the ends
        (REIHE_4, "r12 r1 r2 r3", False),
        (REIHE_4, "r4 r5 r7 r8", False),
        (REIHE_4, "r4 r5 r5 r6", False),
        (REIHE_4, "r5 r4 r6 r7", False),
        (FARBE_4, "r1 r5 r5 r12", True),
        (FARBE_4, "r1 r5 r6 y7", False),
    ],
)
def test_melds_and_faulty_melds(need: Need, text: str, ok: bool) -> None:
    meld = cards(text)
    why = fault(meld, None, need)
    assert (why is None) == ok == ((meld, None) in layable(in_order(meld), (need,)))
    if why is not None:
        assert (why.code, why.rule, why.details) == ("no-meld", "ST5", {"kind": need.kind})


@pytest.mark.rule("ST5")
@pytest.mark.parametrize(
    ("hand", "needs"),
    [
        ("r5 r5 y5 y5 g5 g5", "pasch 3 + pasch 3"),
        ("r5 r5 y5 y5 g5 g5 b5 b5", "pasch 4 + pasch 4"),
    ],
)
def test_two_groups_may_have_the_same_number(hand: str, needs: str) -> None:
    assert missing(cards(hand), stage(needs)) == 0
    assert missing(cards(hand)[1:], stage(needs)) == 1


@pytest.mark.rule("ST6")
@pytest.mark.parametrize("text", ["r5 y5", "r5 y5 g5 b5", ""])
def test_exactly_the_size_is_laid(text: str) -> None:
    why = fault(cards(text), None, PASCH_3)
    assert why is not None
    assert (why.code, why.rule) == ("meld-size", "ST6")


@pytest.mark.rule("ST5")
@pytest.mark.parametrize(
    ("need", "text"), [(PASCH_3, "y5 r5 g5"), (PASCH_3, "r5 joker y5"), (FARBE_4, "r5 r4 joker joker")]
)
def test_a_pasch_and_a_farbe_are_written_sorted(need: Need, text: str) -> None:
    why = fault(cards(text), None, need)
    assert why is not None
    assert (why.code, why.rule) == ("meld-order", "ST5")


@pytest.mark.rule("ST7")
@pytest.mark.parametrize(
    ("need", "text", "of", "ok"),
    [
        (PASCH_3, "r5 joker joker", None, True),
        (REIHE_4, "joker joker r6 r7", None, True),  # side by side
        (REIHE_4, "r6 joker joker r9", None, True),
        (REIHE_4, "joker r1 r2 r3", None, False),  # no number below 1
        (REIHE_4, "r11 r12 joker joker", None, False),  # none above 12
        (REIHE_4, "joker joker joker r12", None, True),
        (FARBE_4, "b7 joker joker joker", None, True),
        (PASCH_3, "joker joker joker", 5, True),  # jokers alone are named
        (PASCH_3, "joker joker joker", None, False),
        (PASCH_3, "joker joker joker", 13, False),
        (PASCH_3, "joker joker joker", Colour.RED, False),
        (REIHE_4, "joker joker joker joker", 9, True),
        (REIHE_4, "joker joker joker joker", 10, False),
        (FARBE_4, "joker joker joker joker", Colour.RED, True),
        (FARBE_4, "joker joker joker joker", 5, False),
        (PASCH_3, "r5 joker joker", 5, False),  # others are not
    ],
)
def test_a_joker_stands_for_any_number_and_colour(need: Need, text: str, of: Of | None, ok: bool) -> None:
    meld = cards(text)
    why = fault(meld, of, need)
    assert (why is None) == ok == ((meld, of) in layable(in_order(meld), (need,)))
    if why is not None:
        assert (why.code, why.rule) in {("name-of-jokers", "ST7"), ("no-meld", "ST5")}


@pytest.mark.rule("ST8")
def test_a_pause_card_is_no_part_of_a_meld() -> None:
    why = fault(cards("r5 y5 pause"), None, PASCH_3)
    assert why is not None
    assert (why.code, why.rule) == ("pause-in-meld", "ST8")
    assert written("r5 y5 pause", "pasch 3") == []


@pytest.mark.rule("ST4", "ST7")
@pytest.mark.parametrize(
    ("hand", "needs", "ways"),
    [
        ("r5 r5 y5 g6", "pasch 2", ["r5 r5", "r5 y5"]),  # equal cards give one entry
        ("r5 g6 joker", "pasch 2", ["r5 joker", "g6 joker"]),
        ("joker joker", "pasch 2", [f"joker joker {number}" for number in range(1, 13)]),
        ("joker joker", "farbe 2", [f"joker joker {colour.value}" for colour in Colour]),
        ("r4 y4 g5 b6 b7", "reihe 4", ["r4 g5 b6 b7", "y4 g5 b6 b7"]),
        ("g5 b6 b7 joker", "reihe 4", ["joker g5 b6 b7", "g5 b6 b7 joker"]),
        ("r1 r2 r2 y9", "farbe 2", ["r1 r2", "r2 r2"]),
        ("r5 y5 g5 b5 r6 r7 r8", "pasch 3 + reihe 4", ["r5 y5 g5", "r5 y5 b5", "r5 g5 b5", "y5 g5 b5"]),
        ("r5 y5 g5 r6 r7 r8", "pasch 3 + reihe 4", []),  # whole or not at all
        (
            "r5 y5 g5 r6 r7 r8 joker",
            "pasch 3 + reihe 4",
            ["r5 y5 g5", "r5 y5 joker", "r5 g5 joker", "y5 g5 joker"],
        ),
        ("r5 y5 r6 r7", "pasch 2 + farbe 3", []),  # the red 5 is asked for twice
        ("r5 y5 g5 r6 r7", "pasch 2 + farbe 3", ["y5 g5"]),
        ("r5 y5 r6 r7", "farbe 2 + pasch 2", ["r6 r7"]),
        ("r1 r2 b3 b4", "farbe 2 + farbe 2", ["r1 r2", "b3 b4"]),
    ],
)
def test_the_ways_to_lay_the_first_meld_so_that_the_others_can_follow(
    hand: str, needs: str, ways: list[str]
) -> None:
    assert written(hand, needs) == ways


@pytest.mark.parametrize(
    ("hand", "needs", "count"),
    [
        ("", "pasch 3 + reihe 4", 7),
        ("pause pause", "pasch 3", 3),
        ("r5 r6", "pasch 3 + pasch 3", 4),
        ("r5 y5 r6 r7", "pasch 3 + reihe 4", 3),
        ("r5 y5 r6 r7 joker", "pasch 3 + reihe 4", 2),
        ("joker joker joker joker", "pasch 3", 0),
        ("r1 r12", "reihe 7", 6),
        ("r1 y1 b9", "farbe 7", 6),
    ],
)
def test_how_many_cards_are_missing(hand: str, needs: str, count: int) -> None:
    assert missing(cards(hand), stage(needs)) == count
    assert missing(cards(hand), ()) == 0


def by_trying(hand: Cards, needs: Stage) -> bool:
    """Whether a stage can be laid, found by trying all cards for all melds."""
    return not needs or any(
        is_a(needs[0], chosen) and by_trying(without(hand, chosen), needs[1:])
        for chosen in dict.fromkeys(combinations(hand, needs[0].size))
    )


def is_a(need: Need, chosen: Cards) -> bool:
    numbers = [card for card in chosen if card is not JOKER]
    held = Counter(card.number for card in numbers)
    match need.kind:
        case "pasch":
            return len(held) <= 1
        case "reihe":  # jokers fill the gaps and lengthen it where there is room: always, up to twelve
            return len(held) == len(numbers) and (not held or max(held) - min(held) < need.size)
        case "farbe":
            return len({card.colour for card in numbers}) <= 1


SMALL = [
    card
    for card in DECK
    if card is JOKER or (card.is_number and card.number < 7 and card.colour is not Colour.BLUE)
]


@given(
    st.lists(st.sampled_from(SMALL), min_size=4, max_size=8),
    st.sampled_from(
        [
            "pasch 3 + pasch 3",
            "pasch 2 + reihe 4",
            "reihe 5",
            "farbe 4",
            "farbe 3 + pasch 3",
            "farbe 2 + pasch 2 + farbe 3",
            "reihe 4 + farbe 3",
        ]
    ),
)
def test_menus_find_what_trying_everything_finds(hand: list[Card], text: str) -> None:
    sorted_hand, needs = in_order(hand), stage(text)
    assert (missing(sorted_hand, needs) == 0) == by_trying(sorted_hand, needs)
    found = {in_order(way) for way, _ in layable(sorted_hand, needs)}
    tried = {
        chosen
        for chosen in combinations(sorted_hand, needs[0].size)
        if is_a(needs[0], chosen) and by_trying(without(sorted_hand, chosen), needs[1:])
    }
    assert found == tried
    for way, of in layable(sorted_hand, needs):
        assert fault(way, of, needs[0]) is None


@pytest.mark.rule("ST6", "ST7")
@pytest.mark.parametrize(
    ("meld", "card", "where"),
    [
        (Meld(0, "pasch", 5, cards("r5 y5 g5")), "b5", ["high"]),
        (Meld(0, "pasch", 5, cards("r5 y5 g5")), "r5", ["high"]),
        (Meld(0, "pasch", 5, cards("r5 y5 g5")), "joker", ["high"]),
        (Meld(0, "pasch", 5, cards("r5 y5 g5")), "r6", []),
        (Meld(0, "pasch", 5, cards("joker joker joker")), "r5", ["high"]),
        (Meld(0, "pasch", 5, cards("joker joker joker")), "r6", []),  # named: it stays what it is
        (Meld(0, "reihe", 4, cards("r4 y5 g6 b7")), "b3", ["low"]),
        (Meld(0, "reihe", 4, cards("r4 y5 g6 b7")), "y8", ["high"]),
        (Meld(0, "reihe", 4, cards("r4 y5 g6 b7")), "y9", []),
        (Meld(0, "reihe", 4, cards("r4 y5 g6 b7")), "y5", []),
        (Meld(0, "reihe", 4, cards("r4 y5 g6 b7")), "joker", ["low", "high"]),
        (Meld(0, "reihe", 1, cards("r1 y2 g3 b4")), "joker", ["high"]),
        (Meld(0, "reihe", 1, cards("r1 y2 g3 b4")), "r12", []),  # no 12-1
        (Meld(0, "reihe", 9, cards("r9 y10 g11 b12")), "joker", ["low"]),
        (Meld(0, "reihe", 9, cards("r9 y10 g11 joker")), "r12", []),  # the joker is the 12
        (Meld(0, "reihe", 1, cards("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12")), "joker", []),
        (Meld(0, "farbe", Colour.RED, cards("r1 r2 r2 joker")), "r9", ["high"]),
        (Meld(0, "farbe", Colour.RED, cards("r1 r2 r2 joker")), "joker", ["high"]),
        (Meld(0, "farbe", Colour.RED, cards("r1 r2 r2 joker")), "y1", []),
        (Meld(0, "farbe", Colour.RED, cards("r1 r2 r2 joker")), "pause", []),
    ],
)
def test_where_a_card_may_be_added(meld: Meld, card: str, where: list[str]) -> None:
    assert list(ends(meld, Card(card))) == where


@pytest.mark.rule("ST6")
def test_a_reihe_grows_at_the_end_that_is_chosen_and_the_others_stay_sorted() -> None:
    reihe = Meld(1, "reihe", 4, cards("r4 y5 g6 b7"))
    assert extended(reihe, JOKER, "low") == Meld(1, "reihe", 3, cards("joker r4 y5 g6 b7"))
    assert extended(reihe, JOKER, "high") == Meld(1, "reihe", 4, cards("r4 y5 g6 b7 joker"))
    pasch = Meld(1, "pasch", 5, cards("r5 g5 joker"))
    assert extended(pasch, Card("y5"), "high") == Meld(1, "pasch", 5, cards("r5 y5 g5 joker"))
    farbe = Meld(1, "farbe", Colour.RED, cards("r5 r9"))
    assert extended(farbe, Card("r7"), "high") == Meld(1, "farbe", Colour.RED, cards("r5 r7 r9"))
