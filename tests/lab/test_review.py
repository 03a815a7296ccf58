"""Reviews: they find a move that throws the round away, and call good cards good."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from reihum import record
from reihum.cards import Card, from_bits
from reihum.game import NATURE
from reihum.games.elfer.rules import DECK, ELFER
from reihum.games.elfer.rules import Options as ElferOptions
from reihum.games.junior.rules import JUNIOR
from reihum.games.master.rules import MASTER
from reihum.games.rows.actions import END, Deal, Lay
from reihum.match import MatchOptions
from reihum.record import Entry, Player, Record
from reihum.registry import GAMES
from reihum.review.report import report
from reihum.review.review import Review, review
from reihum.texts import LANGUAGES, find
from reviewed_rounds import played


@cache
def blunder() -> tuple[Record, Review]:
    whole = played(JUNIOR, 3, 28, blunders=True)
    return whole, review(whole, JUNIOR, 0)


def test_a_move_that_throws_the_round_away_costs_most() -> None:
    whole, found = blunder()
    worst = found.mistakes[0]
    assert worst.action == whole.actions[worst.number - 1].action == END
    assert (worst.reason.key, worst.seat) == ("hint-rows-out", whole.actions[worst.number - 1].by)
    assert worst.chance + worst.cost == pytest.approx(1)
    assert found.given_away[worst.seat] >= worst.cost > 3 * worst.error


def test_only_moves_with_a_choice_are_weighed() -> None:
    whole, found = blunder()
    assert found.weighed is not None
    assert 0 < sum(found.weighed) < len(whole.actions)


def test_where_nothing_is_hidden_a_round_of_master_is_not_judged_by_how_the_weights_would_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("reihum.review.review.FIRST_LOOK", 1)
    monkeypatch.setattr("reihum.review.review.WORLDS", 2)
    whole = played(MASTER, 2, 1)
    choices = Counter[bool]()
    state = None
    for entry, step in record.replay(whole, MASTER):
        if entry.by is not NATURE and state is not None:
            choices[bool(state.round.pile)] += len(MASTER.legal_actions(state.round, entry.by)) > 1
        state = step.state
    weighed = review(whole, MASTER, 0).weighed
    assert weighed is not None
    assert sum(weighed) == choices[True]
    assert choices[False] > 0


def test_the_same_seed_gives_the_same_review() -> None:
    whole, found = blunder()
    assert review(whole, JUNIOR, 0) == found


def test_a_hand_that_never_has_to_draw_is_a_lucky_one() -> None:
    options = MatchOptions(ElferOptions())
    began = Entry(NATURE, Deal(from_bits(DECK))), Entry(0, Lay(Card("r11")))
    whole = replace(record.begin(ELFER, (Player("Anna"), Player("Ben")), options), actions=began)
    found = review(whole, ELFER, 0)
    assert found.luck is not None
    assert found.luck[0] > 0.8
    assert found.mistakes == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["junior", "schwarzerpeter", "ratefix"])
def test_a_review_is_told_in_every_language(game: str, language: str) -> None:
    found = blunder()[1] if game == "junior" else reviewed(game)
    texts = find(language)
    told = read(report(found, texts))
    assert texts(f"game-{game}") in told
    assert "Anna 0" in told
    assert (texts("review-not-weighed") in told) is (game != "junior")
    assert (texts("review-no-hands") in told) is (game == "ratefix")


@cache
def reviewed(game: str) -> Review:
    return review(played(GAMES[game], 3, 1), GAMES[game], 0)


def read(shown: Any) -> str:
    """What a wide terminal shows."""
    console = Console(width=300, highlight=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def test_a_name_is_no_markup() -> None:
    found = replace(blunder()[1], players=("[bold]Anna", "Ben", "Clara"))
    assert "[bold]Anna" in read(report(found, find("en")))
