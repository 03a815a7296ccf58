"""The reason of a hint fits its move in hundreds of positions of every game; hint, level and review agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from hint_claims import CLAIMS, Case
from message_keys import messages
from reihum import bots, record
from reihum.bots.hints import find_hint, rng_of
from reihum.bots.reasons import explain
from reihum.bots.simple import SIMPLE
from reihum.bots.win_chance import prospects, win_chance
from reihum.game import NATURE, AnyGame, public_events
from reihum.match import Match, MatchOptions, extend_history
from reihum.record import Entry, Player, Record
from reihum.registry import GAMES
from reihum.review.review import review

POSITIONS = 300
"""At least so many of each game."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEARCHED = pytest.mark.parametrize("game", [GAMES[name] for name in ("junior", "stufen", "elfer", "master")])


def positions(game: AnyGame, rng: Random) -> Iterator[Case]:
    """Moves of rounds with all numbers of players: sensible ones, and any."""
    while True:
        for seats in game.seats:
            yield from round_of(game, seats, rng)


def round_of(game: AnyGame, seats: int, rng: Random) -> Iterator[Case]:
    state, history = game.start(game.options_type(), seats), list[Any]()
    while actors := game.to_act(state):
        actor = rng.choice(sorted(actors, key=str))
        if actor is NATURE:
            action = game.shuffle(state, rng)
        else:
            view, menu = game.view(state, actor), game.legal_actions(state, actor)
            action = SIMPLE.choose(view, menu, rng)
            if rng.random() < 0.3:
                action = rng.choice(menu)
            yield Case(game, state, actor, tuple(history), menu, action)
        step = game.apply(state, actor, action)
        state = step.state
        history += public_events(game, step)


def is_true(case: Case) -> str:
    reason = explain(case.view, case.menu, case.action, case.history)
    assert CLAIMS[reason.key](case, **reason.details), (reason, case.view, case.action)
    return reason.key


@EVERY_GAME
def test_the_reason_for_a_move_is_true(game: AnyGame) -> None:
    rng = Random(1)
    found = Counter[str]()
    for case in positions(game, rng):
        found[is_true(case)] += 1
        found[is_true(case._replace(action=rng.choice(case.menu)))] += 1
        if found.total() >= 2 * POSITIONS:
            break
    assert found["hint-best"] < 0.7 * found.total()


def test_hints_in_ratefix_are_true_and_say_something() -> None:
    game, found = GAMES["ratefix"], Counter[str]()
    for case in positions(game, Random(2)):
        action = find_hint(game, case.view, case.menu, case.history).action
        found[is_true(case._replace(action=action))] += 1
        if found.total() == POSITIONS // 3:
            break
    assert found["hint-best"] < 0.1 * found.total()


def test_every_reason_is_checked() -> None:
    keys = {key for key in messages("en") if key.startswith("hint-")}
    assert keys - {"hint-chance"} == CLAIMS.keys()


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots finish their thoughts, however busy the machine is."""
    monkeypatch.setattr("reihum.bots.search.monotonic", lambda: 0.0)


@EVERY_GAME
@pytest.mark.parametrize(("bot", "times"), [("simple", 6), ("hard", 6), ("master", 1)])
@pytest.mark.usefixtures("unhurried")
def test_a_hint_is_what_its_bot_plays_with_a_reason_that_is_true(game: AnyGame, bot: str, times: int) -> None:
    for case in islice(positions(game, Random(3)), 0, 7 * times, 7):
        given = find_hint(game, case.view, case.menu, case.history, bot)
        assert given.bot == bot
        chosen = bots.BOTS[bot].choose(case.view, case.menu, rng_of(case.view), case.history)
        assert chosen == given.action
        assert explain(case.view, case.menu, given.action, case.history) == given.reason
        is_true(case._replace(action=given.action))


@EVERY_GAME
def test_hints_are_those_of_the_strongest_level(game: AnyGame) -> None:
    assert bots.strongest(game.name) == bots.offered(game.name)[3] == "master"


def by_hints(game: AnyGame, moves: int, slips: float = 0.0) -> tuple[Record, list[Any]]:
    """A record that begins like this: everybody does what hints say, but for some slips. And all hints."""
    match, rng = Match(game), Random(1)
    options = MatchOptions(game.options_type())
    state, history = match.start(options, 3), tuple[Any, ...]()
    entries: list[Entry] = []
    hints: list[Any] = []
    while len(entries) < moves and (actors := match.to_act(state)):
        actor = min(actors, key=str)
        hint = None
        if actor is NATURE:
            action = match.shuffle(state, rng)
        else:
            view, menu = match.view(state, actor).round, match.legal_actions(state, actor)
            action = hint = find_hint(game, view, menu, history).action if len(menu) > 1 else menu[0]
            if rng.random() < slips:
                action = rng.choice(menu)
        entries.append(Entry(actor, action))
        hints.append(hint)
        step = match.apply(state, actor, action)
        state, history = step.state, extend_history(match, history, step)
    seated = tuple(Player(name) for name in ("Anna", "Ben", "Clara"))
    return replace(record.begin(game, seated, options), actions=tuple(entries)), hints


@pytest.fixture
def severe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever differs from the bot's move is called a mistake; and the strongest bot is one that needs less
    time."""
    for module in ("bots.hints", "review.review"):
        monkeypatch.setattr(f"reihum.{module}.strongest", lambda game: "hard")
    monkeypatch.setattr("reihum.review.review.SUSPICIOUS", float("-inf"))
    monkeypatch.setattr("reihum.review.review.CLEARLY", float("-inf"))
    monkeypatch.setattr("reihum.review.review.FIRST_LOOK", 200)
    monkeypatch.setattr("reihum.review.review.WORLDS", 50)
    monkeypatch.setattr("reihum.review.review.DEALS", 2)


@SEARCHED
@pytest.mark.usefixtures("unhurried", "severe")
@pytest.mark.sample(1)
def test_a_review_holds_no_hint_against_its_player_and_says_the_same(game: AnyGame) -> None:
    whole, hints = by_hints(game, moves=30, slips=0.4)
    mistakes = review(whole, game, 0).mistakes
    assert mistakes
    for mistake in mistakes:
        assert mistake.action != hints[mistake.number - 1] == mistake.better


def test_at_the_beginning_of_a_round_chances_are_fair_on_average() -> None:
    game = GAMES["elfer"]
    firsts = [next(iter(round_of(game, 3, Random(seed)))) for seed in range(12)]
    chances = []
    for case in firsts:
        expected = prospects(case.view, case.history, Random(1))
        assert expected is not None
        chances.append(win_chance(game, expected, case.view, case.action, Random(1), 300).share)
    assert 0.2 < fmean(chances) < 0.45


def test_a_win_that_nobody_can_prevent_is_called_sure() -> None:
    game = GAMES["elfer"]
    case = next(iter(round_of(game, 3, Random(1))))
    expected = prospects(case.view, case.history, Random(1))
    assert expected is not None
    sure = expected._replace(solve=lambda actions, worlds: np.ones(len(actions)))
    assert win_chance(game, sure, case.view, case.action, Random(1), 100) == (1.0, 0.0)
    assert win_chance(game, expected, case.view, case.action, Random(1), 100).share < 1
