"""Rounds and the score sheet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from positions import cards, do, position
from reihum import testing as laws
from reihum.cards import deck
from reihum.game import (
    FIRST_ROUND,
    NATURE,
    AnyGame,
    BadSetup,
    IllegalAction,
    Outcome,
    RoundContext,
    check_setup,
)
from reihum.games.elfer import rules as elfer
from reihum.games.junior import rules as junior
from reihum.games.rows.actions import Deal
from reihum.match import MOST_ROUNDS, AnyState, Match, MatchOptions, MatchState, RoundEnded, totals
from reihum.registry import GAMES

JUNIOR = Match(junior.JUNIOR)
ELFER = Match(elfer.ELFER)


def options_of(game: AnyGame, rounds: int | None = 1, first: int = 0) -> MatchOptions[Any]:
    return MatchOptions(game.options_type(), rounds, first)


def after(game: AnyGame, *sheet: Outcome) -> AnyState:
    """A match with these rounds behind it, and no more to come."""
    return MatchState(options_of(game, len(sheet)), len(sheet[0].points), None, sheet)


def scored(*points: int, carried: tuple[int, ...] = ()) -> Outcome:
    return Outcome((1,) * len(points), points, "out", carried)


BOOK_HANDS = ("r2 r3 y9 g5 y2", "r4 r5 y4 y5 y3", "r6 r7 r8 r9 y8", "r10 g2 g3 g4 b2")
BOOK_LAYS = ("r2 r3", "r4 r5", "r6 r7 r8 r9", "r10 g2 g3 g4 b2")
"""The hands of four players by their order in turn, and what they lay until the last has won."""


def play_book_round(state: AnyState, first: int) -> AnyState:
    """A round of Junior that ends with 9+5+2, 4+5+3, 8 and nothing in hand (J7)."""
    hands = [BOOK_HANDS[(seat - first) % 4] for seat in range(4)]
    dealt = cards(" ".join(hands))
    rest = tuple(card for card in deck(range(2, 11)) if card not in dealt)
    state = JUNIOR.apply(state, NATURE, Deal(dealt + rest)).state
    for place, lays in enumerate(BOOK_LAYS):
        seat = (first + place) % 4
        ends = () if place == 3 else (f"{seat} end",)
        state = do(JUNIOR, state, *(f"{seat} lay {card}" for card in lays.split()), *ends).state
    return state


@pytest.mark.rule("J7", "G5")
def test_junior_counts_what_is_left_in_hand_as_in_the_book() -> None:
    state = play_book_round(JUNIOR.start(options_of(junior.JUNIOR), 4), first=0)
    assert JUNIOR.outcome(state) == Outcome((4, 3, 2, 1), (9 + 5 + 2, 4 + 5 + 3, 8, 0), "out")


@pytest.mark.rule("J7", "G3", "G4")
def test_junior_adds_the_rounds_up_and_fewest_wins() -> None:
    state = play_book_round(JUNIOR.start(options_of(junior.JUNIOR, rounds=2), 4), first=0)
    assert JUNIOR.outcome(state) is None
    state = play_book_round(state, first=1)
    assert totals(state.sheet) == (16 + 0, 12 + 16, 8 + 12, 0 + 8)
    assert JUNIOR.outcome(state) == Outcome((2, 4, 3, 1), (16, 28, 20, 8), "match")


def last_card_of_elfer(*earlier: Outcome) -> AnyState:
    """A round in which seat 0 holds one card, and it fits."""
    game = elfer.ELFER
    round_ = position(game.options_type(), "r12", "g19 y2", "b5", table="r11")
    return MatchState(options_of(game, len(earlier) + 1), 3, round_, earlier)


@pytest.mark.rule("E12", "E11")
def test_elfer_counts_a_nineteen_and_a_two_as_21() -> None:
    step = do(ELFER, last_card_of_elfer(), "0 lay r12")
    assert step.events[-1] == RoundEnded(1, Outcome((1, 3, 2), (0, 21, 5), "out"))
    assert ELFER.outcome(step.state) == Outcome((1, 3, 2), (0, 21, 5), "out")


@pytest.mark.rule("E12", "G5")
def test_elfer_adds_the_rounds_up_and_equal_sums_share_the_place() -> None:
    step = do(ELFER, last_card_of_elfer(scored(21, 0, 30)), "0 lay r12")
    outcome = ELFER.outcome(step.state)
    assert outcome == Outcome((1, 1, 3), (21, 21, 35), "match")
    assert outcome.winners == (0, 1)


@pytest.mark.rule("G4", "G5")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_match_is_won_by_the_sum_of_its_rounds(game: AnyGame) -> None:
    outcome = Match(game).outcome(
        after(game, scored(3, 9, 1, 4, carried=(1,) * 4), scored(4, 2, 6, 3, carried=(1,) * 4))
    )
    assert outcome is not None
    assert outcome.points == (7, 11, 7, 7)
    assert outcome.places == ((2, 1, 2, 2) if game.scoring == "most" else (1, 4, 1, 1))
    assert outcome.reason == "match"


@pytest.mark.rule("G4", "G5")
def test_everybody_sees_who_is_ahead_after_each_round() -> None:
    played = laws.play(JUNIOR, options_of(junior.JUNIOR, rounds=3), 3, Random(1))
    for state in played.states:
        sums = totals(state.sheet)
        ahead = tuple(1 + sum(other < own for other in sums) for own in sums)
        assert JUNIOR.view(state, None).places == JUNIOR.view(state, 0).places == ahead


@pytest.mark.rule("G4")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_match_has_as_many_rounds_as_players(seats: int) -> None:
    played = laws.play(JUNIOR, options_of(junior.JUNIOR, rounds=None), seats, Random(1))
    assert len(played.states[-1].sheet) == seats


@pytest.mark.rule("G4")
def test_rounds_may_be_agreed_beforehand_and_one_is_a_match_too() -> None:
    for rounds in (1, 2, 5):
        played = laws.play(JUNIOR, options_of(junior.JUNIOR, rounds), 2, Random(1))
        sheet = played.states[-1].sheet
        assert len(sheet) == rounds
        ended = [event for step in played.steps for event in step.events if isinstance(event, RoundEnded)]
        assert ended == [RoundEnded(number, outcome) for number, outcome in enumerate(sheet, start=1)]
        assert (JUNIOR.outcome(played.states[-1]) == sheet[0]) == (rounds == 1)


@pytest.mark.rule("G3")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_named_seat_moves_one_to_the_left_each_round(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[int, int] = {}
    start = game.start

    def spy(options: Any, seats: int, round_: RoundContext = FIRST_ROUND) -> Any:
        told[round_.number] = round_.first
        return start(options, seats, round_)

    monkeypatch.setattr(game, "start", spy)
    seats = game.seats[0]
    laws.play(Match(game), options_of(game, rounds=3, first=1), seats, Random(1))
    assert told == {1: 1, 2: 2 % seats, 3: 3 % seats}


@pytest.mark.rule("G3")
def test_the_first_seat_is_named_by_default() -> None:
    assert MatchOptions(None).first == RoundContext().first == 0


def test_points_carried_go_into_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    start = junior.JUNIOR.start

    def spy(options: Any, seats: int, round_: RoundContext = FIRST_ROUND) -> Any:
        told.append(round_)
        return start(options, seats, round_)

    monkeypatch.setattr(junior.JUNIOR, "start", spy)
    over = do(junior.JUNIOR, position(junior.Options(), "r2", "r5", table="r1"), "0 lay r2").state
    state = MatchState(options_of(junior.JUNIOR, 2, first=1), 2, over, (scored(0, 5, carried=(3, 1)),))
    JUNIOR.shuffle(state, Random(1))
    assert told == [RoundContext(2, 0, (3, 1))]


def test_a_round_that_is_over_stays_on_the_table_until_the_next_is_dealt() -> None:
    state = play_book_round(JUNIOR.start(options_of(junior.JUNIOR, rounds=2), 4), first=0)
    assert JUNIOR.to_act(state) == {NATURE}
    assert JUNIOR.view(state, 0).round.shown[2] == cards("y8")
    assert JUNIOR.legal_actions(state, 0) == ()
    with pytest.raises(IllegalAction, match="shuffle-first"):
        do(JUNIOR, state, "1 draw")


def test_after_the_last_round_nobody_acts() -> None:
    state = play_book_round(JUNIOR.start(options_of(junior.JUNIOR), 4), first=0)
    assert JUNIOR.to_act(state) == frozenset()
    with pytest.raises(IllegalAction, match="game-over"):
        do(JUNIOR, state, "1 draw")


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (MatchOptions(junior.Options(), 0), 2, "rounds"),
        (MatchOptions(junior.Options(), -1), 2, "rounds"),
        (MatchOptions(junior.Options(), MOST_ROUNDS + 1), 2, "rounds"),
        (MatchOptions(junior.Options(), 1, 2), 2, "first-seat"),
        (MatchOptions(junior.Options(), 1, -1), 2, "first-seat"),
        (MatchOptions(junior.Options()), 1, "players"),
        (MatchOptions(junior.Options()), 7, "players"),
    ],
)
def test_a_match_that_cannot_be_is_refused(options: MatchOptions[Any], seats: int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check_setup(JUNIOR, options, seats)
    assert refused.value.code == code
