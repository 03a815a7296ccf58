"""The loop that plays rounds and matches."""

from __future__ import annotations

from random import Random
from typing import Any

from reihum.bots.simple import SIMPLE
from reihum.game import NATURE, Actor, Step, public_events
from reihum.games.ratefix.rules import RATEFIX
from reihum.games.zweikampf.rules import ZWEIKAMPF
from reihum.match import Match, MatchOptions, RoundEnded
from reihum.playing import Playing

MATCH = Match(RATEFIX)


def play(playing: Playing, moves: int) -> None:
    """Makes this number of moves of players, or fewer if it is over."""
    for _ in range(moves):
        seat = playing.next_seat()
        if seat is None:
            return
        view, menu = MATCH.view(playing.state, seat).round, MATCH.legal_actions(playing.state, seat)
        playing.apply(seat, SIMPLE.choose(view, menu, Random(1)))


def new(**options: Any) -> Playing:
    start = MATCH.start(MatchOptions(RATEFIX.options_type(), 2), 3)
    return Playing(MATCH, start, Random(3), **options)


def test_each_round_has_its_own_history() -> None:
    steps: list[Step[Any, Any]] = []
    playing = new(on_step=lambda actor, action, step: steps.append(step))
    play(playing, 1000)
    assert MATCH.outcome(playing.state) is not None
    ends = [number for number, step in enumerate(steps) if isinstance(step.events[-1], RoundEnded)]
    assert len(ends) == 2
    last_round = steps[ends[0] + 1 :]
    assert playing.history == [event for step in last_round for event in public_events(MATCH, step)]
    assert playing.next_seat() is None


def test_the_moves_of_nature_are_steps_too() -> None:
    actors: list[Actor] = []
    playing = new(on_step=lambda actor, action, step: actors.append(actor), keeps_history=False)
    play(playing, 2)
    assert actors == [NATURE, 1, 2]
    assert playing.history == []


def test_going_back_restores_state_and_history() -> None:
    playing = new()
    play(playing, 1)
    before, history = playing.state, tuple(playing.history)
    play(playing, 1)
    assert (playing.state, tuple(playing.history)) != (before, history)
    playing.go_back(before, history)
    assert (playing.state, tuple(playing.history)) == (before, history)
    assert playing.next_seat() == 2


def test_where_several_may_act_one_is_picked() -> None:
    start = ZWEIKAMPF.start(ZWEIKAMPF.options_type(), 2)
    assert Playing(ZWEIKAMPF, start, Random(1)).next_seat() == 0
    assert Playing(ZWEIKAMPF, start, Random(1), pick=max).next_seat() == 1
