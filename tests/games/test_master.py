from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from positions import ELEVENS, cards, do, menu, refused
from reihum import testing as laws
from reihum.bots.simple import RANDOM_BOT, SIMPLE
from reihum.cards import JOKER, Card, Colour, Spot, deck, from_bits, to_bits
from reihum.game import (
    NATURE,
    BadSetup,
    IllegalAction,
    Outcome,
    RoundContext,
    check_setup,
    explain,
    read_options,
)
from reihum.games.master.actions import (
    BonusTaken,
    Bridged,
    ColumnLaid,
    Deal,
    JokerLaid,
    RowsFilled,
    Swapped,
    TurnEnded,
)
from reihum.games.master.rules import BRIDGES, HAND_SIZES, MASTER
from reihum.games.master.state import DEALT, NUMBERS, PLACES, Options, Player, Span, State, Table, across
from reihum.games.master.terminal import table as told
from reihum.games.rows.actions import Dealt, Drew, HandsShown, Laid, NothingFits, WentOut
from reihum.match import Match, MatchOptions
from reihum.texts import Texts

RED, YELLOW, GREEN, BLUE = Colour
COLUMN = (GREEN, YELLOW, BLUE, RED)
"""In the books' examples yellow, blue and red follow each other."""
SHUFFLED = Options()


def held(hand: str, bridges: int = 4, bonuses: int = 0, taken: int = 0) -> Player:
    return Player(to_bits(cards(hand)), hand.split().count("joker"), bridges, bonuses, taken)


def master(
    *hands: str | Player,
    table: str = "",
    jokers: str = "",
    pile: str = "g1",
    turn: int = 0,
    laid: int = 0,
    swapped: bool = False,
) -> State:
    """A position in the middle of a round; the 11s lie on the table, and jokers in these places."""
    filled = to_bits(cards(f"{ELEVENS} {table} {jokers}"))
    players = tuple(held(hand) if isinstance(hand, str) else hand for hand in hands)
    rows = Table(COLUMN, filled, to_bits(cards(jokers)))
    return State(SHUFFLED, 0, turn, rows, players, cards(pile), laid, swapped)


def dealt(seats: int, options: Options = SHUFFLED, first: int = 0) -> Any:
    state = MASTER.start(options, seats, RoundContext(first=first))
    return MASTER.apply(state, NATURE, MASTER.shuffle(state, Random(5)))


def row(colour: str, *numbers: int) -> str:
    return " ".join(f"{colour}{number}" for number in numbers)


ALL_BUT_RED_UP = " ".join(
    [row(colour, *NUMBERS) for colour in "ygb"] + [row("r", *range(1, 12)), row("r", *range(12, 20))]
)
"""Every place but the red 20 and 21."""


def ended(state: State) -> Outcome:
    outcome = MASTER.outcome(state)
    assert outcome is not None
    return outcome


# Before the first turn


@pytest.mark.rule("M1")
def test_84_numbers_4_jokers_15_connection_cards_and_7_bonus_cards() -> None:
    state = MASTER.start(SHUFFLED, 2)
    order = MASTER.shuffle(state, Random(1)).order
    on_table = from_bits(state.table.filled)
    assert sorted((*order, *on_table)) == sorted((*deck(range(1, 22)), *(JOKER,) * 4))
    assert max(seats * each for seats, each in BRIDGES.items()) == 15


@pytest.mark.rule("M2", "M4", "M5", "G2", "G3")
@pytest.mark.parametrize(
    ("seats", "each", "pile", "bridges"),
    [(2, 20, 44, 4), (3, 20, 24, 4), (4, 15, 24, 3), (5, 12, 24, 3), (6, 12, 12, 2)],
)
def test_the_deal_and_the_first_player(seats: int, each: int, pile: int, bridges: int) -> None:
    step = dealt(seats, first=1)
    view = MASTER.view(step.state, 0)
    assert view.counts == (each,) * seats
    assert view.bridges == (bridges,) * seats
    assert view.pile == pile
    assert view.turn == 1
    assert MASTER.to_act(step.state) == {1}


@pytest.mark.rule("M4")
def test_a_deal_is_the_hands_in_turn_and_then_the_pile() -> None:
    state = MASTER.start(SHUFFLED, 4)
    begun = MASTER.apply(state, NATURE, Deal(COLUMN, DEALT)).state
    size = HAND_SIZES[4]
    assert [player.cards for player in begun.players] == [
        tuple(DEALT[seat * size : (seat + 1) * size]) for seat in range(4)
    ]
    assert begun.pile == DEALT[60:]
    assert begun.pile[-1] is JOKER


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        (Deal(COLUMN, DEALT[1:]), "wrong-cards", None),
        (Deal(COLUMN, (Card("r11"), *DEALT[1:])), "wrong-cards", None),
        (Deal(COLUMN[1:], DEALT), "not-a-column", "M3"),
        (Deal((RED, *COLUMN[1:]), DEALT), "not-a-column", "M3"),
    ],
)
def test_no_other_deal_is_one(move: Deal, code: str, rule: str | None) -> None:
    with pytest.raises(IllegalAction) as refusal:
        MASTER.apply(MASTER.start(SHUFFLED, 2), NATURE, move)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


@pytest.mark.rule("M3")
def test_the_elevens_lie_in_a_column_that_is_shuffled_or_chosen() -> None:
    columns = [MASTER.shuffle(MASTER.start(SHUFFLED, 2), Random(seed)).column for seed in range(200)]
    assert len(set(columns)) == 24
    state = MASTER.start(Options(COLUMN), 2)
    assert MASTER.view(state, None).table == cards(ELEVENS)
    assert {MASTER.shuffle(state, Random(seed)).column for seed in range(20)} == {COLUMN}
    step = MASTER.apply(state, NATURE, MASTER.shuffle(state, Random(1)))
    assert step.state.table.column == COLUMN
    assert step.events[0] == ColumnLaid(COLUMN)
    with pytest.raises(IllegalAction, match="not-a-column"):
        MASTER.apply(state, NATURE, Deal(COLUMN[::-1], DEALT))


@pytest.mark.rule("M3")
@pytest.mark.parametrize("rows", [(), COLUMN[:3], (RED, RED, BLUE, GREEN), (*COLUMN, RED)])
def test_a_chosen_column_has_each_colour_once(rows: tuple[Colour, ...]) -> None:
    with pytest.raises(BadSetup, match="not-a-column"):
        check_setup(MASTER, Options(rows), 2)
    check_setup(MASTER, Options(COLUMN), 2)
    assert read_options(MASTER, {"rows": ["green", "yellow", "blue", "red"]}) == Options(COLUMN)


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("place", "neighbours"), [("g9", "y9"), ("y9", "g9 b9"), ("b9", "r9 y9"), ("r9", "b9")]
)
def test_neighbours_are_next_to_each_other_in_the_column(place: str, neighbours: str) -> None:
    assert set(from_bits(across(Card(place).bit, COLUMN))) == set(cards(neighbours))
    assert across(Card(place).bit, ()) == 0


# Laying


@pytest.mark.rule("M6")
def test_one_to_four_cards_on_any_rows() -> None:
    state = master("r10 r9 y12 b12 b13 g3", "g4")
    assert menu(MASTER, state) == ["lay r10", "lay y12", "lay b12", "draw"]
    assert refused(MASTER, state, "0 end") == ("lay-first", "M6")
    once = do(MASTER, state, "0 lay r10")
    assert (once.state.turn, once.events) == (0, (Laid(0, Card("r10")),))
    assert menu(MASTER, once.state) == ["lay r9", "lay y12", "lay b12", "end"]
    assert refused(MASTER, once.state, "0 draw") == ("turn-begun", "M6")
    assert refused(MASTER, once.state, "0 pass") == ("turn-begun", "M6")
    assert do(MASTER, once.state, "0 end").events == (TurnEnded(0),)
    four = do(MASTER, once.state, "0 lay r9", "0 lay y12", "0 lay b12")
    assert four.events == (Laid(0, Card("b12")), TurnEnded(0))
    assert four.state.turn == 1
    assert (four.state.laid, four.state.swapped) == (0, False)


@pytest.mark.rule("M6")
def test_a_fifth_card_is_refused() -> None:
    state = master("b13 r8 joker", "g4", table="b12", jokers="r8", laid=4)
    assert menu(MASTER, state) == ["swap r8", "end"]
    assert refused(MASTER, state, "0 lay b13") == ("four-laid", "M6")
    assert refused(MASTER, state, "0 joker b10") == ("four-laid", "M6")
    assert refused(MASTER, state, "0 bridge b12 y12 joker") == ("four-laid", "M6")


@pytest.mark.rule("M6", "G2")
def test_drawing_is_allowed_though_one_could_lay_and_ends_the_turn() -> None:
    state = master("r10 b2", "g4", pile="r12 y3")
    assert refused(MASTER, state, "0 pass") == ("must-draw", "M6")
    step = do(MASTER, state, "0 draw")
    assert step.events == (Drew(0, Card("r12")),)
    assert step.state.turn == 1
    assert step.state.players[0].cards == cards("r10 r12 b2")
    assert step.state.pile == cards("y3")
    assert [MASTER.show(step.events[0], chair) for chair in (0, 1, None)] == [
        Drew(0, Card("r12")),
        Drew(0, None),
        Drew(0, None),
    ]


def test_a_joker_is_drawn_like_any_card() -> None:
    state = do(MASTER, master("r10", "g4", pile="joker"), "0 draw").state
    assert state.players[0] == held("r10 joker")


@pytest.mark.rule("M7", "M8", "G6")
@pytest.mark.parametrize(
    ("hand", "table", "jokers", "choices"),
    [
        ("r10 r3", "", "", ["lay r10"]),
        ("r10 y3 b9", "y10", "", ["lay r10"]),
        ("r10 b9", "y10", "y9", ["lay r10", "bridge y9 b9"]),
        ("r3 b2", "", "", ["pass"]),
        ("r9 b2", "b10 b9", "", ["bridge b9 r9", "pass"]),
        ("r3 b9", "b10", "b9", ["swap b9", "pass"]),
    ],
)
def test_with_no_pile_only_a_number_that_fits_must_be_laid(
    hand: str, table: str, jokers: str, choices: list[str]
) -> None:
    state = master(hand, "g4", table=table, jokers=jokers, pile="")
    assert menu(MASTER, state) == choices
    assert refused(MASTER, state, "0 draw") == ("pile-empty", "M7")
    if "pass" in choices:
        step = do(MASTER, state, "0 pass")
        assert (step.events, step.state.turn) == ((NothingFits(0),), 1)
    else:
        assert refused(MASTER, state, "0 pass") == ("must-lay", "M7")


@pytest.mark.rule("M7", "M8")
def test_a_joker_is_never_forced_but_may_meet_the_duty() -> None:
    forced = master("r10 b3 joker", "g4", pile="")
    assert "pass" not in menu(MASTER, forced)
    once = do(MASTER, forced, "0 joker b12").state
    assert do(MASTER, once, "0 end").state.turn == 1
    free = master("r3 joker", "g4", pile="")
    assert {"joker r10", "pass"} < set(menu(MASTER, free))


@pytest.mark.rule("M9")
@pytest.mark.parametrize(
    ("table", "card", "code"),
    [
        ("", "r10", None),
        ("", "r12", None),
        ("", "r9", "gap"),
        ("", "r13", "gap"),
        ("r10", "r9", None),
        ("r10", "y9", "gap"),
        (row("b", *range(12, 21)), "b21", None),
        (row("b", *range(2, 11)), "b1", None),
        (row("r", *range(12, 22)), "y1", "gap"),
        ("g9 g7", "g8", None),
        ("g7", "g6", None),
        ("g7", "g5", "gap"),
    ],
)
def test_a_number_goes_beside_its_neighbour_in_its_own_row(table: str, card: str, code: str | None) -> None:
    state = master(held(f"{card} y5 b5", bridges=0), "g4", table=table)
    why = explain(MASTER, state, 0, Card(card))
    if code is None:
        assert why is None
        return
    assert why is not None
    assert (why.code, why.rule) == (code, "M9")


@pytest.mark.rule("M9")
def test_a_number_goes_beside_a_joker_too_but_not_where_it_lies() -> None:
    state = master("r9 r10 y2", "g4", jokers="r10")
    assert "lay r9" in menu(MASTER, state)
    assert refused(MASTER, state, "0 lay r10") == ("place-taken", "M9")


@pytest.mark.rule("M10")
@pytest.mark.parametrize(
    ("table", "card", "earns"),
    [
        (row("r", *range(2, 11)), "r1", True),
        (row("r", *range(12, 21)), "r21", True),
        (row("r", 12, 13, 14, 15, 17, 18, 19, 20, 21), "r16", True),  # one that joins two parts
        (row("r", *range(1, 10)), "r10", True),
        (row("r", *range(3, 11)), "r2", False),
        (row("r", 12, 13, 14, 15, 17, 18, 19, 20), "r16", False),
        (row("r", *range(1, 11)), "r12", False),  # the other half is not complete
    ],
)
def test_the_last_missing_card_of_a_half_row_earns_a_bonus_card(table: str, card: str, earns: bool) -> None:
    step = do(MASTER, master(f"{card} y5 b5", "g4", table=table), f"0 lay {card}")
    assert (BonusTaken(0) in step.events) == earns
    assert MASTER.view(step.state, None).bonuses == (int(earns), 0)


@pytest.mark.rule("M10")
@pytest.mark.parametrize(("bonuses", "earned"), [((3, 3), 1), ((3, 4), 0)])
def test_there_are_seven_bonus_cards(bonuses: tuple[int, int], earned: int) -> None:
    hands = held("r1 y5", bonuses=bonuses[0]), held("g4", bonuses=bonuses[1])
    step = do(MASTER, master(*hands, table=row("r", *range(2, 11))), "0 lay r1")
    assert step.state.players[0].bonuses == bonuses[0] + earned
    assert (BonusTaken(0) in step.events) == bool(earned)


# Jokers


@pytest.mark.rule("M11")
def test_a_joker_stands_for_any_card_that_could_be_laid() -> None:
    state = master(held("joker joker y5", bridges=0), "g4", table="r10")
    places = ["r9", "r12", "y10", "y12", "g10", "g12", "b10", "b12"]
    assert menu(MASTER, state) == [*(f"joker {place}" for place in places), "draw"]
    step = do(MASTER, state, "0 joker r9")
    assert step.events == (JokerLaid(0, Spot("r9")),)
    assert (step.state.laid, step.state.players[0].jokers) == (1, 1)
    assert MASTER.view(step.state, 1).jokers == (Spot("r9"),)
    assert Card("r9") not in MASTER.view(step.state, 1).table
    assert do(MASTER, step.state, "0 joker r8").state.table.jokers == to_bits(cards("r8 r9"))  # several
    assert refused(MASTER, state, "0 joker r8") == ("gap", "M11")
    assert refused(MASTER, state, "0 joker r10") == ("place-taken", "M11")
    assert refused(MASTER, state, "0 lay joker") == ("joker-for-which-card", "M11")
    assert refused(MASTER, master("r3", "g4"), "0 joker r10") == ("not-in-hand", "G2")
    assert refused(MASTER, master("r3", "g4"), "0 lay joker") == ("not-in-hand", "G2")


@pytest.mark.rule("M11", "M19")
def test_a_joker_may_be_the_last_card() -> None:
    step = do(MASTER, master("joker", "g4 b3"), "0 joker r10")
    assert step.events == (JokerLaid(0, Spot("r10")), WentOut(0), HandsShown(((), cards("g4 b3"))))
    assert ended(step.state) == Outcome((1, 2), (0, -7), "out")


@pytest.mark.rule("M12")
def test_a_swap_takes_the_joker_into_the_hand() -> None:
    state = master("r10 y2", "g4", jokers="r10", laid=1)
    step = do(MASTER, state, "0 swap r10")
    assert step.events == (Swapped(0, Card("r10")),)
    assert step.state.players[0] == held("joker y2", taken=1)
    assert (step.state.table.jokers, step.state.laid) == (0, 1)
    assert "joker r12" in menu(MASTER, step.state)  # to lay at once
    assert do(MASTER, step.state, "0 end").state.players[0].jokers == 1  # or later
    assert refused(MASTER, state, "0 swap y2") == ("no-joker-there", "M12")
    assert refused(MASTER, state, "0 swap r9") == ("not-in-hand", "G2")


@pytest.mark.rule("M12")
def test_swaps_come_before_between_and_after_the_lays_and_do_not_count() -> None:
    state = master("r10 y10 b10 g12 g13 g14 g15 y1 y2", "g4", jokers="r10 y10 b10")
    before = do(MASTER, state, "0 swap r10", "0 lay g12").state
    assert before.swapped
    between = do(MASTER, before, "0 swap y10", "0 lay g13", "0 lay g14", "0 lay g15").state
    assert (between.turn, between.laid) == (0, 4)
    assert menu(MASTER, between) == ["swap b10", "end"]
    after = do(MASTER, between, "0 swap b10")
    assert after.events == (Swapped(0, Card("b10")), TurnEnded(0))  # no joker is left on the table
    assert after.state.turn == 1


@pytest.mark.rule("M12")
def test_ones_own_joker_may_be_swapped_in_the_same_turn() -> None:
    state = do(MASTER, master("r10 joker y2", "g4"), "0 joker r10").state
    assert menu(MASTER, state) == ["swap r10", "end"]


@pytest.mark.rule("M12")
@pytest.mark.parametrize("left", ["y2", "r9", "joker", "y10"])
@pytest.mark.parametrize(
    ("laid", "jokers", "is_over"), [(0, "", False), (2, "", False), (3, "y10", False), (3, "", True)]
)
def test_a_turn_ends_by_itself_after_four_cards_without_a_joker_on_the_table(
    laid: int, jokers: str, is_over: bool, left: str
) -> None:
    step = do(MASTER, master(f"r10 {left}", "g4", jokers=jokers, laid=laid), "0 lay r10")
    assert step.events == (Laid(0, Card("r10")), *[TurnEnded(0)] * is_over)
    assert step.state.turn == int(is_over)


@pytest.mark.rule("M12", "G2")
@pytest.mark.parametrize("laid", range(4))
@pytest.mark.parametrize(("chair", "owner"), [(0, 1), (1, 0), (None, 0), (None, 1)])
def test_no_chair_learns_from_a_turn_what_another_holds(laid: int, chair: int | None, owner: int) -> None:
    """Whatever the owner's other card is, this chair is shown the same, byte for byte."""
    shown = set()
    for hidden in ("y2", "r9", "joker", "y10", "r8", "b10"):
        hands = [held(f"r10 {'g3' if owner else hidden}", bridges=1), held(f"g4 {hidden if owner else 'g3'}")]
        laying = do(MASTER, master(*hands, jokers="y10", laid=laid), "0 lay r10")
        ending = do(MASTER, laying.state, "0 end")
        seen = [
            (MASTER.view(step.state, chair), *(MASTER.show(event, chair) for event in step.events))
            for step in (laying, ending)
        ]
        shown.add(msgspec.json.encode(seen))
    assert len(shown) == 1


@pytest.mark.rule("M13")
def test_a_player_who_has_swapped_must_lay_and_can() -> None:
    state = do(MASTER, master("r10 y2", "g4", jokers="r10"), "0 swap r10").state
    assert state.swapped
    assert not {"draw", "pass", "end"} & set(menu(MASTER, state))
    assert refused(MASTER, state, "0 draw") == ("turn-begun", "M13")
    assert refused(MASTER, state, "0 pass") == ("turn-begun", "M13")
    assert refused(MASTER, state, "0 end") == ("lay-first", "M13")
    after = do(MASTER, state, "0 joker r12", "0 end")  # the joker just taken will do
    assert after.state.turn == 1


@pytest.mark.rule("M13")
def test_there_is_no_swap_in_a_turn_that_draws_and_none_empties_a_hand() -> None:
    state = master("r10", "g4", jokers="r10", pile="b5")
    assert refused(MASTER, do(MASTER, state, "0 draw").state, "0 swap r10") == ("not-your-turn", "G2")
    swapped = do(MASTER, state, "0 swap r10")
    assert MASTER.outcome(swapped.state) is None
    assert swapped.state.players[0].cards == (JOKER,)


@pytest.mark.rule("M14")
def test_a_joker_earns_the_bonus_card_and_a_swap_never() -> None:
    state = master("joker r1 y5 y10", "g4", table=row("r", *range(2, 11)))
    step = do(MASTER, state, "0 joker r1")
    assert step.events == (JokerLaid(0, Spot("r1")), BonusTaken(0))
    swapped = do(MASTER, step.state, "0 swap r1")
    assert swapped.events == (Swapped(0, Card("r1")),)
    assert swapped.state.players[0].bonuses == 1


# Connection cards


@pytest.mark.rule("M16")
@pytest.mark.parametrize(
    ("table", "jokers", "hand", "bridges"),
    [
        ("y10 y9", "", "b9", ["bridge y9 b9"]),
        ("y10 y9", "", "g9", ["bridge y9 g9"]),
        ("y10 y9", "", "r9", []),  # no neighbour of yellow
        ("g10 g9", "", "r9", []),  # the ends of the column are no neighbours
        ("y10 y9", "", "b8", []),  # not the same number
        ("y10", "y9", "b9", ["bridge y9 b9"]),  # beside a joker
        ("y10 y9 r10 r9", "", "b9", ["bridge r9 b9", "bridge y9 b9"]),
        ("y10 y9", "", "joker", ["bridge y9 g9 joker", "bridge y9 b9 joker"]),
    ],
)
def test_a_connection_card_leads_to_the_same_number_in_a_neighbouring_row(
    table: str, jokers: str, hand: str, bridges: list[str]
) -> None:
    state = master(f"{hand} y2", "g4", table=table, jokers=jokers)
    assert [entry for entry in menu(MASTER, state) if entry.startswith("bridge")] == bridges


@pytest.mark.rule("M16")
def test_connection_and_card_are_one_move_and_the_row_grows_on_for_everybody() -> None:
    state = master("b9 y2", "b8 b10 b7 g1", table="y10 y9")
    step = do(MASTER, state, "0 bridge y9 b9")
    assert step.events == (Bridged(0, Spot("y9"), Spot("b9")), Laid(0, Card("b9")))
    step = do(MASTER, step.state, "0 end")
    assert MASTER.view(step.state, 1).spans == (Span(Spot("y9"), Spot("b9")),)
    assert MASTER.view(step.state, 1).bridges == (3, 4)
    assert menu(MASTER, step.state, 1)[:2] == ["lay b8", "lay b10"]
    later = do(MASTER, step.state, "1 lay b8", "1 lay b7", "1 end", "0 draw").state
    assert MASTER.view(later, None).spans == (Span(Spot("y9"), Spot("b9")),)


@pytest.mark.rule("M16")
def test_a_joker_at_either_end_of_a_connection_may_be_swapped() -> None:
    state = master("joker b9 y9 y2 y3", "g4", table="y10", jokers="y9")
    state = do(MASTER, state, "0 bridge y9 b9 joker").state
    assert [entry for entry in menu(MASTER, state) if entry.startswith("swap")] == ["swap y9", "swap b9"]
    swapped = do(MASTER, state, "0 swap y9", "0 swap b9").state
    assert swapped.table.spans == (Span(Spot("y9"), Spot("b9")),)
    assert swapped.players[0].jokers == 2


@pytest.mark.rule("M16", "M17", "M2", "G2")
@pytest.mark.parametrize(
    ("bridge", "code", "rule"),
    [
        ("bridge y9 b8", "connection-astray", "M16"),
        ("bridge y9 r9", "connection-astray", "M16"),
        ("bridge y13 b13", "connection-from-nothing", "M16"),
        ("bridge r10 b10 joker", "place-taken", "M16"),
        ("bridge y12 b12", "connection-needless", "M17"),
        ("bridge b10 b8", "connection-within-row", "M17"),
        ("bridge y9 g9", "not-in-hand", "G2"),
    ],
)
def test_where_a_connection_card_does_not_lead(bridge: str, code: str, rule: str) -> None:
    state = master("b8 b12 b13 r9 joker", "g4", table="y12 y10 y9 r10 b10")
    assert refused(MASTER, state, f"0 {bridge}") == (code, rule)
    assert bridge not in menu(MASTER, state)


@pytest.mark.rule("M2")
def test_without_a_connection_card_there_is_no_bridge() -> None:
    state = master(held("b9 y2", bridges=0), "g4", table="y10 y9")
    assert menu(MASTER, state) == ["draw"]
    assert refused(MASTER, state, "0 bridge y9 b9") == ("no-connection-left", "M2")


@pytest.mark.rule("M17")
def test_a_connection_card_is_used_only_where_the_card_could_not_be_laid_without() -> None:
    state = master("b10 b9 y2", "g4", table="y10 y9")
    assert menu(MASTER, state) == ["lay b10", "bridge y9 b9", "draw"]
    assert refused(MASTER, state, "0 bridge y10 b10") == ("connection-needless", "M17")


@pytest.mark.rule("M18", "M19")
def test_any_number_of_connection_cards_which_do_not_count_and_cost_nothing() -> None:
    state = master("g9 b9 r9 r8 g10", held("y2", bridges=4), table="y10 y9")
    assert "draw" in menu(MASTER, state)  # voluntary
    four = do(MASTER, state, "0 bridge y9 g9", "0 bridge y9 b9", "0 bridge b9 r9", "0 lay r8")
    assert four.state.players[0].bridges == 1
    assert four.state.turn == 1  # three with connections and one without are four
    out = do(MASTER, master("r10", "y2"), "0 lay r10").state
    assert ended(out).points == (0, -2)


@pytest.mark.rule("M22", "M16", "M17")
def test_the_books_first_example() -> None:
    """Timo 0, Vera 1."""
    state = master("b9 r9 g2", "r8 r7 r5", table="y10 y9")
    assert refused(MASTER, state, "0 lay b9") == ("gap", "M9")
    assert refused(MASTER, state, "0 bridge b9 r9") == ("connection-from-nothing", "M16")
    timo = do(MASTER, state, "0 bridge y9 b9", "0 bridge b9 r9")
    assert timo.state.table.spans == (Span(Spot("y9"), Spot("b9")), Span(Spot("b9"), Spot("r9")))
    vera = do(MASTER, timo.state, "0 end", "1 lay r8").state
    assert refused(MASTER, vera, "1 lay r5") == ("gap", "M9")
    assert refused(MASTER, vera, "1 bridge r8 r5") == ("connection-within-row", "M17")
    done = do(MASTER, vera, "1 lay r7").state
    assert menu(MASTER, done, 1) == ["end"]
    assert done.players[1].cards == cards("r5")


@pytest.mark.rule("M22", "M6", "M18")
def test_the_books_second_example() -> None:
    state = master("joker b8 b6 b5 b4", "g4", table="y10 y9 y8 y7")
    lisa = do(MASTER, state, "0 bridge y7 b7 joker", "0 lay b8", "0 lay b6", "0 lay b5")
    assert lisa.state.players[0] == held("b4", bridges=3)
    assert refused(MASTER, lisa.state, "0 lay b4") == ("four-laid", "M6")
    assert menu(MASTER, lisa.state) == ["end"]  # her joker lies on the table: she may hold the blue 7


# The end


@pytest.mark.rule("M10", "M15", "M19", "G5")
@pytest.mark.parametrize(
    ("players", "points", "places"),
    [
        ((held("r10"), held("y5 b21"), held("joker g2")), (0, -26, -13), (1, 3, 2)),
        ((held("r10", bonuses=1), held("y5", bonuses=3), held("joker joker")), (11, 28, -22), (2, 1, 3)),
        ((held("r10", bonuses=1), held("joker", bonuses=2), held("b4")), (11, 11, -4), (1, 1, 3)),
    ],
)
def test_points_are_bonus_cards_less_what_is_left_in_hand(
    players: tuple[Player, ...], points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    step = do(MASTER, master(*players), "0 lay r10")
    assert step.events[1] == WentOut(0)
    assert MASTER.to_act(step.state) == frozenset()
    assert ended(step.state) == Outcome(places, points, "out")
    assert refused(MASTER, step.state, "1 draw") == ("game-over", None)


@pytest.mark.rule("M19")
def test_the_bonus_card_of_the_last_card_counts() -> None:
    step = do(MASTER, master("r1", "g4", table=row("r", *range(2, 11))), "0 lay r1")
    assert step.events[:3] == (Laid(0, Card("r1")), BonusTaken(0), WentOut(0))
    assert ended(step.state).points == (11, -4)


@pytest.mark.rule("M20", "G4")
def test_a_match_has_as_many_rounds_as_players_and_adds_up_the_points() -> None:
    match = Match(MASTER)
    played = laws.play(match, MatchOptions(SHUFFLED, None), 3, Random(2))
    last = played.states[-1]
    assert len(last.sheet) == 3
    outcome = match.outcome(last)
    assert outcome is not None
    assert outcome.points == tuple(sum(round_.points[seat] for round_ in last.sheet) for seat in range(3))
    best = max(outcome.points)
    assert [place == 1 for place in outcome.places] == [points == best for points in outcome.points]


@pytest.mark.rule("M21")
def test_the_round_ends_after_the_turn_that_fills_all_rows() -> None:
    hands = held("r21 joker"), held("r20 joker", bonuses=2)
    filled = do(MASTER, master(*hands, table=ALL_BUT_RED_UP, pile=""), "0 joker r20", "0 lay r21")
    assert filled.events[1:3] == (BonusTaken(0), WentOut(0))  # going out comes first
    assert ended(filled.state).reason == "out"
    state = master(held("joker joker joker"), *hands[1:], table=ALL_BUT_RED_UP, pile="")
    laid = do(MASTER, state, "0 joker r20", "0 joker r21")
    assert laid.events == (JokerLaid(0, Spot("r21")), BonusTaken(0))
    step = do(MASTER, laid.state, "0 end")
    assert step.events == (RowsFilled(), HandsShown((cards("joker"), cards("r20 joker"))))
    assert ended(step.state) == Outcome((1, 2), (0, -9), "rows-filled")


@pytest.mark.rule("M21", "M12")
def test_in_that_turn_jokers_may_still_be_swapped() -> None:
    table = ALL_BUT_RED_UP.replace("b5 ", "")
    state = master("b5 r20 joker joker", "g4", table=table, jokers="b5", pile="")
    state = do(MASTER, state, "0 lay r20", "0 joker r21").state
    assert state.table.filled == PLACES
    assert menu(MASTER, state) == ["swap b5", "end"]
    assert explain(MASTER, state, 0, JOKER) is not None
    swapped = do(MASTER, state, "0 swap b5", "0 end")
    assert swapped.events[0] == RowsFilled()
    kept = do(MASTER, state, "0 end")
    assert ended(kept.state).points == (11 - 5 - 11, -4)


# What everybody knows


@pytest.mark.rule("G2")
def test_three_chairs_see_the_deal() -> None:
    step = dealt(3)
    event = step.events[1]
    assert isinstance(event, Dealt)
    hands = [player.cards for player in step.state.players]
    for chair in (0, 1, None):
        seen = [hand if seat == chair else None for seat, hand in enumerate(hands)]
        assert MASTER.show(event, chair) == Dealt(tuple(seen), 24, 0)
        assert MASTER.view(step.state, chair).hand == (() if chair is None else hands[chair])
        assert MASTER.view(step.state, chair).shown == ()


@pytest.mark.rule("G2")
def test_out_of_turn_is_refused() -> None:
    state = master("r10 y2", "r12")
    assert menu(MASTER, state, 1) == []
    assert refused(MASTER, state, "1 lay r12") == ("not-your-turn", "G2")
    assert refused(MASTER, state, "0 lay r12") == ("not-in-hand", "G2")
    assert refused(MASTER, state, "0 lay pause") == ("not-in-hand", "G2")
    assert refused(MASTER, MASTER.start(SHUFFLED, 2), "0 draw") == ("shuffle-first", None)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        MASTER.apply(state, NATURE, Deal(COLUMN, DEALT))


@pytest.mark.rule("M12")
def test_all_know_that_a_joker_was_taken_until_one_is_laid() -> None:
    state = do(MASTER, master("r10 joker y2", "g4", jokers="r10"), "0 swap r10").state
    assert MASTER.view(state, 1).taken == (1, 0)
    for seed in range(20):
        assert MASTER.imagine(MASTER.view(state, 1), Random(seed)).players[0].jokers >= 1
    laid = do(MASTER, state, "0 joker r12").state
    assert MASTER.view(laid, 1).taken == (0, 0)
    assert MASTER.view(do(MASTER, laid, "0 joker r13").state, 1).taken == (0, 0)


@pytest.mark.rule("M12")
@pytest.mark.parametrize("laid", [1, 4])
@pytest.mark.parametrize("chair", [1, None])
def test_a_player_who_goes_on_is_imagined_with_any_cards(laid: int, chair: int | None) -> None:
    hands = held("r10 y2", bridges=1), held("g4 g5 g6 g7")
    view = MASTER.view(master(*hands, jokers="r10", pile="b1 b2 b3", laid=laid), chair)
    menus = {len(menu(MASTER, MASTER.imagine(view, Random(seed)))) for seed in range(40)}
    assert min(menus) == 1 < max(menus)


def test_a_card_is_tried_in_every_way_it_could_be_played() -> None:
    state = master("b9 joker", "g4", table="y10 y9", jokers="r10")
    actions = [str(action) for action in MASTER.actions_with(state, 0, Card("b9"))]
    assert actions == ["lay b9", "swap b9", "bridge y9 b9"]
    assert "joker b10" in map(str, MASTER.actions_with(state, 0, JOKER))
    assert "bridge y9 b9 joker" in map(str, MASTER.actions_with(state, 0, JOKER))


def test_the_table_in_words() -> None:
    state = do(MASTER, master("b9 y2", "g4", table="y10", jokers="y9"), "0 bridge y9 b9").state
    assert list(told(MASTER.view(state, 1), Texts("en", ("Anna", "Ben"), 1))) == [
        "★\xa0green: 11",
        "▶\xa0yellow: 9–11; a joker as 9",
        "●\xa0blue: 9, 11",
        "■\xa0red: 11",
        "Draw pile: 1 card",
        "Cards in hand: Anna 1, you 1",
        "Connection cards: Anna 3, you 4",
        "Bonus cards: Anna 0, you 0",
    ]


# The simple bot


@pytest.mark.parametrize(
    ("state", "choice"),
    [
        (master("r10 y3", "g4 g5 g6 g7 g8 g9", jokers="r10"), "swap r10"),
        (master("r10 y3 b2 b3 b4", "g4 g5 g6 g7 g8 g9"), "draw"),
        (master("r10 y3 b2 b3 b4", "g4 g5 g6 g7 g8 g9", pile=""), "lay r10"),
        (master("r10 r12 b2", "g4 g5"), "lay r12"),  # what costs most, before it is too late
        (master("b2 b3 b4 b5 b6", "g4 g5"), "draw"),
        (master("r1 y3 b2 b3 b4", "g4 g5 g6 g7 g8 g9", table=row("r", *range(2, 11))), "lay r1"),
    ],
)
def test_the_rule_of_thumb(state: State, choice: str) -> None:
    chosen = SIMPLE.choose(MASTER.view(state, 0), MASTER.legal_actions(state, 0), Random(1))
    assert str(chosen) == choice


def test_the_rule_of_thumb_beats_chance() -> None:
    rng = Random(7)
    wins = 0
    for number in range(12):
        simple = number % 2
        state = MASTER.start(SHUFFLED, 2)
        state = MASTER.apply(state, NATURE, MASTER.shuffle(state, rng)).state
        while isinstance(seat := state.turn, int):
            bot = SIMPLE if seat == simple else RANDOM_BOT
            action = bot.choose(MASTER.view(state, seat), MASTER.legal_actions(state, seat), rng)
            state = MASTER.apply(state, seat, action).state
        wins += simple in ended(state).winners
    assert wins >= 10
